"""An SQLite database in a temporary folder."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file is, or will be."""
    return tmp_path / "house.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[SqliteDatabase]:
    """Yield an open database."""
    database = await SqliteDatabase.open(path)
    try:
        yield database
    finally:
        await database.close()
