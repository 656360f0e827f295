"""The page's socket: tells each person what changes before their eyes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from aiohttp import web

from bot.sandbox.base.errors import Json
from bot.sandbox.core import Core
from bot.sandbox.interactions.interactions import AUTOCOMPLETE, DONE, Interaction
from bot.sandbox.messages.message import Message
from bot.sandbox.validate.commands import LOCALES
from bot.sandbox.world.world import Channel, World

OPEN_MODAL = 9


def world_json(core: Core) -> Json:
    """Everybody and every place, for the page."""
    world = core.world
    return {
        "people": [
            {
                "id": str(person.id),
                "username": person.name,
                "name": person.display,
                "color": person.color,
                "locale": person.locale,
                "dms_closed": person.dms_closed,
            }
            for person in world.people.values()
        ],
        "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": core.sessions.online},
        "guilds": [
            {
                "id": str(guild.id),
                "name": guild.name,
                "locale": guild.locale,
                "owner": str(guild.owner_id),
                "moderators": [str(person) for person in {guild.owner_id: 0, **dict.fromkeys(guild.moderators)}],
                "members": [str(person) for person in guild.members],
                "bot": guild.bot_in,
                "unavailable": not guild.available,
                "channels": [_channel_json(world, channel) for channel in world.channels_of(guild.id)],
            }
            for guild in world.guilds.values()
        ],
        "locales": sorted(LOCALES),
        "first_commands": core.first_commands,
    }


def _channel_json(world: World, channel: Channel) -> Json:
    threads = [(thread, thread.thread) for thread in world.threads_of(channel.id)]
    return {
        "id": str(channel.id),
        "name": channel.name,
        "threads": [
            {
                "id": str(thread.id),
                "name": thread.name,
                "owner": str(state.owner_id),
                "archived": state.archived,
                "locked": state.locked,
            }
            for thread, state in threads
            if state is not None
        ],
    }


def dms_json(core: Core, person: int) -> list[Json]:
    """A person's direct channels: none, or the one with the bot."""
    channel = core.world.dm_of(person)
    return [] if channel is None else [dm_json(core, channel)]


def dm_json(core: Core, channel: Channel) -> Json:
    """A direct channel, named after the bot."""
    return {"id": str(channel.id), "name": core.world.bot.name}


class PageSockets:
    """All open pages, by the person each is."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._queues: dict[asyncio.Queue[str], int] = {}
        core.bus.listen(self._hear)

    def present(self) -> list[str]:
        """The ids of everybody who has a page open."""
        return [str(person) for person in dict.fromkeys(self._queues.values())]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serves one page until it closes."""
        user = request.query.get("user", "")
        if not user.isdigit() or int(user) not in self._core.world.people:
            raise web.HTTPBadRequest(text='{"error": "Choose one of the people first."}')
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._queues[queue] = int(user)
        self._core.sockets.add(socket)
        ready = {"t": "ready", "world": world_json(self._core), "dms": dms_json(self._core, int(user))}
        queue.put_nowait(msgspec.json.encode(ready).decode())
        writer = asyncio.create_task(self._write(socket, queue), name="sandbox page writer")
        try:
            async for _ in socket:
                pass
        finally:
            self._queues.pop(queue)
            self._core.sockets.discard(socket)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket

    async def _write(self, socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
        while True:
            try:
                await socket.send_str(await queue.get())
            except ConnectionError:
                return

    def _tell(self, kind: str, body: Any, people: set[int] | None = None) -> None:
        listening = [queue for queue, who in self._queues.items() if people is None or who in people]
        if listening:
            text = msgspec.json.encode({"t": kind, "d": body}).decode()
            for queue in listening:
                queue.put_nowait(text)

    def _audience(self, channel: int, only_for: int | None) -> set[int]:
        if only_for is not None:
            return {only_for}
        place = self._core.world.channels[channel]
        return {person for person in set(self._queues.values()) if self._core.world.sees(person, place)}

    def _hear(self, kind: str, thing: Any) -> None:
        if not self._queues:
            return
        if isinstance(thing, Message):
            people = self._audience(thing.channel_id, thing.only_for)
            body = thing.body
            if kind == "message_delete":
                body = {"id": str(thing.id), "channel_id": str(thing.channel_id)}
            self._tell(kind, body, people)
        elif isinstance(thing, Interaction):
            self._hear_interaction(thing)
        elif kind == "channel_delete":
            self._tell(kind, {"id": str(thing.id)})
        elif kind == "dm_open":
            self._tell(kind, {"channel": dm_json(self._core, thing)}, {thing.recipient})
        elif kind in ("world", "presence"):
            self._tell("world", world_json(self._core))
        elif kind == "commands":
            self._tell("commands", {})

    def _hear_interaction(self, interaction: Interaction) -> None:
        people = {interaction.user}
        # What the answer brought comes before the word that it is there: then the page still knows who waits for it.
        if interaction.state == DONE and interaction.kind == AUTOCOMPLETE:
            self._tell("autocomplete", {"nonce": interaction.nonce, "choices": interaction.choices or []}, people)
        elif interaction.state == DONE and interaction.callback == OPEN_MODAL:
            opened = {
                "nonce": interaction.nonce,
                "modal_id": str(interaction.id),
                "channel_id": str(interaction.channel_id),
                "data": interaction.modal,
            }
            self._tell("modal", opened, people)
        state = {
            "nonce": interaction.nonce,
            "id": str(interaction.id),
            "state": interaction.state,
            "reason": interaction.reason,
            "message_id": None if interaction.source is None else str(interaction.source.id),
        }
        self._tell("interaction", state, people)
