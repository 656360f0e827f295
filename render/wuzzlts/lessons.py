"""The pictures of the rules, a page each: examples, put together from halves of monsters."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, Both, Card, Family, Pair, half_cards
from bot.engines.wuzzlts.scoring import hand_points
from bot.engines.wuzzlts.view import WuzzltsView
from render.wuzzlts.board import MIDDLE, board
from render.wuzzlts.covers import examples, whole
from render.wuzzlts.grid import grid
from render.wuzzlts.sheet import Sheet, sheet

NAMES = ("Ada", "Bruno", "Chloe", "Dario")
_SEED = 4
"""Of the games in the examples."""


def goal() -> Image.Image:
    """Return halves that fit and halves that do not."""
    return examples()


def turn() -> Image.Image:
    """Return a table whose two top discards make a Wuzzlt."""
    top, bottom = whole("wuzzbots", 6)
    scored = ((), (whole("wuzzbuzz", 4),), (whole("wuzzfins", 1), whole("wuzzfuzz", 2)), ())
    return board(replace(_view(), discards=Both((top,), (bottom,)), scored=scored), NAMES)


def end(title: str, shouted: str, total: str) -> Image.Image:
    """Return the score sheet of a round that Ada's shout has ended; the words are in the reader's language."""
    ada = (whole("wuzzbots", 4), whole("wuzzbuzz", 1), whole("wuzzfuzz", 6), _pair("wuzzfins", 2, "wuzzfins", 5))
    bruno = (whole("wuzzmuds", 5), _pair("wuzzfins", 4, "wuzzfins", 6),
             _pair("wuzzbuzz", 2, "wuzzbots", 6), _pair("wuzzmuds", 1, "wuzzfuzz", 2))  # fmt: skip
    scores = hand_points(ada, True), hand_points(bruno, False)
    return sheet(Sheet(title, 0, (ada, bruno), scores, scores, (shouted, total)), NAMES[:2], (0,))


def variants() -> Image.Image:
    """Return discards that lie open in lines, and below them a monster match."""
    lines = Both(half_cards("top")[3:10], half_cards("bottom")[7:14])
    upper = board(replace(_view(), discards=lines), NAMES).crop((0, 0, 1024, MIDDLE))
    lower = grid(_match(), NAMES[:2])
    image = Image.new("RGB", (upper.width, upper.height + lower.height))
    image.paste(upper, (0, 0))
    image.paste(lower, (0, upper.height))
    return image


def _view() -> WuzzltsView:
    return WUZZLTS.view(WUZZLTS.new(4, {}, _SEED), None)


def _match() -> WuzzltsView:
    """Return a monster match of which a pair is taken, and two halves that do not fit are face up."""
    options = {"mode": "monster_match", "families": ("wuzzbots", "wuzzfuzz")}
    view = WUZZLTS.view(WUZZLTS.new(2, options, _SEED), None)
    backs = list(view.backs or ())
    cards: list[Card | None] = [None] * len(backs)
    for card in _pair("wuzzbots", 2, "wuzzfuzz", 5):
        at = backs.index(card.half)
        cards[at], backs[at] = card, None
    for half in HALVES:
        backs[len(backs) - 1 - backs[::-1].index(half)] = None
    return replace(view, grid=tuple(cards), backs=tuple(backs), scored=((whole("wuzzfuzz", 1),), ()))


def _pair(family: Family, monster: int, other: Family, number: int) -> Pair:
    return Card("top", family, monster), Card("bottom", other, number)


PAGES: dict[str, Callable[..., Image.Image]] = {"goal": goal, "turn": turn, "end": end, "variants": variants}
"""What paints each page's picture, by the page's name."""
