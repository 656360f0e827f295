"""What lies about in the garden: stones, holes, the gate, the bag, the burrow, the die, badges."""

from functools import lru_cache

from bot.engines.ratzeputz.pieces import Roll
from render.kit.sprite import Pen, Sprite, carved, curve, raised, star
from render.kit.text import label
from render.kit.theme import GOLD, INK, LEAF, PAPER, PAPER_EDGE, PLUM, WALNUT, WHITE, WOOD, WOOD_LIGHT, Color, mix
from render.ratzeputz.folk import EARTH, EARTH_DARK, PIT
from render.ratzeputz.roots import CARROT, root

STONE: Color = (206, 200, 190)
STONE_EDGE: Color = (112, 104, 96)
_PIPS = {1: ((50, 50),), 2: ((31, 31), (69, 69)), 3: ((27, 27), (50, 50), (73, 73))}


@lru_cache(maxsize=4)
def stone(size: int) -> Sprite:
    """Return a stepping stone, ``size`` pixels wide."""
    pen, k = Pen(size, size), size / 100
    around = [(50, 8), (76, 12), (94, 34), (92, 64), (78, 88), (48, 93), (20, 86), (6, 62), (10, 32), (26, 13)]
    pen.blob([(x * k, y * k) for x, y in around], STONE, STONE_EDGE, 3 * k)
    for x, y, reach in ((34, 30, 4), (68, 40, 3), (42, 70, 3.4), (72, 70, 2.4), (24, 54, 2.4)):
        pen.oval((x * k, y * k), reach * k, mix(STONE, STONE_EDGE, 0.35), tall=reach * 0.7 * k)
    return raised(carved(pen.sprite(), size * 0.03, 0.6), size * 0.04)


@lru_cache(maxsize=4)
def halo(size: int) -> Sprite:
    """Return a golden ring round what may be chosen now, ``size`` pixels wide."""
    pen = Pen(size, size)
    pen.oval((size / 2, size / 2), size / 2 - 1, None, WALNUT, size * 0.09)
    pen.oval((size / 2, size / 2), size / 2 - 3, None, GOLD, size * 0.06)
    return pen.sprite()


@lru_cache(maxsize=4)
def hole(size: int) -> Sprite:
    """Return an open hole in the bed, ``size`` pixels wide."""
    pen, k = Pen(size, size), size / 100
    pen.oval((50 * k, 50 * k), 49 * k, mix(EARTH, WOOD, 0.25), EARTH_DARK, 3 * k, tall=44 * k)
    pen.oval((50 * k, 52 * k), 36 * k, PIT, tall=31 * k)
    for x, y in ((20, 26), (80, 30), (86, 66), (14, 64), (50, 10)):
        pen.oval((x * k, y * k), 5 * k, EARTH, EARTH_DARK, 1.6 * k, tall=4 * k)
    return carved(pen.sprite(), size * 0.02, 0.4)


@lru_cache(maxsize=4)
def gate(width: int) -> Sprite:
    """Return the garden gate, ``width`` pixels wide."""
    pen, k = Pen(width, round(width * 0.62)), width / 100
    for y in (24, 46):
        pen.card((4 * k, (y - 4) * k, 96 * k, (y + 4) * k), 2 * k, WOOD, WALNUT, 1.8 * k)
    for x in (22, 36, 50, 64, 78):
        pale = [(x - 5, 58), (x - 5, 14), (x, 7), (x + 5, 14), (x + 5, 58)]
        pen.shape([(px * k, py * k) for px, py in pale], WOOD_LIGHT, WALNUT, 1.8 * k)
    for x in (8, 92):
        pen.card(((x - 7) * k, 3 * k, (x + 7) * k, 61 * k), 4 * k, mix(WOOD, WALNUT, 0.3), WALNUT, 2 * k)
    pen.oval((71 * k, 36 * k), 3.4 * k, GOLD, WALNUT, 1.2 * k)
    return raised(carved(pen.sprite(), 1.6), 4)


@lru_cache(maxsize=2)
def post(size: int) -> Sprite:
    """Return a fence post from above, ``size`` pixels wide."""
    pen, half = Pen(size, size), size / 2
    pen.oval((half, half), half, WOOD_LIGHT, WALNUT, size * 0.12)
    pen.oval((half, half), half * 0.45, mix(WOOD_LIGHT, WALNUT, 0.3))
    return raised(carved(pen.sprite(), 1.2, 0.5), 3)


@lru_cache(maxsize=2)
def flower(size: int, color: Color) -> Sprite:
    """Return a small flower, ``size`` pixels wide."""
    pen, half = Pen(size, size), size / 2
    pen.blob(star((half, half), half, half * 0.55, 5), color, mix(color, INK, 0.55), size * 0.06)
    pen.oval((half, half), half * 0.28, GOLD)
    return pen.sprite()


