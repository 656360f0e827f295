"""What an interaction tells of its person, its message and its place."""

from typing import Any

import discord

from bot.tables.posts import Post
from bot.tables.table import Person

Interaction = discord.Interaction[Any]


def person_of(interaction: Interaction) -> Person:
    """Return who pressed or commanded."""
    return Person(interaction.user.id, interaction.user.display_name)


def link(post: Post) -> str:
    """Return the address of a post."""
    return f"https://discord.com/channels/{post.guild_id}/{post.channel_id}/{post.message_id}"


def is_moderator(interaction: Interaction) -> bool:
    """Say whether a person may end other people's tables here."""
    return interaction.permissions.manage_messages or interaction.permissions.administrator


def holds(message: discord.Message, identity: str) -> bool:
    """Say whether a message has a control of that custom_id."""

    def walk(components: Any) -> bool:
        for component in components:
            if getattr(component, "custom_id", None) == identity:
                return True
            inner = getattr(component, "children", None) or ()
            if walk(inner) or ((extra := getattr(component, "accessory", None)) is not None and walk([extra])):
                return True
        return False

    return walk(message.components)
