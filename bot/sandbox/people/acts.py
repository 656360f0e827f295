"""What people do: commands, presses, choices, forms, words, deletions. Used by the page and by tests.

Nobody can do here what Discord's own client would not let them do; `forge` in `person` is for that.
"""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import Json
from bot.sandbox.core import Core
from bot.sandbox.interactions.command_data import NotPossible, command_data, resolve
from bot.sandbox.interactions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.sandbox.messages.component_tree import BUTTON, SELECTS, STRING_SELECT, walk
from bot.sandbox.messages.mentions import mentioned
from bot.sandbox.messages.message import HAS_THREAD, Message, plain
from bot.sandbox.validate.commands import CHANNEL, MENTIONABLE, ROLE, USER
from bot.sandbox.validate.modal import filled
from bot.sandbox.world.thread import DURATIONS
from bot.sandbox.world.world import Channel, World


def channel_for(world: World, person: int, channel: int) -> Channel:
    """A channel that a person sees."""
    found = world.channels.get(channel)
    if found is None or not world.sees(person, found):
        raise NotPossible("There is no such channel here; choose another one.")
    return found


def answering(world: World, person: int, channel: int) -> Channel:
    """A channel that a person sees and in which the bot can be called."""
    place = channel_for(world, person, channel)
    guild = world.guild_of(place)
    if guild is not None and not guild.available:
        raise NotPossible("This server is unavailable at the moment.")
    if guild is not None and not guild.bot_in:
        raise NotPossible(f"{world.bot.name} is not on this server.")
    return place


def message_for(core: Core, person: int, channel: int, message: int) -> Message:
    """A message that a person sees."""
    channel_for(core.world, person, channel)
    found = core.messages.find(channel, message)
    if found is None or found.only_for not in (None, person):
        raise NotPossible("That message is gone; look for a newer one.")
    return found


def call_command(
    core: Core, person: int, channel: int, path: list[str], values: Json, *, nonce: str | None = None
) -> Interaction:
    """A slash command; `path` is the command's name and its subcommands'."""
    place = answering(core.world, person, channel)
    usable = core.commands.usable(person, core.world.guild_of(place))
    data = command_data(core.world, usable, place, path, values, focused=None)
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
    place = answering(core.world, person, channel)
    usable = core.commands.usable(person, core.world.guild_of(place))
    data = command_data(core.world, usable, place, path, values, focused=focused)
    prepared = core.interactions.prepare(AUTOCOMPLETE, person, place, data, nonce=nonce)
    return core.interactions.send(prepared)


def component_data(world: World, channel: Channel, component: Json, values: list[Any] | None) -> Json:
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
    picked = [resolve(world, channel, option_kind, one, resolved) for one in chosen]
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
    place = answering(core.world, person, channel)
    source = message_for(core, person, channel, message)
    component = next((one for one in walk(source.body["components"]) if one.get("custom_id") == custom_id), None)
    if component is None or component["type"] not in (BUTTON, *SELECTS):
        raise NotPossible("That button is gone; look at the message again.")
    if component.get("disabled"):
        raise NotPossible("That button is switched off.")
    if source.author != core.world.bot.id:
        raise NotPossible("Only the bot's buttons can be pressed.")
    data = component_data(core.world, place, component, values)
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
    place = answering(core.world, person, opener.channel_id)
    data: Json = {"custom_id": opener.modal["custom_id"], "components": components}
    prepared = core.interactions.prepare(MODAL, person, place, data, source=opener.source, opener=opener, nonce=nonce)
    return core.interactions.send(prepared)


def say(core: Core, person: int, channel: int, text: str) -> Message:
    """Posts a plain message of a person."""
    place = channel_for(core.world, person, channel)
    if not text.strip() or len(text) > 2000:
        raise NotPossible("Write 1 to 2,000 characters.")
    if place.thread is not None and place.thread.locked and not core.world.moderates(person, place):
        raise NotPossible("This thread is locked; ask a moderator to wake it.")
    return core.messages.create(place, person, plain(text, mentions=mentioned(core.world, text, None)))


def delete_message(core: Core, person: int, channel: int, message: int) -> None:
    """A moderator or the author deletes a message; a person dismisses an ephemeral one."""
    found = message_for(core, person, channel, message)
    own = person in (found.only_for, found.author)
    if not own and not core.world.moderates(person, core.world.channels[channel]):
        raise NotPossible("Only a moderator may delete this message.")
    thread = core.world.channels[channel].thread
    if thread is not None and thread.archived and found.only_for is None:
        raise NotPossible("This thread is archived; wake it first.")
    core.messages.delete(found)


def open_thread(
    core: Core, person: int, channel: int, name: str, *, minutes: int = 1440, message: int | None = None
) -> Channel:
    """Opens a thread in a server's channel, from a message or without one."""
    place = channel_for(core.world, person, channel)
    if place.guild_id is None or place.thread is not None:
        raise NotPossible("Threads are opened in a server's channels only.")
    name = name.strip()
    if not 1 <= len(name) <= 100:
        raise NotPossible("A thread's name has 1 to 100 characters.")
    if minutes not in DURATIONS:
        raise NotPossible(f"Choose {', '.join(map(str, DURATIONS))} minutes.")
    source = None if message is None else message_for(core, person, channel, message)
    if source is not None and (source.only_for is not None or source.flags & HAS_THREAD):
        raise NotPossible("No thread can be made from that message.")
    return core.open_thread(place, person, name, minutes, message=source)


def archive_thread(core: Core, person: int, channel: int, *, archived: bool, locked: bool = False) -> None:
    """Archives a thread (who opened it or a moderator; only these lock it), or wakes it."""
    place = channel_for(core.world, person, channel)
    if place.thread is None:
        raise NotPossible("That is no thread.")
    if not core.world.moderates(person, place):
        if locked or (archived and place.thread.owner_id != person):
            raise NotPossible("Only a moderator may do this, or archive what others have opened.")
        if not archived and place.thread.locked:
            raise NotPossible("This thread is locked; ask a moderator to wake it.")
    core.threads.change(place, archived=archived, locked=locked)
