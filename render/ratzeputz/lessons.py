"""The pictures of the rules, a page each: examples, put together from what lies in the garden."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.pieces import COLORS, WORTH, Color, Roots
from bot.engines.ratzeputz.view import RatzeputzResult, RatzeputzView, Seen
from render.kit import marks
from render.kit.lesson import lesson
from render.kit.text import label
from render.kit.theme import INK
from render.ratzeputz import folk, things
from render.ratzeputz.board import board
from render.ratzeputz.roots import root, top

_SEED = 4
"""Of the garden in the examples."""
_HARVEST: tuple[Color, ...] = ("orange", "red", "yellow", "orange", "orange", "yellow", "orange")
_TOP, _FOLK, _ROOT = 132, 170, 116


def goal() -> Image.Image:
    """Return what may be under a top, and that the harvest has to be more than the burrow holds."""
    lifted = (top(_TOP), marks.leads_to(66))
    more = label(">", 80, 84, INK, "title")
    return lesson(
        (*lifted, root("orange", _ROOT), None, *lifted, things.hole(_ROOT)),
        (*lifted, folk.ratzeputz(_FOLK)),
        (*(root(color, _ROOT) for color in COLORS), more, things.burrow(180), root("orange", _ROOT)),
    )


def turn(plop: str) -> Image.Image:
    """Return a garden in which two was rolled, and a root has just fallen into the burrow."""
    seen = Seen(4, "hole", "yellow")
    view = replace(_view(), phase="walk", turn=4, roll=2, tilli=2, bag=10, harvest=_HARVEST[:4], seen=seen, plops=1)
    return board(view, "", plop)


def end(plop: str) -> Image.Image:
    """Return a garden at its end: the players have won by seven roots to four."""
    burrow = Roots(2, 1, 1)
    result = RatzeputzResult((0,), None, "bag_empty", "players", Roots.of(_HARVEST), burrow, (7, 4))
    garden: tuple[Color | None, ...] = ("orange", None, "red", None, None, "yellow")
    over = replace(_view(), phase="over", bag=0, harvest=_HARVEST, result=result, burrow=burrow, garden=garden)
    return board(over, "", plop)


def variants() -> Image.Image:
    """Return who is under the garden on either side, what roots may count, and a root that falls from the hand."""
    rabbit, to = folk.ratzeputz(_FOLK), marks.leads_to(66)
    worth = [thing for color in COLORS for thing in (root(color, _ROOT), marks.badge(str(WORTH[color]), 84))]
    return lesson(
        (rabbit, folk.blinki(_FOLK), None, rabbit, rabbit),
        worth,
        (root("red", _ROOT), to, things.burrow(180)),
    )


def _view() -> RatzeputzView:
    return RATZEPUTZ.view(RATZEPUTZ.new(3, {}, _SEED), None)


PAGES: dict[str, Callable[..., Image.Image]] = {"goal": goal, "turn": turn, "end": end, "variants": variants}
"""What paints each page's picture, by the page's name."""
