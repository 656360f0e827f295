"""The rules of the games, one package a game."""

from bot.engines.contract import IllegalMove
from bot.engines.options import InvalidOption
from bot.engines.registry import GAMES

__all__ = ["GAMES", "IllegalMove", "InvalidOption"]
