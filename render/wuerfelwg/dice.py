"""Dice with pips and a kangaroo, and costs drawn as dice."""

from functools import lru_cache
from typing import Final

from bot.engines.wuerfelwg.costs import Pips
from render.kit.sprite import Pen, Point, Sprite, carved, raised
from render.kit.text import label
from render.kit.theme import INK, LEAF, PAPER, PLUM, SKY, SUN, WALNUT, WHITE, Color, mix
from render.wuerfelwg.sketch import sketch

KANGAROO: Final = """
b roo roo3 22 44 14 22 15 5 22 3 33 14 40 36
b roo1 - 24 34 20 18 21 10 27 16 33 32
b roo roo3 60 36 67 14 78 3 85 5 86 22 78 44
b roo1 - 67 32 73 16 79 10 80 18 76 34
b roo roo3 50 26 72 32 78 48 72 66 64 84 50 94 36 84 28 66 22 48 28 32
b roo1 - 50 60 62 66 63 78 50 89 37 78 38 66
o 37 50 5.6 7 ink -
o 63 50 5.6 7 ink -
o 35.5 47 1.9 2.4 white -
o 61.5 47 1.9 2.4 white -
o 50 70 9 6 ink -
s roo3 2.4 42 82 50 86 58 82
"""
_STAIRS: Final[tuple[Point, ...]] = ((22, 78), (22, 60), (44, 60), (44, 42), (66, 42), (66, 24), (80, 24), (80, 78))
_SPOTS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
}


def _body(size: int, ground: Color, edge: Color = WALNUT) -> Pen:
    pen = Pen(size, size)
    pen.card((0, 0, size, size), size * 0.22, ground, edge, max(1.4, size * 0.035))
    return pen


def _pips(pen: Pen, count: int, size: int) -> None:
    reach = size * (0.13 if size < 60 else 0.1)
    for dx, dy in _SPOTS[count]:
        pen.oval((size / 2 + dx * size * 0.25, size / 2 + dy * size * 0.25), reach, INK)


@lru_cache(maxsize=64)
def flat_die(pips: Pips, size: int) -> Sprite:
    """Return what a die shows, ``size`` pixels wide, without a shadow."""
    if pips == "k":
        pen = _body(size, SUN.tint)
        sketch(pen, KANGAROO, size * 0.0086, (size * 0.07, size * 0.08))
    else:
        pen = _body(size, WHITE)
        _pips(pen, pips, size)
    return carved(pen.sprite(), max(1, size * 0.02), 0.5)


@lru_cache(maxsize=64)
def die(pips: Pips, size: int) -> Sprite:
    """Return a die with its shadow."""
    return raised(flat_die(pips, size), max(2, size * 0.045))


@lru_cache(maxsize=4)
def to_come(size: int) -> Sprite:
    """Return the faint place of a die that is still to be rolled."""
    pen = Pen(size, size)
    pen.card((2, 2, size - 2, size - 2), size * 0.22, mix(PAPER, WALNUT, 0.1), mix(PAPER, WALNUT, 0.55), size * 0.03)
    return pen.sprite().faded(0.6)


@lru_cache(maxsize=4)
def parking_space(width: int, height: int) -> Sprite:
    """Return a parking space for a die: a blue frame with a P below."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), width * 0.16, SKY.deep, WHITE, 4)
    letter = label("P", width, round((height - width) * 1.1), WHITE, "title")
    return raised(pen.sprite().overlaid(letter, (width / 2, (width + height) / 2 + 1)), 3)


@lru_cache(maxsize=4)
def spent_mark(size: int) -> Sprite:
    """Return the mark of a die that is on a card: a tick."""
    pen, k = Pen(size, size), size / 100
    pen.oval((50 * k, 50 * k), 49 * k, LEAF.deep, WHITE, 6 * k)
    pen.line([(27 * k, 52 * k), (44 * k, 69 * k), (74 * k, 34 * k)], WHITE, 12 * k)
    return raised(pen.sprite(), 2)


def _letter(text: str, size: int, ground: Color, ink: Color, wide: float = 1) -> Sprite:
    width = round(size * wide)
    pen = Pen(width, size)
    pen.card((0, 0, width, size), size * 0.22, ground, WALNUT, max(1.4, size * 0.035))
    letter = label(text, width, round(size * 0.72), ink, "title")
    return carved(pen.sprite().overlaid(letter, (width / 2, size * 0.54)), max(1, size * 0.02), 0.5)


def _step(size: int) -> Sprite:
    pen, k = _body(size, LEAF.tint), size / 100
    pen.shape([(x * k, y * k) for x, y in _STAIRS], LEAF.deep)
    return carved(pen.sprite(), max(1, size * 0.02), 0.5)


@lru_cache(maxsize=256)
def cost(text: str, size: int) -> Sprite:
    """Return a cost in dice ``size`` pixels high: X and Y are alike whatever they show, stairs are numbers in a row,
    a number with + is a sum.
    """
    parts = _tokens(text, size)
    gap = max(1, round(size * 0.08))
    places: list[tuple[Sprite, int, int]] = []
    left = 0
    for sprite, lift in parts:
        places.append((sprite, left, lift))
        left += sprite.width + gap
    rise = max((lift for _, _, lift in places), default=0)
    pen = Pen(max(1, left - gap), size + rise)
    blank = pen.sprite()
    image, mask = blank.image, blank.mask
    for sprite, x, lift in places:
        spot = (x, rise - lift)
        image.paste(sprite.image, spot)
        mask.paste(sprite.mask, spot)
    return Sprite(image, mask)


def _tokens(text: str, size: int) -> list[tuple[Sprite, int]]:
    """Return a cost's dice, each with how far it is lifted."""
    if text.startswith(">="):
        return [(_letter(f"{text[2:]}+", size, PLUM.tint, INK, 1.7), 0)]
    if text.startswith("run"):
        return [(_step(size), round(nth * size * 0.14)) for nth in range(int(text[3:]))]
    letters = {"X": SUN.tint, "Y": SKY.tint}
    return [
        (_letter(char, size, letters[char], INK) if char in letters else flat_die(int(char), size), 0)
        for char in text
        if char != " "
    ]
