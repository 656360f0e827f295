"""Calls people to their turn: one small message that pings them, gone at the table's next move.

Edits notify nobody, so a board alone would let people wait for ever. Nobody is called twice for one turn but by its
reminders, also over restarts, and never where several may move: the game's face says what a turn is (Face.turn_key).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from bot.discord_io.channels import Channels
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.i18n import Translator
from bot.tables.calls import Call, Calls
from bot.tables.desk import News
from bot.tables.posts import Post, Posts
from bot.tables.service import Tables
from bot.tables.table import Look, Sitter, Table
from cogs.chores import Chores
from cogs.face import Face
from cogs.press import link

log = logging.getLogger(__name__)

Gone = Callable[[list[Post]], Awaitable[None]]


class _Wanted(NamedTuple):
    """Who has to be called, for which turn, and beside which post."""

    turn: str
    user: int
    post: Post


class Pings:
    """Calls and reminds; a listener of all tables."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        calls: Calls,
        *,
        channels: Channels,
        faces: Mapping[str, Face],
        speak: Callable[[int], Translator],
        gone: Gone,
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._calls = calls
        self._channels = channels
        self._faces = faces
        self._speak = speak
        self._gone = gone
        self._reminders: set[int] = set()
        self._waiting: set[int] = set()
        self._locks: dict[int, asyncio.Lock] = {}
        self._chores = Chores()
        tables.desk.listen(self.changed)

    def changed(self, news: News) -> None:
        """Call, remind or take a call back, soon."""
        table_id = news.table.id
        if (
            news.table.phase == "lobby"
            or type(self._faces[news.table.game]).turn_key is Face.turn_key
            or self._chores.closed
        ):
            return
        if news.notice == "remind":
            self._reminders.add(table_id)
        if table_id not in self._waiting:
            self._waiting.add(table_id)
            self._chores.start(self._bring(table_id), f"calls of {table_id}")

    async def catch_up(self) -> None:
        """Take back the calls of before a restart whose tables have moved on."""
        for table_id in await self._calls.standing():
            try:
                await self._bring(table_id)
            except Exception:
                log.exception("the call of table %s could not be taken back", table_id)

    async def close(self) -> None:
        """Stop all work."""
        await self._chores.close()

    async def _bring(self, table_id: int) -> None:
        """Make a table's call what its newest state wants; one at a time for each table."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            self._waiting.discard(table_id)
            reminder = table_id in self._reminders
            self._reminders.discard(table_id)
            look = await self._tables.look(table_id)
            call = await self._calls.get(table_id)
            wanted = await self._wanted(look)
            if call is not None and (call.moves != look.table.moves or wanted is None or reminder):
                call = await self._take_back(call, over=look.table.phase != "playing")
            if wanted is None or (call is not None and call.turn == wanted.turn and not reminder):
                pass
            elif reminder or _needs_calling(look.table):
                await self._call(look.table, wanted, reminder)
            if look.table.phase != "playing" and table_id not in self._waiting:
                self._locks.pop(table_id, None)

    async def _wanted(self, look: Look) -> _Wanted | None:
        table, view = look.table, look.view
        if table.phase != "playing" or table.asleep or view is None or len(view.to_move) != 1:
            return None
        turn = self._faces[table.game].turn_key(look)
        sitter = table.sitters[view.to_move[0]]
        if turn is None or sitter.user is None or sitter.away:
            return None
        post = await self._beside(table, sitter)
        return None if post is None else _Wanted(turn, sitter.user, post)

    async def _beside(self, table: Table, sitter: Sitter) -> Post | None:
        """Return the post where a person plays: where they sat down, else the table's own, else any."""
        posts = {post.channel_id: post for post in await self._posts.of_table(table.id)}
        return posts.get(sitter.channel) or posts.get(table.channel_id) or next(iter(posts.values()), None)

    async def _call(self, table: Table, wanted: _Wanted, reminder: bool) -> None:
        post = wanted.post
        t = self._speak(post.guild_id)
        facts = {"mention": f"<@{wanted.user}>", "game": t(f"{table.game}-name"), "link": link(post)}
        if reminder and table.deadline is not None:
            text = t("call-again", until=f"<t:{table.deadline // 1000}:R>", **facts)
        else:
            text = t("call", **facts)
        call = Call(table.id, wanted.turn, table.moves, post.channel_id, 0)
        # Noted first: after a crash in between somebody may miss a call, but nobody hears one twice.
        await self._calls.put(call)
        try:
            sent = await self._channels.call(post.channel_id, text, wanted.user)
        except FAILURES as error:
            log.warning("nobody could be called in channel %s: %s", post.channel_id, error)
            if classify(error) is Trouble.CHANNEL_GONE:
                await self._gone([post])
            return
        await self._calls.put(call._replace(message_id=sent.message_id))

    async def _take_back(self, call: Call, *, over: bool) -> Call:
        if call.message_id:
            with contextlib.suppress(*FAILURES):
                await self._channels.delete(call.channel_id, call.message_id)
        if over:
            await self._calls.drop(call.table_id)
        elif call.message_id:
            await self._calls.put(call._replace(message_id=0))
        return call._replace(message_id=0)


def _needs_calling(table: Table) -> bool:
    """Say whether somebody else had the turn before: who plays alone knows."""
    return sum(not sitter.left for sitter in table.sitters) > 1
