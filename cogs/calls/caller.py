"""Calls people to their turn: one small message that pings them, gone at the table's next move.

Edits notify nobody, so a board alone would let people wait for ever. Nobody is called twice for one turn but by its
reminders, also over restarts: the game says what a turn is (Presenter.turn_key). Several who are asked at once are
called together; that call stays until the last of them has answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from bot.discord_io.channels import Channels
from bot.discord_io.layouts import nonce
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.engines import GAMES
from bot.i18n import Translator
from bot.tables.calls import Call, Calls
from bot.tables.posts import Post, Posts
from bot.tables.records import News
from bot.tables.service import Tables
from bot.tables.table import AnyLook, Sitter, Table
from cogs.answers.interactions import link
from cogs.game.presenter import AnyPresenter
from cogs.upkeep.rests import Address, Rests
from cogs.upkeep.upkeep import Upkeep

log = logging.getLogger(__name__)

_CALL, _REMINDER = 1, 2
"""What is owed, see store.calls."""

Gone = Callable[[list[Post]], Awaitable[None]]


class _Wanted(NamedTuple):
    """Who has to be called, for which turn, and beside which post; ``answer``: they only answer somebody's turn."""

    turn: str
    users: tuple[int, ...]
    post: Post
    answer: bool

    def stands(self, call: Call, moves: int) -> bool:
        """Say whether a call is still right after so many moves: whoever answers moves but once."""
        return call.turn == self.turn and (self.answer or call.moves == moves)


class Caller:
    """Calls and reminds; a listener of all tables."""

    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        calls: Calls,
        *,
        channels: Channels,
        presenters: Mapping[str, AnyPresenter],
        speak: Callable[[int], Translator],
        gone: Gone,
        rests: Rests,
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._calls = calls
        self._channels = channels
        self._presenters = presenters
        self._speak = speak
        self._gone = gone
        self._reminders: set[int] = set()
        self._upkeep: Upkeep[int] = Upkeep("call", self._bring, self._place, rests)
        tables.listen(self.changed)

    def changed(self, news: News) -> None:
        """Call, remind or take a call back, soon."""
        if news.table.phase == "lobby" or not self._presenters[news.table.game].calls:
            return
        if news.notice == "remind":
            self._reminders.add(news.table.id)
        self._upkeep.changed(news.table.id)

    async def catch_up_after_start(self) -> None:
        """Take back the calls of before a restart whose tables have moved on."""
        await self._upkeep.sweep(await self._calls.standing())

    async def catch_up(self) -> None:
        """Make the calls that could not be made when they were wanted."""
        await self._upkeep.sweep(await self._calls.owed())

    async def close(self) -> None:
        """Stop all work."""
        await self._upkeep.close()

    async def _place(self, table_id: int) -> Address | None:
        """Return where a table would call, or has called; None where it is shown nowhere and no call is left."""
        table, call = await self._tables.table(table_id), await self._calls.get(table_id)
        posts = {post.channel_id: post for post in await self._posts.of_table(table_id)}
        post = posts.get(table.channel_id) or next(iter(posts.values()), None)
        if post is not None:
            return Address("call", post.channel_id, post.guild_id)
        return None if call is None else Address("call", call.channel_id, table.guild_id)

    async def _bring(self, table_id: int, news: asyncio.Event) -> None:
        """Make a table's call what its newest state wants."""
        look = await self._tables.look(table_id)
        call = await self._calls.get(table_id)
        turn = self._turn(look)
        wanted = None if turn is None else await self._wanted(look, turn)
        reminder = table_id in self._reminders or (call is not None and call.owed == _REMINDER and call.turn == turn)
        if call is not None and wanted is not None and await self._posts.get(table_id, call.channel_id) is None:
            await self._take_back(call, forget=True)  # its channel shows the table no more
            call = None
        if call is not None and (wanted is None or reminder or not wanted.stands(call, look.table.moves)):
            call = await self._take_back(call, forget=turn != call.turn)
        called = call is not None and wanted is not None and call.turn == wanted.turn and not call.owed
        if wanted is not None and (reminder or (not called and _needs_calling(look.table))):
            await self._call(look.table, wanted, reminder)
        self._reminders.discard(table_id)

    def _turn(self, look: AnyLook) -> str | None:
        """Return what names the turn that a table is at, whoever has it."""
        if look.table.phase != "playing" or look.view is None or not look.view.to_move:
            return None
        return self._presenters[look.table.game].turn_key(look)

    async def _wanted(self, look: AnyLook, turn: str) -> _Wanted | None:
        table, view = look.table, look.view
        if table.asleep or view is None:
            return None
        awaited = [table.sitters[seat] for seat in view.to_move]
        people = {sitter.user: sitter for sitter in awaited if sitter.user is not None and not sitter.away}
        # Only tables in one channel ask several at once: one message reaches them all.
        post = await self._beside(table, next(iter(people.values()))) if people else None
        answer = view.phase in GAMES[table.game].facts.answers
        return None if post is None else _Wanted(turn, tuple(people), post, answer)

    async def _beside(self, table: Table, sitter: Sitter) -> Post | None:
        """Return the post where a person plays: where they sat down, else the table's own, else any."""
        posts = {post.channel_id: post for post in await self._posts.of_table(table.id)}
        return posts.get(sitter.channel) or posts.get(table.channel_id) or next(iter(posts.values()), None)

    async def _call(self, table: Table, wanted: _Wanted, reminder: bool) -> None:
        post = wanted.post
        t = self._speak(post.guild_id)
        mentions = t.list(f"<@{user}>" for user in wanted.users)
        facts = {"mention": mentions, "count": len(wanted.users), "game": t(f"{table.game}-name"), "link": link(post)}
        key = "call-answer" if wanted.answer else "call"
        if reminder and table.deadline is not None:
            text = t(f"{key}-again", until=f"<t:{table.deadline // 1000}:R>", **facts)
        else:
            text = t(key, **facts)
        owed = _REMINDER if reminder else _CALL
        call = Call(table.id, wanted.turn, table.moves, post.channel_id, 0, owed)
        # Saved first, and sent once: after a crash in between nobody misses it, and nobody hears it twice.
        await self._calls.put(call)
        once = nonce("call", table.id, wanted.turn, wanted.users, owed, table.deadline if reminder else 0)
        try:
            sent = await self._channels.call(post.channel_id, text, wanted.users, nonce=once)
        except FAILURES as error:
            if classify(error) is not Trouble.CHANNEL_GONE:
                raise
            await self._gone([post])
            return
        await self._calls.put(call._replace(message_id=sent.message_id, owed=0))

    async def _take_back(self, call: Call, *, forget: bool) -> Call:
        """Delete a call's message; what Discord is too busy for is raised, and tried again."""
        if call.message_id:
            try:
                await self._delete(call)
            except FAILURES as error:
                if classify(error) is Trouble.BUSY:
                    raise
        if forget:
            await self._calls.drop(call.table_id)
        elif call.message_id:
            await self._calls.put(call._replace(message_id=0))
        return call._replace(message_id=0)

    async def _delete(self, call: Call) -> None:
        """Delete a call's message; in an archived thread, which refuses that, once it is awake."""
        try:
            await self._channels.delete(call.channel_id, call.message_id)
        except FAILURES as error:
            if classify(error) is not Trouble.ASLEEP:
                raise
            await self._channels.wake(call.channel_id)
            await self._channels.delete(call.channel_id, call.message_id)


def _needs_calling(table: Table) -> bool:
    """Say whether somebody else had the turn before: who plays alone knows."""
    return sum(not sitter.left for sitter in table.sitters) > 1
