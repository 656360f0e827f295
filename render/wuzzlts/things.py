"""What lies beside the cards: walls, badges, the star of a Wuzzlt, the mark of whose turn it is."""

from functools import lru_cache
from random import Random

from render.kit.sprite import Pen, Sprite, carved, raised, star
from render.kit.theme import GOLD, WALNUT, WHITE, Color, mix

BRICK: Color = (196, 120, 84)
MORTAR: Color = (236, 216, 188)
_PIECE = 235
"""Width in pixels of the piece of wall that is drawn; longer walls repeat it."""


@lru_cache(maxsize=4)
def wall_piece(height: int) -> Sprite:
    """Return a piece of a brick wall; pieces fit side by side."""
    pen, chance = Pen(_PIECE, height), Random(4)
    pen.card((0, 0, _PIECE, height), 0, MORTAR)
    rows = 3
    deep, wide = height / rows, _PIECE / 5
    for row in range(rows):
        for nth in range(-1, 6):
            left = nth * wide + (wide / 2 if row % 2 else 0)
            color = mix(BRICK, WALNUT, chance.choice((0.0, 0.12, 0.2)))
            # The bricks that a piece's end cuts in two are of one color on both sides.
            color = BRICK if nth in (-1, 4, 5) else color
            pen.card((left + 2, row * deep + 2, left + wide - 2, (row + 1) * deep - 2), 5, color)
    return pen.sprite()


@lru_cache(maxsize=8)
def wall(width: int, height: int) -> Sprite:
    """Return a wall of any length with its shadow."""
    piece = wall_piece(height)
    image, mask = piece.image.resize((width, height)), piece.mask.resize((width, height))
    for left in range(0, width, _PIECE):
        image.paste(piece.image, (left, 0))
    mask.paste(255, (0, 0, width, height))
    return raised(carved(Sprite(image, mask), 2), 4)


@lru_cache(maxsize=8)
def wuzzlt_star(size: int) -> Sprite:
    """Return the star that marks a Wuzzlt."""
    pen, middle = Pen(size, size), (size / 2, size / 2)
    pen.shape(star(middle, size * 0.47, size * 0.24, 5), GOLD, WALNUT, size * 0.05)
    return raised(carved(pen.sprite(), 1.4), 2.5)


@lru_cache(maxsize=4)
def spot(width: int, height: int) -> Sprite:
    """Return the faint place of a card that is not there."""
    pen = Pen(width, height)
    pen.card((0, 0, width, height), width * 0.1, mix(WALNUT, WHITE, 0.25))
    return pen.sprite().faded(0.25)
