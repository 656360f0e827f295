"""Marks that several games' boards share: a number in a round badge, the arrow at whose turn it is."""

from functools import lru_cache

from render.sprite import Pen, Sprite, carved, raised
from render.text import label
from render.theme import GOLD, INK, PAPER, WALNUT, Color


@lru_cache(maxsize=64)
def badge(text: str, size: int, color: Color = PAPER) -> Sprite:
    """Return a number in a round badge ``size`` pixels wide."""
    pen = Pen(size, size)
    pen.oval((size / 2, size / 2), size / 2, color, WALNUT, max(1.5, size * 0.05))
    flat = pen.sprite()
    label(text, round(size * 0.86), round(size * 0.6), INK, "title").paste(flat.image, (size / 2, size * 0.52))
    return raised(carved(flat, 1.2, 0.4), 2.5)


@lru_cache(maxsize=4)
def turn_mark(size: int) -> Sprite:
    """Return the arrow that points at whose turn it is."""
    pen, k = Pen(size, size), size / 100
    corners = [(8, 34), (50, 34), (50, 12), (94, 50), (50, 88), (50, 66), (8, 66)]
    pen.shape([(x * k, y * k) for x, y in corners], GOLD, WALNUT, 6 * k)
    return raised(carved(pen.sprite(), 1.4), 3)
