"""What the games bring to Discord, found by their folders: presenters and commands."""

from collections.abc import Callable, Mapping

from discord.ext import commands

from bot.engines.registry import Exposed
from cogs.commands.command_words import word
from cogs.commands.services import Services
from cogs.commands.start_command import GameCommands
from cogs.game.emojis import Emojis
from cogs.game.presenter import AnyPresenter

_PRESENTERS: Mapping[str, Callable[[Emojis], AnyPresenter]] = Exposed("cogs", "PRESENTER")
_COMMANDS: Mapping[str, type[GameCommands]] = Exposed("cogs", "COMMANDS")


def presenters(emojis: Emojis) -> Mapping[str, AnyPresenter]:
    """Return the presenter of every game by its key."""
    return {key: presenter(emojis) for key, presenter in _PRESENTERS.items()}


def command_cogs(services: Services) -> list[commands.Cog]:
    """Return the slash commands of every game."""
    return [game(services) for game in _COMMANDS.values()]


def start_commands() -> tuple[str, ...]:
    """Return the commands that open a table, as they are typed in English."""
    return tuple(f"{game.__cog_group_name__} {word('command-start')}" for game in _COMMANDS.values())
