"""b"""

from PIL import Image


def overview() -> Image.Image:
    return Image.new("RGB", (1024, 600))
