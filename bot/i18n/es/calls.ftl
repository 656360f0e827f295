# Mensajes breves junto a un tablero.
call = { $mention }, te toca en { $game }: { $link }
call-again = { $mention }, tu turno en { $game } termina { $until }: { $link }
channel-away = 🍂 Uno de los canales de esta partida ya no existe. Aquí se sigue jugando.
channel-left = 🍂 Esta partida se retiró de otro canal. Aquí se sigue jugando.
