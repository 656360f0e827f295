"""The pictures of Putz die Wutz, painted from its view: board, lobby, result, replay and emojis."""

from collections.abc import Callable
from functools import partial

from bot.engines.putzdiewutz.pieces import VARIANTS, all_pigs, square_size
from render.putzdiewutz.board import board, table, tile_size
from render.putzdiewutz.covers import lobby, replay, result
from render.putzdiewutz.emojis import EMOJIS, emoji
from render.putzdiewutz.pigs import pig_tile

WARM: tuple[Callable[[], object], ...] = (
    lobby,
    *(partial(table, square_size(variant)) for variant in VARIANTS),
    *(partial(pig_tile, pig.color, pig.blotches, "south", tile_size(12)) for pig in all_pigs("classic")),
)
"""Builders of what a first board needs, each one short; see ``Painter.warm``."""

__all__ = ["EMOJIS", "WARM", "board", "emoji", "lobby", "replay", "result"]
