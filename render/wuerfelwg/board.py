"""b"""

from PIL import Image
from render.wuerfelwg.scene import Scene


def board(scene: Scene, names: tuple[str, ...], titles: tuple[tuple[str, str], ...] = ()) -> Image.Image:
    return Image.new("RGB", (1024, 600))
