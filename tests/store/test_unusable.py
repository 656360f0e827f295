"""Files that are no database of ours, or not any more: one clear line, and nothing is touched."""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import schema
from bot.store.database import Statement, Unusable
from bot.store.sqlite import SqliteDatabase, inspect

FACT = Statement("INSERT INTO facts (name, value) VALUES ('a', $1)", ("x" * 50_000,))


async def a_database(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await database.write(FACT)
    await database.close()


def sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def no_database(path: Path) -> None:
    path.write_text("Dear diary, today we played until late.\n" * 200)


def too_short(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\x00")


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)


def foreign(path: Path) -> None:
    path.unlink()
    sql(path, "CREATE TABLE songs (title TEXT)", "INSERT INTO songs VALUES ('Prost')")


def foreign_wal(path: Path) -> None:
    path.unlink()
    sql(path, "PRAGMA journal_mode = WAL", "CREATE TABLE songs (title TEXT)")


def newer(path: Path) -> None:
    sql(path, f"PRAGMA user_version = {schema.SCHEMA_VERSION + 1}")


SPOILED: list[tuple[Callable[[Path], None], str]] = [
    (no_database, "damaged or no database"),
    (too_short, "damaged or no database"),
    (truncated, "damaged"),
    (overwritten, "damaged"),
    (foreign, "belongs to another program"),
    (foreign_wal, "belongs to another program"),
    (newer, "written by a newer version"),
]


@pytest.mark.parametrize(("spoil", "words"), SPOILED, ids=[spoil.__name__ for spoil, _ in SPOILED])
async def test_it_is_refused_in_one_line_and_left_as_it_is(
    path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    await a_database(path)
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(Unusable, match=words) as refused:
        await SqliteDatabase.open(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_large_file_is_not_read_from_end_to_end_at_every_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_database(path)
    with path.open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(b"\xff" * 4096)
    with pytest.raises(Unusable, match="damaged"):
        await SqliteDatabase.open(path)
    monkeypatch.setattr("bot.store.sqlite._CHECKED_AT_START", 1024)
    database = await SqliteDatabase.open(path)
    await database.close()
    with pytest.raises(Unusable, match="damaged"):
        inspect(path)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="cannot be opened"):
        await SqliteDatabase.open(tmp_path / "nowhere" / "house.sqlite3")


async def test_a_folder_in_place_of_the_file(path: Path) -> None:
    path.mkdir()
    with pytest.raises(Unusable):
        await SqliteDatabase.open(path)


def test_nothing_there_yet(path: Path) -> None:
    assert inspect(path) == 0
    path.touch()
    assert inspect(path) == 0


async def test_from_empty_to_the_newest_schema(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    try:
        tables = await database.read("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        made = {name for step in schema.MIGRATIONS for sql in step for name in re.findall(r"CREATE TABLE (\w+)", sql)}
        assert {"tables", "moves", "presses", "posts"} <= made
        assert [name for (name,) in tables] == sorted(made)
    finally:
        await database.close()
    assert inspect(path) == schema.SCHEMA_VERSION


async def test_an_older_schema_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_database(path)
    steps = (*schema.MIGRATIONS, ("ALTER TABLE facts ADD COLUMN color TEXT NOT NULL DEFAULT 'red'",))
    monkeypatch.setattr("bot.store.sqlite.MIGRATIONS", steps)
    monkeypatch.setattr("bot.store.sqlite.SCHEMA_VERSION", len(steps))
    database = await SqliteDatabase.open(path)
    try:
        assert await database.read("SELECT name, color FROM facts") == [("a", "red")]
    finally:
        await database.close()
    assert inspect(path) == len(steps)


async def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_database(path)
    steps = (*schema.MIGRATIONS, ("CREATE TABLE half (a TEXT)", "CREATE TABLE facts (a TEXT)"))
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.sqlite.MIGRATIONS", steps)
        patch.setattr("bot.store.sqlite.SCHEMA_VERSION", len(steps))
        with pytest.raises(Unusable, match="facts already exists"):
            await SqliteDatabase.open(path)
    database = await SqliteDatabase.open(path)
    try:
        assert await database.read("SELECT name FROM facts") == [("a",)]
        assert not await database.read("SELECT 1 FROM sqlite_schema WHERE name = 'half'")
    finally:
        await database.close()


async def test_two_processes_may_make_the_file_at_once(path: Path) -> None:
    databases = await asyncio.gather(*(SqliteDatabase.open(path) for _ in range(4)))
    for number, database in enumerate(databases):
        await database.write(Statement("INSERT INTO facts (name, value) VALUES ($1, '')", (str(number),)))
    assert len(await databases[0].read("SELECT name FROM facts")) == 4
    for database in databases:
        await database.close()
