"""Opening a table by a command, the same for every game."""

from typing import Any

import discord

from bot.engines.facts import Pace
from bot.engines.options import InvalidOption
from bot.i18n import translator
from bot.tables.refusal import Refused
from cogs.answers.interactions import Command, person_of
from cogs.commands.services import Services
from cogs.game.options import refused_option

_NEEDED = ("view_channel", "send_messages")
"""What the bot needs in a channel to keep a board there up to date (in threads: send_messages_in_threads)."""


async def open_table(
    services: Services,
    interaction: Command,
    game: str,
    options: dict[str, Any],
    pace: Pace | None = None,
    *,
    quick: bool = False,
) -> None:
    """Open a lobby in this channel and answer with it; a private word where that is not possible."""
    async with services.answers.to_command(interaction, public=True) as answer:
        must_be_able_to_post(interaction)
        try:
            table = await services.tables.open(
                game,
                options,
                person_of(answer.interaction),
                guild_id=interaction.guild_id or 0,
                channel_id=interaction.channel_id or 0,
                pace_name=pace,
                quick=quick,
            )
        except InvalidOption as error:
            raise refused_option(error, services.presenters[game], answer.t) from error
        try:
            shown = await services.boards.announce(answer, table.id)
        except BaseException:
            await services.tables.end(table.id, None, "unreachable")
            raise
        if shown is None:
            # Nobody has seen it and nobody could reach it.
            await services.tables.end(table.id, None, "unreachable")
            await answer.private(answer.t("closed-unreachable"))
            return
        if not interaction.app_permissions.attach_files:
            await answer.private(answer.t("no-attach-files", channel=f"<#{interaction.channel_id}>"))


def must_be_able_to_post(interaction: Command) -> None:
    """Raise Refused in direct messages and where a permission is missing, naming it."""
    if interaction.guild_id is None:
        raise Refused("refused-in-dm")
    needed = list(_NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    t = translator(str(interaction.locale))
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = t.list(t(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refused("refused-permission", permissions=names, channel=f"<#{interaction.channel_id}>")
