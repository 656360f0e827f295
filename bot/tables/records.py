"""Where records are changed: one lock a table, compare-and-set, saved before told."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.bounded import Bounded
from bot.engines.contract import Event, IllegalMove, Seat
from bot.keyed_locks import KeyedLocks
from bot.store.database import Conflict
from bot.store.tables import Duplicate, MoveRow, TableStore
from bot.tables import house_moves
from bot.tables.clock import Clock
from bot.tables.lobby import people
from bot.tables.memory import Memory
from bot.tables.people import People
from bot.tables.record import Record, Unreadable, read, replay, table_of
from bot.tables.refusal import Refused
from bot.tables.results import results
from bot.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

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

    def __init__(self, store: TableStore, people: People, clock: Clock, chance: Random) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self.unreadable: set[int] = set()
        """Tables that cannot be read, each told once; whatever they hold, they hold nobody up."""
        self._people = people
        self._memory = Memory(store)
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
        """Return a table's record, everybody by the name that is theirs now. Raises Refused if there is none.

        Raises Unreadable if it cannot be read.
        """
        while True:
            record = self._cache.get(table_id) or await self._read(table_id)
            if record.table.phase == "closed":
                # Nothing comes of it any more: it is not kept.
                return replace(record, table=await self._people.named(record.table))
            # Another task may have saved a newer one while this one read.
            known = self._cache.setdefault(table_id, record)
            table = await self._people.named(known.table)
            if table is known.table:
                return known
            if self._cache.get(table_id) is known:
                self._cache[table_id] = replace(known, table=table)

    async def seated(self, user: int) -> list[Table]:
        """Return the open tables where a person sits, without those that cannot be read."""
        tables = []
        for row in await self.store.seated(user):
            try:
                table = table_of(row)
            except Unreadable as error:
                self._tell_unreadable(row.id, error)
                continue
            await self._people.adopt(table)
            tables.append(await self._people.named(table))
        return tables

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
        await _whole(self._create(record, now))

    async def _create(self, record: Record, now: int) -> None:
        await self.store.create(record.row(now), people(record.table.sitters), record.table.code)
        self._keep(record)
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
                after = await _whole(self._save(before, change, press, now))
            except Duplicate as error:
                raise Refused("refused-twice") from error
            except Conflict:
                self._cache.pop(table_id, None)
                continue
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
        record = await self._plan(before, replace(record, table=table), change, now)
        moves = [
            MoveRow(before.table.moves + number, seat, move, now)
            for number, (seat, move) in enumerate(change.moves, start=1)
        ]
        await self.store.save(
            record.row(now),
            moves=moves,
            press=press,
            users=people(table.sitters) if table.sitters != before.table.sitters else None,
            results=results(record, now) if before.table.phase == "playing" and table.phase == "over" else (),
        )
        self._keep(record)
        self._tell(News(record.table, change.notice), shows=change.shows or bool(change.notice))
        return record

    async def _plan(self, before: Record, record: Record, change: Change, now: int) -> Record:
        """Ask the house players what they will do next."""
        seats = house_moves.seats_played(record.table)
        if record.table.phase != "playing":
            return record
        if not seats:
            return house_moves.plan(record, now, self.chance, lambda _: [])
        views: dict[Seat, list[Any]] = {}
        if house_moves.needs_past(record):
            views = await self._memory.views(before, record, change.moves, seats)
        # A house player may think for tens of milliseconds: not on the event loop.
        return await asyncio.to_thread(house_moves.plan, record, now, self.chance, lambda seat: views.get(seat, []))

    async def _read(self, table_id: int) -> Record:
        row = await self.store.load(table_id)
        if row is None:
            raise Refused("refused-gone")
        try:
            record = read(row)
        except Unreadable as error:
            self._tell_unreadable(table_id, error)
            raise
        await self._people.adopt(record.table)
        return record

    def _tell_unreadable(self, table_id: int, error: Unreadable) -> None:
        if table_id not in self.unreadable:
            self.unreadable.add(table_id)
            log.error("%s: it is left alone", error)

    def _keep(self, record: Record) -> None:
        if record.table.phase == "closed":
            self._cache.pop(record.table.id, None)
        else:
            self._cache[record.table.id] = record

    def _tell(self, news: News, *, shows: bool = True) -> None:
        for listener in (*self._watchers, *(self._listeners if shows else ())):
            try:
                listener(news)
            except Exception:
                log.exception("a listener failed at table %s", news.table.id)


def _views(record: Record, moves: list[MoveRow], seat: Seat | None) -> list[Any]:
    return [record.game.view(state, seat) for state in replay(record, moves)]


async def _whole(saving: Coroutine[Any, Any, T]) -> T:
    """Let a save end that has begun, and be told, also where its caller is cancelled meanwhile.

    The caller is held until then: it may hold the table's lock.
    """
    task = asyncio.create_task(saving)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()) is not None:
            log.debug("a save failed that nobody waits for any more: %r", error)
        raise
