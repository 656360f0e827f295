"""The three dice: a color, a count of blotches, and what is added to it; flat, as large as an emoji."""

from bot.engines.putzdiewutz.pieces import Color
from render.kit.emojis import SIZE
from render.kit.sprite import Pen, Sprite
from render.kit.text import label
from render.kit.theme import BERRY, INK, WALNUT, WHITE, mix
from render.kit.theme import Color as Rgb
from render.putzdiewutz.jam import HUES, PIPS, blotch
from render.putzdiewutz.pigs import SKIN_EDGE, SNOUT
from render.putzdiewutz.things import JAM

_MIDDLE = (SIZE / 2, SIZE / 2)


def _die(fill: Rgb, edge: Rgb) -> Pen:
    pen = Pen(SIZE, SIZE)
    pen.card((3, 3, SIZE - 3, SIZE - 3), 26, mix(fill, edge, 0.4), edge, 5)
    pen.card((11, 11, SIZE - 11, SIZE - 11), 34, fill)
    return pen


def color_die(color: Color) -> Sprite:
    """Return the die that shows a color."""
    pen, hue = _die(HUES[color].fill, HUES[color].deep), HUES[color]
    pen.oval(_MIDDLE, 47, hue.tint, hue.deep, 3)
    blotch(pen, color, _MIDDLE, 33, 4)
    return pen.sprite()


def blotch_die(count: int) -> Sprite:
    """Return the die that shows so many blotches."""
    pen = _die(mix(SNOUT, WHITE, 0.25), SKIN_EDGE)
    for dx, dy in PIPS[count]:
        x, y = SIZE / 2 + dx * 34, SIZE / 2 + dy * 46
        pen.oval((x, y), 20 if count == 1 else 14, JAM, BERRY.deep, 3)
        pen.oval((x - 5, y - 5), 3.5, WHITE)
    return pen.sprite()


def special_die(sign: str) -> Sprite:
    """Return the die that shows what is done to the count."""
    letters = label(sign, SIZE, 84 if len(sign) == 1 else 62, INK, "title")
    return _die(WHITE, WALNUT).sprite().overlaid(letters, (SIZE / 2, SIZE / 2 + 1))
