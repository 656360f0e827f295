"""What lies beside the pigs: soaps, the jam jar, the draw pile, and the marks on a player's plaque."""

from functools import lru_cache

from bot.engines.putzdiewutz.pieces import Side
from render.kit import marks
from render.kit.sprite import Pen, Point, Sprite, carved, raised
from render.kit.text import label
from render.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    PLUM,
    WALNUT,
    WHITE,
    WOOD_LIGHT,
    Color,
    mix,
)
from render.putzdiewutz.pigs import TURNS

FOAM: Color = (236, 246, 252)
FOAM_EDGE: Color = (120, 158, 186)
JAM: Color = (158, 36, 78)
JAM_LIGHT: Color = (206, 82, 118)
GLASS: Color = (226, 240, 240)


def bubble(pen: Pen, center: Point, reach: float) -> None:
    """Draw one soap bubble."""
    pen.oval(center, reach, FOAM, FOAM_EDGE, max(1.0, reach * 0.13))
    x, y = center
    pen.oval((x - reach * 0.32, y - reach * 0.34), reach * 0.24, WHITE)


@lru_cache(maxsize=16)
def single_bubble(reach: int) -> Sprite:
    """Return a bubble of a radius in pixels."""
    pen = Pen(2 * reach + 2, 2 * reach + 2)
    bubble(pen, (reach + 1, reach + 1), reach)
    return raised(pen.sprite(), 2)


def _arrow(pen: Pen, center: Point, reach: float, color: Color) -> None:
    """Draw an arrow that points north."""
    x, y = center
    corners = (
        (0, -1), (0.84, -0.1), (0.32, -0.1), (0.32, 0.9), (-0.32, 0.9), (-0.32, -0.1), (-0.84, -0.1),
    )  # fmt: skip
    pen.shape([(x + dx * reach, y + dy * reach) for dx, dy in corners], color, color, reach * 0.16)


@lru_cache(maxsize=16)
def soap(side: Side, size: int) -> Sprite:
    """Return a side's soap, its long edge along the side, ``size`` pixels long, the arrow pointing outward."""
    pen, k = Pen(size, round(size * 0.74)), size / 100
    pen.card((3 * k, 6 * k, 97 * k, 70 * k), 26 * k, PLUM.fill, PLUM.deep, 2.4 * k)
    pen.card((8 * k, 9 * k, 92 * k, 60 * k), 22 * k, PLUM.tint)
    _arrow(pen, (50 * k, 36 * k), 19 * k, PLUM.deep)
    for x, y, reach in ((12, 60, 9), (25, 66, 6), (88, 14, 8), (77, 7, 5), (93, 28, 4.5)):
        bubble(pen, (x * k, y * k), reach * k)
    return raised(carved(pen.sprite().turned(TURNS[side]), 1.6), size * 0.04)


@lru_cache(maxsize=8)
def jar(size: int) -> Sprite:
    """Return the jam jar, ``size`` pixels high."""
    pen, k = Pen(round(size * 0.84), size), size / 100
    line = 2.2 * k
    pen.card((8 * k, 22 * k, 76 * k, 97 * k), 18 * k, GLASS, WALNUT, line)
    pen.card((13 * k, 36 * k, 71 * k, 92 * k), 14 * k, JAM)
    wave = [(13, 44), (13, 37), (24, 33), (36, 38), (48, 33), (60, 38), (71, 34), (71, 44), (42, 48)]
    pen.blob([(x * k, y * k) for x, y in wave], JAM_LIGHT)
    pen.card((13 * k, 41 * k, 71 * k, 60 * k), 4 * k, JAM)
    pen.card((17 * k, 40 * k, 22 * k, 84 * k), 2.5 * k, mix(JAM_LIGHT, WHITE, 0.5))
    pen.card((24 * k, 52 * k, 62 * k, 84 * k), 5 * k, PAPER, INK_SOFT, 1.4 * k)
    heart = [(43, 80), (31, 69), (32, 60), (39, 58.5), (43, 63), (47, 58.5), (54, 60), (55, 69)]
    pen.blob([(x * k, y * k) for x, y in heart], JAM)
    cloth = [(42, 2), (64, 4), (74, 14), (81, 27), (72, 25), (63, 30), (53, 26), (42, 31), (31, 26), (21, 30)]
    cloth += [(12, 25), (3, 27), (10, 14), (20, 4)]
    pen.blob([(x * k, y * k) for x, y in cloth], WHITE, WALNUT, line)
    for x, y in ((26, 10), (42, 8), (58, 10), (18, 18), (34, 17), (50, 17), (66, 18)):
        pen.oval((x * k, y * k), 3 * k, JAM_LIGHT)
    pen.line([(13 * k, 24 * k), (42 * k, 22.5 * k), (71 * k, 24 * k)], WOOD_LIGHT, 3 * k)
    return raised(carved(pen.sprite(), size * 0.012), size * 0.035)


