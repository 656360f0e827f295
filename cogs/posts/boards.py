"""Keeps every post showing its table's newest edition: the one queue a post through which all writes to it go.

The latest state wins: edits are coalesced, a held edit gives way to a newer one, a post that is gone is posted anew
or dropped by the kind of failure. After a restart it is the same loop.
"""

import asyncio
import contextlib
import logging
from collections.abc import Mapping

from bot.discord_io.answer import Answer
from bot.discord_io.channels import Channels
from bot.discord_io.interaction import Interaction
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.tables.posts import Post, Posts
from bot.tables.records import News
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from cogs.game.presenter import AnyPresenter
from cogs.posts.absence import Absence
from cogs.posts.composer import Composer, Speak
from cogs.posts.writer import Queue, Writer
from cogs.upkeep.tasks import Tasks
from render.kit.painter import Painter

log = logging.getLogger(__name__)

_GATHER = 0.05
"""Seconds before an edit starts: a press's own answer usually brings the new edition first."""
_QUEUES_KEPT = 512
"""Queues of posts that are kept, the ones last written to: each holds on to a whole press."""
_SHUT_OUT = 60.0
"""Seconds between tries where we may not write: 10,000 refusals in ten minutes ban an address (Discord's reference)."""
_PAUSES = (1.0, 3.0, 10.0, 30.0)
"""Seconds between tries while Discord is overloaded."""


