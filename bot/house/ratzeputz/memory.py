"""What somebody who watched a garden of Ratzeputz still knows of it: a person's memory, from views alone."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from msgspec import Struct, field

from bot.engines.ratzeputz.pieces import SECTORS, Color
from bot.engines.ratzeputz.view import RatzeputzView, Seen


class Deed(Struct, frozen=True):
    """One plant or pull: what it uncovered, how many plops were heard, by how much the disc was turned."""

    seen: Seen
    plops: int
    turned: int
    planted: bool


class Memory(Struct):
    """What is believed about the garden now.

    ``roots``: where roots hang; ``trust``: how surely, 0 to 1. ``bare``: spots without one. ``lair``: where
    on the disc's round (0 to 7, the last two out of sight) a Ratzeputz sits. ``mole``: whether four sectors
    on sits Blinki, else a second Ratzeputz is to be feared there.
    """

    roots: dict[int, Color] = field(default_factory=dict)
    trust: dict[int, float] = field(default_factory=dict)
    bare: set[int] = field(default_factory=set)
    lair: int | None = None
    mole: bool = False

    def lairs(self, turned: int = 0) -> tuple[int, ...]:
        """Return where a Ratzeputz is after so many turns; nothing if unknown."""
        if self.lair is None:
            return ()
        first = (self.lair + turned) % SECTORS
        return (first,) if self.mole else (first, opposite(first))

    def notice(self, deed: Deed) -> None:
        """Take in what a plant or pull uncovered and left."""
        seen = deed.seen
        if seen.what == "ratzeputz":
            self.lair = seen.spot
        elif seen.what == "blinki":
            self.lair, self.mole = opposite(seen.spot), True
        self._clear(seen.spot)
        if deed.planted and seen.color is not None:
            self.bare.discard(seen.spot)
            self.roots[seen.spot] = seen.color
            self.trust[seen.spot] = 1.0

    def hear(self, deed: Deed) -> None:
        """Follow the disc's turn, and put plops down to the roots that are thought to hang there."""
        plops = deed.plops - (deed.turned and deed.seen.what == "ratzeputz")
        if self.lair is not None:
            self.lair = (self.lair + deed.turned) % SECTORS
        if deed.turned and plops:
            for spot in self.roots.keys() & set(self.lairs()):
                self._clear(spot)
                plops -= 1
        if plops > 0 and self.roots:  # something else fell: any of them may be gone
            for spot in self.roots:
                self.trust[spot] *= max(0.0, 1 - plops / len(self.roots))

    def _clear(self, spot: int) -> None:
        self.roots.pop(spot, None)
        self.trust.pop(spot, None)
        self.bare.add(spot)


def opposite(sector: int) -> int:
    """Return the place four sectors on."""
    return (sector + SECTORS // 2) % SECTORS


def deeds(views: Sequence[RatzeputzView]) -> list[Deed]:
    """Read the plants and pulls out of one seat's views, oldest first.

    Meeting Blinki at the same spot twice running looks like once, which tells no less.
    """
    found = []
    for before, after in pairwise(views):
        drawn = before.bag - after.bag
        if after.seen is None or not (drawn or after.harvest != before.harvest or after.seen != before.seen):
            continue
        # Before the first roll the disc turns only if the root fell.
        turned = drawn if before.phase != "plant" else min(after.plops, 1)
        found.append(Deed(after.seen, after.plops, turned, bool(drawn) and after.seen.what != "ratzeputz"))
    return found


def remember(views: Sequence[RatzeputzView], keep: float, chance: Random) -> Memory:
    """Return what is left of these views: a deed that is ``n`` deeds old is remembered with odds ``keep**n``.

    The turns of the disc are never forgotten: the bag's count tells them.
    """
    memory = Memory()
    watched = deeds(views)
    for age, deed in zip(range(len(watched) - 1, -1, -1), watched, strict=True):
        if chance.random() < keep**age:
            memory.notice(deed)
        memory.hear(deed)
    return memory