@lru_cache(maxsize=32)
def pile(count: int, size: int) -> Sprite:
    """Return the draw pile, face down, a card ``size`` pixels wide, with its count; a faint spot if empty."""
    layers = min(count, 6)
    pen, step = Pen(size + 20, size + 20), 3
    if count == 0:
        pen.card((4, 4, size, size), size * 0.15, mix(PAPER_SHADE, PAPER_EDGE, 0.35))
        spot = pen.sprite()
    else:
        for layer in range(layers):
            left = (layers - 1 - layer) * step
            box = (left, left, left + size, left + size)
            pen.card(box, size * 0.15, mix(WOOD_LIGHT, WALNUT, 0.5), WALNUT, 2)
        pen.card((size * 0.08, size * 0.08, size * 0.92, size * 0.92), size * 0.1, mix(WOOD_LIGHT, WALNUT, 0.3))
        middle = size / 2
        pen.oval((middle, middle), size * 0.3, mix(WOOD_LIGHT, WALNUT, 0.75), tall=size * 0.23)
        for way in (-1, 1):
            pen.oval((middle + way * size * 0.11, middle), size * 0.055, WOOD_LIGHT, tall=size * 0.085)
        spot = raised(carved(pen.sprite(), 1.4), 5)
    image, mask = spot.image.copy(), spot.mask.copy()
    badge = count_badge(count, round(size * 0.46))
    at = (spot.width / 2 + size * 0.3, spot.height / 2 + size * 0.3)
    badge.paste(image, at)
    mask.paste(255, badge.box(at)[:2], badge.mask)
    return Sprite(image, mask)


@lru_cache(maxsize=64)
def count_badge(count: int, size: int, color: Color = PAPER) -> Sprite:
    """Return a number in a round badge ``size`` pixels wide."""
    pen = Pen(size, size)
    pen.oval((size / 2, size / 2), size / 2, color, WALNUT, 2.5)
    number = label(str(count), round(size * 0.86), round(size * 0.62), INK, "title")
    return raised(carved(pen.sprite().overlaid(number, (size / 2, size * 0.52)), 1.2, 0.4), 2.5)


@lru_cache(maxsize=4)
def sitting_out(size: int) -> Sprite:
    """Return the mark of a seat that sits a roll out: two bars, as on a player's pause button."""
    pen, k = Pen(size, size), size / 100
    pen.oval((50 * k, 50 * k), 50 * k, INK_SOFT)
    for x in (36, 64):
        pen.line([(x * k, 32 * k), (x * k, 68 * k)], WHITE, 13 * k)
    return raised(pen.sprite(), 2)


@lru_cache(maxsize=8)
def foam(width: int, height: int) -> Sprite:
    """Return bubbles along the lower edge of a plaque: its player has just scrubbed or turned a pig."""
    pen = Pen(width, height)
    places = (
        (0.04, 0.7, 0.2),
        (0.1, 0.86, 0.13),
        (0.17, 0.9, 0.09),
        (0.97, 0.3, 0.17),
        (0.92, 0.14, 0.12),
        (0.86, 0.1, 0.08),
    )
    for x, y, reach in places:
        bubble(pen, (x * width, y * height), reach * height)
    return raised(pen.sprite(), 2)


def crown(size: int) -> Sprite:
    """Return a winner's crown, ``size`` pixels wide."""
    return marks.crown(size, JAM_LIGHT, mix(GOLD, WALNUT, 0.35))
