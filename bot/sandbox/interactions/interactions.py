"""Interactions: made by people, sent to the bot, answered within 3 s or failed, closed after 15 min.

Source: Discord documentation, "Receiving and Responding to Interactions".
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import Json, refuse
from bot.sandbox.base.snowflake import Snowflakes, age
from bot.sandbox.gateway.sessions import Sessions
from bot.sandbox.messages.attachments import MAX_FILE
from bot.sandbox.messages.message import Message
from bot.sandbox.world.world import Channel, World
from bot.sandbox.world.world_json import channel_json, member_json, person_json

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER_SECONDS, TOKEN_SECONDS = 3.0, 900.0
SENT, DONE, FAILED = "sent", "done", "failed"
NO_ANSWER = "This interaction failed"


@dataclass(slots=True)
class Interaction:
    """One press, command, completion or form.

    `callback`: the type of the first answer. `original`: id of the message that "@original" names.
    `source`: the message whose component was used.
    `opener`: what a form was the answer to. `followups`: ids of messages sent with the token later.
    """

    id: int
    token: str
    kind: int
    user: int
    channel_id: int
    data: Json
    event: Json
    source: Message | None = None
    opener: Interaction | None = None
    nonce: str | None = None
    callback: int | None = None
    original: int | None = None
    followups: list[int] = field(default_factory=list)
    state: str = SENT
    reason: str | None = None
    choices: list[Json] | None = None
    modal: Json | None = None

    @property
    def open(self) -> bool:
        """Is its token still good?"""
        return age(self.id) < TOKEN_SECONDS


def _token(identity: int) -> str:
    text = f"interaction:{identity}:{secrets.token_urlsafe(96)}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _looks_like_token(token: str) -> bool:
    try:
        decoded = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except ValueError:
        return False
    return decoded.startswith(b"interaction:")


class Interactions:
    """All interactions whose token may still be good."""

    def __init__(self, world: World, bus: Bus, snowflakes: Snowflakes, sessions: Sessions) -> None:
        self._world = world
        self._bus = bus
        self._snowflakes = snowflakes
        self._sessions = sessions
        self._by_id: OrderedDict[int, Interaction] = OrderedDict()
        self._by_token: dict[str, Interaction] = {}

    def prepare(
        self,
        kind: int,
        user: int,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        opener: Interaction | None = None,
        nonce: str | None = None,
        identity: int | None = None,
    ) -> Interaction:
        """Makes an interaction, not yet sent. `identity`: a snowflake of one's own choice."""
        identity = self._snowflakes.next() if identity is None else identity
        token = _token(identity)
        event = self._event(kind, identity, token, user, channel, data=data, source=source)
        interaction = Interaction(identity, token, kind, user, channel.id, data, event, source, opener, nonce)
        self._prune()
        self._by_id[identity] = interaction
        self._by_token[token] = interaction
        return interaction

    def send(self, interaction: Interaction, times: int = 1) -> Interaction:
        """Sends it to the bot, more than once if asked to, and starts its 3 s."""
        channel = self._world.channels[interaction.channel_id]
        self._bus.tell("interaction", interaction)
        for _ in range(times):
            self._sessions.interaction(channel.guild_id, interaction.event)
        left = ANSWER_SECONDS - age(interaction.id)
        asyncio.get_running_loop().call_later(max(left, 0.0), self._time_is_up, interaction)
        return interaction

    def to_answer(self, identity: int, token: str) -> Interaction:
        """The interaction that a callback answers; ApiError 10062 or 40060."""
        interaction = self._by_id.get(identity)
        if interaction is None or interaction.token != token:
            raise refuse(10062)
        if interaction.callback is not None:
            raise refuse(40060)
        if interaction.state == FAILED or age(identity) > ANSWER_SECONDS:
            raise refuse(10062)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The answered interaction of a token; ApiError 50027 when it is over, 10015 for no such token."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise refuse(50027 if _looks_like_token(token) else 10015)
        if not interaction.open:
            raise refuse(50027)
        if interaction.callback is None:
            raise refuse(10015)
        return interaction

    def answered(self, interaction: Interaction, callback: int) -> None:
        """Notes the first answer."""
        interaction.callback = callback
        interaction.state = DONE
        self._bus.tell("interaction", interaction)

    def _time_is_up(self, interaction: Interaction) -> None:
        if interaction.callback is None:
            interaction.state, interaction.reason = FAILED, NO_ANSWER
            self._bus.tell("interaction", interaction)

    def _prune(self) -> None:
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.open:
                return
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]

    def _event(
        self,
        kind: int,
        identity: int,
        token: str,
        user: int,
        channel: Channel,
        *,
        data: Json,
        source: Message | None,
    ) -> Json:
        world = self._world
        person = world.people[user]
        guild = world.guild_of(channel)
        event: Json = {
            "id": str(identity),
            "application_id": str(world.bot.id),
            "type": kind,
            "data": data,
            "token": token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_json(world, channel),
            "locale": person.locale,
            "app_permissions": str(world.app_permissions(channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": MAX_FILE,
        }
        if source is not None:
            event["message"] = source.body
        if guild is None:
            event |= {
                "user": person_json(person),
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
            }
            return event
        permissions = world.person_permissions(user, guild)
        member = member_json(world, guild, user) | {"permissions": str(permissions)}
        event |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
        return event
