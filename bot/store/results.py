"""The SQL of results: how games ended, seat by seat."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.database import Database, Row, Statement


class ResultRow(NamedTuple):
    """What one seat achieved at one table, which had so many ``seats`` and these ``options`` (JSON of the caller).

    ``user_id`` 0: a house player. ``reason``: why the game ended, a short word of its rules. ``at``: when (Unix ms).
    ``gone``: they left before the end. ``stood_in``: a house player has played for them (None: unknown).
    ``best_ms``: their fastest right press in a race (None: there is none, or it is unknown).
    """

    table_id: int
    seat: int
    user_id: int
    game: str
    won: bool
    score: int | None
    at: int
    guild_id: int
    seats: int
    options: str
    reason: str
    gone: bool
    stood_in: bool | None
    best_ms: int | None


_NAMES = ResultRow._fields


def keep_result(result: ResultRow) -> Statement:
    """Return what saves a result, in place of what was known of it before."""
    numbers = ", ".join(f"${number}" for number in range(1, len(_NAMES) + 1))
    news = ", ".join(f"{name} = excluded.{name}" for name in _NAMES[2:])
    sql = f"""INSERT INTO results ({", ".join(_NAMES)}) VALUES ({numbers})
              ON CONFLICT (table_id, seat) DO UPDATE SET {news}"""
    return Statement(sql, tuple(int(value) if isinstance(value, bool) else value for value in result))


class ResultStore:
    """Reads and completes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def complete(self, results: Iterable[ResultRow]) -> None:
        """Save results anew, with what was not kept when they were saved first."""
        await self._database.write(*map(keep_result, results))

    async def of_table(self, table_id: int) -> list[ResultRow]:
        """Return a table's, in the order of its seats."""
        rows = await self._database.read(
            f"SELECT {', '.join(_NAMES)} FROM results WHERE table_id = $1 ORDER BY seat", table_id
        )
        return [_result(row) for row in rows]

    async def of_person(self, user_id: int) -> list[Row]:
        """Return (game, tables, won, best score) of a person who stayed to the end."""
        return await self._database.read(
            """SELECT game, count(*), sum(won), max(score) FROM results WHERE user_id = $1 AND gone = 0
               GROUP BY game ORDER BY game""",
            user_id,
        )


def _result(row: Row) -> ResultRow:
    result = ResultRow(*row)
    stood_in = None if result.stood_in is None else bool(result.stood_in)
    return result._replace(won=bool(result.won), gone=bool(result.gone), stood_in=stood_in)
