"""Routes about application commands and application emojis."""

from __future__ import annotations

from typing import Any

from bot.sandbox.application.commands import without_localizations
from bot.sandbox.base.errors import ApiError, Json, refuse
from bot.sandbox.core import Core
from bot.sandbox.rest.routing import Call, Reply, Route
from bot.sandbox.rest.world import bots_guild


def _scope(core: Core, call: Call) -> int | None:
    """The server whose commands a route is about, None for global ones; refuses other applications."""
    _own(core, call)
    if "guild_id" not in call.params:
        return None
    try:
        return bots_guild(core.world, call.id("guild_id")).id
    except ApiError as error:
        raise refuse(50001) from error


def _own(core: Core, call: Call) -> None:
    if call.id("application_id") != core.world.bot.id:
        raise refuse(20012)


def _list(core: Core, call: Call) -> list[Json]:
    commands = core.commands.listed(_scope(core, call))
    return commands if call.flag("with_localizations") else [without_localizations(one) for one in commands]


def _get(core: Core, call: Call) -> Json:
    return core.commands.get(_scope(core, call), call.id("command_id"))


def _put(core: Core, call: Call) -> list[Json]:
    return core.commands.overwrite(_scope(core, call), call.json)


def _post(core: Core, call: Call) -> Reply:
    command, new = core.commands.upsert(_scope(core, call), call.json)
    return Reply(201 if new else 200, command)


def _patch(core: Core, call: Call) -> Json:
    scope = _scope(core, call)
    old = core.commands.get(scope, call.id("command_id"))
    command, _ = core.commands.upsert(scope, old | call.body())
    if command["id"] != old["id"]:
        # A new name made a new command: the old one gives way.
        core.commands.delete(scope, int(old["id"]))
    return command


def _delete(core: Core, call: Call) -> Any:
    core.commands.delete(_scope(core, call), call.id("command_id"))


def _emojis(core: Core, call: Call) -> Json:
    _own(core, call)
    return {"items": core.emojis.listed()}


def _emoji(core: Core, call: Call) -> Json:
    _own(core, call)
    return core.emojis.get(call.id("emoji_id"))


def _new_emoji(core: Core, call: Call) -> Reply:
    _own(core, call)
    return Reply(201, core.emojis.create(call.json))


def _rename_emoji(core: Core, call: Call) -> Json:
    _own(core, call)
    return core.emojis.rename(call.id("emoji_id"), call.json)


def _delete_emoji(core: Core, call: Call) -> Any:
    _own(core, call)
    core.emojis.delete(call.id("emoji_id"))


ROUTES = [
    route
    for base in ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")
    for route in (
        Route("GET", base, _list),
        Route("PUT", base, _put),
        Route("POST", base, _post),
        Route("GET", base + "/{command_id}", _get),
        Route("PATCH", base + "/{command_id}", _patch),
        Route("DELETE", base + "/{command_id}", _delete),
    )
] + [
    Route("GET", "/applications/{application_id}/emojis", _emojis),
    Route("POST", "/applications/{application_id}/emojis", _new_emoji),
    Route("GET", "/applications/{application_id}/emojis/{emoji_id}", _emoji),
    Route("PATCH", "/applications/{application_id}/emojis/{emoji_id}", _rename_emoji),
    Route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", _delete_emoji),
]
