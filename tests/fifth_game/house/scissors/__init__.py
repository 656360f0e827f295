"""A house player of scissors, paper, stone: nobody knows what it will choose, nor does it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.engines.scissors.values import ScissorsView

from bot.engines.contract import Move, Seat
from bot.house.player import Choice

__all__ = ["PLAYER"]


class ScissorsHouse:
    """Plays one seat."""

    remembers = False

    def choose(
        self, view: ScissorsView, seat: Seat, moves: Sequence[Move], past: Sequence[Any], chance: Random
    ) -> Choice:
        """Return what to do now, as ``HousePlayer.choose`` says."""
        return Choice(chance.choice(moves), 0.1)


PLAYER = ScissorsHouse()
