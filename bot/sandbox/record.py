"""A record of everything the bot sent, for tests that search it or check it against a schema."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.base.bus import Bus
from bot.sandbox.messages.attachments import Upload


@dataclass(frozen=True, slots=True)
class Sent:
    """One request of the bot: `path` under the API's base, `json` body (multipart: its `payload_json`).

    `template` is the route's path with names for ids, as OpenAPI writes it; None for no such route. `status` 0: the
    connection was cut before the answer.
    """

    method: str
    path: str
    template: str | None
    query: dict[str, str]
    json: Any
    files: list[Upload]
    status: int
    answer: Any
    headers: dict[str, str]


@dataclass(slots=True)
class Record:
    """Keeps requests if asked to; always counts those that Discord calls invalid."""

    bus: Bus
    keep: bool
    sent: list[Sent] = field(default_factory=list)
    invalid: int = 0

    def add(self, sent: Sent) -> None:
        """Notes one answered request. 401, 403 and 429 (unless shared) count as invalid, 10,000 in 10 min ban."""
        if sent.status in (401, 403) or (sent.status == 429 and sent.headers.get("X-RateLimit-Scope") != "shared"):
            self.invalid += 1
        if self.keep:
            self.sent.append(sent)
            self.bus.tell("sent", sent)
