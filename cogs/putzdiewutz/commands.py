"""The slash commands of Putz die Wutz."""

from bot.engines.putzdiewutz import GAME
from cogs.commands.command_words import word
from cogs.commands.start_command import GameCommands, start_command


class PutzCommands(
    GameCommands, group_name=word("command-putz-die-wutz"), group_description=word("command-putz-die-wutz-about")
):
    """``/putz-die-wutz``."""

    start = start_command(GAME)
