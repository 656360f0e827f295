"""Gateway sessions: who gets which event, numbered and kept for a resume.

Source: Discord documentation, "Gateway" (sharding, resuming, intents).
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from dataclasses import dataclass, field

import msgspec

from bot.sandbox.base.address import Address
from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import Json
from bot.sandbox.world.thread_json import active_threads_json
from bot.sandbox.world.world import Channel, Guild, World
from bot.sandbox.world.world_json import bot_json, channel_json, guild_create_json, roles_json

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
_KEPT_EVENTS = 2_000
_RESUMABLE_SECONDS = 180.0

Outbox = asyncio.Queue["bytes | int"]
"""Frames for one connection; an int closes it with that code."""


@dataclass(slots=True)
class Session:
    """One identified shard. `outbox` is None while its connection is lost; events are kept meanwhile.

    `channels`: ids of the servers' channels that it has been told of.
    """

    id: str
    shard: int
    shards: int
    intents: int
    outbox: Outbox | None
    seq: int = 0
    lost_at: float = 0.0
    channels: set[int] = field(default_factory=set)
    kept: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_KEPT_EVENTS))

    def serves(self, guild: int | None) -> bool:
        """Do this server's events (None: direct messages) come to this shard?"""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def send(self, event: str, data: object) -> None:
        """Numbers, keeps and sends one event."""
        self.seq += 1
        frame = msgspec.json.encode({"op": 0, "t": event, "s": self.seq, "d": data})
        self.kept.append((self.seq, frame))
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def can_resume_from(self, seq: int) -> bool:
        """Are all events after `seq` still kept?"""
        return seq <= self.seq and (not self.kept or self.kept[0][0] <= seq + 1)


