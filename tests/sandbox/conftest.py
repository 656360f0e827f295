"""A sandbox per test, a plain REST client and real discord.py clients on it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot.sandbox import Limits, Sandbox

from .wire import Wire, wire

PATIENCE = 60.0
"""Seconds: what has to come comes within these, however busy the machine is."""


def png(width: int = 8, height: int = 6, color: str = "#c8553d") -> bytes:
    """A small picture."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), color).save(data, "PNG")
    return data.getvalue()


class Api:
    """REST as a bot without a library sees it: (status, body, headers)."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self._session = sandbox, session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> tuple[int, Any, dict[str, str]]:
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        form: Any = None
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", msgspec.json.encode(body).decode())
            for index, (name, data) in enumerate(files.items()):
                form.add_field(
                    f"files[{index}]", io.BytesIO(data), filename=name, content_type="application/octet-stream"
                )
        async with self._session.request(
            method, self.sandbox.url + path, json=body if form is None else None, data=form, headers=headers
        ) as answer:
            text = await answer.text()
            return answer.status, msgspec.json.decode(text) if text else None, dict(answer.headers)


class Desk:
    """A bot that answers by hand."""

    def __init__(self, api: Api, socket: Wire) -> None:
        self.api, self.socket = api, socket
        self.app = api.sandbox.core.world.bot.id

    async def called(self, channel: Any = None, who: str = "Ada") -> dict[str, Any]:
        """Somebody calls /hand; the event."""
        person = self.api.sandbox.person(who)
        await person.command(channel or self.api.sandbox.channel("tables"), "hand", wait=False)
        return await self.event()

    async def event(self) -> dict[str, Any]:
        """The next interaction."""
        event: dict[str, Any] = (await self.socket.until("INTERACTION_CREATE"))["d"]
        return event

    async def answer(self, event: Any, kind: int, data: Any = None, **more: Any) -> Any:
        """Answers an interaction; the JSON of the answer's answer."""
        path = f"/interactions/{event['id']}/{event['token']}/callback?with_response=true"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return (await self.api("POST", path, body, **more))[1]

    async def hook(self, event: Any, method: str, path: str = "", body: Any = None) -> Any:
        """Uses an interaction's webhook."""
        return (await self.api(method, f"/webhooks/{self.app}/{event['token']}{path}", body))[1]


class Bot(discord.Client):
    """An ordinary discord.py bot."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        self._news = asyncio.Event()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Keeps every event's name."""
        if not event.startswith("socket"):
            self.events.append(event)
            self._news.set()
        super().dispatch(event, *args, **kwargs)

    async def until(self, event: str, times: int = 1) -> None:
        """Waits until an event has come so many times."""
        async with asyncio.timeout(PATIENCE):
            while self.events.count(event) < times:
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def running(sandbox: Sandbox, bot: Any, *, sync: bool = True) -> AsyncIterator[Any]:
    """Runs a discord.py client on the sandbox until the block ends."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = sandbox.url, yarl.URL(sandbox.gateway_url)
    try:
        await bot.login(sandbox.token)
        if sync:
            await bot.tree.sync()
        task = asyncio.create_task(bot.connect())
        async with asyncio.timeout(PATIENCE):
            await bot.wait_until_ready()
        try:
            yield bot
        finally:
            await bot.close()
            await asyncio.wait([task])
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox in memory, without rate limits."""
    async with Sandbox(limits=Limits.off()) as sandbox:
        yield sandbox


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    """An HTTP client."""
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def api(sandbox: Sandbox, session: aiohttp.ClientSession) -> Api:
    """The plain REST client of `sandbox`."""
    return Api(sandbox, session)


@pytest.fixture
async def desk(api: Api) -> AsyncIterator[Desk]:
    """A bot with one command."""
    async with wire(api.sandbox) as socket:
        await socket.identify()
        hand = {"name": "hand", "description": "d"}
        await api("PUT", f"/applications/{api.sandbox.core.world.bot.id}/commands", [hand])
        yield Desk(api, socket)
