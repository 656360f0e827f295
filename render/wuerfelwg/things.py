"""What lies beside cards and dice: points, badges, the hammock, doors, the marks of what a flat can do."""

from functools import lru_cache
from typing import Final

from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.text import label
from render.kit.theme import GOLD, INK, LEAF, SKY, WALNUT, WHITE, WOOD_LIGHT
from render.wuerfelwg.dice import flat_die
from render.wuerfelwg.sketch import COLORS, sketch

_PRALINE: Final = """
b choc ink 50 8 78 16 94 44 86 74 50 84 14 74 6 44 22 16
s clay 4 22 30 40 18 60 18
p gold ink 4 70 16 62 28 70 40 63 52 71 64 63 76 70 88 62 96 70 84 94 16 94
"""
_CROWN: Final = """
p gold walnut 8 22 29 44 50 8 71 44 92 22 84 72 16 72
o 8 20 7 7 berry walnut
o 50 8 7 7 berry walnut
o 92 20 7 7 berry walnut
"""
_HAMMOCK: Final = """
c 14 12 24 97 4 wood ink
c 176 12 186 97 4 wood ink
o 22 15 19 13 leaf ink
o 178 15 19 13 leaf ink
o 12 25 10 8 leaf ink
o 188 25 10 8 leaf ink
l walnut 3 22 40 48 52
l walnut 3 178 40 152 52
b berry ink 44 50 62 58 100 62 138 58 156 50 142 78 100 88 58 78
s white 4 54 58 68 74 84 83
s white 4 78 62 90 76 104 85
s white 4 146 58 132 74 116 83
s white 4 122 62 110 76 96 85
"""


@lru_cache(maxsize=128)
def praline(points: int, size: int) -> Sprite:
    """Return points on a praline, ``size`` pixels wide."""
    pen = Pen(size, size)
    sketch(pen, _PRALINE, size / 100)
    flat = carved(pen.sprite(), max(1, size * 0.02), 0.45)
    number = label(str(points).replace("-", "−"), round(size * 0.9), round(size * 0.56), WHITE, "title")
    return raised(flat.overlaid(number, (size / 2, size * 0.46)), max(2, size * 0.04))


@lru_cache(maxsize=8)
def hammock(width: int) -> Sprite:
    """Return the hammock between its two trees, half as high as wide."""
    pen = Pen(width, round(width * 0.5))
    sketch(pen, _HAMMOCK, width / 200)
    return raised(carved(pen.sprite(), 1.4, 0.4), 3)


@lru_cache(maxsize=8)
def crown(size: int) -> Sprite:
    """Return a winner's crown, ``size`` pixels wide."""
    pen = Pen(size, round(size * 0.8))
    sketch(pen, _CROWN, size / 100)
    return raised(carved(pen.sprite(), 1.4), 3)


@lru_cache(maxsize=4)
def door(width: int, height: int) -> Sprite:
    """Return a flat's door with a round window for who waits behind it."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 12, WALNUT)
    pen.card((6, 6, width - 6, height), 8, WOOD_LIGHT, WALNUT, 3)
    pen.card((18, height * 0.66, width - 18, height - 14), 6, COLORS["wood"], WALNUT, 2.5)
    pen.oval((width - 20, height * 0.6), 6, GOLD, WALNUT, 2)
    return raised(carved(pen.sprite(), 2), 4)


@lru_cache(maxsize=32)
def ability(kind: str, number: int, size: int) -> Sprite:
    """Return what a flat can do: ``dice`` it rolls, ``parking`` spaces, ``rerolls``; a sign and its number."""
    blank = Pen(round(size * 1.55), size).sprite()
    image, mask = blank.image, blank.mask
    mark, digit = sign(kind, round(size * 0.86)), label(str(number), size, round(size * 0.86), INK, "title")
    for sprite, at in ((mark, (size * 0.45, size * 0.5)), (digit, (size * 1.2, size * 0.53))):
        spot = sprite.box(at)[:2]
        image.paste(sprite.image, spot, sprite.mask)
        mask.paste(255, spot, sprite.mask)
    return Sprite(image, mask)


@lru_cache(maxsize=32)
def sign(kind: str, size: int) -> Sprite:
    """Return the sign of ``dice``, ``parking`` or ``rerolls``."""
    return {"dice": _dice_sign, "parking": _parking_sign, "rerolls": _reroll_sign}[kind](size)


def _dice_sign(size: int) -> Sprite:
    return flat_die(5, size)


def _parking_sign(size: int) -> Sprite:
    pen = Pen(size, size)
    pen.card((0, 0, size, size), size * 0.2, SKY.deep, WHITE, size * 0.06)
    return pen.sprite().overlaid(label("P", size, round(size * 0.8), WHITE, "title"), (size / 2, size * 0.54))


def _reroll_sign(size: int) -> Sprite:
    pen = Pen(size, size)
    pen.card((0, 0, size, size), size * 0.2, LEAF.tint, LEAF.deep, size * 0.05)
    sketch(
        pen,
        "s leaf3 11 76 44 68 30 50 23 31 31 24 50 31 69 50 77 66 71\np leaf3 leaf3 87 40 66 47 82 59",
        size / 100,
    )
    return pen.sprite()


@lru_cache(maxsize=4)
def empty_spot(width: int, height: int) -> Sprite:
    """Return the faint place of a pile that is used up."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, COLORS["walnut"])
    return pen.sprite().faded(0.2)
