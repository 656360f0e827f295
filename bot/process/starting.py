"""Starting and stopping the bot: against Discord, against another API base, or inside the sandbox."""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.config import Settings
from bot.process.client import Stammtisch
from bot.store.sqlite import SqliteDatabase
from bot.tables.pace import SETTLE

log = logging.getLogger(__name__)


class NoEntry(Exception):
    """The bot cannot go online; the message says in one line why and what to do."""


async def point_at(api_url: str, token: str) -> None:
    """Send all of discord.py's requests to another REST base, and its gateway to the one that this base names.

    Raises NoEntry if nothing answers there or the token is refused.
    """
    Route.BASE = api_url
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=15)) as session,
            session.get(f"{api_url}/gateway/bot", headers=headers) as response,
        ):
            if response.status == 401:
                raise NoEntry("DISCORD_TOKEN was refused: copy it again from the application's page, tab Bot")
            gateway = (await response.json())["url"]
    except (TimeoutError, aiohttp.ClientError, ValueError, KeyError) as error:
        raise NoEntry(f"DISCORD_API_URL: nothing answers as Discord's API at {api_url} ({error})") from error
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def run(settings: Settings) -> None:
    """Run the bot until it is told to stop (SIGINT, SIGTERM). Raises NoEntry, store.database.Unusable."""
    if not settings.discord_token:
        raise NoEntry(
            "DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example), "
            "or try everything without one by `make sandbox`"
        )
    if settings.discord_api_url:
        await point_at(settings.discord_api_url, settings.discord_token)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with opened(settings.database_path, settings.discord_token, settle_ms=settings.settle_ms) as client:
        sparing = asyncio.create_task(spare_the_collector(client), name="garbage collector")
        await stop.wait()
        log.info("stopping")
        sparing.cancel()


async def spare_the_collector(client: Stammtisch) -> None:
    """Have the garbage collector leave alone what a bot has loaded once it is warm: it lives as long as the process.

    Measured: its passes over all of that took a third of the processor's time of a press, and each stopped everything
    for a tenth of a second.
    """
    await client.warmed()
    gc.collect()
    gc.freeze()


@contextlib.asynccontextmanager
async def opened(
    database_path: Path, token: str, *, settle_ms: int = SETTLE, ready_after: float = 2.0
) -> AsyncIterator[Stammtisch]:
    """Yield a bot that is going online; it is closed, and its database, at the end. Raises NoEntry, Unusable.

    Where Discord closes the gateway for good, SIGTERM is raised, and NoEntry when the caller leaves.
    """
    database = await SqliteDatabase.open(database_path)
    try:
        client = Stammtisch(database, settle_ms=settle_ms, ready_after=ready_after)
        async with client:
            try:
                await client.login(token)
            except discord.LoginFailure as error:
                raise NoEntry(
                    "DISCORD_TOKEN was refused: copy it again from the application's page, tab Bot"
                ) from error
            except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
                raise NoEntry(f"Discord cannot be reached ({error}): check the network and try again") from error
            connection = asyncio.create_task(client.connect(), name="gateway")
            connection.add_done_callback(_stop)
            try:
                yield client
                if connection.done() and (lost := connection.exception()) is not None:
                    raise NoEntry(f"Discord has closed the gateway for good ({lost}): check the token and start anew")
            finally:
                # First of all: a connection that is still being made would be tried again, and told of, as it closes.
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)
                await client.close()
    finally:
        await database.close()


def _stop(connection: "asyncio.Task[None]") -> None:
    if not connection.cancelled() and connection.exception() is not None:
        signal.raise_signal(signal.SIGTERM)
