"""Würfel-WG: seven dice, one flat each, and a hammock to win."""

from bot.engines.wuerfelwg.game import WUERFELWG

__all__ = ["GAME", "WUERFELWG"]

GAME = WUERFELWG
