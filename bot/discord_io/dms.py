"""Direct messages: opening them by a person's id, sending and editing. What Discord refuses is raised as it comes.

A person may close them at any time (50007 and its kin, see trouble.classify): whoever calls this must not try again
by itself then, as repeated refusals get the bot's address banned (Discord's reference, "Rate Limits").
"""

from collections.abc import Sequence

import discord

from bot.discord_io.channels import edit_layout, send_layout
from bot.discord_io.layouts import PrivateLayout, Upload
from bot.discord_io.webhooks import Sent


class DirectMessages:
    """Writes to people in private."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def open(self, user_id: int) -> int:
        """Return the id of the channel in which the bot and a person write to each other."""
        return int((await self._client.http.start_private_message(user_id))["id"])

    async def send(self, channel_id: int, layout: PrivateLayout, uploads: Sequence[Upload], *, nonce: str) -> Sent:
        """Send a message to the person of such a channel, once for each ``nonce`` (see layouts.once)."""
        return await send_layout(self._client, channel_id, layout, uploads, nonce=nonce)

    async def edit(
        self, channel_id: int, message_id: int, layout: PrivateLayout, uploads: Sequence[Upload] | None
    ) -> Sent:
        """Change a message there; ``uploads`` None keeps its attachments."""
        return await edit_layout(self._client, channel_id, message_id, layout, uploads)
