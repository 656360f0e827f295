"""The pictures before and after a game: the lobby's title, the replay's frames."""

from functools import lru_cache

from PIL import Image

from bot.engines.ratzeputz.view import RatzeputzView
from render.kit import covers, grounds
from render.kit.theme import BOARD, WHITE, mix
from render.ratzeputz import folk, things
from render.ratzeputz.board import board
from render.ratzeputz.garden import SOIL
from render.ratzeputz.roots import CARROT, root, top

BLOSSOM = (246, 178, 196)


@lru_cache(maxsize=1)
def lobby() -> Image.Image:
    """Return the game's title picture for the lobby, 1024 x 568 pixels."""
    width, height = BOARD, 568
    image = grounds.wood(width, height, seed=13).copy()
    bed = grounds.felt(960, 506, 60, SOIL, folk.EARTH_DARK)
    bed.paste(image, (width / 2, height / 2))
    for x in range(60, width, 76):
        for y in (40, height - 40):
            things.post(30).paste(image, (x, y))
    for y in range(112, height - 60, 70):
        for x in (40, width - 40):
            things.post(30).paste(image, (x, y))
    for x, y in ((126, 138), (300, 122), (726, 122), (900, 138)):
        top(150).paste(image, (x, y))
    folk.tilli(190).paste(image, (512, 132))
    for color, x, y in (("orange", 410, 466), ("yellow", 512, 470), ("red", 614, 466)):
        root(color, 112).paste(image, (x, y))
    folk.ratzeputz(196).paste(image, (178, 440))
    folk.blinki(188).paste(image, (846, 440))
    for x, y in ((318, 470), (706, 470)):
        things.stone(96).paste(image, (x, y))
    covers.lettering(image, "Ratzeputz", 136, mix(CARROT.deep, CARROT.fill, 0.12), height / 2 + 16)
    for x, y, blossom in ((112, 286, WHITE), (912, 286, BLOSSOM)):
        things.grass(46).paste(image, (x + 18, y - 6))
        things.flower(38, blossom).paste(image, (x, y))
    return image


def replay(views: tuple[RatzeputzView, ...], plop: str = "plop!") -> list[Image.Image]:
    """Return the frames of a finished game's replay."""
    return covers.replay(views, lambda view: board(view, "", plop))
