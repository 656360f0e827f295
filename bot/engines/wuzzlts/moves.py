"""The moves of Wuzzlts."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from bot.engines.contract import Leave, Move, Seat, Timeout
from bot.engines.wuzzlts.cards import Card, Half

Source: TypeAlias = Literal["pile", "discard"]


class Draw(Move, frozen=True, tag="draw"):
    """Take the top card of a draw or discard pile; ``card`` names one of a line where the discards lie open."""

    half: Half
    source: Source = field(name="from")
    card: Card | UnsetType = UNSET


class Discard(Move, frozen=True, tag="discard"):
    """Lay down one of the five cards of the half that was drawn from."""

    card: Card


class Trade(Move, frozen=True, tag="trade"):
    """Offer the card ``give``, unseen, for whichever card of that half the partner chooses."""

    partner: Seat = field(name="with")
    half: Half
    give: Card


class Answer(Move, frozen=True, tag="answer"):
    """Choose what the other one gets."""

    card: Card


class WuzzUp(Move, frozen=True, tag="wuzzup"):
    """Shout that two discards make a Wuzzlt; they are named where the discards lie in lines."""

    top: Card | UnsetType = UNSET
    bottom: Card | UnsetType = UNSET


class Wuzzlt(Move, frozen=True, tag="wuzzlt"):
    """Shout that one has three Wuzzlts."""


class Flip(Move, frozen=True, tag="flip"):
    """Turn up the card at that position of the grid."""

    position: int


WuzzltsMove = Draw | Discard | Trade | Answer | WuzzUp | Wuzzlt | Flip | Timeout | Leave
