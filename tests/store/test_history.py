"""Nothing that runs now and then, or at every start, reads what has ended."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.store.calls import CallStore
from bot.store.database import Row
from bot.store.hands import HandStore
from bot.store.posts import PostStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore

SWEEPS: dict[str, Callable[[Any], Awaitable[object]]] = {
    "posts behind": lambda database: PostStore(database).behind(),
    "open in a channel": lambda database: PostStore(database).open_in_channel(10),
    "lobbies without a post": lambda database: PostStore(database).unposted(9),
    "owed calls": lambda database: CallStore(database).owed(),
    "hands behind": lambda database: HandStore(database).behind(),
    "undealt hands": lambda database: HandStore(database).undealt(["wuzzlts"]),
    "unaware people": lambda database: HandStore(database).unaware(),
    "standing calls": lambda database: CallStore(database).standing(),
    "where a person sits": lambda database: TableStore(database).seated(7),
    "due clocks": lambda database: TableStore(database).due(9, 50),
    "the next clock": lambda database: TableStore(database).next_due(9),
}


class Explaining:
    """A database that notes how its reads would be done."""

    def __init__(self, inner: SqliteDatabase) -> None:
        self._inner = inner
        self.plans: list[str] = []

    async def read(self, sql: str, *params: Any) -> list[Row]:
        """See Database.read."""
        self.plans += [row[3] for row in await self._inner.read(f"EXPLAIN QUERY PLAN {sql}", *params)]
        return await self._inner.read(sql, *params)


async def partial(database: SqliteDatabase) -> set[str]:
    """Return the indexes that leave most rows out."""
    rows = await database.read("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'")
    return {row[0] for row in rows}


def reads_history(step: str, small: set[str]) -> bool:
    """Say whether a step of a plan reads a whole table, or a whole index that has more than what is going on."""
    if step.startswith("SEARCH"):
        return "USING" not in step
    return step.startswith("SCAN") and not any(step.endswith(f"INDEX {name}") for name in small)


@pytest.mark.parametrize("sweep", SWEEPS.values(), ids=SWEEPS)
async def test_no_sweep_reads_what_has_ended(
    database: SqliteDatabase, sweep: Callable[[Any], Awaitable[object]]
) -> None:
    explaining = Explaining(database)
    await sweep(explaining)
    small = await partial(database)
    assert explaining.plans and not [step for step in explaining.plans if reads_history(step, small)]


@pytest.mark.parametrize(
    "sql", ["SELECT version FROM tables", "SELECT max(guild_id) FROM posts", "SELECT seat FROM seats ORDER BY seat"]
)
async def test_what_reads_history_is_noticed(database: SqliteDatabase, sql: str) -> None:
    explaining = Explaining(database)
    await explaining.read(sql)
    assert reads_history(explaining.plans[0], await partial(database))
