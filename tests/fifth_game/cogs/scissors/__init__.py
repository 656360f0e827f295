"""Scissors, paper, stone on Discord."""

from bot.engines.scissors import GAME
from cogs.scissors.presenter import ScissorsPresenter

from cogs.commands.command_words import word
from cogs.commands.start_command import GameCommands, start_command

__all__ = ["COMMANDS", "PRESENTER"]


class ScissorsCommands(
    GameCommands, group_name=word("command-scissors"), group_description=word("command-scissors-about")
):
    """``/scissors-paper-stone``."""

    start = start_command(GAME)


COMMANDS = ScissorsCommands
PRESENTER = ScissorsPresenter
