"""A house with tables on a real database and a clock that tests move; it can be left and opened again."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.contract import Move
from bot.engines.facts import Pace
from bot.store.database import Row, Statement
from bot.store.people import PeopleStore
from bot.store.results import ResultStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore
from bot.tables.alarms import AlarmClock
from bot.tables.clock import snowflake_at
from bot.tables.moves import Outcome
from bot.tables.people import People
from bot.tables.record import Record, read, replay
from bot.tables.records import News
from bot.tables.service import Tables
from bot.tables.table import AnyLook, Person, Table
from tests.tables.fake_clock import FakeClock

_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
ADA, BEN, CLEO, DORA, EMIL = (Person(number, name) for number, name in enumerate(_NAMES, 101))
PEOPLE = (ADA, BEN, CLEO, DORA, EMIL)

_TICKS = 30
"""Turns of the event loop without work anywhere, after which all is calm: more than any chain of callbacks here."""


class Busy:
    """Counts what is under way outside of the event loop's own callbacks."""

    def __init__(self) -> None:
        self.count = 0

    async def calm(self) -> None:
        """Return when nothing is under way any more."""
        quiet = 0
        while quiet < _TICKS:
            await asyncio.sleep(0.0005 if self.count else 0)
            quiet = 0 if self.count else quiet + 1


class WatchedDatabase:
    """A database that says when it is busy."""

    def __init__(self, inner: SqliteDatabase, busy: Busy) -> None:
        self._inner = inner
        self._busy = busy

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """See Database.read."""
        self._busy.count += 1
        try:
            return await self._inner.read(sql, *params)
        finally:
            self._busy.count -= 1

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """See Database.write."""
        self._busy.count += 1
        try:
            return await self._inner.write(*statements)
        finally:
            self._busy.count -= 1

    async def close(self) -> None:
        """See Database.close."""
        await self._inner.close()


class WatchedThreads(ThreadPoolExecutor):
    """Threads that say when they are busy."""

    def __init__(self, busy: Busy) -> None:
        super().__init__(max_workers=2)
        self._busy = busy

    def submit(self, *args: Any, **kwargs: Any) -> "Future[Any]":
        """See Executor.submit."""
        self._busy.count += 1
        future = super().submit(*args, **kwargs)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: "Future[Any]") -> None:
        self._busy.count -= 1


class House:
    """``async with House(path) as house``; ``clock`` may be another house's, to be its second process."""

    def __init__(self, path: Path, *, seed: int = 1, beside: "House | None" = None) -> None:
        self.path = path
        self._seed = seed
        self._busy: Busy = beside._busy if beside else Busy()
        self.clock: FakeClock = beside.clock if beside else FakeClock(self._busy.calm)
        self._presses: count[int] = beside._presses if beside else count(1)
        self.news: list[News] = []
        self.database: WatchedDatabase
        self.tables: Tables
        self.alarms: AlarmClock
        self._ringing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "House":
        asyncio.get_running_loop().set_default_executor(WatchedThreads(self._busy))
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.leave()

    async def open(self, *, ringing: bool = True) -> None:
        """Start: with its bell, unless another house's bell is to ring for both."""
        self.database = WatchedDatabase(await SqliteDatabase.open(self.path), self._busy)
        self.store = TableStore(self.database)
        self.results = ResultStore(self.database)
        self.tables = Tables(self.store, People(PeopleStore(self.database)), self.clock, Random(self._seed))
        self.tables.listen(self.news.append)
        self.alarms = AlarmClock(self.tables)
        if ringing:
            self._ringing = asyncio.create_task(self.alarms.run())
        await self.calm()

    async def leave(self) -> None:
        """Stop, as at the end of a process."""
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)
            self._ringing = None
        await self.database.close()

    async def restart(self, *, down: int = 0) -> None:
        """Stop, let time pass, start anew on the same file."""
        await self.leave()
        await self.clock.advance(down)
        await self.open()

    async def calm(self) -> None:
        """Wait until all is done that needs no time to pass."""
        await self._busy.calm()

    async def advance(self, ms: int) -> None:
        """Let time pass."""
        await self.clock.advance(ms)

    async def lobby(
        self,
        game: str = "putzdiewutz",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        *,
        house: int = 0,
        pace: Pace | None = None,
    ) -> Table:
        """Return a lobby with so many people, the first of PEOPLE, and house players."""
        table = await self.tables.open(game, options or {}, PEOPLE[0], guild_id=1, channel_id=2, pace_name=pace)
        for person in PEOPLE[1:seats]:
            table = await self.tables.join(table.id, person)
        for _ in range(house):
            table = await self.tables.add_house(table.id, table.host)
        return table

    async def started(self, *args: Any, **kwargs: Any) -> Table:
        """Return a game that has begun; arguments as for ``lobby``."""
        table = await self.lobby(*args, **kwargs)
        return await self.tables.start(table.id, table.host)

    async def table(self, table_id: int) -> Table:
        """Return a table as it is now."""
        return (await self.tables.look(table_id)).table

    async def look(self, table_id: int, person: Person | None = None) -> AnyLook:
        """Return what a person sees."""
        return await self.tables.look(table_id, person.id if person else None)

    async def record(self, table_id: int) -> Record:
        """Return a table as it is saved, with its people's names."""
        row = await self.store.load(table_id)
        assert row is not None
        record = read(row)
        return replace(record, table=await self.tables.people.named(record.table))

    def snowflake(self, ago: int = 0) -> int:
        """Return a new interaction's id, made so many milliseconds ago."""
        return snowflake_at(self.clock.now() - ago) + next(self._presses)

    async def press(
        self,
        table_id: int,
        person: Person,
        move: Move,
        *,
        step: int | None = None,
        ago: int = 0,
        snowflake: int | None = None,
    ) -> Outcome:
        """Make a person's move; ``step`` None: as the state decides."""
        snowflake = self.snowflake(ago) if snowflake is None else snowflake
        return await self.tables.submit(
            table_id, person.id, move, step=step, snowflake=snowflake, interaction=snowflake
        )

    async def true_to_its_moves(self, table_id: int) -> Record:
        """Check that a table's moves, replayed, give its snapshot, and that its numbers agree; return its record."""
        record = await self.record(table_id)
        moves = await self.store.moves(table_id)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        assert record.table.moves == len(moves)
        states = replay(record, moves)
        assert len(states) == len(moves) + 1
        assert GAMES[record.table.game].encode(states[-1]) == GAMES[record.table.game].encode(record.state)
        return record
