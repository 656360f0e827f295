"""The application's own emojis: uploaded once, found again by name; without them the words stand alone."""

import logging
from collections.abc import Callable, Mapping

import discord

from bot.discord_io.trouble import FAILURES
from render.kit.encode import Picture
from render.kit.painter import Painter

log = logging.getLogger(__name__)


class Emojis(dict[str, str]):
    """How each of our emojis is written in a message, by name; "" for one that is not there."""

    def __missing__(self, name: str) -> str:
        return ""

    def or_else(self, name: str, plain: str) -> str:
        """Return our emoji, else a plain Unicode one."""
        return self[name] or plain

    async def sync(self, client: discord.Client, painter: Painter, draw: Mapping[str, Callable[[], Picture]]) -> None:
        """Find our emojis among the application's and upload those that are missing; failures leave words."""
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            self.update({name: str(emoji) for name, emoji in there.items() if name in draw})
            for name in draw.keys() - there.keys():
                picture = await painter.run(draw[name])
                self[name] = str(await client.create_application_emoji(name=name, image=picture.data))
        except FAILURES as error:
            log.warning("emojis could not be uploaded, words stand in for them: %s", error)
