# Small messages beside a board.
call = { $mention }, it is your turn in { $game }: { $link }
call-again = { $mention }, your turn in { $game } ends { $until }: { $link }
call-answer =
    { $mention }, your { $count ->
        [one] answer is
       *[other] answers are
    } awaited in { $game }: { $link }
call-answer-again = { $mention }, the time to answer in { $game } is up { $until }: { $link }
channel-gone =
    { $where ->
        [channel] 🍂 { $name } no longer shows this game. It goes on here.
        [server] 🍂 A channel of the server { $name } no longer shows this game. It goes on here.
       *[unknown] 🍂 Another channel no longer shows this game. It goes on here.
    }
