"""The house player of Putz die Wutz: looks for the pig as people do, and now and then grabs the wrong soap.

Its odds and times are guesses at a person who knows the game, not measurements; a table tunes them here.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from bot.engines.contract import Move, Seat
from bot.engines.putzdiewutz.moves import Grab, TurnPig
from bot.engines.putzdiewutz.pieces import BLOTCHES, DIE_COLORS, ITEMS, Item, Roll, Square
from bot.engines.putzdiewutz.view import PutzView
from bot.engines.putzdiewutz.wanted import wanted, wanted_pig
from bot.house.player import Choice

SLIP = 0.06
"""How often it grabs something wrong."""
FASTEST = 1.2
"""Seconds below which no hand is quicker."""
PAUSE, LOOK, LOOK_FOR_RED, LOOK_IN_VAIN, THINK = 8.0, 2.8, 3.4, 4.2, 5.0
"""Median seconds before a roll; to find the pig, the red one in its stead, or neither; to pick one to turn."""
SPREAD = 0.3
"""Sigma of the log-normal times: two out of three lie within a third of the median."""


class PutzHouse:
    """Plays one seat of Putz die Wutz from its view alone."""

    remembers = False

    def choose(
        self, view: PutzView, seat: Seat, moves: Sequence[Move], past: Sequence[PutzView], chance: Random
    ) -> Choice | None:
        """Return what to do now, as ``HousePlayer.choose`` says."""
        if view.phase == "race" and view.roll is not None:
            item = _slip(view.pigs, view.roll, chance) if chance.random() < SLIP else None
            return Choice(Grab(item or wanted(view.pigs, view.roll).item), _seconds(_search(view), chance))
        turns = [move for move in moves if isinstance(move, TurnPig)]
        if turns:
            return Choice(_best_turn(view, turns, chance), _seconds(THINK, chance))
        return Choice(moves[0], _seconds(PAUSE, chance))


def _seconds(median: float, chance: Random) -> float:
    return max(FASTEST, median * chance.lognormvariate(0.0, SPREAD))


def _search(view: PutzView) -> float:
    """Return how long the search takes: who finds no pig has looked at all of them, twice."""
    pig = wanted_pig(view.pigs, view.roll) if view.roll else None
    if pig is None:
        return LOOK_IN_VAIN
    return LOOK_FOR_RED if pig.color == "red" else LOOK


def _slip(square: Square, roll: Roll, chance: Random) -> Item:
    """Return a wrong item: the one that is right without the special die, else any."""
    right = wanted(square, roll).item
    hasty = wanted(square, replace(roll, special=None)).item
    return hasty if hasty != right else chance.choice([item for item in ITEMS if item != right])


def _best_turn(view: PutzView, turns: Sequence[TurnPig], chance: Random) -> TurnPig:
    """Return the turn that gains most: a pig that many rolls ask for, best off the side of who leads."""
    asked = [wanted_pig(view.pigs, Roll(color, blotches, None)) for color in DIE_COLORS for blotches in BLOTCHES]
    cleaned = {side: len(pigs) for side, pigs in zip(view.sides, view.cleaned, strict=True)}

    def worth(turn: TurnPig) -> tuple[int, int, float]:
        pig = view.pigs[turn.position]
        return asked.count(pig), cleaned.get(pig.facing, -1) if pig else -1, chance.random()

    return max(turns, key=worth)
