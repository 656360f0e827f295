"""The page's switches for faults, by `kind`."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.sandbox.base.errors import Json
from bot.sandbox.core import Core
from bot.sandbox.faults import NextFailures, Slowness
from bot.sandbox.interactions.command_data import NotPossible


def _close_dms(core: Core, body: Json) -> None:
    core.faults.close_dms(int(body["user"]), closed=bool(body.get("closed", True)))


def _permissions(core: Core, body: Json) -> None:
    missing = list(body["missing"])
    if "guild_id" in body:
        core.faults.deny_everywhere(int(body["guild_id"]), missing)
    else:
        core.faults.deny(int(body["channel_id"]), missing)


def _slow(core: Core, body: Json) -> None:
    after, only = bool(body.get("after")), str(body.get("only", ""))
    core.faults.slow = Slowness(int(body["ms"]), after, only)


def _rest(core: Core, body: Json) -> None:
    count, status = int(body.get("count", 1)), int(body.get("status", 500))
    wait, after, only = float(body.get("retry_after", 1.0)), bool(body.get("after")), str(body.get("only", ""))
    try:
        re.compile(only)
    except re.error as error:
        raise NotPossible(f"'only' is no regular expression: {error}.") from None
    method = str(body.get("method", ""))
    core.faults.next = NextFailures(count, status, wait, after, only, method) if count else None


def _gateway(core: Core, body: Json) -> None:
    action = _action(body, "drop", "invalidate", "outage")
    seconds = float(body.get("seconds") or 10) if action == "outage" else 0.0
    core.faults.drop_gateway(invalidate=action == "invalidate", seconds=seconds)


def _guild(core: Core, body: Json) -> None:
    action, guild = _action(body, "unavailable", "available", "remove", "add"), int(body["guild_id"])
    if action in ("unavailable", "available"):
        core.faults.guild_outage(guild, over=action == "available")
    else:
        core.faults.set_membership(guild, member=action == "add")


def _channel(core: Core, body: Json) -> None:
    if _action(body, "delete", "create") == "delete":
        core.faults.delete_channel(int(body["channel_id"]))
        return
    name = str(body["name"]).strip()
    if not 1 <= len(name) <= 100:
        raise NotPossible("A channel's name has 1 to 100 characters.")
    core.faults.create_channel(int(body["guild_id"]), name)


def _restore(core: Core, _body: Json) -> None:
    core.faults.restore()


def _action(body: Json, *known: str) -> str:
    action = str(body.get("action"))
    if action not in known:
        raise NotPossible(f"Choose an action: {', '.join(known)}.")
    return action


_KINDS: dict[str, Callable[[Core, Json], None]] = {
    "dms": _close_dms,
    "permissions": _permissions,
    "slow": _slow,
    "rest": _rest,
    "gateway": _gateway,
    "guild": _guild,
    "channel": _channel,
    "restore": _restore,
}


def apply_fault(core: Core, body: Json) -> Json:
    """Switches one fault; the report of all of them afterwards."""
    switch = _KINDS.get(str(body.get("kind")))
    if switch is None:
        raise NotPossible(f"Choose a kind of fault: {', '.join(_KINDS)}.")
    switch(core, body)
    core.bus.tell("faults", None)
    return core.faults.report()
