"""The slash commands of Würfel-WG."""

from bot.engines.wuerfelwg import GAME
from cogs.commands.command_words import word
from cogs.commands.start_command import GameCommands, start_command


class WuerfelWgCommands(
    GameCommands, group_name=word("command-wuerfel-wg"), group_description=word("command-wuerfel-wg-about")
):
    """``/wuerfel-wg``."""

    start = start_command(GAME)
