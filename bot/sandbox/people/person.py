"""A person as tests play them, and interactions forged as no client would send them."""

from __future__ import annotations

from typing import Any

from bot.sandbox.base.errors import Json
from bot.sandbox.core import Core
from bot.sandbox.interactions.interactions import COMPONENT, Interaction
from bot.sandbox.messages.component_tree import BUTTON, STRING_SELECT
from bot.sandbox.people import acts
from bot.sandbox.people.answer import Answer
from bot.sandbox.world.world import Channel, Person

ChannelLike = Channel | int
MessageLike = Json | int


def _channel_id(channel: ChannelLike) -> int:
    return channel.id if isinstance(channel, Channel) else channel


class PersonHandle:
    """One of the sandbox's people.

    Acts raise `NotPossible` for what Discord's client would not allow, and return an `Answer` once the
    bot has answered or 3 s are over. `wait=False` returns at once: `await answer.first()` later.
    Channels are `Channel`s or ids, messages are message objects or ids (then `channel` must be given).
    """

    def __init__(self, core: Core, person: Person) -> None:
        self._core = core
        self._person = person

    @property
    def id(self) -> int:
        """Their user id."""
        return self._person.id

    @property
    def name(self) -> str:
        """Their handle."""
        return self._person.name

    @property
    def display(self) -> str:
        """The name that others see."""
        return self._person.display

    @property
    def locale(self) -> str:
        """The language of their client."""
        return self._person.locale

    @property
    def mention(self) -> str:
        """The text that mentions them."""
        return f"<@{self.id}>"

    def change(self, *, locale: str | None = None, display: str | None = None, dms_closed: bool | None = None) -> None:
        """Changes their language, name or whether they take direct messages."""
        self._person.locale = locale or self._person.locale
        self._person.display = display or self._person.display
        if dms_closed is not None:
            self._person.dms_closed = dms_closed
        self._core.store.put("person", self._person.id, self._person)
        self._core.bus.tell("world", None)

    def dm(self) -> Channel | None:
        """Their direct channel with the bot, once it is opened."""
        return self._core.world.dm_of(self.id)

    def open_dm(self) -> Channel:
        """Opens (or finds) their direct channel with the bot."""
        return self._core.open_dm(self.id)

    def messages(self, channel: ChannelLike) -> list[Json]:
        """What they see in a channel, oldest first, their own ephemeral messages included."""
        return [message.body for message in self._core.messages.seen_by(self.id, _channel_id(channel))]

    def dms(self) -> list[Json]:
        """What they see in their direct channel with the bot; empty if there is none."""
        channel = self.dm()
        return [] if channel is None else self.messages(channel)

    def commands(self, channel: ChannelLike) -> list[Json]:
        """The commands that they may call in a channel, as registered."""
        world = self._core.world
        return self._core.commands.usable(self.id, world.guild_of(world.channels[_channel_id(channel)]))

    async def command(self, channel: ChannelLike, command: str, *, wait: bool = True, **options: Any) -> Answer:
        """Calls `/command sub`, e.g. `await ada.command(channel, "table show", table="...")`."""
        path = command.removeprefix("/").split()
        return await self._answer(acts.call_command(self._core, self.id, _channel_id(channel), path, options), wait)

    async def autocomplete(
        self, channel: ChannelLike, command: str, focused: str, typed: str = "", **options: Any
    ) -> list[Json]:
        """The completions that the bot offers for option `focused` after `typed`."""
        path = command.removeprefix("/").split()
        values = {**options, focused: typed}
        sent = acts.complete(self._core, self.id, _channel_id(channel), path, values, focused=focused)
        return (await self._answer(sent, wait=True)).choices

    async def press(
        self,
        message: MessageLike,
        custom_id: str,
        *,
        channel: ChannelLike | None = None,
        wait: bool = True,
    ) -> Answer:
        """Presses a button."""
        place, identity = self._place(message, channel)
        return await self._answer(acts.use_component(self._core, self.id, place, identity, custom_id), wait)

    async def select(
        self,
        message: MessageLike,
        custom_id: str,
        values: list[Any],
        *,
        channel: ChannelLike | None = None,
        wait: bool = True,
    ) -> Answer:
        """Chooses in a select."""
        place, identity = self._place(message, channel)
        sent = acts.use_component(self._core, self.id, place, identity, custom_id, values=values)
        return await self._answer(sent, wait)

    async def submit_modal(self, opened: Answer, values: dict[str, Any], *, wait: bool = True) -> Answer:
        """Fills in and sends the modal that `opened` was answered with; `values` by custom id."""
        return await self._answer(acts.submit(self._core, self.id, opened.interaction, values), wait)

    def say(self, channel: ChannelLike, text: str) -> Json:
        """Posts a plain message."""
        return acts.say(self._core, self.id, _channel_id(channel), text).body

    def delete(self, message: MessageLike, *, channel: ChannelLike | None = None) -> None:
        """Deletes a message as a moderator, or dismisses an ephemeral one."""
        place, identity = self._place(message, channel)
        acts.delete_message(self._core, self.id, place, identity)

    def open_thread(
        self, channel: ChannelLike, name: str, *, message: MessageLike | None = None, minutes: int = 1440
    ) -> Channel:
        """Opens a thread in a channel, from a message or without one; idle for `minutes` it is archived."""
        place, identity = (_channel_id(channel), None) if message is None else self._place(message, channel)
        return acts.open_thread(self._core, self.id, place, name, minutes=minutes, message=identity)

    def archive(self, thread: ChannelLike, *, locked: bool = False) -> None:
        """Archives a thread as who opened it or as a moderator; a moderator may lock it."""
        acts.archive_thread(self._core, self.id, _channel_id(thread), archived=True, locked=locked)

    def wake(self, thread: ChannelLike) -> None:
        """Wakes an archived thread without writing in it."""
        acts.archive_thread(self._core, self.id, _channel_id(thread), archived=False)

    def forge(
        self,
        message: MessageLike,
        custom_id: str,
        *,
        channel: ChannelLike | None = None,
        values: list[str] | None = None,
        seconds_old: float = 0.0,
        snowflake: int | None = None,
    ) -> Interaction:
        """Makes a press of any custom id on any message (seen or not), without sending it.

        The interaction's snowflake is `snowflake`, else one `seconds_old`; its 3 s count from there.
        Send it with `deliver`, as often and in whatever order you like.
        """
        place, identity = self._place(message, channel)
        source = self._core.messages.find(place, identity)
        if source is None:
            raise KeyError(identity)
        data: Json = {"component_type": BUTTON, "custom_id": custom_id, "id": 1}
        if values is not None:
            data |= {"component_type": STRING_SELECT, "values": values}
        if snowflake is None and seconds_old:
            snowflake = self._core.snowflakes.past(seconds_old)
        return self._core.interactions.prepare(
            COMPONENT, self.id, self._core.world.channels[place], data, source=source, identity=snowflake
        )

    def deliver(self, interaction: Interaction, times: int = 1) -> Answer:
        """Sends a forged interaction to the bot, `times` the same event; does not wait."""
        return Answer(self._core, self._core.interactions.send(interaction, times))

    def _place(self, message: MessageLike, channel: ChannelLike | None) -> tuple[int, int]:
        if isinstance(message, int):
            if channel is None:
                raise TypeError("a message given by its id needs its channel")
            return _channel_id(channel), message
        return int(message["channel_id"]), int(message["id"])

    async def _answer(self, interaction: Interaction, wait: bool) -> Answer:
        answer = Answer(self._core, interaction)
        return await answer.first() if wait else answer
