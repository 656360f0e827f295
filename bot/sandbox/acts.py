"""What people do: commands, presses, choices, forms, words, deletions. Used by the page and by tests.

Nobody can do here what Discord's own client would not let them do; `forge` in `person` is for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.sandbox.commands import find_path
from bot.sandbox.errors import Json
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.sandbox.mentions import mentioned
from bot.sandbox.validate_commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    USER,
)
from bot.sandbox.validate_components import BUTTON, SELECTS, STRING_SELECT, walk
from bot.sandbox.validate_message import Draft
from bot.sandbox.validate_modal import filled
from bot.sandbox.world_json import channel_json, member_json, roles_json, user_json

if TYPE_CHECKING:
    from bot.sandbox.core import Core
    from bot.sandbox.messages import Message
    from bot.sandbox.world import Channel

LINK, PREMIUM = 5, 6


class NotPossible(ValueError):
    """Discord's client would not let a person do this; the text says why, in one sentence."""


def channel_for(core: Core, person: int, channel: int) -> Channel:
    """A channel that a person sees."""
    found = core.world.channels.get(channel)
    if found is None or not core.world.sees(person, found):
        raise NotPossible("There is no such channel here; choose another one.")
    return found


def message_for(core: Core, person: int, channel: int, message: int) -> Message:
    """A message that a person sees."""
    channel_for(core, person, channel)
    found = core.messages.find(channel, message)
    if found is None or found.only_for not in (None, person):
        raise NotPossible("That message is gone; look for a newer one.")
    return found


def _resolve(core: Core, channel: Channel, kind: int, value: Any, resolved: Json) -> str:
    identity = str(getattr(value, "id", value))
    if not identity.isdigit():
        raise NotPossible(f"'{value}' is not an id.")
    number = int(identity)
    guild = core.world.guild_of(channel)
    if kind in (USER, MENTIONABLE) and (number in core.world.people or number == core.world.bot.id):
        resolved.setdefault("users", {})[identity] = user_json(core.world, number)
        if guild is not None:
            member = member_json(core.world, guild, number, with_user=False)
            bits = str(core.world.bot_permissions(channel))
            if number in core.world.people:
                bits = str(core.world.person_permissions(number, guild))
            resolved.setdefault("members", {})[identity] = member | {"permissions": bits}
        return identity
    if kind == CHANNEL and number in core.world.channels:
        body = channel_json(core.world, core.world.channels[number])
        resolved.setdefault("channels", {})[identity] = body | {"permissions": "0"}
        return identity
    roles = [] if guild is None else roles_json(core.world, guild)
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


def _value(core: Core, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind = option["type"]
    if kind == ATTACHMENT:
        raise NotPossible("Files cannot be given to a command here.")
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        return _resolve(core, channel, kind, value, resolved)
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


def _command_data(
    core: Core, person: int, channel: Channel, path: list[str], values: Json, *, focused: str | None
) -> Json:
    usable = core.commands.usable(person, core.world.guild_of(channel))
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
            value = _value(core, channel, option, values[name], resolved)
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


def call_command(
    core: Core, person: int, channel: int, path: list[str], values: Json, *, nonce: str | None = None
) -> Interaction:
    """A slash command; `path` is the command's name and its subcommands'."""
    place = channel_for(core, person, channel)
    data = _command_data(core, person, place, path, values, focused=None)
    prepared = core.interactions.prepare(COMMAND, person, place, data, nonce=nonce)
    return core.interactions.send(prepared)


def complete(
    core: Core,
    person: int,
    channel: int,
    path: list[str],
    values: Json,
    *,
    focused: str,
    nonce: str | None = None,
) -> Interaction:
    """Asks for the completions of the option being typed."""
    place = channel_for(core, person, channel)
    data = _command_data(core, person, place, path, values, focused=focused)
    prepared = core.interactions.prepare(AUTOCOMPLETE, person, place, data, nonce=nonce)
    return core.interactions.send(prepared)


def component_data(core: Core, channel: Channel, component: Json, values: list[Any] | None) -> Json:
    """The `data` of a press of a button (no `values`) or a choice in a select."""
    kind = component["type"]
    data: Json = {
        "component_type": kind,
        "custom_id": component["custom_id"],
        "id": component.get("id", 0),
    }
    if kind == BUTTON:
        return data
    chosen = values or []
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not low <= len(chosen) <= high:
        raise NotPossible(f"Choose {low} to {high} here.")
    if kind == STRING_SELECT:
        known = {option["value"] for option in component["options"]}
        if set(map(str, chosen)) - known:
            raise NotPossible("There is no such option in this select.")
        return data | {"values": [str(one) for one in chosen]}
    resolved: Json = {}
    option_kind = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}[kind]
    picked = [_resolve(core, channel, option_kind, one, resolved) for one in chosen]
    return data | {"values": picked, "resolved": resolved}


def use_component(
    core: Core,
    person: int,
    channel: int,
    message: int,
    custom_id: str,
    *,
    values: list[Any] | None = None,
    nonce: str | None = None,
) -> Interaction:
    """Presses a button or chooses in a select of a message that the person sees."""
    place = channel_for(core, person, channel)
    source = message_for(core, person, channel, message)
    component = next((one for one in walk(source.body["components"]) if one.get("custom_id") == custom_id), None)
    if component is None or component["type"] not in (BUTTON, *SELECTS):
        raise NotPossible("That button is gone; look at the message again.")
    if component.get("disabled"):
        raise NotPossible("That button is switched off.")
    if source.author != core.world.bot.id:
        raise NotPossible("Only the bot's buttons can be pressed.")
    data = component_data(core, place, component, values)
    prepared = core.interactions.prepare(COMPONENT, person, place, data, source=source, nonce=nonce)
    return core.interactions.send(prepared)


def submit(
    core: Core, person: int, opener: Interaction, values: dict[str, Any], nonce: str | None = None
) -> Interaction:
    """Sends the modal that `opener` was answered with."""
    if opener.modal is None or opener.user != person:
        raise NotPossible("There is no form to send.")
    try:
        components = filled(opener.modal, values)
    except ValueError as error:
        raise NotPossible(str(error)) from error
    place = channel_for(core, person, opener.channel_id)
    data: Json = {"custom_id": opener.modal["custom_id"], "components": components}
    prepared = core.interactions.prepare(MODAL, person, place, data, source=opener.source, nonce=nonce)
    return core.interactions.send(prepared)


def say(core: Core, person: int, channel: int, text: str) -> Message:
    """Posts a plain message of a person."""
    place = channel_for(core, person, channel)
    if not text.strip() or len(text) > 2000:
        raise NotPossible("Write 1 to 2,000 characters.")
    fields: Json = {
        "content": text,
        "embeds": [],
        "components": [],
        "attachments": [],
        "mentions": mentioned(core.world, text, None),
        "mention_everyone": False,
    }
    return core.messages.create(place, person, Draft(fields, [], [], 0))


def delete_message(core: Core, person: int, channel: int, message: int) -> None:
    """A moderator or the author deletes a message; a person dismisses an ephemeral one."""
    found = message_for(core, person, channel, message)
    own = person in (found.only_for, found.author)
    if not own and not core.world.moderates(person, core.world.channels[channel]):
        raise NotPossible("Only a moderator may delete this message.")
    core.messages.delete(found)
