"""The game's emojis: die, roots, the garden's folk, and the plop, the one that moves."""

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin

from PIL import Image

from bot.engines.ratzeputz.pieces import COLORS, Roll
from render.kit.sprite import Pen, Sprite, carved, star
from render.kit.theme import PAPER, WALNUT, WHITE, WOOD, WOOD_LIGHT, mix
from render.ratzeputz import folk, things
from render.ratzeputz.roots import root

SIZE = 128
PLOP_FRAMES = 12
PLOP_MILLISECONDS = 90

_FACES: tuple[Roll, ...] = (1, 2, 3, "carrot")


def _fitted(sprite: Sprite) -> Image.Image:
    """Center a sprite on the emoji's square, as large as it goes."""
    tight = sprite.rgba().crop(sprite.mask.getbbox())
    scale = SIZE / max(tight.size)
    size = (max(1, round(tight.width * scale)), max(1, round(tight.height * scale)))
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(tight.resize(size, Image.Resampling.LANCZOS), ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return square


EMOJIS: dict[str, Callable[[], Sprite]] = {
    **{f"rp_die_{face}": partial(things.die, face, 200) for face in _FACES},
    **{f"rp_root_{color}": partial(root, color, 200) for color in COLORS},
    "rp_ratzeputz": partial(folk.ratzeputz, 200),
    "rp_blinki": partial(folk.blinki, 200),
    "rp_tilli": partial(folk.tilli, 200),
    "rp_hole": partial(things.hole, 120),
}
"""What draws each emoji, by the name under which Discord keeps it; ``rp_plop`` moves and comes besides."""


def emoji(name: str) -> Image.Image:
    """Return an emoji, 128 x 128 RGBA. Raises KeyError for a name that is not in EMOJIS."""
    return _fitted(EMOJIS[name]())


def plop() -> list[Image.Image]:
    """Return the frames (128 x 128 RGBA) of a root that is heard falling: the disc turns one sector, then it puffs.

    The disc is the same all round and there is no root: nothing is told but the plop.
    """
    return [_frame(min(1.0, nth / (PLOP_FRAMES - 5)), max(0, nth - (PLOP_FRAMES - 6))) for nth in range(PLOP_FRAMES)]


def _frame(turned: float, puff: int) -> Image.Image:
    pen, half = Pen(SIZE, SIZE), SIZE / 2
    pen.oval((half, half), half - 2, WOOD, WALNUT, 5)
    for sector in range(8):
        angle = radians(45 * (sector + turned))
        edge = (half + cos(angle) * (half - 6), half + sin(angle) * (half - 6))
        pen.line([(half, half), edge], mix(WOOD, WALNUT, 0.6), 4)
        middle = angle + radians(22.5)
        pen.oval((half + cos(middle) * half * 0.66, half + sin(middle) * half * 0.66), 13, folk.PIT, WALNUT, 2)
    pen.oval((half, half), 12, WOOD_LIGHT, WALNUT, 3)
    if puff:
        reach = (0, 26, 44, 58, 60, 54)[min(puff, 5)]
        pen.shape(star((half, half), reach, reach * 0.66, 9, 10.0 * puff), WHITE, WALNUT, 4)
        pen.oval((half, half), reach * 0.36, mix(PAPER, WOOD_LIGHT, 0.4))
    return carved(pen.sprite(), 1.5, 0.4).rgba()
