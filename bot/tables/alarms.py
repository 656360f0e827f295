"""The clock of all tables: one sleeper wakes at the earliest alarm and does what it says."""

import asyncio
import logging

from msgspec import Struct
from msgspec.structs import replace

from bot.bounded import Bounded
from bot.engines.contract import IllegalMove, Seat, Timeout
from bot.tables import pace, playing
from bot.tables.clock import snowflake_at
from bot.tables.record import Record, Unreadable
from bot.tables.records import Change, News
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from bot.tables.table import Alarm

log = logging.getLogger(__name__)

_AT_ONCE = 50
"""Tables that are rung side by side at most; each has a task of its own, so that a slow one holds up no other."""
_LONGEST_SLEEP = 60_000
"""Even without news the store is asked once a minute: another process may have set a clock."""
_AFTER_A_FAULT = 5_000
"""Until the store is asked again that could not be read (ms)."""
_PAUSES = (1_000, 5_000, 30_000, 120_000)
"""Until a table is rung again whose clock could not be served (ms): after the first time, the second, ..."""
_PRESSES_KEPT = 15 * pace.MINUTE
"""An interaction's token lives 15 minutes; after that the same press cannot come again."""
_CALLED_IN_VAIN = 1_000
"""Tables remembered that were rung and had nothing to do."""


class _Fault(Struct, frozen=True):
    """A table's clock could not be served so many times in a row; it is tried again at ``again_at`` (Unix ms)."""

    times: int
    again_at: int


