"""Routes about threads: opening, changing and listing them.

Sources: Discord documentation, "Start Thread from Message", "Start Thread without Message", "Modify Channel".
"""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import ApiError, Json, Problems, refuse
from bot.sandbox.core import Core
from bot.sandbox.messages.message import HAS_THREAD, Message
from bot.sandbox.rest.routing import Call, Reply, Route
from bot.sandbox.rest.world import bots_channel, bots_guild, need
from bot.sandbox.threads import check_awake
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.thread import DURATIONS
from bot.sandbox.world.thread_json import PUBLIC_THREAD, active_threads_json
from bot.sandbox.world.world import Channel
from bot.sandbox.world.world_json import channel_json

_PRIVATE_THREAD = 12
_DAY = 1440


def _parent(core: Core, call: Call) -> Channel:
    channel = bots_channel(core.world, call.id("channel_id"))
    if channel.guild_id is None:
        raise ApiError(403, 50003, "Cannot execute action on a DM channel")
    if channel.thread is not None:
        raise refuse(50024)
    return channel


def _open(core: Core, call: Call, parent: Channel, message: Message | None) -> Reply:
    need(core.world, parent, Permission.CREATE_PUBLIC_THREADS)
    body = call.body()
    problems = Problems()
    problems.text(("name",), body.get("name"), 1, 100)
    _check_duration(body, problems)
    problems.raise_if_any()
    minutes = body.get("auto_archive_duration") or _DAY
    thread = core.open_thread(parent, core.world.bot.id, body["name"], minutes, message=message)
    return Reply(201, channel_json(core.world, thread))


def _check_duration(body: Json, problems: Problems) -> None:
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        problems.choices(("auto_archive_duration",), DURATIONS)


def _from_message(core: Core, call: Call) -> Reply:
    parent = _parent(core, call)
    message = core.messages.find(parent.id, call.id("message_id"))
    if message is None or message.only_for is not None:
        raise refuse(10008)
    if message.flags & HAS_THREAD:
        raise refuse(160004)
    return _open(core, call, parent, message)


def _without_message(core: Core, call: Call) -> Reply:
    parent = _parent(core, call)
    kind = call.body().get("type")
    if kind in (None, _PRIVATE_THREAD):
        # Without a type a private thread is meant, and nobody here may open those.
        raise refuse(50013)
    if kind != PUBLIC_THREAD:
        problems = Problems()
        problems.choices(("type",), (PUBLIC_THREAD, _PRIVATE_THREAD))
        raise problems.error()
    return _open(core, call, parent, None)


def _change(core: Core, call: Call) -> Json:
    channel = bots_channel(core.world, call.id("channel_id"))
    thread, body = channel.thread, call.body()
    if thread is None:
        need(core.world, channel, Permission.MANAGE_CHANNELS)
        raise refuse(50024)
    problems = Problems()
    problems.text(("name",), body.get("name"), 1, 100, required=False)
    _check_duration(body, problems)
    problems.raise_if_any()
    archived, locked = body.get("archived"), body.get("locked")
    manages = bool(core.world.bot_permissions(channel) & Permission.MANAGE_THREADS)
    if archived is False:
        # Waking is open to whoever may write there.
        need(core.world, channel, Permission.SEND_MESSAGES_IN_THREADS)
        allowed = not thread.locked
    else:
        check_awake(channel)
        allowed = thread.owner_id == core.world.bot.id
    if not manages and (not allowed or locked is not None):
        raise refuse(50013)
    core.threads.change(
        channel, archived=archived, locked=locked, name=body.get("name"), minutes=body.get("auto_archive_duration")
    )
    return channel_json(core.world, channel)


def _active(core: Core, call: Call) -> Any:
    guild = bots_guild(core.world, call.id("guild_id"))
    seen = [channel for channel in core.world.channels_of(guild.id) if core.world.bot_permissions(channel)]
    return {"threads": active_threads_json(core.world, seen), "members": []}


ROUTES = [
    Route("POST", "/channels/{channel_id}/threads", _without_message, major="channel_id"),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", _from_message, major="channel_id"),
    Route("PATCH", "/channels/{channel_id}", _change, major="channel_id"),
    Route("GET", "/guilds/{guild_id}/threads/active", _active, major="guild_id"),
]
