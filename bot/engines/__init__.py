"""The rules of the games, one package a game."""

from collections.abc import Mapping
from typing import Any

from bot.engines.contract import Game, IllegalMove, InvalidOption
from bot.engines.putzdiewutz import PUTZDIEWUTZ

__all__ = ["GAMES", "IllegalMove", "InvalidOption"]

GAMES: Mapping[str, Game[Any, Any]] = {
    PUTZDIEWUTZ.key: PUTZDIEWUTZ,
}
"""Every game of the house by its key."""
