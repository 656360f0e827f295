"""The SQL of codes that open a table to further channels."""

from bot.store.database import Database, Statement


def keep_code(code: str, table_id: int) -> Statement:
    """Return what saves a code for good: an ended table's is never given to another."""
    return Statement("INSERT INTO gardens (code, table_id) VALUES ($1, $2)", (code, table_id))


class GardenStore:
    """Finds tables by their codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, code: str) -> int | None:
        """Return the id of the table that has this code."""
        rows = await self._database.read("SELECT table_id FROM gardens WHERE code = $1", code)
        return rows[0][0] if rows else None
