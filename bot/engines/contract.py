"""What every engine is: pure rules over immutable values, the same game for the same options, seed and moves.

An engine knows no clock, no I/O, no Discord and no picture. Seats count from 0 in clockwise order; the
seat ``None`` is the table itself when it moves (``timeout``, ``leave``) and a bystander when it looks.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, TypeVar, final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.engines.facts import Facts
from bot.engines.options import InvalidOption, Option
from bot.engines.upgrades import Upgrade, upgraded

Seat = int
Json = dict[str, Any] | list[Any] | str | int | float | bool | None


class IllegalMove(Exception):
    """A move that the rules, the phase or the form of a move refuse; nothing has changed.

    ``reason`` is a short stable word (``not_your_turn``, ``over``, ``malformed``, ...), a key for messages.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all moves; a game's move is the union of its tagged subclasses."""


class Timeout(Move, frozen=True, tag="timeout"):
    """The table's own move: the kindest legal thing for whoever is holding the game up."""


class Leave(Move, frozen=True, tag="leave"):
    """The table's own move: ``seat`` is given up for good."""

    seat: Seat


class Event(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of all events. ``seat``: who did it (None: the table); ``to``: set where only those may see it."""

    seat: Seat | None = None
    to: tuple[Seat, ...] | UnsetType = UNSET

    def shown_to(self, seat: Seat | None) -> bool:
        """Say whether a seat (None: a bystander) may see it."""
        return self.to is UNSET or seat in self.to


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """The seat was given up."""

    seat: Seat


class Result(Struct, frozen=True):
    """How a game ended: the winning seats, each seat's score (None where there is none), a short word why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    reason: str


class View(Struct, frozen=True, kw_only=True):
    """What one seat (or a bystander) may know. Each game adds its own fields."""

    game: str
    phase: str
    seats: int
    to_move: tuple[Seat, ...]
    result: Result | None


S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


class Step(Struct, Generic[S], frozen=True):
    """What a move led to: the next state and what happened, in order."""

    state: S
    events: tuple[Event, ...]


Verdict = Literal["plain", "miss", "hit"]


class Game(ABC, Generic[S, V, E]):
    """One game's rules. Instances hold no state; every method is a pure function of its arguments."""

    key: ClassVar[str]
    seats: ClassVar[range]
    rules_version: ClassVar[int] = 1
    """Raised whenever the same moves would lead to another game: old tables are then not replayed."""
    state_version: ClassVar[int] = 1
    """Raised whenever a state that was saved before would not be read any more, with an upgrade for the old ones."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """What makes of each older version of the state's JSON the next one."""
    options: ClassVar[tuple[Option, ...]] = ()
    facts: ClassVar[Facts[Any]]
    state_type: ClassVar[type[Struct]]
    move_type: ClassVar[Any]
    """The union of the game's moves, the table's own (Timeout, Leave) included."""
    event_type: ClassVar[Any]
    """The union of the game's events."""

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, object], seed: int) -> S:
        """Set up a game. Raises InvalidOption (named ``seats`` for a wrong seat count)."""

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat | None) -> list[Move]:
        """Return the moves that this seat (None: the table) may make now; ``[]`` if none."""

    @final
    def apply(self, state: S, seat: Seat | None, move: Move | Mapping[str, object]) -> Step[S]:
        """Make a move; a mapping is read as the move's JSON. Raises IllegalMove, changing nothing."""
        # A Struct made in code is not validated by construction, and may be another game's of the same name:
        # read it as if it had been sent.
        try:
            move = self.decode_move(msgspec.json.encode(move if isinstance(move, Move) else dict(move)))
        except (TypeError, ValueError, RecursionError) as error:
            raise IllegalMove("malformed", str(error)) from error
        if self.result(state) is not None:
            raise IllegalMove("over")
        if isinstance(move, Timeout | Leave) is not (seat is None):
            raise IllegalMove("not_yours", "timeout and leave are the table's, all others the seats'")
        return self._apply(state, seat, move)

    @abstractmethod
    def _apply(self, state: S, seat: Seat | None, move: Move) -> Step[S]:
        """Make a well-formed move of a running game. Raises IllegalMove."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what that seat may know (None: a bystander)."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return None while the game runs."""

    @abstractmethod
    def step(self, state: S) -> int:
        """Return a number that changes exactly when an old button would mean something else.

        A new roll, turn or phase changes it; another seat's mistake, answer or leave does not.
        """

    def verdict(self, state: S, seat: Seat, move: Move) -> Verdict:
        """Say how the table has to take a move: ``plain``, or part of a race.

        ``hit``: a right one, of which only the first by Discord's clock counts; ``miss``: a wrong one that is
        applied at once. Moves that ``apply`` would refuse are ``plain``.
        """
        return "plain"

    @final
    def encode(self, state: S) -> bytes:
        """Return the state as JSON, loss-free."""
        return msgspec.json.encode(state)

    @final
    def decode(self, raw: bytes | str, version: int | None = None) -> S:
        """Return the state of ``encode``, also of an older ``version`` (None: this one).

        Raises msgspec.MsgspecError if it is none of ours.
        """
        raw = upgraded(raw, version or self.state_version, self.state_version, self.upgrades)
        return msgspec.json.decode(raw, type=self.state_type)  # type: ignore[return-value]

    @final
    def encode_move(self, move: Move) -> bytes:
        """Return the move as JSON."""
        return msgspec.json.encode(move)

    @final
    def decode_move(self, raw: bytes | str) -> Move:
        """Return the move of ``raw``. Raises IllegalMove if it is malformed."""
        try:
            return self._moves.decode(raw)  # type: ignore[no-any-return]
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise IllegalMove("malformed", str(error)) from error

    @final
    def decode_events(self, saved: Iterable[Mapping[str, Any]]) -> tuple[E, ...]:
        """Return the events of their saved JSON, oldest first.

        One that is none any more, an older release's, is left out with all before it, as if so much had happened since.
        """
        events: list[E] = []
        for event in saved:
            try:
                events.append(self._events.decode(msgspec.json.encode(event)))
            except msgspec.ValidationError:
                events.clear()
        return tuple(events)

    @final
    def to_json(self, value: Struct) -> Any:
        """Return a view, event, move or result as plain dicts and lists."""
        return msgspec.json.decode(msgspec.json.encode(value))  # to_builtins would leave tuples

    @cached_property
    def _moves(self) -> "msgspec.json.Decoder[Any]":
        """Reads moves; made once, as building it costs thirty times a read."""
        return msgspec.json.Decoder(self.move_type)

    @cached_property
    def _events(self) -> "msgspec.json.Decoder[E]":
        """Reads events; made once, likewise."""
        return msgspec.json.Decoder(self.event_type)

    def _check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            raise InvalidOption("seats", f"{self.key} seats {self.seats.start} to {self.seats.stop - 1}")


AnyGame = Game[Any, Any, Any]
