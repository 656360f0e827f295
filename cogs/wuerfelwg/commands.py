"""The slash commands of Würfel-WG."""

from discord import app_commands
from discord.ext import commands

from bot.tables.pace import PACES
from bot.tables.table import Pace
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.commands.opening import open_table
from cogs.commands.services import Services

_PACES = [app_commands.Choice(name=word(f"pace-{name}"), value=name) for name in PACES["wuerfelwg"]]


@app_commands.guild_only()
class WuerfelWgCommands(
    commands.GroupCog, group_name=word("command-wuerfel-wg"), group_description=word("command-wuerfel-wg-about")
):
    """``/wuerfel-wg``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        super().__init__()

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    @app_commands.rename(nuisances=word("command-nuisances"), pace=word("command-pace"))
    @app_commands.describe(nuisances=word("command-nuisances-about"), pace=word("command-pace-about"))
    @app_commands.choices(pace=_PACES)
    async def start(self, interaction: Command, nuisances: bool | None = None, pace: Pace | None = None) -> None:
        """Open a table in this channel."""
        await open_table(self._services, interaction, "wuerfelwg", {"nuisances": nuisances}, pace)
