"""b"""

from PIL import Image
from render.wuerfelwg.scene import Scene
from render.wuerfelwg.board import board


def lobby() -> Image.Image:
    return Image.new("RGB", (1024, 600))


def result(scene: Scene, names: tuple[str, ...], heading: str) -> Image.Image:
    return Image.new("RGB", (1024, 600))


def replay(scenes: tuple[Scene, ...], names: tuple[str, ...]) -> list[Image.Image]:
    return [board(s, names).reduce(2) for s in scenes[:24]]
