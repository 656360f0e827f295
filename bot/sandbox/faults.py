"""Switches for what goes wrong on the real Discord."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import ApiError, Json
from bot.sandbox.base.limits import too_many
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.messages.messages import Messages
from bot.sandbox.threads import Threads
from bot.sandbox.world.permissions import Permission, named
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json

CUT = 0
"""Instead of a status: the connection ends without an answer."""


@dataclass(slots=True)
class NextFailures:
    """The next `count` REST requests fail with `status` (5xx, CUT, or 429, then with `retry_after` seconds).

    `after`: the request is carried out, only its answer is lost. `method` and `only`, a regular expression that is
    searched in the path, say which requests are hit; empty ones hit all.
    """

    count: int
    status: int
    retry_after: float = 1.0
    after: bool = False
    only: str = ""
    method: str = ""


@dataclass(slots=True)
class Slowness:
    """Every REST request waits `ms` before it is carried out, or with `after` before it is answered."""

    ms: int = 0
    after: bool = False
    only: str = ""


@dataclass(slots=True)
class Faults:
    """What is broken now. Methods that change the world tell the bot and the people."""

    world: World
    store: Store
    bus: Bus
    snowflakes: Snowflakes
    sessions: Sessions
    messages: Messages
    threads: Threads
    slow: Slowness = field(default_factory=Slowness)
    next: NextFailures | None = None
    outage: bool = False
    _ending: asyncio.Task[None] | None = None

    def failure_for(self, method: str, path: str, *, after: bool) -> ApiError | None:
        """Takes one of the failures that are due, if this request is to have it."""
        plan = self.next
        if plan is None or plan.after != after or plan.method not in ("", method) or not re.search(plan.only, path):
            return None
        plan.count -= 1
        if plan.count <= 0:
            self.next = None
        if plan.status == 429:
            return too_many(plan.retry_after, {"Retry-After": "1", "X-RateLimit-Scope": "user"})
        return ApiError(plan.status, 0, f"{plan.status}: Internal Server Error")

    def lose_answers(self, method: str, only: str, *, status: int = CUT, count: int = 1) -> None:
        """Carries out the next such requests, but cuts their connections before the answer, or answers `status`.

        `only`: a regular expression for the path, e.g. "/messages$".
        """
        self.next = NextFailures(count, status, after=True, only=only, method=method)

    async def delay(self, path: str, *, after: bool) -> None:
        """Waits if answers are slow."""
        if self.slow.ms and self.slow.after == after and self.slow.only in path:
            await asyncio.sleep(self.slow.ms / 1000)

    def close_dms(self, person: int, *, closed: bool) -> None:
        """A person's direct messages refuse the bot (50007), or take it again."""
        who = self.world.people[person]
        who.dms_closed = closed
        self.store.put("person", who.id, who)
        self.bus.tell("world", None)

    def deny(self, channel: int, names: list[str]) -> None:
        """Takes exactly these permissions (e.g. ["ATTACH_FILES"]) from the bot in a channel and its threads."""
        place = self.world.channels[channel]
        if place.thread is not None:
            raise KeyError(channel)
        could_see = bool(self.world.bot_permissions(place))
        place.denied = int(named(names))
        self.store.put("channel", place.id, place)
        self.sessions.channel_changed(place, could_see=could_see)
        self.bus.tell("world", None)

    def deny_everywhere(self, guild: int, names: list[str]) -> None:
        """Takes exactly these permissions from the roles of everybody and of the bot in a server."""
        place = self.world.guilds[guild]
        channels = self.world.channels_of(guild)
        hidden = [channel for channel in channels if not self.world.bot_permissions(channel)]
        place.denied = int(named(names))
        self.store.put("guild", place.id, place)
        self.sessions.roles_changed(place)
        for channel in hidden:
            if self.world.bot_permissions(channel):
                self.sessions.channel_appears(channel)
        self.bus.tell("world", None)

    def drop_gateway(self, *, invalidate: bool = False, seconds: float = 0.0) -> None:
        """Closes the bot's connections. `invalidate`: no resume. `seconds`: no reconnect for so long."""
        if seconds:
            self.outage = True
            self._cancel_ending()
            self._ending = asyncio.create_task(self._end_outage(seconds), name="sandbox outage")
        self.sessions.drop(invalidate=invalidate)

    def guild_outage(self, guild: int, *, over: bool) -> None:
        """A server becomes unavailable (not a removal), or is back."""
        place = self.world.guilds[guild]
        if place.available == over:
            return
        place.available = over
        if over:
            self.sessions.guild_appears(place, joined=False)
        else:
            self.sessions.guild_disappears(place, outage=True)
        self.bus.tell("world", None)

    def set_membership(self, guild: int, *, member: bool) -> None:
        """Removes the bot from a server or adds it again."""
        place = self.world.guilds[guild]
        if place.bot_in == member:
            return
        place.bot_in = member
        self.store.put("guild", place.id, place)
        if member:
            self.sessions.guild_appears(place, joined=True)
        else:
            self.sessions.guild_disappears(place, outage=False)
        self.bus.tell("world", None)
        self.bus.tell("commands", guild)

    def delete_channel(self, channel: int) -> None:
        """Deletes a server's channel with its threads, or a thread, and all the messages."""
        place = self.world.channels.get(channel)
        if place is None or place.guild_id is None:
            raise KeyError(channel)
        self.messages.drop_channel(channel)
        if place.thread is not None:
            self.threads.drop(place)
        else:
            self._forget_channel(place)
            self.sessions.to_guild(place.guild_id, "CHANNEL_DELETE", channel_json(self.world, place))
        self.bus.tell("world", None)

    def delete_guild(self, guild: int) -> None:
        """Deletes a server with all its channels: to the bot as if it had been removed, but nothing is left behind."""
        place = self.world.guilds[guild]
        for channel in self.world.channels_of(guild):
            self._forget_channel(channel)
        if place.bot_in:
            self.sessions.guild_disappears(place, outage=False)
        del self.world.guilds[guild]
        self.store.drop("guild", guild)
        self.bus.tell("world", None)

    def _forget_channel(self, channel: Channel) -> None:
        # Its threads go first: their place is found through it.
        for thread in self.world.threads_of(channel.id):
            self.messages.drop_channel(thread.id)
            self.threads.forget(thread)
        self.messages.drop_channel(channel.id)
        del self.world.channels[channel.id]
        self.store.drop("channel", channel.id)
        self.bus.tell("channel_delete", channel)

    def create_channel(self, guild: int, name: str) -> Channel:
        """Adds a text channel at a server's end."""
        position = len(self.world.channels_of(guild))
        channel = Channel(self.snowflakes.next(), name, guild, position=position)
        self.world.add_channel(channel)
        self.store.put("channel", channel.id, channel)
        self.sessions.channel_appears(channel)
        self.bus.tell("world", None)
        return channel

    def restore(self) -> None:
        """Ends every fault. Deleted channels stay deleted, as they do on Discord."""
        self.slow, self.next, self.outage = Slowness(), None, False
        self._cancel_ending()
        for person in self.world.people.values():
            if person.dms_closed:
                self.close_dms(person.id, closed=False)
        for channel in list(self.world.channels.values()):
            if channel.denied:
                self.deny(channel.id, [])
        for guild in self.world.guilds.values():
            if guild.denied:
                self.deny_everywhere(guild.id, [])
            self.guild_outage(guild.id, over=True)
            self.set_membership(guild.id, member=True)

    def report(self) -> Json:
        """All faults now, for the page."""
        world = self.world
        return {
            "dms_closed": [str(person.id) for person in world.people.values() if person.dms_closed],
            "permissions": {
                str(channel.id): [bit.name for bit in Permission(channel.denied)]
                for channel in world.channels.values()
                if channel.denied
            }
            | {
                str(guild.id): [bit.name for bit in Permission(guild.denied)]
                for guild in world.guilds.values()
                if guild.denied
            },
            "slow_ms": self.slow.ms,
            "next": None if self.next is None else {"status": self.next.status, "count": self.next.count},
            "gateway_outage": self.outage,
            "guilds_unavailable": [str(guild.id) for guild in world.guilds.values() if not guild.available],
            "guilds_left": [str(guild.id) for guild in world.guilds.values() if not guild.bot_in],
        }

    def _cancel_ending(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    async def _end_outage(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.outage = False
