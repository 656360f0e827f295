# Mensajes breves junto a un tablero.
call = { $mention }, te toca en { $game }: { $link }
call-again = { $mention }, tu turno en { $game } termina { $until }: { $link }
call-answer =
    { $mention }, en { $game } { $count ->
        [one] te
       *[other] les
    } toca responder: { $link }
call-answer-again = { $mention }, el tiempo para responder en { $game } termina { $until }: { $link }
channel-gone =
    { $where ->
        [channel] 🍂 { $name } ya no muestra esta partida. Aquí se sigue jugando.
        [server] 🍂 Un canal del servidor { $name } ya no muestra esta partida. Aquí se sigue jugando.
       *[unknown] 🍂 Otro canal ya no muestra esta partida. Aquí se sigue jugando.
    }
