"""What an interaction tells of its person and its place."""

from typing import Any

import discord

from bot.discord_io.interaction import Interaction
from bot.tables.posts import Post
from bot.tables.table import Person, Table

Command = discord.Interaction[Any]
"""A slash command, or the typing of one, as discord.py hands it to a cog."""


def person_of(interaction: Interaction) -> Person:
    """Return who pressed or commanded."""
    return Person(interaction.user_id, interaction.user_name, interaction.locale)


def link(post: Post) -> str:
    """Return the address of a post."""
    return f"https://discord.com/channels/{post.guild_id}/{post.channel_id}/{post.message_id}"


def is_moderator(interaction: Interaction | Command) -> bool:
    """Say whether a person may end other people's tables here."""
    return interaction.permissions.manage_messages or interaction.permissions.administrator


def may_moderate(interaction: Interaction | Command, table: Table) -> bool:
    """Say whether a person moderates the server where a table was opened: it may be shown in others too."""
    return is_moderator(interaction) and table.guild_id == interaction.guild_id
