"""The pictures of Ratzeputz, painted from its view: board, lobby, replay and emojis."""

from collections.abc import Callable
from functools import partial

from bot.engines.ratzeputz.pieces import COLORS, DIE
from render.ratzeputz import folk, garden, things
from render.ratzeputz.board import board
from render.ratzeputz.covers import lobby, replay
from render.ratzeputz.emojis import EMOJIS, PLOP_MILLISECONDS, emoji, plop
from render.ratzeputz.roots import root, top

WARM: tuple[Callable[[], object], ...] = (
    partial(top, 138),
    *(partial(root, color, size) for color in COLORS for size in (92, 104, 162)),
    partial(folk.ratzeputz, 214),
    partial(folk.blinki, 214),
    partial(folk.tilli, 118),
    *(partial(things.die, face, 124) for face in dict.fromkeys(DIE)),
    lobby,
    *garden.WARM,
)
"""Builders of what a first board needs, each one short; see ``Painter.warm``."""

__all__ = ["EMOJIS", "PLOP_MILLISECONDS", "WARM", "board", "emoji", "lobby", "plop", "replay"]
