"""``/table``: everything about a table that no button does."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import Translator
from bot.i18n.names import escaped
from bot.tables.posts import Post
from bot.tables.table import AnyLook, Table
from cogs.answers.guarded import Guarded
from cogs.answers.interactions import Command, link, may_moderate
from cogs.commands import which_table
from cogs.commands.command_words import word
from cogs.commands.opening import must_be_able_to_post
from cogs.commands.services import Services
from cogs.game.presenter import seat_name


@app_commands.guild_only()
class TableCommands(commands.GroupCog, group_name=word("command-table"), group_description=word("command-table-about")):
    """``/table``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        super().__init__()

    @app_commands.command(name=word("command-show"), description=word("command-show-about"))
    @app_commands.rename(table=word("command-table"))
    @app_commands.describe(table=word("command-which-about"))
    async def show(self, interaction: Command, table: str | None = None) -> None:
        """Bring a board down to the newest message."""
        async with self._services.answers.to_command(interaction, public=True) as answer:
            must_be_able_to_post(interaction)
            chosen = await which_table.choose(self._services, interaction, table, which_table.SHOW)
            await self._services.boards.announce(answer, chosen.id)

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    @app_commands.rename(table=word("command-table"))
    @app_commands.describe(table=word("command-which-about"))
    async def leave(self, interaction: Command, table: str | None = None) -> None:
        """Give a seat up."""
        async with self._answer(interaction) as answer:
            chosen = await which_table.choose(self._services, interaction, table, which_table.LEAVE)
            await self._services.tables.leave(chosen.id, interaction.user.id, interaction.id)
            await answer.private(answer.t("left", game=self._game(chosen, answer.t)))

    @app_commands.command(name=word("command-end"), description=word("command-end-about"))
    @app_commands.rename(table=word("command-table"))
    @app_commands.describe(table=word("command-which-about"))
    async def end(self, interaction: Command, table: str | None = None) -> None:
        """Close a table for good."""
        async with self._answer(interaction) as answer:
            chosen = await which_table.choose(self._services, interaction, table, which_table.END)
            moderator = may_moderate(interaction, chosen)
            await self._services.tables.end(chosen.id, interaction.user.id, moderator=moderator)
            await answer.private(answer.t("ended", game=self._game(chosen, answer.t)))

    @app_commands.command(name=word("command-kick"), description=word("command-kick-about"))
    @app_commands.rename(player=word("command-player"), table=word("command-table"))
    @app_commands.describe(player=word("command-player-about"), table=word("command-which-about"))
    async def kick(self, interaction: Command, player: discord.Member | discord.User, table: str | None = None) -> None:
        """Take somebody's seat away."""
        async with self._answer(interaction) as answer:
            chosen = await which_table.choose(self._services, interaction, table, which_table.KICK)
            moderator = may_moderate(interaction, chosen)
            await self._services.tables.kick(chosen.id, interaction.user.id, player.id, moderator=moderator)
            await answer.private(answer.t("kicked", name=escaped(player.display_name)))

    @app_commands.command(name=word("command-mine"), description=word("command-mine-about"))
    async def mine(self, interaction: Command) -> None:
        """List where I sit and whose move it is."""
        async with self._answer(interaction) as answer:
            t = answer.t
            lines = [await self._mine_line(interaction, table, t) for table in await self._seated(interaction)]
            await answer.private("\n".join([t("mine-heading"), *lines]) if lines else t("mine-none"))

    @show.autocomplete("table")
    async def _to_show(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        return await which_table.suggest(self._services, interaction, current, which_table.SHOW)

    @leave.autocomplete("table")
    async def _to_leave(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        return await which_table.suggest(self._services, interaction, current, which_table.LEAVE)

    @end.autocomplete("table")
    async def _to_end(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        return await which_table.suggest(self._services, interaction, current, which_table.END)

    @kick.autocomplete("table")
    async def _to_kick_from(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        return await which_table.suggest(self._services, interaction, current, which_table.KICK)

    async def _seated(self, interaction: Command) -> list[Table]:
        return await self._services.tables.seated(interaction.user.id)

    async def _mine_line(self, interaction: Command, table: Table, t: Translator) -> str:
        look = await self._services.tables.look(table.id, interaction.user.id)
        line = f"- {t('labeled', label=self._game(table, t), value=_whose_move(look, t))}"
        post = _in_sight(interaction, look, await self._services.posts.of_table(table.id))
        if post is not None:
            return f"{line} {link(post)}"
        # Not to be seen from here: what opens the table elsewhere does.
        return "\n".join([line, *self._services.presenters[table.game].lobby_lines(table, t)])

    def _answer(self, interaction: Command) -> Guarded:
        return self._services.answers.to_command(interaction)

    def _game(self, table: Table, t: Translator) -> str:
        return t(f"{table.game}-name")


def _whose_move(look: AnyLook, t: Translator) -> str:
    """Return whose move it is, one's own first; of a table where nobody is to move, how it stands."""
    table = look.table
    awaited = look.view.to_move if look.view is not None and table.phase == "playing" else ()
    told = [t("mine-your-move")] if look.seat in awaited else []
    others = [seat_name(table, seat, t) for seat in awaited if seat != look.seat]
    told += [t("mine-awaited", names=t.list(others))] if others else []
    return " · ".join(told) or t(f"phase-{table.phase}")


def _in_sight(interaction: Command, look: AnyLook, posts: list[Post]) -> Post | None:
    """Return a post that a person can see: where they sat down, else in this channel, else in this server."""
    there = {post.channel_id: post for post in posts}
    own = there.get(look.table.sitters[look.seat].channel or look.table.channel_id) if look.seat is not None else None
    here = there.get(interaction.channel_id or 0)
    near = [post for post in posts if post.guild_id == interaction.guild_id]
    return next((post for post in (own, here, *near) if post is not None and _may_see(interaction, post)), None)


def _may_see(interaction: Command, post: Post) -> bool:
    """Say whether a person can see a post, as far as that is known here."""
    guild = interaction.guild if post.guild_id == interaction.guild_id else None
    channel = guild.get_channel_or_thread(post.channel_id) if guild else None
    member = interaction.user
    return channel is None or not isinstance(member, discord.Member) or channel.permissions_for(member).view_channel
