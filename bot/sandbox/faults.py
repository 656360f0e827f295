"""Switches for what goes wrong on the real Discord."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import ApiError, Json
from bot.sandbox.base.limits import too_many
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.messages.messages import Messages
from bot.sandbox.world.permissions import Permission, named
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json


@dataclass(slots=True)
class NextFailures:
    """The next `count` REST requests fail with `status` (5xx or 429, then with `retry_after` seconds).

    `after`: the request is carried out, only its answer is lost. `only`: a part of the path that a request
    must contain to be hit.
    """

    count: int
    status: int
    retry_after: float = 1.0
    after: bool = False
    only: str = ""


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
    slow: Slowness = field(default_factory=Slowness)
    next: NextFailures | None = None
    outage: bool = False
    _ending: asyncio.Task[None] | None = None

    def failure_for(self, path: str, *, after: bool) -> ApiError | None:
        """Takes one of the failures that are due, if this request is to have it."""
        plan = self.next
        if plan is None or plan.after != after or plan.only not in path:
            return None
        plan.count -= 1
        if plan.count <= 0:
            self.next = None
        if plan.status == 429:
            return too_many(plan.retry_after, {"Retry-After": "1", "X-RateLimit-Scope": "user"})
        return ApiError(plan.status, 0, f"{plan.status}: Internal Server Error")

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
        """Takes exactly these permissions (e.g. ["ATTACH_FILES"]) from the bot in a channel."""
        place = self.world.channels[channel]
        could_see = bool(self.world.bot_permissions(place) & Permission.VIEW_CHANNEL)
        place.denied = int(named(names))
        self.store.put("channel", place.id, place)
        if place.guild_id is not None:
            can_see = bool(self.world.bot_permissions(place) & Permission.VIEW_CHANNEL)
            if could_see or can_see:
                body = channel_json(self.world, place)
                self.sessions.to_guild(place.guild_id, "CHANNEL_UPDATE", body)
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
        """Deletes a server's channel with all its messages."""
        place = self.world.channels.get(channel)
        if place is None or place.guild_id is None:
            raise KeyError(channel)
        self.messages.drop_channel(channel)
        del self.world.channels[channel]
        self.store.drop("channel", channel)
        self.sessions.to_guild(place.guild_id, "CHANNEL_DELETE", channel_json(self.world, place))
        self.bus.tell("channel_delete", place)
        self.bus.tell("world", None)

    def delete_guild(self, guild: int) -> None:
        """Deletes a server with all its channels: to the bot as if it had been removed, but nothing is left behind."""
        place = self.world.guilds[guild]
        for channel in self.world.channels_of(guild):
            self.messages.drop_channel(channel.id)
            del self.world.channels[channel.id]
            self.store.drop("channel", channel.id)
        if place.bot_in:
            self.sessions.guild_disappears(place, outage=False)
        del self.world.guilds[guild]
        self.store.drop("guild", guild)
        self.bus.tell("world", None)

    def create_channel(self, guild: int, name: str) -> Channel:
        """Adds a text channel at a server's end."""
        position = len(self.world.channels_of(guild))
        channel = Channel(self.snowflakes.next(), name, guild, position=position)
        self.world.add_channel(channel)
        self.store.put("channel", channel.id, channel)
        self.sessions.to_guild(guild, "CHANNEL_CREATE", channel_json(self.world, channel))
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
        for guild in self.world.guilds:
            self.guild_outage(guild, over=True)
            self.set_membership(guild, member=True)

    def report(self) -> Json:
        """All faults now, for the page."""
        world = self.world
        return {
            "dms_closed": [str(person.id) for person in world.people.values() if person.dms_closed],
            "permissions": {
                str(channel.id): [bit.name for bit in Permission(channel.denied)]
                for channel in world.channels.values()
                if channel.denied
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
