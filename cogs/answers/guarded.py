"""Turning failures into words: whatever goes wrong, the person hears something that helps, in their language."""

import contextlib
import logging
import secrets
from collections.abc import Sequence
from typing import Any

from bot.bounded import Bounded
from bot.discord_io.answer import Answer
from bot.discord_io.by_token import PrivateMessage
from bot.discord_io.interaction import Interaction, of_command
from bot.discord_io.layouts import PrivateLayout, Upload
from bot.discord_io.trouble import FAILURES
from bot.discord_io.webhooks import Webhooks
from bot.i18n import Translator, translator
from bot.i18n.names import escaped
from bot.tables.refusal import Refused
from cogs.answers.interactions import Command

log = logging.getLogger(__name__)

_NAMES = ("winner", "host", "name")
"""Facts of a refusal that people chose themselves."""
_KEPT = 1000
"""How many passing words and panels can be taken back, the latest."""


class Answers:
    """Answers to everything that people press and command; knows what each was told last for a moment only."""

    def __init__(self, webhooks: Webhooks) -> None:
        self._webhooks = webhooks
        self._last: Bounded[tuple[int, int, bool], PrivateMessage] = Bounded(_KEPT)

    def to(self, interaction: Interaction) -> "Guarded":
        """Return the answer to a press."""
        return Guarded(interaction, self._webhooks, self)

    def to_command(self, command: Command, *, public: bool = False) -> "Guarded":
        """Return the answer to a command; ``public``: it will answer for everybody."""
        return Guarded(of_command(command), self._webhooks, self, public=public)

    async def passing(
        self, answer: Answer, content: str | PrivateLayout, uploads: Sequence[Upload] | None = None
    ) -> None:
        """Say what matters for a moment, and take back what this person was last told so in this channel.

        Words replace words, panels replace panels, so that boards stay in sight.
        """
        where = (answer.interaction.user_id, answer.interaction.channel_id, isinstance(content, str))
        last = self._last.pop(where, None)
        said = await answer.private(content, uploads)
        if said is not None:
            self._last[where] = said
        if last is not None:
            # Gone already, or too old to be taken back: then it stays.
            with contextlib.suppress(*FAILURES):
                await last.delete()


class Guarded(Answer):
    """An Answer that also turns every failure of its block into a private word; no traceback reaches a person."""

    def __init__(self, interaction: Interaction, webhooks: Webhooks, answers: Answers, *, public: bool = False) -> None:
        super().__init__(interaction, webhooks, public=public)
        self._answers = answers
        self.t: Translator = translator(interaction.locale)
        """The person's language."""

    async def passing(self, content: str | PrivateLayout, uploads: Sequence[Upload] | None = None) -> None:
        """Say something in private that matters for a moment only."""
        await self._answers.passing(self, content, uploads)

    async def __aexit__(self, kind: Any, error: BaseException | None, trace: Any) -> bool:
        """Explain what went wrong, then see that the interaction was answered."""
        handled = isinstance(error, Exception)
        if isinstance(error, Exception):
            await self._explain(error)
        await super().__aexit__(None if handled else kind, None if handled else error, trace)
        return handled

    async def _explain(self, error: Exception) -> None:
        if isinstance(error, Refused):
            text = refusal(error, self.t)
        else:
            reference = secrets.token_hex(3)
            log.error("a press or command failed (%s)", reference, exc_info=error)
            text = self.t("failed", reference=reference)
        try:
            await self.passing(text)
        except FAILURES as failure:
            log.warning("a person could not be answered: %s", failure)


def refusal(refused: Refused, t: Translator) -> str:
    """Return why something was refused, other people's names escaped."""
    facts = {
        name: escaped(fact) if name in _NAMES and isinstance(fact, str) else fact
        for name, fact in refused.facts.items()
    }
    return t(refused.key, **facts)
