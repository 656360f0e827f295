"""The board: the ring of pigs round the jar, the soaps at the sides, everybody's name where they sit."""

from functools import lru_cache

from PIL import Image

from bot.engines.contract import Seat
from bot.engines.putzdiewutz.pieces import SIDES, Pig, Side
from bot.engines.putzdiewutz.view import PutzView
from render.kit import grounds, marks
from render.kit.sprite import Point, Turn
from render.kit.text import label
from render.kit.theme import BOARD, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, WALNUT
from render.putzdiewutz import things
from render.putzdiewutz.pigs import clean_pig, pig_tile

BAND = 122
"""Depth of the strip outside of the ring that belongs to a side."""
RING = BOARD - 2 * BAND
_GAP = 8
_SOAP = 132
_PLAQUE_HEIGHT = 62
_MINI, _MINI_SMALL = 58, 42
"""Width of a washed pig in a seat's rows, with its gap; thirteen small ones fit at every side."""

_MIDDLE: dict[int, tuple[int, int, int, int]] = {12: (220, -82, 140, 98), 8: (178, -48, 84, 74)}
"""By the size of the square: the jar's height and place right of the center, the pile's width and place."""
_ALONG: dict[Side, Turn] = {"north": 0, "west": 90, "south": 0, "east": 270}
"""How a side's writing is turned: west and east read from their own seats, north is not upside down."""
_MARGIN: dict[Side, int] = {"north": 22, "south": 22, "west": 130, "east": 130}
"""Where a side's strip begins and ends; the corners belong to north and south."""


def spots(size: int) -> tuple[Point, ...]:
    """Return the centers of the square's positions in pixels, clockwise from the north-west."""
    edge = size // 4
    pitch = RING / (edge + 1)
    cells = (
        *((nth, 0) for nth in range(edge)),
        *((edge, nth) for nth in range(edge)),
        *((edge - nth, edge) for nth in range(edge)),
        *((0, edge - nth) for nth in range(edge)),
    )
    return tuple((BAND + (x + 0.5) * pitch, BAND + (y + 0.5) * pitch) for x, y in cells)


def tile_size(size: int) -> int:
    """Return the width of a pig's tile in pixels for a square of so many positions."""
    return round(RING / (size // 4 + 1)) - 2 * _GAP


def _at(side: Side, along: float, depth: float) -> Point:
    """Return the pixel of a place on a side's strip; ``along`` in reading direction, ``depth`` from outside."""
    return {
        "north": (along, depth),
        "south": (along, BOARD - depth),
        "west": (depth, along),
        "east": (BOARD - depth, BOARD - along),
    }[side]


@lru_cache(maxsize=2)
def table(size: int) -> Image.Image:
    """Paint what never changes: table, cloth, soaps and jar."""
    table = grounds.wood(BOARD, BOARD).copy()
    cloth = grounds.felt(RING + 8, RING + 8, 34, PAPER_SHADE, WALNUT)
    cloth.paste(table, (BOARD / 2, BOARD / 2))
    for side in SIDES:
        things.soap(side, _SOAP).paste(table, _at(side, BOARD / 2, BAND / 2 - 2))
    height, shift, *_ = _MIDDLE[size]
    things.jar(height).paste(table, (BOARD / 2 + shift, BOARD / 2))
    return table


def _seat(board: Image.Image, view: PutzView, seat: Seat, side: Side, name: str) -> None:
    """Put a seat's plaque before its soap and the pigs it has cleaned behind."""
    turn, start = _ALONG[side], _MARGIN[side]
    end = (BOARD - _SOAP) // 2 - 18
    width, out = end - start, seat in view.sitting_out
    size = (width, _PLAQUE_HEIGHT) if turn == 0 else (_PLAQUE_HEIGHT, width)
    plaque = grounds.plaque(*size, PAPER_SHADE if out else PAPER, PAPER_EDGE)
    plaque.paste(board, _at(side, start + width / 2, BAND / 2))
    if seat == view.scrubber:
        things.foam(width + 20, _PLAQUE_HEIGHT + 24).turned(turn).paste(board, _at(side, start + width / 2, BAND / 2))
    badge = things.count_badge(len(view.cleaned[seat]), 54)
    badge.turned(turn).paste(board, _at(side, start + 34, BAND / 2))
    signs = [
        *([marks.crossed(36)] if seat in view.erred else []),
        *([things.sitting_out(36)] if out else []),
    ]
    for nth, sign in enumerate(signs):
        sign.turned(turn).paste(board, _at(side, end - 30 - 42 * nth, BAND / 2))
    room = width - 68 - 26 - 42 * len(signs)
    text = label(name, room, 38 if turn == 0 else 34, INK_SOFT if out else INK)
    text.turned(turn).paste(board, _at(side, start + 68 + text.width / 2, BAND / 2))
    _washed(board, side, view.cleaned[seat])


def _washed(board: Image.Image, side: Side, pigs: tuple[Pig, ...]) -> None:
    """Line a seat's washed pigs up behind its soap: in one row, else in two, else smaller."""
    start, end = (BOARD + _SOAP) // 2 + 14, BOARD - _MARGIN[side]
    size = _MINI if len(pigs) <= 2 * ((end - start) // _MINI) else _MINI_SMALL
    in_row = (end - start) // size
    rows = [pigs[nth : nth + in_row] for nth in range(0, len(pigs), in_row)]
    for lane, row in enumerate(rows):
        depth = BAND / 2 + (lane - (len(rows) - 1) / 2) * size
        for nth, pig in enumerate(row):
            mini = clean_pig(pig.color, pig.blotches, size - 4).turned(_ALONG[side])
            mini.paste(board, _at(side, start + size * (nth + 0.5), depth))


def board(view: PutzView, names: tuple[str, ...]) -> Image.Image:
    """Return the board as everybody may see it; ``names`` by seat. The dice are not in it."""
    size = len(view.pigs)
    image = table(size).copy()
    tile = tile_size(size)
    for place, pig in zip(spots(size), view.pigs, strict=True):
        if pig is not None:
            pig_tile(pig.color, pig.blotches, pig.facing, tile).paste(image, place)
    *_, width, shift = _MIDDLE[size]
    things.pile(view.draw_pile, width).paste(image, (BOARD / 2 + shift, BOARD / 2))
    for seat, side in enumerate(view.sides):
        if side is not None:
            _seat(image, view, seat, side, names[seat])
    return image
