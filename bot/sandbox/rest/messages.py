"""Routes about messages of a channel."""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import ApiError, Json, Problems, invalid, refuse
from bot.sandbox.base.snowflake import age
from bot.sandbox.core import Core
from bot.sandbox.messages.message import Message
from bot.sandbox.rest.routing import Call, Route
from bot.sandbox.rest.world import bots_channel, need
from bot.sandbox.threads import check_awake, check_unlocked
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import Channel, World

_REPLY = 19


def _may_write_to(world: World, channel: Channel) -> None:
    if channel.thread is not None:
        need(world, channel, Permission.SEND_MESSAGES_IN_THREADS)
        check_unlocked(world, channel)
        return
    if channel.recipient is None:
        need(world, channel, Permission.SEND_MESSAGES)
        return
    if not world.shares_guild(channel.recipient):
        raise refuse(50278)
    if world.people[channel.recipient].dms_closed:
        raise refuse(50007)


def _bots_message(core: Core, call: Call) -> tuple[Channel, Message]:
    # Ephemeral messages are out of reach of these routes.
    channel = bots_channel(core.world, call.id("channel_id"))
    message = core.messages.find(channel.id, call.id("message_id"))
    if message is None or message.only_for is not None:
        raise refuse(10008)
    return channel, message


def _check_permissions(world: World, channel: Channel, call: Call, body: Json) -> None:
    if call.uploads:
        need(world, channel, Permission.ATTACH_FILES)
    if body.get("embeds"):
        need(world, channel, Permission.EMBED_LINKS)


def _reference(core: Core, channel: Channel, body: Json) -> Json:
    reference = body.get("message_reference")
    if not reference:
        return {}
    found = core.messages.find(channel.id, int(reference.get("message_id") or 0))
    if found is None or found.only_for is not None:
        if reference.get("fail_if_not_exists", True):
            raise invalid(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    need(core.world, channel, Permission.READ_MESSAGE_HISTORY)
    where: Json = {"type": 0, "channel_id": str(channel.id), "message_id": str(found.id)}
    if channel.guild_id is not None:
        where["guild_id"] = str(channel.guild_id)
    return {"type": _REPLY, "message_reference": where, "referenced_message": found.body}


def _create(core: Core, call: Call) -> Json:
    channel = bots_channel(core.world, call.id("channel_id"))
    _may_write_to(core.world, channel)
    body = call.body()
    _check_permissions(core.world, channel, call, body)
    author, nonce = core.world.bot.id, _nonce(body)
    if nonce is not None and body.get("enforce_nonce"):
        before = core.messages.nonces.find(author, nonce)
        if before is not None and core.messages.find(before.channel_id, before.id) is not None:
            return before.body
    extra = _reference(core, channel, body)
    draft = core.drafts.check(channel.id, body, call.uploads)
    if nonce is None:
        return core.messages.create(channel, author, draft, extra=extra).body
    message = core.messages.create(channel, author, draft, extra=extra | {"nonce": nonce})
    core.messages.nonces.remember(author, nonce, message)
    return message.body


def _nonce(body: Json) -> int | str | None:
    nonce: int | str | None = body.get("nonce")
    if nonce is not None and not isinstance(nonce, int):
        problems = Problems()
        problems.text(("nonce",), nonce, 0, 25)
        problems.raise_if_any()
    return nonce


def _edit(core: Core, call: Call) -> Json:
    channel, message = _bots_message(core, call)
    if message.author != core.world.bot.id:
        raise refuse(50005)
    check_awake(channel)
    body = call.body()
    _check_permissions(core.world, channel, call, body)
    draft = core.drafts.check(channel.id, body, call.uploads, old=message)
    if age(message.id) > core.limiter.limits.late_after:
        core.limiter.check_late_edits(message.late_edits)
        core.messages.note_late_edit(message)
    core.messages.edit(message, draft)
    return message.body


def _get(core: Core, call: Call) -> Json:
    channel, message = _bots_message(core, call)
    need(core.world, channel, Permission.READ_MESSAGE_HISTORY)
    return message.body


def _delete(core: Core, call: Call) -> Any:
    channel, message = _bots_message(core, call)
    if message.author != core.world.bot.id:
        if channel.guild_id is None:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        need(core.world, channel, Permission.MANAGE_MESSAGES)
    check_awake(channel)
    core.messages.delete(message)


def _list(core: Core, call: Call) -> list[Json]:
    channel = bots_channel(core.world, call.id("channel_id"))
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if not core.world.bot_permissions(channel) & Permission.READ_MESSAGE_HISTORY:
        return []
    found = [message for message in core.messages.in_channel(channel.id) if message.only_for is None]
    if "before" in call.query:
        found = [message for message in found if message.id < int(call.query["before"])][-limit:]
    elif "after" in call.query:
        found = [message for message in found if message.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        older = sum(message.id < int(call.query["around"]) for message in found)
        first = max(0, older - limit // 2)
        found = found[first : first + limit]
    else:
        found = found[-limit:]
    return [message.body for message in reversed(found)]


_ONE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    Route("POST", "/channels/{channel_id}/messages", _create, "create", "channel_id"),
    Route("GET", "/channels/{channel_id}/messages", _list, major="channel_id"),
    Route("GET", _ONE, _get, major="channel_id"),
    Route("PATCH", _ONE, _edit, "edit", "channel_id"),
    Route("DELETE", _ONE, _delete, "delete", "channel_id"),
]
