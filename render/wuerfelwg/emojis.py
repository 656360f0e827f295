"""The game's emojis: what a die shows, as pictures of 128 x 128 pixels with a transparent ground."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from bot.engines.wuerfelwg.costs import NUMBERS
from render.kit.sprite import Sprite
from render.wuerfelwg.dice import flat_die

SIZE: Final = 128
EMOJIS: Final[dict[str, Callable[[], Sprite]]] = {
    **{f"wg_die_{number}": partial(flat_die, number, SIZE) for number in NUMBERS},
    "wg_kangaroo": partial(flat_die, "k", SIZE),
}
"""What draws each emoji, by the name under which Discord keeps it."""


def emoji(name: str) -> Image.Image:
    """Return an emoji, 128 x 128 RGBA. Raises KeyError for a name that is not in EMOJIS."""
    return EMOJIS[name]().rgba()
