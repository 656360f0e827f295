"""What the games bring to Discord, found by their folders: presenters, commands, emojis, pictures to warm up."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from discord.ext import commands
from PIL import Image

from bot.engines.registry import Exposed
from cogs.commands.command_words import word
from cogs.commands.services import Services
from cogs.commands.start_command import GameCommands
from cogs.game.emojis import Emojis
from cogs.game.presenter import Presenter
from render import putzdiewutz, ratzeputz, wuerfelwg, wuzzlts
from render.kit.encode import Picture, gif, png

_PRESENTERS: Mapping[str, Callable[[Emojis], Presenter]] = Exposed("cogs", "PRESENTER")
_COMMANDS: Mapping[str, type[GameCommands]] = Exposed("cogs", "COMMANDS")


def presenters(emojis: Emojis) -> Mapping[str, Presenter]:
    """Return the presenter of every game by its key."""
    return {key: presenter(emojis) for key, presenter in _PRESENTERS.items()}


def command_cogs(services: Services) -> list[commands.Cog]:
    """Return the slash commands of every game."""
    return [game(services) for game in _COMMANDS.values()]


def start_commands() -> tuple[str, ...]:
    """Return the commands that open a table, as they are typed in English."""
    return tuple(f"{game.__cog_group_name__} {word('command-start')}" for game in _COMMANDS.values())


def emoji_pictures() -> Mapping[str, Callable[[], Picture]]:
    """Return what draws each of our emojis, by name."""
    return {
        **{name: partial(_emoji, putzdiewutz.emoji, name) for name in putzdiewutz.EMOJIS},
        **{name: partial(_emoji, ratzeputz.emoji, name) for name in ratzeputz.EMOJIS},
        **{name: partial(_emoji, wuerfelwg.emoji, name) for name in wuerfelwg.EMOJIS},
        **{name: partial(_emoji, wuzzlts.emoji, name) for name in wuzzlts.EMOJIS},
        "rp_plop": lambda: gif("rp_plop", ratzeputz.plop(), ratzeputz.PLOP_MILLISECONDS),
    }


def warm_up() -> Iterator[Callable[[], object]]:
    """Return the builders of all sprites, in small steps."""
    yield from putzdiewutz.WARM
    yield from ratzeputz.WARM
    yield from wuerfelwg.WARM
    yield from wuzzlts.WARM


def _emoji(draw: Callable[[str], Image.Image], name: str) -> Picture:
    return png(name, draw(name))
