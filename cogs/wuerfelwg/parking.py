"""Parked dice: a choice that is no move yet, kept as a bit mask in the buttons themselves."""

from collections.abc import Iterable

from bot.engines.wuerfelwg.events import Rolled
from bot.engines.wuerfelwg.moves import Places
from bot.engines.wuerfelwg.view import WgView
from bot.tables.refusal import Refused
from cogs.game.controls import Pressed
from cogs.wuerfelwg.words import WgLook

PARK = "park"


def parked(look: WgLook) -> Places:
    """Return the places of the dice that are parked on a board; at first those that were kept from the last reroll."""
    view = look.view
    if view.phase != "roll" or not view.dice:
        return ()
    kind, _, number = look.selection.partition(".")
    places = places_of(int(number)) if kind == PARK else _kept(look)
    return tuple(place for place in places if place < len(view.dice))[: view.parking]


def mask(places: Iterable[int]) -> int:
    """Return places as a bit mask."""
    return sum(1 << place for place in set(places))


def places_of(number: int) -> Places:
    """Return the places of a bit mask."""
    return tuple(place for place in range(number.bit_length()) if number >> place & 1)


def toggled(places: Places, place: int) -> int:
    """Return the mask that a press on a die leaves."""
    return mask(places) ^ (1 << place)


def read(pressed: Pressed, view: WgView) -> str:
    """Return the selection of a press on a die. Raises Refused if it is none of this roll."""
    number = pressed.action.partition(".")[2]
    if not number.isdecimal() or int(number) >> len(view.dice) or len(places_of(int(number))) > view.parking:
        raise Refused("refused-unknown-button", action=pressed.action)
    return f"{PARK}.{int(number)}"


def _kept(look: WgLook) -> Places:
    return next((event.kept for event in reversed(look.events) if isinstance(event, Rolled)), ())
