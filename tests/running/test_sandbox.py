"""``python -m bot sandbox`` as a newcomer starts it: a page, a bot that is online, everything kept over a restart."""

import asyncio
import json
import signal
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]
_JOIN = ':join"'
"""Where a custom_id ends like this there is the board itself, and no deferred answer that it will take the place of."""


@asynccontextmanager
async def sandbox(folder: Path, *more: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """Yield the address of a running sandbox and its process; afterwards it has ended well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--no-browser", "--port", "0", "--data", str(folder), *more),
        cwd=PROJECT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    try:
        async with asyncio.timeout(60):
            while "http://" not in (line := (await process.stdout.readline()).decode()):
                assert not process.stdout.at_eof(), (await process.stderr.read()).decode()
        yield "http://" + line.split("http://")[1].strip().rstrip("/"), process
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 20)
    assert process.returncode == 0


async def ask(address: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the page's server, as the page does."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data)  # noqa: S310 - loopback
    with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
        return json.loads(answer.read())


async def test_a_newcomer_finds_a_page_and_a_bot_and_all_of_it_again_later(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as (address, _):
        world = await ask(address, "/page/api/world")
        assert world["bot"]["online"]
        ada, channel = world["people"][0]["id"], world["guilds"][0]["channels"][0]["id"]
        commands = await ask(address, f"/page/api/commands?user={ada}&channel={channel}")
        known = {f"{command['name']} {option['name']}" for command in commands for option in command["options"]}
        assert world["first_commands"] and set(world["first_commands"]) <= known
        command = {"user": ada, "channel_id": channel, "nonce": "1", "path": ["putz-die-wutz", "start"], "options": {}}
        board = f"/page/api/channels/{channel}/messages?user={ada}"
        messages = await until(address, board, _JOIN, command=command)
    async with sandbox(tmp_path) as (address, _):
        again = await until(address, board, _JOIN)
        assert again["messages"][0]["id"] == messages["messages"][0]["id"]
        join = next(i["custom_id"] for i in buttons(again["messages"][0]) if i["custom_id"].endswith(":join"))
        body = {"user": world["people"][1]["id"], "channel_id": channel, "nonce": "2", "custom_id": join}
        await ask(address, "/page/api/component", body | {"message_id": again["messages"][0]["id"]})
        bruno = world["people"][1]["name"]
        await until(address, board, f"2. {bruno}")


async def test_the_server_alone_says_how_to_reach_it(tmp_path: Path) -> None:
    async with sandbox(tmp_path, "--server-only") as (address, process):
        assert process.stdout is not None
        told = (await process.stdout.readline() + await process.stdout.readline()).decode()
        assert "DISCORD_API_URL" in told and "DISCORD_TOKEN" in told
        assert not (await ask(address, "/page/api/world"))["bot"]["online"]


@pytest.mark.parametrize("more", [(), ("--server-only",)])
async def test_a_damaged_file_is_said_in_one_line(tmp_path: Path, more: tuple[str, ...]) -> None:
    (tmp_path / "discord.sqlite3").write_bytes(b"no database at all" * 100)
    told = await refused("--port", "0", "--data", str(tmp_path), *more)
    assert "discord.sqlite3 is damaged" in told


async def test_a_port_that_is_none_and_a_folder_that_cannot_be_are_said(tmp_path: Path) -> None:
    assert "99999 is no port" in await refused("--port", "99999", "--data", str(tmp_path))
    (tmp_path / "file").write_text("")
    assert "cannot be used" in await refused("--port", "0", "--data", str(tmp_path / "file" / "below"))


async def refused(*arguments: str) -> str:
    """Return what a sandbox said that could not start; it has ended by itself."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--no-browser", *arguments),
        cwd=PROJECT,
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert "Traceback" not in told.decode()
    return told.decode()


@pytest.mark.parametrize("more", [(), ("--server-only",)])
async def test_a_taken_port_is_said_in_one_line(tmp_path: Path, more: tuple[str, ...]) -> None:
    async with sandbox(tmp_path / "one") as (address, _):
        port = address.rsplit(":", 1)[1]
        told = await refused("--port", port, "--data", str(tmp_path / "two"), *more)
        assert f"port {port} is taken" in told


def buttons(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return everything with a custom_id in a message."""
    found: list[dict[str, Any]] = []

    def walk(items: list[dict[str, Any]]) -> None:
        for item in items:
            if "custom_id" in item:
                found.append(item)
            walk(item.get("components", []))

    walk(message["components"])
    return found


async def until(address: str, path: str, words: str, *, command: dict[str, Any] | None = None) -> Any:
    """Ask until there is a message, and these words are somewhere; give a command again that has failed."""
    for turn in range(600):
        if command is not None and turn % 100 == 0:
            await ask(address, "/page/api/command", command)
        answer = await ask(address, path)
        if answer["messages"] and words in json.dumps(answer, ensure_ascii=False):
            return answer
        await asyncio.sleep(0.05)
    raise AssertionError(f"no message with {words!r} came")
