"""The world as Discord's JSON: users, members, roles, channels, servers."""

from __future__ import annotations

from bot.sandbox.base.errors import Json
from bot.sandbox.base.snowflake import iso
from bot.sandbox.world.permissions import BOT_ROLE, EVERYONE, MODERATOR
from bot.sandbox.world.thread_json import active_threads_json, thread_json
from bot.sandbox.world.world import Bot, Channel, Guild, Person, World

GUILD_TEXT, DM = 0, 1


def person_json(person: Person) -> Json:
    """A person's user object."""
    return {
        "id": str(person.id),
        "username": person.name,
        "global_name": person.display,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": False,
    }


def bot_json(bot: Bot) -> Json:
    """The bot's user object."""
    return {
        "id": str(bot.id),
        "username": bot.name,
        "global_name": None,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": True,
    }


def user_json(world: World, user: int) -> Json:
    """The user object of a person or the bot; KeyError for a stranger."""
    return bot_json(world.bot) if user == world.bot.id else person_json(world.people[user])


def member_json(world: World, guild: Guild, user: int, *, with_user: bool = True) -> Json:
    """A member object."""
    roles = []
    if user == world.bot.id:
        roles = [str(guild.bot_role_id)]
    elif user in guild.moderators:
        roles = [str(guild.moderator_role_id)]
    body: Json = {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": iso(guild.id),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    if with_user:
        body["user"] = user_json(world, user)
    return body


def _role(identity: int, name: str, permissions: int, position: int, tags: Json | None = None) -> Json:
    body: Json = {
        "id": str(identity),
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": tags is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if tags is not None:
        body["tags"] = tags
    return body


def roles_json(world: World, guild: Guild) -> list[Json]:
    """A server's roles: everyone, moderators, the bot's own."""
    return [
        _role(guild.id, "@everyone", EVERYONE & ~guild.denied, 0),
        _role(guild.moderator_role_id, "Moderator", MODERATOR, 1),
        _role(guild.bot_role_id, world.bot.name, BOT_ROLE & ~guild.denied, 2, {"bot_id": str(world.bot.id)}),
    ]


def channel_json(world: World, channel: Channel) -> Json:
    """A channel object, of a server, a thread or direct."""
    if channel.thread is not None:
        return thread_json(channel, channel.thread)
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    if channel.recipient is not None:
        return {
            "id": str(channel.id),
            "type": DM,
            "flags": 0,
            "last_message_id": last,
            "recipients": [person_json(world.people[channel.recipient])],
        }
    overwrites = []
    if channel.denied:
        overwrites = [{"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(channel.denied)}]
    return {
        "id": str(channel.id),
        "type": GUILD_TEXT,
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "topic": None,
        "position": channel.position,
        "permission_overwrites": overwrites,
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "last_message_id": last,
        "flags": 0,
    }


def guild_json(world: World, guild: Guild) -> Json:
    """A server as REST gives it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": roles_json(world, guild),
        "emojis": [],
        "stickers": [],
        "features": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "vanity_url_code": None,
        "max_members": 500_000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "home_header": None,
        "application_id": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "nsfw": False,
        "incidents_data": None,
    }


def guild_create_json(world: World, guild: Guild, *, with_people: bool, joined: bool) -> Json:
    """A server as GUILD_CREATE gives it; `joined`: the bot is new there (then `unavailable` is left out).

    Channels that the bot cannot see are left out, and so are their threads.
    Without the privileged presence intent a bot gets only itself in `members`
    (Discord documentation, "Gateway Events: Guild Create").
    """
    users = [world.bot.id, *(guild.members if with_people else [])]
    unavailable = {} if joined else {"unavailable": False}
    channels = [channel for channel in world.channels_of(guild.id) if world.bot_permissions(channel)]
    return (
        guild_json(world, guild)
        | unavailable
        | {
            "joined_at": iso(guild.id),
            "large": False,
            "member_count": len(guild.members) + 1,
            "members": [member_json(world, guild, user) for user in users],
            "channels": [channel_json(world, channel) for channel in channels],
            "threads": active_threads_json(world, channels),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
    )


def application_json(world: World) -> Json:
    """The bot's application object."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": sum(guild.bot_in for guild in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "owner": person_json(next(iter(world.people.values()))),
        "team": None,
        "integration_types_config": {"0": {}, "1": {}},
    }
