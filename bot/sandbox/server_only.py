"""Runs the sandbox alone, for a bot in another process."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

from bot.sandbox.sandbox import Sandbox


async def serve(path: Path | None, port: int, *, bot_name: str = "Sandbox Bot") -> None:
    """Serves until SIGINT or SIGTERM; writes to stdout where the page is and what the bot needs."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with Sandbox(path, port, record=False, bot_name=bot_name) as sandbox:
        sys.stdout.write(
            f"page             {sandbox.address}/\nDISCORD_API_URL  {sandbox.url}\nDISCORD_TOKEN    {sandbox.token}\n"
        )
        sys.stdout.flush()
        await stop.wait()


def run(path: Path | None, port: int = 8321, *, bot_name: str = "Sandbox Bot") -> None:
    """The same, from a program without an event loop."""
    asyncio.run(serve(path, port, bot_name=bot_name))
