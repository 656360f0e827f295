"""A small language for small drawings, so that dozens of them are data.

A sketch is lines of words; lengths are hundredths of its width:

| written | draws |
|---|---|
| ``o X Y RX RY FILL EDGE`` | an oval about a center |
| ``c LEFT TOP RIGHT BOTTOM RADIUS FILL EDGE`` | a rectangle with round corners |
| ``p FILL EDGE X Y X Y ...`` | a polygon |
| ``b FILL EDGE X Y X Y ...`` | a smooth closed shape through the points |
| ``l COLOR WIDTH X Y X Y ...`` | a line |
| ``s COLOR WIDTH X Y X Y ...`` | a smooth line |

FILL and EDGE are colors by name, ``-`` for none.
"""

from collections.abc import Callable, Mapping
from typing import Final

from render.kit.sprite import Pen, Point, curve
from render.kit.theme import (
    BERRY,
    CLAY,
    GOLD,
    INK,
    INK_SOFT,
    LEAF,
    PAPER,
    PAPER_SHADE,
    PLUM,
    SKY,
    SUN,
    WALNUT,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    Color,
)

COLORS: Final[dict[str, Color]] = {
    "ink": INK, "soft": INK_SOFT, "paper": PAPER, "shade": PAPER_SHADE, "white": WHITE, "gold": GOLD,
    "walnut": WALNUT, "wood": WOOD, "plank": WOOD_LIGHT,
    "leaf": LEAF.fill, "leaf1": LEAF.tint, "leaf3": LEAF.deep, "sun": SUN.fill, "sun1": SUN.tint, "sun3": SUN.deep,
    "sky": SKY.fill, "sky1": SKY.tint, "sky3": SKY.deep, "berry": BERRY.fill, "berry1": BERRY.tint,
    "berry3": BERRY.deep, "plum": PLUM.fill, "plum1": PLUM.tint, "plum3": PLUM.deep,
    "clay": CLAY.fill, "clay1": CLAY.tint, "clay3": CLAY.deep,
    "grey": (168, 162, 154), "grey1": (214, 209, 201), "grey3": (98, 92, 86), "night": (52, 62, 98),
    "night1": (88, 102, 148), "mud": (150, 132, 84), "mud1": (204, 190, 150), "mud3": (98, 84, 48),
    "steel": (196, 206, 214),
    "roo": (206, 138, 84), "roo1": (244, 208, 168), "roo3": (112, 62, 32), "pink": (244, 160, 152),
    "foam": (236, 246, 252), "choc": (104, 60, 40),
}  # fmt: skip
EDGE: Final = 2.6
"""Width of an edge in hundredths."""


def sketch(pen: Pen, drawing: str, k: float, at: Point = (0, 0), colors: Mapping[str, Color] | None = None) -> None:
    """Draw a sketch with its upper left corner at a point; ``k`` pixels make one hundredth.

    ``colors`` are known to it besides. Raises KeyError for a word or color that is none.
    """
    known = COLORS if colors is None else COLORS | dict(colors)

    def paint(name: str) -> Color | None:
        return None if name == "-" else known[name]

    for line in filter(None, drawing.splitlines()):
        kind, *words = line.split()
        _DRAW[kind](pen, words, k, at, paint)


Paint = Callable[[str], Color | None]


def _points(words: list[str], k: float, at: Point) -> list[Point]:
    numbers = [float(word) * k for word in words]
    return [(x + at[0], y + at[1]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _oval(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    (center,) = _points(words[:2], k, at)
    wide, tall = (float(word) * k for word in words[2:4])
    pen.oval(center, wide, paint(words[4]), paint(words[5]), EDGE * k, tall=tall)


def _card(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    (left, top), (right, bottom) = _points(words[:4], k, at)
    pen.card((left, top, right, bottom), float(words[4]) * k, paint(words[5]), paint(words[6]), EDGE * k)


def _polygon(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    pen.shape(_points(words[2:], k, at), paint(words[0]), paint(words[1]), EDGE * k)


def _blob(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    pen.blob(_points(words[2:], k, at), paint(words[0]), paint(words[1]), EDGE * k)


def _line(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    pen.line(_points(words[2:], k, at), paint(words[0]) or INK, max(1.0, float(words[1]) * k))


def _smooth(pen: Pen, words: list[str], k: float, at: Point, paint: Paint) -> None:
    line = curve(_points(words[2:], k, at), closed=False)
    pen.line(line, paint(words[0]) or INK, max(1.0, float(words[1]) * k))


_DRAW: Final[dict[str, Callable[[Pen, list[str], float, Point, Paint], None]]] = {
    "o": _oval, "c": _card, "p": _polygon, "b": _blob, "l": _line, "s": _smooth,
}  # fmt: skip
