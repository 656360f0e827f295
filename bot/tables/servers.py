"""What a server has chosen for itself: its language, its channels, its hours."""

from typing import Any

import msgspec
from msgspec import Struct

from bot.bounded import Bounded
from bot.store.servers import ServerStore

_CACHED = 1_000


class Server(Struct, frozen=True, kw_only=True):
    """One server's choices. None, everywhere: not chosen, so it is as it is everywhere.

    ``channels``: where tables may be opened. ``settle_ms``: how long a race stays open for an earlier press.
    ``remind_after``: minutes into a long turn after which its player is reminded. ``quiet_from``, ``quiet_until``:
    hours of the day (0 to 23, in ``time_zone``, a name of the IANA's) between which nobody is called. ``call_role``:
    who is called when a table is opened. ``daily``: the channel of the day's game. ``text_boards``: words, no pictures.
    """

    language: str | None = None
    channels: tuple[int, ...] | None = None
    settle_ms: int | None = None
    remind_after: int | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    time_zone: str | None = None
    call_role: int | None = None
    daily: int | None = None
    text_boards: bool | None = None


class Servers:
    """All servers' choices."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._cache: Bounded[int, Server] = Bounded(_CACHED)

    async def of(self, guild_id: int) -> Server:
        """Return a server's choices."""
        server = self._cache.get(guild_id)
        if server is None:
            found = _read(await self._store.get(guild_id))
            # Another task may have saved newer ones while this one read.
            server = self._cache.setdefault(guild_id, found)
        return server

    async def save(self, guild_id: int, server: Server) -> None:
        """Save a server's choices, in place of what it had chosen before."""
        chosen = msgspec.structs.asdict(server)
        if server.channels is not None:
            chosen["channels"] = msgspec.json.encode(server.channels).decode()
        if server.text_boards is not None:
            chosen["text_boards"] = int(server.text_boards)
        await self._store.put(guild_id, chosen)
        self._cache[guild_id] = server


def _read(chosen: dict[str, Any]) -> Server:
    channels = chosen.get("channels")
    if channels is not None:
        chosen = {**chosen, "channels": msgspec.json.decode(channels)}
    return msgspec.convert(chosen, Server, strict=False)
