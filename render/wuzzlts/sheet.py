"""The score sheet of a round: every hand laid out to score the most, pair by pair."""

from msgspec import Struct
from PIL import Image

from bot.engines.contract import Seat
from bot.engines.wuzzlts.cards import Pair
from bot.engines.wuzzlts.scoring import laid_points
from render.kit import grounds, marks
from render.kit.text import label
from render.kit.theme import BOARD, INK, INK_SOFT, PAPER, PAPER_SHADE, TEXT, TEXT_LARGE, TEXT_SMALL
from render.wuzzlts import things
from render.wuzzlts.cards import pair_card

_ROW, _TOP = 236, 112
_PAIR = 88
_NAME = 256
"""Width in pixels of a pair, and of what a name may take."""


class Sheet(Struct, frozen=True):
    """What a round's score sheet shows, per seat; ``words``: for who shouted, and for the total."""

    title: str
    shouter: Seat
    hands: tuple[tuple[Pair, ...], ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    words: tuple[str, str]


def sheet(told: Sheet, names: tuple[str, ...], winners: tuple[Seat, ...]) -> Image.Image:
    """Return the sheet; ``winners`` are crowned (none while the game goes on)."""
    seats = [seat for seat, hand in enumerate(told.hands) if hand]
    deep = _TOP + _ROW * len(seats) + 40
    image = grounds.page(deep, BOARD - 40, deep - 36)
    label(told.title, BOARD - 120, TEXT_LARGE + 6, INK, "title").paste(image, (BOARD / 2, 70))
    for nth, seat in enumerate(seats):
        _seat(image, told, seat, names[seat], _TOP + _ROW * nth, won=seat in winners)
    return image


def _seat(image: Image.Image, told: Sheet, seat: Seat, name: str, top: float, *, won: bool) -> None:
    shouted, pairs = seat == told.shouter, told.hands[seat]
    middle = top + _ROW / 2
    grounds.sheet(BOARD - 84, _ROW - 12, 20, PAPER if won else PAPER_SHADE, 4).paste(image, (BOARD / 2, middle))
    if won:
        marks.crown(62).paste(image, (92, middle - 62))
    label(name, _NAME, TEXT, INK).paste(image, (64, middle - 8), "left")
    if shouted:
        label(told.words[0], _NAME, TEXT_SMALL, INK_SOFT).paste(image, (64, middle + 36), "left")
    points = laid_points(pairs, shouted)
    for nth, (pair, worth) in enumerate(zip(pairs, points, strict=True)):
        x = 372 + 99 * nth
        pair_card(pair, _PAIR).paste(image, (x, middle - 20))
        label(str(worth), 90, TEXT, INK, "title").paste(image, (x, middle + 88))
    before = told.scores[seat] - sum(points)
    if before:
        label(f"+ {before}", 96, TEXT, INK, "title").paste(image, (774, middle - 10))
        things.wall(72, 34).paste(image, (774, middle + 34))
    label(f"= {told.scores[seat]}", 120, TEXT_LARGE, INK, "title").paste(image, (884, middle - 38))
    label(f"{told.words[1]} {told.totals[seat]}", 150, TEXT_SMALL, INK_SOFT).paste(image, (884, middle + 22))
