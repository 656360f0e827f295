"""A whole house: the sandbox's Discord on loopback, a real discord.py on it, a database in a temporary folder."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.cogs.party import Party


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    """Yield people in servers where the bot is online."""
    async with Party(tmp_path) as party:
        yield party


class _ShortNaps:
    """asyncio for discord.py: it tries again after 1 second, then 3, 5, 7 by itself; here after a 20th of that."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


@pytest.fixture
def short_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have discord.py try again soon what failed."""
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", _ShortNaps())
