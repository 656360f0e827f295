"""Ratzeputz: one garden, remembered together."""

from bot.engines.ratzeputz.game import RATZEPUTZ, Ratzeputz

__all__ = ["RATZEPUTZ", "Ratzeputz"]
