"""What an interaction tells of its person and its place."""

from typing import Any

import discord

from bot.discord_io.interaction import Interaction
from bot.tables.posts import Post
from bot.tables.table import Person

Command = discord.Interaction[Any]
"""A slash command, or the typing of one, as discord.py hands it to a cog."""


def person_of(interaction: Interaction) -> Person:
    """Return who pressed or commanded."""
    return Person(interaction.user_id, interaction.user_name)


def link(post: Post) -> str:
    """Return the address of a post."""
    return f"https://discord.com/channels/{post.guild_id}/{post.channel_id}/{post.message_id}"


def is_moderator(interaction: Interaction | Command) -> bool:
    """Say whether a person may end other people's tables here."""
    return interaction.permissions.manage_messages or interaction.permissions.administrator
