"""What happens in a game of Würfel-WG; all of it is public. ``seat`` is whose flat or whose move it is."""

from bot.engines.contract import Event, Left, Result, Seat
from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.moves import Places


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """It is this seat's turn."""


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """What the dice show now, and which of them were kept."""

    dice: tuple[Pips, ...]
    kept: Places


class Stopped(Event, frozen=True, kw_only=True, tag="stopped"):
    """No more dice are rolled, or no kangaroo is turned."""


class KangarooTurned(Event, frozen=True, kw_only=True, tag="kangaroo_turned"):
    """The kangaroo shows a number now."""

    die: int
    pips: int


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """A card came from the middle; ``dice``: all that it cost."""

    card: str
    dice: Places


class Borrowed(Event, frozen=True, kw_only=True, tag="borrowed"):
    """An item came from another flat."""

    card: str
    dice: Places
    owner: Seat


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned_up"):
    """The roller paid for a card of its own flat."""

    card: str
    dice: Places


class Flipped(Event, frozen=True, kw_only=True, tag="flipped"):
    """Cards of the flat that turned by another card's effect, ``up`` (good, awake) or ``down``."""

    up: tuple[str, ...]
    down: tuple[str, ...]


class Finished(Event, frozen=True, kw_only=True, tag="finished"):
    """The roller picks no more."""


class Sponged(Event, frozen=True, kw_only=True, tag="sponged"):
    """The seat turned up a card for the roller's dice."""

    card: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """The seat sponges nothing."""


class NuisanceCame(Event, frozen=True, kw_only=True, tag="nuisance_came"):
    """A nuisance lives there now; ``spared``: it is turned over at once and costs nothing."""

    card: str
    spared: bool


class Evicted(Event, frozen=True, kw_only=True, tag="evicted"):
    """The flatmate lies under its pile again."""

    card: str


class Tidied(Event, frozen=True, kw_only=True, tag="tidied"):
    """A room turned good for the ghost's sake."""

    card: str


class HammockMoved(Event, frozen=True, kw_only=True, tag="hammock_moved"):
    """The hammock is with this seat now (None: in the middle)."""


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    result: Result


WgEvent = (
    TurnBegan
    | Rolled
    | Stopped
    | KangarooTurned
    | Taken
    | Borrowed
    | TurnedUp
    | Flipped
    | Finished
    | Sponged
    | Passed
    | NuisanceCame
    | Evicted
    | Tidied
    | HammockMoved
    | Left
    | Over
)
