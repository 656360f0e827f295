"""The SQL of private hands: which direct message shows whose hand at which table."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.database import Database, Statement


class HandRow(NamedTuple):
    """One person's direct message of one table.

    ``edition``: the table's up to which it is known to be right; ``fingerprint`` and ``picture`` name what it shows.
    ``closed``: 0 their direct messages are open; 1 closed, and they do not know yet; 2 closed, and they were told.
    ``final``: 1 when its controls are gone for good. ``message_id`` 0: none could be sent.
    """

    table_id: int
    user_id: int
    channel_id: int
    message_id: int
    edition: int
    fingerprint: str
    picture: str
    locale: str
    closed: int = 0
    final: int = 0


_HAND = "table_id, user_id, channel_id, message_id, edition, fingerprint, picture, locale, closed, final"


class HandStore:
    """Reads and saves them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: HandRow) -> None:
        """Save one, replacing what was there."""
        await self._database.write(
            Statement(
                f"""INSERT INTO hands ({_HAND}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                    ON CONFLICT (table_id, user_id) DO UPDATE SET
                    channel_id = excluded.channel_id, message_id = excluded.message_id, edition = excluded.edition,
                    fingerprint = excluded.fingerprint, picture = excluded.picture, locale = excluded.locale,
                    closed = excluded.closed, final = excluded.final""",
                tuple(row),
            )
        )

    async def of_table(self, table_id: int) -> list[HandRow]:
        """Return a table's."""
        rows = await self._database.read(f"SELECT {_HAND} FROM hands WHERE table_id = $1", table_id)
        return [HandRow(*row) for row in rows]

    async def right_up_to(self, editions: Iterable[tuple[int, int, int]]) -> None:
        """Note (table, user, edition): that message is still right at that edition of the table."""
        statements = [
            Statement("UPDATE hands SET edition = $3 WHERE table_id = $1 AND user_id = $2 AND edition < $3", known)
            for known in editions
        ]
        if statements:
            await self._database.write(*statements)

    async def behind(self) -> list[int]:
        """Return the tables with a message that may not show their newest edition."""
        rows = await self._database.read(
            """SELECT DISTINCT t.id FROM hands h JOIN tables t ON t.id = h.table_id
               WHERE h.final = 0 AND h.closed = 0 AND h.edition < t.edition"""
        )
        return [row[0] for row in rows]

    async def unaware(self) -> set[tuple[int, int]]:
        """Return (table, user) of those whose direct messages are closed and who do not know yet."""
        rows = await self._database.read("SELECT table_id, user_id FROM hands WHERE closed = 1 AND final = 0")
        return {(row[0], row[1]) for row in rows}

    async def undealt(self, games: Iterable[str]) -> list[int]:
        """Return the running tables of these games at which somebody sits of whom there is no row."""
        found: list[int] = []
        for game in games:
            rows = await self._database.read(
                """SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
                   LEFT JOIN hands h ON h.table_id = s.table_id AND h.user_id = s.user_id
                   WHERE t.phase = 'playing' AND t.game = $1 AND h.user_id IS NULL""",
                game,
            )
            found += [row[0] for row in rows]
        return found
