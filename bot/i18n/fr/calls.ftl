# Petits messages à côté d’un plateau.
call = { $mention }, à toi de jouer à { $game } : { $link }
call-again = { $mention }, ton tour à { $game } se termine { $until } : { $link }
call-answer =
    { $mention }, on attend { $count ->
        [one] ta réponse
       *[other] vos réponses
    } à { $game } : { $link }
call-answer-again = { $mention }, le temps pour répondre à { $game } se termine { $until } : { $link }
channel-gone =
    { $where ->
        [channel] 🍂 { $name } n’affiche plus cette partie. Elle continue ici.
        [server] 🍂 Un salon du serveur { $name } n’affiche plus cette partie. Elle continue ici.
       *[unknown] 🍂 Un autre salon n’affiche plus cette partie. Elle continue ici.
    }
