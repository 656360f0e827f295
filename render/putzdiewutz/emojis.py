"""The game's emojis: dice, soaps, jar and pigs."""

from collections.abc import Callable
from functools import partial

from bot.engines.putzdiewutz.pieces import BLOTCHES, COLORS, DIE_COLORS, SIDES
from render.kit.emojis import SIZE
from render.kit.sprite import Sprite, carved
from render.putzdiewutz import dice, things
from render.putzdiewutz.pigs import pig_face


def _carved(draw: Callable[[], Sprite]) -> Sprite:
    return carved(draw(), 2, 0.4)


_FLAT: dict[str, Callable[[], Sprite]] = {
    **{f"pdw_die_{color}": partial(dice.color_die, color) for color in DIE_COLORS},
    **{f"pdw_blotch_{count}": partial(dice.blotch_die, count) for count in BLOTCHES},
    "pdw_special_minus": partial(dice.special_die, "−1"),
    "pdw_special_equal": partial(dice.special_die, "="),
    "pdw_special_plus": partial(dice.special_die, "+1"),
    **{f"pdw_soap_{side}": partial(things.soap, side, 200) for side in SIDES},
    "pdw_jar": partial(things.jar, 200),
    **{f"pdw_pig_{color}": partial(pig_face, color, SIZE) for color in COLORS},
}
EMOJIS: dict[str, Callable[[], Sprite]] = {name: partial(_carved, draw) for name, draw in _FLAT.items()}
"""What draws each emoji, by the name under which Discord keeps it."""
