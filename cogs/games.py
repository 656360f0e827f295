"""The one list of what each game brings to Discord: presenter, commands, emojis, pictures to warm up."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from discord.ext import commands
from PIL import Image

from cogs.commands.services import Services
from cogs.game.emojis import Emojis
from cogs.game.presenter import Presenter
from cogs.putzdiewutz import PutzCommands, PutzPresenter
from cogs.ratzeputz import RatzeputzCommands, RatzeputzPresenter
from cogs.wuerfelwg import WuerfelWgCommands, WuerfelWgPresenter
from cogs.wuzzlts import WuzzltsCommands, WuzzltsPresenter
from render import putzdiewutz, ratzeputz, wuerfelwg, wuzzlts
from render.kit.encode import Picture, gif, png


def presenters(emojis: Emojis) -> Mapping[str, Presenter]:
    """Return the presenter of every game by its key."""
    games = (PutzPresenter, RatzeputzPresenter, WuzzltsPresenter, WuerfelWgPresenter)
    return {game.key: game(emojis) for game in games}


def command_cogs(services: Services) -> list[commands.Cog]:
    """Return the slash commands of every game."""
    return [PutzCommands(services), RatzeputzCommands(services), WuzzltsCommands(services), WuerfelWgCommands(services)]


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
