"""What a press on a control of Würfel-WG means.

Moves: ``roll``, ``reroll.MASK``, ``stop``, ``kangaroo.DIE`` (a select: the number), ``pick.WHERE`` (a select:
``KIND.CARD``), ``pay.KIND.CARD`` (a select: places of dice, or ``any``), ``done``, ``enough``, ``pass``, and in
private ``up`` (a select: the card), ``evict`` and ``tidy`` (selects). No moves but selections: ``park.MASK``, ``back``,
a ``pick`` of a card that can be paid for in several ways, and ``done`` while the dice still pay for something: then
``enough`` is the move. MASK is the parked dice as a bit mask.
"""

from bot.engines.contract import Move
from bot.engines.wuerfelwg.moves import (
    Borrow,
    Done,
    Evict,
    Kangaroo,
    Pass,
    Pick,
    Reroll,
    Roll,
    Sponge,
    Stop,
    Take,
    Tidy,
    Turn,
)
from cogs.game.controls import Pressed
from cogs.game.presenter import unknown_action
from cogs.wuerfelwg import parking
from cogs.wuerfelwg.offers import Kind, affordable, find, ways
from cogs.wuerfelwg.words import WgLook

PICKS: dict[str, type[Pick]] = {"take": Take, "borrow": Borrow, "turn": Turn}
ANY = "any"
"""The choice that leaves the dice to the table."""
DONE, ENOUGH = "done", "enough"
_PLAIN: dict[str, type[Move]] = {"roll": Roll, "stop": Stop, DONE: Done, ENOUGH: Done, "pass": Pass}
_CARDS = {"up": Sponge, "evict": Evict, "tidy": Tidy}


def read_move(pressed: Pressed) -> Move:
    """Return the move of a press. Raises Refused for an action that is none."""
    kind, _, what = pressed.action.partition(".")
    chosen = pressed.values[0] if len(pressed.values) == 1 else ""
    pick, _, card = (chosen if kind == "pick" else what).partition(".")
    if pressed.action in _PLAIN:
        return _PLAIN[pressed.action]()
    if kind == "reroll" and what.isdecimal():
        return Reroll(parking.places_of(int(what)))
    if kind == "kangaroo" and what.isdecimal() and chosen.isdecimal():
        return Kangaroo(int(what), int(chosen))
    if pressed.action in _CARDS and chosen:
        return _CARDS[pressed.action](chosen)
    if kind in {"pick", "pay"} and pick in PICKS:
        places = chosen.split("-") if kind == "pay" and chosen != ANY else []
        if all(place.isdecimal() for place in places):
            return PICKS[pick](card, tuple(map(int, places))) if places else PICKS[pick](card)
    raise unknown_action(pressed)


def read_note(look: WgLook, pressed: Pressed) -> str | None:
    """Return what a press selects, None if it is a move (see Presenter.select). Raises Refused."""
    view = look.view
    if pressed.action == "back":
        return ""
    if pressed.action == DONE:
        return DONE if affordable(view) else None
    if pressed.action.startswith(f"{parking.PARK}."):
        return parking.read(pressed, view)
    kind, _, card = (pressed.values[0] if pressed.values else "").partition(".")
    offer = find(view, kind, card)
    return None if offer is None or len(ways(view, offer)) < 2 else f"pay.{kind}.{card}"


def paying(look: WgLook) -> tuple[Kind, str] | None:
    """Return the card whose dice are being chosen on a board."""
    what, _, rest = look.selection.partition(".")
    kind, _, card = rest.partition(".")
    offer = find(look.view, kind, card) if what == "pay" else None
    return None if offer is None else (offer.kind, offer.card)
