"""The Discord client: makes the services, loads the cogs, syncs changed commands, keeps the clocks running."""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord_io.channels import Channels, Place, place_of
from bot.discord_io.dms import DirectMessages
from bot.discord_io.gateway import take_presses
from bot.discord_io.webhooks import Webhooks
from bot.i18n import Translator, translator
from bot.process.background import Work, every, for_ever, until_done
from bot.process.command_sync import sync_commands
from bot.store.database import Database
from bot.store.facts import FactStore
from bot.store.gardens import GardenStore
from bot.store.hands import HandStore
from bot.store.people import PeopleStore
from bot.store.posts import PostStore
from bot.store.results import ResultStore
from bot.store.tables import TableStore
from bot.tables.alarms import AlarmClock
from bot.tables.backfill import Backfill
from bot.tables.calls import Calls
from bot.tables.clock import WallClock
from bot.tables.gardens import Gardens
from bot.tables.hands import HandPosts
from bot.tables.pace import SETTLE
from bot.tables.people import People
from bot.tables.posts import Posts
from bot.tables.service import Tables
from cogs.answers.guarded import Answers
from cogs.answers.interactions import Command
from cogs.calls.caller import Caller
from cogs.commands.command_words import CommandTranslator
from cogs.commands.rules import RulesCommand
from cogs.commands.services import Services
from cogs.commands.tables import TableCommands
from cogs.game.emojis import Emojis
from cogs.games import command_cogs, presenters
from cogs.hands.hands import Hands
from cogs.hands.keeper import HandKeeper
from cogs.hands.locales import Locales
from cogs.posts.absence import Absence
from cogs.posts.boards import Boards
from cogs.presses.presses import Presses
from cogs.presses.rules import RulesPages
from cogs.upkeep.refusals import Refusals
from render.games import emoji_pictures, warm_up
from render.kit.painter import Painter

log = logging.getLogger(__name__)

_TIDY_EVERY = 600.0
_CATCH_UP_EVERY = 5.0
"""Seconds; posts behind their table are looked for, as another process may have died before it showed a save."""


