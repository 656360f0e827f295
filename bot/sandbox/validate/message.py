"""What Discord accepts as a message, new or edited, and what becomes of it.

Sources: Discord documentation, "Message: Create Message / Edit Message", "Component Reference: Legacy
Message Component Behavior".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.sandbox.base.errors import Json, Problems, invalid, refuse
from bot.sandbox.messages.attachments import Attachments, Upload, media_object, safe_name
from bot.sandbox.messages.component_tree import TEXT, media_of, walk
from bot.sandbox.messages.mentions import check_allowed, mentioned, mentions_everyone
from bot.sandbox.messages.message import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Draft,
    Message,
)
from bot.sandbox.validate.components import ComponentCheck
from bot.sandbox.validate.embeds import check_embeds
from bot.sandbox.world.world import World

_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def _attachment_names(files: list[Json]) -> dict[str, Json]:
    return {file["filename"]: file for file in files}


def _flags(payload: Json, old: Message | None, allowed: int, problems: Problems) -> int:
    flags = payload.get("flags")
    if flags is None:
        flags = 0
    if not problems.integer(("flags",), flags, 0, 2**31):
        return 0
    flags &= allowed
    if old is not None and old.flags & COMPONENTS_V2:
        flags |= COMPONENTS_V2
    return int(flags)


def _refuse_legacy(payload: Json, problems: Problems) -> None:
    for key in _LEGACY:
        if payload.get(key):
            problems.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _text_of(content: str | None, components: list[Json]) -> str:
    displayed = [part["content"] for part in walk(components) if part["type"] == TEXT]
    return "\n".join([content or "", *displayed])


def _unshown(files: list[Json], components: list[Json], embeds: list[Json]) -> list[Json]:
    # Files that a component or embed shows are left out of the message's `attachments`
    # (Discord documentation, "Message Object", footnote on attachments).
    shown = {media.get("attachment_id") for part in walk(components) for media in media_of(part)}
    urls = {embed[key].get("url") for embed in embeds for key in ("image", "thumbnail") if embed.get(key)}
    return [file for file in files if file["id"] not in shown and file["url"] not in urls]


def _resolve_embeds(embeds: list[Json], by_name: dict[str, Json]) -> list[Json]:
    for embed in embeds:
        for key in ("image", "thumbnail"):
            url = str((embed.get(key) or {}).get("url", ""))
            if url.startswith("attachment://"):
                file = by_name.get(safe_name(url.removeprefix("attachment://")))
                if file is not None:
                    embed[key] = {name: file.get(name) for name in ("url", "proxy_url", "width", "height")}
    return embeds


class Drafts:
    """Makes drafts of request bodies. `emojis`: gives the ids of the application's emojis."""

    def __init__(self, world: World, attachments: Attachments, emojis: Callable[[], frozenset[int]]) -> None:
        self._world = world
        self._attachments = attachments
        self._emojis = emojis

    def check(
        self,
        channel: int,
        payload: Any,
        uploads: list[Upload],
        *,
        old: Message | None = None,
        ephemeral_allowed: bool = False,
    ) -> Draft:
        """Checks a request body for a new message, or for an edit of `old`.

        Raises ApiError: 50035 with nested errors, 50006 for a message with nothing in it, 40005 for a file
        that is too large.
        """
        if not isinstance(payload, dict):
            raise invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        problems = Problems()
        flags = _flags(payload, old, _SETTABLE | (EPHEMERAL if ephemeral_allowed else 0), problems)
        v2 = bool(flags & COMPONENTS_V2)
        before = old.body if old is not None else {}

        content = payload.get("content", before.get("content"))
        problems.text(("content",), payload.get("content"), 0, 2000, required=False)
        embeds = check_embeds(payload["embeds"], problems) if "embeds" in payload else before.get("embeds") or []
        if v2:
            _refuse_legacy(payload, problems)
            if old is not None and not old.flags & COMPONENTS_V2:
                for key in ("content", "embeds"):
                    if before.get(key) and key not in payload:
                        _refuse_legacy({key: before[key]}, problems)
        check_allowed(payload.get("allowed_mentions"), problems)

        old_files = old.files if old is not None else []
        listed = payload.get("attachments")
        kept, new = self._attachments.plan(channel, listed, uploads, old=old_files, problems=problems)
        files = [*kept, *(file.body for file in new)]
        by_name = _attachment_names(files)

        def resolve(name: str) -> Json | None:
            file = by_name.get(safe_name(name))
            return None if file is None else media_object(file)

        components = before.get("components") or []
        if "components" in payload:
            check = ComponentCheck(resolve, problems, self._emojis(), v2)
            components = check.message(payload["components"])
        problems.raise_if_any()

        embeds = _resolve_embeds(embeds, by_name)
        shown = _unshown(files, components, embeds)
        if not (content or embeds or shown or files or (v2 and components) or payload.get("poll")):
            raise refuse(50006)
        if v2 and not components:
            raise refuse(50006)
        allowed = payload.get("allowed_mentions")
        text = _text_of(None if v2 else content, components)
        fields: Json = {
            "content": None if v2 else content or "",
            "embeds": embeds,
            "components": components,
            "attachments": shown,
            "mentions": mentioned(self._world, text, allowed),
            "mention_everyone": mentions_everyone(text, allowed),
        }
        return Draft(fields, files, new, flags)
