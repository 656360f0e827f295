"""The sandbox itself: starts the server, hands out people to be, and keeps the record for tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

from aiohttp import web

from bot.sandbox.base.limits import Limits
from bot.sandbox.core import Core
from bot.sandbox.faults import Faults
from bot.sandbox.gateway.connection import serve_gateway
from bot.sandbox.page_server.page import add_page
from bot.sandbox.people.person import PersonHandle
from bot.sandbox.record import Sent
from bot.sandbox.rest import commands, interactions, messages, threads, world
from bot.sandbox.rest.routing import MAX_REQUEST, add_routes, add_unknown
from bot.sandbox.world.world import Channel, Guild

T = TypeVar("T")
_BACKLOG = 4096
"""Connections waiting to be accepted: discord.py opens one for each request in flight."""
DEFAULT_TOKEN = "sandbox.token.for-nobody-but-loopback"  # noqa: S105


class Sandbox:
    """A Discord on loopback. Use as `async with Sandbox(...) as sandbox:`.

    path: the database file; None keeps everything in memory.
    port: 0 takes a free one. host: stays on this machine.
    limits: `Limits()` as Discord's, `Limits.off()`, or `Limits().but(edit=Rate(50, 1.0))`.
    first_commands: what the page offers where nobody has said anything yet, e.g. ("table show",).
    privileged_intents: are members, presences and message content switched on for the bot?
    record: keep every request in `sent`? (Turn it off for long runs.)
    """

    def __init__(
        self,
        path: Path | str | None = None,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        limits: Limits | None = None,
        token: str = DEFAULT_TOKEN,
        bot_name: str = "Sandbox Bot",
        privileged_intents: bool = False,
        first_commands: tuple[str, ...] = (),
        record: bool = True,
    ) -> None:
        self._host, self._port = host, port
        self.core = Core(
            None if path is None else Path(path),
            limits=limits or Limits(),
            token=token,
            bot_name=bot_name,
            privileged_intents=privileged_intents,
            first_commands=first_commands,
            record=record,
        )
        self._runner: web.AppRunner | None = None
        self._archiving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Opens the database and listens. Raises Unreadable or OSError, and leaves nothing running behind then."""
        try:
            await self._start()
        except BaseException:
            await self.close()
            raise

    async def _start(self) -> None:
        await self.core.open()
        self._archiving = asyncio.create_task(self.core.threads.keep_archiving(), name="sandbox archiving")
        app = web.Application(client_max_size=MAX_REQUEST)
        for part in (interactions, messages, threads, world, commands):
            add_routes(app, self.core, part.ROUTES)
        add_unknown(app, self.core)

        async def gateway(request: web.Request) -> web.StreamResponse:
            if self.core.faults.outage:
                return web.Response(status=503)
            return await serve_gateway(self.core.gateway, request)

        app.router.add_get("/gateway", gateway)
        app.router.add_get("/gateway/", gateway)
        add_page(app, self.core)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port, backlog=_BACKLOG)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.core.address.page = f"http://{self._host}:{self._port}"

    async def close(self) -> None:
        """Closes all sockets and writes what is pending."""
        if self._archiving is not None:
            self._archiving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._archiving
        for socket in list(self.core.sockets):
            await socket.close(code=1001, message=b"sandbox closes")
        if self._runner is not None:
            await self._runner.cleanup()
        await self.core.store.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    @property
    def address(self) -> str:
        """Where the page is: http://127.0.0.1:port."""
        return self.core.address.page

    @property
    def url(self) -> str:
        """The REST base, what DISCORD_API_URL takes."""
        return self.core.address.rest

    @property
    def gateway_url(self) -> str:
        """The gateway's address."""
        return self.core.address.gateway

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.core.token

    @property
    def faults(self) -> Faults:
        """Switches for what goes wrong."""
        return self.core.faults

    @property
    def sent(self) -> list[Sent]:
        """Every request the bot made, oldest first, with its answer."""
        return self.core.record.sent

    @property
    def invalid_requests(self) -> int:
        """How many requests were answered 401, 403 or 429; 10,000 in 10 minutes would ban the address."""
        return self.core.record.invalid

    @property
    def guilds(self) -> list[Guild]:
        """The servers."""
        return list(self.core.world.guilds.values())

    @property
    def people(self) -> list[PersonHandle]:
        """Everybody one can be."""
        return [PersonHandle(self.core, person) for person in self.core.world.people.values()]

    def person(self, name: str) -> PersonHandle:
        """Somebody by handle or display name, in any case; KeyError if there is nobody of that name."""
        for person in self.core.world.people.values():
            if name.lower() in (person.name, person.display.lower()):
                return PersonHandle(self.core, person)
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """A server's channel or thread by name; KeyError if there is none."""
        for channel in self.core.world.channels.values():
            if channel.guild_id is not None and channel.name == name:
                return channel
        raise KeyError(name)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archives a thread now, as the clock does, or with `locked` as a moderator does; KeyError if it is none."""
        self.core.threads.change(thread, archived=True, locked=locked)

    async def wait_for(self, predicate: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109
        """Waits until `predicate()` is true (checked after each change); its value, or TimeoutError."""
        return await self.core.bus.wait_for(predicate, timeout)
