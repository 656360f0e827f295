"""What a test sees of an interaction: how it was answered, and with what."""

from __future__ import annotations

from bot.sandbox.base.errors import Json
from bot.sandbox.core import Core
from bot.sandbox.interactions import interactions
from bot.sandbox.interactions.interactions import FAILED, SENT, Interaction


class Answer:
    """An interaction after its first answer (or after its 3 s). Its properties always show the present."""

    def __init__(self, core: Core, interaction: Interaction) -> None:
        self._core = core
        self.interaction = interaction

    @property
    def id(self) -> int:
        """The interaction's snowflake."""
        return self.interaction.id

    @property
    def type(self) -> int | None:
        """The callback's type: 4 reply, 5 deferred reply, 6 deferred update, 7 update, 8, 9; None: none yet."""
        return self.interaction.callback

    @property
    def failed(self) -> bool:
        """Did the person read "This interaction failed"?"""
        return self.interaction.state == FAILED

    @property
    def answered(self) -> bool:
        """Is it answered or failed?"""
        return self.interaction.state != SENT

    @property
    def message(self) -> Json | None:
        """The message that "@original" names, as the person sees it now; None if there is none or it is gone."""
        if self.interaction.original is None:
            return None
        found = self._core.messages.find(self.interaction.channel_id, self.interaction.original)
        return None if found is None or found.only_for not in (None, self.interaction.user) else found.body

    @property
    def ephemeral(self) -> bool:
        """Does only this person see that message?"""
        return self.message is not None and bool(self.message["flags"] & 64)

    @property
    def loading(self) -> bool:
        """Does it still say that the bot is thinking?"""
        return self.message is not None and bool(self.message["flags"] & 128)

    @property
    def modal(self) -> Json | None:
        """The modal that it opened (type 9)."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The completions that it got (type 8)."""
        return self.interaction.choices or []

    @property
    def followups(self) -> list[Json]:
        """The messages that came after, with the interaction's token, as they are now."""
        found = (
            self._core.messages.find(self.interaction.channel_id, identity) for identity in self.interaction.followups
        )
        return [message.body for message in found if message is not None]

    async def first(self) -> Answer:
        """Waits for the first answer or the failure."""
        await self._core.bus.wait_for(lambda: self.answered, interactions.ANSWER_SECONDS + 2)
        return self

    async def settled(self) -> Answer:
        """Waits until there is something to read: no deferred reply, or one that has come."""
        await self._core.bus.wait_for(lambda: self.answered and not self.loading, interactions.ANSWER_SECONDS + 2)
        return self
