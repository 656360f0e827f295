"""The rules of the games as short pages with a picture each, private to whoever asks."""

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Container, LayoutView, MediaGallery, TextDisplay

from bot.discord_io.answer import Answer
from bot.i18n import Translator, translator
from bot.tables.refusal import Refused
from cogs.answers.guarded import Guarded
from cogs.commands.command_words import word
from cogs.game import layout
from cogs.game.controls import Control
from cogs.game.presenter import Presenter
from render.kit.painter import Painter


class RulesPages:
    """Shows them and turns them."""

    def __init__(self, presenters: Mapping[str, Presenter], painter: Painter) -> None:
        self._presenters = presenters
        self._painter = painter

    async def open(self, answer: Answer, game: str, t: Translator) -> None:
        """Answer with the first page."""
        view, file = await self._page(self._presenters[game], 0, t)
        await answer.private(view, [file])

    async def turn(self, answer: Answer, game: str, number: int, t: Translator) -> None:
        """Turn the pages that were pressed to page ``number`` (from 0; too high a number is the last)."""
        view, file = await self._page(self._presenters[game], number, t)
        await answer.rewrite(view, [file])

    async def _page(self, presenter: Presenter, number: int, t: Translator) -> tuple[LayoutView, Any]:
        number = min(number, len(presenter.rules) - 1)
        name = presenter.rules[number]
        job = presenter.rules_picture(name, t)
        picture = await self._painter.paint(presenter.key, job.draw, *job.args)
        container: Container[Any] = Container(accent_color=presenter.accent)
        container.add_item(TextDisplay(f"## {t(f'{presenter.key}-name')} · {t(f'rules-{name}')}"))
        pictures: MediaGallery[Any] = MediaGallery()
        pictures.add_item(media=f"attachment://{picture.filename}", description=t(f"{presenter.key}-rules-{name}-alt"))
        container.add_item(pictures)
        container.add_item(TextDisplay(t(f"{presenter.key}-rules-{name}")))
        back, forth = f"rules.{presenter.key}.{max(0, number - 1)}", f"rules.{presenter.key}.{number + 1}"
        if number == 0:
            back += "0"  # two buttons of one message may not share a custom_id
        last = number == len(presenter.rules) - 1
        container.add_item(
            layout.action_row(
                0,
                (
                    Control(back, t("rules-back"), disabled=number == 0),
                    Control(forth, t("rules-forth"), disabled=last),
                ),
            )
        )
        view = LayoutView(timeout=None)
        view.add_item(container)
        return view, layout.file(picture)


class RulesCommand(commands.Cog):
    """``/rules``."""

    def __init__(self, pages: RulesPages, games: Iterable[str]) -> None:
        self._pages = pages
        self._games = tuple(games)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    async def rules(self, interaction: "discord.Interaction[Any]", game: str) -> None:
        """Show a game's rules, page by page."""
        t = translator(str(interaction.locale))
        async with Guarded(interaction, t) as answer:
            await self._pages.open(answer, self._meant(game, t), t)

    @rules.autocomplete("game")
    async def complete(self, interaction: "discord.Interaction[Any]", current: str) -> list[app_commands.Choice[str]]:
        """Offer the games by their names."""
        t = translator(str(interaction.locale))
        offered = [(t(f"{game}-name"), game) for game in self._games]
        return [app_commands.Choice(name=n, value=game) for n, game in offered if current.lower() in n.lower()]

    def _meant(self, words: str, t: Translator) -> str:
        """Return the one game that somebody means by its key, or the beginning of its name. Raises Refused."""
        named = [
            game
            for game in self._games
            if words == game or t(f"{game}-name").casefold().startswith(words.casefold().strip())
        ]
        if len(named) != 1:
            raise Refused("refused-unknown-game", games=t.list(t(f"{known}-name") for known in self._games))
        return named[0]
