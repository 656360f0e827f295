"""One flat close up: everything in it twice as large, flatmates by name."""

from PIL import Image

from bot.engines.contract import Seat
from render.kit import grounds
from render.kit.theme import BOARD
from render.wuerfelwg.flat import WIDE, Spot, height, paint_flat
from render.wuerfelwg.scene import Scene

_SCALE = 2


def closeup(scene: Scene, seat: Seat, name: str) -> Image.Image:
    """Return a picture of a seat's flat, 1024 pixels wide."""
    high = height(named=True) * _SCALE + 32
    image = grounds.wood(BOARD, high, seed=19).copy()
    paint_flat(image, scene, seat, name, Spot((BOARD - WIDE * _SCALE) / 2, 12, _SCALE), named=True)
    return image
