"""The house player of Putz die Wutz."""

from bot.house.putzdiewutz.player import PutzHouse

__all__ = ["PLAYER"]

PLAYER = PutzHouse()
