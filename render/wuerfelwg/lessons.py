"""The pictures of the rules, a page each: examples, put together from what lies on the table."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.view import Die, Lodger, Rooms, WgView
from render.kit import marks
from render.kit.lesson import lesson
from render.wuerfelwg import dice
from render.wuerfelwg.board import Titles, board
from render.wuerfelwg.flat import start_card
from render.wuerfelwg.icons import token
from render.wuerfelwg.scene import scene_of

NAMES = ("Ada", "Bruno")
TABLE: WgView = WUERFELWG.view(WUERFELWG.new(2, {}, 3), None)
"""The table of the examples, as it stands at the start."""
_ROLL: tuple[Pips, ...] = (3, 3, 5, "k", 1, 4)
_COSTS = ("33", "XX", "run3", ">=16")


def goal(titles: Titles) -> Image.Image:
    """Return a table as it stands at the start, the hammock in the middle; ``titles`` as ``board`` takes them."""
    return board(scene_of(TABLE), NAMES, titles)


def turn(titles: Titles) -> Image.Image:
    """Return a table where Ada has rolled six dice and parked two threes."""
    ada = Flat("green", Rooms(False, True, False), flatmates=_awake("alex julia"))
    view = replace(TABLE, dice=tuple(Die(pips, False) for pips in _ROLL), flats=(ada.view(), TABLE.flats[1]))
    return board(scene_of(view, (0, 1)), NAMES, titles)


def end(titles: Titles) -> Image.Image:
    """Return a table where Ada has the hammock with 17 points, and Bruno 12."""
    ada = Flat("green", Rooms(False, True, False), False, _awake("alex bukowski"),
               ("boxing", "facebook-party"), ("pan", "yo-yo"))  # fmt: skip
    bruno = Flat("blue", Rooms(True, False, False), True, _awake("paula"), ("pottery", "trampoline"))
    items = tuple(item for item in TABLE.items if item not in ada.items)
    view = replace(TABLE, turn=1, hammock=0, flats=(ada.view(), bruno.view()), items=items)
    return board(scene_of(view), NAMES, titles)


def variants() -> Image.Image:
    """Return a bad card and what turns it up, ways to pay, and the nuisances."""
    bad, good = (start_card("green", "bathroom", side, 188, priced=True, locked=False) for side in (False, True))
    nuisances = [token(name, 104) for name in DECK.nuisances]
    return lesson(
        (bad, marks.leads_to(66), dice.cost("33", 84), marks.leads_to(66), good),
        [thing for text in _COSTS for thing in (dice.cost(text, 54), None)][:-1],
        nuisances[:4],
        nuisances[4:],
    )


def _awake(names: str) -> tuple[Lodger, ...]:
    return tuple(Lodger(name, awake=True) for name in names.split())


PAGES: dict[str, Callable[..., Image.Image]] = {"goal": goal, "turn": turn, "end": end, "variants": variants}
"""What paints each page's picture, by the page's name."""
