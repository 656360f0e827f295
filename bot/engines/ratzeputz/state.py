"""A game of Ratzeputz at one moment, and how it starts."""

from msgspec import Struct

from bot.engines.contract import Seat
from bot.engines.ratzeputz.disc import start_positions
from bot.engines.ratzeputz.pieces import ROOTS, SPOTS, Color, Phase, Roll, Scoring, Side, Turns
from bot.engines.ratzeputz.view import Seen
from bot.engines.rng import Rng

Garden = tuple[Color | None, ...]
"""The root hanging at each of the six spots; None where there is none."""
NOBODY: Seat = -1
"""The mover when anyone may roll and nobody had a turn just now."""


class RatzeputzState(Struct, frozen=True):
    """Everything there is to know; the fields that it shares with ``RatzeputzView`` are the same there.

    ``disc``: by how many sectors it is turned. ``bag``: the next root last. ``burrow``: in order of falling.
    ``planted``: how many roots before the first roll. ``mover``: whose turn it is; where anyone may roll
    (``open_roll``), whose turn it was just now. ``reason``: why the game is over.
    """

    seats: int
    side: Side
    scoring: Scoring
    turns: Turns
    wobbly: bool
    rng: Rng
    disc: int
    bag: tuple[Color, ...]
    garden: Garden = (None,) * len(SPOTS)
    harvest: tuple[Color, ...] = ()
    burrow: tuple[Color, ...] = ()
    phase: Phase = "plant"
    planted: int = 0
    turn: int = 0
    mover: Seat = 0
    gone: tuple[Seat, ...] = ()
    tilli: int = 0
    roll: Roll | None = None
    seen: Seen | None = None
    plops: int = 0
    reason: str | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    @property
    def open_roll(self) -> bool:
        """Whether the turn is whoever's rolls first (option ``turns``: ``anyone``)."""
        return self.phase == "roll" and self.turns == "anyone"

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats whose turn it is; before an open roll all but the latest mover, who may if alone."""
        if self.phase == "over":
            return ()
        if self.open_roll:
            return tuple(seat for seat in self.present if seat != self.mover) or self.present
        return (self.mover,)

    def seat_after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that has not left: itself if alone, the lowest after nobody."""
        return min(self.present, key=lambda other: (other - seat - 1) % self.seats)


def start(*, seats: int, side: Side, scoring: Scoring, turns: Turns, wobbly: bool, seed: int) -> RatzeputzState:
    """Fill the bag and turn the disc to a start position."""
    bag, rng = Rng(seed).shuffled(ROOTS)
    disc, rng = rng.choice(start_positions(side))
    return RatzeputzState(seats, side, scoring, turns, wobbly, rng, disc, bag)
