"""The game's emojis: a head of each family and the two backs."""

from collections.abc import Callable
from functools import partial

from bot.engines.wuzzlts.cards import FAMILIES, HALVES, Family
from render.kit.sprite import Sprite
from render.wuzzlts.cards import WIDE, K, back, monster

_CHIN = 74
"""Hundredths of a monster's width at which its head ends."""


def _head(family: Family) -> Sprite:
    whole = monster(family, 2)
    box = (round(10 * K), 0, round(94 * K), round(_CHIN * K))
    return Sprite(whole.image.crop(box), whole.mask.crop(box))


EMOJIS: dict[str, Callable[[], Sprite]] = {
    **{f"wzl_{family}": partial(_head, family) for family in FAMILIES},
    **{f"wzl_{half}": partial(back, half, WIDE) for half in HALVES},
}
"""What draws each emoji, by the name under which Discord keeps it."""
