"""How many moves a second the store saves, beside plain sqlite3 with the same statements and a commit each."""

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path
from random import Random

from bench.positions import states, table
from bench.tally import Tally, compare
from bot.engines import GAMES
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import MoveRow, TableRow, TableStore
from bot.tables.record import Record

CLIENTS = (1, 16, 100)
_SAVES = 300
_GAME = "wuerfelwg"


async def run(folder: Path, scale: float) -> None:
    """Measure and print."""
    await asyncio.to_thread(folder.mkdir, exist_ok=True)
    saves = max(100, round(_SAVES * scale))
    ours, plain = _Store(), _Plain(folder / "plain.sqlite3")
    await ours.open(folder / "store.sqlite3")
    await plain.open()
    try:
        for clients in CLIENTS:
            tallies = Tally("store"), Tally("sqlite3, a commit each")
            for _ in range(3):
                for contestant, tally in zip((ours, plain), tallies, strict=True):
                    await _round(contestant, tally, clients, saves // clients)
            compare(
                f"Saving a move, {clients} at a time (the ratio of saves a second is the inverse)", tallies, tallies[1]
            )
    finally:
        await ours.close()
        await plain.close()


async def _round(contestant: "_Store", tally: Tally, clients: int, each: int) -> None:
    async def client(number: int) -> None:
        for _ in range(each):
            await contestant.save(number)

    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(client(number) for number in range(clients)))
    tally.seconds.append((time.perf_counter() - started) / (clients * each))
    tally.cpu += (time.process_time() - cpu) / (clients * each)


class _Store:
    """The bot's own store: a table's next version, the move and the press in one transaction."""

    def __init__(self) -> None:
        self._presses = itertools.count(1)
        state = next(states(_GAME, Random(1)))
        record = Record(table(_GAME), 1, GAMES[_GAME].rules_version, state)
        self._rows = [record.row(0)._replace(id=1 + number) for number in range(max(CLIENTS))]

    async def open(self, path: Path) -> None:
        """Make the file and the tables."""
        self._database = await SqliteDatabase.open(path)
        self._store = TableStore(self._database)
        for row in self._rows:
            await self._store.create(row, ())

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()

    async def save(self, number: int) -> None:
        """Save one move of one client's table."""
        row, press = self._next(number)
        await self._store.save(row, moves=[MoveRow(row.version, 0, '{"type":"roll"}', 0)], press=press)

    def _next(self, number: int) -> tuple[TableRow, int]:
        row = self._rows[number] = self._rows[number]._replace(version=self._rows[number].version + 1)
        return row, next(self._presses)


class _Plain(_Store):
    """The same rows by sqlite3 itself, on this thread."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    async def open(self, path: Path | None = None) -> None:
        """Make the file by the store, then take a connection of one's own."""
        await super().open(path or self._path)
        await super().close()
        self._plain = sqlite3.connect(self._path, isolation_level=None)
        self._plain.execute("PRAGMA synchronous = FULL")

    async def close(self) -> None:
        """Close the connection."""
        self._plain.close()

    async def save(self, number: int) -> None:
        """Save one move of one client's table."""
        row, press = self._next(number)
        run = self._plain.execute
        run("BEGIN IMMEDIATE")
        run("INSERT INTO presses (id, at) VALUES (?, ?)", (press, 0))
        run(
            "UPDATE tables SET phase = ?, version = ?, edition = ?, record = ?, state = ? WHERE id = ? AND version = ?",
            (row.phase, row.version, row.edition, row.record, row.state, row.id, row.version - 1),
        )
        run("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", (row.id, row.version, 0, '{"type":"roll"}', 0))
        run("COMMIT")
