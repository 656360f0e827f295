"""Who a message's text mentions, as far as its `allowed_mentions` lets it."""

from __future__ import annotations

import re

from bot.sandbox.base.errors import Json, Problems
from bot.sandbox.world.world import World
from bot.sandbox.world.world_json import user_json

_USER = re.compile(r"<@!?(\d{15,20})>")
_PARSED = ("users", "roles", "everyone")


def check_allowed(allowed: object, problems: Problems) -> None:
    """Finds what is wrong with `allowed_mentions`."""
    path = ("allowed_mentions",)
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    parse = problems.listing((*path, "parse"), allowed.get("parse"), 0, 3)
    for index, kind in enumerate(parse):
        if kind not in _PARSED:
            problems.choices((*path, "parse", index), _PARSED)
    for kind in ("users", "roles"):
        listed = problems.listing((*path, kind), allowed.get(kind), 0, 100)
        if listed and kind in parse:
            problems.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def mentioned(world: World, text: str, allowed: Json | None) -> list[Json]:
    """The user objects that `text` mentions and `allowed_mentions` admits."""
    if "<@" not in text:
        return []
    users: list[Json] = []
    listed = None
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {str(user) for user in allowed.get("users") or []}
    for found in dict.fromkeys(_USER.findall(text)):
        if listed is not None and found not in listed:
            continue
        identity = int(found)
        if identity == world.bot.id or identity in world.people:
            users.append(user_json(world, identity))
    return users


def mentions_everyone(text: str, allowed: Json | None) -> bool:
    """Does the text ping @everyone or @here?"""
    if "@everyone" not in text and "@here" not in text:
        return False
    return allowed is None or "everyone" in (allowed.get("parse") or [])
