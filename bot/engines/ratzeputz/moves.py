"""The moves of Ratzeputz."""

from typing import Annotated

from msgspec import Meta

from bot.engines.contract import Leave, Move, Timeout
from bot.engines.ratzeputz.pieces import SPOTS, STONES

Spot = Annotated[int, Meta(ge=SPOTS[0], le=SPOTS[-1])]
Stone = Annotated[int, Meta(ge=STONES[0], le=STONES[-1])]


class Plant(Move, frozen=True, tag="plant"):
    """Draw a root blind and hang it under that carrot top, before the first roll."""

    spot: Spot


class RollDie(Move, frozen=True, tag="roll"):
    """Throw the die."""


class Walk(Move, frozen=True, tag="walk"):
    """Move Tilli to that stone."""

    stone: Stone


class Pull(Move, frozen=True, tag="pull"):
    """Pull the carrot at that spot, one of the two beside Tilli."""

    spot: Spot


RatzeputzMove = Plant | RollDie | Walk | Pull | Timeout | Leave
