"""Writes to the posts of tables: edits that give way to newer ones, and posts anew where an edit cannot be made."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.bounded import Bounded
from bot.discord_io.by_token import PressedMessage
from bot.discord_io.channels import Channels
from bot.discord_io.layouts import PublicLayout, nonce
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.discord_io.webhooks import Sent
from bot.tables.posts import Post, Posts
from bot.tables.service import Tables
from bot.tables.table import Table
from cogs.game.content import Content
from cogs.posts.composer import Composed, Composer
from cogs.upkeep.tasks import Tasks

log = logging.getLogger(__name__)

_HELD = 1.0
"""Seconds after which an edit that Discord holds back (a rate limit) gives way to a newer edition."""
_TOO_LONG = 10.0
"""Seconds after which a held edit is given up for a new post."""
_REMEMBERED = 2_000

Key = tuple[int, int]
"""A post: its table and channel."""


class Trace(NamedTuple):
    """What this process knows of a post.

    ``seen``: what it shows was written in this process; ``selection``: the step at which a press selected something
    that is no move yet (see Presenter.select), and what; ``pressed``: the post as the last press can still edit it,
    where the channel itself does not let us.
    """

    seen: bool = False
    selection: tuple[int, str] = (-1, "")
    pressed: PressedMessage | None = None


class Writer:
    """Makes one post show its table's newest edition; whoever calls it holds the post's turn."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        channels: Channels,
        *,
        composer: Composer,
        tasks: Tasks,
        gone: Callable[[list[Post]], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._channels = channels
        self._composer = composer
        self._tasks = tasks
        self._gone = gone
        self._traces: Bounded[Key, Trace] = Bounded(_REMEMBERED)

    def trace(self, key: Key) -> Trace:
        """Return what this process knows of a post."""
        return self._traces.get(key, Trace())

    def select(self, key: Key, selection: tuple[int, str]) -> None:
        """Note what a press selects on a post."""
        self._traces[key] = self.trace(key)._replace(selection=selection)

    def reach(self, key: Key, pressed: PressedMessage) -> None:
        """Note that a press can edit a post."""
        self._traces[key] = self.trace(key)._replace(pressed=pressed)

    def forget(self, key: Key) -> None:
        """Keep nothing of a post in memory."""
        self._traces.pop(key, None)

    async def adopt(self, post: Post, *, may: bool) -> None:
        """Edit a message that nobody has kept up to date, and save it as a post. Raises what Discord refuses."""
        built = await self.compose(post, may=may, anew=True)
        sent = await self._send_edit(post, built.content)
        await self._posts.put(post)
        await self.confirm(post, built, sent.shown_at)

    def is_right(self, post: Post, table: Table) -> bool:
        """Say whether a post shows all that there is, as far as this process has seen it.

        What an earlier process noted may be wrong (a backup that was brought back is older than what Discord shows):
        a post is written once anew when its table changes or somebody presses it.
        """
        return post.edition >= table.edition and self.trace((post.table_id, post.channel_id)).seen

    async def bring_up_to_date(self, post: Post, news: asyncio.Event) -> None:
        """Make a post show the newest edition, in words or anew if it must be. Raises what Discord refuses."""
        table = await self._tables.table(post.table_id)
        if self.is_right(post, table):
            return
        built = await self.compose(post, may=self._channels.may_attach(post.guild_id, post.channel_id))
        try:
            await self._edit_or_repost(post, built, news)
        except FAILURES as error:
            trouble = classify(error)
            shut_out = trouble in (Trouble.NO_ACCESS, Trouble.FORBIDDEN)
            # A table with a code can be linked again when the permission is back; others wait for it here.
            if trouble is Trouble.CHANNEL_GONE or (shut_out and table.code):
                await self._gone([post])
            elif trouble is Trouble.NO_ACCESS:
                await self._edit_without_rights(post, built)
            else:
                raise

    async def _edit_or_repost(self, post: Post, built: Composed, news: asyncio.Event) -> None:
        try:
            await self._edit(post, built, news)
        except FAILURES as error:
            trouble = classify(error)
            if trouble is Trouble.FORBIDDEN:
                await self._edit_without_rights(post, built)
            elif trouble in (Trouble.MESSAGE_GONE, Trouble.ASLEEP):
                await self._repost(post)
            else:
                raise

    async def _edit(self, post: Post, built: Composed, news: asyncio.Event) -> None:
        """Edit the post; held back by Discord, it gives way to a newer edition and in the end to a new post."""
        edit = asyncio.ensure_future(self._send_edit(post, built.content))
        newer = asyncio.ensure_future(news.wait())
        try:
            await asyncio.wait({edit}, timeout=_HELD)
            await asyncio.wait({edit, newer}, timeout=_TOO_LONG - _HELD, return_when=asyncio.FIRST_COMPLETED)
            if edit.done():
                await self.confirm(post, built, edit.result().shown_at)
            elif not newer.done():
                log.warning("an edit in channel %s was held for %s s: posting anew", post.channel_id, _TOO_LONG)
                await self._repost(post)
        finally:
            for task in (edit, newer):
                task.cancel()
            await asyncio.gather(edit, newer, return_exceptions=True)

    async def _edit_without_rights(self, post: Post, built: Composed) -> None:
        """Edit through the last press's token, else in words alone, if only the picture was refused."""
        pressed = self.trace((post.table_id, post.channel_id)).pressed
        if pressed is not None and not pressed.out_of_reach:
            with contextlib.suppress(*FAILURES):
                sent = await pressed.edit(built.content.layout, built.content.uploads)
                await self.confirm(post, built, sent.shown_at)
                return
        plain = await self.compose(post, may=False)
        sent = await self._channels.edit(post.channel_id, post.message_id, plain.content.layout, ())
        await self.confirm(post, plain, sent.shown_at)

    async def _repost(self, post: Post) -> None:
        built = await self.compose(post, may=self._channels.may_attach(post.guild_id, post.channel_id), anew=True)
        content = built.content
        once = nonce("post", post.table_id, post.channel_id, post.message_id)
        sent = await self._channels.post(post.channel_id, content.layout, content.uploads or (), nonce=once)
        fresh = post._replace(message_id=sent.message_id)
        await self._posts.put(fresh)
        await self.confirm(fresh, built, sent.shown_at)
        self._tasks.start(self.delete(post), "old post")

    async def _send_edit(self, post: Post, content: Content[PublicLayout]) -> Sent:
        return await self._channels.edit(post.channel_id, post.message_id, content.layout, content.uploads)

    async def compose(self, post: Post, *, may: bool, anew: bool = False) -> Composed:
        """Return a post's next content; ``may``: we may attach a picture, ``anew``: with it, whatever is there."""
        trace = self.trace((post.table_id, post.channel_id))
        has = post.picture if trace.seen and not anew else ""
        return await self._composer.compose(post.table_id, post.guild_id, has, picture=may, selection=trace.selection)

    async def confirm(self, post: Post, built: Composed, shown_at: int | None) -> None:
        """Note what a post shows now, and since when (Unix ms by Discord's clock)."""
        # First the moment, which the times of a race count from: somebody may be grabbing already.
        if shown_at is not None:
            await self._tables.was_shown(post.table_id, built.edition, shown_at)
        key = (post.table_id, post.channel_id)
        self._traces[key] = self.trace(key)._replace(seen=True)
        await self._posts.confirm(post._replace(edition=built.edition, picture=built.content.key))

    async def delete(self, post: Post) -> None:
        """Delete a post's message, if that can be."""
        with contextlib.suppress(*FAILURES):
            await self._channels.delete(post.channel_id, post.message_id)
