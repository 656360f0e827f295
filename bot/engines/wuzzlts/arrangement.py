"""Laying a hand out as four pairs: the arrangement with the most of something, by trying all 24."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from bot.engines.wuzzlts.cards import Hand, Pair, is_wuzzlt
from bot.engines.wuzzlts.scoring import pair_points

Arrangement: TypeAlias = tuple[Pair, ...]

_WUZZLT = 100
"""More than the points of any arrangement (at most 48)."""


def arrangements(hand: Hand) -> Iterator[Arrangement]:
    """Yield every way to put a bottom half to each top half."""
    for order in permutations(hand.bottom):
        yield tuple(zip(hand.top, order, strict=True))


def best(hand: Hand, worth: Callable[[Arrangement], int]) -> Arrangement:
    """Return an arrangement that is worth the most, its Wuzzlts first; always the same one for a hand."""
    most: Arrangement = max(arrangements(hand), key=worth)
    return tuple(sorted(most, key=lambda pair: not is_wuzzlt(*pair)))


def count_wuzzlts(arrangement: Arrangement) -> int:
    """Return how many of the pairs are Wuzzlts."""
    return sum(is_wuzzlt(*pair) for pair in arrangement)


@lru_cache(maxsize=4096)
def most_wuzzlts(hand: Hand) -> Arrangement:
    """Return an arrangement with the most Wuzzlts, and of those one with the most points."""
    value = {
        (top, bottom): pair_points(top, bottom) + _WUZZLT * is_wuzzlt(top, bottom)
        for top in hand.top
        for bottom in hand.bottom
    }
    return best(hand, lambda pairs: sum(map(value.__getitem__, pairs)))
