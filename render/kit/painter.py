"""The asynchronous entry to all painting: threads beside the event loop, a cache, no picture painted twice.

    painter = Painter()
    picture = await painter.paint("putzdiewutz", board, view, names)

A game's painting functions are pure: hashable arguments in, an RGB image out.
"""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from PIL import Image

from render.kit.encode import Picture, moving, still
from render.kit.fonts import FACES, coverage

P = ParamSpec("P")
T = TypeVar("T")

CACHE_BYTES = 16 * 1024 * 1024
"""Encoded pictures kept: about a hundred boards."""
FRAME_MILLISECONDS = 1200
WORKERS = max(1, (os.cpu_count() or 2) // 2)
"""Half of the processors: the event loop must never wait for one (measured on two: stalls doubled)."""
WARM_FIRST: tuple[Callable[[], object], ...] = (
    Image.init,
    *(partial(coverage, face) for face in range(len(FACES))),
)
"""Pillow's file formats and the typefaces' tables: half a second of Python at the first picture otherwise."""


class Painter:
    """Paints in ``workers`` threads, and long things in one beside them. Use it from one event loop; ``close`` it."""

    def __init__(self, workers: int = WORKERS, cache_bytes: int = CACHE_BYTES) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="animator")
        self._cache: OrderedDict[Hashable, Picture] = OrderedDict()
        self._room = cache_bytes
        self._painting: dict[Hashable, asyncio.Future[Picture]] = {}

    async def paint(self, game: str, draw: Callable[P, Image.Image], *args: P.args, **kwargs: P.kwargs) -> Picture:
        """Return the picture that ``draw`` makes of its arguments, which must be hashable.

        Equal requests get the same picture, also while it is being painted. Raises what ``draw`` raises.
        """
        return await self._run(
            (game, draw, args, tuple(sorted(kwargs.items()))),
            lambda: still(game, draw(*args, **kwargs)),
            self._pool,
        )

    async def animate(self, game: str, key: Hashable, draw: Callable[[], Sequence[Image.Image]]) -> Picture:
        """Return an endless animation of the frames that ``draw`` makes; ``key`` names it among all of its game.

        It has a thread of its own: no board waits for it. Otherwise like ``paint``.
        """
        return await self._run((game, key), lambda: moving(game, draw(), FRAME_MILLISECONDS), self._long)

    async def warm(self, builders: Iterable[Callable[[], object]]) -> None:
        """Call a game's ``WARM`` builders one by one, so that what they make is there when needed.

        Pictures that are asked for meanwhile come between two builders. Raises what a builder raises.
        """
        for build in (*WARM_FIRST, *builders):
            await self.run(build)

    async def run(self, work: Callable[[], T]) -> T:
        """Return what other work makes beside the event loop. Raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Drop what waits, let running work end in its own time."""
        for pool in (self._pool, self._long):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, key: Hashable, job: Callable[[], Picture], pool: ThreadPoolExecutor) -> Picture:
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        running = self._painting.get(key)
        if running is None:
            running = asyncio.get_running_loop().run_in_executor(pool, job)
            self._painting[key] = running
            running.add_done_callback(partial(self._painted, key))
        return await asyncio.shield(running)  # one waiter's cancellation is not the others'

    def _painted(self, key: Hashable, done: asyncio.Future[Picture]) -> None:
        del self._painting[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._cache[key] = done.result()
        self._room -= len(done.result().data)
        while self._room < 0:
            _, oldest = self._cache.popitem(last=False)
            self._room += len(oldest.data)
