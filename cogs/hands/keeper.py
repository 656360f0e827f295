"""Keeps every private hand right: one direct message a table and person, for every game whose Presenter has hands.

It is sent at the deal and edited when what it shows changes, also after a restart; at the end its controls go. Who
takes no direct messages is sent nothing more until they ask.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.discord_io.by_token import PrivateMessage
from bot.discord_io.dms import DirectMessages
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.i18n import Translator, translator
from bot.tables.hands import Hand, HandPosts
from bot.tables.records import News
from bot.tables.service import Tables
from bot.tables.table import AnyLook
from cogs.game.presenter import AnyPresenter, Panel
from cogs.hands.locales import Locales
from cogs.hands.panels import asking, build, ended, fingerprint_of
from cogs.hands.writer import HandWriter
from cogs.upkeep.tasks import Tasks
from render.kit.painter import Painter

log = logging.getLogger(__name__)

_GATHER = 0.05
"""Seconds before an edit starts: a press's own answer usually brings the new hand first."""
_PAUSES = (1.0, 3.0, 10.0, 30.0)
"""Seconds between tries while Discord is overloaded."""
_QUEUES_KEPT = 2_000
_LAST = 2.0
"""Seconds that writes under way have to finish in when the bot stops."""


@dataclass
class Queue:
    """The writes to one person's hand at one table; ``open`` is a private answer that shows it as well."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    open: PrivateMessage | None = None
    open_fingerprint: str = ""


class HandKeeper:
    """Writes what nobody pressed for. All writes to one message go through its queue."""

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
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._writer = HandWriter(dms, painter)
        self._painter = painter
        self._presenters = presenters
        self._speak = speak
        self._games = [game for game, presenter in presenters.items() if presenter.has_hands]
        self._queues: OrderedDict[tuple[int, int], Queue] = OrderedDict()
        self.unaware: set[tuple[int, int]] = set()
        """Who takes no direct messages of which table, and has not been told so yet: (table, user)."""
        self._locales = locales
        self._tasks = Tasks()
        tables.listen(self.changed)

    def changed(self, news: News) -> None:
        """Bring a table's hands up to date, soon."""
        table = news.table
        if table.game not in self._games or table.phase == "lobby":
            return
        for sitter in table.sitters:
            if sitter.user is not None:
                self.soon(table.id, sitter.user)

    async def catch_up(self) -> None:
        """Bring the hands up to date that fell behind while nobody watched."""
        for table_id in await self._posts.behind():
            self.changed(News((await self._tables.look(table_id)).table))

    async def catch_up_after_start(self) -> None:
        """Send the hands of tables that were dealt just before the last process died; recall who has to be told."""
        self.unaware |= await self._posts.unaware()
        for table_id in await self._posts.undealt(self._games):
            self.changed(News((await self._tables.look(table_id)).table))

    async def close(self) -> None:
        """Finish what is under way, and start nothing any more."""
        # A message that is sent and not yet noted would be sent again by the next process.
        await self._tasks.close(_LAST)

    def soon(self, table_id: int, user: int) -> None:
        """Bring one person's hand up to date, soon."""
        queue = self.queue(table_id, user)
        queue.dirty.set()
        if queue.worker is None or queue.worker.done():
            queue.worker = self._tasks.start(self._work(table_id, user, queue), f"hand of table {table_id}")

    async def _work(self, table_id: int, user: int, queue: Queue) -> None:
        """Edit one person's message until it shows their newest hand."""
        tries = 0
        while queue.dirty.is_set():
            await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES)) - 1] if tries else _GATHER)
            async with queue.turn:
                queue.dirty.clear()
                try:
                    await self.bring(table_id, user)
                    tries = 0
                except FAILURES as error:
                    if classify(error) is not Trouble.BUSY:
                        log.warning("a hand of table %s could not be shown: %s", table_id, error)
                        break
                    tries += 1
                    queue.dirty.set()

    async def bring(self, table_id: int, user: int) -> None:
        """Make the direct message, and an open private answer, show the newest hand; holds the queue's turn."""
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
            await self._write(look, user, panel, t, over=over)
        finally:
            post = await self._posts.get(table_id, user)
            closed = post is not None and post.closed and not over
            await self._bring_open(table_id, user, presenter, asking(panel, t) if closed else panel)

    async def _write(self, look: AnyLook, user: int, panel: Panel, t: Translator, *, over: bool) -> None:
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
            newer = self.queue(table.id, user).dirty
            written = await self._writer.edit(table, presenter, post, panel, t, newer=newer, final=over)
            if written is not None:
                await self._put(written)

    async def _put(self, post: Hand) -> None:
        await self._posts.put(post)
        if post.closed == 1 and not post.final:
            self.unaware.add((post.table_id, post.user_id))

    async def _bring_open(self, table_id: int, user: int, presenter: AnyPresenter, panel: Panel) -> None:
        """Edit an open private answer as long as its token lives; later, a press on it gets the fresh hand."""
        queue = self.queue(table_id, user)
        if queue.open is None or queue.open_fingerprint == fingerprint_of(panel):
            return
        if queue.open.out_of_reach:
            queue.open = None
            return
        built = await build(self._painter, presenter, table_id, panel)
        try:
            await queue.open.edit(built.layout, built.uploads or ())
            queue.open_fingerprint = fingerprint_of(panel)
        except FAILURES as error:
            log.debug("an open hand of table %s could not be edited: %s", table_id, error)
            queue.open = None

    def _language(self, look: AnyLook, user: int, post: Hand | None) -> Translator:
        locale = self._locales.of(user) or (post.locale if post else None)
        return translator(locale) if locale else self._speak(look.table.guild_id)

    def queue(self, table_id: int, user: int) -> Queue:
        """Return the writes to one person's hand at one table."""
        queue = self._queues.setdefault((table_id, user), Queue())
        self._queues.move_to_end((table_id, user))
        if len(self._queues) > _QUEUES_KEPT:
            oldest, old = next(iter(self._queues.items()))
            if not old.turn.locked() and (old.worker is None or old.worker.done()):
                del self._queues[oldest]
        return queue
