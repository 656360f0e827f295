"""The game's emojis: die, roots, the garden's folk, and the plop, the one that moves."""

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin

from PIL import Image

from bot.engines.ratzeputz.pieces import COLORS, Roll
from render.kit.emojis import SIZE, Moving
from render.kit.sprite import Pen, Sprite, carved, star
from render.kit.theme import PAPER, WALNUT, WHITE, WOOD, WOOD_LIGHT, mix
from render.ratzeputz import folk, things
from render.ratzeputz.roots import root

_FRAMES, _MILLISECONDS = 12, 90
_FACES: tuple[Roll, ...] = (1, 2, 3, "carrot")


def plop() -> Moving:
    """Return a root that is heard falling: the disc turns one sector, then it puffs.

    The disc is the same all round and there is no root: nothing is told but the plop.
    """
    frames = [_frame(min(1.0, nth / (_FRAMES - 5)), max(0, nth - (_FRAMES - 6))) for nth in range(_FRAMES)]
    return Moving(frames, _MILLISECONDS)


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


EMOJIS: dict[str, Callable[[], Sprite | Moving]] = {
    **{f"rp_die_{face}": partial(things.die, face, 200) for face in _FACES},
    **{f"rp_root_{color}": partial(root, color, 200) for color in COLORS},
    "rp_ratzeputz": partial(folk.ratzeputz, 200),
    "rp_blinki": partial(folk.blinki, 200),
    "rp_tilli": partial(folk.tilli, 200),
    "rp_hole": partial(things.hole, 120),
    "rp_plop": plop,
}
"""What draws each emoji, by the name under which Discord keeps it."""
