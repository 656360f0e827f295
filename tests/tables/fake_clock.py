"""A clock that stands still until a test moves it."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from itertools import count

START = 1_767_225_600_000
"""New Year 2026, so that snowflakes are like real ones."""


class FakeClock:
    """See bot.tables.clock.Clock. ``calm`` returns when nothing is under way but sleep."""

    def __init__(self, calm: Callable[[], Awaitable[None]], now: int = START) -> None:
        self._now = now
        self._calm = calm
        self._order = count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """See Clock.now."""
        return self._now

    async def sleep(self, ms: int) -> None:
        """See Clock.sleep."""
        if ms <= 0:
            await asyncio.sleep(0)
            return
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + ms, next(self._order), awake))
        await awake

    async def advance(self, ms: int) -> None:
        """Let time pass: whoever sleeps wakes at their moment, and acts before time goes on."""
        end = self._now + ms
        await self._calm()
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, awake = heapq.heappop(self._sleepers)
            if not awake.done():
                awake.set_result(None)
                await self._calm()
        self._now = end
        await self._calm()
