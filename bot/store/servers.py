"""The SQL of servers: what each has chosen for itself."""

from typing import NamedTuple

from bot.store.database import Database, Statement


class ServerRow(NamedTuple):
    """One server. None: not chosen. ``channels`` is JSON of the caller."""

    id: int
    language: str | None
    channels: str | None
    settle_ms: int | None
    remind_after: int | None
    quiet_from: int | None
    quiet_until: int | None
    time_zone: str | None
    call_role: int | None
    daily: int | None
    text_boards: int | None


_NAMES = ServerRow._fields


class ServerStore:
    """Reads and saves them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> ServerRow | None:
        """Return one."""
        rows = await self._database.read(f"SELECT {', '.join(_NAMES)} FROM servers WHERE id = $1", guild_id)
        return ServerRow(*rows[0]) if rows else None

    async def put(self, server: ServerRow) -> None:
        """Save one, replacing what was there."""
        numbers = ", ".join(f"${number}" for number in range(1, len(_NAMES) + 1))
        news = ", ".join(f"{name} = excluded.{name}" for name in _NAMES[1:])
        sql = f"INSERT INTO servers ({', '.join(_NAMES)}) VALUES ({numbers}) ON CONFLICT (id) DO UPDATE SET {news}"
        await self._database.write(Statement(sql, tuple(server)))
