"""What an interaction tells of its person, its message and its place, read once from the event."""

from typing import Any, Literal

import discord
from msgspec import Struct

LIVES = 15 * 60 * 1000
"""How long an interaction's token can be used (ms: Discord's reference, "Receiving and Responding")."""
_EPHEMERAL = 1 << 6


class Pressed(Struct, frozen=True):
    """The message whose control was pressed."""

    id: int
    ephemeral: bool


class Interaction(Struct, frozen=True, kw_only=True):
    """A press, a modal that was sent off, or a command.

    ``guild_id`` is None in direct messages; ``message`` for a press, or a modal that a press opened; ``values`` are a
    select's; ``fields`` a modal's, by the custom_id of what was filled in.
    """

    id: int
    token: str
    application_id: int
    kind: Literal["command", "press", "modal"]
    user_id: int
    user_name: str
    locale: str
    guild_id: int | None
    channel_id: int
    permissions: discord.Permissions
    app_permissions: discord.Permissions
    message: Pressed | None = None
    custom_id: str = ""
    values: tuple[str, ...] = ()
    fields: dict[str, tuple[str, ...]] = {}

    @property
    def private(self) -> bool:
        """Whether a press came from a message that only this person sees: theirs alone, or a direct message."""
        return self.message is not None and (self.guild_id is None or self.message.ephemeral)

    def expired(self, now: int) -> bool:
        """Say whether its token is of no use any more; ``now`` in Unix ms."""
        return now > discord.utils.snowflake_time(self.id).timestamp() * 1000 + LIVES


def of_command(command: "discord.Interaction[Any]") -> Interaction:
    """Return a command as discord.py has read it."""
    return Interaction(
        id=command.id,
        token=command.token,
        application_id=command.application_id,
        kind="command",
        user_id=command.user.id,
        user_name=command.user.display_name,
        locale=str(command.locale),
        guild_id=command.guild_id,
        channel_id=command.channel_id or 0,
        permissions=command.permissions,
        app_permissions=command.app_permissions,
    )


def of_event(event: dict[str, Any]) -> Interaction:
    """Return the press or modal of a gateway event (INTERACTION_CREATE) as it came."""
    member, data, message = event.get("member") or {}, event["data"], event.get("message")
    user = member.get("user") or event["user"]
    guild_id = event.get("guild_id")
    fields = {} if event["type"] == 3 else dict(_filled_in(data.get("components", ())))  # 3: MESSAGE_COMPONENT
    return Interaction(
        id=int(event["id"]),
        token=event["token"],
        application_id=int(event["application_id"]),
        kind="press" if event["type"] == 3 else "modal",
        user_id=int(user["id"]),
        user_name=member.get("nick") or user.get("global_name") or user["username"],
        locale=event.get("locale", "en-US"),
        guild_id=None if guild_id is None else int(guild_id),
        channel_id=int(event.get("channel_id") or 0),
        permissions=discord.Permissions(int(member.get("permissions", 0))),
        app_permissions=discord.Permissions(int(event.get("app_permissions", 0))),
        message=None
        if message is None
        else Pressed(int(message["id"]), bool(int(message.get("flags") or 0) & _EPHEMERAL)),
        custom_id=data["custom_id"],
        values=tuple(data.get("values", ())),
        fields=fields,
    )


def _filled_in(components: Any) -> Any:
    """Give the custom_id and the values of everything that was filled in."""
    for component in components:
        inner = [component["component"]] if "component" in component else component.get("components", ())
        yield from _filled_in(inner)
        if "custom_id" in component:
            value = component.get("values", component.get("value"))
            values = value if isinstance(value, list) else () if value is None else (str(value),)
            yield component["custom_id"], tuple(values)
