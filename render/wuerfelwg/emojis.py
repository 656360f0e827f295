"""e"""

from collections.abc import Callable
from PIL import Image

EMOJIS: dict[str, Callable[[], object]] = {}


def emoji(name: str) -> Image.Image:
    return Image.new("RGBA", (128, 128))
