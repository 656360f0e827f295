"""Scissors, paper, stone: both choose at once."""

from bot.engines.scissors.game import Scissors

__all__ = ["GAME"]

GAME = Scissors()
