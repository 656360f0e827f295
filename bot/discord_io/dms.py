"""Direct messages: opening them by a person's id, sending and editing. What Discord refuses is raised as it comes.

A person may close them at any time (50007 and its kin, see trouble.classify): whoever calls this must not try again
by itself then, as repeated refusals get the bot's address banned (Discord's reference, "Rate Limits").
"""

import discord
from discord.ui import LayoutView

from bot.discord_io.channels import Channels, Sent


class DirectMessages:
    """Writes to people in private."""

    def __init__(self, client: discord.Client, channels: Channels) -> None:
        self._client = client
        self._channels = channels

    async def open(self, user_id: int) -> int:
        """Return the id of the channel in which the bot and a person write to each other."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def send(self, channel_id: int, view: LayoutView, files: "list[discord.File]") -> Sent:
        """Send a message to the person of such a channel."""
        return await self._channels.post(channel_id, view, files)

    async def edit(
        self, channel_id: int, message_id: int, view: LayoutView, files: "list[discord.File] | None"
    ) -> Sent:
        """Change a message there; ``files`` None keeps its attachments."""
        return await self._channels.edit(channel_id, message_id, view, files)
