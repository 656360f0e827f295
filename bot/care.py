"""What a host does now and then: doctor, backup, replay."""

import asyncio
import sys
from pathlib import Path

from bot.config import Settings
from bot.i18n import LOCALES, translator
from bot.store.sqlite import SqliteDatabase, inspect
from bot.store.tables import TableStore
from bot.tables.record import Diverged, read
from bot.tables.record import replay as play_again
from render.text import uncovered


async def doctor(settings: Settings) -> int:
    """Print what is as it should be and what is not; 1 if anything is not."""
    ill = False

    def say(well: bool, text: str) -> None:
        nonlocal ill
        ill = ill or not well
        print(f"{'ok  ' if well else 'BAD '} {text}")

    say(sys.version_info >= (3, 11), f"Python {sys.version.split()[0]}")
    say(bool(settings.discord_token), "DISCORD_TOKEN is set" if settings.discord_token else "DISCORD_TOKEN is not set")
    path = settings.database_path
    version = inspect(path)
    say(True, f"database {path}: {f'schema {version}' if version else 'will be made at the first start'}")
    missing = {key for name in LOCALES for key in translator("en").keys ^ translator(name).keys}
    say(not missing, f"languages: {', '.join(LOCALES)}" + (f"; not everywhere: {sorted(missing)}" if missing else ""))
    names = await _names(path) if version else []
    marks = sorted({char for name in names for char in uncovered(name)})
    told = " ".join(f"{char} (U+{ord(char):04X})" for char in marks)
    say(not marks, f"no font has these characters of players' names: {told}" if marks else "fonts cover all names")
    return 1 if ill else 0


async def backup(settings: Settings, target: Path) -> int:
    """Copy the database; 2 if there is none or the target exists."""
    path = settings.database_path
    if not inspect(path):
        print(f"there is no database at {path} yet", file=sys.stderr)
        return 2
    if await asyncio.to_thread(target.exists):
        print(f"{target} exists already: name a new file", file=sys.stderr)
        return 2
    database = await SqliteDatabase.open(path)
    try:
        await database.backup(target)
    finally:
        await database.close()
    print(f"copied {path} to {target}")
    return 0


async def replay(settings: Settings, table: str | None) -> int:
    """Play tables again from options, seed and moves; 1 if one does not give its snapshot."""
    path = settings.database_path
    if not inspect(path):
        print(f"there is no database at {path} yet", file=sys.stderr)
        return 2
    database = await SqliteDatabase.open(path)
    store = TableStore(database)
    same = differ = 0
    try:
        for table_id in [int(table, 36)] if table else await store.all_ids():
            row = await store.load(table_id)
            if row is None or row.state is None:
                continue
            try:
                play_again(read(row), await store.moves(table_id))
                same += 1
            except Diverged as error:
                differ += 1
                print(f"table {table_id}: {error}")
    except ValueError:
        print(f"{table} is no table's id", file=sys.stderr)
        return 2
    finally:
        await database.close()
    print(f"{same} tables replayed to their snapshots, {differ} not")
    return 1 if differ else 0


async def _names(path: Path) -> list[str]:
    database = await SqliteDatabase.open(path)
    try:
        store = TableStore(database)
        rows = [await store.load(table_id) for table_id in await store.all_ids()]
        return [sitter.name for row in rows if row for sitter in read(row).table.sitters]
    finally:
        await database.close()
