"""Keeps every private hand right: one direct message a table and person, for every game whose Presenter has hands.

It is sent at the deal and edited when what it shows changes, also after a restart; at the end its controls go. Who
takes no direct messages is sent nothing more until they ask.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from bot.bounded import Bounded
from bot.discord_io.by_token import PrivateMessage
from bot.discord_io.dms import DirectMessages
from bot.discord_io.trouble import FAILURES
from bot.i18n import Translator, translator
from bot.tables.hands import Hand, HandPosts
from bot.tables.records import News
from bot.tables.service import Tables
from bot.tables.table import AnyLook
from cogs.game.presenter import AnyPresenter, Panel
from cogs.hands.locales import Locales
from cogs.hands.panels import asking, build, ended, fingerprint_of
from cogs.hands.writer import HandWriter
from cogs.upkeep.refusals import Place, Refusals
from cogs.upkeep.upkeep import Upkeep
from render.kit.painter import Painter

log = logging.getLogger(__name__)

_GATHER = 0.05
"""Seconds before an edit starts: a press's own answer usually brings the new hand first."""
_OPEN_KEPT = 2_000
_LAST = 2.0
"""Seconds that writes under way have to finish in when the bot stops."""

Key = tuple[int, int]
"""A hand: its table and person."""


class _Open(NamedTuple):
    """A private answer in a channel that shows a hand as well, and what it shows."""

    message: PrivateMessage
    fingerprint: str


class HandKeeper:
    """Writes what nobody pressed for. All writes to one message take turns."""

    def __init__(
        self,
        tables: Tables,
        posts: HandPosts,
        *,
        dms: DirectMessages,
        painter: Painter,
        presenters: Mapping[str, AnyPresenter],
        locales: Locales,
        speak: Callable[[int], Translator],
        refusals: Refusals,
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._writer = HandWriter(dms, painter)
        self._painter = painter
        self._presenters = presenters
        self._speak = speak
        self._games = [game for game, presenter in presenters.items() if presenter.has_hands]
        self._open: Bounded[Key, _Open] = Bounded(_OPEN_KEPT)
        self.unaware: set[Key] = set()
        """Who takes no direct messages of which table, and has not been told so yet."""
        self._locales = locales
        self._upkeep: Upkeep[Key] = Upkeep("hand", self._bring, self._place, refusals, gather=_GATHER)
        tables.listen(self.changed)

    def changed(self, news: News) -> None:
        """Bring a table's hands up to date, soon."""
        table = news.table
        if table.game not in self._games or table.phase == "lobby":
            return
        for sitter in table.sitters:
            if sitter.user is not None:
                self.soon(table.id, sitter.user)

    def soon(self, table_id: int, user: int) -> None:
        """Bring one person's hand up to date, soon."""
        self._upkeep.changed((table_id, user))

    def turn(self, table_id: int, user: int) -> AbstractAsyncContextManager[None]:
        """Hold one person's hand: nobody else writes it meanwhile."""
        return self._upkeep.turn((table_id, user))

    async def catch_up(self) -> None:
        """Bring the hands up to date that fell behind while nobody watched."""
        await self._sweep(await self._posts.behind())

    async def catch_up_after_start(self) -> None:
        """Send the hands of tables that were dealt just before the last process died; recall who has to be told."""
        self.unaware |= await self._posts.unaware()
        await self._sweep(await self._posts.undealt(self._games))

    async def close(self) -> None:
        """Finish what is under way, and start nothing any more."""
        # A message that is sent and not yet noted would be sent again by the next process.
        await self._upkeep.close(_LAST)

    def opened(self, table_id: int, user: int, message: PrivateMessage | None, fingerprint: str) -> None:
        """Note that a private answer shows a person's hand, instead of the one before; None: it could not be sent."""
        self._open.pop((table_id, user), None)
        if message is not None:
            self._open[table_id, user] = _Open(message, fingerprint)

    async def bring(self, table_id: int, user: int) -> None:
        """Make a hand right at once; the caller holds its turn. Raises what Discord refuses."""
        await self._bring((table_id, user), asyncio.Event())

    async def _sweep(self, tables: list[int]) -> None:
        for table_id in tables:
            sitters = (await self._tables.table(table_id)).sitters
            await self._upkeep.sweep((table_id, sitter.user) for sitter in sitters if sitter.user is not None)

    async def _place(self, key: Key) -> Place | None:
        post = await self._posts.get(*key)
        # Who has no message yet has a place of their own, too: a person who cannot be written to rests alone.
        return Place("hand", post.channel_id if post is not None and post.channel_id else key[1], 0)

    async def _bring(self, key: Key, news: asyncio.Event) -> None:
        """Make the direct message, and an open private answer, show the newest hand; holds the turn."""
        table_id, user = key
        look = await self._tables.look(table_id, user)
        presenter = self._presenters[look.table.game]
        post = await self._posts.get(table_id, user)
        t = self._language(look, user, post)
        over = look.seat is None or look.table.phase != "playing"
        hand = presenter.hand(look, t) if look.view is not None else None
        if hand is None and post is None:
            return
        panel = ended(hand, look, t) if over or hand is None else hand
        try:
            await self._write(look, user, panel, t, news, over=over)
        finally:
            post = await self._posts.get(table_id, user)
            closed = post is not None and post.closed and not over
            await self._bring_open(key, presenter, asking(panel, t) if closed else panel)
            if over:
                self._open.pop(key, None)
            if look.table.phase == "closed":
                self._posts.forget(table_id)

    async def _write(
        self, look: AnyLook, user: int, panel: Panel, t: Translator, news: asyncio.Event, *, over: bool
    ) -> None:
        """Make the direct message show a panel, unless it does or the person wants none."""
        table = look.table
        presenter, post = self._presenters[table.game], await self._posts.get(table.id, user)
        if post is None:
            if not over:
                await self._put(await self._writer.send(table, presenter, user, panel, t))
        elif post.final or (post.closed and not over):
            return
        elif post.closed:
            # Nothing is left to be told about: the game is over.
            self.unaware.discard((table.id, user))
            await self._posts.put(post._replace(final=1))
        elif post.fingerprint == fingerprint_of(panel) and not over:
            self._posts.still_right(post, table.edition)
        else:
            written = await self._writer.edit(table, presenter, post, panel, t, newer=news, final=over)
            if written is not None:
                await self._put(written)

    async def _put(self, post: Hand) -> None:
        await self._posts.put(post)
        if post.closed == 1 and not post.final:
            self.unaware.add((post.table_id, post.user_id))

    async def _bring_open(self, key: Key, presenter: AnyPresenter, panel: Panel) -> None:
        """Edit an open private answer as long as its token lives; later, a press on it gets the fresh hand."""
        shown = self._open.get(key)
        if shown is None or shown.fingerprint == fingerprint_of(panel):
            return
        if shown.message.out_of_reach:
            del self._open[key]
            return
        built = await build(self._painter, presenter, key[0], panel)
        try:
            await shown.message.edit(built.layout, built.uploads or ())
            self._open[key] = shown._replace(fingerprint=fingerprint_of(panel))
        except FAILURES as error:
            log.debug("an open hand of table %s could not be edited: %s", key[0], error)
            self._open.pop(key, None)

    def _language(self, look: AnyLook, user: int, post: Hand | None) -> Translator:
        locale = self._locales.of(user) or (post.locale if post else None)
        return translator(locale) if locale else self._speak(look.table.guild_id)
