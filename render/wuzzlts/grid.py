"""A monster match: numbered cards in a grid, face down but for one or two, and everybody's pairs."""

from PIL import Image

from bot.engines.wuzzlts.cards import Pair
from bot.engines.wuzzlts.view import WuzzltsView
from render.kit import grounds, marks
from render.kit.text import label
from render.kit.theme import BOARD, GOLD, INK, PAPER, PAPER_EDGE, PAPER_SHADE, WALNUT
from render.wuzzlts import things
from render.wuzzlts.cards import back, half_card, height
from render.wuzzlts.seats import row

COLUMNS = 6
_CARD = 148
_FRAME = (_CARD + 14, height(_CARD) + 14)
_PITCH = (164, 154)
_SEAT_HIGH = 172


def grid(view: WuzzltsView, names: tuple[str, ...]) -> Image.Image:
    """Return the grid as everybody sees it; ``names`` by seat."""
    cards, backs = view.grid or (), view.backs or ()
    deep = len(backs) // COLUMNS * _PITCH[1] + 24
    image = grounds.wood(BOARD, deep + 20 + (view.seats + 1) // 2 * _SEAT_HIGH, seed=13).copy()
    grounds.felt(BOARD - 16, deep, 26, PAPER_SHADE, WALNUT).paste(image, (BOARD / 2, 8 + deep / 2))
    for at, (card, half) in enumerate(zip(cards, backs, strict=True)):
        if card is not None:
            grounds.card(*_FRAME, 20, GOLD, WALNUT).paste(image, _place(at))
            half_card(card, _CARD).paste(image, _place(at))
        elif half is not None:
            back(half, _CARD).paste(image, _place(at))
        else:
            things.spot(_CARD, height(_CARD)).paste(image, _place(at))
    for at, (card, half) in enumerate(zip(cards, backs, strict=True)):
        if half is not None:
            _number(image, at, open_=card is not None)
    for seat, pairs in enumerate(view.scored):
        left, top = 16 + seat % 2 * 504, deep + 18 + seat // 2 * _SEAT_HIGH
        _seat(image, pairs, names[seat], (left, top), on_turn=view.result is None and seat in view.to_move)
    return image


def _place(at: int) -> tuple[float, float]:
    """Return the middle of a position, from 0 row by row."""
    down, across = divmod(at, COLUMNS)
    return BOARD / 2 + (across - (COLUMNS - 1) / 2) * _PITCH[0], 20 + _PITCH[1] * (down + 0.5)


def _number(image: Image.Image, at: int, *, open_: bool) -> None:
    """Put a position's number on its card; on the corner of an open one's frame, off the monster and its own number."""
    x, y = _place(at)
    if open_:
        marks.badge(str(at + 1), 52).paste(image, (x + _FRAME[0] / 2 - 6, y - _FRAME[1] / 2 + 6))
    else:
        marks.badge(str(at + 1), 66).paste(image, (x, y))


def _seat(image: Image.Image, pairs: tuple[Pair, ...], name: str, at: tuple[int, int], *, on_turn: bool) -> None:
    left, top = at
    grounds.plaque(488, 54, GOLD if on_turn else PAPER, PAPER_EDGE).paste(image, (left + 244, top + 30))
    label(name, 340, 34, INK).paste(image, (left + 84, top + 30), "left")
    if on_turn:
        marks.turn_mark(54).paste(image, (left + 44, top + 30))
    marks.badge(str(len(pairs)), 54).paste(image, (left + 452, top + 30))
    row(image, pairs, (left + 8, top + 64), 472, 52)
