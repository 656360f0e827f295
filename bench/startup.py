"""Start-up and memory with 10,000 running tables in the store, beside none."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bench.contestants import Contestant, Entry
from bench.positions import states
from bench.positions import table as example
from bench.tally import Tally, percentile, table
from bot.engines import GAMES
from bot.sandbox import Sandbox
from bot.sandbox.base.limits import Limits
from bot.store.facts import FactStore
from bot.store.posts import PostRow, PostStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore
from bot.tables.backfill import DONE, DONE_UP_TO
from bot.tables.clock import WallClock
from bot.tables.record import Record

TABLES = 10_000
_DAY = 86_400_000
_PRIVATE = "wuzzlts"
"""Left out: its hands are sent to people, and those of these tables do not exist."""


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    contestants = {"none": Tally("no tables"), "many": Tally(f"{TABLES} tables")}
    memory: dict[str, list[float]] = {name: [] for name in contestants}
    for name in contestants:
        await asyncio.to_thread((folder / name).mkdir)
    await _fill(folder / "many" / "stammtisch.sqlite3")
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(limits=Limits.off(), record=False))
        for turn in range(1 + max(2, round(3 * scale))):
            for name, tally in contestants.items():
                started = time.perf_counter()
                bot = Contestant(Entry("ours", sandbox.url, sandbox.token, folder / name))
                await bot.ask("cpu")
                took = time.perf_counter() - started
                await bot.settle()
                if turn:  # the first start makes the files, registers the commands, uploads the emojis
                    tally.seconds.append(took)
                    memory[name].append(await bot.ask("memory"))
                await bot.close()
    print("From the start of the process until the bot is ready, and its memory once it has settled")
    base, base_memory = contestants["none"].middle, percentile(memory["none"], 0.5)
    rows = [
        (
            tally.name,
            f"{tally.middle:.2f}",
            f"{tally.middle - base:+.2f}",
            f"{percentile(memory[name], 0.5):.1f}",
            f"{percentile(memory[name], 0.5) - base_memory:+.1f}",
        )
        for name, tally in contestants.items()
    ]
    table(("", "s", "more", "MiB", "more"), rows)


async def _fill(path: Path) -> None:
    """Save running tables, each with a post and a clock that does not ring today."""
    database = await SqliteDatabase.open(path)
    tables, posts, now = TableStore(database), PostStore(database), WallClock().now()
    running = {game: states(game, Random(1)) for game in GAMES}
    games = [game for game in GAMES if game != _PRIVATE]
    try:
        await FactStore(database).put(DONE_UP_TO, DONE)
        for first in range(1, TABLES, 500):
            saving = []
            for number in range(first, first + 500):
                game = games[number % len(games)]
                at = replace(example(game), id=number, created_at=now)
                record = Record(at, number, GAMES[game].rules_version, next(running[game]))
                saving.append(tables.create(record.row(now)._replace(due_at=now + _DAY), ((0, 1), (1, 2))))
                saving.append(posts.put(PostRow(number, 1, 1, number, 1, "")))
            await asyncio.gather(*saving)
    finally:
        await database.close()
