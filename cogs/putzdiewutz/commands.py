"""The slash commands of Putz die Wutz."""

from discord import app_commands
from discord.ext import commands

from bot.engines.putzdiewutz.pieces import VARIANTS
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.commands.opening import open_table
from cogs.commands.services import Services

_VARIANTS = [
    app_commands.Choice(name=word(f"putzdiewutz-option-variant-{name.replace('_', '-')}"), value=name)
    for name in VARIANTS
]


@app_commands.guild_only()
class PutzCommands(
    commands.GroupCog,
    group_name=word("command-putz-die-wutz"),
    group_description=word("command-putz-die-wutz-about"),
):
    """``/putz-die-wutz``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        super().__init__()

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    @app_commands.rename(variant=word("command-variant"), early_end=word("command-early-end"))
    @app_commands.describe(variant=word("command-variant-about"), early_end=word("command-early-end-about"))
    @app_commands.choices(variant=_VARIANTS)
    async def start(self, interaction: Command, variant: str | None = None, early_end: bool | None = None) -> None:
        """Open a table in this channel."""
        options = {"variant": variant, "early_end": early_end}
        await open_table(self._services, interaction, "putzdiewutz", options)
