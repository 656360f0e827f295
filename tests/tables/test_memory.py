"""What is not being played costs no memory: the records of tables are a cache of limited size."""

import asyncio
import gc
from collections import Counter

import pytest

from bot.engines.putzdiewutz.moves import RollDice
from bot.store.database import Statement
from bot.tables.pace import HOUR
from bot.tables.refusal import Refused
from tests.tables.house import ADA, BEN, House
from tests.tables.racing import opened, right

MANY = 10_000


async def multiply(house: House, table_id: int, copies: int) -> range:
    """Copy a table so many times, as other tables; return their ids."""
    first = table_id + 1
    await house.database.write(
        Statement(
            """INSERT INTO tables (id, game, phase, version, edition, record, state, due_at, changed_at)
                WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < $2 - 1)
                SELECT $1 + 1 + i, game, phase, version, edition,
                replace(record, '"id":' || $1, '"id":' || ($1 + 1 + i)),
                state, due_at, changed_at FROM n, tables WHERE id = $1""",
            (table_id, copies),
        )
    )
    return range(first, first + copies)


def alive() -> Counter[str]:
    gc.collect()
    kinds = Counter(type(thing).__name__ for thing in gc.get_objects())
    return Counter({kind: kinds[kind] for kind in ("Record", "Table", "PutzState", "Lock", "Press", "Task")})


async def test_ten_thousand_tables_are_not_kept_in_memory(house: House) -> None:
    table = await house.started()
    copies = await multiply(house, table.id, MANY)
    for copy in copies[:600]:
        await house.table(copy)
    before = alive()
    assert before["Record"] < 600
    for copy in copies[600:3000]:
        assert (await house.table(copy)).id == copy
    after = alive()
    for kind in before:
        assert after[kind] <= before[kind] + 20, kind


async def test_starting_reads_no_table(house: House) -> None:
    before = alive()["Record"]
    table = await house.started()
    await house.database.write(Statement("UPDATE tables SET due_at = $1", (house.clock.now() + HOUR,)))
    await multiply(house, table.id, MANY)
    await house.restart()
    assert alive()["Record"] <= before


async def test_a_cache_too_small_for_what_is_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records come and go between any two steps of a press; nothing is lost or done twice."""
    monkeypatch.setattr("bot.tables.records._CACHED", 2)
    await house.restart()
    before = alive()["Record"]
    tables = [await house.started(seats=2) for _ in range(12)]
    presses = [house.press(table.id, person, RollDice(), step=table.step) for person in (ADA, BEN) for table in tables]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(outcome, Refused) for outcome in outcomes) == len(tables)
    del outcomes  # their tracebacks hold records
    for table in tables:
        assert (await house.true_to_its_moves(table.id)).table.moves == 1
    assert alive()["Record"] <= before + 2


async def test_nothing_is_left_of_races_and_locks(house: House) -> None:
    before = alive()
    for _ in range(5):
        table = await opened(house, await house.started())
        press = asyncio.create_task(house.press(table.id, ADA, await right(house, table), step=table.step))
        await house.advance(150)
        await press
    del press
    after = alive()
    for kind in ("Lock", "Press", "Task"):
        assert after[kind] <= before[kind], kind
