"""A game's slash commands, and the one that opens its table: made from what can be chosen before the game."""

from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.engines.contract import AnyGame
from bot.engines.options import Option
from bot.tables.lobby import table_options
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.commands.opening import open_table
from cogs.commands.services import Services
from cogs.game.options import command_key
from cogs.game.presenter import option_key


@app_commands.guild_only()
class GameCommands(commands.GroupCog):
    """``/GAME``: a game's subclass names and describes it, and has the commands."""

    def __init__(self, services: Services) -> None:
        self.services = services
        super().__init__()


def start_command(game: AnyGame, about: str = "command-start-about") -> "app_commands.Command[Any, ..., None]":
    """Return ``/GAME start``, which opens a table in its channel, for the class that has a game's commands.

    It takes whatever can be chosen, of the game and of its table: of a flag on or off, of words one from a list, of
    numbers those from the least to the most; several values are written with a "+" between them. ``about``: the
    message that describes it.
    """
    options = [option for option in (*game.options, *table_options(game)) if len(option.values) > 1]

    async def start(cog: GameCommands, interaction: Command, **given: Any) -> None:
        chosen = {option.name: _read(option, given[option.name]) for option in options}
        pace, quick = chosen.pop("pace", None), chosen.pop("quick", None)
        await open_table(cog.services, interaction, game.key, chosen, pace, quick=bool(quick))

    # discord.py reads what a command takes from its callback's signature. Of a function that stands in no class it
    # leaves the first parameter out: the interaction. The cog it passes all the same.
    parameters = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)] + [
        Parameter(option.name, Parameter.KEYWORD_ONLY, default=None, annotation=_type(option)) for option in options
    ]
    start.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    for decorated in (
        app_commands.rename(**{option.name: word(command_key(option)) for option in options}),
        app_commands.describe(**{option.name: word(command_key(option, "about")) for option in options}),
        app_commands.choices(**{option.name: _choices(game.key, option) for option in options if _is_listed(option)}),
    ):
        start = decorated(start)
    return app_commands.command(name=word("command-start"), description=word(about))(start)


def _type(option: Option) -> Any:
    """Return the type of an option as discord.py knows it."""
    first = option.values[0]
    if option.most or isinstance(first, str):
        return str
    return bool if isinstance(first, bool) else app_commands.Range[int, min(option.values), max(option.values)]


def _is_listed(option: Option) -> bool:
    return not option.most and isinstance(option.values[0], str)


def _choices(game: str, option: Option) -> list["app_commands.Choice[str]"]:
    return [
        app_commands.Choice(name=word(option_key(game, option.name, value)), value=str(value))
        for value in option.values
    ]


def _read(option: Option, given: Any) -> Any:
    """Return what was given for an option (None: nothing) as its value."""
    if given is None or not option.most:
        return given
    written = given.split("+")
    return [value for value in option.values if str(value) in written]
