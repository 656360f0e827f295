"""Work that goes on beside what caused it: kept hold of, its failures logged, ended when the bot stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Tasks:
    """The running tasks of one part of the bot."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def start(self, work: Coroutine[Any, Any, None], name: str) -> "asyncio.Task[None] | None":
        """Do something soon; None after ``close``, when nothing is started any more."""
        if self.closed:
            work.close()
            return None
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def close(self, patience: float = 0.0) -> None:
        """Start nothing any more, give what runs so many seconds to finish, then stop it."""
        self.closed = True
        if patience and self._tasks:
            await asyncio.wait(set(self._tasks), timeout=patience)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed", task.get_name(), exc_info=error)
