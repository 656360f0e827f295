"""The application's own emojis. Source: Discord documentation, "Emoji: Application Emojis"."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from bot.sandbox.base.errors import Json, Problems, invalid, refuse
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store
from bot.sandbox.messages.attachments import image_size
from bot.sandbox.world.world import World
from bot.sandbox.world.world_json import bot_json

MAX_BYTES, MAX_EMOJIS = 256 * 1024, 2_000
_KIND = "emoji"
_DATA = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.S)
_NAME = re.compile(r"\w{2,32}", re.A)


class Emojis:
    """Emoji objects by id; their pictures are files of the store."""

    def __init__(self, world: World, store: Store, snowflakes: Snowflakes) -> None:
        self._world = world
        self._store = store
        self._snowflakes = snowflakes
        self._all: dict[int, Json] = {}
        self._ids: frozenset[int] = frozenset()

    def load(self, things: dict[int, Any]) -> None:
        """Takes back what the store has kept."""
        self._all = dict(things)
        self._ids = frozenset(self._all)

    def ids(self) -> frozenset[int]:
        """All ids."""
        return self._ids

    def listed(self) -> list[Json]:
        """All emojis, oldest first."""
        return list(self._all.values())

    def get(self, identity: int) -> Json:
        """One emoji; ApiError 10014 if there is none."""
        if identity not in self._all:
            raise refuse(10014)
        return self._all[identity]

    def create(self, body: Any) -> Json:
        """Adds an emoji from `{"name", "image": data URI}`; ApiError 50035 or 30008."""
        body = body if isinstance(body, dict) else {}
        name = self._checked_name(body.get("name"), None)
        found = _DATA.fullmatch(str(body.get("image") or ""))
        if found is None:
            raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
        try:
            data = base64.b64decode(found[2], validate=True)
        except binascii.Error:
            raise invalid(("image",), "IMAGE_INVALID", "Invalid image data") from None
        if len(data) > MAX_BYTES:
            raise invalid(("image",), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {MAX_BYTES / 1024} kb.")
        if image_size(data) is None:
            raise invalid(("image",), "IMAGE_INVALID", "Invalid image data")
        if len(self._all) >= MAX_EMOJIS:
            raise refuse(30008)
        identity = self._snowflakes.next()
        emoji: Json = {
            "id": str(identity),
            "name": name,
            "roles": [],
            "user": bot_json(self._world.bot),
            "require_colons": True,
            "managed": False,
            "animated": found[1] == "gif",
            "available": True,
        }
        self._keep(identity, emoji)
        self._store.put_file(identity, data)
        return emoji

    def rename(self, identity: int, body: Any) -> Json:
        """Gives an emoji another name."""
        emoji = self.get(identity)
        name = self._checked_name((body if isinstance(body, dict) else {}).get("name"), identity)
        self._keep(identity, emoji | {"name": name})
        return self._all[identity]

    def delete(self, identity: int) -> None:
        """Removes an emoji; ApiError 10014 if there is none."""
        self.get(identity)
        del self._all[identity]
        self._ids = frozenset(self._all)
        self._store.drop(_KIND, identity)
        self._store.drop_file(identity)

    def _keep(self, identity: int, emoji: Json) -> None:
        self._all[identity] = emoji
        self._ids = frozenset(self._all)
        self._store.put(_KIND, identity, emoji)

    def _checked_name(self, name: object, own: int | None) -> str:
        problems = Problems()
        if problems.text(("name",), name, 2, 32) and not _NAME.fullmatch(str(name)):
            problems.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji["name"] == name and int(emoji["id"]) != own for emoji in self._all.values()):
            problems.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")
        problems.raise_if_any()
        return str(name)
