"""The slash commands of Ratzeputz: lay a garden out, bring it to a channel, take it out again."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.discord_io.answer import words
from bot.engines.ratzeputz.pieces import SCORINGS, SIDES, TURNS
from bot.i18n import Translator, translator
from bot.tables import gardens
from bot.tables.pace import PACES
from bot.tables.posts import Post
from bot.tables.refusal import Refused
from cogs.answers.guarded import Guarded
from cogs.answers.interactions import Interaction, link
from cogs.commands.command_words import word
from cogs.commands.opening import must_be_able_to_post, open_table
from cogs.commands.services import Services


def _choices(prefix: str, values: tuple[str, ...]) -> list[Choice[str]]:
    return [Choice(name=word(f"{prefix}-{value}"), value=value) for value in values]


@app_commands.guild_only()
class RatzeputzCommands(
    commands.GroupCog,
    group_name=word("command-ratzeputz"),
    group_description=word("command-ratzeputz-about"),
):
    """``/ratzeputz``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        super().__init__()

    @app_commands.command(name=word("command-start"), description=word("command-garden-start-about"))
    @app_commands.rename(
        side=word("command-side"),
        scoring=word("command-scoring"),
        turns=word("command-turns"),
        wobbly=word("command-wobbly"),
        quick_start=word("command-quick-start"),
        pace=word("command-pace"),
    )
    @app_commands.describe(
        side=word("command-side-about"),
        scoring=word("command-scoring-about"),
        turns=word("command-turns-about"),
        wobbly=word("command-wobbly-about"),
        quick_start=word("command-quick-start-about"),
        pace=word("command-pace-about"),
    )
    @app_commands.choices(
        side=_choices("ratzeputz-option-side", SIDES),
        scoring=_choices("ratzeputz-option-scoring", SCORINGS),
        turns=_choices("ratzeputz-option-turns", TURNS),
        pace=_choices("pace", PACES["ratzeputz"]),
    )
    async def start(
        self,
        interaction: Interaction,
        *,
        side: str | None = None,
        scoring: str | None = None,
        turns: str | None = None,
        wobbly: bool | None = None,
        quick_start: bool = False,
        pace: str | None = None,
    ) -> None:
        """Lay a garden out in this channel; its board carries the code."""
        options = {"side": side, "scoring": scoring, "turns": turns, "wobbly": wobbly}
        chosen = next((known for known in PACES["ratzeputz"] if known == pace), None)
        await open_table(self._services, interaction, "ratzeputz", options, chosen, quick=quick_start)

    @app_commands.command(name=word("command-garden-join"), description=word("command-garden-join-about"))
    @app_commands.rename(code=word("command-code"))
    @app_commands.describe(code=word("command-code-about"))
    async def join(self, interaction: Interaction, code: str) -> None:
        """Link this channel to a garden."""
        async with Guarded(interaction, self._t(interaction), public=True) as answer:
            must_be_able_to_post(interaction)
            services = self._services
            table_id = await services.gardens.find(interaction.user.id, code)
            table = (await services.tables.look(table_id)).table
            here = await services.posts.get(table_id, interaction.channel_id or 0)
            if here is not None and table.phase in ("lobby", "playing"):
                raise Refused("refused-garden-here", link=link(here))
            shown_in = len(await services.posts.of_table(table_id))
            gardens.must_link(table, interaction.user.id, shown_in)
            if shown_in == 0:
                await services.tables.found_again(table_id)
            await services.tables.attend(table_id, interaction.user.id)
            if not await services.boards.announce(answer, table_id) and shown_in == 0:
                await services.tables.strand(table_id)

    @app_commands.command(name=word("command-garden-leave"), description=word("command-garden-leave-about"))
    async def leave_garden(self, interaction: Interaction) -> None:
        """Unlink this channel from the newest garden in it."""
        async with Guarded(interaction, self._t(interaction), public=True) as answer:
            post, code = await self._garden_here(interaction)
            may = interaction.permissions
            if not (may.manage_channels or may.administrator or post.linked_by == interaction.user.id):
                raise Refused("refused-garden-leave")
            await self._services.boards.unlink(post)
            left = await self._services.posts.of_table(post.table_id)
            key = "rp-garden-unlinked" if left else "rp-garden-unlinked-last"
            # Who plays here wonders where the board has gone.
            await answer.public(words(self._services.speak(post.guild_id)(key, code=code)), [])

    async def _garden_here(self, interaction: Interaction) -> tuple[Post, str]:
        """Return the newest garden's post in this channel, and the garden's code. Raises Refused."""
        posts = self._services.posts
        for table_id in await posts.newest_in(interaction.channel_id or 0):
            table = (await self._services.tables.look(table_id)).table
            post = await posts.get(table_id, interaction.channel_id or 0)
            if table.game in gardens.SHARED and table.phase in ("lobby", "playing") and post is not None:
                return post, table.code
        raise Refused("refused-garden-none-here")

    def _t(self, interaction: Interaction) -> Translator:
        return translator(str(interaction.locale))
