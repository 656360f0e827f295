"""The house player of Wuzzlts."""

from bot.house.wuzzlts.player import WuzzltsHouse

__all__ = ["PLAYER"]

PLAYER = WuzzltsHouse()
