"""The world of a new sandbox: two servers, five channels, five people, a bot."""

from __future__ import annotations

from bot.sandbox.base.snowflake import at
from bot.sandbox.world.world import Bot, Channel, Guild, Person, World

_FOUNDED = 1_700_000_000.0
"""Unix seconds; the fixed past moment from which the first ids are made."""

_PEOPLE = (
    ("ada", "Ada", "#c8553d", "en-US"),
    ("bruno", "Bruno Brandmüller", "#2a7f62", "de"),
    ("chloe", "Chloé d'Été_~*`|", "#7a5195", "fr"),
    ("dario", "Dario", "#d99a1c", "it"),
    ("estrella", "🌟 星空エストレーヤ 花鳥風月の庭で遊ぶ人 🎲🦊🍄✨🧑‍🚀🪴🌈🐸", "#27769c", "es-ES"),
)
_GUILDS = (
    ("Teahouse", "en-US", ("tables", "window-seat", "garden"), 0, (1,)),
    ("Dorfplatz", "de", ("spielwiese", "kegelbahn"), 1, (0, 3)),
)


def _id(number: int) -> int:
    # 1,001 ms apart: consecutive ids fall on different shards whatever the shard count.
    return at(_FOUNDED + number * 1.001, low=number)


def default_world(bot_name: str) -> World:
    """The world before anybody has said a word; its ids are the same in every new sandbox."""
    world = World(Bot(_id(1), bot_name))
    for number, (name, display, color, locale) in enumerate(_PEOPLE):
        person = Person(_id(10 + number), name, display, color, locale)
        world.people[person.id] = person
    everyone = list(world.people)
    for number, (name, locale, channels, owner, moderators) in enumerate(_GUILDS):
        first = 100 + 21 * number
        guild = Guild(
            _id(first),
            name,
            locale,
            owner_id=everyone[owner],
            bot_role_id=_id(first + 1),
            moderator_role_id=_id(first + 2),
            members=list(everyone),
            moderators=[everyone[index] for index in moderators],
        )
        world.guilds[guild.id] = guild
        for position, channel in enumerate(channels):
            world.add_channel(Channel(_id(first + 10 + position), channel, guild.id, position=position))
    return world
