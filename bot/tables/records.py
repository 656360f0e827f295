"""Where records are changed: one lock a table, compare-and-set, saved before told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.bounded import Bounded
from bot.engines.contract import Event, IllegalMove, Seat
from bot.keyed_locks import KeyedLocks
from bot.store.database import Conflict
from bot.store.tables import Duplicate, MoveRow, ResultRow, TableStore
from bot.tables import house_moves
from bot.tables.clock import Clock
from bot.tables.lobby import people
from bot.tables.record import Diverged, Record, read, replay
from bot.tables.refusal import Refused
from bot.tables.table import Table

log = logging.getLogger(__name__)

_CACHED = 512
"""Records kept in memory: what is being played now; ten thousand waiting tables cost nothing."""
_TRIES = 4


class Change(Struct, frozen=True):
    """What a change made of a record. ``shows``: people see a difference; ``notice``: a word for the listeners."""

    record: Record
    moves: tuple[tuple[Seat | None, str], ...] = ()
    events: tuple[Event, ...] = ()
    shows: bool = True
    notice: str = ""


class News(Struct, frozen=True):
    """Told to listeners after a save: the table as it is now, and why (``notice``, e.g. ``remind``)."""

    table: Table
    notice: str = ""


Listener = Callable[[News], None]


class Records:
    """Loads, changes and saves records."""

    def __init__(self, store: TableStore, clock: Clock, chance: Random) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self._cache: Bounded[int, Record] = Bounded(_CACHED)
        self._locks: KeyedLocks[int] = KeyedLocks()
        self._listeners: list[Listener] = []
        self._watchers: list[Listener] = []

    def on_saved(self, listener: Listener) -> None:
        """Call ``listener`` after every save; it must not block."""
        self._watchers.append(listener)

    def listen(self, listener: Listener) -> None:
        """Call ``listener`` after every save that people can see; it must not block."""
        self._listeners.append(listener)

    async def load(self, table_id: int) -> Record:
        """Return a table's record. Raises Refused if there is none."""
        record = self._cache.get(table_id)
        if record is None:
            row = await self.store.load(table_id)
            if row is None:
                raise Refused("refused-gone")
            # Another task may have saved a newer one while this one read.
            record = self._cache.get(table_id) or read(row)
            self._cache[table_id] = record
        return record

    async def catch_up(self, table_id: int) -> bool:
        """Forget a record that another process has made old, and say whether it was."""
        known = self._cache.get(table_id)
        if known is None or await self.store.version(table_id) in (None, known.table.version):
            return False
        if self._cache.get(table_id) is known:
            del self._cache[table_id]
        return True

    async def tell(self, table_id: int) -> None:
        """Tell the listeners of a table that is the same as before, but shown elsewhere."""
        self._tell(News((await self.load(table_id)).table))

    async def create(self, record: Record) -> None:
        """Save a new table. Raises Conflict if its id or code is taken."""
        now = self.clock.now()
        await self.store.create(record.row(now), people(record.table.sitters), record.table.code)
        self._cache[record.table.id] = record
        self._tell(News(record.table))

    async def change(
        self, table_id: int, how: Callable[[Record, int], Change | None], *, press: int | None = None
    ) -> Change:
        """Apply ``how`` (record, now) under the table's lock and save what it returns; None changes nothing.

        ``how`` may run again if another process was faster. Raises what it raises, Refused for a press that was
        delivered before, or if the table is too busy.
        """
        async with self.lock(table_id):
            return await self.change_locked(table_id, how, press=press)

    async def change_locked(
        self, table_id: int, how: Callable[[Record, int], Change | None], *, press: int | None = None
    ) -> Change:
        """Do ``change`` for a caller that holds the lock."""
        for _ in range(_TRIES):
            before = await self.load(table_id)
            now = self.clock.now()
            try:
                change = how(before, now)
            except (Refused, IllegalMove):
                if await self.catch_up(table_id):
                    continue
                raise
            if change is None:
                return Change(before, shows=False)
            try:
                after = await self._save(before, change, press, now)
            except Duplicate as error:
                raise Refused("refused-twice") from error
            except Conflict:
                self._cache.pop(table_id, None)
                continue
            self._tell(News(after.table, change.notice), shows=change.shows or bool(change.notice))
            return replace(change, record=after)
        raise Refused("refused-busy")

    async def past_views(self, record: Record, seat: Seat | None) -> list[Any]:
        """Return a seat's views of the game so far, oldest first."""
        moves = await self.store.moves(record.table.id)
        return await asyncio.to_thread(_views, record, moves, seat)

    def lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """Hold a table's lock, first come, first served."""
        return self._locks.hold(table_id)

    async def _save(self, before: Record, change: Change, press: int | None, now: int) -> Record:
        record = change.record
        table = record.table
        table = replace(
            table,
            version=before.table.version + 1,
            edition=before.table.edition + 1 if change.shows else before.table.edition,
        )
        record = await self._plan(replace(record, table=table), change, now)
        moves = [
            MoveRow(before.table.moves + number, seat, move, now)
            for number, (seat, move) in enumerate(change.moves, start=1)
        ]
        await self.store.save(
            record.row(now),
            moves=moves,
            press=press,
            users=people(table.sitters) if table.sitters != before.table.sitters else None,
            results=_results(record) if before.table.phase == "playing" and table.phase == "over" else (),
        )
        self._cache[table.id] = record
        return record

    async def _plan(self, record: Record, change: Change, now: int) -> Record:
        """Ask the house players what they will do next."""
        if record.table.phase != "playing":
            return record
        views: dict[Seat, list[Any]] = {}
        if house_moves.needs_past(record):
            # The move under way is not in the store yet: what it will add to the past, the view itself shows.
            moves = await self.store.moves(record.table.id)
            moves += [MoveRow(0, seat, move, now) for seat, move in change.moves]
            try:
                states = await asyncio.to_thread(replay, record, moves)
            except Diverged as error:
                # The snapshot is the truth and the game goes on; the house just remembers nothing.
                log.info("table %s: house players play without a memory: %s", record.table.id, error)
                states = []
            views = {
                s: [record.game.view(state, s) for state in states] for s in house_moves.seats_played(record.table)
            }
        if not house_moves.seats_played(record.table):
            return house_moves.plan(record, now, self.chance, lambda _: [])
        # A house player may think for tens of milliseconds: not on the event loop.
        return await asyncio.to_thread(house_moves.plan, record, now, self.chance, lambda seat: views.get(seat, []))

    def _tell(self, news: News, *, shows: bool = True) -> None:
        for listener in (*self._watchers, *(self._listeners if shows else ())):
            try:
                listener(news)
            except Exception:
                log.exception("a listener failed at table %s", news.table.id)


def _views(record: Record, moves: list[MoveRow], seat: Seat | None) -> list[Any]:
    return [record.game.view(state, seat) for state in replay(record, moves)]


def _results(record: Record) -> Sequence[ResultRow]:
    result = record.game.result(record.state)
    if result is None:
        return ()
    return [
        ResultRow(seat, user, seat in result.winners, result.scores[seat] if result.scores else None)
        for seat, user in people(record.table.sitters)
    ]
