"""The pictures before and after a game: the lobby's title, the result card, the replay's frames."""

from functools import lru_cache

from PIL import Image

from bot.engines.putzdiewutz.pieces import Color, Side
from bot.engines.putzdiewutz.view import PutzView
from render.kit import covers, grounds
from render.kit.text import OVERHANG, first_whole, label
from render.kit.theme import BOARD, INK, INK_SOFT, PAPER, PAPER_SHADE, TEXT, TEXT_LARGE, mix
from render.putzdiewutz import things
from render.putzdiewutz.board import board
from render.putzdiewutz.pigs import clean_pig, pig_tile

_LOBBY_PIGS: tuple[tuple[Color, int, Side, int, int], ...] = (
    ("yellow", 3, "east", 118, 104), ("green", 5, "south", 322, 96), ("blue", 2, "east", 702, 96),
    ("red", 4, "south", 906, 104), ("blue", 6, "north", 118, 464), ("green", 1, "west", 906, 464),
)  # fmt: skip


@lru_cache(maxsize=1)
def lobby() -> Image.Image:
    """Return the game's title picture for the lobby, 1024 x 568 pixels."""
    width, height = BOARD, 568
    image = grounds.wood(width, height, seed=3).copy()
    for color, count, facing, x, y in _LOBBY_PIGS:
        pig_tile(color, count, facing, 178).paste(image, (x, y))
    things.jar(196).paste(image, (512, 108))
    for side, x, y in (("west", 292, 474), ("north", 438, 474), ("south", 586, 474), ("east", 732, 474)):
        things.soap(side, 122).paste(image, (x, y))
    covers.lettering(image, "Putz die Wutz", 132, mix(things.JAM, INK, 0.15), height / 2 + 2)
    for x, y, reach in ((112, 316, 17), (138, 332, 10), (860, 242, 19), (884, 264, 11), (842, 224, 8), (520, 340, 9)):
        things.single_bubble(reach).paste(image, (x, y))
    return image


def result(
    view: PutzView, names: tuple[str, ...], headings: tuple[str, ...], notes: tuple[str, ...] = ()
) -> Image.Image:
    """Return the result card: the seats by score with the pigs they washed, crowns for the winners.

    ``headings`` (the same with ever shorter names: the first that fits is painted) and ``notes`` (records, say) are
    lines of text in the reader's language. Raises ValueError while the game is not over.
    """
    if view.result is None:
        raise ValueError("a result card needs a result")
    row, note, top = 122, 52, 132
    height = top + row * len(names) + note * len(notes) + 50
    image = grounds.page(height, BOARD - 56, height - 48)
    heading = first_whole(headings, BOARD - 130 - 2 * OVERHANG, TEXT_LARGE + 8, "title")
    label(heading, BOARD - 130, TEXT_LARGE + 8, INK, "title").paste(image, (BOARD / 2, 78))
    seats = sorted(range(len(names)), key=lambda seat: (-len(view.cleaned[seat]), seat))
    for nth, seat in enumerate(seats):
        middle, won = top + row * (nth + 0.5), seat in view.result.winners
        grounds.plaque(BOARD - 112, row - 16, PAPER if won else PAPER_SHADE).paste(image, (BOARD / 2, middle))
        things.count_badge(len(view.cleaned[seat]), 84).paste(image, (116, middle))
        if won:
            things.crown(64).paste(image, (204, middle))
        name = label(names[seat], 270, TEXT_LARGE - 4, INK if won else INK_SOFT)
        name.paste(image, (246 if won else 176, middle), "left")
        pigs = view.cleaned[seat]
        for place, pig in enumerate(pigs):
            lane = middle + (0 if len(pigs) <= 7 else 24 if place >= 7 else -24)
            clean_pig(pig.color, pig.blotches, 45).paste(image, (566 + 55 * (place % 7), lane))
    for nth, text in enumerate(notes):
        line = label(text, BOARD - 130, TEXT, INK_SOFT)
        line.paste(image, (BOARD / 2, top + row * len(names) + note * (nth + 0.5) + 6))
    return image


def replay(views: tuple[PutzView, ...], names: tuple[str, ...]) -> list[Image.Image]:
    """Return the frames of a game's replay."""
    return covers.replay(views, lambda view: board(view, names))
