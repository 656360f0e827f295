"""The SQL of servers: what each has chosen for itself."""

from typing import Any

from bot.store.database import Database, Statement

_NAMES = (
    "language",
    "channels",
    "settle_ms",
    "remind_after",
    "quiet_from",
    "quiet_until",
    "time_zone",
    "call_role",
    "daily",
    "text_boards",
)


class ServerStore:
    """Reads and saves them: each choice by its name, None for one that was not made."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> dict[str, Any]:
        """Return a server's choices; {} for one that has made none."""
        rows = await self._database.read(f"SELECT {', '.join(_NAMES)} FROM servers WHERE id = $1", guild_id)
        return dict(zip(_NAMES, rows[0], strict=True)) if rows else {}

    async def put(self, guild_id: int, choices: dict[str, Any]) -> None:
        """Save a server's choices, all of them, in place of what was there."""
        numbers = ", ".join(f"${number}" for number in range(2, len(_NAMES) + 2))
        news = ", ".join(f"{name} = excluded.{name}" for name in _NAMES)
        sql = f"""INSERT INTO servers (id, {", ".join(_NAMES)}) VALUES ($1, {numbers})
                  ON CONFLICT (id) DO UPDATE SET {news}"""
        await self._database.write(Statement(sql, (guild_id, *(choices[name] for name in _NAMES))))
