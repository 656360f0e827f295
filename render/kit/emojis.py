"""Emojis as Discord takes them: pictures of 128 x 128 pixels with a transparent ground, still or moving."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.kit.sprite import Sprite

SIZE: Final = 128
"""Width and height of an emoji in pixels."""


@dataclass(frozen=True, slots=True)
class Moving:
    """An emoji that moves: its frames (RGBA), each shown for so many milliseconds."""

    frames: Sequence[Image.Image]
    milliseconds: int


def squared(sprite: Sprite) -> Image.Image:
    """Return a sprite in the middle of an emoji's square (RGBA), as large as it goes."""
    tight = sprite.rgba().crop(sprite.mask.getbbox())
    scale = SIZE / max(tight.size)
    size = (max(1, round(tight.width * scale)), max(1, round(tight.height * scale)))
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(tight.resize(size, Image.Resampling.LANCZOS), ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return square
