# Small messages beside a board.
call = { $mention }, tocca a te in { $game }: { $link }
call-again = { $mention }, il tuo turno in { $game } finisce { $until }: { $link }
call-answer =
    { $mention }, in { $game } si aspetta la { $count ->
        [one] tua
       *[other] vostra
    } risposta: { $link }
call-answer-again = { $mention }, il tempo per rispondere in { $game } finisce { $until }: { $link }
channel-gone =
    { $where ->
        [channel] 🍂 { $name } non mostra più questa partita. Si continua qui.
        [server] 🍂 Un canale del server { $name } non mostra più questa partita. Si continua qui.
       *[unknown] 🍂 Un altro canale non mostra più questa partita. Si continua qui.
    }
