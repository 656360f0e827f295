"""What becomes of tables whose channels go, and of those that we come back to."""

import contextlib

from bot.discord_io.channels import Channels, Place
from bot.discord_io.layouts import public_words
from bot.discord_io.trouble import FAILURES
from bot.tables.posts import Post, Posts
from bot.tables.refusal import Refused
from bot.tables.service import Tables
from cogs.posts.composer import Speak
from cogs.posts.farewell import farewell
from cogs.upkeep.tasks import Tasks


class Absence:
    """Forgets posts that cannot be reached any more, and finds those again that can."""

    def __init__(self, tables: Tables, posts: Posts, channels: Channels, speak: Speak) -> None:
        self._tables = tables
        self._posts = posts
        self._channels = channels
        self._speak = speak
        self._tasks = Tasks()

    async def gone(self, posts: list[Post], place: Place | None = None) -> None:
        """Forget posts of one server that cannot be written to any more, with a word to the table's other channels.

        ``place``: what their channel was called, where the client has forgotten it. A table that is shown nowhere any
        more is closed, unless it has a code to be found again by.
        """
        lost: dict[int, Post] = {}
        for post in posts:
            if await self._posts.get(post.table_id, post.channel_id) is not None:
                await self._posts.drop(post)
                lost[post.table_id] = post
        for post in lost.values():
            if not await self._say_farewell(post, place) and not await self._tables.strand(post.table_id):
                with contextlib.suppress(Refused):
                    await self._tables.end(post.table_id, None, "unreachable")

    async def channel_gone(self, channel_id: int, place: Place | None = None) -> None:
        """Forget the posts of a channel that was deleted."""
        await self.gone(await self._posts.in_channel(channel_id), place)

    async def server_left(self, guild_id: int, place: Place) -> None:
        """Put the posts of a server aside that we were taken out of; tables shown nowhere else sleep for a while."""
        for post in {post.table_id: post for post in await self._posts.lose(guild_id)}.values():
            if not await self._say_farewell(post, place):
                await self._tables.strand(post.table_id, found_again=True)

    async def server_found(self, guild_id: int) -> list[int]:
        """Take the posts of a server back that we have come back to; return the tables that they show, as they were."""
        tables = {post.table_id for post in await self._posts.find_again(guild_id)}
        for table_id in tables:
            await self._tables.found_again(table_id)
        return list(tables)

    async def close(self) -> None:
        """Stop all work."""
        await self._tasks.close()

    async def _say_farewell(self, post: Post, place: Place | None) -> bool:
        """Tell a table's other channels that one is gone; say whether there are any."""
        rest = await self._posts.of_table(post.table_id)
        there = place or self._channels.place(post.guild_id, post.channel_id)
        for other in rest:
            word = farewell(there, self._speak(other.guild_id), same_server=other.guild_id == post.guild_id)
            self._tasks.start(self._say(other, word), "word of a channel that is gone")
        if rest:
            # Whose turn it is may have been called where nobody reads it any more.
            await self._tables.tell(post.table_id)
        return bool(rest)

    async def _say(self, post: Post, word: str) -> None:
        with contextlib.suppress(*FAILURES):
            await self._channels.post(post.channel_id, public_words(word))
