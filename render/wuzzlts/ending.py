"""The result of a game: who won, and the Wuzzlts that everybody has shown."""

from PIL import Image

from bot.engines.contract import Seat
from bot.engines.wuzzlts.cards import HALVES, Pair
from bot.engines.wuzzlts.view import WuzzltsView
from render.kit import grounds, marks
from render.kit.text import label
from render.kit.theme import BOARD, INK, INK_SOFT, PAPER, PAPER_SHADE, TEXT_LARGE
from render.wuzzlts import things
from render.wuzzlts.cards import back
from render.wuzzlts.seats import row

_ROW, _TOP = 168, 130
_FROM, _TO = 470, BOARD - 84
"""Where a seat's Wuzzlts, its wall and its number have their place, in pixels from the left."""
_PAIR, _WALL = 66, 58
_NARROWEST = 160
"""Width in pixels below which a wall with a hand behind it is left out."""


def result(
    view: WuzzltsView, shown: tuple[tuple[Pair, ...] | None, ...], names: tuple[str, ...], heading: str
) -> Image.Image:
    """Return the result card; ``shown``: each seat's Wuzzlts, None for one that has left.

    Points or pairs are told as a number; a hand that nobody has seen stays behind its wall. Raises ValueError while
    the game is not over.
    """
    if view.result is None:
        raise ValueError("a result card needs a result")
    winners = view.result.winners
    here = [(seat, pairs) for seat, pairs in enumerate(shown) if pairs is not None]
    deep = _TOP + _ROW * len(here) + 44
    image = grounds.page(deep, BOARD - 48, deep - 40)
    label(heading, BOARD - 120, TEXT_LARGE + 8, INK, "title").paste(image, (BOARD / 2, 78))
    here.sort(key=lambda one: (one[0] not in winners, -_count(view, one[0]), -len(one[1]), one[0]))
    for nth, (seat, pairs) in enumerate(here):
        middle, won = _TOP + _ROW * (nth + 0.5), seat in winners
        grounds.sheet(BOARD - 104, _ROW - 16, 24, PAPER if won else PAPER_SHADE, 4).paste(image, (BOARD / 2, middle))
        if won:
            marks.crown(74).paste(image, (106, middle))
        label(names[seat], 290, TEXT_LARGE - 4, INK if won else INK_SOFT).paste(image, (160, middle), "left")
        room = _TO - _FROM
        if view.result.scores is not None:
            room -= 84
            marks.badge(str(_count(view, seat)), 66).paste(image, (_TO - 34, middle))
        row(image, pairs, (_FROM, middle - 62), room, _PAIR)
        wall = room - len(pairs) * (_PAIR + 8)
        if keeps_hand(view, seat) and wall >= _NARROWEST:
            _hidden(image, (_FROM + room - wall, middle), wall)
    return image


def keeps_hand(view: WuzzltsView, seat: Seat) -> bool:
    """Say whether a seat's hand was shown to nobody: at the end only who shouted has to show theirs."""
    if view.result is None or view.grid is not None:
        return False
    return view.result.reason != "wuzzlt" or seat not in view.result.winners


def _count(view: WuzzltsView, seat: Seat) -> int:
    """Return a seat's points or pairs; 0 where none are counted."""
    return view.result.scores[seat] if view.result is not None and view.result.scores is not None else 0


def _hidden(image: Image.Image, at: tuple[float, float], room: int) -> None:
    """Paint a wall with the backs of a hand that peek over it."""
    left, middle = at
    for nth in range(8):
        back(HALVES[nth // 4], 40).paste(image, (left + 24 + nth * (room - 48) / 7, middle - 22))
    things.wall(room, _WALL).paste(image, (left + room / 2, middle + 18))
