"""The sandbox with the bot in it: an embedded Discord on loopback, the same bot as ever, and a page to play on."""

import asyncio
import contextlib
import errno
import os
import signal
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from bot.process.starting import NoEntry, opened, point_at, spare_the_collector
from bot.sandbox import Sandbox, Unreadable
from bot.sandbox.server_only import serve
from cogs.games import start_commands


async def serve_only(folder: Path, port: int) -> None:
    """Serve the embedded Discord without the bot, for bots in other processes. Raises NoEntry."""
    with _explained(folder, port):
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        await serve(folder / "discord.sqlite3", port, bot_name="Stammtisch")


async def play(folder: Path, port: int, *, settle_ms: int, browser: bool) -> None:
    """Serve until told to stop (SIGINT, SIGTERM). Raises NoEntry if the port is taken, or Unusable."""
    database = folder / "discord.sqlite3"
    sandbox = Sandbox(database, port, bot_name="Stammtisch", first_commands=start_commands(), record=False)
    with _explained(folder, port):
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        await sandbox.start()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        await point_at(sandbox.url, sandbox.token)
        async with opened(folder / "stammtisch.sqlite3", sandbox.token, settle_ms=settle_ms, ready_after=0.1) as client:
            await client.wait_until_ready()
            sparing = asyncio.create_task(spare_the_collector(client), name="garbage collector")
            print(
                f"\nSit down and play: {sandbox.address}\n(Ctrl+C stops; everything is kept in {folder}/)", flush=True
            )
            if browser and _has_desktop():
                await asyncio.to_thread(webbrowser.open, sandbox.address)
            await stop.wait()
            sparing.cancel()
    finally:
        await sandbox.close()


def _has_desktop() -> bool:
    """Say whether a page can be shown: on a bare terminal a text browser would take the screen."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextlib.contextmanager
def _explained(folder: Path, port: int) -> Iterator[None]:
    """Turn what keeps the embedded Discord from starting into one line that says what to do."""
    try:
        yield
    except Unreadable as error:
        raise NoEntry(f"{folder}/discord.sqlite3 {error}, or name another folder by --data") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise NoEntry(f"port {port} is taken: stop what runs there, or choose another by --port") from error
        raise NoEntry(f"{folder} cannot be used ({error}): name another folder by --data") from error
