"""The house player of Würfel-WG."""

from bot.house.wuerfelwg.player import WuerfelWgHouse

__all__ = ["PLAYER"]

PLAYER = WuerfelWgHouse()
