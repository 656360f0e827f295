"""The SQL of tables, their moves, seats, posts and results."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store.database import Conflict, Database, Row, Statement
from bot.store.gardens import keep_code


class TableRow(NamedTuple):
    """A table as saved. ``record`` and ``state`` are JSON of the caller; times are Unix milliseconds."""

    id: int
    game: str
    phase: str
    version: int
    face: int
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


class ResultRow(NamedTuple):
    """What one person achieved at one table."""

    seat: int
    user_id: int
    won: bool
    score: int | None


class PostRow(NamedTuple):
    """A message that shows a table in a channel: ``face`` says which of the table's faces, ``picture`` which one.

    ``linked_by`` is who brought the table to this channel (a user's id; 0: unknown).
    """

    table_id: int
    channel_id: int
    guild_id: int
    message_id: int
    face: int
    picture: str
    linked_by: int = 0


class Duplicate(Conflict):
    """This press was saved before: Discord delivered it twice."""


_TABLE = "id, game, phase, version, face, record, state, due_at, changed_at"
_POST = "table_id, channel_id, guild_id, message_id, face, picture, linked_by"
_LOST = "table_id, channel_id, guild_id, message_id, picture, linked_by"


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
                """UPDATE tables SET phase = $3, version = $4, face = $5, record = $6, state = $7, due_at = $8,
                   changed_at = $9
                   WHERE id = $1 AND game = $2 AND version = $4 - 1 RETURNING 1""",
                tuple(row),
                rows=1,
            )
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
        statements += (
            Statement(
                """INSERT INTO results (table_id, seat, user_id, game, won, score, at)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)""",
                (row.id, one.seat, one.user_id, row.game, int(one.won), one.score, row.changed_at),
            )
            for one in results
        )
        try:
            await self._database.write(*statements)
        except Conflict as error:
            if press is not None and await self.pressed(press):
                raise Duplicate(str(error)) from error
            raise

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

    async def all_ids(self) -> list[int]:
        """Return the ids of all tables."""
        return [row[0] for row in await self._database.read("SELECT id FROM tables ORDER BY id")]

    async def due(self, until: int, most: int) -> list[int]:
        """Return the tables whose clock rings at ``until`` or before, the earliest first."""
        rows = await self._database.read(
            "SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2", until, most
        )
        return [row[0] for row in rows]

    async def next_due(self) -> int | None:
        """Return when the earliest clock rings."""
        rows = await self._database.read("SELECT min(due_at) FROM tables WHERE due_at IS NOT NULL")
        return rows[0][0] if rows else None

    async def seated(self, user_id: int, most: int = 25) -> list[TableRow]:
        """Return the open tables where a person sits, the latest changed first."""
        rows = await self._database.read(
            f"""SELECT {", ".join("t." + name for name in _TABLE.split(", "))}
                FROM seats s JOIN tables t ON t.id = s.table_id
                WHERE s.user_id = $1 AND t.phase IN ('lobby', 'playing')
                ORDER BY t.changed_at DESC LIMIT $2""",
            user_id,
            most,
        )
        return [TableRow(*row) for row in rows]

    async def results(self, user_id: int) -> list[Row]:
        """Return (game, tables, won, best score) of a person."""
        return await self._database.read(
            """SELECT game, count(*), sum(won), max(score) FROM results WHERE user_id = $1
               GROUP BY game ORDER BY game""",
            user_id,
        )


class PostStore:
    """Reads and saves which messages show which tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, post: PostRow) -> None:
        """Save a post, replacing the table's earlier one in that channel."""
        await self._database.write(
            Statement(
                f"""INSERT INTO posts ({_POST}) VALUES ($1, $2, $3, $4, $5, $6, $7)
                    ON CONFLICT (table_id, channel_id) DO UPDATE SET
                    message_id = excluded.message_id, face = excluded.face, picture = excluded.picture""",
                tuple(post),
            )
        )

    async def showed(self, posts: Iterable[PostRow]) -> None:
        """Save what messages show now; messages that posts do not have any more are left out."""
        sql = "UPDATE posts SET face = $4, picture = $5 WHERE table_id = $1 AND channel_id = $2 AND message_id = $3"
        await self._database.write(
            *(Statement(sql, (p.table_id, p.channel_id, p.message_id, p.face, p.picture)) for p in posts)
        )

    async def drop(self, table_id: int, channel_id: int) -> None:
        """Forget a post."""
        await self._database.write(
            Statement("DELETE FROM posts WHERE table_id = $1 AND channel_id = $2", (table_id, channel_id))
        )

    async def of_table(self, table_id: int) -> list[PostRow]:
        """Return a table's posts."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE table_id = $1 ORDER BY message_id", table_id)
        return [PostRow(*row) for row in rows]

    async def open_in_channel(self, channel_id: int, most: int = 25) -> list[int]:
        """Return the open tables that are shown in a channel, the newest message first."""
        rows = await self._database.read(
            """SELECT t.id FROM posts p JOIN tables t ON t.id = p.table_id
               WHERE p.channel_id = $1 AND t.phase != 'closed' ORDER BY p.message_id DESC LIMIT $2""",
            channel_id,
            most,
        )
        return [row[0] for row in rows]

    async def of_guild(self, guild_id: int) -> list[PostRow]:
        """Return the posts in a server."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE guild_id = $1", guild_id)
        return [PostRow(*row) for row in rows]

    async def of_channel(self, channel_id: int) -> list[PostRow]:
        """Return the posts in a channel."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE channel_id = $1", channel_id)
        return [PostRow(*row) for row in rows]

    async def lose(self, guild_id: int) -> list[PostRow]:
        """Put the posts of a server aside that cannot be reached any more, and return them."""
        lost = await self.of_guild(guild_id)
        await self._database.write(
            Statement(
                f"""INSERT INTO lost_posts ({_LOST}) SELECT {_LOST} FROM posts WHERE guild_id = $1
                    ON CONFLICT (table_id, channel_id) DO UPDATE SET
                    message_id = excluded.message_id, picture = excluded.picture""",
                (guild_id,),
            ),
            Statement("DELETE FROM posts WHERE guild_id = $1", (guild_id,)),
        )
        return lost

    async def find_again(self, guild_id: int) -> list[PostRow]:
        """Take the posts of a server back that were put aside, as showing no face of their tables; return its posts."""
        await self._database.write(
            Statement(
                f"""INSERT INTO posts ({_LOST}, face) SELECT {_LOST}, 0 FROM lost_posts WHERE guild_id = $1
                    ON CONFLICT (table_id, channel_id) DO NOTHING""",
                (guild_id,),
            ),
            Statement("DELETE FROM lost_posts WHERE guild_id = $1", (guild_id,)),
        )
        return await self.of_guild(guild_id)

    async def behind(self) -> list[int]:
        """Return the open tables with a post that does not show the table's newest face."""
        rows = await self._database.read(
            """SELECT DISTINCT t.id FROM posts p JOIN tables t ON t.id = p.table_id
               WHERE t.phase != 'closed' AND p.face < t.face""",
        )
        return [row[0] for row in rows]


def _seat(table_id: int, seat: int, user_id: int) -> Statement:
    return Statement("INSERT INTO seats (table_id, seat, user_id) VALUES ($1, $2, $3)", (table_id, seat, user_id))
