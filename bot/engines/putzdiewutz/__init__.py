"""Putz die Wutz: find the pig that the dice ask for, and be the first to grab the soap it looks at."""

from bot.engines.putzdiewutz.game import PUTZDIEWUTZ

__all__ = ["GAME", "PUTZDIEWUTZ"]

GAME = PUTZDIEWUTZ
