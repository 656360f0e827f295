"""One interaction's answer: it comes within 3 seconds whatever happens, and a second call becomes a follow-up."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Sequence
from types import TracebackType
from typing import Self, TypeVar

from bot.discord_io.by_token import PressedMessage, PrivateMessage
from bot.discord_io.components import Modal
from bot.discord_io.interaction import Interaction
from bot.discord_io.layouts import EPHEMERAL, L, PrivateLayout, PublicLayout, Upload, in_words, private_words
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.discord_io.webhooks import DEFER, DEFER_UPDATE, ORIGINAL, REPLY, UPDATE, Sent, Webhooks

log = logging.getLogger(__name__)

DEFER_AFTER = 2.0
"""Seconds; the first answer is due within 3 (Discord's reference, "Receiving and Responding")."""
GIVE_UP_AFTER = 4.0
"""Seconds; discord.py repeats an answer after a server error for longer than its token may be used."""

T = TypeVar("T")


class Answer:
    """Use as ``async with Answer(interaction, webhooks) as answer``; afterwards the interaction has been answered.

    ``public`` says that a command will answer for everybody: it is fixed when the answer has to be deferred.
    """

    def __init__(self, interaction: Interaction, webhooks: Webhooks, *, public: bool = False) -> None:
        self.interaction = interaction
        self._webhooks = webhooks
        self._public = public and interaction.kind == "command"
        self.expired = False
        self.shown_at: int | None = None
        """When Discord showed the last ``update`` (Unix ms by its clock)."""
        self._turn = asyncio.Lock()
        self._deferred = False
        self._answered = False
        self._told_first = False
        """Whether the first answer was a message of its own: ``@original`` is that then, and not what was pressed."""
        self._watchdog: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._watchdog = asyncio.get_running_loop().call_later(DEFER_AFTER, self._bark)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if self._watchdog is not None:
            self._watchdog.cancel()
        if self._deferring is not None:
            self._deferring.cancel()
        if error is None and not self._answered:
            await self.nothing()
        return None

    @property
    def answered(self) -> bool:
        """Whether something was said yet."""
        return self._answered

    async def private(
        self, content: str | PrivateLayout, uploads: Sequence[Upload] | None = None
    ) -> PrivateMessage | None:
        """Say something that only this person sees, in a message of its own; return it, None if it was not sent."""
        layout, files = self._fitting(_layout(content), uploads or ())
        async with self._turn:
            if self._answered or self._deferred:
                if self._public and not self._answered:
                    # The first follow-up would take the place, and the publicity, of the deferred answer.
                    await self._send(self._webhooks.delete(self.interaction, ORIGINAL))
                told = await self._send(self._webhooks.follow_up(self.interaction, layout, files, flags=EPHEMERAL))
            else:
                told = await self._send(self._webhooks.respond(self.interaction, REPLY, layout, files, flags=EPHEMERAL))
                self._told_first = told is not None
            self._answered = self._answered or told is not None
            return PrivateMessage.told(self._webhooks, self.interaction, told)

    async def rewrite(
        self, content: str | PrivateLayout, uploads: Sequence[Upload] | None = None
    ) -> PrivateMessage | None:
        """Change the private message that was pressed; where that is a public one, say it in a message of its own.

        ``uploads`` None keeps its attachments. Return the message; None if it was not shown.
        """
        if not self.interaction.private or self._told_first:
            return await self.private(content, uploads)
        changed = await self._change(_layout(content), uploads)
        return None if changed is None else PrivateMessage.pressed(self._webhooks, self.interaction)

    async def public(self, layout: PublicLayout, uploads: Sequence[Upload] = ()) -> int | None:
        """Answer a command with a message for everybody and return its id; None if it could not be sent."""
        async with self._turn:
            if self._deferred:
                told = await self._send(self._webhooks.follow_up(self.interaction, layout, uploads))
            else:
                told = await self._send(self._webhooks.respond(self.interaction, REPLY, layout, uploads))
                self._told_first = told is not None
            self._answered = self._answered or told is not None
            return None if told is None else told.message_id

    async def update(self, layout: PublicLayout, uploads: Sequence[Upload] | None = None) -> PressedMessage | None:
        """Change the public message that was pressed; None: it was not shown. ``uploads`` None keeps its attachments.

        What is somebody's own goes by ``rewrite``. Once a word of its own was the first answer the press can change
        nothing any more.
        """
        changed = None if self._told_first else await self._change(layout, uploads)
        return None if changed is None else PressedMessage(self._webhooks, self.interaction, ORIGINAL)

    async def modal(self, modal: Modal) -> None:
        """Open a form: only as the first answer to a press or command."""
        async with self._turn:
            self._answered = True
            await self._send(self._webhooks.open_modal(self.interaction, modal))

    async def nothing(self) -> None:
        """Answer without a visible change."""
        async with self._turn:
            if self._answered or self._deferred:
                return
            self._answered = True
            await self._send(self._defer_by(ephemeral=True))

    async def _change(self, layout: L, uploads: Sequence[Upload] | None) -> Sent | None:
        if uploads is not None:
            layout, uploads = self._fitting(layout, uploads)
        async with self._turn:
            if self._answered or self._deferred:
                changed = await self._send(self._webhooks.edit(self.interaction, ORIGINAL, layout, uploads))
            else:
                changed = await self._send(self._webhooks.respond(self.interaction, UPDATE, layout, uploads))
            # Where the message is gone, a word of its own can still be said.
            self._answered = self._answered or changed is not None
        if changed is not None:
            self.shown_at = changed.shown_at
        return changed

    def _fitting(self, layout: L, uploads: Sequence[Upload]) -> tuple[L, Sequence[Upload]]:
        if not uploads or self.interaction.app_permissions.attach_files:
            return layout, uploads
        return in_words(layout), ()

    async def _send(self, call: Awaitable[T]) -> T | None:
        if self.expired:
            getattr(call, "close", lambda: None)()
            return None
        try:
            async with asyncio.timeout(GIVE_UP_AFTER):
                return await call
        except FAILURES as error:
            trouble = classify(error)
            if trouble in (Trouble.EXPIRED, Trouble.BUSY):
                # The person sees "This interaction failed"; what they did is saved, the board will show it.
                self.expired = True
            elif trouble is Trouble.REFUSED:
                log.exception("Discord refused an answer")
            else:
                # The message or channel is gone, or shut to us: no fault of the press, and nothing of it is lost.
                log.info("an answer was refused: %s", error)
            return None

    def _bark(self) -> None:
        self._deferring = asyncio.create_task(self._defer(), name="defer")

    async def _defer(self) -> None:
        async with self._turn:
            if self._answered or self._deferred:
                return
            with contextlib.suppress(*FAILURES):
                await self._defer_by(ephemeral=not self._public)
            self._deferred = True

    async def _defer_by(self, *, ephemeral: bool) -> None:
        if self.interaction.message is None:
            await self._webhooks.respond(self.interaction, DEFER, flags=EPHEMERAL if ephemeral else 0)
        else:
            await self._webhooks.respond(self.interaction, DEFER_UPDATE)


def _layout(content: str | PrivateLayout) -> PrivateLayout:
    return private_words(content) if isinstance(content, str) else content
