"""No test reaches out: what is not on this machine is refused before a packet leaves."""

import asyncio
import socket

import pytest
from pytest_socket import SocketConnectBlockedError

BLOCKED = (SocketConnectBlockedError, UserWarning)
"""It also warns, and here a warning is an error."""
ELSEWHERE = "192.0.2.1"
"""Nobody's address (RFC 5737)."""


def test_plain_sockets_stay_here() -> None:
    with socket.socket() as one, pytest.raises(BLOCKED, match="A test tried"):
        one.connect((ELSEWHERE, 9))


async def test_event_loops_stay_here() -> None:
    with pytest.raises(BLOCKED, match="A test tried"):
        await asyncio.open_connection(ELSEWHERE, 9)


async def test_loopback_is_open() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        writer.close()

    async with await asyncio.start_server(echo, "127.0.0.1", 0) as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"Prost\n")
        assert await reader.readline() == b"Prost\n"
        writer.close()
        await writer.wait_closed()
