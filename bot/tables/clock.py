"""The time of day as tables see it: Unix milliseconds, and Discord's snowflakes that carry them."""

import asyncio
import time
from typing import Protocol

DISCORD_EPOCH = 1_420_070_400_000
"""First millisecond of 2015, where snowflakes start (Discord's reference, "Snowflakes")."""


def snowflake_at(ms: int) -> int:
    """Return the lowest snowflake of a Unix millisecond."""
    return max(0, ms - DISCORD_EPOCH) << 22


def ms_of(snowflake: int) -> int:
    """Return the Unix millisecond in which Discord made a snowflake."""
    return (snowflake >> 22) + DISCORD_EPOCH


class Clock(Protocol):
    """Where time comes from; tests bring their own."""

    def now(self) -> int:
        """Return the time in Unix milliseconds."""
        ...

    async def sleep(self, ms: int) -> None:
        """Wait so many milliseconds."""
        ...


class WallClock:
    """The machine's clock."""

    def now(self) -> int:
        """See Clock.now."""
        return time.time_ns() // 1_000_000

    async def sleep(self, ms: int) -> None:
        """See Clock.sleep."""
        await asyncio.sleep(ms / 1000)
