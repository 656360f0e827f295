"""Writing one direct message that shows a hand: sending, editing, and what becomes of it when Discord refuses."""

import asyncio

from bot.discord_io.dms import DirectMessages
from bot.discord_io.layouts import PrivateLayout, nonce
from bot.discord_io.trouble import FAILURES, Trouble, classify
from bot.i18n import Translator
from bot.tables.hands import Hand
from bot.tables.table import Table
from cogs.game.content import Content
from cogs.game.presenter import AnyPresenter, Panel
from cogs.hands.panels import build, fingerprint_of
from render.kit.painter import Painter

_HELD = 1.0
"""Seconds after which an edit that Discord holds back (a rate limit) gives way to a newer hand."""
_CLOSED = (Trouble.DMS_CLOSED, Trouble.FORBIDDEN, Trouble.CHANNEL_GONE)
"""What means that somebody does not want, or cannot have, direct messages of ours."""


class HandWriter:
    """Writes direct messages; the caller sees to it that there is one writer a message."""

    def __init__(self, dms: DirectMessages, painter: Painter) -> None:
        self._dms = dms
        self._painter = painter

    async def send(
        self, table: Table, presenter: AnyPresenter, user: int, panel: Panel, t: Translator, *, instead_of: int = 0
    ) -> Hand:
        """Send a person their hand; where they take no direct messages, what is returned says so.

        ``instead_of``: the message that it replaces, which is gone.

        Raises every other failure (trouble.FAILURES).
        """
        hand = Hand(table.id, user, 0, 0, table.edition, "", "", t.locale)
        try:
            channel = await self._dms.open(user)
            built = await build(self._painter, presenter, table.id, panel)
            once = nonce("hand", table.id, user, instead_of)
            sent = await self._dms.send(channel, built.layout, built.uploads or (), nonce=once)
        except FAILURES as error:
            if classify(error) not in _CLOSED:
                raise
            return hand._replace(closed=1)
        return hand._replace(
            channel_id=channel, message_id=sent.message_id, fingerprint=fingerprint_of(panel), picture=built.key
        )

    async def edit(
        self,
        table: Table,
        presenter: AnyPresenter,
        hand: Hand,
        panel: Panel,
        t: Translator,
        *,
        newer: asyncio.Event,
        final: bool,
    ) -> Hand | None:
        """Change a message, or send it anew if it is gone; ``final``: it is not written to any more.

        None: held back by Discord, the edit gave way as ``newer`` was set. Raises as ``send`` does.
        """
        if not hand.message_id:
            return (await self.send(table, presenter, hand.user_id, panel, t))._replace(final=int(final))
        built = await build(self._painter, presenter, table.id, panel, hand.picture)
        now = hand._replace(edition=table.edition, final=int(final))
        try:
            if not await self._held(hand, built, newer):
                return None
        except FAILURES as error:
            trouble = classify(error)
            if trouble in _CLOSED:
                return now._replace(closed=1)
            if trouble is not Trouble.MESSAGE_GONE:
                raise
            if final:
                return now
            return await self.send(table, presenter, hand.user_id, panel, t, instead_of=hand.message_id)
        return now._replace(fingerprint=fingerprint_of(panel), picture=built.key, locale=t.locale)

    async def _held(self, hand: Hand, built: Content[PrivateLayout], newer: asyncio.Event) -> bool:
        """Edit the message; say whether that was done, or gave way."""
        edit = asyncio.ensure_future(self._dms.edit(hand.channel_id, hand.message_id, built.layout, built.uploads))
        changed = asyncio.ensure_future(newer.wait())
        try:
            await asyncio.wait({edit}, timeout=_HELD)
            await asyncio.wait({edit, changed}, return_when=asyncio.FIRST_COMPLETED)
            if edit.done():
                edit.result()
            return edit.done()
        finally:
            for task in (edit, changed):
                task.cancel()
            await asyncio.gather(edit, changed, return_exceptions=True)
