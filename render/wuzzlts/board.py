"""The public board: draw piles, discards (piled or in lines), and every seat's wall."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuzzlts.cards import HALVES, Card, Half
from bot.engines.wuzzlts.view import WuzzltsView
from render.kit import grounds, marks
from render.kit.theme import BOARD, PAPER_SHADE, WALNUT
from render.wuzzlts import things
from render.wuzzlts.cards import back, half_card, height, swap
from render.wuzzlts.seats import STRIP_HIGH, places, strip

MIDDLE = 476
"""Height in pixels of the part with the piles."""
_CLOTH = 448
_DISCARD = 212
_MIDDLE = 548
_PILE = 158
_LINE_FROM, _LINE_TO = 176, 1000
_LINES: tuple[tuple[int, int, int], ...] = ((5, 1, 156), (7, 1, 112), (16, 2, 98), (22, 2, 71))
"""For up to so many cards in a line: rows and width of a card in pixels. There are never more than 22: two
hands hold eight of the thirty."""


@lru_cache(maxsize=4)
def table(rows: int) -> Image.Image:
    """Return the table with its cloth for so many rows of seats."""
    image = grounds.wood(BOARD, MIDDLE + rows * STRIP_HIGH + 10, seed=11).copy()
    cloth = grounds.felt(BOARD - 24, _CLOTH, 30, PAPER_SHADE, WALNUT)
    cloth.paste(image, (BOARD / 2, 14 + _CLOTH / 2))
    return image


def board(view: WuzzltsView, names: tuple[str, ...]) -> Image.Image:
    """Return the table as everybody may see it; ``names`` by seat. Hands show only their backs."""
    image = table((view.seats + 1) // 2).copy()
    # A line of discards shows more than one card; whether it is one is seen from the first that is laid down.
    if max(len(view.discards.top), len(view.discards.bottom)) > 1:
        _lines(image, view)
    else:
        _piles(image, view)
    for seat, at in enumerate(places(view.seats, MIDDLE)):
        strip(image, view, seat, names[seat], at, points=view.rounds > 1 or view.round_scores is not None)
    return image


def _piles(image: Image.Image, view: WuzzltsView) -> None:
    """Lay the top discards one above the other, as if they could be one monster."""
    middle = 14 + _CLOTH / 2
    for half, way in zip(HALVES, (-1, 1), strict=True):
        y = middle + way * (height(_DISCARD) / 2 + 5)
        cards = view.discards.of(half)
        things.spot(_DISCARD, height(_DISCARD)).paste(image, (_MIDDLE, y))
        if cards:
            half_card(cards[-1], _DISCARD).paste(image, (_MIDDLE, y))
        _pile(image, half, view.piles.of(half), (282, y), _PILE)
    for nth, aside in enumerate(view.swaps_aside):
        swap(aside.half, 128).paste(image, (850 + 30 * nth, middle - 66 + 132 * nth))


def _lines(image: Image.Image, view: WuzzltsView) -> None:
    """Lay all discards open: the tops above, the bottoms below."""
    for half, middle in zip(HALVES, (14 + _CLOTH * 0.27, 14 + _CLOTH * 0.73), strict=True):
        _pile(image, half, view.piles.of(half), (92, middle), 116)
        _line(image, view.discards.of(half), middle)
    for nth, aside in enumerate(view.swaps_aside):
        swap(aside.half, 46).paste(image, (46 + 92 * nth, 14 + _CLOTH / 2))


def _line(image: Image.Image, cards: tuple[Card, ...], middle: float) -> None:
    rows, width = next((rows, width) for most, rows, width in _LINES if len(cards) <= most)
    in_row = -(-len(cards) // rows)
    for nth, card in enumerate(cards):
        x = _LINE_FROM + (width + 5) * (nth % in_row + 0.5) if in_row else 0
        y = middle + (nth // in_row - (rows - 1) / 2) * (height(width) + 6)
        half_card(card, width).paste(image, (x, y))


def _pile(image: Image.Image, half: Half, count: int, at: tuple[float, float], width: int) -> None:
    things.spot(width, height(width)).paste(image, at)
    for layer in range(min(3, count)):
        back(half, width).paste(image, (at[0] - 4 * layer, at[1] - 4 * layer))
    marks.badge(str(count), round(width * 0.38)).paste(image, (at[0] + width * 0.38, at[1] + width * 0.34))
