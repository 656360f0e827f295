"""The SQL of calls: small messages that ping the person whose turn it is."""

from typing import NamedTuple

from bot.store.database import Database, Statement


class CallRow(NamedTuple):
    """The latest call of a table: for which turn, after how many moves, and its message (0: none is there).

    ``owed``: it was not made yet: 1 the call itself, 2 a reminder.
    """

    table_id: int
    turn: str
    moves: int
    channel_id: int
    message_id: int
    owed: int = 0


_CALL = "table_id, turn, moves, channel_id, message_id, owed"


class CallStore:
    """Reads and saves the latest call of each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: int) -> CallRow | None:
        """Return a table's latest call."""
        rows = await self._database.read(f"SELECT {_CALL} FROM calls WHERE table_id = $1", table_id)
        return CallRow(*rows[0]) if rows else None

    async def put(self, call: CallRow) -> None:
        """Save a table's latest call."""
        await self._database.write(
            Statement(
                f"""INSERT INTO calls ({_CALL}) VALUES ($1, $2, $3, $4, $5, $6)
                    ON CONFLICT (table_id) DO UPDATE SET turn = excluded.turn, moves = excluded.moves,
                    channel_id = excluded.channel_id, message_id = excluded.message_id, owed = excluded.owed""",
                tuple(call),
            )
        )

    async def drop(self, table_id: int) -> None:
        """Forget a table's call: the table is over."""
        await self._database.write(Statement("DELETE FROM calls WHERE table_id = $1", (table_id,)))

    async def standing(self) -> list[int]:
        """Return the tables with a call that is still there to be read."""
        return [row[0] for row in await self._database.read("SELECT table_id FROM calls WHERE message_id != 0")]

    async def owed(self) -> list[int]:
        """Return the tables with a call that was not made yet."""
        return [row[0] for row in await self._database.read("SELECT table_id FROM calls WHERE owed != 0")]
