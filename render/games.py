"""All games' pictures together, found by the games' folders: a new game is a new package here and no edit."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from bot.engines.registry import Exposed
from render.kit.emojis import Moving, squared
from render.kit.encode import Picture, gif, png
from render.kit.pictures import Pictures
from render.kit.sprite import Sprite

PICTURES: Mapping[str, Pictures] = Exposed("render", "PICTURES")
"""What each game gives, by the game's key."""


def emoji_pictures() -> Mapping[str, Callable[[], Picture]]:
    """Return what draws each of our emojis, by name; each is drawn once in a process."""
    return {name: partial(_emoji, name, draw) for game in PICTURES.values() for name, draw in game.emojis.items()}


def warm_up() -> Iterator[Callable[[], object]]:
    """Return the builders of all sprites, in small steps."""
    return (build for game in PICTURES.values() for build in game.warm)


@cache
def _emoji(name: str, draw: Callable[[], Sprite | Moving]) -> Picture:
    drawn = draw()
    return gif(name, drawn.frames, drawn.milliseconds) if isinstance(drawn, Moving) else png(name, squared(drawn))
