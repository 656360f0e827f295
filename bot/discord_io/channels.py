"""Posting, editing and deleting messages in channels, by ids alone."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import discord
from discord.ui import LayoutView

NO_PINGS = discord.AllowedMentions.none()


class Sent(NamedTuple):
    """A message that Discord has now; ``shown_at`` by its clock (Unix ms)."""

    message_id: int
    shown_at: int


class Place(NamedTuple):
    """What a channel is called; "": that is not known, or not for everybody in its server to know."""

    server: str = ""
    """Its server's name, as the server's people wrote it."""
    channel: str = ""
    """Its own name, likewise."""
    mention: str = ""
    """What Discord turns into its name for those who may see it; "" once it is gone."""


def place_of(channel: "discord.abc.GuildChannel | discord.Thread") -> Place:
    """Return what a channel that is gone was called."""
    return Place(channel.guild.name, channel.name if _open_to_all(channel) else "")


class Channels:
    """The channels that the client may write in. Every method raises what Discord refuses (see trouble.classify)."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may_attach(self, guild_id: int, channel_id: int) -> bool:
        """Say whether we may attach files there; a channel that we do not know is tried."""
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        return guild is None or channel is None or channel.permissions_for(guild.me).attach_files

    def place(self, guild_id: int, channel_id: int) -> Place:
        """Return what a channel is called, as far as we know it."""
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return Place(guild.name if guild else "")
        return place_of(channel)._replace(mention=channel.mention)

    async def post(self, channel_id: int, view: LayoutView, files: "list[discord.File]") -> Sent:
        """Send a message that pings nobody."""
        channel = self._client.get_partial_messageable(channel_id)
        message = await channel.send(view=view, files=files, allowed_mentions=NO_PINGS)
        return _sent(message)

    async def call(self, channel_id: int, text: str, user_ids: Iterable[int]) -> Sent:
        """Send a small message that pings these people and nobody else."""
        channel = self._client.get_partial_messageable(channel_id)
        only = discord.AllowedMentions(everyone=False, roles=False, users=list(map(discord.Object, user_ids)))
        return _sent(await channel.send(text, allowed_mentions=only))

    async def edit(
        self, channel_id: int, message_id: int, view: LayoutView, files: "list[discord.File] | None"
    ) -> Sent:
        """Change a message; ``files`` None keeps its attachments, else they are replaced."""
        changes: dict[str, Any] = {"view": view, "allowed_mentions": NO_PINGS}
        if files is not None:
            changes["attachments"] = files
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        return _sent(await message.edit(**changes))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours."""
        await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()


def _open_to_all(channel: "discord.abc.GuildChannel | discord.Thread") -> bool:
    """Say whether everybody in the server could see a channel."""
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(channel.guild.default_role).view_channel
    return not channel.is_private() and channel.parent is not None and _open_to_all(channel.parent)


def _sent(message: discord.Message) -> Sent:
    moment = message.edited_at or message.created_at
    return Sent(message.id, int(moment.timestamp() * 1000))
