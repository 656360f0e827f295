"""The rules of the games, one package a game."""

from bot.engines.contract import IllegalMove, InvalidOption

__all__ = ["IllegalMove", "InvalidOption"]
