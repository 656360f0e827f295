"""One interaction's answer: it comes within 3 seconds whatever happens, and a second call becomes a follow-up."""

import asyncio
import contextlib
import logging
from types import TracebackType
from typing import Any, Self

import discord
from discord.ui import Container, LayoutView, MediaGallery, TextDisplay

from bot.discord_io.private import PrivateMessage, is_private
from bot.discord_io.trouble import FAILURES, Trouble, classify

log = logging.getLogger(__name__)

DEFER_AFTER = 2.0
"""Seconds; the first answer is due within 3 (Discord's reference, "Receiving and Responding")."""
GIVE_UP_AFTER = 4.0
"""Seconds; discord.py repeats an answer after a server error for longer than its token may be used."""


def words(text: str) -> LayoutView:
    """Return a layout that holds nothing but a text (4,000 characters at most are shown)."""
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay(text if len(text) <= 4000 else text[:3999] + "…"))
    return view


def in_words(view: LayoutView) -> LayoutView:
    """Return a layout with its pictures' descriptions in their place, for where no files may be attached."""
    holders: list[LayoutView | Container[Any]] = [view]
    holders += (child for child in view.children if isinstance(child, Container))
    for holder in holders:
        items = list(holder.children)
        if any(isinstance(item, MediaGallery) for item in items):
            holder.clear_items()
            for item in items:
                told = item if not isinstance(item, MediaGallery) else TextDisplay(_described(item))
                holder.add_item(told)
    return view


def _described(gallery: "MediaGallery[Any]") -> str:
    return "\n".join(picture.description or "" for picture in gallery.items) or "-"


class Answer:
    """Use as ``async with Answer(interaction) as answer``; afterwards the interaction has been answered.

    ``public`` says that a command will answer for everybody: it is fixed when the answer has to be deferred.
    """

    def __init__(self, interaction: "discord.Interaction[Any]", *, public: bool = False) -> None:
        self.interaction = interaction
        self._public = public and interaction.type is discord.InteractionType.application_command
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
        self, content: "str | LayoutView", files: "list[discord.File] | None" = None
    ) -> PrivateMessage | None:
        """Say something that only this person sees, in a message of its own; return it, None if it was not sent."""
        view, files = self._fitting(words(content) if isinstance(content, str) else content, files or [])
        async with self._turn:
            if self._answered or self._deferred:
                if self._public and not self._answered:
                    # The first follow-up would take the place, and the publicity, of the deferred answer.
                    await self._send(self.interaction.delete_original_response())
                self._answered = True
                told = await self._send(
                    self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
                )
                return PrivateMessage.followed_up(self.interaction, told)
            self._answered = self._told_first = True
            sent = await self._send(self.interaction.response.send_message(view=view, files=files, ephemeral=True))
            return PrivateMessage.answered(self.interaction, sent)

    async def rewrite(
        self, content: "str | LayoutView", files: "list[discord.File] | None" = None
    ) -> PrivateMessage | None:
        """Change the private message that was pressed; where that is a public one, say it in a message of its own.

        ``files`` None keeps its attachments. Return the message; None if it was not shown.
        """
        if not is_private(self.interaction) or self._told_first:
            return await self.private(content, files)
        view = words(content) if isinstance(content, str) else content
        return PrivateMessage.pressed(self.interaction) if await self._change(view, files) else None

    async def public(self, view: LayoutView, files: "list[discord.File]") -> int | None:
        """Answer a command with a message for everybody and return its id; None if it could not be sent."""
        async with self._turn:
            self._answered = True
            if self._deferred:
                message = await self._send(self.interaction.followup.send(view=view, files=files, wait=True))
                return message.id if message else None
            self._told_first = True
            sent = await self._send(self.interaction.response.send_message(view=view, files=files))
            return sent.message_id if sent else None

    async def update(self, view: LayoutView, files: "list[discord.File] | None" = None) -> bool:
        """Change the public message that was pressed; say whether it was shown. ``files`` None keeps its attachments.

        For what everybody may see: what is somebody's own goes by ``rewrite``. Once a word of its own was the first
        answer the press can change nothing any more.
        """
        return not self._told_first and await self._change(view, files)

    async def _change(self, view: LayoutView, files: "list[discord.File] | None") -> bool:
        if files is not None:
            view, files = self._fitting(view, files)
        changes: dict[str, Any] = {"view": view}
        if files is not None:
            changes["attachments"] = files
        async with self._turn:
            if self._answered or self._deferred:
                edited = await self._send(self.interaction.edit_original_response(**changes))
            else:
                sent = await self._send(self.interaction.response.edit_message(**changes))
                edited = sent.resource if sent else None
            self._answered = True
        if isinstance(edited, discord.Message) and edited.edited_at:
            self.shown_at = int(edited.edited_at.timestamp() * 1000)
        return edited is not None

    async def nothing(self) -> None:
        """Answer without a visible change."""
        async with self._turn:
            if self._answered or self._deferred:
                return
            self._answered = True
            await self._send(self.interaction.response.defer(ephemeral=True))

    def _fitting(self, view: LayoutView, files: "list[discord.File]") -> "tuple[LayoutView, list[discord.File]]":
        if not files or self.interaction.app_permissions.attach_files:
            return view, files
        return in_words(view), []

    async def _send(self, call: Any) -> Any:
        if self.expired:
            call.close()
            return None
        try:
            async with asyncio.timeout(GIVE_UP_AFTER):
                return await call
        except FAILURES as error:
            trouble = classify(error)
            if trouble in (Trouble.EXPIRED, Trouble.BUSY):
                # The person sees "This interaction failed"; what they did is saved, the board will show it.
                self.expired = True
                return None
            if trouble is Trouble.REFUSED:
                log.exception("Discord refused an answer")
                return None
            raise

    def _bark(self) -> None:
        self._deferring = asyncio.create_task(self._defer(), name="defer")

    async def _defer(self) -> None:
        async with self._turn:
            if self._answered or self._deferred:
                return
            with contextlib.suppress(*FAILURES):
                await self.interaction.response.defer(ephemeral=not self._public)
            self._deferred = True
