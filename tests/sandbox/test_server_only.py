"""The sandbox as a process of its own."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import aiohttp


async def test_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    program = "import sys, pathlib; from bot.sandbox.server_only import run; run(pathlib.Path(sys.argv[1]), 0)"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, str(tmp_path / "s.sqlite3"), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        lines = [(await process.stdout.readline()).decode() for _ in range(3)]
        told = dict(line.split() for line in lines)
        headers = {"Authorization": f"Bot {told['DISCORD_TOKEN']}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.get(told["DISCORD_API_URL"] + "/users/@me") as answer,
        ):
            assert (await answer.json())["bot"] is True
    finally:
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
    assert (tmp_path / "s.sqlite3").exists()
