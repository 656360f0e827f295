"""What everybody at a table of Würfel-WG may know: all but the order of the piles and the dice to come."""

from typing import Literal

from msgspec import Struct

from bot.engines.contract import Seat, View
from bot.engines.wuerfelwg.cards import SetName
from bot.engines.wuerfelwg.costs import Pips

Phase = Literal["roll", "kangaroo", "pick", "sponge", "cult", "ghost", "over"]


class Die(Struct, frozen=True):
    """A die of the roll; ``spent``: on a card that the roller took or turned."""

    pips: Pips
    spent: bool


class PileCounts(Struct, frozen=True):
    """How many cards lie in each pile, the top one included."""

    funny: int
    funnier: int
    flatmates: tuple[int, int, int]


class Piles(Struct, frozen=True):
    """The ids of the top cards (None: the pile is used up); flatmates: the 1s to 3s, the 4s and 5s, the Spezialos."""

    funny: str | None
    funnier: str | None
    flatmates: tuple[str | None, str | None, str | None]
    counts: PileCounts


class Rooms(Struct, frozen=True):
    """True: clean bathroom, clean couch, full fridge."""

    bathroom: bool
    couch: bool
    fridge: bool


class Lodger(Struct, frozen=True):
    """A flatmate by id, and whether they are awake."""

    name: str
    awake: bool


class FlatView(Struct, frozen=True):
    """One seat's flat, its cards in the order in which they came.

    ``me``: awake. ``dice``: how many it rolls, ``parking``: how many it may keep, ``rerolls``: how often it rolls
    again; all three are 0 in a flat whose seat left (everybody else rolls three dice at least).
    """

    set: SetName
    rooms: Rooms
    me: bool
    flatmates: tuple[Lodger, ...]
    todos: tuple[str, ...]
    items: tuple[str, ...]
    nuisance: str | None
    points: int
    dice: int
    parking: int
    rerolls: int


class WgView(View, frozen=True, kw_only=True):
    """The whole table, the same for every seat and for bystanders.

    ``turn``: the roller. ``dice``: empty before the turn's first roll; a die keeps its place when it is rolled again.
    ``rolls_left``: rerolls + 1 before the first roll, 0 once the roller stopped. ``parking``: the roller's.
    ``items``: those in the middle. ``sponging``: the seats still to answer. ``affordable``: by seat (as text, as
    JSON's keys are), in phases ``pick`` and ``sponge``, the ids of what each seat to move can pay for.
    """

    phase: Phase
    turn: Seat
    dice: tuple[Die, ...]
    rolls_left: int
    parking: int
    piles: Piles
    items: tuple[str, ...]
    flats: tuple[FlatView, ...]
    hammock: Seat | None
    sponging: tuple[Seat, ...]
    affordable: dict[str, tuple[str, ...]]
