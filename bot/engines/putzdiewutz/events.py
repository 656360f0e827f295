"""What happens in a game of Putz die Wutz; all of it is public.

None of these names the wanted pig while the race runs: ``Revealed`` comes when it is over. With ``Left`` a seat's pigs
are gone, too.
"""

from bot.engines.contract import Event, Left, Result
from bot.engines.putzdiewutz.pieces import Item, Pig, Roll, Side


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The race of this ``round`` (counted from 1) starts."""

    round: int
    roll: Roll


class Grabbed(Event, frozen=True, kw_only=True, tag="grabbed"):
    """The seat laid its hand on an item; the first right one makes it the round's scrubber."""

    item: Item
    right: bool


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """The race is over: this pig was wanted (None: none that was there), this item right."""

    pig: Pig | None
    item: Item


class Cleaned(Event, frozen=True, kw_only=True, tag="cleaned"):
    """The scrubber keeps the pig; ``replaced_by`` takes its spot (None: the draw pile is used up)."""

    pig: Pig
    position: int
    replaced_by: Pig | None


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """The pig looks at the scrubber now (``seat`` is None if the table picked it)."""

    pig: Pig
    position: int
    facing: Side


class Voided(Event, frozen=True, kw_only=True, tag="voided"):
    """The race ends without a scrubber."""


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    result: Result


PutzEvent = Rolled | Grabbed | Revealed | Cleaned | Turned | Voided | Left | Over
