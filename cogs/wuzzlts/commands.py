"""The slash commands of Wuzzlts."""

from itertools import combinations

from discord import app_commands

from bot.engines.wuzzlts import GAME
from bot.engines.wuzzlts.cards import FAMILIES
from bot.i18n import translator
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.commands.start_command import GameCommands, start_command


class WuzzltsCommands(
    GameCommands, group_name=word("command-wuzzlts"), group_description=word("command-wuzzlts-about")
):
    """``/wuzzlts``."""

    start = start_command(GAME)

    @start.autocomplete("families")
    async def complete(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        """Offer the families by twos and threes."""
        t = translator(str(interaction.locale))
        several = [some for count in (2, 3) for some in combinations(FAMILIES, count)]
        offered = [(t.list(t(f"wzl-families-{one}") for one in some), "+".join(some)) for some in several]
        return [app_commands.Choice(name=n, value=v) for n, v in offered if current.lower() in n.lower()]
