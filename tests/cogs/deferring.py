"""Answers that are deferred before anything is said, as on a busy machine: all of them, or every second one."""

import contextlib
from collections.abc import Iterator
from itertools import count
from unittest.mock import patch

from bot.discord_io.answer import Answer


@contextlib.contextmanager
def deferring(every: int) -> Iterator[None]:
    """Have every so-many-th answer deferred first (1: all of them)."""
    numbers, enter = count(), Answer.__aenter__

    async def deferred(answer: Answer) -> Answer:
        entered = await enter(answer)
        if next(numbers) % every == 0:
            await answer._defer()
        return entered

    with patch.object(Answer, "__aenter__", deferred):
        yield
