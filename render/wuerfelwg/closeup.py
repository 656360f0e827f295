"""b"""

from PIL import Image
from render.wuerfelwg.scene import Scene


def closeup(scene: Scene, seat: int, name: str) -> Image.Image:
    return Image.new("RGB", (1024, 600))
