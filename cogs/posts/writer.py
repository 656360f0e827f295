"""Writes to the posts of tables: edits that give way to newer ones, and posts anew where an edit cannot be made."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.discord_io.by_token import PressedMessage
from bot.discord_io.channels import Channels
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.tables.posts import Post, Posts
from bot.tables.service import Tables
from cogs.posts.composer import Composed, Composer
from cogs.upkeep.tasks import Tasks

log = logging.getLogger(__name__)

_HELD = 1.0
"""Seconds after which an edit that Discord holds back (a rate limit) gives way to a newer edition."""
_TOO_LONG = 10.0
"""Seconds after which a held edit is given up for a new post."""


@dataclass
class Queue:
    """The writes to one post: one at a time; ``worker`` edits it until it shows the newest edition."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    selection: tuple[int, str] = (-1, "")
    """The step at which a press selected something that is no move yet (see Presenter.select), and what."""
    pressed: PressedMessage | None = None
    """The post as the last press on it can still edit it, where the channel itself does not let us."""
    shut_until: float = 0.0
    """Until when (the loop's time) it is not tried again by itself: we may not write there."""

    @property
    def idle(self) -> bool:
        """Whether nothing is being written to the post."""
        return not self.turn.locked() and (self.worker is None or self.worker.done())


class Writer:
    """Makes one post show its table's newest edition; whoever calls it holds the queue's turn."""

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

    async def adopt(self, post: Post, queue: Queue, *, may: bool) -> None:
        """Edit a message that nobody has kept up to date, and save it as a post. Raises what Discord refuses."""
        built = await self.compose(queue, post.table_id, post.guild_id, "", may=may)
        sent = await self._channels.edit(
            post.channel_id, post.message_id, built.content.layout, built.content.uploads or ()
        )
        await self._posts.put(post)
        await self.confirm(post, built, sent.shown_at)

    async def bring_up_to_date(self, post: Post, queue: Queue) -> None:
        """Make a post show the newest edition, in words or anew if it must be. Raises what Discord refuses."""
        table = await self._tables.table(post.table_id)
        if post.edition >= table.edition:
            return
        may = self._channels.may_attach(post.guild_id, post.channel_id)
        built = await self.compose(queue, post.table_id, post.guild_id, post.picture, may=may)
        try:
            await self._edit_or_repost(post, built, queue)
        except FAILURES as error:
            trouble = classify(error)
            shut_out = trouble in (Trouble.NO_ACCESS, Trouble.FORBIDDEN)
            # A table with a code can be linked again when the permission is back; others wait for it here.
            if trouble is Trouble.CHANNEL_GONE or (shut_out and table.code):
                await self._gone([post])
            elif trouble is Trouble.NO_ACCESS:
                await self._edit_without_rights(post, built, queue)
            else:
                raise

    async def _edit_or_repost(self, post: Post, built: Composed, queue: Queue) -> None:
        try:
            await self._edit(post, built, queue)
        except FAILURES as error:
            trouble = classify(error)
            if trouble is Trouble.FORBIDDEN:
                await self._edit_without_rights(post, built, queue)
            elif trouble is Trouble.MESSAGE_GONE:
                await self._repost(post, queue)
            else:
                raise

    async def _edit(self, post: Post, built: Composed, queue: Queue) -> None:
        """Edit the post; held back by Discord, it gives way to a newer edition and in the end to a new post."""
        layout, uploads = built.content.layout, built.content.uploads
        edit = asyncio.ensure_future(self._channels.edit(post.channel_id, post.message_id, layout, uploads))
        newer = asyncio.ensure_future(queue.dirty.wait())
        try:
            await asyncio.wait({edit}, timeout=_HELD)
            await asyncio.wait({edit, newer}, timeout=_TOO_LONG - _HELD, return_when=asyncio.FIRST_COMPLETED)
            if edit.done():
                await self.confirm(post, built, edit.result().shown_at)
            elif not newer.done():
                log.warning("an edit in channel %s was held for %s s: posting anew", post.channel_id, _TOO_LONG)
                await self._repost(post, queue)
        finally:
            for task in (edit, newer):
                task.cancel()
            await asyncio.gather(edit, newer, return_exceptions=True)

    async def _edit_without_rights(self, post: Post, built: Composed, queue: Queue) -> None:
        """Edit through the last press's token, else in words alone, if only the picture was refused."""
        if queue.pressed is not None and not queue.pressed.out_of_reach:
            with contextlib.suppress(*FAILURES):
                sent = await queue.pressed.edit(built.content.layout, built.content.uploads)
                await self.confirm(post, built, sent.shown_at)
                return
        plain = await self.compose(queue, post.table_id, post.guild_id, post.picture, may=False)
        sent = await self._channels.edit(post.channel_id, post.message_id, plain.content.layout, ())
        await self.confirm(post, plain, sent.shown_at)

    async def _repost(self, post: Post, queue: Queue) -> None:
        may = self._channels.may_attach(post.guild_id, post.channel_id)
        built = await self.compose(queue, post.table_id, post.guild_id, "", may=may)
        sent = await self._channels.post(post.channel_id, built.content.layout, built.content.uploads or ())
        fresh = post._replace(message_id=sent.message_id)
        await self._posts.put(fresh)
        await self.confirm(fresh, built, sent.shown_at)
        self._tasks.start(self.delete(post), "old post")

    async def compose(self, queue: Queue, table_id: int, guild_id: int, has: str, *, may: bool) -> Composed:
        """Return a post's next content; ``has``: the key of the picture that it shows, ``may``: we may attach one."""
        return await self._composer.compose(table_id, guild_id, has, picture=may, selection=queue.selection)

    async def confirm(self, post: Post, built: Composed, shown_at: int | None) -> None:
        """Note what a post shows now, and since when (Unix ms by Discord's clock)."""
        # First the moment, which the times of a race count from: somebody may be grabbing already.
        if shown_at is not None:
            await self._tables.was_shown(post.table_id, built.edition, shown_at)
        await self._posts.confirm(post._replace(edition=built.edition, picture=built.content.key))

    async def delete(self, post: Post) -> None:
        """Delete a post's message, if that can be."""
        with contextlib.suppress(*FAILURES):
            await self._channels.delete(post.channel_id, post.message_id)
