"""Posting, editing and deleting messages in channels, by ids alone."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord.http import Route

from bot.discord_io.emojis import sent_with_or_without
from bot.discord_io.layouts import SILENT, Body, Layout, PublicLayout, Upload, body, message, once
from bot.discord_io.webhooks import Sent, sent

_AWAKE = {"archived": False}


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
        may = self._permissions(guild_id, channel_id)
        return may is None or may.attach_files

    def may_see(self, guild_id: int, channel_id: int) -> bool:
        """Say whether we may see a channel at all; one that we do not know is tried."""
        may = self._permissions(guild_id, channel_id)
        return may is None or may.view_channel

    def _permissions(self, guild_id: int, channel_id: int) -> discord.Permissions | None:
        """Return what we may do in a channel; None: we do not know it. In a thread of an unknown channel: nothing."""
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return None
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return discord.Permissions(view_channel=True)
        return channel.permissions_for(guild.me)

    def place(self, guild_id: int, channel_id: int) -> Place:
        """Return what a channel is called, as far as we know it."""
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return Place(guild.name if guild else "")
        return place_of(channel)._replace(mention=channel.mention)

    async def post(
        self, channel_id: int, layout: PublicLayout, uploads: Sequence[Upload] = (), *, nonce: str = ""
    ) -> Sent:
        """Send a message that pings nobody, and no phone rings for; ``nonce``: once, see ``once``."""
        return await send_layout(self._client, channel_id, layout, uploads, nonce=nonce, flags=SILENT)

    async def call(self, channel_id: int, text: str, user_ids: Iterable[int], *, nonce: str = "") -> Sent:
        """Send a small message that pings these people and nobody else; ``nonce``: once, see ``once``."""
        only = {"parse": [], "users": [str(user) for user in user_ids]}
        made = {"content": text, "allowed_mentions": only} | once(nonce)
        return await _send(self._client, channel_id, Body(made, None))

    async def edit(
        self, channel_id: int, message_id: int, layout: PublicLayout, uploads: Sequence[Upload] | None
    ) -> Sent:
        """Change a message; ``uploads`` None keeps its attachments, else they are replaced."""
        return await edit_layout(self._client, channel_id, message_id, layout, uploads)

    async def wake(self, thread_id: int) -> None:
        """Open an archived thread again; a locked one stays as it is, which is raised."""
        await self._client.http.request(Route("PATCH", "/channels/{channel_id}", channel_id=thread_id), json=_AWAKE)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours."""
        await self._client.http.delete_message(channel_id, message_id)


async def send_layout(
    client: discord.Client,
    channel_id: int,
    layout: Layout,
    uploads: Sequence[Upload],
    *,
    nonce: str = "",
    flags: int = 0,
) -> Sent:
    """Send a message to a channel, of whatever kind. Raises what Discord refuses."""

    async def send(layout: Layout) -> Sent:
        made = message(layout, uploads, flags=flags) | once(nonce)
        return await _send(client, channel_id, body(made, uploads))

    return await sent_with_or_without(layout, send)


async def edit_layout(
    client: discord.Client, channel_id: int, message_id: int, layout: Layout, uploads: Sequence[Upload] | None
) -> Sent:
    """Change a message in a channel, of whatever kind. Raises what Discord refuses."""
    path = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", path, channel_id=channel_id, message_id=message_id)

    async def edit(layout: Layout) -> Sent:
        return sent(await _request(client, route, body(message(layout, uploads), uploads)))

    return await sent_with_or_without(layout, edit)


async def _send(client: discord.Client, channel_id: int, made: Body) -> Sent:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    return sent(await _request(client, route, made))


async def _request(client: discord.Client, route: Route, made: Body) -> Any:
    if made.form is None:
        return await client.http.request(route, json=made.json)
    return await client.http.request(route, form=made.form)


def _open_to_all(channel: "discord.abc.GuildChannel | discord.Thread") -> bool:
    """Say whether everybody in the server could see a channel."""
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(channel.guild.default_role).view_channel
    return not channel.is_private() and channel.parent is not None and _open_to_all(channel.parent)
