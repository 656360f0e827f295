"""Files that earlier schemas wrote: every table in them is read, replays to what was saved, and is played on."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.house import HOUSE
from bot.store.hands import HandStore
from bot.store.people import PeopleStore
from bot.store.posts import PostStore
from bot.store.schema import SCHEMA_VERSION
from bot.store.sqlite import SqliteDatabase, inspect
from bot.store.tables import TableStore
from bot.tables.clock import WallClock
from bot.tables.people import People
from bot.tables.record import read, replay
from bot.tables.service import Tables

SAVED = Path(__file__).parents[1] / "store" / "saved"
FILES = sorted(SAVED.glob("schema-*.sql"))


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def written(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a database as that schema left it."""
    path = tmp_path / "stammtisch.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(request.param.read_text(encoding="utf-8"))
    connection.close()
    return path


async def test_every_table_is_there_and_replays(written: Path) -> None:
    database = await SqliteDatabase.open(written)
    try:
        store = TableStore(database)
        phases, hands = [], []
        for table_id in await store.all_ids():
            row = await store.load(table_id)
            assert row is not None
            record = read(row)
            assert record.table.edition == row.edition > 0
            phases.append((record.table.game, record.table.phase))
            if record.state is not None and record.rules == record.game.rules_version:
                *_, last = replay(record, await store.moves(table_id))
                assert last == record.state
            (post,) = await PostStore(database).of_table(table_id)
            assert post.edition == row.edition
            hands += [hand.fingerprint for hand in await HandStore(database).of_table(table_id)]
        assert {game for game, _ in phases} == set(HOUSE) and {phase for _, phase in phases} >= {"playing", "over"}
        assert hands in (["x"], []), "hands are kept since schema 3"
    finally:
        await database.close()
    assert inspect(written) == SCHEMA_VERSION


async def test_its_games_go_on(written: Path) -> None:
    database, chance = await SqliteDatabase.open(written), Random(1)
    try:
        store = TableStore(database)
        tables = Tables(store, People(PeopleStore(database)), WallClock(), settle_ms=0)
        moved = set()
        for table_id in await store.all_ids():
            table = await tables.table(table_id)
            if table.phase != "playing" or (table.race is not None and not table.race.open):
                continue  # dice that tumble are nobody's to grab yet
            for sitter in table.sitters:
                look = await tables.look(table_id, sitter.user)
                assert look.view is not None and look.seat is not None
                choice = look.moves and HOUSE[table.game].choose(look.view, look.seat, look.moves, (), chance)
                if choice and sitter.user is not None:
                    await tables.submit(
                        table_id, sitter.user, choice.move, step=look.table.step, snowflake=1, interaction=table_id
                    )
                    assert (await tables.table(table_id)).moves == table.moves + 1
                    moved.add(table.game)
                    break
        assert len(moved) >= 3, moved
    finally:
        await database.close()
