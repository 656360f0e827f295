"""Work that goes on as long as the bot does: whatever ends it is logged, and it begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.discord_io.trouble import FAILURES

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]

_PAUSES = (1.0, 5.0, 30.0, 120.0)
"""Seconds until work begins again that failed: after the first time, the second, ..."""


async def until_done(work: Work) -> None:
    """Do something once; begin again, later and later, as long as it fails."""
    tries = 0
    while not await _tried(work):
        await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES) - 1)])
        tries += 1


async def for_ever(work: Work) -> None:
    """Do something that never ends; begin again should it end all the same."""
    while True:
        if await _tried(work):
            log.error("%s has ended, beginning again", _name(work))
        await asyncio.sleep(_PAUSES[0])


async def every(seconds: float, work: Work) -> None:
    """Do something again and again, with so many seconds in between."""
    while True:
        await _tried(work)
        await asyncio.sleep(seconds)


async def _tried(work: Work) -> bool:
    try:
        await work()
    except FAILURES as error:
        log.warning("%s failed, trying again: %s", _name(work), error)
        return False
    except Exception:
        log.exception("%s failed, trying again", _name(work))
        return False
    return True


def _name(work: Work) -> str:
    return getattr(work, "__qualname__", repr(work))
