"""A house with tables in a temporary folder."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.pace import DAY
from tests.tables.house import House


@pytest.fixture(autouse=True)
def sound_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bell sleep through: looking once a minute, it would do nothing else in thirty days."""
    monkeypatch.setattr("bot.tables.alarms._LONGEST_SLEEP", 40 * DAY)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Yield a house whose bell rings."""
    async with House(tmp_path / "house.sqlite3") as house:
        yield house
