"""What a person typed into a command, checked as Discord's client does and put into an interaction's data."""

from __future__ import annotations

from typing import Any

from bot.sandbox.application.commands import find_path
from bot.sandbox.base.errors import Json
from bot.sandbox.validate.commands import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, USER
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json, member_json, roles_json, user_json


class NotPossible(ValueError):
    """Discord's client would not let a person do this; the text says why, in one sentence."""


def resolve(world: World, channel: Channel, kind: int, value: Any, resolved: Json) -> str:
    """The id of what a person chose; its object joins `resolved`, as in an interaction's data."""
    identity = str(getattr(value, "id", value))
    if not identity.isdigit():
        raise NotPossible(f"'{value}' is not an id.")
    number = int(identity)
    guild = world.guild_of(channel)
    if kind in (USER, MENTIONABLE) and (number in world.people or number == world.bot.id):
        resolved.setdefault("users", {})[identity] = user_json(world, number)
        if guild is not None:
            member = member_json(world, guild, number, with_user=False)
            bits = str(world.bot_permissions(channel))
            if number in world.people:
                bits = str(world.person_permissions(number, guild))
            resolved.setdefault("members", {})[identity] = member | {"permissions": bits}
        return identity
    if kind == CHANNEL and number in world.channels:
        body = channel_json(world, world.channels[number])
        resolved.setdefault("channels", {})[identity] = body | {"permissions": "0"}
        return identity
    roles = [] if guild is None else roles_json(world, guild)
    role = next((role for role in roles if role["id"] == identity), None)
    if kind in (ROLE, MENTIONABLE) and role is not None:
        resolved.setdefault("roles", {})[identity] = role
        return identity
    raise NotPossible(f"There is nothing with the id {identity} to choose here.")


def _number(option: Json, value: Any) -> int | float:
    try:
        number = int(value) if option["type"] == INTEGER else float(value)
    except (TypeError, ValueError):
        raise NotPossible(f"'{option['name']}' must be a number.") from None
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and number < low) or (high is not None and number > high):
        raise NotPossible(f"'{option['name']}' must be from {low} to {high}.")
    return number


def _value(world: World, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind = option["type"]
    if kind == ATTACHMENT:
        raise NotPossible("Files cannot be given to a command here.")
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        return resolve(world, channel, kind, value, resolved)
    if kind == BOOLEAN:
        return value if isinstance(value, bool) else str(value).lower() == "true"
    checked: Any = _number(option, value) if kind in (INTEGER, NUMBER) else str(value)
    choices = option.get("choices")
    if choices and checked not in [choice["value"] for choice in choices]:
        raise NotPossible(f"'{option['name']}' has no choice '{value}'.")
    if kind == STRING:
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if not low <= len(checked) <= high:
            raise NotPossible(f"'{option['name']}' must have {low} to {high} characters.")
    return checked


def command_data(
    world: World, usable: list[Json], channel: Channel, path: list[str], values: Json, *, focused: str | None
) -> Json:
    """The `data` of a command as typed: checked like Discord's client does it; raises NotPossible.

    `usable`: the commands that the person may call there.
    `focused`: the option being typed, when completions are asked for.
    """
    command = next((one for one in usable if path and one["name"] == path[0]), None)
    if command is None:
        raise NotPossible(f"There is no command /{' '.join(path)} here.")
    try:
        along, options = find_path(command, path[1:])
    except KeyError:
        raise NotPossible(f"There is no command /{' '.join(path)} here; choose a subcommand.") from None
    known = {option["name"]: option for option in options}
    if unknown := set(values) - set(known):
        raise NotPossible(f"/{' '.join(path)} has no option '{sorted(unknown)[0]}'.")
    resolved: Json = {}
    filled_in: list[Json] = []
    for name, option in known.items():
        if name == focused:
            text = str(values.get(name, ""))
            filled_in.append({"name": name, "type": option["type"], "value": text, "focused": True})
        elif values.get(name) is not None:
            value = _value(world, channel, option, values[name], resolved)
            filled_in.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise NotPossible(f"'{name}' must be filled in.")
    for step in reversed(along):
        filled_in = [{"name": step["name"], "type": step["type"], "options": filled_in}]
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": filled_in,
    }
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data
