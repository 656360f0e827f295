"""House players: they fill a seat when people are short, and know no more than a person there would."""

from collections.abc import Mapping

from bot.engines.registry import Exposed
from bot.house.player import HousePlayer

__all__ = ["HOUSE", "HousePlayer"]

HOUSE: Mapping[str, HousePlayer] = Exposed("bot.house", "PLAYER")
"""The house player of every game by the game's key."""
