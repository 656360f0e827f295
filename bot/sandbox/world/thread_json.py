"""Threads as Discord's JSON."""

from __future__ import annotations

from bot.sandbox.base.errors import Json
from bot.sandbox.base.snowflake import iso, iso_at
from bot.sandbox.world.thread import Thread
from bot.sandbox.world.world import Channel, World

PUBLIC_THREAD = 11


def thread_json(channel: Channel, thread: Thread) -> Json:
    """The channel object of a thread."""
    return {
        "id": str(channel.id),
        "type": PUBLIC_THREAD,
        "guild_id": str(channel.guild_id),
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "name": channel.name,
        "last_message_id": None if channel.last_message_id is None else str(channel.last_message_id),
        "message_count": thread.messages,
        "total_message_sent": thread.sent,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso_at(thread.changed_at),
            "auto_archive_duration": thread.auto_archive_minutes,
            "locked": thread.locked,
            "create_timestamp": iso(channel.id),
        },
    }


def active_threads_json(world: World, parents: list[Channel]) -> list[Json]:
    """The threads of some channels that are not archived."""
    within = {parent.id for parent in parents}
    return [
        thread_json(channel, channel.thread)
        for channel in world.channels.values()
        if channel.thread is not None and channel.thread.parent_id in within and not channel.thread.archived
    ]
