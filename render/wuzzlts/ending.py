"""The result of a game: who won, and the Wuzzlts that everybody has shown."""

from PIL import Image

from bot.engines.wuzzlts.cards import Pair
from bot.engines.wuzzlts.view import WuzzltsView
from render import grounds, marks
from render.text import label
from render.theme import BOARD, INK, INK_SOFT, PAPER, PAPER_SHADE, TEXT_LARGE
from render.wuzzlts import things
from render.wuzzlts.seats import row

_ROW, _TOP = 168, 130


def result(view: WuzzltsView, shown: tuple[tuple[Pair, ...], ...], names: tuple[str, ...], heading: str) -> Image.Image:
    """Return the result card; ``shown``: each seat's Wuzzlts. Raises ValueError while the game is not over."""
    if view.result is None:
        raise ValueError("a result card needs a result")
    winners = view.result.winners
    deep = _TOP + _ROW * view.seats + 44
    image = grounds.wood(BOARD, deep, seed=5).copy()
    grounds.sheet(BOARD - 48, deep - 40, 22).paste(image, (BOARD / 2, deep / 2))
    label(heading, BOARD - 120, TEXT_LARGE + 8, INK, "title").paste(image, (BOARD / 2, 78))
    order = sorted(range(view.seats), key=lambda seat: (seat not in winners, -len(shown[seat]), seat))
    for nth, seat in enumerate(order):
        middle, won = _TOP + _ROW * (nth + 0.5), seat in winners
        grounds.sheet(BOARD - 104, _ROW - 16, 24, PAPER if won else PAPER_SHADE, 4).paste(image, (BOARD / 2, middle))
        if won:
            things.crown(74).paste(image, (106, middle))
        else:
            marks.badge(str(len(shown[seat])), 62).paste(image, (106, middle))
        label(names[seat], 290, TEXT_LARGE - 4, INK if won else INK_SOFT).paste(image, (160, middle), "left")
        row(image, shown[seat], (470, middle - 62), BOARD - 470 - 70, 66)
    return image
