"""The house player of Ratzeputz: goes where it thinks that roots hang, and forgets some of them.

Its odds and times are guesses at a person who plays along, not measurements; a table tunes them here.
"""

from collections.abc import Sequence
from random import Random

from bot.engines.contract import Move, Seat
from bot.engines.ratzeputz.moves import Plant, Pull, Walk
from bot.engines.ratzeputz.pieces import SECTORS, SPOTS, WORTH, beside
from bot.engines.ratzeputz.view import RatzeputzView
from bot.house.player import Choice
from bot.house.ratzeputz.memory import Memory, opposite, remember

KEEP = 0.94
"""Its odds of remembering a plant or pull one plant or pull longer."""
QUICK, MIDDLE, SLOW = 3.0, 5.5, 8.0
"""Seconds between which every move takes: up to the middle if there is no choice, from there if others may."""
WAVER = 0.3
"""How much a mood adds to the worth of a carrot."""
HARVEST, URGENT, FEED, GREETING, WASTE, LOSS, UNKNOWN = 8.0, 2.0, -4.0, -0.5, -3.0, -3.0, -1.0
"""What pulls are worth: a harvest; one in the nick of time; feeding Ratzeputz; meeting Blinki; planting in front of
Ratzeputz; letting a known root fall; a spot of which nothing is known."""


class RatzeputzHouse:
    """Plays one seat of Ratzeputz from its views."""

    remembers = True

    def __init__(self, keep: float = KEEP) -> None:
        self.keep = keep

    def choose(
        self, view: RatzeputzView, seat: Seat, moves: Sequence[Move], past: Sequence[RatzeputzView], chance: Random
    ) -> Choice | None:
        """Return what to do now, as ``HousePlayer.choose`` says."""
        if len(view.to_move) > 1:  # whoever is first: people like to be
            return Choice(moves[0], chance.uniform(MIDDLE, SLOW))
        if len(moves) == 1:
            return Choice(moves[0], chance.uniform(QUICK, MIDDLE))
        memory = remember((*past, view), self.keep, chance)

        def liking(move: Move) -> float:
            return worth(memory, move) + chance.uniform(0, WAVER)

        return Choice(max(moves, key=liking), chance.uniform(QUICK, SLOW))


def worth(memory: Memory, move: Move) -> float:
    """Return what a move seems to be worth to somebody who believes this of the garden."""
    if isinstance(move, Walk):
        return max(_pull(memory, spot) for spot in beside(move.stone))
    if isinstance(move, Plant):
        return _empty(memory, move.spot)
    return _pull(memory, move.spot) if isinstance(move, Pull) else 0.0


def _pull(memory: Memory, spot: int) -> float:
    """Return what pulling there seems to be worth: a harvest, if a root still hangs there."""
    if spot not in memory.roots:
        return _empty(memory, spot)
    trust = memory.trust[spot]
    harvest = HARVEST + WORTH[memory.roots[spot]] + URGENT * (spot in memory.lairs(1))
    return trust * harvest + (1 - trust) * _empty(memory, spot)


def _empty(memory: Memory, spot: int) -> float:
    """Return what lifting a top without a root seems to be worth."""
    lairs, next_lairs = memory.lairs(), memory.lairs(1)
    if not lairs:
        return UNKNOWN
    if memory.mole and spot == opposite(lairs[0]):
        return GREETING
    falling = sum(memory.trust.get(there, 0.0) for there in next_lairs if there in SPOTS and there != spot)
    if spot in lairs:
        return FEED + LOSS * falling
    # The longer until a Ratzeputz comes by, the better the root is kept.
    respite = min((spot - lair) % SECTORS for lair in lairs)
    return (WASTE if spot in next_lairs else respite / SECTORS) + LOSS * falling
