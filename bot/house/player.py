"""What every house player is: somebody who chooses a move from a view, with a person's reaction time."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from bot.engines.contract import Move, Seat


class Choice(Struct, frozen=True):
    """A move and how many seconds a person would take to make it."""

    move: Move
    seconds: float


class HousePlayer(Protocol):
    """Plays one game. It is asked anew after every move at its table, for every seat that it fills."""

    remembers: bool
    """Whether ``past`` matters to it (the table then looks the earlier views up)."""

    def choose(
        self, view: Any, seat: Seat, moves: Sequence[Move], past: Sequence[Any], chance: Random
    ) -> Choice | None:
        """Return what to do now, or None to wait.

        ``view``: the seat's view; ``moves``: its legal moves, never empty; ``past``: the seat's earlier views,
        oldest first (empty unless ``remembers``); ``chance``: where its moods come from.
        """
        ...
