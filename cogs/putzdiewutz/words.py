"""Pigs, dice, seats and scores of Putz die Wutz in words."""

from collections.abc import Sequence

from bot.engines.contract import Seat
from bot.engines.putzdiewutz.events import PutzEvent, Rolled
from bot.engines.putzdiewutz.pieces import Item, Pig, PlacedPig, Roll
from bot.engines.putzdiewutz.view import PutzView
from bot.i18n import Translator
from bot.tables.table import Look, Table
from cogs.game.presenter import seat_name

PutzLook = Look[PutzView, PutzEvent]

SPECIALS = {-1: ("pdw_special_minus", "−1"), 0: ("pdw_special_equal", "="), 1: ("pdw_special_plus", "+1")}
"""The special die's faces: the emoji's name, and how it is written."""


def item_words(item: Item, t: Translator) -> str:
    """Return an item in words."""
    return t(f"pdw-item-{item}")


def pig_words(pig: Pig, t: Translator) -> str:
    """Return a pig in words."""
    return t("pdw-pig", color=t(f"pdw-color-{pig.color}"), blotches=pig.blotches)


def placed_words(pig: PlacedPig | None, t: Translator) -> str:
    """Return a pig and where it looks; None is an empty spot."""
    return (
        t("pdw-empty-spot") if pig is None else t("pdw-looks", pig=pig_words(pig, t), side=t(f"pdw-side-{pig.facing}"))
    )


def square_words(view: PutzView, t: Translator) -> str:
    """Return all pigs, clockwise from the top left."""
    return t.list((placed_words(pig, t) for pig in view.pigs), "long")


def seat_words(view: PutzView, table: Table, seat: Seat, t: Translator) -> str:
    """Return a seat: who, on which side, with how many clean pigs."""
    return t(
        "pdw-seat",
        name=seat_name(table, seat, t),
        side=t(f"pdw-side-{view.sides[seat]}"),
        count=len(view.cleaned[seat]),
        out=seat in view.sitting_out,
    )


def roll_words(roll: Roll, t: Translator) -> str:
    """Return the dice in words."""
    special = [] if roll.special is None else [SPECIALS[roll.special][1]]
    parts = [t(f"pdw-color-{roll.color}"), str(roll.blotches), *special]
    return "\u00a0·\u00a0".join(parts)  # never broken between two lines


def fastest(table: Table, name: str, t: Translator) -> list[str]:
    """Return the game's record in words, if there is one."""
    best = table.best
    return [] if best is None or best.ms is None else [t("pdw-fastest", name=name, ms=best.ms)]


def hidden(table: Table) -> bool:
    """Say whether the dice still tumble: nothing may tell what they will show."""
    return table.race is not None and not table.race.open


def last_roll(events: Sequence[PutzEvent]) -> int:
    """Return the place of the latest roll among events; -1 if there is none."""
    return max((nth for nth, event in enumerate(events) if isinstance(event, Rolled)), default=-1)


def scores(view: PutzView, table: Table, t: Translator) -> list[str]:
    """Return each seat's clean pigs, the most first."""
    seats = [seat for seat in range(view.seats) if not table.sitters[seat].left]
    counts = {seat: len(view.cleaned[seat]) for seat in seats}
    return [
        t("pdw-score", name=seat_name(table, seat, t), count=counts[seat])
        for seat in sorted(seats, key=lambda seat: -counts[seat])
    ]
