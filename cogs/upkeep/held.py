"""Edits that Discord holds back (a rate limit): they give way to something newer, and are given up in the end."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

PATIENT = 1.0
"""Seconds after which a held edit gives way to something newer."""
TOO_LONG = 10.0
"""Seconds after which a held edit is given up."""


class HeldTooLong(Exception):
    """Discord holds an edit back for so long that another way is better."""


async def giving_way(edit: Coroutine[Any, Any, T], news: asyncio.Event) -> T | None:
    """Return what an edit returns; None: it was held back, and gave way as ``news`` was set.

    Raises HeldTooLong, and what the edit raises.
    """
    editing, newer = asyncio.ensure_future(edit), asyncio.ensure_future(news.wait())
    try:
        await asyncio.wait({editing}, timeout=PATIENT)
        await asyncio.wait({editing, newer}, timeout=TOO_LONG - PATIENT, return_when=asyncio.FIRST_COMPLETED)
        if editing.done():
            return editing.result()
        if newer.done():
            return None
        raise HeldTooLong
    finally:
        for task in (editing, newer):
            task.cancel()
        await asyncio.gather(editing, newer, return_exceptions=True)
