"""Keeps every post showing its table's newest face: the one queue a post through which all writes to it go.

The latest state wins: edits are coalesced, a held edit gives way to a newer one, a post that is gone is posted anew
or dropped by the kind of failure. After a restart it is the same loop.
"""

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.discord_io.answer import Answer, words
from bot.discord_io.channels import Channels, Place
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.tables.desk import News
from bot.tables.posts import Post, Posts
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from cogs.chores import Chores
from cogs.composing import Composed, Composer, Speak
from cogs.face import Face
from cogs.farewell import farewell
from render.painter import Painter

log = logging.getLogger(__name__)

_GATHER = 0.05
"""Seconds before an edit starts: a press's own answer usually brings the new face first."""
_QUEUES_KEPT = 512
"""Queues of posts that are kept, the ones last written to: each holds on to a whole press."""
_HELD = 1.0
"""Seconds after which an edit that Discord holds back (a rate limit) gives way to a newer face."""
_TOO_LONG = 10.0
"""Seconds after which a held edit is given up for a new post."""
_PAUSES = (1.0, 3.0, 10.0, 30.0)
"""Seconds between tries while Discord is overloaded."""


@dataclass
class _Queue:
    """The writes to one post: one at a time; ``worker`` edits it until it shows the newest face."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    note: tuple[int, str] = (-1, "")
    """The step at which a press left a note (see Face.note), and the note."""
    by_press: "discord.Interaction | None" = None
    """The last press on the post: its token can edit it where the channel itself does not let us."""

    @property
    def idle(self) -> bool:
        """Whether nothing is being written to the post."""
        return not self.turn.locked() and (self.worker is None or self.worker.done())


class Boards:
    """All posts of this process."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        *,
        channels: Channels,
        painter: Painter,
        faces: Mapping[str, Face],
        speak: Speak,
    ) -> None:
        self._tables = tables
        self.posts = posts
        self._channels = channels
        self._composer = Composer(tables, painter, faces, speak)
        self._speak = speak
        self._queues: dict[tuple[int, int], _Queue] = {}
        self._soon: dict[int, asyncio.TimerHandle] = {}
        self._chores = Chores()
        tables.desk.listen(self.changed)

    def changed(self, news: News) -> None:
        """Bring a table's posts up to date, soon."""
        table_id = news.table.id
        if table_id not in self._soon and not self._chores.closed:
            self._soon[table_id] = asyncio.get_running_loop().call_later(_GATHER, self._begin, table_id)

    async def catch_up(self) -> None:
        """Bring all posts up to date that fell behind while nobody watched."""
        for table_id in await self.posts.behind():
            await self._update_all(table_id)

    async def announce(self, answer: Answer, table_id: int, *, anew: bool = True) -> Post | None:
        """Answer with a table's newest post in that channel, in place of an older one; return what is there now.

        ``anew`` False leaves one that is there alone, and the answer to the caller. None: it could not be sent.
        """
        channel_id = answer.interaction.channel_id or 0
        guild_id = answer.interaction.guild_id or 0
        queue = self._queue(table_id, channel_id)
        async with queue.turn:
            old = await self.posts.get(table_id, channel_id)
            if old is not None and not anew:
                return old
            built = await self._compose(queue, table_id, guild_id, "", may=_may_attach(answer.interaction))
            message_id = await answer.public(built.view, built.files or [])
            if message_id is None:
                return None
            linked_by = old.linked_by if old is not None else answer.interaction.user.id
            post = Post(table_id, channel_id, guild_id, message_id, built.face, built.key, linked_by)
            await self.posts.put(post)
        if old is not None:
            self._chores.start(self._delete(old), "old post")
        return post

    async def press(self, answer: Answer, table_id: int, note: tuple[int, str] | None = None) -> Post | None:
        """Answer a press on a post with the table's newest face; pressed elsewhere, return the current post.

        ``note``: what the press leaves on the post for a step.
        """
        interaction = answer.interaction
        message = interaction.message
        channel_id = interaction.channel_id or 0
        post = await self.posts.get(table_id, channel_id)
        if post is None or message is None or post.message_id != message.id:
            return post
        queue = self._queue(table_id, channel_id)
        queue.by_press = interaction
        async with queue.turn:
            post = await self.posts.get(table_id, channel_id) or post
            queue.note = note or queue.note
            built = await self._compose(queue, table_id, post.guild_id, post.picture, may=_may_attach(interaction))
            if await answer.update(built.view, built.files):
                await self._shown(post, built, answer.shown_at)
            else:
                self.changed(News(await self._tables.table(table_id)))
        return None

    def note(self, table_id: int, channel_id: int) -> tuple[int, str]:
        """Return the step at which a press left a note on a post, and the note."""
        return self._queue(table_id, channel_id).note

    async def gone(self, posts: list[Post], place: Place | None = None) -> None:
        """Forget posts of one server that cannot be written to any more, with a word to the table's other channels.

        ``place``: what their channel was called, where the client has forgotten it. A table that is shown nowhere any
        more is closed, unless it has a code to be found again by.
        """
        lost: dict[int, Post] = {}
        for post in posts:
            if await self.posts.get(post.table_id, post.channel_id) is not None:
                await self.posts.drop(post)
                lost[post.table_id] = post
        for table_id, post in lost.items():
            rest = await self.posts.of_table(table_id)
            there = place or self._channels.place(post.guild_id, post.channel_id)
            for other in rest:
                word = farewell(there, self._speak(other.guild_id), same_server=other.guild_id == post.guild_id)
                self._chores.start(self._say(other, word), "word of a channel that is gone")
            if not rest and not await self._tables.strand(table_id):
                with contextlib.suppress(Refused):
                    await self._tables.end(table_id, None, "unreachable")

    async def unlink(self, post: Post) -> None:
        """Take a table out of one of its channels."""
        async with self._queue(post.table_id, post.channel_id).turn:
            post = await self.posts.get(post.table_id, post.channel_id) or post
            await self.gone([post])
            await self._delete(post)

    async def close(self) -> None:
        """Stop all work, and start none any more."""
        for timer in self._soon.values():
            timer.cancel()
        await self._chores.close()
        await self.posts.save()

    def _begin(self, table_id: int) -> None:
        del self._soon[table_id]
        self._chores.start(self._update_all(table_id), f"posts of {table_id}")

    async def _update_all(self, table_id: int) -> None:
        face = (await self._tables.table(table_id)).face
        for post in await self.posts.of_table(table_id):
            if post.face >= face:
                continue
            queue = self._queue(table_id, post.channel_id)
            queue.dirty.set()
            if queue.worker is None or queue.worker.done():
                queue.worker = self._chores.start(
                    self._work(table_id, post.channel_id, queue), f"post in {post.channel_id}"
                )

    async def _work(self, table_id: int, channel_id: int, queue: _Queue) -> None:
        """Edit one post until it shows the newest face."""
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
                    await self._bring_up_to_date(post, queue)
                    tries = 0
                except FAILURES as error:
                    if classify(error) is not Trouble.BUSY:
                        log.warning("table %s could not be shown in channel %s: %s", table_id, channel_id, error)
                        break
                    tries += 1
                    queue.dirty.set()

    async def _bring_up_to_date(self, post: Post, queue: _Queue) -> None:
        table = await self._tables.table(post.table_id)
        if post.face >= table.face:
            return
        may = self._channels.may_attach(post.guild_id, post.channel_id)
        built = await self._compose(queue, post.table_id, post.guild_id, post.picture, may=may)
        try:
            await self._edit_or_repost(post, built, queue)
        except FAILURES as error:
            trouble = classify(error)
            shut_out = trouble in (Trouble.NO_ACCESS, Trouble.FORBIDDEN)
            # A table with a code can be linked again when the permission is back; others wait for it here.
            if trouble is Trouble.CHANNEL_GONE or (shut_out and table.code):
                await self.gone([post])
            elif trouble is Trouble.NO_ACCESS:
                await self._edit_without_rights(post, built, queue)
            else:
                raise

    async def _edit_or_repost(self, post: Post, built: Composed, queue: _Queue) -> None:
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

    async def _edit(self, post: Post, built: Composed, queue: _Queue) -> None:
        """Edit the post; held back by Discord, it gives way to a newer face and in the end to a new post."""
        edit = asyncio.ensure_future(self._channels.edit(post.channel_id, post.message_id, built.view, built.files))
        newer = asyncio.ensure_future(queue.dirty.wait())
        try:
            await asyncio.wait({edit}, timeout=_HELD)
            await asyncio.wait({edit, newer}, timeout=_TOO_LONG - _HELD, return_when=asyncio.FIRST_COMPLETED)
            if edit.done():
                await self._shown(post, built, edit.result().shown_at)
            elif not newer.done():
                log.warning("an edit in channel %s was held for %s s: posting anew", post.channel_id, _TOO_LONG)
                await self._repost(post, queue)
        finally:
            for task in (edit, newer):
                task.cancel()
            await asyncio.gather(edit, newer, return_exceptions=True)

    async def _edit_without_rights(self, post: Post, built: Composed, queue: _Queue) -> None:
        """Edit through the last press's token, else in words alone, if only the picture was refused."""
        interaction = queue.by_press
        if interaction is not None and not interaction.is_expired():
            changes: dict[str, Any] = {"view": built.view}
            if (files := built.files) is not None:
                changes["attachments"] = files
            with contextlib.suppress(*FAILURES):
                message = await interaction.edit_original_response(**changes)
                await self._shown(post, built, int((message.edited_at or message.created_at).timestamp() * 1000))
                return
        plain = await self._compose(queue, post.table_id, post.guild_id, post.picture, may=False)
        sent = await self._channels.edit(post.channel_id, post.message_id, plain.view, [])
        await self._shown(post, plain, sent.shown_at)

    async def _repost(self, post: Post, queue: _Queue) -> None:
        may = self._channels.may_attach(post.guild_id, post.channel_id)
        built = await self._compose(queue, post.table_id, post.guild_id, "", may=may)
        sent = await self._channels.post(post.channel_id, built.view, built.files or [])
        fresh = post._replace(message_id=sent.message_id)
        await self.posts.put(fresh)
        await self._shown(fresh, built, sent.shown_at)
        self._chores.start(self._delete(post), "old post")

    async def _compose(self, queue: _Queue, table_id: int, guild_id: int, has: str, *, may: bool) -> Composed:
        return await self._composer.compose(table_id, guild_id, has, picture=may, note=queue.note)

    async def _shown(self, post: Post, built: Composed, shown_at: int | None) -> None:
        # First the moment, which the times of a race count from: somebody may be grabbing already.
        if shown_at is not None:
            await self._tables.shown(post.table_id, built.face, shown_at)
        await self.posts.showed(post._replace(face=built.face, picture=built.key))

    async def _say(self, post: Post, word: str) -> None:
        with contextlib.suppress(*FAILURES):
            await self._channels.post(post.channel_id, words(word), [])

    async def _delete(self, post: Post) -> None:
        with contextlib.suppress(*FAILURES):
            await self._channels.delete(post.channel_id, post.message_id)

    def _queue(self, table_id: int, channel_id: int) -> _Queue:
        key = (table_id, channel_id)
        queue = self._queues[key] = self._queues.pop(key) if key in self._queues else _Queue()
        if len(self._queues) > _QUEUES_KEPT:
            for old in [old for old, one in self._queues.items() if one.idle and one is not queue][: _QUEUES_KEPT // 2]:
                del self._queues[old]
        return queue


def _may_attach(interaction: "discord.Interaction") -> bool:
    return interaction.app_permissions.attach_files
