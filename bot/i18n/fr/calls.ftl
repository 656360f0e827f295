# Petits messages à côté d’un plateau.
call = { $mention }, à toi de jouer à { $game } : { $link }
call-again = { $mention }, ton tour à { $game } se termine { $until } : { $link }
channel-away = 🍂 Un des salons de cette partie n’existe plus. Elle continue ici.
channel-left = 🍂 Cette partie a été retirée d’un autre salon. Elle continue ici.
