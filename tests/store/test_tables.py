"""The SQL of tables: saves are compare-and-set, presses count once, results and seats go with them."""

import asyncio
from pathlib import Path

import pytest

from bot.store.database import Conflict
from bot.store.facts import FactStore
from bot.store.posts import _BEHIND, PostRow, PostStore
from bot.store.results import ResultRow, ResultStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import Duplicate, MoveRow, TableRow, TableStore


def row(version: int = 1, *, table_id: int = 1, phase: str = "playing", due_at: int | None = None) -> TableRow:
    return TableRow(table_id, "ratzeputz", phase, version, version, f"record {version}", None, due_at, version)


def move(number: int) -> MoveRow:
    return MoveRow(number, 0, f"move {number}", number)


def result(seat: int, user: int, won: bool, score: int | None = None, *, table_id: int = 1) -> ResultRow:
    return ResultRow(table_id, seat, user, "ratzeputz", won, score, 9, 5, 2, "{}", "reached", False, False, None)


@pytest.fixture
async def store(database: SqliteDatabase) -> TableStore:
    """Return a store with table 1 at version 1, persons 7 and 8 seated."""
    store = TableStore(database)
    await store.create(row(), [(0, 7), (1, 8)])
    return store


async def test_what_is_saved_is_loaded(store: TableStore) -> None:
    await store.save(row(2, due_at=50), moves=[move(1), MoveRow(2, None, "timeout", 9)])
    assert await store.load(1) == row(2, due_at=50)
    assert await store.moves(1) == [move(1), MoveRow(2, None, "timeout", 9)]
    assert await store.load(2) is None


async def test_an_id_is_taken_once(store: TableStore) -> None:
    with pytest.raises(Conflict):
        await store.create(row(), [])


@pytest.mark.parametrize("version", [1, 3])
async def test_only_the_next_version_is_taken(database: SqliteDatabase, store: TableStore, version: int) -> None:
    with pytest.raises(Conflict) as refused:
        await store.save(row(version), moves=[move(1)], press=99, users=[], results=[result(0, 7, True)])
    assert not isinstance(refused.value, Duplicate)
    assert await store.load(1) == row()
    assert not await store.moves(1)
    assert not await store.pressed(99)
    assert [found.id for found in await store.seated(7)] == [1]
    assert not await ResultStore(database).of_table(1)


async def test_of_many_at_once_one_saves(store: TableStore) -> None:
    outcomes = await asyncio.gather(
        *(store.save(row(2), moves=[move(1)], press=press) for press in range(20)), return_exceptions=True
    )
    assert outcomes.count(None) == 1
    assert all(isinstance(outcome, Conflict) for outcome in outcomes if outcome is not None)
    assert len(await store.moves(1)) == 1


async def test_a_press_counts_once(store: TableStore) -> None:
    await store.save(row(2), moves=[move(1)], press=99)
    with pytest.raises(Duplicate):
        await store.save(row(3), moves=[move(2)], press=99)
    assert await store.load(1) == row(2)
    assert await store.moves(1) == [move(1)]


async def test_the_same_press_twice_in_one_commit_counts_once(store: TableStore) -> None:
    outcomes = await asyncio.gather(store.save(row(2), press=99), store.save(row(3), press=99), return_exceptions=True)
    assert outcomes[0] is None and isinstance(outcomes[1], Duplicate)


async def test_old_presses_are_forgotten(store: TableStore) -> None:
    await store.save(row(2), press=98)
    await store.save(row(3), press=99)
    await store.forget_presses(3)
    assert not await store.pressed(98)
    assert await store.pressed(99)


async def test_clocks_ring_in_their_order(store: TableStore) -> None:
    assert await store.next_due(0) is None
    for table_id, due in ((2, 30), (3, 10), (4, 20), (5, None)):
        await store.create(row(table_id=table_id, due_at=due), [])
    assert await store.due(20, 9) == [3, 4]
    assert await store.due(99, 2) == [3, 4]
    assert await store.next_due(0) == 10
    assert await store.next_due(10) == 20
    assert await store.next_due(30) is None
    assert await store.all_ids() == [1, 2, 3, 4, 5]


