"""What Discord accepts as the media of a component: attachments of the message, or pictures elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.base.errors import Json, Path, Problems

Resolve = Callable[[str], Json | None]
"""Gives the media object of an attachment by the name after `attachment://`; None if there is none."""


@dataclass(slots=True)
class MediaCheck:
    """Checks media and their alt texts. `resolve`: see `Resolve`."""

    resolve: Resolve
    problems: Problems

    def _media_item(self, item: Json, path: Path) -> Json:
        description = item.get("description")
        self.problems.text((*path, "description"), description, 1, 1024, required=False)
        media = self._media(item.get("media"), (*path, "media"), ("attachment", "http", "https"))
        media.pop("filename", None)
        media.pop("size", None)
        return {"media": media, "description": description, "spoiler": bool(item.get("spoiler"))}

    def _media(self, media: object, path: Path, schemes: tuple[str, ...]) -> Json:
        url = media.get("url") if isinstance(media, dict) else None
        where = (*path, "url")
        if not self.problems.text(where, url, 1, 2048) or not isinstance(url, str):
            return {}
        if not self._scheme(url, where, schemes):
            return {}
        if not url.startswith("attachment://"):
            return {"url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
        found = self.resolve(url.removeprefix("attachment://"))
        if found is None:
            self.problems.add(
                where,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment does not exist.",
            )
        return found or {}

    def _scheme(self, url: str, path: Path, schemes: tuple[str, ...]) -> bool:
        scheme, colon, rest = url.partition("://")
        if colon and rest and scheme in schemes:
            return True
        self.problems.add(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. Must be one of {schemes}.'
        )
        return False
