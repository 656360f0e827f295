"""The rules of the games, one package a game."""

from collections.abc import Mapping
from typing import Any

from bot.engines.contract import Game, IllegalMove, InvalidOption
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuzzlts import WUZZLTS

__all__ = ["GAMES", "IllegalMove", "InvalidOption"]

GAMES: Mapping[str, Game[Any, Any]] = {
    PUTZDIEWUTZ.key: PUTZDIEWUTZ,
    RATZEPUTZ.key: RATZEPUTZ,
    WUERFELWG.key: WUERFELWG,
    WUZZLTS.key: WUZZLTS,
}
"""Every game of the house by its key."""
