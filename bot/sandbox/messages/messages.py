"""All messages: their making, editing, deleting, and the telling of it to the bot and the people."""

from __future__ import annotations

import time
from typing import Any

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import Json
from bot.sandbox.base.snowflake import Snowflakes, iso, iso_now
from bot.sandbox.base.store import Store
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.messages.message import COMPONENTS_V2, EPHEMERAL, HAS_THREAD, LOADING, Draft, Message
from bot.sandbox.messages.nonces import Nonces
from bot.sandbox.threads import Threads
from bot.sandbox.world.thread_json import PUBLIC_THREAD
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json, member_json, user_json

_KIND = "message"


class Messages:
    """The messages of every channel, oldest first."""

    def __init__(
        self,
        world: World,
        store: Store,
        bus: Bus,
        snowflakes: Snowflakes,
        sessions: Sessions,
        *,
        threads: Threads,
    ) -> None:
        self._world = world
        self._store = store
        self._bus = bus
        self._snowflakes = snowflakes
        self._sessions = sessions
        self._threads = threads
        self._by_channel: dict[int, dict[int, Message]] = {}
        self.nonces = Nonces()

    def load(self, things: dict[int, Any]) -> None:
        """Takes back what the store has kept."""
        for identity, thing in things.items():
            message = Message(identity, thing["channel"], thing["body"], thing["files"])
            self._by_channel.setdefault(message.channel_id, {})[identity] = message

    def file_ids(self) -> set[int]:
        """The ids of all files of all messages."""
        every = (message for channel in self._by_channel.values() for message in channel.values())
        return {int(file["id"]) for message in every for file in message.files}

    def in_channel(self, channel: int) -> list[Message]:
        """A channel's messages, oldest first, ephemeral ones included."""
        return list(self._by_channel.get(channel, {}).values())

    def seen_by(self, person: int, channel: int) -> list[Message]:
        """What a person sees in a channel, oldest first."""
        return [message for message in self.in_channel(channel) if message.only_for in (None, person)]

    def find(self, channel: int, identity: int) -> Message | None:
        """One message, ephemeral or not."""
        return self._by_channel.get(channel, {}).get(identity)

    def create(
        self,
        channel: Channel,
        author: int,
        draft: Draft,
        *,
        extra: Json | None = None,
        only_for: int | None = None,
        flags: int = 0,
    ) -> Message:
        """Posts an accepted message; it wakes an archived thread, unless it is ephemeral.

        `extra` joins its body (`interaction_metadata`, `nonce` ...).
        """
        identity = self._snowflakes.next()
        body: Json = {
            "id": str(identity),
            "channel_id": str(channel.id),
            "type": 0,
            "author": user_json(self._world, author),
            "timestamp": iso(identity),
            "edited_timestamp": None,
            "tts": False,
            "mention_roles": [],
            "pinned": False,
            **draft.fields,
            "flags": draft.flags | flags | (EPHEMERAL if only_for is not None else 0),
            **(extra or {}),
        }
        message = Message(identity, channel.id, body, draft.files, only_for)
        self._save_files(draft)
        self._by_channel.setdefault(channel.id, {})[identity] = message
        if only_for is None:
            channel.last_message_id = identity
            self._threads.note_message(channel)
            self._store.put("channel", channel.id, channel)
        self._changed("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        """Applies an accepted edit. A deferred answer becomes the real one and counts as never edited."""
        was_loading = message.loading
        gone = {file["id"] for file in message.files} - {file["id"] for file in draft.files}
        for identity in gone:
            self._store.drop_file(int(identity))
        self._save_files(draft)
        message.files = draft.files
        kept_flags = message.flags & ~LOADING
        message.body = message.body | draft.fields
        message.body["flags"] = kept_flags | draft.flags & COMPONENTS_V2
        if not was_loading:
            message.body["edited_timestamp"] = iso_now()
        self._changed("MESSAGE_UPDATE", message)

    def begin_thread(self, message: Message, thread: Channel) -> None:
        """Marks a message as the one that a thread was made from."""
        message.body = message.body | {"thread": channel_json(self._world, thread)}
        message.body["flags"] = message.flags | HAS_THREAD
        self._changed("MESSAGE_UPDATE", message)

    def note_late_edit(self, message: Message) -> None:
        """Remembers that a message over an hour old was edited now."""
        message.late_edits.append(time.time())

    def delete(self, message: Message) -> None:
        """Removes a message and its files."""
        self._forget(message)
        self._by_channel[message.channel_id].pop(message.id, None)
        channel = self._world.channels[message.channel_id]
        if message.only_for is None:
            self._threads.note_deletion(channel)
            body: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
            if channel.guild_id is not None:
                body["guild_id"] = str(channel.guild_id)
            self._sessions.to_channel(channel, "MESSAGE_DELETE", body, about_messages=True)
        self._bus.tell("message_delete", message)

    def drop_channel(self, channel: int) -> None:
        """Removes all messages of a channel that was deleted."""
        for message in self._by_channel.pop(channel, {}).values():
            self._forget(message)

    def event_body(self, message: Message) -> Json:
        """The message as a gateway event shows it: with its server and its author's member object."""
        channel = self._world.channels[message.channel_id]
        guild = self._world.guild_of(channel)
        if guild is None:
            return message.body | {"channel_type": 1}
        member = member_json(self._world, guild, message.author, with_user=False)
        kind = 0 if channel.thread is None else PUBLIC_THREAD
        return message.body | {"guild_id": str(guild.id), "member": member, "channel_type": kind}

    def _save_files(self, draft: Draft) -> None:
        for file in draft.new_files:
            self._store.put_file(int(file.body["id"]), file.data)

    def _forget(self, message: Message) -> None:
        for file in message.files:
            self._store.drop_file(int(file["id"]))
        if message.only_for is None:
            self._store.drop(_KIND, message.id)

    def _changed(self, event: str, message: Message) -> None:
        if message.only_for is None:
            # Ephemeral messages do not outlive the server, as they do not outlive a person's client.
            thing = {"channel": message.channel_id, "body": message.body, "files": message.files}
            self._store.put(_KIND, message.id, thing)
            channel = self._world.channels[message.channel_id]
            self._sessions.to_channel(channel, event, self.event_body(message), about_messages=True)
        self._bus.tell(event.lower(), message)
