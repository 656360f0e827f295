"""The SQL of posts: which messages show which tables."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.store.database import Database, Statement

_POST = "table_id, channel_id, guild_id, message_id, edition, picture, linked_by"
_LOST = "table_id, channel_id, guild_id, message_id, picture, linked_by"


class PostRow(NamedTuple):
    """A message that shows a table in a channel: ``edition`` says which of the table's editions, ``picture`` which one.

    ``linked_by`` is who brought the table to this channel (a user's id; 0: unknown).
    """

    table_id: int
    channel_id: int
    guild_id: int
    message_id: int
    edition: int
    picture: str
    linked_by: int = 0


_BEHIND = "SELECT table_id, channel_id FROM posts WHERE edition < wanted ORDER BY table_id, channel_id"


class PostStore:
    """Reads and saves which messages show which tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, post: PostRow) -> None:
        """Save where a table is shown; it owes what the table has that it does not show."""
        await self._database.write(
            Statement(
                f"""INSERT INTO posts ({_POST}, wanted) VALUES ($1, $2, $3, $4, $5, $6, $7,
                    COALESCE((SELECT edition FROM tables WHERE id = $1), $5))
                    ON CONFLICT (table_id, channel_id) DO UPDATE SET guild_id = excluded.guild_id,
                    message_id = excluded.message_id, edition = excluded.edition, picture = excluded.picture,
                    wanted = excluded.wanted""",
                tuple(post),
            )
        )

    async def confirm(self, posts: Iterable[PostRow]) -> None:
        """Save what messages show now; messages that posts do not have any more are left out."""
        sql = "UPDATE posts SET edition = $4, picture = $5 WHERE table_id = $1 AND channel_id = $2 AND message_id = $3"
        await self._database.write(
            *(Statement(sql, (p.table_id, p.channel_id, p.message_id, p.edition, p.picture)) for p in posts)
        )

    async def drop(self, table_id: int, channel_id: int) -> None:
        """Forget a post."""
        await self._database.write(
            Statement("DELETE FROM posts WHERE table_id = $1 AND channel_id = $2", (table_id, channel_id))
        )

    async def of_table(self, table_id: int) -> list[PostRow]:
        """Return a table's posts."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE table_id = $1 ORDER BY message_id", table_id)
        return [PostRow(*row) for row in rows]

    async def open_in_channel(self, channel_id: int, most: int = 25) -> list[int]:
        """Return the open tables that are shown in a channel, the newest message first."""
        rows = await self._database.read(
            """SELECT t.id FROM posts p JOIN tables t ON t.id = p.table_id
               WHERE p.channel_id = $1 AND p.ended = 0 AND t.phase != 'closed' ORDER BY p.message_id DESC LIMIT $2""",
            channel_id,
            most,
        )
        return [row[0] for row in rows]

    async def of_guild(self, guild_id: int) -> list[PostRow]:
        """Return the posts in a server."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE guild_id = $1", guild_id)
        return [PostRow(*row) for row in rows]

    async def of_channel(self, channel_id: int) -> list[PostRow]:
        """Return the posts in a channel."""
        rows = await self._database.read(f"SELECT {_POST} FROM posts WHERE channel_id = $1", channel_id)
        return [PostRow(*row) for row in rows]

    async def lose(self, guild_id: int) -> list[PostRow]:
        """Put the posts of a server aside that cannot be reached any more, and return them."""
        lost = await self.of_guild(guild_id)
        await self._database.write(
            Statement(
                f"""INSERT INTO lost_posts ({_LOST}) SELECT {_LOST} FROM posts WHERE guild_id = $1
                    ON CONFLICT (table_id, channel_id) DO UPDATE SET
                    message_id = excluded.message_id, picture = excluded.picture""",
                (guild_id,),
            ),
            Statement("DELETE FROM posts WHERE guild_id = $1", (guild_id,)),
        )
        return lost

    async def find_again(self, guild_id: int) -> list[PostRow]:
        """Take the posts of a server back that were put aside, as showing nothing of their tables; return them."""
        await self._database.write(
            Statement(
                f"""INSERT INTO posts ({_LOST}, edition, wanted) SELECT {_LOST}, 0,
                    COALESCE((SELECT edition FROM tables WHERE id = table_id), 0) FROM lost_posts WHERE guild_id = $1
                    ON CONFLICT (table_id, channel_id) DO NOTHING""",
                (guild_id,),
            ),
            Statement("DELETE FROM lost_posts WHERE guild_id = $1", (guild_id,)),
        )
        return await self.of_guild(guild_id)

    async def behind(self) -> list[tuple[int, int]]:
        """Return (table, channel) of the posts that do not show their table's newest edition."""
        return [(row[0], row[1]) for row in await self._database.read(_BEHIND)]

    async def unposted(self, before: int) -> list[int]:
        """Return the lobbies last saved before then (Unix ms) that are shown nowhere, and cannot be found by a code."""
        rows = await self._database.read(
            """SELECT t.id FROM tables t WHERE t.phase = 'lobby' AND t.changed_at < $1
               AND NOT EXISTS (SELECT 1 FROM posts p WHERE p.table_id = t.id)
               AND NOT EXISTS (SELECT 1 FROM lost_posts l WHERE l.table_id = t.id)
               AND NOT EXISTS (SELECT 1 FROM gardens g WHERE g.table_id = t.id)""",
            before,
        )
        return [row[0] for row in rows]

    async def lost_from(self) -> set[int]:
        """Return the servers that we were taken out of, and whose posts were put aside."""
        return {row[0] for row in await self._database.read("SELECT DISTINCT guild_id FROM lost_posts")}
