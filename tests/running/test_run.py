"""``python -m bot run``: online with a good token, and one clear line where that cannot be."""

import asyncio
import signal
from pathlib import Path

import pytest

from bot.sandbox import Limits, Sandbox
from bot.store.sqlite import inspect
from tests.running.command import PATIENCE, Host, ended, one_line, start


async def test_without_a_token(tmp_path: Path) -> None:
    line = one_line(await ended(await start(tmp_path, "run")))
    assert "DISCORD_TOKEN is not set" in line and "make sandbox" in line
    assert not await asyncio.to_thread(lambda: list(tmp_path.iterdir()))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("DATABASE_URL", "mysql://localhost/pigs"),
        ("DATABASE_URL", "sqlite:///"),
        ("DISCORD_API_URL", "discord.example"),
        ("SETTLE_MS", "-1"),
        ("SETTLE_MS", "1001"),
        ("SETTLE_MS", "soon"),
    ],
)
def test_a_setting_that_cannot_be(host: Host, name: str, value: str) -> None:
    line = host.refused("run", DISCORD_TOKEN="x", **{name: value})
    assert line.startswith(f"{name}: ") and ".env" in line


def test_a_blank_is_no_token(host: Host) -> None:
    assert "DISCORD_TOKEN is not set" in host.refused("run", DISCORD_TOKEN="  ")


def test_settings_from_a_file(host: Host) -> None:
    (host.folder / ".env").write_text("LOG_LEVEL=loudest\n", encoding="utf-8")
    assert host.refused("run").startswith("LOG_LEVEL: ")
    # The environment goes before the file.
    assert "DISCORD_TOKEN" in host.refused("run", LOG_LEVEL="info")


def test_a_file_that_is_no_text(host: Host) -> None:
    (host.folder / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    assert ".env is not a text" in host.refused("run")


def test_a_damaged_database(host: Host) -> None:
    file = host.folder / "stammtisch.sqlite3"
    file.write_bytes(b"no database at all " * 100)
    assert "stammtisch.sqlite3 is damaged or no database" in host.refused("run", DISCORD_TOKEN="x")
    assert file.read_bytes() == b"no database at all " * 100


def test_nobody_answers(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", "as it was")
    line = host.refused("run", DISCORD_TOKEN="x", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
    assert "nothing answers" in line and "127.0.0.1:9" in line


@pytest.mark.parametrize(("arguments", "words"), [((), "usage: python -m bot"), (("dance",), "invalid choice")])
def test_no_such_command(host: Host, arguments: tuple[str, ...], words: str) -> None:
    said = host(*arguments)
    assert said.code == 2 and words in said.err


async def test_a_token_that_is_refused(tmp_path: Path) -> None:
    async with Sandbox(None, limits=Limits.off()) as sandbox:
        said = await ended(await start(tmp_path, "run", DISCORD_TOKEN="wrong", DISCORD_API_URL=sandbox.url))
    assert "DISCORD_TOKEN was refused" in one_line(said)


async def answers(sandbox: Sandbox) -> None:
    """Wait until the bot is online, and see that it answers."""
    await sandbox.wait_for(lambda: sandbox.core.sessions.online, PATIENCE)
    answer = await sandbox.person("Ada").command(sandbox.channel("tables"), "table mine")
    assert answer.ephemeral


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_good_token_comes_online_and_a_signal_stops_it(tmp_path: Path, number: signal.Signals) -> None:
    async with Sandbox(None, limits=Limits.off()) as sandbox:
        process = await start(tmp_path, "run", DISCORD_TOKEN=sandbox.token, DISCORD_API_URL=sandbox.url)
        try:
            await answers(sandbox)
        finally:
            process.send_signal(number)
            said = await ended(process)
    assert said.code == 0, said
    assert "Traceback" not in said.err
    assert inspect(tmp_path / "stammtisch.sqlite3") > 0


async def test_a_token_that_is_revoked_meanwhile(tmp_path: Path) -> None:
    """Whoever watches over the process sees that it did not end because it was told to."""
    async with Sandbox(None, limits=Limits.off()) as sandbox:
        process = await start(
            tmp_path, "run", DISCORD_TOKEN=sandbox.token, DISCORD_API_URL=sandbox.url, LOG_LEVEL="ERROR"
        )
        await answers(sandbox)
        sandbox.core.sessions.drop(4004)
        said = await ended(process)
    assert said.code == 2, said
    assert said.err.splitlines()[-1].startswith("Discord has closed the gateway for good")
    assert "Traceback" not in said.err


async def test_it_is_stopped_while_it_starts(tmp_path: Path) -> None:
    async with Sandbox(None, limits=Limits.off()) as sandbox:
        process = await start(tmp_path, "run", DISCORD_TOKEN=sandbox.token, DISCORD_API_URL=sandbox.url)
        await sandbox.wait_for((tmp_path / "stammtisch.sqlite3").exists, PATIENCE)
        process.send_signal(signal.SIGTERM)
        said = await ended(process)
    assert said.code == 0, said
    assert "Traceback" not in said.err
