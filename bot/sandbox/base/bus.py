"""Tells everybody in the process that something changed: the page's sockets, and whoever waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

Listener = Callable[[str, Any], None]
T = TypeVar("T")


class Bus:
    """Listeners get (kind, thing) at once, in order; waiters re-check their predicate after each change."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiters: set[asyncio.Future[None]] = set()

    def listen(self, listener: Listener) -> None:
        """Calls `listener(kind, thing)` for every change from now on."""
        self._listeners.append(listener)

    def tell(self, kind: str, thing: Any) -> None:
        """Something changed."""
        for listener in self._listeners:
            listener(kind, thing)
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def wait_for(self, predicate: Callable[[], T], timeout: float) -> T:  # noqa: ASYNC109
        """Waits until `predicate()` is true and returns its value; TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            while not (value := predicate()):
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:
                    await waiter
                finally:
                    self._waiters.discard(waiter)
        return value
