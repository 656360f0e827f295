"""A seat on the board: its wall with the hand's backs behind and the scored Wuzzlts before it."""

from collections.abc import Sequence

from PIL import Image

from bot.engines.contract import Seat
from bot.engines.wuzzlts.cards import HALVES, Pair
from bot.engines.wuzzlts.view import WuzzltsView
from render.kit import grounds, marks
from render.kit.text import label
from render.kit.theme import GOLD, INK, PAPER, PAPER_EDGE
from render.wuzzlts import things
from render.wuzzlts.cards import back, height, pair_card

STRIP_WIDE, STRIP_HIGH = 488, 246
"""Size in pixels of a seat's place; two stand side by side."""
_WALL = 74
_BACK = 50
_GOAL = 3
"""Places before a wall: as many as end a round."""


def places(seats: int, top: int) -> list[tuple[int, int]]:
    """Return the left upper corners of the seats' places, in two columns, from ``top`` downward."""
    return [(16 + nth % 2 * (STRIP_WIDE + 16), top + nth // 2 * STRIP_HIGH) for nth in range(seats)]


def strip(image: Image.Image, view: WuzzltsView, seat: Seat, name: str, at: tuple[int, int], *, points: bool) -> None:
    """Paint a seat with its wall, hand (from behind), name and Wuzzlts; ``points``: its total as well."""
    left, top = at
    here = view.hand_sizes[seat] > 0
    for nth in range(view.hand_sizes[seat]):
        half = HALVES[nth // (view.hand_sizes[seat] // 2)]
        x = left + 50 + nth * (STRIP_WIDE - 100) / (view.hand_sizes[seat] - 1)
        back(half, _BACK).paste(image, (x, top + 30))
    wall_at = (left + STRIP_WIDE / 2, top + 36 + _WALL / 2)
    (things.wall(STRIP_WIDE, _WALL) if here else things.wall(STRIP_WIDE, _WALL).faded(0.35)).paste(image, wall_at)
    on_turn = view.result is None and seat in view.to_move
    room = STRIP_WIDE - 150 - 60 * points
    plaque = grounds.plaque(room + 40, 54, GOLD if on_turn else PAPER, PAPER_EDGE)
    middle = (left + 84 + (room + 20) / 2, wall_at[1])
    plaque.paste(image, middle)
    label(name, room, 36, INK).paste(image, middle)
    if on_turn:
        marks.turn_mark(64).paste(image, (left + 40, wall_at[1]))
    if points:
        marks.badge(str(view.totals[seat]), 62).paste(image, (left + STRIP_WIDE - 42, wall_at[1]))
    before = (left + 14, top + 36 + _WALL + 8)
    for nth in range(_GOAL if here else 0):
        things.spot(60, 2 * height(60)).paste(image, (before[0] + 30 + nth * 68, before[1] + height(60)))
    row(image, view.scored[seat], before, STRIP_WIDE - 28)


def row(image: Image.Image, pairs: Sequence[Pair], at: tuple[float, float], room: float, width: int = 60) -> None:
    """Lay pairs out side by side from the left, closer together where there is no room."""
    step = min(width + 8, (room - width) / max(1, len(pairs) - 1))
    for nth, pair in enumerate(pairs):
        pair_card(pair, width).paste(image, (at[0] + width / 2 + nth * step, at[1] + height(width)))
