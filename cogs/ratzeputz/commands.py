"""The slash commands of Ratzeputz: lay a garden out, bring it to a channel, take it out again."""

from discord import app_commands

from bot.discord_io.layouts import public_words
from bot.engines import GAMES
from bot.engines.ratzeputz import GAME
from bot.tables import gardens
from bot.tables.posts import Post
from bot.tables.refusal import Refused
from cogs.answers.interactions import Command, link
from cogs.commands.command_words import word
from cogs.commands.opening import must_be_able_to_post
from cogs.commands.start_command import GameCommands, start_command


class RatzeputzCommands(
    GameCommands, group_name=word("command-ratzeputz"), group_description=word("command-ratzeputz-about")
):
    """``/ratzeputz``."""

    start = start_command(GAME, "command-garden-start-about")

    @app_commands.command(name=word("command-garden-join"), description=word("command-garden-join-about"))
    @app_commands.rename(code=word("command-code"))
    @app_commands.describe(code=word("command-code-about"))
    async def join(self, interaction: Command, code: str) -> None:
        """Link this channel to a garden."""
        async with self.services.answers.to_command(interaction, public=True) as answer:
            must_be_able_to_post(interaction)
            services = self.services
            table_id = await services.gardens.find(interaction.user.id, code)
            table = await services.tables.table(table_id)
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
    async def leave_garden(self, interaction: Command) -> None:
        """Unlink this channel from the newest garden in it."""
        async with self.services.answers.to_command(interaction, public=True) as answer:
            post, code = await self._garden_here(interaction)
            may = interaction.permissions
            if not (may.manage_channels or may.administrator or post.linked_by == interaction.user.id):
                raise Refused("refused-garden-leave")
            await self.services.boards.unlink(post)
            left = await self.services.posts.of_table(post.table_id)
            key = "rp-garden-unlinked" if left else "rp-garden-unlinked-last"
            # Who plays here wonders where the board has gone.
            await answer.public(public_words(self.services.speak(post.guild_id)(key, code=code)))

    async def _garden_here(self, interaction: Command) -> tuple[Post, str]:
        """Return the newest garden's post in this channel, and the garden's code. Raises Refused."""
        posts = self.services.posts
        for table_id in await posts.newest_in(interaction.channel_id or 0):
            table = await self.services.tables.table(table_id)
            post = await posts.get(table_id, interaction.channel_id or 0)
            if GAMES[table.game].facts.shared and table.phase in ("lobby", "playing") and post is not None:
                return post, table.code
        raise Refused("refused-garden-none-here")
