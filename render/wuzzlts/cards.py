"""The cards: halves of monsters, whole pairs, backs, the SWAP; all scaled from pictures drawn once."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuzzlts.cards import Card, Half, Pair
from render.sprite import Pen, Sprite, carved, raised
from render.text import label
from render.theme import CLAY, INK, LEAF, PLUM, SKY, SUN, Hue

HUES: dict[str, Hue] = {"wuzzbots": SKY, "wuzzfins": LEAF, "wuzzbuzz": SUN, "wuzzfuzz": PLUM, "wuzzmuds": CLAY}
WIDE, HIGH = 200, 188
"""Size in pixels at which a half card is drawn; all others are scaled from it."""


def height(width: int) -> int:
    """Return how high a half card of a width is, in pixels."""
    return round(width * HIGH / WIDE)


@lru_cache(maxsize=64)
def drawn(card: Card) -> Sprite:
    """Return a half card as it is drawn, without a shadow."""
    pen = Pen(WIDE, HIGH)
    hue = HUES[card.family]
    pen.card((0, 0, WIDE, HIGH), 20, hue.tint, hue.deep, 4)
    flat = pen.sprite()
    label(f"{card.family[4:]} {card.monster}", WIDE - 10, 40, INK).paste(flat.image, (WIDE / 2, HIGH / 2))
    return carved(flat, 1.5)


@lru_cache(maxsize=256)
def half_card(card: Card, width: int) -> Sprite:
    """Return a half card with its shadow, ``width`` pixels wide without it."""
    return raised(drawn(card).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=256)
def pair_card(pair: Pair, width: int) -> Sprite:
    """Return a top laid on a bottom, edge to edge, with one shadow; ``width`` pixels wide without it."""
    top, bottom = (drawn(card).rgba() for card in pair)
    both = Image.new("RGBA", (WIDE, 2 * HIGH))
    both.paste(top, (0, 0))
    both.paste(bottom, (0, HIGH))
    return raised(Sprite.of(both).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=2)
def _back(half: Half) -> Sprite:
    pen = Pen(WIDE, HIGH)
    hue = PLUM if half == "top" else LEAF
    pen.card((0, 0, WIDE, HIGH), 20, hue.deep, INK, 4)
    return carved(pen.sprite(), 1.5)


@lru_cache(maxsize=16)
def back(half: Half, width: int) -> Sprite:
    """Return the back of a half card with its shadow; tops and bottoms differ by shape, too."""
    return raised(_back(half).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=2)
def _swap(half: Half) -> Sprite:  # noqa
    pen = Pen(WIDE, HIGH)
    pen.card((0, 0, WIDE, HIGH), 20, SUN.tint, SUN.deep, 4)
    flat = pen.sprite()
    label("SWAP", WIDE - 10, 50, INK, "title").paste(flat.image, (WIDE / 2, HIGH / 2))
    return carved(flat, 1.5)


@lru_cache(maxsize=8)
def swap(half: Half, width: int) -> Sprite:
    """Return the SWAP card of a deck with its shadow."""
    return raised(_swap(half).scaled(width), max(2, width * 0.025))
