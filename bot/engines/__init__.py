"""The rules of the games, one package a game."""

from bot.engines.contract import IllegalMove, InvalidOption
from bot.engines.registry import GAMES

__all__ = ["GAMES", "IllegalMove", "InvalidOption"]
