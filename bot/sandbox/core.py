"""The parts of one sandbox, tied together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from bot.sandbox.application.commands import Commands
from bot.sandbox.application.emojis import Emojis
from bot.sandbox.base.address import Address
from bot.sandbox.base.bus import Bus
from bot.sandbox.base.limits import Limits, RateLimiter
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store, Unreadable
from bot.sandbox.default_world import default_world
from bot.sandbox.faults import Faults
from bot.sandbox.gateway.connection import Gateway
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.interactions.interactions import Interactions
from bot.sandbox.messages.attachments import Attachments
from bot.sandbox.messages.message import Message, plain
from bot.sandbox.messages.messages import Messages
from bot.sandbox.record import Record
from bot.sandbox.threads import Threads
from bot.sandbox.validate.message import Drafts
from bot.sandbox.world.world import Channel

_THREAD_CREATED = 18
"""A message's type."""


class Core:
    """State and parts of a sandbox; each part is given only those that it needs."""

    def __init__(
        self,
        path: Path | None,
        *,
        limits: Limits,
        token: str,
        bot_name: str,
        privileged_intents: bool,
        first_commands: tuple[str, ...],
        record: bool,
    ) -> None:
        self.token = token
        self.first_commands = first_commands
        self.privileged_intents = privileged_intents
        self.address = Address()
        self.sockets: set[web.WebSocketResponse] = set()
        self.snowflakes = snowflakes = Snowflakes()
        self.bus = bus = Bus()
        self.store = store = Store(path)
        self.world = world = default_world(bot_name)
        self.limiter = RateLimiter(limits)
        self.record = Record(bus, keep=record)
        self.emojis = Emojis(world, store, snowflakes)
        self.commands = Commands(world, store, bus, snowflakes, limits)
        self.sessions = sessions = Sessions(world, bus, self.address)
        self.gateway = Gateway(world, sessions, token, privileged_intents, self.sockets)
        self.drafts = Drafts(world, Attachments(snowflakes, self.address), self.emojis.ids)
        self.threads = Threads(world, store, bus, snowflakes, sessions)
        self.messages = Messages(world, store, bus, snowflakes, sessions, threads=self.threads)
        self.interactions = Interactions(world, bus, snowflakes, sessions)
        self.faults = Faults(world, store, bus, snowflakes, sessions, self.messages, self.threads)

    async def open(self) -> None:
        """Opens the store and takes up the world where it was left. Raises Unreadable."""
        things = await self.store.open()
        if "bot" in things:
            try:
                self._load(things)
            except (msgspec.ValidationError, LookupError, TypeError) as error:
                raise Unreadable(f"is damaged ({error}): delete it") from error
            # The files of private messages go with them.
            await self.store.keep_files(self.messages.file_ids() | self.emojis.ids())
        else:
            self._save_world()

    def _load(self, things: dict[str, dict[int, Any]]) -> None:
        self.world.load(things)
        self.messages.load(things.get("message", {}))
        self.commands.load(things.get("command", {}))
        self.emojis.load(things.get("emoji", {}))
        newest = max((identity for kind in things.values() for identity in kind), default=0)
        self.snowflakes.start_after(newest)

    def _save_world(self) -> None:
        self.store.put("bot", self.world.bot.id, self.world.bot)
        for person in self.world.people.values():
            self.store.put("person", person.id, person)
        for guild in self.world.guilds.values():
            self.store.put("guild", guild.id, guild)
        for channel in self.world.channels.values():
            self.store.put("channel", channel.id, channel)

    def open_dm(self, person: int) -> Channel:
        """The bot's direct channel with a person, made if there was none."""
        channel = self.world.dm_of(person)
        if channel is not None:
            return channel
        channel = Channel(self.snowflakes.next(), self.world.people[person].display, recipient=person)
        self.world.add_channel(channel)
        self.store.put("channel", channel.id, channel)
        self.bus.tell("dm_open", channel)
        return channel

    def open_thread(
        self, parent: Channel, owner: int, name: str, minutes: int, *, message: Message | None = None
    ) -> Channel:
        """A new thread: made from a message, or with a message of its own that tells the channel of it."""
        if message is not None:
            thread = self.threads.open(parent, owner, name, minutes, message=message.id)
            self.messages.begin_thread(message, thread)
            return thread
        thread = self.threads.open(parent, owner, name, minutes)
        where = {"type": 0, "channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
        told = {"type": _THREAD_CREATED, "message_reference": where}
        self.messages.create(parent, owner, plain(name), extra=told)
        return thread
