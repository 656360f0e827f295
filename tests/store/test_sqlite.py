"""The SQLite driver: groups that happen together or not at all, and never at a neighbor's cost."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Conflict, Statement
from bot.store.sqlite import SqliteDatabase, copy

PUT = "INSERT INTO facts (name, value) VALUES ($1, $2)"


def put(name: str, value: str = "") -> Statement:
    return Statement(PUT, (name, value))


async def names(database: SqliteDatabase) -> list[str]:
    return [row[0] for row in await database.read("SELECT name FROM facts ORDER BY name")]


async def test_a_group_returns_the_rows_of_each_statement(database: SqliteDatabase) -> None:
    rows = await database.write(put("a", "1"), Statement("SELECT value FROM facts WHERE name = $1", ("a",), rows=1))
    assert rows == [[], [("1",)]]


async def test_what_was_written_is_read_at_once(database: SqliteDatabase) -> None:
    for number in range(20):
        await database.write(put(f"{number:02}"))
        assert len(await names(database)) == number + 1


async def test_a_group_is_undone_whole(database: SqliteDatabase) -> None:
    await database.write(put("taken"))
    with pytest.raises(Conflict):
        await database.write(put("new"), put("taken"))
    with pytest.raises(Conflict):
        await database.write(put("new"), Statement("SELECT 1 FROM facts WHERE name = 'nobody'", rows=1))
    assert await names(database) == ["taken"]


BAD_GROUPS = {
    "a row that exists": (put("taken"),),
    "a row that is missing": (Statement("DELETE FROM facts WHERE name = 'nobody' RETURNING 1", rows=1),),
    "a null": (Statement(PUT, ("null", None)),),
    "a table that is not there": (Statement("DELETE FROM nowhere"),),
    "a number that is too large": (Statement(PUT, ("large", 2**70)),),
    "too few parameters": (Statement(PUT, ("few",)),),
    "half good": (put("half"), put("taken")),
}


@pytest.mark.parametrize("bad", BAD_GROUPS.values(), ids=BAD_GROUPS)
async def test_a_bad_group_harms_no_neighbor_in_its_commit(
    database: SqliteDatabase, bad: tuple[Statement, ...]
) -> None:
    await database.write(put("taken"))
    # All wait at the same moment, so that they share a commit.
    outcomes = await asyncio.gather(
        database.write(put("first")),
        database.write(*bad),
        database.write(put("last")),
        return_exceptions=True,
    )
    assert [isinstance(outcome, Exception) for outcome in outcomes] == [False, True, False]
    assert await names(database) == ["first", "last", "taken"]


async def test_a_bad_group_alone_leaves_the_database_usable(database: SqliteDatabase) -> None:
    for bad in ((Statement("DELETE FROM nowhere"),), (Statement(PUT, ("large", 2**70)),)):
        with pytest.raises(Exception, match=r"nowhere|large"):
            await database.write(put("half"), *bad)
    await database.write(put("whole"))
    assert await names(database) == ["whole"]


async def test_waiting_groups_share_commits(database: SqliteDatabase) -> None:
    began: list[str] = []
    database._writer.set_trace_callback(lambda sql: began.append(sql.split()[0]))
    await asyncio.gather(*(database.write(put(f"{number:03}")) for number in range(300)))
    assert 3 <= began.count("COMMIT") <= 5
    assert len(await names(database)) == 300


async def test_groups_happen_in_the_order_in_which_they_came(database: SqliteDatabase) -> None:
    await asyncio.gather(*(database.write(put(f"{number:03}")) for number in range(200)))
    rows = await database.read("SELECT name FROM facts ORDER BY rowid")
    assert [int(name) for (name,) in rows] == list(range(200))


async def test_an_answer_comes_after_the_commit(database: SqliteDatabase, path: Path) -> None:
    async def write_then_look(name: str) -> bool:
        await database.write(put(name))
        # Another connection sees only what is committed.
        with closing(sqlite3.connect(path)) as other:
            return bool(other.execute("SELECT 1 FROM facts WHERE name = ?", (name,)).fetchall())

    assert all(await asyncio.gather(*(write_then_look(str(number)) for number in range(50))))


async def test_closing_finishes_what_waits(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    writers = [asyncio.create_task(database.write(put(f"{number:03}"))) for number in range(200)]
    await asyncio.sleep(0)
    await database.close()
    assert not [outcome for outcome in await asyncio.gather(*writers) if outcome != [[]]]
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM facts").fetchone() == (200,)


async def test_nothing_is_taken_after_closing(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await database.close()
    with pytest.raises(RuntimeError, match="closed"):
        await database.write(put("late"))


async def test_a_writer_that_goes_away_tears_nothing_apart(database: SqliteDatabase) -> None:
    writer = asyncio.create_task(database.write(put("a"), put("b")))
    await asyncio.sleep(0)
    writer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writer
    await database.write(put("c"))
    assert await names(database) == ["a", "b", "c"]


async def test_the_reader_cannot_write(database: SqliteDatabase) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read("DELETE FROM facts")


async def test_two_processes_write_by_turns(database: SqliteDatabase, path: Path) -> None:
    other = await SqliteDatabase.open(path)
    try:
        writers = [one.write(put(f"{one is other}{number:02}")) for number in range(50) for one in (database, other)]
        await asyncio.gather(*writers)
        assert await names(database) == await names(other)
        assert len(await names(database)) == 100
    finally:
        await other.close()


async def test_a_copy_is_whole_and_ours(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    await database.write(put("kept", "well"))
    copy(path, tmp_path / "copy.sqlite3")
    await database.write(put("later"))
    copied = await SqliteDatabase.open(tmp_path / "copy.sqlite3")
    try:
        assert await copied.read("SELECT name, value FROM facts") == [("kept", "well")]
    finally:
        await copied.close()


async def test_a_slow_read_holds_up_no_other(database: SqliteDatabase) -> None:
    counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) SELECT max(i) FROM n"
    slow = asyncio.create_task(database.read(counting, 5_000_000))
    await asyncio.sleep(0.02)
    assert await database.read("SELECT 1") == [(1,)]
    assert not slow.done()
    assert await slow == [(5_000_000,)]


async def test_more_reads_than_readers_all_come_true(database: SqliteDatabase) -> None:
    await database.write(*(put(f"{number:02}") for number in range(20)))
    sql = "SELECT name FROM facts WHERE name = $1"
    rows = await asyncio.gather(*(database.read(sql, f"{number:02}") for number in range(20)))
    assert rows == [[(f"{number:02}",)] for number in range(20)]


async def test_a_cancelled_read_harms_no_later_one(database: SqliteDatabase) -> None:
    for _ in range(10):
        reading = asyncio.create_task(database.read("SELECT count(*) FROM facts"))
        await asyncio.sleep(0)
        reading.cancel()
    assert await database.read("SELECT 1") == [(1,)]
