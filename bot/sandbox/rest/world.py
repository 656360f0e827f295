"""Routes about the bot, people, servers and channels."""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import Json, refuse
from bot.sandbox.core import Core
from bot.sandbox.rest.routing import Call, Route
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import Channel, Guild, World
from bot.sandbox.world.world_json import (
    application_json,
    bot_json,
    channel_json,
    guild_json,
    member_json,
    roles_json,
    user_json,
)


def bots_channel(world: World, identity: int) -> Channel:
    """A channel that the bot may look into; ApiError 10003 or 50001."""
    channel = world.channels.get(identity)
    if channel is None:
        raise refuse(10003)
    guild = world.guild_of(channel)
    if guild is not None and not guild.bot_in:
        raise refuse(50001)
    if not world.bot_permissions(channel) & Permission.VIEW_CHANNEL:
        raise refuse(50001)
    return channel


def need(world: World, channel: Channel, permission: Permission) -> None:
    """Raises the 50013 if the bot lacks a permission in a channel."""
    if not world.bot_permissions(channel) & permission:
        raise refuse(50013)


def bots_guild(world: World, identity: int) -> Guild:
    """A server that the bot is in; ApiError 10004."""
    guild = world.guilds.get(identity)
    if guild is None or not guild.bot_in:
        raise refuse(10004)
    return guild


def _me(core: Core, _call: Call) -> Json:
    return bot_json(core.world.bot) | {"mfa_enabled": True, "locale": "en-US", "verified": True}


def _user(core: Core, call: Call) -> Json:
    try:
        return user_json(core.world, call.id("user_id"))
    except KeyError:
        raise refuse(10013) from None


def _application(core: Core, _call: Call) -> Json:
    return application_json(core.world)


def _my_guilds(core: Core, _call: Call) -> list[Json]:
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(core.world.bot_permissions_in(guild)),
            "features": [],
        }
        for guild in core.world.guilds.values()
        if guild.bot_in
    ]


def _gateway(core: Core, _call: Call) -> Json:
    return {"url": core.address.gateway}


def _gateway_bot(core: Core, _call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": core.address.gateway, "shards": 1, "session_start_limit": limit}


def _open_dm(core: Core, call: Call) -> Json:
    recipient = str(call.body().get("recipient_id", ""))
    if not recipient.isdigit() or int(recipient) not in core.world.people:
        raise refuse(50033)
    if core.world.dm_of(int(recipient)) is None and not core.limiter.allows_dm():
        raise refuse(40003)
    # No CHANNEL_CREATE follows: since API v8 bots get none for direct channels.
    return channel_json(core.world, core.open_dm(int(recipient)))


def _channel(core: Core, call: Call) -> Json:
    return channel_json(core.world, bots_channel(core.world, call.id("channel_id")))


def _guild(core: Core, call: Call) -> Json:
    guild = bots_guild(core.world, call.id("guild_id"))
    body = guild_json(core.world, guild)
    if call.flag("with_counts"):
        body |= {"approximate_member_count": len(guild.members) + 1, "approximate_presence_count": 1}
    return body


def _guild_channels(core: Core, call: Call) -> list[Json]:
    guild = bots_guild(core.world, call.id("guild_id"))
    return [channel_json(core.world, channel) for channel in core.world.channels_of(guild.id)]


def _guild_roles(core: Core, call: Call) -> list[Json]:
    return roles_json(core.world, bots_guild(core.world, call.id("guild_id")))


def _member(core: Core, call: Call) -> Json:
    guild = bots_guild(core.world, call.id("guild_id"))
    user = core.world.bot.id if call.params["user_id"] == "@me" else call.id("user_id")
    if user not in (*guild.members, core.world.bot.id):
        raise refuse(10007 if user in core.world.people else 10013)
    return member_json(core.world, guild, user)


def _members(core: Core, call: Call) -> list[Json]:
    guild = bots_guild(core.world, call.id("guild_id"))
    if not core.privileged_intents:
        # Listing members needs the privileged members intent, switched on for the application.
        raise refuse(50001)
    users = [user for user in (core.world.bot.id, *guild.members) if user > int(call.query.get("after", 0))]
    return [member_json(core.world, guild, user) for user in users[: int(call.query.get("limit", 1))]]


def _typing(core: Core, call: Call) -> Any:
    bots_channel(core.world, call.id("channel_id"))


ROUTES = [
    Route("GET", "/gateway", _gateway),
    Route("GET", "/gateway/bot", _gateway_bot),
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/@me/guilds", _my_guilds),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/users/{user_id}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/channels/{channel_id}", _channel, major="channel_id"),
    Route("POST", "/channels/{channel_id}/typing", _typing, major="channel_id"),
    Route("GET", "/guilds/{guild_id}", _guild, major="guild_id"),
    Route("GET", "/guilds/{guild_id}/channels", _guild_channels, major="guild_id"),
    Route("GET", "/guilds/{guild_id}/roles", _guild_roles, major="guild_id"),
    Route("GET", "/guilds/{guild_id}/members", _members, major="guild_id"),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member, major="guild_id"),
]
