"""Keeps every post showing its table's newest edition, and answers presses on it; who writes to one takes turns."""

import asyncio
import contextlib
import logging
from collections.abc import Mapping

from bot.discord_io.answer import Answer
from bot.discord_io.channels import Channels
from bot.discord_io.interaction import Interaction
from bot.discord_io.trouble import FAILURES
from bot.tables.posts import Post, Posts
from bot.tables.records import News
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from cogs.game.presenter import AnyPresenter
from cogs.posts.absence import Absence
from cogs.posts.composer import Composer, Speak
from cogs.posts.writer import Key, Writer
from cogs.upkeep.refusals import Place, Refusals
from cogs.upkeep.tasks import Tasks
from cogs.upkeep.upkeep import Upkeep
from render.kit.painter import Painter

log = logging.getLogger(__name__)

_GATHER = 0.05
"""Seconds before an edit starts: a press's own answer usually brings the new edition first."""


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
        refusals: Refusals,
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._channels = channels
        self._began = tables.clock.now()
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
        self._upkeep: Upkeep[Key] = Upkeep("board", self._bring, self._place, refusals)
        tables.listen(self.changed)

    def changed(self, news: News) -> None:
        """Bring a table's posts up to date, soon."""
        table_id = news.table.id
        if table_id not in self._soon and not self._tasks.closed:
            self._soon[table_id] = asyncio.get_running_loop().call_later(_GATHER, self._begin, table_id)

    async def catch_up(self) -> None:
        """Bring all posts up to date that fell behind while nobody watched."""
        behind = await self._posts.behind()
        for table_id in {table_id for table_id, _ in behind}:
            # Another process may have saved, or shown, what this one does not know.
            await self._tables.catch_up(table_id)
            self._posts.forget(table_id)
        await self._upkeep.sweep(behind)

    async def close_unposted(self) -> None:
        """Close the lobbies that nobody has ever seen: the last process died between saving and posting them."""
        for table_id in await self._posts.unposted(self._began):
            with contextlib.suppress(Refused):
                await self._tables.end(table_id, None, "unreachable")

    async def announce(self, answer: Answer, table_id: int, *, anew: bool = True) -> Post | None:
        """Answer with a table's newest post in that channel, in place of an older one; return what is there now.

        ``anew`` False leaves one that is there alone, and the answer to the caller. None: it could not be sent.
        """
        interaction = answer.interaction
        async with self._upkeep.turn((table_id, interaction.channel_id)):
            old = await self._posts.get(table_id, interaction.channel_id)
            if old is not None and not anew:
                return old
            linked_by = old.linked_by if old is not None else interaction.user_id
            post = Post(table_id, interaction.channel_id, interaction.guild_id or 0, 0, 0, "", linked_by)
            built = await self._writer.compose(post, may=_may_attach(interaction), anew=True)
            message_id = await answer.public(built.content.layout, built.content.uploads or ())
            if message_id is None:
                return None
            post = post._replace(message_id=message_id, edition=built.edition, picture=built.content.key)
            await self._posts.put(post)
            await self._writer.confirm(post, built, None)
        if old is not None:
            self._tasks.start(self._writer.delete(old), "old post")
        return post

    async def press(self, answer: Answer, table_id: int, selection: tuple[int, str] | None = None) -> Post | None:
        """Answer a press on a post with the table's newest edition; pressed elsewhere, return the current post.

        ``selection``: the step, and what the press selects for it without a move. Where the post has just gone it is
        posted anew, and returned likewise.
        """
        interaction, key = answer.interaction, (table_id, answer.interaction.channel_id)
        message = interaction.message
        post = await self._posts.get(*key)
        if post is None or message is None or post.message_id != message.id:
            return post
        async with self._upkeep.turn(key):
            post = await self._posts.get(*key) or post
            if selection is not None:
                self._writer.select(key, selection)
            built = await self._writer.compose(post, may=_may_attach(interaction))
            pressed = await answer.update(built.content.layout, built.content.uploads)
            if pressed is not None:
                self._writer.reach(key, pressed)
                await self._writer.confirm(post, built, answer.shown_at)
                return None
            if answer.expired:
                self.changed(News(await self._tables.table(table_id)))
                return None
            with contextlib.suppress(Refused, *FAILURES):
                await self._writer.bring_up_to_date(post, asyncio.Event())
        return await self._posts.get(*key)

    def selection(self, table_id: int, channel_id: int) -> tuple[int, str]:
        """Return the step at which a press selected something on a post, and what."""
        return self._writer.trace((table_id, channel_id)).selection

    async def come_back(self, guild_id: int) -> None:
        """Show a server's tables again where they were, after we were taken out of it."""
        for table_id in await self._absence.server_found(guild_id):
            await self._update_all(table_id)

    async def adopt(self, interaction: Interaction, table_id: int) -> None:
        """Take a board back into care that was pressed and is not known: it lies there from before we were away."""
        message, channel_id = interaction.message, interaction.channel_id
        if not table_id or interaction.guild_id is None or message is None or message.ephemeral:
            return
        if await self._posts.get(table_id, channel_id) is None:
            post = Post(table_id, channel_id, interaction.guild_id, message.id, 0, "", interaction.user_id)
            self._tasks.start(self._adopt(post, may=_may_attach(interaction)), f"old board of {table_id}")

    async def unlink(self, post: Post) -> None:
        """Take a table out of one of its channels."""
        async with self._upkeep.turn((post.table_id, post.channel_id)):
            post = await self._posts.get(post.table_id, post.channel_id) or post
            await self._absence.gone([post])
            await self._writer.delete(post)

    async def close(self) -> None:
        """Stop all work, and start none any more."""
        for timer in self._soon.values():
            timer.cancel()
        await self._upkeep.close()
        await self._tasks.close()
        await self._posts.save()

    def _begin(self, table_id: int) -> None:
        del self._soon[table_id]
        self._tasks.start(self._update_all(table_id), f"posts of {table_id}")

    async def _update_all(self, table_id: int) -> None:
        table = await self._tables.table(table_id)
        for post in await self._posts.of_table(table_id):
            if not self._writer.is_right(post, table):
                self._upkeep.changed((table_id, post.channel_id))

    async def _bring(self, key: Key, news: asyncio.Event) -> None:
        post = await self._posts.get(*key)
        if post is not None:
            await self._writer.bring_up_to_date(post, news)
        if (await self._tables.table(key[0])).phase == "closed":
            # Everything that belongs to it goes with it; what was confirmed is still saved.
            self._writer.forget(key)
            self._posts.forget(key[0])

    async def _place(self, key: Key) -> Place | None:
        """Return where a post is; None where there is none, or Discord has told us that we cannot see it."""
        table_id, channel_id = key
        post = await self._posts.get(table_id, channel_id)
        if post is None:
            return None
        pressed = self._writer.trace(key).pressed
        reachable = self._channels.may_see(post.guild_id, channel_id) or (pressed and not pressed.out_of_reach)
        # A garden leaves a channel that it is shut out of; that is seen by trying.
        if not reachable and not (await self._tables.table(table_id)).code:
            return None
        return Place("board", channel_id, post.guild_id)

    async def _adopt(self, post: Post, *, may: bool) -> None:
        async with self._upkeep.turn((post.table_id, post.channel_id)):
            if await self._posts.get(post.table_id, post.channel_id) is not None:
                return
            with contextlib.suppress(Refused, *FAILURES):
                await self._writer.adopt(post, may=may)
                await self._tables.found_again(post.table_id)


def _may_attach(interaction: Interaction) -> bool:
    return interaction.app_permissions.attach_files
