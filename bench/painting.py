"""What a warm board costs beside its encoding, and how long the event loop waits while boards are painted."""

import asyncio
import gc
import time
from collections.abc import Callable, Iterable
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

from bench.positions import looks
from bench.tally import Tally, compare, percentile, table
from bot.i18n import translator
from cogs.game.emojis import Emojis
from cogs.game.presenter import AnyPresenter, Job
from cogs.games import presenters
from render.games import warm_up
from render.kit.encode import still
from render.kit.painter import Painter

BOARDS = 50
_TICK = 0.001


def _jobs(presenter: AnyPresenter, count: int) -> list[Job]:
    """Return different pictures of one game."""
    t = translator("en")
    found: dict[str, Job] = {}
    for look in islice(looks(presenter.key, Random(1)), 40 * count):
        job = presenter.picture(look, t)
        found.setdefault(job.key, job)
        if len(found) == count:
            break
    return list(found.values())


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    for build in warm_up():
        build()
    known = presenters(Emojis())
    _boards(known.values(), max(5, round(20 * scale)))
    await _stalls(
        [job for presenter in known.values() for job in _jobs(presenter, -(-BOARDS // len(known)))][:BOARDS], scale
    )


def _boards(known: Iterable[AnyPresenter], count: int) -> None:
    gc.disable()
    for presenter in known:
        both, alone = Tally("painted, encoded"), Tally("encoded alone")
        jobs = _jobs(presenter, count)
        still(presenter.key, jobs[0].draw(*jobs[0].args))
        for job in jobs:
            image = job.draw(*job.args)
            _time(both, partial(_paint, presenter.key, job))
            _time(alone, partial(still, presenter.key, image))
        compare(f"A warm board of {presenter.key}", [both, alone], alone)
    gc.enable()


def _paint(game: str, job: Job) -> None:
    still(game, job.draw(*job.args))


def _time(tally: Tally, work: Callable[[], object]) -> None:
    cpu, started = time.process_time(), time.perf_counter()
    work()
    tally.seconds.append(time.perf_counter() - started)
    tally.cpu += time.process_time() - cpu


async def _stalls(jobs: list[Job], scale: float) -> None:
    stalls: dict[str, list[float]] = {"painting": [], "idle": []}
    for _ in range(max(2, round(3 * scale))):
        painter = Painter()
        await painter.warm(warm_up())
        started = time.perf_counter()
        ticking = asyncio.create_task(_tick(stalls["painting"]))
        await asyncio.gather(*(painter.paint("game", job.draw, *job.args) for job in jobs))
        ticking.cancel()
        painter.close()
        ticking = asyncio.create_task(_tick(stalls["idle"]))
        await asyncio.sleep(time.perf_counter() - started)
        ticking.cancel()
    print(f"The event loop while {len(jobs)} boards are painted: how late it wakes (ms)")
    rows = [
        (name, *(f"{1000 * value:.2f}" for value in (percentile(late, 0.5), percentile(late, 0.99), max(late))))
        for name, late in stalls.items()
    ]
    table(("", "p50", "p99", "worst"), rows)


async def _tick(late: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(_TICK)
        late.append(time.perf_counter() - before - _TICK)
