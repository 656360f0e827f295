"""The game's emojis: what a die shows."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bot.engines.wuerfelwg.costs import NUMBERS
from render.kit.emojis import SIZE
from render.kit.sprite import Sprite
from render.wuerfelwg.dice import flat_die

EMOJIS: Final[dict[str, Callable[[], Sprite]]] = {
    **{f"wg_die_{number}": partial(flat_die, number, SIZE) for number in NUMBERS},
    "wg_kangaroo": partial(flat_die, "k", SIZE),
}
"""What draws each emoji, by the name under which Discord keeps it."""
