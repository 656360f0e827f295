"""What looks dead and is not: a framework calls it by its name, or it is read by one from data."""

from discord import VoiceClient

from bench.bare import Press
from bot.config import Settings
from bot.discord_io import components
from bot.engines.putzdiewutz.events import Cleaned
from bot.process.client import Stammtisch
from bot.sandbox.base.limits import Limits
from bot.sandbox.world.permissions import Permission
from bot.tables.servers import Server
from bot.tables.table import Table
from cogs.commands.command_words import CommandTranslator
from cogs.commands.tables import TableCommands
from cogs.putzdiewutz.commands import PutzCommands
from cogs.ratzeputz.commands import RatzeputzCommands

BY_DISCORD_PY = (
    Stammtisch.on_guild_join,
    Stammtisch.on_guild_remove,
    Stammtisch.on_guild_channel_update,
    Stammtisch.on_guild_role_update,
    Stammtisch.on_member_update,
    Stammtisch.on_raw_thread_update,
    Stammtisch.on_guild_channel_delete,
    Stammtisch.on_raw_thread_delete,
    CommandTranslator.translate,
    Press.from_custom_id,
    PutzCommands.start.callback.__signature__,
    RatzeputzCommands.leave_garden,
    TableCommands._to_show,
    TableCommands._to_leave,
    TableCommands._to_end,
    TableCommands._to_kick_from,
    VoiceClient.warn_nacl,
    VoiceClient.warn_dave,
)
BY_PYDANTIC = (Settings.model_config, Settings._upper, Settings._address)
BY_ROUTES = (Limits().webhook,)
IN_ROWS = (
    Server.remind_after,
    Server.quiet_from,
    Server.quiet_until,
    Server.time_zone,
    Server.call_role,
    Server.daily,
)
IN_JSON = (Cleaned.replaced_by, Table.created_at)
KEPT_WHOLE = (Permission.BAN_MEMBERS, Permission.KICK_MEMBERS, Permission.MANAGE_ROLES, Permission.PIN_MESSAGES)
"""A part of Discord's own list."""
IN_MESSAGES = (
    components.Emoji.animated,
    components.StringSelect.placeholder,
    components.StringSelect.min_values,
    components.StringSelect.max_values,
    components.Container.accent_color,
    components.TextInput.min_length,
    components.TextInput.max_length,
)
"""What Discord reads."""
