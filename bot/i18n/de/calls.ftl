# Small messages beside a board.
call = { $mention }, du bist in { $game } am Zug: { $link }
call-again = { $mention }, dein Zug in { $game } endet { $until }: { $link }
call-answer =
    { $mention }, in { $game } { $count ->
        [one] bist du
       *[other] seid ihr
    } gefragt: { $link }
call-answer-again = { $mention }, die Zeit zum Antworten in { $game } endet { $until }: { $link }
channel-gone =
    { $where ->
        [channel] 🍂 { $name } zeigt dieses Spiel nicht mehr. Hier geht es weiter.
        [server] 🍂 Ein Kanal des Servers { $name } zeigt dieses Spiel nicht mehr. Hier geht es weiter.
       *[unknown] 🍂 Ein anderer Kanal zeigt dieses Spiel nicht mehr. Hier geht es weiter.
    }
