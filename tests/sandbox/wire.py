"""A gateway client without a library, to look at single frames."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import aiohttp
import msgspec

from bot.sandbox import Sandbox

DEFAULT_INTENTS = 1 | 1 << 9 | 1 << 12


class Wire:
    """A gateway socket; `receive` gives payloads, `until` skips to an event."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, sandbox: Sandbox, compress: str | None) -> None:
        self.socket, self._sandbox, self._compress = socket, sandbox, compress
        self._unzip: Any = None
        if compress == "zlib-stream":
            self._unzip = zlib.decompressobj()
        elif compress == "zstd-stream" and find_spec("zstandard") is not None:
            self._unzip = import_module("zstandard").ZstdDecompressor().decompressobj()

    async def send(self, op: int, data: Any) -> None:
        """Sends one payload."""
        await self.socket.send_str(msgspec.json.encode({"op": op, "d": data}).decode())

    async def receive(self) -> dict[str, Any]:
        """The next payload; {"closed": code} when the server closed."""
        message = await self.socket.receive(timeout=5)
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
            return {"closed": self.socket.close_code}
        data = message.data.encode() if isinstance(message.data, str) else message.data
        if self._unzip is not None:
            assert self._compress != "zlib-stream" or data.endswith(b"\x00\x00\xff\xff")
            data = self._unzip.decompress(data)
        payload: dict[str, Any] = msgspec.json.decode(data)
        return payload

    async def until(self, event: str) -> dict[str, Any]:
        """The next event of that name, skipping others."""
        while True:
            payload = await self.receive()
            assert "closed" not in payload, payload
            if payload["t"] == event:
                return payload

    async def identify(self, *, shard: tuple[int, int] = (0, 1), intents: int = DEFAULT_INTENTS) -> Any:
        """Identifies and returns READY's data."""
        await self.send(2, {"token": self._sandbox.token, "intents": intents, "shard": list(shard), "properties": {}})
        return (await self.until("READY"))["d"]


@asynccontextmanager
async def wire(sandbox: Sandbox, compress: str | None = None) -> AsyncIterator[Wire]:
    """Opens a gateway socket and reads its hello."""
    url = f"{sandbox.gateway_url}?v=10&encoding=json" + (f"&compress={compress}" if compress else "")
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        opened = Wire(socket, sandbox, compress)
        assert (await opened.receive())["op"] == 10
        yield opened
