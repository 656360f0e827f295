"""Which message was made with which nonce, so that the same one is not made twice.

Source: Discord documentation, "Create Message": `enforce_nonce` looks at the author's messages of "the past few
minutes", in whatever channel.
"""

from __future__ import annotations

from bot.sandbox.base.snowflake import age
from bot.sandbox.messages.message import Message

_SECONDS = 300.0


class Nonces:
    """The nonces of the last minutes, by author."""

    def __init__(self) -> None:
        self._messages: dict[tuple[int, str], Message] = {}

    def remember(self, author: int, nonce: int | str, message: Message) -> None:
        """A message was made with this nonce."""
        self._messages = {key: one for key, one in self._messages.items() if age(one.id) < _SECONDS}
        self._messages[author, str(nonce)] = message

    def find(self, author: int, nonce: int | str) -> Message | None:
        """The author's newest message with this nonce; None if it is too old, or there is none."""
        message = self._messages.get((author, str(nonce)))
        return None if message is None or age(message.id) >= _SECONDS else message
