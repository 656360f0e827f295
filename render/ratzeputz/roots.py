"""The roots: three colors, each with a shape of its own, and the carrot top that hides them all alike."""

from collections.abc import Callable
from functools import lru_cache

from bot.engines.ratzeputz.pieces import Color
from render.kit.sprite import Pen, Point, Sprite, carved, curve, raised
from render.kit.theme import BERRY, LEAF, SUN, WHITE, Hue, mix

CARROT = Hue((252, 226, 196), (238, 134, 46), (140, 64, 8), (44, 18, 0))
HUES: dict[Color, Hue] = {"orange": CARROT, "yellow": SUN, "red": BERRY}


def _long(pen: Pen, hue: Hue, k: float) -> None:
    """Draw the orange root: long and pointed, with rings."""
    side = [(50, 12), (68, 15), (73, 30), (66, 56), (55, 88), (50, 97)]
    around = [*side, *((100 - x, y) for x, y in side[-2:0:-1])]
    pen.blob([(x * k, y * k) for x, y in around], hue.fill, hue.deep, 4 * k)
    for x, y, wide in ((36, 34, 16), (54, 48, 14), (42, 64, 10)):
        pen.line([(x * k, y * k), ((x + wide) * k, (y + 2) * k)], mix(hue.fill, hue.deep, 0.55), 3.4 * k)


def _round(pen: Pen, hue: Hue, k: float) -> None:
    """Draw the yellow root: a fat round turnip with a thin tail."""
    pen.line([(x * k, y * k) for x, y in curve([(50, 76), (52, 86), (47, 97)], closed=False)], hue.deep, 7 * k)
    pen.oval((50 * k, 49 * k), 37 * k, hue.fill, hue.deep, 4 * k, tall=34 * k)
    for x in (38, 62):
        bow = curve([(x, 24), (x + (x - 50) * 0.4, 48), (x, 72)], closed=False)
        pen.line([(px * k, py * k) for px, py in bow], mix(hue.fill, hue.deep, 0.4), 3.2 * k)


def _forked(pen: Pen, hue: Hue, k: float) -> None:
    """Draw the red root: two legs, as if it would run away."""
    around = [
        (50, 14), (70, 18), (76, 38), (74, 58), (84, 84), (80, 95), (70, 90), (58, 70),
        (50, 66), (42, 70), (30, 90), (20, 95), (16, 84), (26, 58), (24, 38), (30, 18),
    ]  # fmt: skip
    pen.blob([(x * k, y * k) for x, y in around], hue.fill, hue.deep, 4 * k)
    for x, y, wide in ((34, 36, 18), (52, 50, 14)):
        pen.line([(x * k, y * k), ((x + wide) * k, (y + 2) * k)], mix(hue.fill, hue.deep, 0.55), 3.4 * k)


_SHAPES: dict[Color, Callable[[Pen, Hue, float], None]] = {"orange": _long, "yellow": _round, "red": _forked}


@lru_cache(maxsize=32)
def root(color: Color, size: int) -> Sprite:
    """Return a root without its top, ``size`` pixels high without the shadow."""
    pen, k, hue = Pen(size, size), size / 100, HUES[color]
    _SHAPES[color](pen, hue, k)
    pen.oval((42 * k, 27 * k), 5 * k, mix(hue.tint, WHITE, 0.5), tall=7 * k)
    for x, tip in ((45, 38), (50, 50), (55, 62)):
        pen.line([(x * k, 15 * k), (tip * k, 3 * k)], LEAF.deep, 5 * k)
    return raised(carved(pen.sprite(), size * 0.02, 0.5), size * 0.04)


def _leaf(pen: Pen, center: Point, angle: Point, reach: float, wide: float, *, strong: bool) -> None:
    """Draw one leaf from a center outward; ``angle`` is its direction as a unit vector."""
    (x, y), (dx, dy) = center, angle
    along = [(0.1, 0.0), (0.35, 0.7), (0.7, 1.0), (1.0, 0.0), (0.7, -1.0), (0.35, -0.7)]
    around = [(x + dx * a * reach - dy * b * wide, y + dy * a * reach + dx * b * wide) for a, b in along]
    fill = LEAF.fill if strong else mix(LEAF.fill, LEAF.deep, 0.35)
    pen.blob(around, fill, LEAF.deep, reach * 0.05)
    pen.line(
        [(x + dx * reach * 0.15, y + dy * reach * 0.15), (x + dx * reach * 0.8, y + dy * reach * 0.8)],
        mix(LEAF.tint, LEAF.fill, 0.3) if strong else LEAF.fill,
        reach * 0.045,
    )


_SOUTH: Point = (0.0, 1.0)
_DIAGONAL = 0.7071


@lru_cache(maxsize=8)
def top(size: int) -> Sprite:
    """Return a carrot top seen from above, ``size`` pixels wide without the shadow: all six look alike."""
    pen, half = Pen(size, size), size / 2
    center = (half, half)
    d = _DIAGONAL
    for nth, way in enumerate([(0.383, 0.924), (-0.924, 0.383), (-0.383, -0.924), (0.924, -0.383)]):
        _leaf(pen, center, way, half * (0.98 - 0.04 * (nth % 2)), half * 0.2, strong=False)
    for way in [(d, d), (-d, d), (-d, -d), (d, -d)]:
        _leaf(pen, center, way, half * 0.96, half * 0.21, strong=False)
    for way in [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]:
        _leaf(pen, center, way, half * 0.82, half * 0.22, strong=True)
    for way in [(0.5, 0.866), (-0.866, 0.5), (-0.5, -0.866), (0.866, -0.5)]:
        _leaf(pen, center, way, half * 0.52, half * 0.14, strong=True)
    pen.oval(center, half * 0.13, mix(LEAF.tint, LEAF.fill, 0.4), LEAF.deep, half * 0.04)
    return raised(carved(pen.sprite(), size * 0.012, 0.45), size * 0.045)
