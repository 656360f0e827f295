"""A small drawing for each to-do, item and nuisance, alone or as a token."""

from functools import lru_cache
from typing import Final

from bot.engines.wuerfelwg.cards import DECK
from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.theme import WALNUT
from render.wuerfelwg.guests import GUESTS
from render.wuerfelwg.sketch import COLORS, sketch
from render.wuerfelwg.todos import GROUNDS, TODOS

ICONS: Final[dict[str, str]] = TODOS | GUESTS
"""To-dos stand on colored grounds, items on paper, nuisances on red."""


@lru_cache(maxsize=64)
def icon(name: str, size: int) -> Sprite:
    """Return a card's drawing alone, ``size`` pixels wide."""
    pen = Pen(size, size)
    sketch(pen, ICONS[name], size / 100)
    return carved(pen.sprite(), max(1, size * 0.012), 0.35)


@lru_cache(maxsize=192)
def token(name: str, size: int) -> Sprite:
    """Return a card as a small square token with its drawing and a shadow."""
    pen = Pen(size, size)
    ground = COLORS["berry"] if name in DECK.nuisances else COLORS[GROUNDS.get(name, "paper")]
    pen.card((0, 0, size, size), size * 0.2, ground, WALNUT, max(1.5, size * 0.04))
    flat = pen.sprite().overlaid(icon(name, round(size * 0.78)), (size / 2, size / 2))
    return raised(carved(flat, 1.2, 0.4), 2.5)
