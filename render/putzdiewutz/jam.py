"""Jam blotches: each color has its own shape, so that nobody needs to see colors to tell the pigs apart."""

from collections.abc import Callable

from bot.engines.putzdiewutz.pieces import Color
from render.kit.sprite import Pen, Point, curve, star
from render.kit.theme import BERRY, LEAF, SKY, SUN, WHITE, Hue

HUES: dict[Color, Hue] = {"green": LEAF, "yellow": SUN, "blue": SKY, "red": BERRY}

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-0.62, -0.36), (0.62, 0.36)),
    3: ((-0.86, -0.52), (0, 0), (0.86, 0.52)),
    4: ((-0.68, -0.62), (0.68, -0.62), (-0.68, 0.62), (0.68, 0.62)),
    5: ((-0.86, -0.62), (0.86, -0.62), (0, 0), (-0.86, 0.62), (0.86, 0.62)),
    6: ((-0.98, -0.56), (0, -0.62), (0.98, -0.56), (-0.98, 0.56), (0, 0.62), (0.98, 0.56)),
}
"""Where the blotches of a count lie, as on a die; x and y from -1 to 1."""


def _round(center: Point, reach: float) -> list[Point]:
    return curve(star(center, reach, reach, 8))


def _splash(center: Point, reach: float) -> list[Point]:
    return curve(star(center, reach * 1.24, reach * 0.62, 5), steps=8)


def _drop(center: Point, reach: float) -> list[Point]:
    x, y = center
    side = ((0, -1.28), (0.22, -0.72), (0.6, -0.14), (0.8, 0.32), (0.58, 0.8), (0, 0.98))
    around = [*side, *((-dx, dy) for dx, dy in side[-2:0:-1])]
    return curve([(x + dx * reach, y + dy * reach) for dx, dy in around], steps=8)


def _diamond(center: Point, reach: float) -> list[Point]:
    x, y = center
    around = ((0, -1.22), (0.48, -0.61), (0.98, 0), (0.48, 0.61), (0, 1.22), (-0.48, 0.61), (-0.98, 0), (-0.48, -0.61))
    return curve([(x + dx * reach, y + dy * reach) for dx, dy in around], steps=8)


SHAPES: dict[Color, Callable[[Point, float], list[Point]]] = {
    "green": _round,
    "yellow": _splash,
    "blue": _drop,
    "red": _diamond,
}
"""Outline of a color's blotch about a center, for a radius in pixels."""


def blotch(pen: Pen, color: Color, center: Point, reach: float, edge: float) -> None:
    """Draw one blotch with a dark edge ``edge`` pixels wide and a wet glint."""
    hue = HUES[color]
    pen.shape(SHAPES[color](center, reach), hue.fill, hue.deep, edge)
    x, y = center
    pen.oval((x - reach * 0.26, y - reach * 0.24), reach * 0.2, WHITE, tall=reach * 0.15)


def blotches(pen: Pen, color: Color, count: int, center: Point, spread: Point, *, edge: float) -> None:
    """Draw 1 to 6 blotches like the pips of a die; few ones are larger. ``spread`` is half the area."""
    reach = min(spread) * (0.64, 0.52, 0.43, 0.4, 0.37, 0.37)[count - 1]
    for dx, dy in PIPS[count]:
        blotch(pen, color, (center[0] + dx * spread[0] * 0.78, center[1] + dy * spread[1] * 0.82), reach, edge)
