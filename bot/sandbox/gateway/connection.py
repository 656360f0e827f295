"""The gateway's socket: hello, identify, heartbeat, resume, compression.

Source: Discord documentation, "Gateway" and "Opcodes and Status Codes".
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.base.errors import Json
from bot.sandbox.gateway.sessions import PRIVILEGED, Outbox, Session, Sessions
from bot.sandbox.world.world import World
from bot.sandbox.world.world_json import member_json

zstandard: Any = None
if find_spec("zstandard") is not None:
    # Not a dependency: a client that asks for it while it is missing here gets plain text frames.
    zstandard = import_module("zstandard")

HEARTBEAT_MS = 41_250
_ACK_AFTER = 0.01
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS, INVALID, HELLO, ACK = 1, 2, 3, 4, 6, 8, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, INVALID_SHARD, DISALLOWED_INTENTS = 4005, 4008, 4010, 4014
_SENDS, _SENDS_WINDOW = 120, 60.0


class _Stream(Protocol):
    def frame(self, data: bytes) -> bytes: ...


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def frame(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    def __init__(self) -> None:
        self._stream = zstandard.ZstdCompressor().compressobj()

    def frame(self, data: bytes) -> bytes:
        block: int = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return bytes(self._stream.compress(data) + self._stream.flush(block))


def _stream(name: str | None) -> _Stream | None:
    if name == "zlib-stream":
        return _Zlib()
    if name == "zstd-stream" and zstandard is not None:
        return _Zstd()
    return None


@dataclass(frozen=True, slots=True)
class Gateway:
    """What all connections share. `sockets`: those that are open now."""

    world: World
    sessions: Sessions
    token: str
    privileged_intents: bool
    sockets: set[web.WebSocketResponse]


class Connection:
    """One socket from hello to close."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse, stream: _Stream | None) -> None:
        self._gateway = gateway
        self._socket = socket
        self._stream = stream
        self._outbox: Outbox = asyncio.Queue()
        self._session: Session | None = None
        self._recent: list[float] = []
        self._closed_here = False

    async def run(self) -> None:
        """Serves the socket until either side closes it."""
        self._say({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}, "s": None, "t": None})
        writer = asyncio.create_task(self._write(), name="sandbox gateway writer")
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(message.data)
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if self._session is not None:
                # A client echoes our close with 1000; only its own goodbye ends the session.
                ended = not self._closed_here and self._socket.close_code in (1000, 1001)
                self._gateway.sessions.lost(self._session, self._outbox, ended=ended)

    async def _write(self) -> None:
        # One writer, so that frames are compressed in the order in which they are sent.
        while True:
            frame = await self._outbox.get()
            if isinstance(frame, int):
                self._closed_here = True
                await self._socket.close(code=frame, message=b"sandbox")
                return
            try:
                if self._stream is None:
                    await self._socket.send_str(frame.decode())
                else:
                    await self._socket.send_bytes(self._stream.frame(frame))
            except ConnectionError:
                return

    def _say(self, payload: Json) -> None:
        self._outbox.put_nowait(msgspec.json.encode(payload))

    def _receive(self, text: str) -> None:
        now = asyncio.get_running_loop().time()
        self._recent = [moment for moment in self._recent if now - moment < _SENDS_WINDOW] + [now]
        if len(self._recent) > _SENDS:
            self._outbox.put_nowait(RATE_LIMITED)
            return
        try:
            payload = msgspec.json.decode(text)
            self._obey(payload["op"], payload.get("d"))
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError):
            self._outbox.put_nowait(DECODE_ERROR)

    def _obey(self, op: int, data: Any) -> None:
        if op == HEARTBEAT:
            # Over a loopback the answer can be there before the client has noted when it asked.
            ack = {"op": ACK, "d": None, "s": None, "t": None}
            asyncio.get_running_loop().call_later(_ACK_AFTER, self._say, ack)
        elif op == IDENTIFY:
            self._identify(data)
        elif op == RESUME:
            self._resume(data)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            self._outbox.put_nowait(UNKNOWN_OPCODE)
        elif self._session is None:
            self._outbox.put_nowait(NOT_AUTHENTICATED)
        elif op == MEMBERS:
            self._members(self._session, data)

    def _identify(self, data: Any) -> None:
        gateway = self._gateway
        if self._session is not None:
            self._outbox.put_nowait(ALREADY_AUTHENTICATED)
        elif data["token"].removeprefix("Bot ") != gateway.token:
            self._outbox.put_nowait(AUTHENTICATION_FAILED)
        elif not gateway.privileged_intents and data["intents"] & PRIVILEGED:
            self._outbox.put_nowait(DISALLOWED_INTENTS)
        else:
            shard, shards = data.get("shard") or (0, 1)
            if not 0 <= shard < shards:
                self._outbox.put_nowait(INVALID_SHARD)
                return
            self._session = gateway.sessions.open(shard, shards, data["intents"], self._outbox)

    def _resume(self, data: Any) -> None:
        gateway = self._gateway
        if data["token"].removeprefix("Bot ") != gateway.token:
            self._outbox.put_nowait(AUTHENTICATION_FAILED)
            return
        self._session = gateway.sessions.resume(data["session_id"], data["seq"] or 0, self._outbox)
        if self._session is None:
            self._say({"op": INVALID, "d": False, "s": None, "t": None})

    def _members(self, session: Session, data: Any) -> None:
        # Without the privileged members intent only members asked for by id are given.
        world = self._gateway.world
        guild = world.guilds.get(int(data["guild_id"]))
        if guild is None or not guild.bot_in:
            return
        wanted = data.get("user_ids") or []
        wanted = wanted if isinstance(wanted, list) else [wanted]
        found = [int(user) for user in wanted if int(user) in (*guild.members, world.bot.id)]
        body: Json = {
            "guild_id": str(guild.id),
            "members": [member_json(world, guild, user) for user in found],
            "not_found": [user for user in wanted if int(user) not in found],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if data.get("nonce"):
            body["nonce"] = data["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", body)


async def serve_gateway(gateway: Gateway, request: web.Request) -> web.StreamResponse:
    """Handles `GET /gateway`: upgrades it to a socket and serves that until it closes."""
    socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
    await socket.prepare(request)
    gateway.sockets.add(socket)
    try:
        await Connection(gateway, socket, _stream(request.query.get("compress"))).run()
    finally:
        gateway.sockets.discard(socket)
    return socket
