"""What earlier releases did not keep, looked up once in the tables that are there, in the background.

Every record is saved anew in its present form: without people's names, which move to People. Results get what they
lacked, and games that are over the alarm that closes them.
"""

import asyncio

from msgspec.structs import replace

from bot.store.facts import FactStore
from bot.store.results import ResultStore
from bot.store.tables import TableRow
from bot.tables import pace
from bot.tables.record import Record, Unreadable, read
from bot.tables.records import Change
from bot.tables.results import results
from bot.tables.service import Tables
from bot.tables.table import Alarm

DONE_UP_TO = "backfilled up to table"
"""The name of the fact that tells how far it has come: a table's id, or DONE."""
DONE = "all"
_BATCH = 25
"""Tables at a time: between two batches others have their turn."""
_PAUSE = 50
"""Between two batches (ms)."""
_APART = 2_000
"""Between the closing of two games that had been over for long (ms): each is an edit of a message."""


class Backfill:
    """Run ``run()`` once after a start; stopped half way, it goes on from there after the next."""

    def __init__(self, tables: Tables, results: ResultStore, facts: FactStore) -> None:
        self._tables = tables
        self._results = results
        self._facts = facts
        self._closing = 0

    async def run(self) -> None:
        """Look up what is missing, a batch at a time."""
        up_to = await self._facts.get(DONE_UP_TO)
        while up_to != DONE:
            rows = await self._tables.records.store.next(int(up_to or 0), _BATCH)
            for row in rows:
                await self._complete(row)
            up_to = str(rows[-1].id) if rows else DONE
            await self._facts.put(DONE_UP_TO, up_to)
            await self._tables.clock.sleep(_PAUSE)

    async def _complete(self, row: TableRow) -> None:
        try:
            record = await asyncio.to_thread(read, row)
        except Unreadable:
            return  # whoever asks for it is told
        store = self._tables.records.store
        await self._tables.people.adopt(record.table)
        await store.rewrite(record.row(row.changed_at))
        if record.table.phase in ("over", "closed"):
            await self._complete_results(record, row.changed_at)
        if record.table.phase == "over" and not record.table.alarms:
            self._closing += 1
            alarm = Alarm("close", self._tables.clock.now() + pace.OVER_CLOSES + self._closing * _APART)
            await self._tables.records.change(record.table.id, lambda now, _: _closed_by(now, alarm))

    async def _complete_results(self, record: Record, changed_at: int) -> None:
        """Save results with what the record and the last move tell; who stood in for whom nobody noted then."""
        table = record.table
        at = await self._tables.records.store.last_moved(table.id) or changed_at
        best = {} if table.best is None else {table.best.seat: table.best.ms}
        found = [
            result._replace(stood_in=result.stood_in or None, best_ms=result.best_ms or best.get(result.seat))
            for result in results(record, at)
        ]
        if found:
            await self._results.complete(found)


def _closed_by(record: Record, alarm: Alarm) -> Change | None:
    if record.table.phase != "over" or record.table.alarms:
        return None
    return Change(replace(record, table=replace(record.table, alarms=(alarm,))), shows=False)
