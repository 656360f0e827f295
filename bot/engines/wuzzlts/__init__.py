"""Wuzzlts: half monsters behind private walls, and two quick shouts."""

from bot.engines.wuzzlts.game import WUZZLTS

__all__ = ["GAME", "WUZZLTS"]

GAME = WUZZLTS
