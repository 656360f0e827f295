"""Where tables are shown: one message a channel, and which edition of the table it shows."""

from bot.bounded import Bounded
from bot.store.posts import PostRow, PostStore

Post = PostRow
_CACHED = 1024


class Posts:
    """The posts of all tables; those of tables in play are kept in memory."""

    def __init__(self, store: PostStore) -> None:
        self._store = store
        self._cache: Bounded[int, dict[int, Post]] = Bounded(_CACHED)
        self._noted: dict[tuple[int, int], Post] = {}

    async def of_table(self, table_id: int) -> list[Post]:
        """Return a table's posts."""
        return list((await self._of(table_id)).values())

    async def get(self, table_id: int, channel_id: int) -> Post | None:
        """Return the post in one channel."""
        return (await self._of(table_id)).get(channel_id)

    async def put(self, post: Post) -> None:
        """Save a post, replacing the table's earlier one in that channel."""
        await self._store.put(post)
        self._noted.pop((post.table_id, post.channel_id), None)
        (await self._of(post.table_id))[post.channel_id] = post

    async def confirm(self, post: Post) -> None:
        """Note what a message shows now; saved by the next ``save`` or ``behind``.

        After a kill before that the bot edits the message once more, to what it shows already.
        """
        (await self._of(post.table_id))[post.channel_id] = post
        self._noted[post.table_id, post.channel_id] = post

    async def save(self) -> None:
        """Save what was noted."""
        noted, self._noted = self._noted, {}
        if noted:
            await self._store.confirm(noted.values())

    def forget(self, table_id: int) -> None:
        """Keep nothing of a table's posts in memory; what was noted of them is still saved."""
        self._cache.pop(table_id, None)

    async def drop(self, post: Post) -> None:
        """Forget a post."""
        await self._store.drop(post.table_id, post.channel_id)
        self._noted.pop((post.table_id, post.channel_id), None)
        (await self._of(post.table_id)).pop(post.channel_id, None)

    async def newest_in(self, channel_id: int) -> list[int]:
        """Return the ids of the open tables shown in a channel, the newest first."""
        return await self._store.open_in_channel(channel_id)

    async def in_channel(self, channel_id: int) -> list[Post]:
        """Return the posts in a channel."""
        return await self._store.of_channel(channel_id)

    async def lose(self, guild_id: int) -> list[Post]:
        """Put the posts of a server aside that we were taken out of, and return them."""
        await self.save()
        lost = await self._store.lose(guild_id)
        self._forget(lost)
        return lost

    async def find_again(self, guild_id: int) -> list[Post]:
        """Take the posts of a server back that we have come back to; they show an old edition, and are returned."""
        found = await self._store.find_again(guild_id)
        self._forget(found)
        return found

    async def behind(self) -> list[tuple[int, int]]:
        """Return (table, channel) of the posts that show an old edition."""
        await self.save()
        return await self._store.behind()

    async def unposted(self, before: int) -> list[int]:
        """Return the lobbies of before then (Unix ms) that nobody has ever seen: posting them was interrupted."""
        return await self._store.unposted(before)

    async def lost_from(self) -> set[int]:
        """Return the servers whose posts were put aside, as we were taken out of them."""
        return await self._store.lost_from()

    def _forget(self, posts: list[Post]) -> None:
        for post in posts:
            self._cache.pop(post.table_id, None)

    async def _of(self, table_id: int) -> dict[int, Post]:
        posts = self._cache.get(table_id)
        if posts is None:
            rows = await self._store.of_table(table_id)
            found = {row.channel_id: self._noted.get((table_id, row.channel_id), row) for row in rows}
            posts = self._cache.setdefault(table_id, found)
        return posts
