"""The house player of Ratzeputz."""

from bot.house.ratzeputz.player import RatzeputzHouse

__all__ = ["PLAYER"]

PLAYER = RatzeputzHouse()
