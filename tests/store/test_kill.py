"""kill -9 while eight tables save at once: what was told is there, once, and the next process goes on from it."""

import asyncio
import contextlib
import sys
from pathlib import Path

from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore

TABLES = range(1, 9)


async def play_and_die(path: Path, saves: int) -> dict[int, int]:
    """Let a process save so often, kill it, and return the last move that it told of each table."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.saver", str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    told: dict[int, int] = {}

    def note(line: bytes) -> None:
        if line.endswith(b"\n"):
            table, move = map(int, line.split())
            told[table] = move

    for _ in range(saves):
        note(await process.stdout.readline())
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    async for line in process.stdout:
        note(line)
    assert await process.wait() == -9
    return told


async def test_no_told_move_is_lost_and_none_is_there_twice(path: Path) -> None:
    for saves in (1, 40, 150):
        told = await play_and_die(path, saves)
        database = await SqliteDatabase.open(path)
        store = TableStore(database)
        for table_id in TABLES:
            row, moves = await store.load(table_id), await store.moves(table_id)
            assert row is not None and row.version == len(moves) + 1
            assert [move.number for move in moves] == list(range(1, len(moves) + 1))
            # One save of each table may have been on its way when the process died.
            assert told.get(table_id, 0) <= len(moves)
        presses = await database.read("SELECT count(*) FROM presses")
        all_moves = await database.read("SELECT count(*) FROM moves")
        assert presses == all_moves
        await database.close()
