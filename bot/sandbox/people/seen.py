"""Reads messages as people do: their words, buttons, selects and pictures, however they are nested."""

from __future__ import annotations

from bot.sandbox.base.errors import Json
from bot.sandbox.messages.component_tree import BUTTON, FILE, GALLERY, SELECTS, TEXT, THUMBNAIL, walk


def text(message: Json) -> str:
    """All words of a message: content, embeds' titles and descriptions, text displays, line by line."""
    embeds = [embed.get(key) for embed in message["embeds"] for key in ("title", "description")]
    displays = [part["content"] for part in walk(message["components"]) if part["type"] == TEXT]
    return "\n".join(filter(None, [message["content"], *embeds, *displays]))


def buttons(message: Json) -> list[Json]:
    """All buttons, in order."""
    return [part for part in walk(message["components"]) if part["type"] == BUTTON]


def selects(message: Json) -> list[Json]:
    """All selects, in order."""
    return [part for part in walk(message["components"]) if part["type"] in SELECTS]


def custom_ids(message: Json) -> list[str]:
    """All custom ids, in order."""
    return [part["custom_id"] for part in walk(message["components"]) if part.get("custom_id")]


def button(message: Json, label: str) -> Json:
    """The first button whose label is or contains `label`; KeyError with all labels if there is none."""
    labels = [str(part.get("label") or "") for part in buttons(message)]
    for match in (str.__eq__, str.__contains__):
        for part, own in zip(buttons(message), labels, strict=True):
            if match(own, label):
                return part
    raise KeyError(f"no button '{label}' among {labels}")


def pictures(message: Json) -> list[Json]:
    """All media and attachments, each with `url`, `width`, `height` and `description` (alt text or None)."""
    found = [{**attachment, "description": attachment.get("description")} for attachment in message["attachments"]]
    for part in walk(message["components"]):
        if part["type"] == GALLERY:
            found += [{**item["media"], "description": item["description"]} for item in part["items"]]
        elif part["type"] == THUMBNAIL:
            found.append({**part["media"], "description": part["description"]})
        elif part["type"] == FILE:
            found.append({**part["file"], "description": None})
    return found
