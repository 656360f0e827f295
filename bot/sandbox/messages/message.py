"""One message, and a draft of one: what a request made of it before it is posted."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.base.errors import Json
from bot.sandbox.messages.attachments import NewFile

HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15


@dataclass(frozen=True, slots=True)
class Draft:
    """An accepted request: `fields` of the message that change, all its `files` then, bytes of new ones."""

    fields: Json
    files: list[Json]
    new_files: list[NewFile]
    flags: int


def plain(content: str, *, mentions: list[Json] | None = None, flags: int = 0) -> Draft:
    """A draft of a message of words alone."""
    fields: Json = {
        "content": content,
        "embeds": [],
        "components": [],
        "attachments": [],
        "mentions": mentions or [],
        "mention_everyone": False,
    }
    return Draft(fields, [], [], flags)


@dataclass(slots=True)
class Message:
    """A message: `body` is its Discord object, `files` all its attachments, shown in components or not.

    `only_for`: the one person who sees it, if it is ephemeral. `late_edits`: unix times of edits made when
    it was over an hour old.
    """

    id: int
    channel_id: int
    body: Json
    files: list[Json] = field(default_factory=list)
    only_for: int | None = None
    late_edits: list[float] = field(default_factory=list)

    @property
    def flags(self) -> int:
        """The message's flags."""
        return int(self.body["flags"])

    @property
    def author(self) -> int:
        """The id of its author."""
        return int(self.body["author"]["id"])

    @property
    def loading(self) -> bool:
        """A deferred answer that has not come yet?"""
        return bool(self.flags & LOADING)
