"""Keeps messages right: wanted, sent, confirmed. One machine for boards, hands and calls.

Each message has one writer at a time, and the latest state wins: what is wanted anew while a message is written is
written next. What is owed stays owed: Discord overloaded is tried again, a place that refuses us is left alone for a
while that grows, and a sweep finds what nobody has written. One message that cannot be made harms no other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.bounded import Bounded
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused
from cogs.upkeep.refusals import Place, Refusals
from cogs.upkeep.tasks import Tasks

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)

PAUSES = (1.0, 3.0, 10.0, 30.0)
"""Seconds between tries while Discord is overloaded."""
_TOGETHER = 50
_PATIENCE = 2.0
"""How many messages a sweep writes at once, and how many seconds it waits for them before it goes on to the next."""
_FAULTY = 10_000


@dataclass
class _Work:
    """What is being done for one message; ``news`` is set while something newer is wanted than is being written."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Upkeep(Generic[K]):
    """All messages of one kind, by key.

    ``bring`` (key, news) makes one right, while nobody else writes it: it raises what Discord refuses, and may give up
    an edit that takes long once ``news`` is set. ``place`` says where it is; None: nowhere, it is not written.
    ``gather``: seconds before the first try, in which a press's own answer may do it.
    """

    def __init__(
        self,
        kind: str,
        bring: Callable[[K, asyncio.Event], Awaitable[None]],
        place: Callable[[K], Awaitable[Place | None]],
        refusals: Refusals,
        *,
        gather: float = 0.0,
    ) -> None:
        self._kind = kind
        self._bring = bring
        self._place = place
        self._refusals = refusals
        self._gather = gather
        self._turns: KeyedLocks[K] = KeyedLocks()
        self._work: dict[K, _Work] = {}
        self._faulty: Bounded[K, bool] = Bounded(_FAULTY)
        self._tasks = Tasks()

    @property
    def busy(self) -> int:
        """How many messages are being written, or about to be."""
        return len(self._work)

    @property
    def faulty(self) -> int:
        """How many messages could not be made, by our own fault, and are left alone until their table changes."""
        return len(self._faulty)

    def turn(self, key: K) -> AbstractAsyncContextManager[None]:
        """Hold a message: nobody else writes it meanwhile."""
        return self._turns.hold(key)

    def changed(self, key: K) -> None:
        """Bring a message up to date, soon: there is something new to show."""
        self._faulty.pop(key, None)
        work = self._start(key)
        if work is not None:
            work.news.set()

    async def sweep(self, keys: Iterable[K]) -> None:
        """Bring messages up to date that are owed; nothing new, so that nothing under way gives way to it."""
        waiting: list[asyncio.Task[None]] = []
        for key in keys:
            if key in self._work or key in self._faulty:
                continue
            place = await self._place(key)
            if place is None or self._refusals.resting(place):
                continue
            work = self._start(key)
            if work is not None and work.task is not None:
                waiting.append(work.task)
            if len(waiting) >= _TOGETHER:
                await asyncio.wait(waiting, timeout=_PATIENCE)
                waiting = []

    async def close(self, patience: float = 0.0) -> None:
        """Start nothing any more, give what runs so many seconds to finish, then stop it."""
        await self._tasks.close(patience)

    def _start(self, key: K) -> _Work | None:
        work = self._work.get(key)
        if work is None:
            work = _Work()
            work.task = self._tasks.start(self._keep(key, work), f"{self._kind} {key}")
            if work.task is None:
                return None
            self._work[key] = work
        return work

    async def _keep(self, key: K, work: _Work) -> None:
        """Write one message until it is right, rests, or is given up."""
        try:
            await asyncio.sleep(self._gather)
            tries = 0
            while not await self._settled(key, work):
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
        finally:
            del self._work[key]
        if work.news.is_set():
            # It came after the last look; a place that rests is looked at again by the sweep.
            place = await self._place(key)
            if place is not None and not self._refusals.resting(place) and key not in self._faulty:
                self.changed(key)

    async def _settled(self, key: K, work: _Work) -> bool:
        """Try to make a message right; say False if it should be tried again soon."""
        try:
            place = await self._place(key)
            if place is None or self._refusals.resting(place):
                return True
            async with self._turns.hold(key), self._refusals.attempt(place):
                work.news.clear()
                return await self._try(key, work, place)
        except Refused:
            return True  # the table is gone
        except Exception:
            log.exception("the %s %s cannot be made: it is left alone until its table changes", self._kind, key)
            self._faulty[key] = True
            return True

    async def _try(self, key: K, work: _Work, place: Place) -> bool:
        try:
            await self._bring(key, work.news)
        except FAILURES as error:
            if classify(error) is Trouble.BUSY:
                return False
            rest = self._refusals.refused(place)
            log.warning("the %s %s was refused and rests for %.0f s: %s", self._kind, key, rest, error)
            return True
        self._refusals.worked(place)
        return True
