"""What a card costs, in one small language, and which dice pay it.

| written | means |
|---|---|
| ``22``, ``11 2 3 4`` | exactly these numbers |
| ``XX`` ... ``XXXXX`` | that many alike, any number |
| ``XX YY`` | two pairs of different numbers |
| ``XX 222`` | two alike of any number (2 allowed) and three 2s: five different dice |
| ``run3``, ``run4`` | 3 or 4 consecutive numbers |
| ``>=16`` | the pips of the spent dice sum to 16 or more |

A kangaroo pays nothing. Every cost comes down to the smallest sets of dice that pay it, so that paying,
paying exactly and choosing dice are the same few comparisons for all of them.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from typing import Literal

from msgspec import Struct

Pips = int | Literal["k"]
"""What a die shows: 1-5 or the kangaroo."""

Counts = tuple[int, int, int, int, int]
"""How many dice show 1, 2, 3, 4, 5."""

NUMBERS = range(1, 6)
MOST_DICE = 7
"""Nobody rolls more dice (rulebook: You roll)."""


class BadCost(ValueError):
    """A cost that is none: ``reason`` says why, ``line`` where it stands (None: not in a file)."""

    def __init__(self, text: str, reason: str, line: int | None = None) -> None:
        super().__init__(f"{'' if line is None else f'line {line}: '}bad cost {text!r}: {reason}")
        self.text = text
        self.reason = reason
        self.line = line


class Cost(Struct, frozen=True, cache_hash=True):
    """A cost as written, and ``payments``: every set of dice that pays it with none too many."""

    text: str
    payments: tuple[Counts, ...]


def count(dice: Iterable[Pips]) -> Counts:
    """Return how many of the dice show each number; kangaroos drop out."""
    shown = [0] * len(NUMBERS)
    for pips in dice:
        if pips != "k":
            shown[pips - 1] += 1
    return (shown[0], shown[1], shown[2], shown[3], shown[4])


def covers(counts: Counts, payment: Counts) -> bool:
    """Say whether the payment can be taken out of these dice."""
    a, b, c, d, e = payment
    return counts[0] >= a and counts[1] >= b and counts[2] >= c and counts[3] >= d and counts[4] >= e


def minus(counts: Counts, payment: Counts) -> Counts:
    """Return the dice that are left after the payment."""
    a, b, c, d, e = payment
    return (counts[0] - a, counts[1] - b, counts[2] - c, counts[3] - d, counts[4] - e)


@lru_cache(maxsize=1 << 15)
def payments_from(cost: Cost, counts: Counts) -> tuple[Counts, ...]:
    """Return the smallest sets among these dice that pay the cost; none if they cannot."""
    return tuple(payment for payment in cost.payments if covers(counts, payment))


def payable(cost: Cost, counts: Counts) -> bool:
    """Say whether these dice, or some of them, pay the cost."""
    return bool(payments_from(cost, counts))


def pays_exactly(cost: Cost, dice: Iterable[Pips]) -> bool:
    """Say whether exactly these dice pay the cost: none could be left out (no kangaroo, then)."""
    shown = tuple(dice)
    return "k" not in shown and count(shown) in cost.payments


@lru_cache(maxsize=256)
def parse(text: str, line: int | None = None) -> Cost:
    """Read a cost. Raises BadCost with the reason and the given line."""
    try:
        return Cost(text, tuple(sorted(_payments(text))))
    except ValueError as error:
        raise BadCost(text, str(error), line) from None


def _payments(text: str) -> set[Counts]:
    if found := re.fullmatch(r">=([1-9][0-9]*)", text):
        return _sums(int(found[1]))
    if found := re.fullmatch(r"run([34])", text):
        length = int(found[1])
        return {count(NUMBERS[low : low + length]) for low in range(len(NUMBERS) - length + 1)}
    return _groups(text)


def _sums(least: int) -> set[Counts]:
    if least > MOST_DICE * NUMBERS[-1]:
        raise ValueError(f"{MOST_DICE} dice never make {least}")
    return {
        count(dice)
        for size in range(1, MOST_DICE + 1)
        for dice in combinations_with_replacement(NUMBERS, size)
        if sum(dice) >= least > sum(dice) - min(dice)
    }


def _groups(text: str) -> set[Counts]:
    """Groups parted by single spaces: numbers as such, equal letters for a number yet open."""
    alike: list[int] = []
    fixed: list[Pips] = []
    for group in text.split(" "):
        if re.fullmatch(r"[1-5]+", group):
            fixed += map(int, group)
        elif re.fullmatch(r"X{2,5}|Y{2,5}", group):
            if group[0] != "XY"[len(alike) : len(alike) + 1]:
                raise ValueError("the first group of letters is X, the second Y, and there are no more")
            alike.append(len(group))
        else:
            raise ValueError(f"{group!r} is neither numbers 1-5, nor 2 to 5 X or Y, nor run3, run4 or >=N")
    if sum(alike) + len(fixed) > MOST_DICE:
        raise ValueError(f"it takes more than {MOST_DICE} dice")
    return {
        count(fixed + [number for number, size in zip(chosen, alike, strict=True) for _ in range(size)])
        for chosen in permutations(NUMBERS, len(alike))
    }
