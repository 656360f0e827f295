# Small messages beside a board.
call = { $mention }, tocca a te in { $game }: { $link }
call-again = { $mention }, il tuo turno in { $game } finisce { $until }: { $link }
channel-away = 🍂 Uno dei canali di questa partita non c’è più. Si continua qui.
channel-left = 🍂 Questa partita è stata tolta da un altro canale. Si continua qui.
