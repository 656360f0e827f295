# Small messages beside a board.
call = { $mention }, it is your turn in { $game }: { $link }
call-again = { $mention }, your turn in { $game } ends { $until }: { $link }
channel-away = 🍂 One of the channels of this game is gone. It goes on here.
channel-left = 🍂 This game was taken out of another channel. It goes on here.
