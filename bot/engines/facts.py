"""What a table has to know of a game to seat people at it: values that each game gives beside its rules."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

Pace = Literal["live", "async"]
P = TypeVar("P", bound=str)


class Facts(Struct, Generic[P], frozen=True, kw_only=True):
    """A game's facts; ``P`` are its phases, so that none can be named that it does not have.

    ``paces``: those it is played at, its default first. Phases:

    - ``race``: everybody races for what a roll has shown.
    - ``answers``: a seat only answers, by the shorter clock.
    - ``anyone``: where several may move, no one of them has to.
    - ``set_up``: a quick start leaves it to the table.

    ``one_clock``: a turn has one clock for all its phases (the view then has ``turn``); else each phase has its own.
    ``shared``: several channels may show one table.
    ``steps``, ``steps_a_seat``: the engine's steps in a whole round, a fixed number and so many more a seat.
    """

    paces: tuple[Pace, ...] = ("live", "async")
    race: P | None = None
    answers: tuple[P, ...] = ()
    anyone: P | None = None
    set_up: P | None = None
    one_clock: bool = False
    shared: bool = False
    steps: int = 0
    steps_a_seat: int = 0

    def round_length(self, seats: int) -> int:
        """Return how many steps a whole round has."""
        return self.steps + self.steps_a_seat * seats
