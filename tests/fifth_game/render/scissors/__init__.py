"""The pictures of scissors, paper, stone: a table with names and what was shown."""

from bot.engines.scissors.values import ScissorsView
from PIL import Image

from render.kit import grounds
from render.kit.pictures import Pictures
from render.kit.sprite import Pen, Sprite
from render.kit.text import label
from render.kit.theme import BOARD, WHITE

_HEIGHT = 300


def title() -> Image.Image:
    """Return the picture of the lobby and of the rules."""
    return _lines("Scissors, paper, stone")


def point() -> Sprite:
    """Return the emoji of a round: a point."""
    pen = Pen(20, 10)
    pen.oval((10, 5), 5, WHITE)
    return pen.sprite()


def board(view: ScissorsView, names: tuple[str, ...]) -> Image.Image:
    """Return the table after the last round that was shown."""
    shown = view.shown or ("?", "?")
    return _lines(*(f"{names[seat]} ({view.wins[seat]}): {shown[seat]}" for seat in (0, 1)))


def _lines(*lines: str) -> Image.Image:
    image = grounds.wood(BOARD, _HEIGHT).copy()
    for number, line in enumerate(lines):
        label(line, BOARD - 80, color=WHITE).paste(image, (BOARD / 2, 100 + 100 * number))
    return image


PICTURES = Pictures(emojis={"scissors_point": point}, warm=(title,))
