"""The bots that are measured, each in a process of its own, told over a pipe what to do beside taking presses."""

import asyncio
import gc
import logging
import resource
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from bench.bare import Bare
from bot.discord_io.channels import Channels
from bot.i18n import translator
from bot.process.client import Stammtisch
from bot.process.starting import opened, point_at, spare_the_collector
from bot.tables.posts import Post
from bot.tables.table import Person
from cogs.game import layout

_QUIET = 0.05
"""A process that uses less than this part of a processor has finished warming up."""

Command = Callable[..., Awaitable[Any]]


class Entry(NamedTuple):
    """Which bot (``kind``: ours, commits, defers), on which Discord, with its database in which folder.

    ``answers``: see bench.bare.
    """

    kind: str
    url: str
    token: str
    folder: Path
    answers: dict[str, Any] | None = None


class Contestant:
    """A bot's process as the measuring one sees it."""

    def __init__(self, entry: Entry) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(entry, theirs), daemon=True)
        self._process.start()

    async def ask(self, what: str, *facts: Any) -> Any:
        """Have the bot do one of its commands and return the outcome."""
        self._pipe.send((what, facts))
        return await asyncio.to_thread(self._pipe.recv)

    async def settle(self) -> None:
        """Wait until the bot is online and has nothing left to do."""
        await self.ask("cpu")
        before = await self.ask("cpu")
        while True:
            await asyncio.sleep(0.5)
            now = await self.ask("cpu")
            if now - before < 0.5 * _QUIET:
                return
            before = now

    async def close(self) -> None:
        """Stop the bot."""
        await self.ask("stop")
        await asyncio.to_thread(self._process.join)


def _run(entry: Entry, pipe: Connection) -> None:
    logging.disable(logging.INFO)
    asyncio.run(_serve(entry, pipe))


async def _serve(entry: Entry, pipe: Connection) -> None:
    await point_at(entry.url, entry.token)
    async with AsyncExitStack() as stack:
        commands: dict[str, Command] = {"cpu": _cpu, "memory": _memory}
        if entry.kind == "ours":
            client = await stack.enter_async_context(
                opened(entry.folder / "stammtisch.sqlite3", entry.token, ready_after=0.1)
            )
            await client.wait_until_ready()
            await spare_the_collector(client)
            commands |= _own_commands(client)
        else:
            path = entry.folder / f"{entry.kind}.sqlite3" if entry.kind == "commits" else None
            bare = await stack.enter_async_context(Bare(path, entry.answers or {}))
            await bare.login(entry.token)
            connection = asyncio.create_task(bare.connect())
            stack.callback(connection.cancel)
            await bare.wait_until_ready()
        while True:
            what, facts = await asyncio.to_thread(pipe.recv)
            if what == "stop":
                break
            pipe.send(await commands[what](*facts))
    pipe.send(None)


async def _cpu() -> float:
    return time.process_time()


async def _memory() -> float:
    gc.collect()
    return await asyncio.to_thread(_resident)


def _resident() -> float:
    """Return what the process holds now in MiB; without /proc the most that it ever held."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10


def _own_commands(client: Stammtisch) -> dict[str, Command]:
    services = client.services

    async def open_tables(count: int, host: Person, guild_id: int, channel_id: int) -> list[int]:
        made = [
            services.tables.open("putzdiewutz", {}, host, guild_id=guild_id, channel_id=channel_id)
            for _ in range(count)
        ]
        return [table.id for table in await asyncio.gather(*made)]

    async def place(like: int, messages: dict[int, int]) -> None:
        first = (await services.posts.of_table(like))[0]
        await asyncio.gather(
            *(
                services.posts.put(Post(table, first.channel_id, first.guild_id, message, 1, first.picture))
                for table, message in messages.items()
            )
        )

    async def send(count: int, channel_id: int) -> None:
        host = Person(1, "Ada")
        opened_now = await services.tables.open("putzdiewutz", {}, host, guild_id=1, channel_id=channel_id)
        look, t = await services.tables.look(opened_now.id), translator("en")
        presenter = services.presenters["putzdiewutz"]
        channels = Channels(client)
        for _ in range(count):
            page = layout.page(look, presenter, t)
            sent = await channels.post(channel_id, layout.message(opened_now.id, page, None))
            await channels.edit(channel_id, sent.message_id, layout.message(opened_now.id, page, None), None)

    return {"open": open_tables, "place": place, "send": send}
