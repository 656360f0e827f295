"""The signs and phases, moves, events, state and view of the game."""

from typing import Literal

from msgspec import Struct

from bot.engines.contract import Event, Leave, Left, Move, Seat, Timeout, View

Phase = Literal["choose", "over"]
Sign = Literal["scissors", "paper", "stone"]
SIGNS: tuple[Sign, ...] = ("scissors", "paper", "stone")
"""Each beats the next, the last the first."""


class Choose(Move, frozen=True, tag="choose"):
    """Choose a sign; nobody else sees it before both have."""

    sign: Sign


ScissorsMove = Choose | Timeout | Leave


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """Somebody has chosen, nobody knows what."""


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """Both have chosen; ``seat``: who wins the round, None: a tie."""

    signs: tuple[Sign, ...]


ScissorsEvent = Chose | Shown | Left


class ScissorsState(Struct, frozen=True):
    """``target``: the rounds to win; ``chosen`` in this round, ``shown`` in the last; ``left``: who gave up."""

    target: int
    round: int = 1
    wins: tuple[int, ...] = (0, 0)
    chosen: tuple[Sign | None, ...] = (None, None)
    shown: tuple[Sign, ...] = ()
    left: Seat | None = None


class ScissorsView(View, frozen=True, kw_only=True):
    """``own``: what the seat itself has chosen; of the other it learns whether, by ``to_move``."""

    phase: Phase
    round: int
    target: int
    wins: tuple[int, ...]
    shown: tuple[Sign, ...]
    own: Sign | None
