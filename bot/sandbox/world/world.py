"""Who and where: people, servers, channels, the bot. Plain state; its Discord JSON is in `world_json`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.sandbox.world.permissions import BOT_ROLE, EVERYONE, EVERYTHING, IN_DM, MODERATOR, Permission, after_overwrite
from bot.sandbox.world.thread import Thread

_APP_IN_DM, _BOT_IN_DM, _BOT_IN_GUILD = int(IN_DM), int(IN_DM | EVERYONE), int(EVERYONE | BOT_ROLE)
_MEMBER, _MODERATOR, _OWNER = int(EVERYONE), int(MODERATOR), int(EVERYTHING)


@dataclass(slots=True)
class Person:
    """Somebody who uses the sandbox's page. `name` is the unique handle, `display` what others see."""

    id: int
    name: str
    display: str
    color: str
    locale: str
    dms_closed: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel of a server (`guild_id`), a `thread` in one, or a direct channel (`recipient`: the person's id).

    `denied` are permission bits taken from the bot by an overwrite of this channel; a thread has none of its own.
    """

    id: int
    name: str
    guild_id: int | None = None
    recipient: int | None = None
    position: int = 0
    denied: int = 0
    last_message_id: int | None = None
    thread: Thread | None = None


@dataclass(slots=True)
class Guild:
    """A server. `bot_in`: the bot is a member; `available`: not in an outage.

    `denied` are permission bits that neither everybody's role nor the bot's gives any more.
    """

    id: int
    name: str
    locale: str
    owner_id: int
    bot_role_id: int
    moderator_role_id: int
    members: list[int] = field(default_factory=list)
    moderators: list[int] = field(default_factory=list)
    bot_in: bool = True
    available: bool = True
    denied: int = 0


@dataclass(slots=True)
class Bot:
    """The one application and its user."""

    id: int
    name: str


class World:
    """All that exists, by id."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._dm_of: dict[int, Channel] = {}

    def load(self, things: dict[str, dict[int, Any]]) -> None:
        """Takes back what the store has kept. The bot's name stays the present one; no server is in an outage.

        Raises msgspec.ValidationError, LookupError or TypeError if that is damaged.
        """
        kept = msgspec.convert(next(iter(things["bot"].values())), Bot)
        self.bot = Bot(kept.id, self.bot.name)
        self.people = {identity: msgspec.convert(one, Person) for identity, one in things.get("person", {}).items()}
        self.guilds = {identity: msgspec.convert(one, Guild) for identity, one in things.get("guild", {}).items()}
        for guild in self.guilds.values():
            guild.available = True
        self.channels, self._dm_of = {}, {}
        for channel in things.get("channel", {}).values():
            self.add_channel(msgspec.convert(channel, Channel))

    def add_channel(self, channel: Channel) -> None:
        """Adds or replaces a channel."""
        self.channels[channel.id] = channel
        if channel.recipient is not None:
            self._dm_of[channel.recipient] = channel

    def dm_of(self, person: int) -> Channel | None:
        """The bot's direct channel with a person, if one was ever opened."""
        return self._dm_of.get(person)

    def channels_of(self, guild: int) -> list[Channel]:
        """A server's channels from top to bottom, without their threads."""
        mine = (one for one in self.channels.values() if one.guild_id == guild and one.thread is None)
        return sorted(mine, key=lambda channel: (channel.position, channel.id))

    def threads_of(self, parent: int) -> list[Channel]:
        """A channel's threads, oldest first, archived ones included."""
        mine = (one for one in self.channels.values() if one.thread is not None and one.thread.parent_id == parent)
        return sorted(mine, key=lambda thread: thread.id)

    def parent_of(self, channel: Channel) -> Channel:
        """The channel that a thread stands in; any other channel itself."""
        return channel if channel.thread is None else self.channels[channel.thread.parent_id]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server that a channel belongs to; None for a direct channel."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def sees(self, person: int, channel: Channel) -> bool:
        """May this person read that channel?"""
        if channel.guild_id is None:
            return channel.recipient == person
        return person in self.guilds[channel.guild_id].members

    def shares_guild(self, person: int) -> bool:
        """Is the bot in a server with this person?"""
        return any(guild.bot_in and person in guild.members for guild in self.guilds.values())

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot may do in a channel: permission bits; in a thread those of its parent."""
        if channel.guild_id is None:
            return _BOT_IN_DM
        return after_overwrite(self.bot_permissions_in(self.guilds[channel.guild_id]), self.parent_of(channel).denied)

    def bot_permissions_in(self, guild: Guild) -> int:
        """What the bot's roles let it do in a server, before any channel's overwrites: permission bits."""
        return _BOT_IN_GUILD & ~guild.denied

    def app_permissions(self, channel: Channel) -> int:
        """The `app_permissions` of an interaction in a channel."""
        return _APP_IN_DM if channel.guild_id is None else self.bot_permissions(channel)

    def person_permissions(self, person: int, guild: Guild) -> int:
        """What a person may do in a server: permission bits."""
        if guild.owner_id == person:
            return _OWNER
        return _MEMBER & ~guild.denied | (_MODERATOR if person in guild.moderators else 0)

    def moderates(self, person: int, channel: Channel) -> bool:
        """May this person delete other people's messages and rule over threads there?"""
        guild = self.guild_of(channel)
        return guild is not None and bool(self.person_permissions(person, guild) & Permission.MANAGE_MESSAGES)
