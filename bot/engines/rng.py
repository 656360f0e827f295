"""Chance as a value: a seed and how often it was drawn from."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Rng(Struct, frozen=True):
    """A stream of random numbers that is the same on every machine and Python version.

    Each draw is a keyed BLAKE2b hash of its number, so that what players see of earlier draws tells nothing
    about later ones. Every method returns the result and the stream after it.
    """

    seed: int
    draws: int = 0

    def below(self, n: int) -> "tuple[int, Rng]":
        """Return a uniform integer in ``range(n)``, ``n`` at least 1."""
        if n < 1:
            raise ValueError(f"nothing to draw from: {n}")
        draws = self.draws
        limit = (1 << 64) - (1 << 64) % n  # reject the uneven rest: no value is favored
        while True:
            digest = blake2b(f"{self.seed}:{draws}".encode(), digest_size=8, key=b"stammtisch").digest()
            draws += 1
            number = int.from_bytes(digest, "big")
            if number < limit:
                return number % n, Rng(self.seed, draws)

    def choice(self, items: Sequence[T]) -> "tuple[T, Rng]":
        """Return one of the items."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        rng = self
        for last in range(len(order) - 1, 0, -1):
            index, rng = rng.below(last + 1)
            order[last], order[index] = order[index], order[last]
        return tuple(order), rng
