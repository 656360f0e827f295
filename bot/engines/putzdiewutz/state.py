"""A game of Putz die Wutz at one moment, and how it starts."""

from msgspec import Struct

from bot.engines.contract import IllegalMove, Result, Seat
from bot.engines.putzdiewutz.pieces import (
    SEAT_SIDES,
    Phase,
    Pig,
    PlacedPig,
    Roll,
    Side,
    Square,
    Variant,
    Wanted,
    all_pigs,
    square_size,
    start_facing,
)
from bot.engines.putzdiewutz.wanted import wanted
from bot.engines.rng import Rng


class PutzState(Struct, frozen=True):
    """Everything there is to know. ``pile``: the top pig first; the other fields as in ``PutzView``."""

    variant: Variant
    early_end: bool
    rng: Rng
    pigs: Square
    pile: tuple[Pig, ...]
    sides: tuple[Side | None, ...]
    cleaned: tuple[tuple[Pig, ...], ...]
    phase: Phase = "roll"
    round: int = 0
    roll: Roll | None = None
    sitting_out: tuple[Seat, ...] = ()
    erred: tuple[Seat, ...] = ()
    scrubber: Seat | None = None
    wanted: Wanted | None = None
    result: Result | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat, side in enumerate(self.sides) if side is not None)

    @property
    def may_grab(self) -> tuple[Seat, ...]:
        """The seats whose hand counts in this round's race, were it running."""
        return tuple(seat for seat in self.present if seat not in self.sitting_out + self.erred)

    @property
    def race_for(self) -> Wanted | None:
        """What the running race is for; None while there is no race."""
        return wanted(self.pigs, self.roll) if self.phase == "race" and self.roll is not None else None

    @property
    def turnable(self) -> dict[int, PlacedPig]:
        """The pigs that do not look at the scrubber, as they would look there, by position."""
        side = None if self.scrubber is None else self.sides[self.scrubber]
        if side is None:
            return {}
        return {at: pig.turned(side) for at, pig in enumerate(self.pigs) if pig is not None and pig.facing != side}

    def side_of(self, seat: Seat) -> Side:
        """Return the side at which that seat sits. Raises IllegalMove if nobody does (any more)."""
        side = self.sides[seat] if seat in range(len(self.sides)) else None
        if side is None:
            raise IllegalMove("gone", "nobody sits there")
        return side


def start(seats: int, variant: Variant, early_end: bool, seed: int) -> PutzState:
    """Shuffle the pigs and lay the square, each pig looking at the next one clockwise."""
    deck, rng = Rng(seed).shuffled(all_pigs(variant))
    size = square_size(variant)
    square = tuple(PlacedPig(pig.color, pig.blotches, start_facing(at, size)) for at, pig in enumerate(deck[:size]))
    return PutzState(variant, early_end, rng, square, deck[size:], SEAT_SIDES[seats], ((),) * seats)
