"""The moves of Putz die Wutz."""

from bot.engines.contract import Leave, Move, Timeout
from bot.engines.putzdiewutz.pieces import Item


class RollDice(Move, frozen=True, tag="roll"):
    """Throw the dice; anybody may."""


class Grab(Move, frozen=True, tag="grab"):
    """Reach for the soap of a side, or for the jar."""

    item: Item


class TurnPig(Move, frozen=True, tag="turn_pig"):
    """Turn the pig that lies there (0: north-west corner, then clockwise) to oneself, after the jar."""

    position: int


PutzMove = RollDice | Grab | TurnPig | Timeout | Leave
