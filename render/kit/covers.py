"""What the pictures round every game share: the title's letters in the lobby, the replay's frames."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PIL import Image

from render.kit.sprite import raised
from render.kit.text import label
from render.kit.theme import WALNUT, WHITE, Color

T = TypeVar("T")

FRAMES = 24
"""A replay shows at most so many boards."""


def lettering(image: Image.Image, title: str, size: int, ink: Color, y: float) -> None:
    """Paint a game's title across a picture, around the height ``y``: outlined twice, with a shadow."""
    outline = round(size * 0.11)
    for stroke, color in ((outline, WALNUT), (9, WHITE), (0, ink)):
        letters = label(title, image.width - 40, size, color, "title", stroke=stroke)
        (raised(letters, 6) if stroke == outline else letters).paste(image, (image.width / 2, y))


def replay(shown: Sequence[T], paint: Callable[[T], Image.Image]) -> list[Image.Image]:
    """Return a game's boards at half the size, evenly thinned out to ``FRAMES``, first and last included."""
    count = min(len(shown), FRAMES)
    chosen = [shown[round(nth * (len(shown) - 1) / max(1, count - 1))] for nth in range(count)]
    return [paint(one).reduce(2) for one in chosen]
