"""How often Discord may refuse what nobody pressed for: rests that grow by place, and one budget for the process.

10,000 refusals in ten minutes ban an address (Discord's reference, "Rate Limits"). Ours are bounded far below that:
at most 200 requests are refused in a minute and 1,000 in ten, however many messages lie where we may not write.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from bot.bounded import Bounded

RESTS = (60.0, 300.0, 1800.0)
"""Seconds that a place is left alone after its first, second and every further refusal in a row."""
BURST = 60
A_SECOND = 0.66
"""Tries that may be refused at once, and how many more each second: one try makes two requests at most."""
_REMEMBERED = 10_000


class Place(NamedTuple):
    """Where a message is, and of what kind: who may not write anew may still change what is there.

    ``guild_id`` 0: in a direct message.
    """

    kind: str
    channel_id: int
    guild_id: int


class Rest(NamedTuple):
    """``until`` is the loop's time; ``refused`` counts refusals in a row."""

    until: float
    refused: int


class Refusals:
    """One for the process. Every try of ours is made within ``attempt``."""

    def __init__(self) -> None:
        self._rests: Bounded[Place, Rest] = Bounded(_REMEMBERED)
        self._tries, self._at = float(BURST), 0.0
        self._trusted: deque[asyncio.Future[None]] = deque()
        self._doubtful: deque[asyncio.Future[None]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def resting(self, place: Place) -> bool:
        """Say whether a place is left alone for now."""
        rest = self._rests.get(place)
        return rest is not None and _now() < rest.until

    @asynccontextmanager
    async def attempt(self, place: Place) -> AsyncIterator[None]:
        """Wait until one more try may be refused; where we were refused lately others go first."""
        await self._take(doubtful=place in self._rests)
        try:
            yield
        finally:
            if not self.resting(place):
                self._give()

    def refused(self, place: Place) -> float:
        """Note that a place does not let us; return for how many seconds it is left alone."""
        before = self._rests.get(place)
        count = 0 if before is None else before.refused
        rest = RESTS[min(count, len(RESTS) - 1)]
        self._rests[place] = Rest(_now() + rest, count + 1)
        return rest

    def worked(self, place: Place) -> None:
        """Note that a place lets us."""
        self._rests.pop(place, None)

    def wake(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """End the rest of a channel, or of a server's channels: what we may there has changed."""
        for place in self._rests:
            if place.channel_id == channel_id or (guild_id is not None and place.guild_id == guild_id):
                self._rests[place] = self._rests[place]._replace(until=0.0)

    async def _take(self, *, doubtful: bool) -> None:
        self._refill()
        if self._tries >= 1 and not self._trusted:
            self._tries -= 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._doubtful if doubtful else self._trusted).append(waiting)
        self._grant()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        self._tries = min(self._tries + 1, float(BURST))
        self._grant()

    def _grant(self) -> None:
        """Let those go on who wait, as far as there are tries; look again when there is one more."""
        self._refill()
        for queue in (self._trusted, self._doubtful):
            while queue and self._tries >= 1:
                waiting = queue.popleft()
                if not waiting.done():
                    self._tries -= 1
                    waiting.set_result(None)
        if (self._trusted or self._doubtful) and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later((1 - self._tries) / A_SECOND, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._grant()

    def _refill(self) -> None:
        now = _now()
        if self._at:
            self._tries = min(self._tries + (now - self._at) * A_SECOND, float(BURST))
        self._at = now


def _now() -> float:
    return asyncio.get_running_loop().time()
