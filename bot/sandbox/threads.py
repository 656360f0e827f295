"""Threads: opened, archived, woken, locked, and the telling of it to the bot and the people.

Sources: Discord documentation, "Threads" and "Gateway Events: Threads"; what a locked thread answers:
https://github.com/discord/discord-api-docs/issues/6884.
"""

from __future__ import annotations

import asyncio
import time

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import ApiError, refuse
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.thread import Thread
from bot.sandbox.world.thread_json import PUBLIC_THREAD
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json

_LOOK_SECONDS = 5.0
"""How often idle threads are looked for."""


def check_awake(channel: Channel) -> None:
    """Raises the 50083 if messages cannot be changed there, because it is an archived thread."""
    if channel.thread is not None and channel.thread.archived:
        raise refuse(50083)


def check_unlocked(world: World, channel: Channel) -> None:
    """Raises the 50083 (as 403) if the bot cannot write there, because it is a locked thread."""
    locked = channel.thread is not None and channel.thread.locked
    if locked and not world.bot_permissions(channel) & Permission.MANAGE_THREADS:
        raise ApiError(403, 50083, "Thread is archived")


class Threads:
    """What becomes of the threads of all channels."""

    def __init__(self, world: World, store: Store, bus: Bus, snowflakes: Snowflakes, sessions: Sessions) -> None:
        self._world = world
        self._store = store
        self._bus = bus
        self._snowflakes = snowflakes
        self._sessions = sessions

    def open(self, parent: Channel, owner: int, name: str, minutes: int, *, message: int | None = None) -> Channel:
        """Adds a thread to a channel; one made from a message bears that message's id."""
        now = time.time()
        identity = self._snowflakes.next() if message is None else message
        channel = Channel(identity, name, parent.guild_id, thread=Thread(parent.id, owner, minutes, now, now))
        self._world.add_channel(channel)
        self._store.put("channel", channel.id, channel)
        body = channel_json(self._world, channel) | {"newly_created": True}
        self._sessions.to_channel(channel, "THREAD_CREATE", body)
        self._bus.tell("world", None)
        return channel

    def change(
        self,
        channel: Channel,
        *,
        archived: bool | None = None,
        locked: bool | None = None,
        name: str | None = None,
        minutes: int | None = None,
    ) -> None:
        """Changes what is given; KeyError if the channel is no thread."""
        thread = channel.thread
        if thread is None:
            raise KeyError(channel.id)
        now = time.time()
        if archived is not None and archived != thread.archived:
            thread.archived, thread.changed_at = archived, now
            thread.active_at = now
        if minutes is not None:
            thread.auto_archive_minutes, thread.active_at = minutes, now
        thread.locked = thread.locked if locked is None else locked
        channel.name = channel.name if name is None else name
        self._store.put("channel", channel.id, channel)
        self._sessions.to_channel(channel, "THREAD_UPDATE", channel_json(self._world, channel))
        self._bus.tell("world", None)

    def note_message(self, channel: Channel) -> None:
        """A message is posted: an archived thread wakes, before the bot hears of the message."""
        if channel.thread is None:
            return
        channel.thread.messages += 1
        channel.thread.sent += 1
        channel.thread.active_at = time.time()
        if channel.thread.archived:
            self.change(channel, archived=False)

    def note_deletion(self, channel: Channel) -> None:
        """A message was deleted."""
        if channel.thread is not None:
            channel.thread.messages -= 1
            self._store.put("channel", channel.id, channel)

    def drop(self, channel: Channel) -> None:
        """Deletes a thread; its messages must have been dropped."""
        if channel.thread is None:
            raise KeyError(channel.id)
        body = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.thread.parent_id),
            "type": PUBLIC_THREAD,
        }
        self._sessions.to_channel(channel, "THREAD_DELETE", body)
        self.forget(channel)

    def forget(self, channel: Channel) -> None:
        """Removes a thread whose parent is deleted with it: nothing is told of it alone."""
        del self._world.channels[channel.id]
        self._store.drop("channel", channel.id)
        self._bus.tell("channel_delete", channel)

    def archive_idle(self) -> None:
        """Archives the threads in which nobody has written for long enough."""
        now = time.time()
        for channel in list(self._world.channels.values()):
            if channel.thread is not None and channel.thread.is_idle(now):
                self.change(channel, archived=True)

    async def keep_archiving(self) -> None:
        """Archives idle threads by the clock, until it is cancelled."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            self.archive_idle()