class AlarmClock:
    """Rings tables. Run ``run()`` as a task."""

    def __init__(self, tables: Tables) -> None:
        self._records = tables.records
        self._moves = tables.moves
        self._clock = tables.clock
        self._wake = asyncio.Event()
        self._sleeping_until: int | None = None
        self._ringing: dict[int, asyncio.Task[None]] = {}
        self._faults: dict[int, _Fault] = {}
        self._in_vain: Bounded[int, int] = Bounded(_CALLED_IN_VAIN)
        self._booted_at = self._clock.now()
        self._records.on_saved(self._saved)

    async def run(self) -> None:
        """Ring for ever."""
        try:
            while True:
                self._wake.clear()
                self._sleeping_until = None
                try:
                    self._sleeping_until = await self._ring_all()
                except Exception:
                    log.exception("the clock could not be read; trying again")
                    self._sleeping_until = self._clock.now() + _AFTER_A_FAULT
                await self._sleep(self._sleeping_until - self._clock.now())
        finally:
            ringing = list(self._ringing.values())
            for task in ringing:
                task.cancel()
            await asyncio.gather(*ringing, return_exceptions=True)

    async def tidy(self) -> None:
        """Forget what is too old to matter."""
        await self._records.store.forget_presses(self._clock.now() - _PRESSES_KEPT)

    async def _ring_all(self) -> int:
        """Begin to ring the tables that are due, as many as may be; return when to look again, unless woken before."""
        now = self._clock.now()
        passed_over = self._records.unreadable | self._ringing.keys() | self._faults.keys()
        due = await self._records.store.due(now, _AT_ONCE + len(passed_over))
        for table_id in due:
            if len(self._ringing) < _AT_ONCE and self._may(table_id):
                task = asyncio.create_task(self._ring(table_id), name=f"clock of {table_id}")
                self._ringing[table_id] = task
        # What is due and not rung now waits for a task to end, or for its next try.
        tries = []
        for table_id, fault in list(self._faults.items()):
            if fault.again_at > now:
                tries.append(fault.again_at)
            elif table_id not in due:
                del self._faults[table_id]  # somebody's press has done what it could not
        next_due = await self._records.store.next_due(now)
        return min([now + _LONGEST_SLEEP, *tries, *([] if next_due is None else [next_due])])

    async def _ring(self, table_id: int) -> None:
        """Do what is due at a table, whatever comes of it."""
        try:
            await self.ring(table_id)
            self._faults.pop(table_id, None)
        except Unreadable:
            # Said by the records, and left alone from now on.
            self._faults.pop(table_id, None)
        except Exception:
            times = fault.times if (fault := self._faults.get(table_id)) is not None else 0
            if not times:
                log.exception("table %s: its clock could not be served; it is tried again", table_id)
            pause = _PAUSES[min(times, len(_PAUSES) - 1)]
            self._faults[table_id] = _Fault(times + 1, self._clock.now() + pause)
        finally:
            del self._ringing[table_id]
            self._wake.set()

    async def ring(self, table_id: int) -> None:
        """Do everything that is due at a table. Raises what goes wrong."""
        record = await self._records.load(table_id)
        now = self._clock.now()
        due = sorted((a for a in record.table.alarms if a.at <= now), key=lambda alarm: alarm.at)
        if not due and not await self._records.catch_up(table_id):
            # A press may just have done it; but a row that stays due must not be rung again and again.
            if self._in_vain.get(table_id) == record.table.version:
                raise RuntimeError("it is said to be due, and has nothing to do")
            self._in_vain[table_id] = record.table.version
        reminders = [alarm for alarm in due if alarm.what == "remind"]
        for alarm in due:
            if alarm in reminders[:-1]:
                # Several came due while nobody rang: one word is enough.
                await self._records.change(table_id, lambda r, _, old=alarm: _dropped(r, old))  # type: ignore[misc]
            else:
                await self._do(record, alarm)

    async def _do(self, record: Record, alarm: Alarm) -> None:
        table, table_id = record.table, record.table.id
        passed = alarm.what in ("turn", "close") and alarm.at < self._booted_at and table.phase != "over"
        if passed and not _skipped(record):
            grace = self._booted_at + pace.GRACE[table.pace]
            await self._records.change(table_id, lambda r, _: _moved(r, alarm, grace))
        elif alarm.what == "house" and alarm.seat is not None and alarm.move is not None:
            await self._play_house(record, alarm, alarm.seat, alarm.move)
        elif alarm.what == "turn":
            await self._moves.settled(table_id)
            await self._records.change(table_id, lambda r, now: self._time_out(r, alarm, now))
        else:
            await self._records.change(table_id, lambda r, _: _rung(r, alarm))

    async def _play_house(self, record: Record, alarm: Alarm, seat: Seat, raw: str) -> None:
        """A house player's plan becomes a move like a person's, in a race by its own time on Discord's clock."""
        table = record.table
        try:
            await self._moves.submit_seat(
                table.id, seat, record.game.decode_move(raw), step=table.step, snowflake=_pressed_at(record, alarm)
            )
        except (Refused, IllegalMove) as error:
            log.debug("table %s: house player on seat %s: %s", table.id, seat, error)
        # Whatever became of it, this plan is used up.
        await self._records.change(table.id, lambda r, _: _dropped(r, alarm))

    def _time_out(self, record: Record, alarm: Alarm, now: int) -> Change | None:
        if alarm not in record.table.alarms:
            return None
        return self._moves.apply(record, None, Timeout(), now, person=False)

    def _may(self, table_id: int) -> bool:
        if table_id in self._ringing or table_id in self._records.unreadable:
            return False
        fault = self._faults.get(table_id)
        return fault is None or fault.again_at <= self._clock.now()

    def _saved(self, news: News) -> None:
        due = news.table.due_at
        if due is not None and (self._sleeping_until is None or due < self._sleeping_until):
            self._wake.set()

    async def _sleep(self, ms: int) -> None:
        sleep = asyncio.ensure_future(self._clock.sleep(max(0, ms)))
        wake = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait({sleep, wake}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleep.cancel()
            wake.cancel()


def _pressed_at(record: Record, alarm: Alarm) -> int:
    race = record.table.race
    if race is None or race.shown_at is None or race.local_at is None:
        return snowflake_at(alarm.at)
    return snowflake_at(race.shown_at + alarm.at - race.local_at)


def _skipped(record: Record) -> bool:
    """Say whether only seats that are away have the turn: there is nobody to be patient with."""
    movers = record.game.view(record.state, None).to_move if record.table.phase == "playing" else ()
    return bool(movers) and not record.table.asleep and all(record.table.sitters[seat].away for seat in movers)


def _without(record: Record, alarm: Alarm) -> Record:
    table = record.table
    return replace(record, table=replace(table, alarms=tuple(a for a in table.alarms if a != alarm)))


def _dropped(record: Record, alarm: Alarm) -> Change | None:
    return Change(_without(record, alarm), shows=False) if alarm in record.table.alarms else None


def _moved(record: Record, alarm: Alarm, at: int) -> Change | None:
    if alarm not in record.table.alarms:
        return None
    table = record.table
    alarms = tuple(replace(a, at=at) if a == alarm else a for a in table.alarms)
    return Change(replace(record, table=replace(table, alarms=alarms)))


def _rung(record: Record, alarm: Alarm) -> Change | None:
    if alarm not in record.table.alarms:
        return None
    record = _without(record, alarm)
    table = record.table
    if alarm.what == "open" and table.race is not None:
        return Change(
            replace(record, table=replace(table, race=replace(table.race, open=True, edition=table.edition + 1)))
        )
    if alarm.what == "warn":
        return Change(replace(record, table=replace(table, warned=True)))
    if alarm.what == "close":
        why = "over" if table.phase == "over" else "slept" if table.asleep else "idle"
        return Change(replace(record, table=playing.close(table, why)))
    return Change(record, shows=False, notice="remind")
