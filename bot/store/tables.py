"""The SQL of tables, their moves and seats."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store.database import Conflict, Database, Statement
from bot.store.gardens import keep_code
from bot.store.results import ResultRow, keep_result


class TableRow(NamedTuple):
    """A table as saved. ``record`` and ``state`` are JSON of the caller; times are Unix milliseconds."""

    id: int
    game: str
    phase: str
    version: int
    edition: int
    record: str
    state: str | None
    due_at: int | None
    changed_at: int


class MoveRow(NamedTuple):
    """One saved move. ``seat`` is None for the table's own."""

    number: int
    seat: int | None
    move: str
    at: int


class Duplicate(Conflict):
    """This press was saved before: Discord delivered it twice."""


_TABLE = "id, game, phase, version, edition, record, state, due_at, changed_at"


class TableStore:
    """Reads and saves tables. Every save is a compare-and-set on the version."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, row: TableRow, users: Iterable[tuple[int, int]], code: str = "") -> None:
        """Save a new table with its seats (seat, user) and, if it has one, its code.

        Raises Conflict if the id or the code is taken.
        """
        await self._database.write(
            Statement(f"INSERT INTO tables ({_TABLE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", tuple(row)),
            *(_seat(row.id, seat, user) for seat, user in users),
            *_ended(row),
            *([keep_code(code, row.id)] if code else []),
        )

    async def load(self, table_id: int) -> TableRow | None:
        """Return one table."""
        rows = await self._database.read(f"SELECT {_TABLE} FROM tables WHERE id = $1", table_id)
        return TableRow(*rows[0]) if rows else None

    async def version(self, table_id: int) -> int | None:
        """Return a table's saved version."""
        rows = await self._database.read("SELECT version FROM tables WHERE id = $1", table_id)
        return rows[0][0] if rows else None

    async def save(
        self,
        row: TableRow,
        *,
        moves: Sequence[MoveRow] = (),
        press: int | None = None,
        users: Iterable[tuple[int, int]] | None = None,
        results: Sequence[ResultRow] = (),
    ) -> None:
        """Save the table's next version (``row.version`` is one above the saved one), its new moves and, where
        given, its seats anew.

        Raises Duplicate if ``press`` (an interaction's id) was saved before, Conflict if the table changed.
        """
        statements = []
        if press is not None:
            statements.append(
                Statement(
                    "INSERT INTO presses (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING 1",
                    (press, row.changed_at),
                    rows=1,
                )
            )
        statements.append(
            Statement(
                """UPDATE tables SET phase = $3, version = $4, edition = $5, record = $6, state = $7, due_at = $8,
                   changed_at = $9
                   WHERE id = $1 AND game = $2 AND version = $4 - 1 RETURNING 1""",
                tuple(row),
                rows=1,
            )
        )
        statements.append(
            Statement("UPDATE posts SET wanted = $2 WHERE table_id = $1 AND wanted != $2", (row.id, row.edition))
        )
        statements += (
            Statement(
                "INSERT INTO moves (table_id, number, seat, move, at) VALUES ($1, $2, $3, $4, $5)",
                (row.id, *move),
            )
            for move in moves
        )
        if users is not None:
            statements.append(Statement("DELETE FROM seats WHERE table_id = $1", (row.id,)))
            statements += (_seat(row.id, seat, user) for seat, user in users)
        statements += _ended(row)
        statements += map(keep_result, results)
        try:
            await self._database.write(*statements)
        except Conflict as error:
            if press is not None and await self.pressed(press):
                raise Duplicate(str(error)) from error
            raise

    async def rewrite(self, row: TableRow) -> None:
        """Save a table's record and state in another form, unless it has changed meanwhile."""
        sql = "UPDATE tables SET record = $3, state = $4 WHERE id = $1 AND version = $2"
        await self._database.write(Statement(sql, (row.id, row.version, row.record, row.state)))

    async def pressed(self, press: int) -> bool:
        """Say whether this interaction's id was saved."""
        return bool(await self._database.read("SELECT 1 FROM presses WHERE id = $1", press))

    async def forget_presses(self, before: int) -> None:
        """Drop presses older than ``before``: a gateway replays the last minutes at most."""
        await self._database.write(Statement("DELETE FROM presses WHERE at < $1", (before,)))

    async def moves(self, table_id: int) -> list[MoveRow]:
        """Return all moves of a table in order."""
        rows = await self._database.read(
            "SELECT number, seat, move, at FROM moves WHERE table_id = $1 ORDER BY number", table_id
        )
        return [MoveRow(*row) for row in rows]

    async def last_moved(self, table_id: int) -> int | None:
        """Return when a table's last move was saved."""
        rows = await self._database.read("SELECT max(at) FROM moves WHERE table_id = $1", table_id)
        return int(rows[0][0]) if rows[0][0] is not None else None

    async def all_ids(self) -> list[int]:
        """Return the ids of all tables."""
        return [row[0] for row in await self._database.read("SELECT id FROM tables ORDER BY id")]

    async def next(self, after: int, most: int) -> list[TableRow]:
        """Return the tables with the next higher ids."""
        rows = await self._database.read(f"SELECT {_TABLE} FROM tables WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        return [TableRow(*row) for row in rows]

    async def due(self, until: int, most: int) -> list[int]:
        """Return the tables whose clock rings at ``until`` or before, the earliest first."""
        rows = await self._database.read(
            "SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2", until, most
        )
        return [row[0] for row in rows]

    async def next_due(self, after: int) -> int | None:
        """Return when the earliest clock rings after a moment."""
        rows = await self._database.read("SELECT min(due_at) FROM tables WHERE due_at > $1", after)
        return rows[0][0] if rows else None

    async def seated(self, user_id: int, most: int = 25) -> list[TableRow]:
        """Return the open tables where a person sits, the latest changed first."""
        rows = await self._database.read(
            f"""SELECT {", ".join("t." + name for name in _TABLE.split(", "))}
                FROM seats s JOIN tables t ON t.id = s.table_id
                WHERE s.user_id = $1 AND s.ended = 0
                ORDER BY t.changed_at DESC LIMIT $2""",
            user_id,
            most,
        )
        return [TableRow(*row) for row in rows]


def _seat(table_id: int, seat: int, user_id: int) -> Statement:
    return Statement("INSERT INTO seats (table_id, seat, user_id) VALUES ($1, $2, $3)", (table_id, seat, user_id))


def _ended(row: TableRow) -> list[Statement]:
    """Return what takes a table that has ended out of the indexes of what is going on."""
    over = [Statement("UPDATE seats SET ended = 1 WHERE table_id = $1", (row.id,))]
    closed = [Statement("UPDATE posts SET ended = 1 WHERE table_id = $1", (row.id,))]
    return {"over": over, "closed": over + closed}.get(row.phase, [])
