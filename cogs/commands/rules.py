"""``/rules``."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from bot.i18n import Translator, translator
from bot.tables.refusal import Refused
from cogs.answers.guarded import Answers
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.presses.rules import RulesPages


class RulesCommand(commands.Cog):
    """``/rules``."""

    def __init__(self, pages: RulesPages, answers: Answers, games: Iterable[str]) -> None:
        self._pages = pages
        self._answers = answers
        self._games = tuple(games)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(game=word("command-game"))
    @app_commands.describe(game=word("command-game-about"))
    async def rules(self, interaction: Command, game: str) -> None:
        """Show a game's rules, page by page."""
        async with self._answers.to_command(interaction) as answer:
            await self._pages.open(answer, self._meant(game, answer.t), answer.t)

    @rules.autocomplete("game")
    async def complete(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
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
