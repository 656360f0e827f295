"""The alarm clock: one table's trouble, or slowness, is no other's, and never the clock's."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.putzdiewutz.moves import RollDice
from bot.store.database import Statement
from bot.tables import house_moves
from bot.tables.pace import MINUTE, PAUSE, SECOND
from bot.tables.record import Record, Unreadable
from bot.tables.records import Change
from bot.tables.table import Alarm
from tests.tables.house import ADA, House
from tests.tables.racing import opened, right, rolled

Load = Callable[[int], Coroutine[Any, Any, Record]]


def failing(house: House, bad: set[int], tries: list[int], *, most: int = 50) -> Load:
    """Return a way to load records that fails for some; more tries than ``most`` stop the clock, not the test."""
    load = house.tables.records.load

    async def fail(table_id: int) -> Record:
        if table_id in bad:
            tries.append(house.clock.now())
            if len(tries) > most and house._ringing is not None:
                house._ringing.cancel()
            raise RuntimeError("its row cannot be read")
        return await load(table_id)

    return fail


def due(house: House, *in_ms: int) -> Callable[[Record, int], Change]:
    """Return a change that has a table remind somebody in so many milliseconds."""

    def change(record: Record, now: int) -> Change:
        alarms = tuple(Alarm("remind", now + ms) for ms in in_ms)
        return Change(replace(record, table=replace(record.table, alarms=alarms)))

    return change


async def test_a_table_that_fails_is_rung_later_and_later(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await house.started(), await house.started()
    tries: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr(house.tables.records, "load", failing(house, {bad.id}, tries))
        began = house.clock.now()
        await house.advance(MINUTE + 40 * SECOND)
    assert [at - began for at in tries] == [60_000, 61_000, 66_000, 96_000]
    assert (await house.table(good.id)).moves >= 1
    said = [entry for entry in caplog.records if entry.levelno >= logging.ERROR]
    assert len(said) == 1 and str(bad.id) in said[0].getMessage()
    await house.advance(2 * MINUTE)
    assert (await house.table(bad.id)).moves >= 1


async def test_many_that_fail_do_not_keep_others_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.alarms._AT_ONCE", 2)
    bad = {(await house.started()).id for _ in range(5)}
    good = await house.started()
    monkeypatch.setattr(house.tables.records, "load", failing(house, bad, [], most=100))
    await house.advance(MINUTE + SECOND)
    monkeypatch.undo()
    assert (await house.table(good.id)).moves == 1


async def test_a_slow_table_is_waited_for_by_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await house.started(), await house.started()
    await house.tables.records.change(slow.id, due(house, SECOND))
    await house.tables.records.change(quick.id, due(house, SECOND, SECOND + 100))
    load = house.tables.records.load

    async def crawl(table_id: int) -> Record:
        if table_id == slow.id:
            await house.clock.sleep(MINUTE)
        return await load(table_id)

    monkeypatch.setattr(house.tables.records, "load", crawl)
    house.news.clear()
    await house.advance(SECOND + 100)
    assert [(news.table.id, news.notice) for news in house.news] == [(quick.id, "remind")] * 2


async def test_a_house_players_race_delays_no_other_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.tables.moves.settle_ms = 1000
    race = await opened(house, await house.started("putzdiewutz", 1, house=1))
    other = await house.started()
    grab = await right(house, race)
    alarm = Alarm("house", house.clock.now() + SECOND, 1, (await house.record(race.id)).game.encode_move(grab).decode())
    monkeypatch.setattr(house_moves, "plan", lambda record, *_: record)

    def plan(record: Record, now: int) -> Change:
        return Change(replace(record, table=replace(record.table, alarms=(alarm,))))

    await house.tables.records.change(race.id, plan)
    await house.tables.records.change(other.id, due(house, SECOND + 100))
    house.news.clear()
    await house.advance(SECOND + 100)
    assert [news.table.id for news in house.news] == [other.id], "the other's race is still being decided"
    await house.advance(SECOND)
    assert race.id in [news.table.id for news in house.news]


async def test_one_table_is_not_rung_twice_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()
    await house.tables.records.change(table.id, due(house, SECOND))
    ring, begun = house.alarms.ring, []

    async def crawl(table_id: int) -> None:
        begun.append(house.clock.now())
        await house.clock.sleep(MINUTE)
        await ring(table_id)

    monkeypatch.setattr(house.alarms, "ring", crawl)
    await house.advance(2 * SECOND)
    await house.tables.attend(table.id, ADA.id)
    other = await house.lobby()
    await house.tables.start(other.id, ADA.id)
    await house.advance(30 * SECOND)
    assert len(begun) == 1


async def test_an_unreadable_table_is_said_once_and_left_alone(house: House, caplog: pytest.LogCaptureFixture) -> None:
    bad, good = await house.started(), await house.started()
    await house.leave()
    await house.open(ringing=False)
    await house.database.write(
        Statement("UPDATE tables SET state = $2, due_at = $3 WHERE id = $1", (bad.id, '{"no": 1}', 1))
    )
    await house.restart()
    await house.advance(5 * MINUTE)
    assert (await house.table(good.id)).moves >= 1
    with pytest.raises(Unreadable, match=str(bad.id)):
        await house.table(bad.id)
    assert house.tables.records.unreadable == {bad.id}
    assert len([entry for entry in caplog.records if str(bad.id) in entry.getMessage()]) == 1


async def test_a_row_that_is_due_without_an_alarm_is_not_rung_without_end(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.lobby()
    await house.leave()
    await house.open(ringing=False)
    await house.database.write(Statement("UPDATE tables SET due_at = 1 WHERE id = $1", (table.id,)))
    rung: list[int] = []
    ring = house.alarms.ring

    async def counted(table_id: int) -> None:
        rung.append(house.clock.now())
        if len(rung) > 50:
            ringing.cancel()
        await ring(table_id)

    house.alarms.ring = counted  # type: ignore[method-assign]
    ringing = asyncio.create_task(house.alarms.run())
    await house.advance(40 * SECOND)
    ringing.cancel()
    assert 2 <= len(rung) <= 6
    assert len([entry for entry in caplog.records if str(table.id) in entry.getMessage()]) == 1


async def test_a_press_while_it_is_rung_is_no_fault(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.started()
    await asyncio.gather(
        *(house.alarms.ring(table.id) for _ in range(2)), house.press(table.id, ADA, RollDice()), return_exceptions=True
    )
    assert not [entry for entry in caplog.records if entry.levelno >= logging.WARNING]
    await house.advance(2 * MINUTE)
    assert (await house.table(table.id)).moves > 1


async def test_a_database_that_cannot_be_read_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()

    async def fail(*_: object) -> list[int]:
        raise OSError("input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "due", fail)
        await house.advance(MINUTE)
        assert (await house.table(table.id)).moves == 0
        await rolled(house, table)
    await house.advance(5 * MINUTE)
    assert (await house.table(table.id)).moves > 1


async def test_what_falls_due_while_the_clock_reads_is_rung_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await house.calm()
    due = house.store.due

    async def slow(now: int, most: int) -> list[int]:
        found = await due(now, most)
        if not found and house.clock.now() == began:
            house.clock._now += PAUSE[1]
        return found

    began = house.clock.now()
    monkeypatch.setattr(house.store, "due", slow)
    await rolled(house, table)
    await house.calm()
    race = (await house.table(table.id)).race
    assert race is not None and race.open and house.clock.now() == began + PAUSE[1]
