"""Files of messages: what a request uploads, keeps and drops, and the objects that describe them."""

from __future__ import annotations

import io
import mimetypes
import re
from dataclasses import dataclass
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.sandbox.base.address import Address
from bot.sandbox.base.errors import Json, Problems, refuse
from bot.sandbox.base.snowflake import Snowflakes

MAX_FILE = 10 * 1024 * 1024
"""Bytes a file; told to the bot as `attachment_size_limit`."""
MAX_FILES = 10
_UNSAFE = re.compile(r"[^A-Za-z0-9._-]")


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` part of a request."""

    index: int
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class NewFile:
    """An attachment object and the bytes to save under its id once the message is accepted."""

    body: Json
    data: bytes


def image_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in px if this is a picture that Pillow knows; reads the header only."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return None


def safe_name(filename: str) -> str:
    """The name under which Discord keeps a file: anything but letters, digits, `._-` becomes `_`."""
    return _UNSAFE.sub("_", filename) or "unknown"


def media_object(attachment: Json) -> Json:
    """How a component shows an attachment (an "unfurled media item")."""
    return {
        "id": attachment["id"],
        "url": attachment["url"],
        "proxy_url": attachment["proxy_url"],
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment.get("content_type"),
        "loading_state": 2,
        "attachment_id": attachment["id"],
        "filename": attachment["filename"],
        "size": attachment["size"],
    }


class Attachments:
    """Makes attachment objects: their ids, and the addresses under which the page's server gives the files."""

    def __init__(self, snowflakes: Snowflakes, address: Address) -> None:
        self._snowflakes = snowflakes
        self._address = address

    def plan(
        self, channel: int, listed: object, uploads: list[Upload], *, old: list[Json], problems: Problems
    ) -> tuple[list[Json], list[NewFile]]:
        """The attachments that a message keeps and those that it gains.

        `listed` is the request's `attachments` (None: keep all the old ones). An entry names an old attachment
        by its id, or an upload by its index. Raises ApiError 40005 for a file over the limit.
        """
        if any(len(upload.data) > MAX_FILE for upload in uploads):
            raise refuse(40005)
        entries = problems.listing(("attachments",), listed, 0, MAX_FILES)
        metas: dict[int, Json] = {}
        kept = [] if listed is not None else list(old)
        by_id = {attachment["id"]: attachment for attachment in old}
        indexes = {upload.index for upload in uploads}
        for position, entry in enumerate(entries):
            path = ("attachments", position)
            if not isinstance(entry, dict) or not str(entry.get("id", "")).isdigit():
                problems.required((*path, "id"))
                continue
            problems.text((*path, "description"), entry.get("description"), 0, 1024, required=False)
            problems.text((*path, "filename"), entry.get("filename"), 1, 1024, required=False)
            known = by_id.get(str(entry["id"]))
            if known is not None:
                changed = {"description": entry["description"]} if entry.get("description") else {}
                kept.append(known | changed)
            elif int(entry["id"]) in indexes:
                metas[int(entry["id"])] = entry
            else:
                problems.add((*path, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment data for {entry['id']} is missing")
        new = [self._describe(channel, upload, metas.get(upload.index, {})) for upload in uploads]
        if len(kept) + len(new) > MAX_FILES:
            problems.length(("attachments",), 0, MAX_FILES)
        return kept, new

    def _describe(self, channel: int, upload: Upload, meta: Json) -> NewFile:
        """The attachment object of an upload; `meta` is its entry in the request's `attachments`."""
        identity = self._snowflakes.next()
        name = safe_name(meta.get("filename") or upload.filename)
        content_type = mimetypes.guess_type(name)[0]
        if name.endswith(".webp"):
            content_type = "image/webp"
        url = f"{self._address.page}/attachments/{channel}/{identity}/{quote(name)}"
        body: Json = {
            "id": str(identity),
            "filename": name,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
            "flags": 0,
        }
        if content_type:
            body["content_type"] = content_type
        if content_type and content_type.startswith("image/"):
            size = image_size(upload.data)
            if size is not None:
                body["width"], body["height"] = size
        for key in ("description", "title"):
            if meta.get(key):
                body[key] = meta[key]
        return NewFile(body, upload.data)
