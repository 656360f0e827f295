"""What the sandbox's file keeps, and what it says of a file that is none of its own."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import Limits, Sandbox, Unreadable
from bot.sandbox.base.store import Store

from .conftest import Api, png


async def fill(path: Path) -> None:
    """Uses a sandbox once."""
    async with Sandbox(path) as sandbox:
        sandbox.person("ada").say(sandbox.channel("tables"), "hello")


def change(path: Path, sql: str) -> None:
    """Changes a database behind the sandbox's back."""
    database = sqlite3.connect(path)
    database.executescript(sql)
    database.close()


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("CREATE TABLE moves (id INTEGER)", "belongs to another program"),
        ("UPDATE thing SET body = '{' WHERE kind = 'message'", "is damaged"),
        ("UPDATE thing SET body = '{\"id\": 1}' WHERE kind = 'person'", "is damaged"),
        ("UPDATE thing SET body = '{}' WHERE kind = 'message'", "is damaged"),
        ("DROP TABLE thing; CREATE TABLE thing (name TEXT)", "is damaged"),
    ],
)
async def test_a_file_that_cannot_be_read_is_left_as_it_is(tmp_path: Path, sql: str, words: str) -> None:
    path = tmp_path / "s.sqlite3"
    await fill(path)
    change(path, sql)
    before = path.read_bytes()
    with pytest.raises(Unreadable, match=words):
        await Sandbox(path).start()
    assert path.read_bytes() == before


async def test_half_a_file_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite3"
    await fill(path)
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(Unreadable, match="is damaged"):
        await Sandbox(path).start()


async def test_a_batch_that_is_being_written_at_the_end_is_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite3")
    await store.open()
    store.put("message", 1, {"content": "kept"})
    async with asyncio.timeout(30):
        while not store._writing.locked():  # noqa: ASYNC110 - the very moment in which a batch is under way
            await asyncio.sleep(0)
    await store.close()
    again = Store(tmp_path / "s.sqlite3")
    things = await again.open()
    await again.close()
    assert things["message"] == {1: {"content": "kept"}}


async def test_no_two_sandboxes_write_into_one_file(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "s.sqlite3") as sandbox:
        with pytest.raises(Unreadable, match="is in use"):
            await Sandbox(tmp_path / "s.sqlite3").start()
        sandbox.person("ada").say(sandbox.channel("tables"), "still here")
    async with Sandbox(tmp_path / "s.sqlite3") as sandbox:
        assert [one["content"] for one in sandbox.person("ada").messages(sandbox.channel("tables"))] == ["still here"]


async def test_what_was_written_outlives_a_kill(tmp_path: Path) -> None:
    program = "import sys, pathlib; from bot.sandbox.server_only import run; run(pathlib.Path(sys.argv[1]), 0)"
    path = tmp_path / "s.sqlite3"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    told = dict([(await process.stdout.readline()).decode().split() for _ in range(3)])
    headers = {"Authorization": f"Bot {told['DISCORD_TOKEN']}"}
    async with Sandbox(None) as same, aiohttp.ClientSession(told["DISCORD_API_URL"] + "/", headers=headers) as session:
        # Every new sandbox has the same channels.
        where = f"channels/{same.channel('tables').id}/messages"
        said = 0
        while not written(path):
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", f'{{"content": "{said}"}}')
            form.add_field("files[0]", png(), filename="a.png")
            async with session.post(where, data=form) as answer:
                # Discord's limit of five in five seconds holds here, too.
                said += answer.status == 200
            await asyncio.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    async with Sandbox(path, limits=Limits.off()) as sandbox, aiohttp.ClientSession() as client:
        kept = (await Api(sandbox, client)("GET", f"/{where}"))[1]
        assert [message["content"] for message in reversed(kept)] == [str(number) for number in range(len(kept))]
        assert 0 < len(kept) <= said
        for message in kept:
            assert await sandbox.core.store.file(int(message["attachments"][0]["id"])) == png()


async def test_what_a_full_disk_refused_is_written_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.sqlite3"
    monkeypatch.setattr("bot.sandbox.base.store._AGAIN_SECONDS", 0.0)
    store = Store(path)
    await store.open()
    write, refused = store._write, asyncio.Event()

    async def refuse(*_: object) -> None:
        monkeypatch.setattr(store, "_write", write)
        refused.set()
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store, "_write", refuse)
    store.put("message", 1, {"content": "kept"})
    await refused.wait()
    while not written(path):  # noqa: ASYNC110 - a file tells nobody
        await asyncio.sleep(0.01)
    await store.close()


def written(path: Path) -> bool:
    """Has a first message reached the disk?"""
    log = path.with_name(path.name + "-wal")
    return log.exists() and b'"content"' in log.read_bytes()
