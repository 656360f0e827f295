"""Marks that several games' boards share: a number in a badge, a winner's crown, the arrow at whose turn it is."""

from functools import lru_cache

from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.text import label
from render.kit.theme import ALERT, BERRY, GOLD, INK, INK_SOFT, PAPER, WALNUT, WHITE, Color


@lru_cache(maxsize=64)
def badge(text: str, size: int, color: Color = PAPER) -> Sprite:
    """Return a number in a round badge ``size`` pixels wide."""
    pen = Pen(size, size)
    pen.oval((size / 2, size / 2), size / 2, color, WALNUT, max(1.5, size * 0.05))
    number = label(text, round(size * 0.86), round(size * 0.6), INK, "title")
    return raised(carved(pen.sprite().overlaid(number, (size / 2, size * 0.52)), 1.2, 0.4), 2.5)


@lru_cache(maxsize=8)
def crown(size: int, gems: Color = BERRY.fill, band: Color | None = None) -> Sprite:
    """Return a winner's crown, ``size`` pixels wide; ``band`` runs round its foot."""
    pen, k = Pen(size, round(size * 0.8)), size / 100
    corners = [(8, 22), (29, 44), (50, 8), (71, 44), (92, 22), (84, 72), (16, 72)]
    pen.shape([(x * k, y * k) for x, y in corners], GOLD, WALNUT, 4 * k)
    for x, y in ((8, 20), (50, 8), (92, 20)):
        pen.oval((x * k, y * k), 7 * k, gems, WALNUT, 2.5 * k)
    if band is not None:
        pen.line([(22 * k, 62 * k), (78 * k, 62 * k)], band, 5 * k)
    return raised(carved(pen.sprite(), 1.4), 3)


@lru_cache(maxsize=4)
def turn_mark(size: int) -> Sprite:
    """Return the arrow that points at whose turn it is."""
    pen, k = Pen(size, size), size / 100
    corners = [(8, 34), (50, 34), (50, 12), (94, 50), (50, 88), (50, 66), (8, 66)]
    pen.shape([(x * k, y * k) for x, y in corners], GOLD, WALNUT, 6 * k)
    return raised(carved(pen.sprite(), 1.4), 3)


@lru_cache(maxsize=4)
def leads_to(size: int) -> Sprite:
    """Return an arrow from what is to what comes of it, ``size`` pixels wide."""
    pen, k = Pen(size, round(size * 0.7)), size / 100
    pen.line([(8 * k, 35 * k), (80 * k, 35 * k)], INK_SOFT, 9 * k)
    pen.line([(60 * k, 12 * k), (90 * k, 35 * k), (60 * k, 58 * k)], INK_SOFT, 9 * k)
    return pen.sprite()


@lru_cache(maxsize=4)
def crossed(size: int) -> Sprite:
    """Return the mark of what is not so: a cross."""
    pen, k = Pen(size, size), size / 100
    pen.oval((50 * k, 50 * k), 50 * k, ALERT)
    for rise in (-1, 1):
        pen.line([(30 * k, (50 - rise * 20) * k), (70 * k, (50 + rise * 20) * k)], WHITE, 13 * k)
    return raised(pen.sprite(), 2)
