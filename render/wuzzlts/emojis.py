"""The game's emojis: a head of each family and the two backs, 128 x 128 pixels with a transparent ground."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.engines.wuzzlts.cards import FAMILIES, HALVES, Family
from render.kit.sprite import Sprite
from render.wuzzlts.cards import WIDE, K, back, monster

SIZE = 128
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


def emoji(name: str) -> Image.Image:
    """Return an emoji, 128 x 128 RGBA. Raises KeyError for a name that is not in EMOJIS."""
    sprite = EMOJIS[name]()
    tight = sprite.rgba().crop(sprite.mask.getbbox())
    scale = SIZE / max(tight.size)
    size = (max(1, round(tight.width * scale)), max(1, round(tight.height * scale)))
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(tight.resize(size, Image.Resampling.LANCZOS), ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return square
