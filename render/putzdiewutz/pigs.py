"""The pigs: seen from above, snout first, on a tile in the color of their jam."""

from functools import lru_cache

from bot.engines.putzdiewutz.pieces import Color, Side
from render.kit.sprite import Pen, Point, Sprite, Turn, carved, raised
from render.kit.text import label
from render.kit.theme import INK, WHITE, mix
from render.kit.theme import Color as Rgb
from render.putzdiewutz.jam import HUES, blotch, blotches

SKIN: Rgb = (253, 226, 214)
SKIN_EDGE: Rgb = (134, 66, 62)
SNOUT: Rgb = (244, 160, 152)
EAR: Rgb = (240, 168, 160)
BLUSH: Rgb = (247, 178, 168)

TURNS: dict[Side, Turn] = {"north": 0, "east": 90, "south": 180, "west": 270}


def _head(pen: Pen, k: float, center: Point, reach: float) -> None:
    """Draw a head that looks north; ``k`` pixels make one hundredth of a tile."""
    x, y = center
    line = 2.0 * k
    for way in (-1, 1):
        ear = ((0.5, -0.7), (1.5, -0.86), (1.32, 0.34), (0.84, 0.42))
        pen.blob([(x + way * dx * reach, y + dy * reach) for dx, dy in ear], EAR, SKIN_EDGE, line)
    pen.oval(center, reach, SKIN, SKIN_EDGE, line, tall=reach * 0.98)
    for way in (-1, 1):
        pen.oval((x + way * reach * 0.66, y + reach * 0.3), reach * 0.2, BLUSH, tall=reach * 0.14)
        pen.oval((x + way * reach * 0.4, y - reach * 0.06), reach * 0.17, INK, tall=reach * 0.21)
        pen.oval((x + way * reach * 0.4 - reach * 0.04, y - reach * 0.14), reach * 0.065, WHITE)
    snout = (x, y - reach * 0.78)
    pen.oval(snout, reach * 0.58, SNOUT, SKIN_EDGE, line, tall=reach * 0.43)
    for way in (-1, 1):
        pen.oval((snout[0] + way * reach * 0.21, snout[1] - reach * 0.05), reach * 0.1, SKIN_EDGE, tall=reach * 0.15)


@lru_cache(maxsize=64)
def _flat(color: Color, count: int, size: int) -> Sprite:
    """Draw the pig alone, looking north, as wide and high as its tile."""
    pen, k = Pen(size, size), size / 100
    line = 2.0 * k
    for x, y in ((16, 43), (84, 43), (17, 88), (83, 88)):
        pen.oval((x * k, y * k), 9 * k, EAR, SKIN_EDGE, line)
    tail = [(50, 92), (55, 97), (60, 94), (56, 90.5), (53, 95), (58, 99)]
    pen.line([(x * k, y * k) for x, y in tail], SKIN_EDGE, 4.6 * k)
    pen.line([(x * k, y * k) for x, y in tail], SNOUT, 2.2 * k)
    back = ((50, 30), (74, 33), (91, 48), (92, 72), (80, 91), (50, 95), (20, 91), (8, 72), (9, 48), (26, 33))
    pen.blob([(x * k, y * k) for x, y in back], SKIN, SKIN_EDGE, line)
    _head(pen, k, (50 * k, 24 * k), 18 * k)
    blotches(pen, color, count, (50 * k, 67.5 * k), (34 * k, 25.5 * k), edge=2.0 * k)
    return pen.sprite()


@lru_cache(maxsize=8)
def _tile(color: Color, size: int) -> Sprite:
    pen, hue = Pen(size, size), HUES[color]
    pen.card((0, 0, size, size), size * 0.15, mix(hue.fill, hue.deep, 0.25))
    pen.card((size * 0.03, size * 0.03, size * 0.97, size * 0.97), size * 0.12, mix(hue.fill, hue.tint, 0.2))
    return carved(pen.sprite(), size * 0.012, 0.55)


@lru_cache(maxsize=128)
def pig_tile(color: Color, count: int, facing: Side, size: int) -> Sprite:
    """Return a pig's tile, ``size`` pixels wide without its shadow, looking at a side."""
    pig = raised(carved(_flat(color, count, size).turned(TURNS[facing]), size * 0.012, 0.5), size * 0.016)
    return raised(_tile(color, size).overlaid(pig, (size / 2, size / 2)), size * 0.032)


@lru_cache(maxsize=96)
def clean_pig(color: Color, count: int, size: int) -> Sprite:
    """Return a washed pig on a small tile with its number, ``size`` pixels wide without the shadow."""
    pen, k = Pen(size, size), size / 50
    _head(pen, k, (20 * k, 26 * k), 13.5 * k)
    tile = _tile(color, size).overlaid(carved(pen.sprite(), 1, 0.4), (size / 2, size / 2))
    for ink, stroke in ((WHITE, round(3 * k)), (INK, 0)):
        tile = tile.overlaid(label(str(count), size, round(25 * k), ink, "title", stroke=stroke), (38 * k, 33 * k))
    return raised(tile, 2)


@lru_cache(maxsize=8)
def pig_face(color: Color, size: int) -> Sprite:
    """Return a pig's face on a disc of its color, three blotches on its chin; ``size`` pixels wide."""
    pen, k, hue = Pen(size, size), size / 100, HUES[color]
    pen.oval((50 * k, 50 * k), 49 * k, hue.fill, hue.deep, 4 * k)
    _head(pen, 1.5 * k, (50 * k, 52 * k), 31 * k)
    for x in (28, 72):
        blotch(pen, color, (x * k, 80 * k), 10 * k, 2 * k)
    blotch(pen, color, (50 * k, 84 * k), 11 * k, 2 * k)
    return carved(pen.sprite(), 1.5, 0.4)