class Sessions:
    """All sessions, live or waiting to be resumed."""

    def __init__(self, world: World, bus: Bus, address: Address) -> None:
        self._world = world
        self._bus = bus
        self._address = address
        self._all: dict[str, Session] = {}

    @property
    def online(self) -> bool:
        """Is the bot connected with at least one shard?"""
        return any(session.outbox is not None for session in self._all.values())

    def open(self, shard: int, shards: int, intents: int, outbox: Outbox) -> Session:
        """Starts a session: READY, then a GUILD_CREATE for each server of its shard."""
        self._forget_old()
        session = Session(secrets.token_hex(16), shard, shards, intents, outbox)
        self._all[session.id] = session
        world = self._world
        mine = [guild for guild in world.guilds.values() if guild.bot_in and session.serves(guild.id)]
        session.send(
            "READY",
            {
                "v": 10,
                "user": bot_json(world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.id,
                "resume_gateway_url": self._address.gateway,
                "shard": [shard, shards],
                "application": {"id": str(world.bot.id), "flags": 0},
                "private_channels": [],
                "user_settings": {},
                "relationships": [],
                "presences": [],
                "geo_ordered_rtc_regions": [],
                "session_type": "normal",
            },
        )
        for guild in mine:
            if guild.available:
                self._send_guild(session, guild)
        self._bus.tell("presence", None)
        return session

    def resume(self, identity: str, seq: int, outbox: Outbox) -> Session | None:
        """Takes a session up again and replays what came after `seq`; None if it cannot be resumed."""
        self._forget_old()
        session = self._all.get(identity)
        if session is None or not session.can_resume_from(seq):
            return None
        if session.outbox is not None:
            session.outbox.put_nowait(4000)
        session.outbox = outbox
        for number, frame in session.kept:
            if number > seq:
                outbox.put_nowait(frame)
        session.send("RESUMED", {"_trace": []})
        self._bus.tell("presence", None)
        return session

    def lost(self, session: Session, outbox: Outbox, *, ended: bool) -> None:
        """A session's connection closed; `ended`: the bot said goodbye (1000 or 1001), so no resume."""
        if session.outbox is not outbox:
            return
        session.outbox = None
        session.lost_at = time.monotonic()
        if ended:
            self._all.pop(session.id, None)
        self._bus.tell("presence", None)

    def drop(self, code: int = 4000, *, invalidate: bool = False) -> None:
        """Closes every connection; with `invalidate` no session can be resumed afterwards."""
        for session in list(self._all.values()):
            if session.outbox is not None:
                session.outbox.put_nowait(code)
        if invalidate:
            self._all.clear()
            self._bus.tell("presence", None)

    def to_guild(self, guild: int, event: str, data: Json, intents: int = GUILDS) -> None:
        """Sends an event of a server to the sessions of its shard that have one of `intents`."""
        for session in self._all.values():
            if session.serves(guild) and (not intents or session.intents & intents):
                session.send(event, data)

    def to_channel(self, channel: Channel, event: str, data: Json, *, about_messages: bool = False) -> None:
        """Sends an event of a channel, or nothing if the bot cannot see that channel now."""
        guild = self._world.guild_of(channel)
        if guild is not None and not (guild.bot_in and guild.available):
            return
        if guild is not None and not self._world.bot_permissions(channel):
            return
        needed = GUILDS
        if about_messages:
            needed = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        for session in self._all.values():
            if session.serves(channel.guild_id) and session.intents & needed:
                session.send(event, self._without_content(session, data) if guild is not None else data)

    def channel_appears(self, channel: Channel) -> None:
        """A channel of a server is new, or the bot can see it again (then its threads come, too)."""
        self.channel_changed(channel, could_see=False)

    def channel_changed(self, channel: Channel, *, could_see: bool) -> None:
        """CHANNEL_UPDATE, or CHANNEL_CREATE for whoever had not been told of it; nothing if it stays out of sight.

        Source: Discord documentation, "Gateway Events: Thread List Sync" (sent when access to a channel is gained).
        """
        guild = self._world.guild_of(channel)
        can_see = bool(self._world.bot_permissions(channel))
        if guild is None or not (guild.bot_in and guild.available) or not (can_see or could_see):
            return
        body = channel_json(self._world, channel)
        threads = active_threads_json(self._world, [channel])
        for session in self._all.values():
            if not (session.serves(guild.id) and session.intents & GUILDS):
                continue
            if channel.id in session.channels:
                session.send("CHANNEL_UPDATE", body)
            elif can_see:
                session.channels.add(channel.id)
                session.send("CHANNEL_CREATE", body)
            if threads and can_see and not could_see:
                where: Json = {"guild_id": str(guild.id), "channel_ids": [str(channel.id)]}
                session.send("THREAD_LIST_SYNC", where | {"threads": threads, "members": []})

    def roles_changed(self, guild: Guild) -> None:
        """GUILD_ROLE_UPDATE for everybody's role and the bot's in a server."""
        if not (guild.bot_in and guild.available):
            return
        for role in roles_json(self._world, guild):
            if role["id"] != str(guild.moderator_role_id):
                self.to_guild(guild.id, "GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role})

    def interaction(self, guild: int | None, data: Json) -> None:
        """Sends INTERACTION_CREATE, which needs no intent."""
        for session in self._all.values():
            if session.serves(guild):
                session.send("INTERACTION_CREATE", data)

    def guild_appears(self, guild: Guild, *, joined: bool) -> None:
        """GUILD_CREATE: the bot joined, or an outage is over."""
        for session in self._all.values():
            if session.serves(guild.id) and session.intents & GUILDS:
                self._send_guild(session, guild, joined=joined)

    def guild_disappears(self, guild: Guild, *, outage: bool) -> None:
        """GUILD_DELETE: with `unavailable` it is an outage, without the bot was removed."""
        body: Json = {"id": str(guild.id)}
        if outage:
            body["unavailable"] = True
        self.to_guild(guild.id, "GUILD_DELETE", body)

    def _send_guild(self, session: Session, guild: Guild, *, joined: bool = False) -> None:
        with_people = bool(session.intents & PRESENCES)
        body = guild_create_json(self._world, guild, with_people=with_people, joined=joined)
        session.channels.update(int(channel["id"]) for channel in body["channels"])
        session.send("GUILD_CREATE", body)

    def _without_content(self, session: Session, data: Json) -> Json:
        # Without the message content intent a bot reads its own messages and those that mention it.
        bot = str(self._world.bot.id)
        author = data.get("author")
        if author is None or author["id"] == bot or session.intents & MESSAGE_CONTENT:
            return data
        if any(user["id"] == bot for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _forget_old(self) -> None:
        now = time.monotonic()
        for session in list(self._all.values()):
            if session.outbox is None and now - session.lost_at > _RESUMABLE_SECONDS:
                del self._all[session.id]
