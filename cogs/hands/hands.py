"""Hands in private: the keeper's direct messages, and the answers to presses that show the same in a channel.

Answers to presses on a direct message go through that message's queue, too. Who takes no direct messages is told so at
their next press, once; a private answer in the channel does the same for them.
"""

from collections.abc import Mapping

from bot.i18n import Translator, translator
from bot.tables.hands import Hand, HandPosts
from bot.tables.service import Tables
from bot.tables.table import AnyLook
from cogs.answers.guarded import Guarded
from cogs.game.presenter import AnyPresenter, Panel
from cogs.hands.keeper import HandKeeper
from cogs.hands.panels import asking, build, fingerprint_of, prefaced
from render.kit.painter import Painter


class Hands:
    """All private hands of this process, as presses ask for them."""

    def __init__(
        self,
        tables: Tables,
        posts: HandPosts,
        keeper: HandKeeper,
        *,
        painter: Painter,
        presenters: Mapping[str, AnyPresenter],
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._keeper = keeper
        self._painter = painter
        self._presenters = presenters

    async def show(self, answer: Guarded, table_id: int, action: str, t: Translator, preface: str = "") -> None:
        """Answer with a panel: in its own message if that was pressed, else in a new private one.

        ``action`` as in Presenter.panel, "" for the plain hand; ``preface`` comes first. Where nobody holds cards, a
        new panel takes the last one's place. Raises what Presenter.panel raises.
        """
        interaction = answer.interaction
        user = interaction.user_id
        async with self._keeper.turn(table_id, user):
            look = await self._tables.look(table_id, user)
            presenter = self._presenters[look.table.game]
            hand = presenter.hand(look, t) if look.view is not None else None
            panel = hand if hand is not None and not action else presenter.panel(look, action, t)
            post = await self._posts.get(table_id, user)
            if interaction.guild_id is None and post is not None:
                # Named after the plain hand: a choice under way stays until the hand itself changes.
                fingerprint = fingerprint_of(hand) if hand is not None and not preface else ""
                await self._update_message(answer, post, look, prefaced(panel, preface), fingerprint=fingerprint, t=t)
                return
            is_hand = hand is not None and fingerprint_of(panel) == fingerprint_of(hand)
            if hand is not None and post is not None and post.closed:
                panel = asking(panel, t)
            built = await build(self._painter, presenter, table_id, prefaced(panel, preface))
            if hand is None and not interaction.private:
                await answer.passing(built.layout, built.uploads)
                return
            message = await answer.rewrite(built.layout, built.uploads)
            if is_hand and hand is not None:
                self._keeper.opened(table_id, user, message, fingerprint_of(hand))

    async def can_refresh(self, answer: Guarded, table_id: int) -> bool:
        """Say whether a press came from a private panel that can be shown afresh."""
        look = await self._tables.look(table_id, answer.interaction.user_id)
        if not answer.interaction.private or look.view is None:
            return False
        return self._presenters[look.table.game].hand(look, translator(None)) is not None

    async def tell(self, answer: Guarded, table_id: int, t: Translator) -> None:
        """Say once to somebody whose direct messages are closed that they are."""
        who = (table_id, answer.interaction.user_id)
        if who in self._keeper.unaware:
            self._keeper.unaware.discard(who)
            if (post := await self._posts.get(*who)) is not None and post.closed:
                await self._posts.put(post._replace(closed=2))
                await answer.private(t("hand-dms-closed"))

    async def ask(self, answer: Guarded, table_id: int, t: Translator) -> None:
        """Try a person's direct messages again, as they ask for it."""
        user = answer.interaction.user_id
        post = await self._posts.get(table_id, user)
        if post is not None and post.closed and not post.final:
            await self._posts.put(post._replace(closed=0, fingerprint=""))
            async with self._keeper.turn(table_id, user):
                await self._keeper.bring(table_id, user)
            post = await self._posts.get(table_id, user)
        still = post is None or post.closed
        self._keeper.unaware.discard((table_id, user))
        if post is not None and post.closed:
            await self._posts.put(post._replace(closed=2))
        await answer.private(t("hand-dms-still-closed" if still else "hand-dms-sent"))

    async def _update_message(
        self, answer: Guarded, post: Hand, look: AnyLook, panel: Panel, *, fingerprint: str, t: Translator
    ) -> None:
        """Answer a press on a direct message with its next content; an older message says where the newer one is."""
        message = answer.interaction.message
        if message is None or message.id != post.message_id:
            where = f"https://discord.com/channels/@me/{post.channel_id}/{post.message_id}"
            await answer.rewrite(t("board-elsewhere", link=where), ())
            return
        presenter = self._presenters[look.table.game]
        built = await build(self._painter, presenter, look.table.id, panel, post.picture)
        if await answer.rewrite(built.layout, built.uploads):
            await self._posts.put(
                post._replace(edition=look.table.edition, fingerprint=fingerprint, picture=built.key, locale=t.locale)
            )
        else:
            self._keeper.soon(look.table.id, post.user_id)
