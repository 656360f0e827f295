"""Turning failures into words: whatever goes wrong, the person hears something that helps, in their language."""

import logging
import secrets
from typing import Any

from bot.discord_io.answer import Answer
from bot.discord_io.trouble import FAILURES
from bot.i18n import Translator
from bot.i18n.names import shown
from bot.tables.refusal import Refused

log = logging.getLogger(__name__)

_NAMES = ("winner", "host", "name")
"""Facts of a refusal that people chose themselves."""


class Guarded(Answer):
    """An Answer that also turns every failure of its block into a private word; no traceback reaches a person."""

    def __init__(self, interaction: Any, t: Translator, *, public: bool = False) -> None:
        super().__init__(interaction, public=public)
        self._t = t

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
            await self.private(text)
        except FAILURES as failure:
            log.warning("a person could not be answered: %s", failure)


def refusal(refused: Refused, t: Translator) -> str:
    """Return why something was refused, other people's names escaped."""
    facts = {
        name: shown(fact) if name in _NAMES and isinstance(fact, str) else fact for name, fact in refused.facts.items()
    }
    return t(refused.key, **facts)
