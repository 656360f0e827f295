# Small messages beside a board.
call = { $mention }, du bist in { $game } am Zug: { $link }
call-again = { $mention }, dein Zug in { $game } endet { $until }: { $link }
channel-away = 🍂 Einen der Kanäle dieses Spiels gibt es nicht mehr. Hier geht es weiter.
channel-left = 🍂 Dieses Spiel wurde aus einem anderen Kanal genommen. Hier geht es weiter.
