"""The game's emojis: dice, soaps, jar and pigs as pictures of 128 x 128 pixels with a transparent ground."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.engines.putzdiewutz.pieces import BLOTCHES, COLORS, DIE_COLORS, SIDES, Color
from render.kit.sprite import Pen, Sprite, carved
from render.kit.text import label
from render.kit.theme import BERRY, INK, WALNUT, WHITE, mix
from render.kit.theme import Color as Rgb
from render.putzdiewutz import things
from render.putzdiewutz.jam import HUES, PIPS, blotch
from render.putzdiewutz.pigs import SKIN_EDGE, SNOUT, pig_face

SIZE = 128
_MIDDLE = (SIZE / 2, SIZE / 2)


def _die(fill: Rgb, edge: Rgb) -> Pen:
    pen = Pen(SIZE, SIZE)
    pen.card((3, 3, SIZE - 3, SIZE - 3), 26, mix(fill, edge, 0.4), edge, 5)
    pen.card((11, 11, SIZE - 11, SIZE - 11), 34, fill)
    return pen


def _color_die(color: Color) -> Sprite:
    pen, hue = _die(HUES[color].fill, HUES[color].deep), HUES[color]
    pen.oval(_MIDDLE, 47, hue.tint, hue.deep, 3)
    blotch(pen, color, _MIDDLE, 33, 4)
    return pen.sprite()


def _blotch_die(count: int) -> Sprite:
    pen = _die(mix(SNOUT, WHITE, 0.25), SKIN_EDGE)
    for dx, dy in PIPS[count]:
        x, y = SIZE / 2 + dx * 34, SIZE / 2 + dy * 46
        pen.oval((x, y), 20 if count == 1 else 14, things.JAM, BERRY.deep, 3)
        pen.oval((x - 5, y - 5), 3.5, WHITE)
    return pen.sprite()


def _special_die(sign: str) -> Sprite:
    flat = _die(WHITE, WALNUT).sprite()
    image = flat.image.copy()
    label(sign, SIZE, 84 if len(sign) == 1 else 62, INK, "title").paste(image, (SIZE / 2, SIZE / 2 + 1))
    return Sprite(image, flat.mask)


def _fitted(sprite: Sprite) -> Sprite:
    """Center a sprite on the emoji's square, as large as it goes."""
    tight = sprite.rgba().crop(sprite.mask.getbbox())
    scale = SIZE / max(tight.size)
    size = (max(1, round(tight.width * scale)), max(1, round(tight.height * scale)))
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(tight.resize(size, Image.Resampling.LANCZOS), ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return Sprite.of(square)


EMOJIS: dict[str, Callable[[], Sprite]] = {
    **{f"pdw_die_{color}": partial(_color_die, color) for color in DIE_COLORS},
    **{f"pdw_blotch_{count}": partial(_blotch_die, count) for count in BLOTCHES},
    "pdw_special_minus": partial(_special_die, "−1"),
    "pdw_special_equal": partial(_special_die, "="),
    "pdw_special_plus": partial(_special_die, "+1"),
    **{f"pdw_soap_{side}": partial(things.soap, side, 200) for side in SIDES},
    "pdw_jar": partial(things.jar, 200),
    **{f"pdw_pig_{color}": partial(pig_face, color, SIZE) for color in COLORS},
}
"""What draws each emoji, by the name under which Discord keeps it."""


def emoji(name: str) -> Image.Image:
    """Return an emoji, 128 x 128 RGBA. Raises KeyError for a name that is not in EMOJIS."""
    return _fitted(carved(EMOJIS[name](), 2, 0.4)).rgba()