async def test_where_a_person_sits(store: TableStore) -> None:
    await store.create(row(table_id=2, phase="lobby"), [(0, 7)])
    await store.create(row(table_id=3, phase="over"), [(0, 7)])
    assert {found.id for found in await store.seated(7)} == {1, 2}
    await store.save(row(2), users=[(0, 8)])
    assert {found.id for found in await store.seated(7)} == {2}
    assert [found.id for found in await store.seated(8)] == [1]


async def test_nobody_sits_at_what_has_ended(database: SqliteDatabase, store: TableStore) -> None:
    posts = PostStore(database)
    await posts.put(PostRow(1, 10, 5, 100, 0, ""))
    await store.save(row(2, phase="over"))
    assert not await store.seated(7)
    assert await posts.open_in_channel(10) == [1]
    await store.save(row(3, phase="closed"))
    assert not await posts.open_in_channel(10)


async def test_results_add_up(database: SqliteDatabase, store: TableStore) -> None:
    results = ResultStore(database)
    await store.create(row(table_id=2), [])
    mine, yours = result(0, 7, True, 5), result(1, 8, False, 3)
    await store.save(row(2), results=[mine, yours, result(2, 0, False, 4)])
    await store.save(row(2, table_id=2), results=[result(0, 7, False, 9, table_id=2)])
    assert await results.of_person(7) == [("ratzeputz", 2, 1, 9)]
    assert await results.of_person(8) == [("ratzeputz", 1, 0, 3)]
    await results.complete([yours._replace(gone=True, stood_in=None, best_ms=700)])
    assert await results.of_table(1) == [
        mine,
        yours._replace(gone=True, stood_in=None, best_ms=700),
        result(2, 0, False, 4),
    ]
    assert not await results.of_person(8), "who left before the end has not played it"


async def test_posts(database: SqliteDatabase, store: TableStore) -> None:
    posts = PostStore(database)
    await store.create(row(table_id=2, phase="closed"), [])
    old, new = PostRow(1, 10, 5, 100, 1, ""), PostRow(1, 10, 5, 101, 0, "picture")
    elsewhere, closed = PostRow(1, 11, 5, 90, 1, ""), PostRow(2, 10, 6, 102, 0, "")
    for post in (old, new, elsewhere, closed):
        await posts.put(post)
    assert await posts.of_table(1) == [elsewhere, new]
    assert await posts.open_in_channel(10) == [1]
    assert sorted(await posts.of_channel(10)) == [new, closed]
    assert sorted(await posts.of_guild(5)) == [new, elsewhere]
    assert await posts.behind() == [(1, 10), (2, 10)], "what a closed table showed last is owed as well"
    await posts.drop(1, 10)
    assert await posts.of_table(1) == [elsewhere]
    await posts.confirm([closed._replace(edition=1)])
    assert not await posts.behind()
    await store.save(row(2)._replace(edition=1))
    assert not await posts.behind(), "nobody saw a difference"
    await store.save(row(3)._replace(edition=2))
    assert await posts.behind() == [(1, 11)]


async def test_lobbies_that_nobody_has_seen(database: SqliteDatabase, store: TableStore) -> None:
    posts = PostStore(database)
    for table_id in (2, 3, 4):
        await store.create(row(table_id=table_id, phase="lobby"), [], "ABCD-EFGH" if table_id == 4 else "")
    await posts.put(PostRow(2, 10, 5, 100, 1, ""))
    changed = row().changed_at
    assert await posts.unposted(changed) == [] and await posts.unposted(changed + 1) == [3]


async def test_what_is_owed_is_found_without_a_look_at_history(database: SqliteDatabase) -> None:
    plan = await database.read(f"EXPLAIN QUERY PLAN {_BEHIND}")
    assert "posts_owed" in str(plan), plan


async def test_facts_outlive_the_process(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    facts = FactStore(database)
    assert await facts.get("color") is None
    await facts.put("color", "red")
    await facts.put("color", "green")
    await database.close()
    database = await SqliteDatabase.open(path)
    assert await FactStore(database).get("color") == "green"
    await database.close()
