"""Messages that an interaction's token can change: private ones, and the public one that was pressed.

After an answer that was only deferred ``@original`` of a press is the public message that was pressed, so a private
answer is never addressed by what the interaction is, but by what Discord says was sent.
"""

import time
from collections.abc import Sequence
from typing import Self

from bot.discord_io.interaction import Interaction
from bot.discord_io.layouts import PrivateLayout, PublicLayout, Upload
from bot.discord_io.webhooks import ORIGINAL, Sent, Webhooks


class _ByToken:
    """One message; only the ways in which one comes about make it, and each looks at what there really is."""

    def __init__(self, webhooks: Webhooks, interaction: Interaction, address: str) -> None:
        self._webhooks = webhooks
        self._interaction = interaction
        self._address = address

    @property
    def out_of_reach(self) -> bool:
        """Whether the token that could change it has run out."""
        return self._interaction.expired(int(time.time() * 1000))


class PrivateMessage(_ByToken):
    """One private message: nothing else takes what is private."""

    @classmethod
    def told(cls, webhooks: Webhooks, interaction: Interaction, sent: Sent | None) -> Self | None:
        """Return a message that an interaction was answered with; None if none was sent, or a public one."""
        return cls(webhooks, interaction, str(sent.message_id)) if sent is not None and sent.ephemeral else None

    @classmethod
    def pressed(cls, webhooks: Webhooks, interaction: Interaction) -> Self | None:
        """Return the message that was pressed, once the press was answered by changing it; None if it is public."""
        return cls(webhooks, interaction, ORIGINAL) if interaction.private else None

    async def edit(self, layout: PrivateLayout, uploads: Sequence[Upload] | None) -> None:
        """Show something else in it; ``uploads`` None keeps its files. Raises what Discord refuses."""
        await self._webhooks.edit(self._interaction, self._address, layout, uploads)

    async def delete(self) -> None:
        """Take it away. Raises what Discord refuses."""
        await self._webhooks.delete(self._interaction, self._address)


class PressedMessage(_ByToken):
    """The public message that was pressed, once the press was answered by changing it."""

    async def edit(self, layout: PublicLayout, uploads: Sequence[Upload] | None) -> Sent:
        """Show something else in it; ``uploads`` None keeps its files. Raises what Discord refuses."""
        return await self._webhooks.edit(self._interaction, self._address, layout, uploads)
