"""Ratzeputz: one garden, remembered together."""

from bot.engines.ratzeputz.game import RATZEPUTZ

__all__ = ["GAME", "RATZEPUTZ"]

GAME = RATZEPUTZ
