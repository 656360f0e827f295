"""What a host does now and then: doctor, backup, replay."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.engines import GAMES
from bot.store.people import PeopleStore
from bot.store.sqlite import SqliteDatabase, inspect
from bot.store.tables import TableStore
from bot.tables.clock import WallClock, snowflake_at
from bot.tables.people import People
from bot.tables.service import Tables
from bot.tables.table import Person
from tests.running.command import Host


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a database: a lobby, and a game of everything with some moves."""
    asyncio.run(play_a_little(tmp_path))
    return tmp_path


async def play_a_little(tmp_path: Path) -> None:
    """Fill the database."""
    database = await SqliteDatabase.open(tmp_path / "stammtisch.sqlite3")
    tables = Tables(TableStore(database), People(PeopleStore(database)), WallClock(), Random(1))
    ada, ben = Person(1, "Ada"), Person(2, "Bén 王")
    await tables.open("putzdiewutz", {}, ada, guild_id=1, channel_id=2)
    press = snowflake_at(WallClock().now())
    for game in GAMES:
        table = await tables.open(game, {}, ada, guild_id=1, channel_id=2)
        await tables.join(table.id, ben)
        table = await tables.start(table.id, ada.id)
        for _ in range(3):
            look = await tables.look(table.id, ada.id)
            if not look.moves or (look.table.race and not look.table.race.open):
                break
            press += 1
            await tables.submit(table.id, ada.id, look.moves[0], step=None, snowflake=press, interaction=press)
    await database.close()


def sql(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "stammtisch.sqlite3")) as connection, connection:
        return connection.execute(statement).fetchall()


def test_doctor_where_all_is_well(host: Host, folder: Path) -> None:
    said = host("doctor", DISCORD_TOKEN="x", SETTLE_MS="300")
    assert said.code == 0, said
    assert "300 ms" in said.out
    assert "BAD" not in said.out and "fonts cover all names" in said.out
    assert said.err == ""


@pytest.mark.parametrize("given", [{}, {"DISCORD_TOKEN": " \t"}])
def test_doctor_before_the_first_start(host: Host, tmp_path: Path, given: dict[str, str]) -> None:
    said = host("doctor", **given)
    assert said.code == 1
    assert [line for line in said.out.splitlines() if line.startswith("BAD")] == ["BAD  DISCORD_TOKEN is not set"]
    assert "will be made at the first start" in said.out
    assert not list(tmp_path.iterdir())


def test_doctor_names_what_no_font_has(host: Host, folder: Path) -> None:
    sql(folder, "UPDATE people SET name = 'Ad\U000131cba' WHERE name = 'Ada'")
    said = host("doctor", DISCORD_TOKEN="x")
    assert said.code == 1
    assert "U+131CB" in said.out


def test_doctor_names_what_cannot_be_read(host: Host, folder: Path) -> None:
    ((table_id,),) = sql(folder, "UPDATE tables SET state = '[]' WHERE game = 'wuzzlts' RETURNING id")
    said = host("doctor", DISCORD_TOKEN="x")
    assert said.code == 1
    assert f"BAD  tables that cannot be read: {table_id}\n" in said.out


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.sqlite3"], ["replay"]])
def test_a_damaged_database(host: Host, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "stammtisch.sqlite3").write_bytes(b"no database at all " * 100)
    said = host(*command)
    assert said.code == 2
    assert "is damaged or no database" in said.err.splitlines()[-1]
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("command", [["backup", "copy.sqlite3"], ["replay"]])
def test_no_database_yet(host: Host, tmp_path: Path, command: list[str]) -> None:
    assert "there is no database" in host.refused(*command)
    assert not list(tmp_path.iterdir())


def test_backup(host: Host, folder: Path) -> None:
    said = host("backup", "copy.sqlite3")
    assert said.code == 0, said
    assert inspect(folder / "copy.sqlite3") == inspect(folder / "stammtisch.sqlite3")
    saved = sql(folder, "SELECT id, record FROM tables ORDER BY id")
    with closing(sqlite3.connect(folder / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT id, record FROM tables ORDER BY id").fetchall() == saved
    assert "exists already" in host.refused("backup", "copy.sqlite3")
    assert "there is no folder" in host.refused("backup", "nowhere/copy.sqlite3")


def test_backup_while_somebody_writes(host: Host, folder: Path) -> None:
    with closing(sqlite3.connect(folder / "stammtisch.sqlite3", isolation_level=None)) as writer:
        writer.execute("INSERT INTO facts VALUES ('kept', 'yes')")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO facts VALUES ('lost', 'yes')")
        said = host("backup", "copy.sqlite3")
        writer.execute("ROLLBACK")
    assert said.code == 0, said
    with closing(sqlite3.connect(folder / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT name FROM facts").fetchall() == [("kept",)]


def test_replay(host: Host, folder: Path) -> None:
    said = host("replay")
    assert (said.code, said.out) == (0, f"replayed to their snapshots: {len(GAMES)}; not: 0\n")
    [(table_id,)] = sql(folder, "SELECT id FROM tables WHERE game = 'ratzeputz'")
    said = host("replay", str(table_id))
    assert (said.code, said.out) == (0, "replayed to their snapshots: 1; not: 0\n")


@pytest.mark.parametrize("table", ["12345", "pigs", "-1", "99999999999999999999999"])
def test_replay_of_a_table_that_is_not_there(host: Host, folder: Path, table: str) -> None:
    arguments = ("replay", "--", table)
    assert f"there is no table {table}" in host.refused(*arguments)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        ("DELETE FROM moves WHERE table_id = {}", "after 0 moves the state is not the snapshot"),
        ("UPDATE moves SET move = 'nonsense' WHERE table_id = {}", "move 1"),
        ("UPDATE tables SET state = '[]' WHERE id = {}", "cannot be read"),
        (
            "UPDATE tables SET record = replace(record, '\"rules\":1', '\"rules\":99') WHERE id = {}",
            "played by rules 99",
        ),
    ],
)
def test_replay_tells_which_table_differs(host: Host, folder: Path, spoil: str, words: str) -> None:
    [(table_id,)] = sql(folder, "SELECT id FROM tables WHERE game = 'ratzeputz'")
    sql(folder, spoil.format(table_id))
    said = host("replay")
    assert said.code == 1, said
    first, last = said.out.splitlines()
    assert first.startswith(f"table {table_id}: ") and words in first
    assert last == f"replayed to their snapshots: {len(GAMES) - 1}; not: 1"
