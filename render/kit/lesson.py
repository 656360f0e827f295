"""A sheet with rows of things, for the pages of the rules: what leads to what."""

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds, marks
from render.kit.sprite import Sprite
from render.kit.theme import BOARD

_GAP, _WIDE_GAP, _BETWEEN = 20, 96, 24
_MARGIN = 28

Thing = Sprite | None
"""None is a wide gap."""


def lesson(*rows: Sequence[Thing]) -> Image.Image:
    """Return a sheet of paper on the table with these rows, each in the middle and as high as it has to be."""
    highs = [max(thing.height for thing in row if thing is not None) + _BETWEEN for row in rows]
    image = grounds.page(sum(highs) + 2 * _MARGIN, BOARD - 40, sum(highs) + 20)
    top = float(_MARGIN)
    for row, high in zip(rows, highs, strict=True):
        wides = [_WIDE_GAP if thing is None else thing.width for thing in row]
        x = (BOARD - sum(wides) - _GAP * (len(row) - 1)) / 2
        for thing, wide in zip(row, wides, strict=True):
            if thing is not None:
                thing.paste(image, (x + wide / 2, top + high / 2))
            x += wide + _GAP
        top += high
    return image


def denied(sprite: Sprite) -> Sprite:
    """Return a thing that is not there, or not so: faint, with a cross over it."""
    both = Image.new("RGBA", (sprite.width, sprite.height))
    both.alpha_composite(sprite.faded(0.45).rgba())
    cross = marks.crossed(round(min(both.size) * 0.42)).rgba()
    both.alpha_composite(cross, ((both.width - cross.width) // 2, (both.height - cross.height) // 2))
    return Sprite.of(both)
