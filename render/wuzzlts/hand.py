"""A hand as its owner sees it: the best pairs on top of each other, Wuzzlts marked, the drawn card beside."""

from PIL import Image

from bot.engines.wuzzlts.cards import Card, is_wuzzlt
from bot.engines.wuzzlts.view import HandView
from render.kit import grounds, marks
from render.kit.sprite import Sprite
from render.kit.theme import BOARD, GOLD, PAPER_SHADE, SUN, WALNUT
from render.wuzzlts import things
from render.wuzzlts.cards import half_card, height, pair_card

_HIGH = 470
_WIDE, _NARROW = 204, 168
"""Width of a card in pixels without and with a drawn card beside the hand."""


def hand(view: HandView, drawn: Card | None) -> Image.Image:
    """Return the picture of a hand, 1024 x 470 pixels."""
    image = grounds.wood(BOARD, _HIGH, seed=17).copy()
    cloth = grounds.felt(BOARD - 24, _HIGH - 24, 30, PAPER_SHADE, WALNUT)
    cloth.paste(image, (BOARD / 2, _HIGH / 2))
    width = _WIDE if drawn is None else _NARROW
    columns = 4 if drawn is None else 5
    pitch = (BOARD - 60) / columns
    middle = _HIGH / 2
    for nth, pair in enumerate(view.arrangement):
        x = 30 + pitch * (nth + 0.5)
        if is_wuzzlt(*pair):
            _glow(width + 22, 2 * height(width) + 22).paste(image, (x, middle))
        pair_card(pair, width).paste(image, (x, middle))
        if is_wuzzlt(*pair):
            things.wuzzlt_star(62).paste(image, (x + width / 2 - 8, middle))
    if drawn is not None:
        x = 30 + pitch * 4.5
        y = middle + (-1 if drawn.half == "top" else 1) * height(width) / 2
        _glow(width + 18, height(width) + 18, SUN.deep).paste(image, (x, y))
        half_card(drawn, width).paste(image, (x, y))
        marks.badge("+", 56).paste(image, (x + width / 2 + 6, y - height(width) / 2 - 6))
    return image


def _glow(width: int, height: int, color: tuple[int, int, int] = GOLD) -> Sprite:
    return grounds.card(width, height, 24, color, WALNUT, border=3)
