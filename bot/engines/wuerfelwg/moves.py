"""The moves of Würfel-WG. Dice are named by their places in the roll, from 0, ascending and without repeats."""

from msgspec import UNSET, UnsetType

from bot.engines.contract import Leave, Move, Timeout

Places = tuple[int, ...]


class Roll(Move, frozen=True, tag="roll"):
    """Throw all dice, at the start of one's turn."""


class Reroll(Move, frozen=True, tag="reroll"):
    """Throw all dice again but these; never more of them than there are parking spaces."""

    keep: Places


class Stop(Move, frozen=True, tag="stop"):
    """Be content with the roll, or with the kangaroos as they lie."""


class Kangaroo(Move, frozen=True, tag="kangaroo"):
    """Turn one kangaroo to a number, where the bathroom is clean."""

    die: int
    pips: int


class Pick(Move, frozen=True):
    """Base of what dice are spent on. ``dice`` left out: the engine chooses (see spending.py)."""

    card: str
    dice: Places | UnsetType = UNSET


class Take(Pick, frozen=True, tag="take"):
    """Take the top card of a pile, or an item in the middle."""


class Borrow(Pick, frozen=True, tag="borrow"):
    """Take an item from another flat."""


class Turn(Pick, frozen=True, tag="turn"):
    """Turn up a bad or sleeping card of one's own flat."""


class Done(Move, frozen=True, tag="done"):
    """End one's picking."""


class Sponge(Move, frozen=True, tag="sponge"):
    """Turn up a card of one's own flat for another seat's roll."""

    card: str


class Pass(Move, frozen=True, tag="pass"):
    """Sponge nothing."""


class Evict(Move, frozen=True, tag="evict"):
    """Choose the flatmate whom the cult members drive out."""

    card: str


class Tidy(Move, frozen=True, tag="tidy"):
    """Choose the room that turns good because a ghost haunts the flat whose turn it is."""

    card: str


WgMove = Roll | Reroll | Stop | Kangaroo | Take | Borrow | Turn | Done | Sponge | Pass | Evict | Tidy | Timeout | Leave
