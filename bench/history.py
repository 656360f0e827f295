"""What history costs: posts behind and presses beside 100,000 finished tables, a start with 10,000 gardens."""

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bench.contestants import Contestant, Entry
from bench.positions import states
from bench.positions import table as example
from bench.tally import Tally, table
from bot.engines import GAMES
from bot.sandbox import Sandbox
from bot.sandbox.base.limits import Limits
from bot.store.calls import CallRow, CallStore
from bot.store.database import Statement
from bot.store.facts import FactStore
from bot.store.posts import PostRow, PostStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore
from bot.tables.backfill import DONE, DONE_UP_TO
from bot.tables.clock import WallClock
from bot.tables.record import Record
from bot.tables.table import Alarm, Table

FINISHED, GARDENS = 100_000, 10_000
_GAME = "ratzeputz"
_DAY = 86_400_000
_DUE = 1
"""The id of a lobby whose clock should ring as soon as any does."""
_FIRST = 1_000
_COPIED = {
    "tables": (
        "id, game, phase, version, edition, record, state, due_at, changed_at",
        "id + i, game, phase, version, edition, replace(record, '\"id\":1000,', '\"id\":' || (id + i) || ','), state,"
        " due_at, changed_at",
    ),
    "posts": (
        "table_id, channel_id, guild_id, message_id, edition, picture, ended",
        "table_id + i, channel_id, guild_id, message_id + i, edition, picture, ended",
    ),
    "seats": ("table_id, seat, user_id, ended", "table_id + i, seat, user_id, ended"),
    "calls": (
        "table_id, turn, moves, channel_id, message_id",
        "table_id + i, turn, moves, channel_id, message_id + i",
    ),
}


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    presses = max(20, round(100 * scale))
    rows = []
    for finished in (0, FINISHED):
        path = folder / str(finished)
        await asyncio.to_thread(path.mkdir)
        async with Sandbox(limits=Limits.off(), record=False) as sandbox:
            await _fill(path / "stammtisch.sqlite3", sandbox, finished=finished)
            behind = await _behind(path / "stammtisch.sqlite3")
            press = await _press(path, sandbox, presses)
        rows.append((f"{finished} finished", *(f"{one * 1000:.1f}" for one in (behind, press.middle, press.worst))))
    print("Posts that are behind, and an answer to a press (ms)")
    table(("", "behind", "press p50", "p99"), rows)
    rows = []
    for gardens in (0, GARDENS):
        path = folder / f"{gardens} gardens"
        await asyncio.to_thread(path.mkdir)
        async with Sandbox(limits=Limits.off(), record=False) as sandbox:
            await _start(path, sandbox)  # registers the commands, uploads the emojis
            await _fill(path / "stammtisch.sqlite3", sandbox, gardens=gardens)
            rows.append((f"{gardens} gardens", f"{await _start(path, sandbox, until_rung=True):.2f}"))
    print("From the start of the process until the first clock is rung (s)")
    table(("", "s"), rows)


async def _behind(path: Path) -> float:
    """Return how many seconds it takes to find the posts that are behind."""
    database, tally = await SqliteDatabase.open(path), Tally("behind")
    for _ in range(20):
        started = time.perf_counter()
        await PostStore(database).behind()
        tally.seconds.append(time.perf_counter() - started)
    await database.close()
    return tally.middle


async def _press(folder: Path, sandbox: Sandbox, presses: int) -> Tally:
    """Press a lobby's buttons, one after the other."""
    tally, ada, channel = Tally("press"), sandbox.person("Ada"), sandbox.channel("tables")
    async with AsyncExitStack() as stack:
        bot = Contestant(Entry("ours", sandbox.url, sandbox.token, folder))
        stack.push_async_callback(bot.close)
        await bot.settle()
        await ada.command(channel, "putz-die-wutz start")
        board = sandbox.core.messages.in_channel(channel.id)[-1].body
        rows = [part for part in board["components"][0]["components"] if part["type"] == 1]
        _, number, _ = rows[0]["components"][0]["custom_id"].split(":")
        for nth in range(presses):
            started = time.perf_counter()
            await ada.press(board, f"t:{number}:{('house', 'nohouse')[nth % 2]}")
            tally.seconds.append(time.perf_counter() - started)
    return tally


async def _start(folder: Path, sandbox: Sandbox, *, until_rung: bool = False) -> float:
    """Start and stop the bot; return after how many seconds it has rung the table that was due, or has settled."""
    started = time.perf_counter()
    bot = Contestant(Entry("ours", sandbox.url, sandbox.token, folder))
    if until_rung:
        await asyncio.to_thread(_wait_for_ring, folder / "stammtisch.sqlite3")
    else:
        await bot.settle()
    took = time.perf_counter() - started
    await bot.close()
    return took


async def _fill(path: Path, sandbox: Sandbox, *, finished: int = 0, gardens: int = 0) -> None:
    """Save a lobby that is due, and finished tables or gardens that people are called to, each with a post."""
    database, now = await SqliteDatabase.open(path), WallClock().now()
    channel, state = sandbox.channel("tables"), next(states(_GAME, Random(1)))
    tables, like = TableStore(database), replace(example(_GAME), created_at=now)
    try:
        await FactStore(database).put(DONE_UP_TO, DONE)
        lobby = replace(like, id=_DUE, phase="lobby", alarms=(Alarm("warn", now),))
        await tables.create(_record(lobby).row(now), ())
        for copies, phase, due_at in ((finished, "closed", None), (gardens, "playing", now + _DAY)):
            if copies:
                first = Record(replace(like, id=_FIRST, phase=phase), 1, GAMES[_GAME].rules_version, state)
                await PostStore(database).put(PostRow(_FIRST, channel.id, channel.guild_id or 0, 1, 1, ""))
                await tables.create(first.row(now)._replace(due_at=due_at), enumerate(range(1, 5)))
                await CallStore(database).put(CallRow(_FIRST, "a turn", 0, channel.id, 1 if gardens else 0))
                await database.write(*(_copies(name, copies) for name in _COPIED))
    finally:
        await database.close()


def _wait_for_ring(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        while connection.execute("SELECT version FROM tables WHERE id = ?", (_DUE,)).fetchone() == (1,):
            time.sleep(0.02)


def _record(at: Table) -> Record:
    return Record(at, 1, GAMES[_GAME].rules_version)


def _copies(name: str, copies: int) -> Statement:
    columns, values = _COPIED[name]
    key = "id" if name == "tables" else "table_id"
    return Statement(
        f"""INSERT INTO {name} ({columns})
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1 - 1)
            SELECT {values} FROM n, {name} WHERE {key} = $2""",  # noqa: S608 - only constants of our own
        (copies, _FIRST),
    )
