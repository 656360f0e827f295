"""The application's registered commands, global and of single servers."""

from __future__ import annotations

import time
from typing import Any

from bot.sandbox.base.bus import Bus
from bot.sandbox.base.errors import Json, Problems, refuse
from bot.sandbox.base.limits import Limits
from bot.sandbox.base.snowflake import Snowflakes
from bot.sandbox.base.store import Store
from bot.sandbox.validate.commands import CHAT_INPUT, SUBCOMMAND, check_command, check_commands
from bot.sandbox.world.world import Guild, World

_KIND = "command"
_LOCALIZED = ("name_localizations", "description_localizations")
_DAY = 86_400.0


class Commands:
    """Commands by scope; scope None is global, else a server's id."""

    def __init__(self, world: World, store: Store, bus: Bus, snowflakes: Snowflakes, limits: Limits) -> None:
        self._world = world
        self._store = store
        self._bus = bus
        self._snowflakes = snowflakes
        self._limits = limits
        self._scopes: dict[int | None, dict[int, Json]] = {}
        self._created: dict[int | None, list[float]] = {}

    def load(self, things: dict[int, Any]) -> None:
        """Takes back what the store has kept."""
        for identity, command in things.items():
            guild = command.get("guild_id")
            self._scopes.setdefault(None if guild is None else int(guild), {})[identity] = command

    def listed(self, scope: int | None) -> list[Json]:
        """A scope's commands, oldest first."""
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: int | None, identity: int) -> Json:
        """One command; ApiError 10063 if there is none."""
        command = self._scopes.get(scope, {}).get(identity)
        if command is None:
            raise refuse(10063)
        return command

    def overwrite(self, scope: int | None, bodies: Any) -> list[Json]:
        """Replaces a scope's commands. A command whose type and name stay keeps its id."""
        check_commands(bodies)
        old = {(command["type"], command["name"]): command for command in self.listed(scope)}
        self._count_new(scope, sum((_kind(body), body["name"]) not in old for body in bodies))
        made = [self._make(scope, body, old.get((_kind(body), body["name"]))) for body in bodies]
        for command in old.values():
            self._store.drop(_KIND, int(command["id"]))
        self._scopes[scope] = {int(command["id"]): command for command in made}
        for command in made:
            self._store.put(_KIND, int(command["id"]), command)
        self._bus.tell("commands", scope)
        return made

    def upsert(self, scope: int | None, body: Any) -> tuple[Json, bool]:
        """Creates a command or replaces the one of that name; (command, was it new?)."""
        problems = Problems()
        check_command(body, (), problems)
        problems.raise_if_any()
        key = (_kind(body), body["name"])
        others = self.listed(scope)
        old = next((command for command in others if (command["type"], command["name"]) == key), None)
        if old is None:
            check_commands([*others, body])
            self._count_new(scope, 1)
        command = self._make(scope, body, old)
        self._scopes.setdefault(scope, {})[int(command["id"])] = command
        self._store.put(_KIND, int(command["id"]), command)
        self._bus.tell("commands", scope)
        return command, old is None

    def delete(self, scope: int | None, identity: int) -> None:
        """Removes a command; ApiError 10063 if there is none."""
        self.get(scope, identity)
        del self._scopes[scope][identity]
        self._store.drop(_KIND, identity)
        self._bus.tell("commands", scope)

    def usable(self, person: int, guild: Guild | None) -> list[Json]:
        """What a person may call in a server, or with None in their DM: by context and permissions."""
        if guild is None:
            return [command for command in self.listed(None) if _in_dm(command)]
        if not guild.bot_in:
            return []
        permissions = self._world.person_permissions(person, guild)
        return [
            command
            for command in [*self.listed(None), *self.listed(guild.id)]
            if _in_guild(command) and _permitted(command, permissions)
        ]

    def _make(self, scope: int | None, body: Json, old: Json | None) -> Json:
        command: Json = {
            "id": old["id"] if old is not None else str(self._snowflakes.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._snowflakes.next()),
            "type": _kind(body),
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "options": body.get("options") or [],
            "default_member_permissions": _text(body.get("default_member_permissions")),
            "dm_permission": body.get("dm_permission", True),
            "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
            "nsfw": bool(body.get("nsfw")),
        }
        if scope is not None:
            command["guild_id"] = str(scope)
        return command

    def _count_new(self, scope: int | None, new: int) -> None:
        most = self._limits.daily_commands
        now = time.time()
        recent = [moment for moment in self._created.get(scope, []) if now - moment < _DAY]
        if most and len(recent) + new > most:
            raise refuse(30034)
        self._created[scope] = recent + [now] * new


def _kind(body: Json) -> int:
    return int(body.get("type") or CHAT_INPUT)


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _in_dm(command: Json) -> bool:
    contexts = command["contexts"]
    return bool(command["dm_permission"]) if contexts is None else 1 in contexts


def _in_guild(command: Json) -> bool:
    return command["contexts"] is None or 0 in command["contexts"]


def _permitted(command: Json, permissions: int) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    # "0" hides a command from everybody but administrators.
    return bool(permissions & 8) or (int(needed) != 0 and permissions & int(needed) == int(needed))


def without_localizations(command: Json) -> Json:
    """The command as a list without `with_localizations` shows it."""
    return {key: value for key, value in command.items() if key not in _LOCALIZED}


def find_path(command: Json, path: list[str]) -> tuple[list[Json], list[Json]]:
    """The subcommand options along `path` (after the command's own name) and the options at its end.

    KeyError if the command has no such subcommand, or if the path ends before one is chosen.
    """
    options: list[Json] = command["options"]
    along: list[Json] = []
    for name in path:
        step = next((one for one in options if one["name"] == name and one["type"] <= SUBCOMMAND + 1), None)
        if step is None:
            raise KeyError(name)
        along.append(step)
        options = step.get("options") or []
    if any(option["type"] <= SUBCOMMAND + 1 for option in options):
        raise KeyError("a subcommand is missing")
    return along, options
