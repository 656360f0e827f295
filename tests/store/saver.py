"""A process that saves moves as fast as it can and says after each save that it is safe (see test_kill.py)."""

import asyncio
import sys
from pathlib import Path

from bot.store.sqlite import SqliteDatabase
from bot.store.tables import MoveRow, TableRow, TableStore


async def play(store: TableStore, table_id: int) -> None:
    """Make one move after another at one table."""
    moves = len(await store.moves(table_id))
    while True:
        moves += 1
        version = moves + 1
        row = TableRow(table_id, "ratzeputz", "playing", version, version, "", None, None, version)
        await store.save(row, moves=[MoveRow(moves, 0, "", version)], press=table_id * 1_000_000 + moves)
        sys.stdout.write(f"{table_id} {moves}\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    """Play at eight tables, which are made if they are not there."""
    database = await SqliteDatabase.open(path)
    store = TableStore(database)
    for table_id in range(1, 9):
        if await store.load(table_id) is None:
            await store.create(TableRow(table_id, "ratzeputz", "playing", 1, 1, "", None, None, 0), [])
    await asyncio.gather(*(play(store, table_id) for table_id in range(1, 9)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