@lru_cache(maxsize=2)
def bag(size: int) -> Sprite:
    """Return the cloth bag, ``size`` pixels high."""
    pen, k = Pen(size, size), size / 100
    body = [(34, 34), (16, 56), (12, 82), (28, 96), (50, 98), (72, 96), (88, 82), (84, 56), (66, 34)]
    pen.blob([(x * k, y * k) for x, y in body], PLUM.fill, PLUM.deep, 3 * k)
    neck = [(32, 32), (22, 10), (36, 14), (50, 6), (64, 14), (78, 10), (68, 32)]
    pen.blob([(x * k, y * k) for x, y in neck], mix(PLUM.fill, PLUM.deep, 0.3), PLUM.deep, 3 * k)
    pen.line([(30 * k, 34 * k), (50 * k, 37 * k), (70 * k, 34 * k)], GOLD, 6 * k)
    for x, y in ((70, 44), (78, 52)):
        pen.line([(66 * k, 35 * k), (x * k, y * k)], GOLD, 4 * k)
    for xs in ((30, 56, 26, 82), (70, 58, 74, 84)):
        pen.line([(xs[0] * k, xs[1] * k), (xs[2] * k, xs[3] * k)], mix(PLUM.fill, PLUM.deep, 0.45), 2.6 * k)
    return raised(carved(pen.sprite(), size * 0.014), size * 0.035)


@lru_cache(maxsize=2)
def burrow(size: int) -> Sprite:
    """Return the way into the burrow, ``size`` pixels wide: a mound with a dark door."""
    pen, k = Pen(size, round(size * 0.8)), size / 100
    mound = [(2, 74), (10, 44), (28, 18), (50, 8), (72, 18), (90, 44), (98, 74), (50, 79)]
    pen.blob([(x * k, y * k) for x, y in mound], EARTH, EARTH_DARK, 3 * k)
    for x, y in ((14, 46), (30, 20), (52, 10), (74, 22), (88, 50)):
        for lean in (-5, 0, 5):
            pen.line([(x * k, y * k), ((x + lean) * k, (y - 9) * k)], LEAF.deep, 3 * k)
    door = [(28, 76), (28, 52), (36, 36), (50, 30), (64, 36), (72, 52), (72, 76)]
    pen.blob([(x * k, y * k) for x, y in door], PIT, EARTH_DARK, 3 * k)
    return raised(carved(pen.sprite(), size * 0.014, 0.4), size * 0.03)


@lru_cache(maxsize=16)
def plop(word: str, size: int) -> Sprite:
    """Return the sign of a root that was heard falling, ``size`` pixels wide; ``word`` in the reader's language."""
    pen, half = Pen(size, round(size * 0.8)), size / 2
    spikes = [
        (half + (x - half) * 0.98, size * 0.4 + (y - half) * 0.78)
        for x, y in star((half, half), half * 0.97, half * 0.74, 13, 8)
    ]
    pen.shape(spikes, WHITE, CARROT.deep, size * 0.03)
    said = label(word, round(size * 0.74), round(size * 0.25), CARROT.deep, "title")
    return raised(pen.sprite().overlaid(said, (half, size * 0.4)), 4)


@lru_cache(maxsize=4)
def die(roll: Roll, size: int) -> Sprite:
    """Return the die showing a face, ``size`` pixels wide."""
    pen, k = Pen(size, size), size / 100
    pen.card((2 * k, 2 * k, 98 * k, 98 * k), 22 * k, mix(WHITE, PAPER_EDGE, 0.6), WALNUT, 4 * k)
    pen.card((8 * k, 8 * k, 92 * k, 92 * k), 30 * k, PAPER)
    for x, y in _PIPS.get(roll if isinstance(roll, int) else 0, ()):
        pen.oval((x * k, y * k), 12 * k, WALNUT)
    flat = pen.sprite()
    if roll == "carrot":
        flat = flat.overlaid(root("orange", round(size * 0.8)), (size / 2, size * 0.51))
    return raised(carved(flat, size * 0.02), size * 0.045)


@lru_cache(maxsize=64)
def badge(text: str, size: int, color: Color = PAPER, *, square: bool = False) -> Sprite:
    """Return a number or letter in a round (or square) badge ``size`` pixels wide."""
    pen = Pen(size, size)
    if square:
        pen.card((0, 0, size, size), size * 0.24, color, WALNUT, 2.5)
    else:
        pen.oval((size / 2, size / 2), size / 2, color, WALNUT, 2.5)
    number = label(text, round(size * 0.9), round(size * 0.64), INK, "title")
    return raised(carved(pen.sprite().overlaid(number, (size / 2, size * 0.52)), 1.2, 0.4), 2.5)


@lru_cache(maxsize=8)
def pointer(size: int, angle: tuple[float, float]) -> Sprite:
    """Return the tip that leads from the middle's sheet to a spot, in the direction of a unit vector."""
    pen, half, (dx, dy) = Pen(size, size), size / 2, angle
    tip = (half + dx * half * 0.92, half + dy * half * 0.92)
    foot = (half - dx * half * 0.6, half - dy * half * 0.6)
    wings = [
        (foot[0] - dy * half * 0.5, foot[1] + dx * half * 0.5),
        tip,
        (foot[0] + dy * half * 0.5, foot[1] - dx * half * 0.5),
    ]
    pen.shape(wings, PAPER, PAPER_EDGE, 3)
    return raised(pen.sprite(), 3)


@lru_cache(maxsize=2)
def grass(size: int) -> Sprite:
    """Return a tuft of grass, ``size`` pixels wide."""
    pen, k = Pen(size, size), size / 100
    for tip, foot in ((10, 38), (32, 46), (52, 50), (72, 55), (92, 62)):
        blade = curve([(foot, 96), ((foot + tip) / 2 + (tip - 50) * 0.05, 50), (tip, 14)], closed=False)
        pen.line([(x * k, y * k) for x, y in blade], mix(LEAF.fill, LEAF.deep, 0.45), 8 * k)
    return pen.sprite()
