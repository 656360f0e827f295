"""What happens in a game of Ratzeputz; all of it is public, and no more than the players see and hear.

The plops of a move come last, however a root fell: nothing says which root it was. ``seat`` is None where the
table planted for somebody.
"""

from bot.engines.contract import Event, Left
from bot.engines.ratzeputz.pieces import Color, Find, Roll
from bot.engines.ratzeputz.view import RatzeputzResult


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The seat threw the die."""

    roll: Roll


class Walked(Event, frozen=True, kw_only=True, tag="walked"):
    """Tilli stands on this stone now."""

    stone: int


class Uncovered(Event, frozen=True, kw_only=True, tag="uncovered"):
    """A carrot top was lifted, before planting or by a pull."""

    spot: int
    what: Find


class Harvested(Event, frozen=True, kw_only=True, tag="harvested"):
    """The root that hung there is the players'."""

    spot: int
    color: Color


class Slipped(Event, frozen=True, kw_only=True, tag="slipped"):
    """The root that hung there fell while being harvested (option ``wobbly``); a new one is planted."""

    spot: int


class Planted(Event, frozen=True, kw_only=True, tag="planted"):
    """A root was drawn and planted."""

    spot: int
    color: Color


class Fed(Event, frozen=True, kw_only=True, tag="fed"):
    """A root was drawn and laid in Ratzeputz's mouth."""

    spot: int
    color: Color


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """The disc was turned one sector."""


class Plop(Event, frozen=True, kw_only=True, tag="plop"):
    """A root was heard falling into the burrow."""


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """The seat's time is over and so is its turn (None: nobody rolled, so everybody may)."""


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    result: RatzeputzResult


RatzeputzEvent = (
    Rolled | Walked | Uncovered | Harvested | Slipped | Planted | Fed | Turned | Plop | Passed | Left | Over
)
