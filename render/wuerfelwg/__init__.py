"""The pictures of Würfel-WG, painted from its view: board, close-up, overview, lobby, result, replay and emojis."""

from collections.abc import Callable

from render.wuerfelwg.covers import lobby
from render.wuerfelwg.emojis import EMOJIS, emoji

WARM: tuple[Callable[[], object], ...] = (lobby,)
"""Builders of what a first board needs, each one short; see ``Painter.warm``."""

__all__ = ["EMOJIS", "WARM", "emoji"]
