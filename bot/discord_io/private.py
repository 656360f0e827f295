"""Messages that one person alone sees, and the only way to change one.

After an answer that was only deferred ``@original`` of a press is the public message that was pressed, so a private
answer is never addressed by what the interaction is, but by what Discord says was sent.
"""

from typing import Any, Self

import discord
from discord.ui import LayoutView

Interaction = discord.Interaction[Any]

_ORIGINAL = "@original"


def is_private(interaction: Interaction) -> bool:
    """Say whether a press came from a message that only this person sees: theirs alone, or a direct message."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


class PrivateMessage:
    """One private message, changed through the token of an interaction of the person who sees it.

    Only the three ways in which one comes about make it; each of them looks at what there really is.
    """

    def __init__(self, interaction: Interaction, address: str) -> None:
        self._interaction = interaction
        self._address = address

    @classmethod
    def answered(cls, interaction: Interaction, sent: "discord.InteractionCallbackResponse[Any] | None") -> Self | None:
        """Return the message that was an interaction's first answer; None if none was sent, or a public one."""
        if sent is None or sent.message_id is None or not sent.is_ephemeral():
            return None
        return cls(interaction, str(sent.message_id))

    @classmethod
    def followed_up(cls, interaction: Interaction, sent: "discord.WebhookMessage | None") -> Self | None:
        """Return the message that was a later answer; None if none was sent, or a public one."""
        return cls(interaction, str(sent.id)) if sent is not None and sent.flags.ephemeral else None

    @classmethod
    def pressed(cls, interaction: Interaction) -> Self | None:
        """Return the message that was pressed, once the press was answered by changing it; None if it is public."""
        return cls(interaction, _ORIGINAL) if is_private(interaction) else None

    @property
    def out_of_reach(self) -> bool:
        """Whether the token that could change it has run out (15 minutes: Discord's reference)."""
        return self._interaction.is_expired()

    async def edit(self, view: LayoutView, files: "list[discord.File]") -> None:
        """Show something else in it. Raises what Discord refuses (see trouble.classify)."""
        if self._address == _ORIGINAL:
            await self._interaction.edit_original_response(view=view, attachments=files)
        else:
            await self._interaction.followup.edit_message(int(self._address), view=view, attachments=files)

    async def delete(self) -> None:
        """Take it away. Raises what Discord refuses."""
        if self._address == _ORIGINAL:
            await self._interaction.delete_original_response()
        else:
            await self._interaction.followup.delete_message(int(self._address))
