"""The sandbox with the bot in it: an embedded Discord on loopback, the same bot as ever, and a page to play on."""

import asyncio
import os
import signal
import sys
import webbrowser
from pathlib import Path

from bot.running import NoEntry, opened, point_at, spare_the_collector
from bot.sandbox import Sandbox
from bot.sandbox.server_only import serve


async def serve_only(folder: Path, port: int) -> None:
    """Serve the embedded Discord without the bot, for bots in other processes. Raises NoEntry."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    try:
        await serve(folder / "discord.sqlite3", port, bot_name="Stammtisch")
    except OSError as error:
        raise _taken(port, error) from error


async def play(folder: Path, port: int, *, browser: bool) -> None:
    """Serve until told to stop (SIGINT, SIGTERM). Raises NoEntry if the port is taken, or Unusable."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    sandbox = Sandbox(folder / "discord.sqlite3", port, bot_name="Stammtisch", record=False)
    try:
        await sandbox.start()
    except OSError as error:
        await sandbox.close()
        raise _taken(port, error) from error
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        await point_at(sandbox.url, sandbox.token)
        async with opened(folder / "stammtisch.sqlite3", sandbox.token, ready_after=0.1) as client:
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


def _taken(port: int, error: OSError) -> NoEntry:
    return NoEntry(f"port {port} is taken ({error}): stop what runs there, or choose another by --port")
