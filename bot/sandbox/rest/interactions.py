"""Routes that answer interactions: the callback, and the webhook of an interaction's token."""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import ApiError, Json, Problems, invalid, refuse
from bot.sandbox.core import Core
from bot.sandbox.interactions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.sandbox.messages.attachments import Upload
from bot.sandbox.messages.message import EPHEMERAL, LOADING, Draft, Message, plain
from bot.sandbox.rest.routing import Call, Reply, Route
from bot.sandbox.threads import check_awake, check_unlocked
from bot.sandbox.validate.commands import GROUP, SUBCOMMAND
from bot.sandbox.validate.modal import check_modal
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import person_json

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
_ALLOWED = {
    COMMAND: (REPLY, DEFER, OPEN_MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, DEFER),
}
_COMMAND_MESSAGE = 20
_ORIGINAL = "@original"


def _used(world: World, interaction: Interaction) -> Json:
    """Who used what: a message's `interaction_metadata`."""
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": person_json(world.people[interaction.user]),
        "authorizing_integration_owners": interaction.event["authorizing_integration_owners"],
    }
    if interaction.kind == COMMAND:
        metadata["name"] = " ".join(_path(interaction.data))
    if interaction.opener is not None:
        metadata["triggering_interaction_metadata"] = _used(world, interaction.opener)
    elif interaction.source is not None:
        metadata["interacted_message_id"] = str(interaction.source.id)
    return metadata


def _path(data: Json) -> list[str]:
    options = data.get("options") or [{}]
    below = _path(options[0]) if options[0].get("type") in (SUBCOMMAND, GROUP) else []
    return [data["name"], *below]


def _place(core: Core, interaction: Interaction) -> Channel:
    channel = core.world.channels.get(interaction.channel_id)
    if channel is None:
        raise refuse(10003)
    return channel


def _checked(
    core: Core,
    interaction: Interaction,
    data: Any,
    uploads: list[Upload],
    old: Message | None = None,
) -> Draft:
    channel = _place(core, interaction)
    if uploads and not core.world.app_permissions(channel) & Permission.ATTACH_FILES:
        raise refuse(50013)
    data = {} if data is None else data
    return core.drafts.check(channel.id, data, uploads, old=old, ephemeral_allowed=True)


def _post(core: Core, interaction: Interaction, draft: Draft, *, flags: int = 0, kind: int = 0) -> Message:
    channel, bot = _place(core, interaction), str(core.world.bot.id)
    check_unlocked(core.world, channel)
    return core.messages.create(
        channel,
        core.world.bot.id,
        draft,
        extra={
            "type": kind,
            "application_id": bot,
            "webhook_id": bot,
            "interaction_metadata": _used(core.world, interaction),
        },
        only_for=interaction.user if draft.flags & EPHEMERAL else None,
        flags=flags,
    )


def _source(core: Core, interaction: Interaction) -> Message:
    """The message whose component was used, if it is still there."""
    channel, message = _place(core, interaction), interaction.source
    if message is None or core.messages.find(channel.id, message.id) is None:
        raise refuse(10008)
    return message


def _edit_message(core: Core, interaction: Interaction, message: Message, draft: Draft) -> None:
    if message.only_for is None:
        check_awake(_place(core, interaction))
    core.messages.edit(message, draft)


def _choices(data: Any) -> list[Json]:
    problems = Problems()
    path = ("data", "choices")
    choices = problems.listing(path, (data or {}).get("choices"), 0, 25)
    for index, choice in enumerate(choices):
        problems.text((*path, index, "name"), choice.get("name"), 1, 100)
        value = choice.get("value")
        if isinstance(value, str) or value is None:
            problems.text((*path, index, "value"), value, 1, 100)
    problems.raise_if_any()
    return choices


def _in_data(core: Core, interaction: Interaction, call: Call, old: Message | None = None) -> Draft:
    """Checks the message in a callback's `data`; what is wrong with it is named from the body's root."""
    try:
        return _checked(core, interaction, call.body().get("data"), call.uploads, old)
    except ApiError as error:
        if "errors" in error.extra:
            error.extra = {"errors": {"data": error.extra["errors"]}}
        raise


