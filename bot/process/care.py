"""What a host does now and then: doctor, backup, replay."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot.config import Settings
from bot.i18n import LOCALES, translator
from bot.store.people import PeopleStore
from bot.store.sqlite import SqliteDatabase, copy, inspect
from bot.store.tables import TableStore
from bot.tables.record import Diverged, Unreadable, read
from bot.tables.record import replay as play_again
from render.kit.text import uncovered

_AT_A_TIME = 500
"""Tables that are read from the database at once."""


async def doctor(settings: Settings) -> int:
    """Print what is as it should be and what is not; 1 if anything is not."""
    ill = False

    def say(well: bool, text: str) -> None:
        nonlocal ill
        ill = ill or not well
        print(f"{'ok  ' if well else 'BAD '} {text}")

    say(sys.version_info >= (3, 11), f"Python {sys.version.split()[0]}")
    say(bool(settings.discord_token), "DISCORD_TOKEN is set" if settings.discord_token else "DISCORD_TOKEN is not set")
    say(True, f"races: an earlier press may still arrive for {settings.settle_ms} ms (SETTLE_MS)")
    path = settings.database_path
    version = inspect(path)
    say(True, f"database {path}: {f'schema {version}' if version else 'will be made at the first start'}")
    missing = {key for name in LOCALES for key in translator("en").keys ^ translator(name).keys}
    say(not missing, f"languages: {', '.join(LOCALES)}" + (f"; not everywhere: {sorted(missing)}" if missing else ""))
    names, unreadable = await _read_all(path) if version else ([], [])
    say(
        not unreadable, f"tables that cannot be read: {_listed(unreadable)}" if unreadable else "all tables can be read"
    )
    marks = sorted({char for name in names for char in uncovered(name)})
    told = " ".join(f"{char} (U+{ord(char):04X})" for char in marks)
    say(not marks, f"no font has these characters of players' names: {told}" if marks else "fonts cover all names")
    return 1 if ill else 0


async def backup(settings: Settings, target: Path) -> int:
    """Copy the database; 2 if there is none, or the target exists or cannot be made."""
    path = settings.database_path
    if not inspect(path):
        return _no_database(path)
    if await asyncio.to_thread(target.exists):
        print(f"{target} exists already: name a new file", file=sys.stderr)
        return 2
    if not await asyncio.to_thread(target.parent.is_dir):
        print(f"there is no folder {target.parent}: make it, or name another place", file=sys.stderr)
        return 2
    await asyncio.to_thread(copy, path, target)
    print(f"copied {path} to {target}")
    return 0


async def replay(settings: Settings, table: str | None) -> int:
    """Play tables again from options, seed and moves; 1 if one does not give its snapshot."""
    path = settings.database_path
    if not inspect(path):
        return _no_database(path)
    async with _opened(path) as database:
        store = TableStore(database)
        known = await store.all_ids()
        chosen = known if table is None else [table_id for table_id in known if str(table_id) == table]
        if table is not None and not chosen:
            print(f"there is no table {table}: there are {_listed(known)}", file=sys.stderr)
            return 2
        told = [(table_id, await _told(store, table_id)) for table_id in chosen]
    differ = [(table_id, why) for table_id, why in told if why]
    for table_id, why in differ:
        print(f"table {table_id}: {why}")
    print(f"replayed to their snapshots: {sum(why == '' for _, why in told)}; not: {len(differ)}")
    return 1 if differ else 0


async def _told(store: TableStore, table_id: int) -> str | None:
    """Return how a table's replay differs from its snapshot, "" if it does not, None for one without a game."""
    row = await store.load(table_id)
    if row is None or row.state is None:
        return None
    try:
        play_again(read(row), await store.moves(table_id))
    except Diverged as error:
        return str(error)
    except Unreadable as error:
        return f"what was saved cannot be read ({error.why})"
    return ""


def _no_database(path: Path) -> int:
    print(f"there is no database at {path} yet", file=sys.stderr)
    return 2


@contextlib.asynccontextmanager
async def _opened(path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await SqliteDatabase.open(path)
    try:
        yield database
    finally:
        await database.close()


async def _read_all(path: Path) -> tuple[list[str], list[int]]:
    """Return the names of all people and house players, and the tables that cannot be read."""
    async with _opened(path) as database:
        store = TableStore(database)
        names, unreadable = await PeopleStore(database).names(), []
        after = 0
        while rows := await store.next(after, _AT_A_TIME):
            for row in rows:
                try:
                    names += (sitter.name for sitter in read(row).table.sitters)
                except Unreadable:
                    unreadable.append(row.id)
            after = rows[-1].id
        return names, unreadable


def _listed(known: list[int]) -> str:
    """Return the first few table ids in words."""
    few = ", ".join(map(str, known[:10])) or "none yet"
    return f"{few}, ..." if len(known) > 10 else few
