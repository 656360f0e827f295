"""Pigs, dice, seats and scores of Putz die Wutz in words."""

from typing import Any

from bot.engines.contract import Seat
from bot.engines.putzdiewutz.pieces import Item, Pig
from bot.engines.putzdiewutz.view import PutzView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.presenter import seat_name

SPECIALS = {-1: ("pdw_special_minus", "−1"), 0: ("pdw_special_equal", "="), 1: ("pdw_special_plus", "+1")}
"""The special die's faces: the emoji's name, and how it is written."""


def item_words(item: Item, t: Translator) -> str:
    """Return an item in words."""
    return t(f"pdw-item-{item}")


def pig_words(pig: Pig | dict[str, Any], t: Translator) -> str:
    """Return a pig in words, from a value or an event."""
    color, blotches = (pig["color"], pig["blotches"]) if isinstance(pig, dict) else (pig.color, pig.blotches)
    return t("pdw-pig", color=t(f"pdw-color-{color}"), blotches=blotches)


def placed_words(pig: Any, t: Translator) -> str:
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


def roll_words(roll: Any, t: Translator) -> str:
    """Return the dice in words, from a value or an event."""
    color, blotches, special = (
        (roll["color"], roll["blotches"], roll["special"])
        if isinstance(roll, dict)
        else (roll.color, roll.blotches, roll.special)
    )
    parts = [t(f"pdw-color-{color}"), str(blotches), *([] if special is None else [SPECIALS[special][1]])]
    return "\u00a0·\u00a0".join(parts)  # never broken between two lines


def fastest(table: Table, name: str, t: Translator) -> list[str]:
    """Return the game's record in words, if there is one."""
    best = table.best
    return [] if best is None or best.ms is None else [t("pdw-fastest", name=name, ms=best.ms)]


def hidden(table: Table) -> bool:
    """Say whether the dice still tumble: nothing may tell what they will show."""
    return table.race is not None and not table.race.open


def last_roll(table: Table) -> dict[str, Any] | None:
    """Return the latest roll's event."""
    return next((event for event in reversed(table.events) if event["type"] == "rolled"), None)


def scores(view: PutzView, table: Table, t: Translator) -> list[str]:
    """Return each seat's clean pigs, the most first."""
    seats = [seat for seat in range(view.seats) if not table.sitters[seat].left]
    counts = {seat: len(view.cleaned[seat]) for seat in seats}
    return [
        t("pdw-score", name=seat_name(table, seat, t), count=counts[seat])
        for seat in sorted(seats, key=lambda seat: -counts[seat])
    ]