class Stammtisch(commands.AutoShardedBot):
    """The bot. ``database`` stays the caller's to close.

    ``settle_ms``: how long races stay open for an earlier press; ``ready_after``: seconds without a new server at the
    start.
    """

    def __init__(self, database: Database, *, settle_ms: int = SETTLE, ready_after: float = 2.0) -> None:
        # We never speak: no need to tell hosts what voice would take.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=ready_after,
        )
        self._facts = FactStore(database)
        emojis = Emojis()
        people = People(PeopleStore(database))
        tables = Tables(TableStore(database), people, WallClock(), settle_ms=settle_ms)
        painter = Painter()
        known = presenters(emojis)
        posts = Posts(PostStore(database))
        channels = Channels(self)
        self._refusals = Refusals()
        self._absence = Absence(tables, posts, channels, self._speak)
        boards = Boards(
            tables,
            posts,
            channels=channels,
            painter=painter,
            presenters=known,
            speak=self._speak,
            absence=self._absence,
            refusals=self._refusals,
        )
        self._caller = Caller(
            tables,
            posts,
            Calls(database),
            channels=channels,
            presenters=known,
            speak=self._speak,
            gone=self._absence.gone,
            refusals=self._refusals,
        )
        answers, locales, hand_posts = Answers(Webhooks(self)), Locales(), HandPosts(HandStore(database))
        self._keeper = HandKeeper(
            tables,
            hand_posts,
            dms=DirectMessages(self),
            painter=painter,
            presenters=known,
            locales=locales,
            speak=self._speak,
            refusals=self._refusals,
        )
        hands = Hands(tables, hand_posts, self._keeper, painter=painter, presenters=known)
        rules = RulesPages(known, painter)
        self.services = Services(
            tables=tables,
            gardens=Gardens(GardenStore(database), tables.clock),
            posts=posts,
            boards=boards,
            presses=Presses(
                tables,
                boards,
                hands,
                answers=answers,
                locales=locales,
                presenters=known,
                painter=painter,
                rules=rules,
            ),
            answers=answers,
            presenters=known,
            painter=painter,
            emojis=emojis,
            speak=self._speak,
        )
        self._rules = rules
        self.alarms = AlarmClock(tables)
        self._backfill = Backfill(tables, ResultStore(database), self._facts)
        self._work: list[asyncio.Task[None]] = []
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Load everything before the gateway is asked for events (called by discord.py once)."""
        await self.tree.set_translator(CommandTranslator())
        take_presses(self, self.services.presses.take)
        for cog in (
            TableCommands(self.services),
            RulesCommand(self._rules, self.services.answers, self.services.presenters),
        ):
            await self.add_cog(cog)
        for game_cog in command_cogs(self.services):
            await self.add_cog(game_cog)
        await sync_commands(self, self._facts)
        painter = self.services.painter
        self._work = [
            asyncio.create_task(until_done(partial(painter.warm, warm_up())), name="warm up"),
            asyncio.create_task(
                until_done(partial(self.services.emojis.sync, self, painter, emoji_pictures())), name="emojis"
            ),
            asyncio.create_task(until_done(self._once_ready), name="clocks"),
        ]

    async def warmed(self) -> None:
        """Wait until all that is loaded and made ahead is there; call it after ``login``."""
        await asyncio.wait(self._work[:2])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server sleep that we were taken out of."""
        await self._absence.server_left(guild.id, Place(guild.name))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tables again of a server that we have come back to."""
        await self.services.boards.come_back(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Try a channel again that we may do more in now."""
        self._refusals.wake(channel_id=channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try a thread again that was opened again."""
        self._refusals.wake(channel_id=payload.thread_id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Try a server's channels again that we may do more in now."""
        self._refusals.wake(guild_id=role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Try a server's channels again: we were given other roles."""
        if member.id == member.guild.me.id:
            self._refusals.wake(guild_id=member.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Forget the posts of a deleted channel."""
        await self._absence.channel_gone(channel.id, place_of(channel))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Forget the posts of a deleted thread."""
        place = place_of(payload.thread) if payload.thread else None
        await self._absence.channel_gone(payload.thread_id, place)

    async def close(self) -> None:
        """Stop all work, then disconnect."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.services.boards.close()
        await self._absence.close()
        await self._caller.close()
        await self._keeper.close()
        self.services.painter.close()
        await super().close()

    async def _once_ready(self) -> None:
        await self.wait_until_ready()
        # The clocks wait for nothing that takes the longer the more tables there are.
        await asyncio.gather(
            for_ever(self.alarms.run),
            every(_TIDY_EVERY, self.alarms.tidy),
            every(_CATCH_UP_EVERY, self.services.boards.catch_up),
            every(_CATCH_UP_EVERY, self._keeper.catch_up),
            every(_CATCH_UP_EVERY, self._caller.catch_up),
            *map(until_done, self._after_start()),
        )

    def _after_start(self) -> Iterable[Work]:
        """Return what puts right what the last process left behind, beside the clocks."""
        return (
            self._find_servers_again,
            self.services.boards.close_unposted,
            self._keeper.catch_up_after_start,
            self._caller.catch_up_after_start,
            self._backfill.run,
        )

    async def _find_servers_again(self) -> None:
        """Show the tables of servers that we were invited to again while we were offline."""
        for guild_id in await self.services.posts.lost_from():
            if self.get_guild(guild_id) is not None:
                await self.services.boards.come_back(guild_id)

    async def _command_failed(self, command: Command, error: app_commands.AppCommandError) -> None:
        async with self.services.answers.to_command(command):
            raise error

    def _speak(self, guild_id: int) -> Translator:
        guild = self.get_guild(guild_id)
        return translator(str(guild.preferred_locale) if guild else None)
