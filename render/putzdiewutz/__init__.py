"""The pictures of Putz die Wutz, painted from its view: board, lobby, result, replay and emojis."""

from render.putzdiewutz.board import board
from render.putzdiewutz.covers import lobby, replay, result
from render.putzdiewutz.emojis import EMOJIS, emoji

__all__ = ["EMOJIS", "board", "emoji", "lobby", "replay", "result"]