def _callback(core: Core, call: Call) -> Json | None:
    interaction = core.interactions.to_answer(call.id("interaction_id"), call.params["interaction_token"])
    body = call.body()
    kind, data = body.get("type"), body.get("data")
    allowed = _ALLOWED[interaction.kind]
    if interaction.kind == MODAL and interaction.source is not None:
        allowed = (REPLY, DEFER, DEFER_UPDATE, UPDATE)
    if kind not in allowed:
        raise invalid(
            ("type",), "INTERACTION_CALLBACK_TYPE_INVALID", f"Value must be one of {allowed} for this interaction."
        )
    message: Message | None = None
    if kind == REPLY:
        draft = _in_data(core, interaction, call)
        message_type = _COMMAND_MESSAGE if interaction.kind == COMMAND else 0
        message = _post(core, interaction, draft, kind=message_type)
    elif kind == DEFER:
        # Only the ephemeral flag counts in a deferred answer.
        ephemeral = int((data or {}).get("flags") or 0) & EPHEMERAL
        message_type = _COMMAND_MESSAGE if interaction.kind == COMMAND else 0
        message = _post(core, interaction, plain("", flags=ephemeral), flags=LOADING, kind=message_type)
    elif kind == DEFER_UPDATE:
        message = _source(core, interaction)
    elif kind == UPDATE:
        message = _source(core, interaction)
        _edit_message(core, interaction, message, _in_data(core, interaction, call, message))
    elif kind == CHOICES:
        interaction.choices = _choices(data)
    else:
        interaction.modal = check_modal(data, core.emojis.ids())
    interaction.original = None if message is None else message.id
    core.interactions.answered(interaction, kind)
    return _with_response(interaction, kind, message) if call.flag("with_response") else None


def _with_response(interaction: Interaction, kind: int, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = str(message.id)
    about["response_message_loading"] = message.loading
    about["response_message_ephemeral"] = message.only_for is not None
    if kind in (DEFER, DEFER_UPDATE):
        # Only what a message came of, or went into, is a resource.
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": kind, "message": message.body}}


def _by_token(core: Core, call: Call) -> Interaction:
    if call.id("webhook_id") != core.world.bot.id:
        raise refuse(10015)
    return core.interactions.by_token(call.params["webhook_token"])


def _named(core: Core, call: Call) -> tuple[Interaction, Message]:
    interaction = _by_token(core, call)
    name = call.params["message_id"]
    identity = interaction.original if name == _ORIGINAL else call.id("message_id")
    if identity is None or identity not in (interaction.original, *interaction.followups):
        raise refuse(10008)
    message = core.messages.find(_place(core, interaction).id, identity)
    if message is None:
        raise refuse(10008)
    return interaction, message


def _follow_up(core: Core, call: Call) -> Json:
    interaction = _by_token(core, call)
    original = core.messages.find(interaction.channel_id, interaction.original or 0)
    if original is not None and original.loading:
        # The first follow-up after a defer becomes the deferred answer; whether it is ephemeral was fixed then.
        _edit_message(core, interaction, original, _checked(core, interaction, call.json, call.uploads, original))
        return original.body
    message = _post(core, interaction, _checked(core, interaction, call.json, call.uploads))
    interaction.followups.append(message.id)
    return message.body


def _edit(core: Core, call: Call) -> Json:
    interaction, message = _named(core, call)
    _edit_message(core, interaction, message, _checked(core, interaction, call.json, call.uploads, message))
    return message.body


def _get(core: Core, call: Call) -> Json:
    return _named(core, call)[1].body


def _delete(core: Core, call: Call) -> Reply:
    interaction, message = _named(core, call)
    if message.only_for is None:
        check_awake(_place(core, interaction))
    core.messages.delete(message)
    return Reply(204)


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ONE = _HOOK + "/messages/{message_id}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", _callback, "", by_token=True),
    Route("POST", _HOOK, _follow_up, "webhook", "webhook_token", by_token=True),
    Route("GET", _ONE, _get, "webhook", "webhook_token", by_token=True),
    Route("PATCH", _ONE, _edit, "webhook", "webhook_token", by_token=True),
    Route("DELETE", _ONE, _delete, "webhook", "webhook_token", by_token=True),
]
