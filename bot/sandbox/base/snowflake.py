"""Discord's ids: 42 bits of milliseconds since 2015, 22 bits to tell ids of one millisecond apart.

Source: Discord documentation, "Reference: Snowflakes".
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache

DISCORD_EPOCH_MS = 1_420_070_400_000


def milliseconds(snowflake: int) -> int:
    """Unix time in ms at which this id was made."""
    return (snowflake >> 22) + DISCORD_EPOCH_MS


def age(snowflake: int) -> float:
    """Seconds since this id was made (negative if it lies in the future)."""
    return time.time() - milliseconds(snowflake) / 1000


def at(unix_seconds: float, low: int = 0) -> int:
    """The id of a given moment; `low` fills the 22 lower bits."""
    return (int(unix_seconds * 1000) - DISCORD_EPOCH_MS) << 22 | low


def iso_at(unix_seconds: float) -> str:
    """A moment with microseconds, as Discord writes it."""
    return datetime.fromtimestamp(unix_seconds, UTC).isoformat(timespec="microseconds")


@lru_cache(maxsize=1024)
def iso(snowflake: int) -> str:
    """The id's moment as Discord writes a `timestamp`."""
    return iso_at(milliseconds(snowflake) / 1000)


def iso_now() -> str:
    """This moment, as in `edited_timestamp`."""
    return iso_at(time.time())


class Snowflakes:
    """Makes ids from the real clock; each is greater than all before it."""

    def __init__(self) -> None:
        self._last = 0

    def start_after(self, newest: int) -> None:
        """All ids from now on are greater than this one."""
        self._last = max(self._last, newest)

    def next(self) -> int:
        """A new id, greater than every id made here before."""
        self._last = max(at(time.time()), self._last + 1)
        return self._last

    def past(self, seconds_ago: float) -> int:
        """An id as if made some time ago, for forged interactions; unique, but not increasing."""
        return at(time.time() - seconds_ago, low=self.next() & 0x3FFFFF)
