"""A whole house: the sandbox's Discord on loopback, a real discord.py on it, a database in a temporary folder."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.party import Party


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    """Yield people in servers where the bot is online."""
    async with Party(tmp_path) as party:
        yield party
