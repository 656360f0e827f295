"""What a table is: immutable values that are saved as JSON."""

from typing import Any, Generic, Literal, TypeGuard, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engines.contract import E, Event, Move, Seat, V, View
from bot.engines.facts import Pace

Phase = Literal["lobby", "playing", "over", "closed"]
AlarmKind = Literal["turn", "house", "open", "remind", "warn", "close"]

V_co = TypeVar("V_co", bound=View | None, covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)


class Person(Struct, frozen=True):
    """Somebody on Discord, as a table needs them; ``locale`` is theirs as Discord writes it ("": unknown)."""

    id: int
    name: str
    locale: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. ``user`` is None for a house player; ``misses`` counts timeouts in a row.

    ``name``: a house player's own; a person's is put in by People and not saved here ("": nobody knows it).
    ``away``: after two misses, until they press again: a house player stands in (live), or the seat is skipped.
    ``channel``: where they sat down, of the channels that show the table; 0: the table's own.
    ``stood_in``: a house player has moved for them; ``best_ms``: their fastest right press in a race, see Grab.
    """

    user: int | None
    name: str = ""
    left: bool = False
    misses: int = 0
    away: bool = False
    channel: int = 0
    stood_in: bool = False
    best_ms: int | None = None


class Alarm(Struct, frozen=True):
    """Something that the table's clock will do at ``at`` (Unix ms); ``seat`` and ``move`` for house players."""

    what: AlarmKind
    at: int
    seat: Seat | None = None
    move: str | None = None


class Grab(Struct, frozen=True):
    """One press of a race: ``ms`` from the roll being shown to the press, both by Discord's clock; None: unknown."""

    seat: Seat
    ms: int | None
    right: bool


class Race(Struct, frozen=True):
    """What everybody races for at ``step``: hidden until ``opens_at``.

    ``edition`` is the table's first on which it can be seen; ``shown_at`` is when it was shown by Discord's clock,
    ``local_at`` the same moment by ours (Unix ms).
    """

    step: int
    opens_at: int
    open: bool = False
    edition: int = 0
    shown_at: int | None = None
    local_at: int | None = None
    grabs: tuple[Grab, ...] = ()


class Table(Struct, frozen=True, kw_only=True):
    """A table without its game's state: everything here may be shown to anybody (but alarms' moves).

    ``version`` counts saves, ``edition`` those that change what people see, ``step`` is the engine's (an old button of
    another step is stale). ``events`` are the latest events as JSON; ``quiet`` counts steps without a person's press.
    ``kicked`` are the people who were taken off it: they cannot sit down again.
    ``code`` opens the table to other channels ("": it has none); ``quick``: the table sets the game up itself.
    """

    id: int
    game: str
    options: dict[str, Any]
    pace: Pace
    host: int
    guild_id: int
    channel_id: int
    created_at: int
    phase: Phase = "lobby"
    version: int = 1
    edition: int = 1
    step: int = 0
    moves: int = 0
    sitters: tuple[Sitter, ...] = ()
    alarms: tuple[Alarm, ...] = ()
    race: Race | None = None
    best: Grab | None = None
    events: tuple[dict[str, Any], ...] = ()
    quiet: int = 0
    asleep: bool = False
    warned: bool = False
    why_closed: str = ""
    rematch: int | None = None
    code: str = ""
    quick: bool = False
    kicked: tuple[int, ...] = ()

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat where a person sits."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.user == user and not sitter.left:
                return seat
        return None

    def with_sitter(self, seat: Seat, **changes: Any) -> "Table":
        """Return the table with one sitter changed."""
        sitters = list(self.sitters)
        sitters[seat] = replace(sitters[seat], **changes)
        return replace(self, sitters=tuple(sitters))

    @property
    def due_at(self) -> int | None:
        """When the clock rings next (Unix ms)."""
        return min((alarm.at for alarm in self.alarms), default=None)

    @property
    def deadline(self) -> int | None:
        """When the turn ends (Unix ms)."""
        return next((alarm.at for alarm in self.alarms if alarm.what == "turn"), None)


class Look(Struct, Generic[V_co, E_co], frozen=True):
    """What one person (``user``; None: a bystander) may see of a table: the view, their seat and legal moves.

    There is no view in a lobby. ``selection``: what a press selected on a post that is no move yet ("": nothing); it is
    nobody's secret. ``events``: the latest that they may see, oldest first.
    """

    table: Table
    view: V_co
    seat: Seat | None = None
    moves: tuple[Move, ...] = ()
    selection: str = ""
    user: int | None = None
    events: tuple[E_co, ...] = ()


AnyLook = Look[View | None, Event]


def has_begun(look: Look[V | None, E]) -> TypeGuard[Look[V, E]]:
    """Say whether there is a view, as there is from a game's start on."""
    return look.view is not None
