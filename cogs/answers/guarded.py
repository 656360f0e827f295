"""Turning failures into words: whatever goes wrong, the person hears something that helps, in their language."""

import contextlib
import logging
import secrets
from collections import OrderedDict
from typing import Any, Protocol, cast

import discord
from discord.ui import LayoutView

from bot.discord_io.answer import Answer
from bot.discord_io.private import PrivateMessage
from bot.discord_io.trouble import FAILURES
from bot.i18n import Translator
from bot.i18n.names import escaped
from bot.tables.refusal import Refused

log = logging.getLogger(__name__)

_NAMES = ("winner", "host", "name")
"""Facts of a refusal that people chose themselves."""
_KEPT = 1000
"""How many passing words and panels can be taken back, the latest."""


class _Client(Protocol):
    passing: "PassingWords"


class PassingWords:
    """What people see in private for a moment: the next takes the last one's place, so that boards stay in sight."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int, bool], PrivateMessage] = OrderedDict()

    async def say(self, answer: Answer, content: str | LayoutView, files: "list[discord.File] | None" = None) -> None:
        """Say it, and take back what this person was last told so in this channel: words by words, panels by panels."""
        where = (answer.interaction.user.id, answer.interaction.channel_id or 0, isinstance(content, str))
        last = self._last.pop(where, None)
        said = await answer.private(content, files)
        if said is not None:
            self._last[where] = said
            while len(self._last) > _KEPT:
                self._last.popitem(last=False)
        if last is not None:
            # Gone already, or too old to be taken back: then it stays.
            with contextlib.suppress(*FAILURES):
                await last.delete()


class Guarded(Answer):
    """An Answer that also turns every failure of its block into a private word; no traceback reaches a person."""

    def __init__(self, interaction: Any, t: Translator, *, public: bool = False) -> None:
        super().__init__(interaction, public=public)
        self._t = t

    async def passing(self, text: str) -> None:
        """Say something that matters for a moment only."""
        await passing(self, text)

    async def __aexit__(self, kind: Any, error: BaseException | None, trace: Any) -> bool:
        """Explain what went wrong, then see that the interaction was answered."""
        handled = isinstance(error, Exception)
        if isinstance(error, Exception):
            await self._explain(error)
        await super().__aexit__(None if handled else kind, None if handled else error, trace)
        return handled

    async def _explain(self, error: Exception) -> None:
        if isinstance(error, Refused):
            text = refusal(error, self._t)
        else:
            reference = secrets.token_hex(3)
            log.error("a press or command failed (%s)", reference, exc_info=error)
            text = self._t("failed", reference=reference)
        try:
            await self.passing(text)
        except FAILURES as failure:
            log.warning("a person could not be answered: %s", failure)


async def passing(answer: Answer, content: str | LayoutView, files: "list[discord.File] | None" = None) -> None:
    """Show somebody in private what matters for a moment only."""
    await cast("_Client", answer.interaction.client).passing.say(answer, content, files)


def refusal(refused: Refused, t: Translator) -> str:
    """Return why something was refused, other people's names escaped."""
    facts = {
        name: escaped(fact) if name in _NAMES and isinstance(fact, str) else fact
        for name, fact in refused.facts.items()
    }
    return t(refused.key, **facts)