class Boards:
    """All posts of this process."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        *,
        channels: Channels,
        painter: Painter,
        presenters: Mapping[str, AnyPresenter],
        speak: Speak,
        absence: Absence,
    ) -> None:
        self._tables = tables
        self.posts = posts
        self._speak = speak
        self._queues: dict[tuple[int, int], Queue] = {}
        self._soon: dict[int, asyncio.TimerHandle] = {}
        self._tasks = Tasks()
        self._absence = absence
        self._writer = Writer(
            tables,
            posts,
            channels,
            composer=Composer(tables, painter, presenters, speak),
            tasks=self._tasks,
            gone=absence.gone,
        )
        tables.listen(self.changed)

    def changed(self, news: News) -> None:
        """Bring a table's posts up to date, soon."""
        table_id = news.table.id
        if table_id not in self._soon and not self._tasks.closed:
            self._soon[table_id] = asyncio.get_running_loop().call_later(_GATHER, self._begin, table_id)

    async def catch_up(self) -> None:
        """Bring all posts up to date that fell behind while nobody watched; those that shut us out now and then."""
        for table_id in await self.posts.behind():
            await self._update_all(table_id, again=True)

    async def announce(self, answer: Answer, table_id: int, *, anew: bool = True) -> Post | None:
        """Answer with a table's newest post in that channel, in place of an older one; return what is there now.

        ``anew`` False leaves one that is there alone, and the answer to the caller. None: it could not be sent.
        """
        channel_id, guild_id = answer.interaction.channel_id, answer.interaction.guild_id or 0
        queue = self._queue(table_id, channel_id)
        async with queue.turn:
            old = await self.posts.get(table_id, channel_id)
            if old is not None and not anew:
                return old
            built = await self._writer.compose(queue, table_id, guild_id, "", may=_may_attach(answer.interaction))
            message_id = await answer.public(built.content.layout, built.content.uploads or ())
            if message_id is None:
                return None
            linked_by = old.linked_by if old is not None else answer.interaction.user_id
            post = Post(table_id, channel_id, guild_id, message_id, built.edition, built.content.key, linked_by)
            await self.posts.put(post)
        if old is not None:
            self._tasks.start(self._writer.delete(old), "old post")
        return post

    async def press(self, answer: Answer, table_id: int, selection: tuple[int, str] | None = None) -> Post | None:
        """Answer a press on a post with the table's newest edition; pressed elsewhere, return the current post.

        ``selection``: the step, and what the press selects for it without a move.
        """
        interaction = answer.interaction
        message = interaction.message
        channel_id = interaction.channel_id
        post = await self.posts.get(table_id, channel_id)
        if post is None or message is None or post.message_id != message.id:
            return post
        queue = self._queue(table_id, channel_id)
        async with queue.turn:
            post = await self.posts.get(table_id, channel_id) or post
            queue.selection = selection or queue.selection
            may = _may_attach(interaction)
            built = await self._writer.compose(queue, table_id, post.guild_id, post.picture, may=may)
            if (pressed := await answer.update(built.content.layout, built.content.uploads)) is not None:
                queue.pressed = pressed
                await self._writer.confirm(post, built, answer.shown_at)
            else:
                self.changed(News(await self._tables.table(table_id)))
        return None

    def selection(self, table_id: int, channel_id: int) -> tuple[int, str]:
        """Return the step at which a press selected something on a post, and what."""
        return self._queue(table_id, channel_id).selection

    async def come_back(self, guild_id: int) -> None:
        """Show a server's tables again where they were, after we were taken out of it."""
        for table_id in await self._absence.server_found(guild_id):
            await self._update_all(table_id)

    async def adopt(self, interaction: Interaction, table_id: int) -> None:
        """Take a board back into care that was pressed and is not known: it lies there from before we were away."""
        message, channel_id = interaction.message, interaction.channel_id
        if not table_id or interaction.guild_id is None or message is None or message.ephemeral:
            return
        if await self.posts.get(table_id, channel_id) is None:
            post = Post(table_id, channel_id, interaction.guild_id, message.id, 0, "", interaction.user_id)
            self._tasks.start(self._adopt(post, may=_may_attach(interaction)), f"old board of {table_id}")

    async def unlink(self, post: Post) -> None:
        """Take a table out of one of its channels."""
        async with self._queue(post.table_id, post.channel_id).turn:
            post = await self.posts.get(post.table_id, post.channel_id) or post
            await self._absence.gone([post])
            await self._writer.delete(post)

    async def close(self) -> None:
        """Stop all work, and start none any more."""
        for timer in self._soon.values():
            timer.cancel()
        await self._tasks.close()
        await self.posts.save()

    def _begin(self, table_id: int) -> None:
        del self._soon[table_id]
        self._tasks.start(self._update_all(table_id), f"posts of {table_id}")

    async def _update_all(self, table_id: int, *, again: bool = False) -> None:
        presenter = (await self._tables.table(table_id)).edition
        for post in await self.posts.of_table(table_id):
            if post.edition >= presenter:
                continue
            queue = self._queue(table_id, post.channel_id)
            if again and asyncio.get_running_loop().time() < queue.shut_until:
                continue
            queue.dirty.set()
            if queue.worker is None or queue.worker.done():
                queue.worker = self._tasks.start(
                    self._work(table_id, post.channel_id, queue), f"post in {post.channel_id}"
                )

    async def _adopt(self, post: Post, *, may: bool) -> None:
        queue = self._queue(post.table_id, post.channel_id)
        async with queue.turn:
            if await self.posts.get(post.table_id, post.channel_id) is not None:
                return
            with contextlib.suppress(Refused, *FAILURES):
                await self._writer.adopt(post, queue, may=may)
                await self._tables.found_again(post.table_id)

    async def _work(self, table_id: int, channel_id: int, queue: Queue) -> None:
        """Edit one post until it shows the newest edition."""
        tries = 0
        while queue.dirty.is_set():
            if tries:
                await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES)) - 1])
            async with queue.turn:
                queue.dirty.clear()
                post = await self.posts.get(table_id, channel_id)
                if post is None:
                    break
                try:
                    await self._writer.bring_up_to_date(post, queue)
                    tries = 0
                except FAILURES as error:
                    if classify(error) is not Trouble.BUSY:
                        log.warning("table %s could not be shown in channel %s: %s", table_id, channel_id, error)
                        queue.shut_until = asyncio.get_running_loop().time() + _SHUT_OUT
                        break
                    tries += 1
                    queue.dirty.set()

    def _queue(self, table_id: int, channel_id: int) -> Queue:
        key = (table_id, channel_id)
        queue = self._queues[key] = self._queues.pop(key) if key in self._queues else Queue()
        if len(self._queues) > _QUEUES_KEPT:
            for old in [old for old, one in self._queues.items() if one.idle and one is not queue][: _QUEUES_KEPT // 2]:
                del self._queues[old]
        return queue


def _may_attach(interaction: Interaction) -> bool:
    return interaction.app_permissions.attach_files
