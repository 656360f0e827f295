"""What servers choose for themselves is kept, and read once."""

from pathlib import Path

import pytest

from bot.store.servers import ServerStore
from bot.store.sqlite import SqliteDatabase
from bot.tables.servers import Server, Servers

ALL = Server(
    language="de",
    channels=(2**60, 3),
    settle_ms=0,
    remind_after=720,
    quiet_from=22,
    quiet_until=7,
    time_zone="Europe/Berlin",
    call_role=2**61,
    daily=4,
    text_boards=False,
)


@pytest.mark.parametrize("server", [Server(), ALL, Server(channels=(), text_boards=True)])
async def test_what_is_saved_is_read(tmp_path: Path, server: Server) -> None:
    database = await SqliteDatabase.open(tmp_path / "house.sqlite3")
    try:
        servers = Servers(ServerStore(database))
        assert await servers.of(1) == Server(), "nothing is chosen at first"
        await servers.save(1, ALL)
        await servers.save(1, server)
        assert await servers.of(1) == server
        again = Servers(ServerStore(database))
        assert await again.of(1) == server and await again.of(2) == Server()
    finally:
        await database.close()


async def test_it_is_read_once(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "house.sqlite3")
    servers = Servers(ServerStore(database))
    await servers.save(1, ALL)
    await servers.of(2)
    await database.close()
    assert await servers.of(1) == ALL and await servers.of(2) == Server()
