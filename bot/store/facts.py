"""Small things worth remembering over a restart, by name."""

from bot.store.database import Database, Statement


class FactStore:
    """Reads and saves them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """Return a fact."""
        rows = await self._database.read("SELECT value FROM facts WHERE name = $1", name)
        return rows[0][0] if rows else None

    async def put(self, name: str, value: str) -> None:
        """Save a fact, replacing what was there."""
        sql = """INSERT INTO facts (name, value) VALUES ($1, $2)
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
        await self._database.write(Statement(sql, (name, value)))
