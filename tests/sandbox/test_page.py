"""What the page gets and does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Limits, Sandbox

from .conftest import Api, png, running
from .test_discordpy import game_bot


class PageClient:
    """A page as one person."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession, user: str) -> None:
        self._base, self._session, self.user = f"{sandbox.address}/page/api/", session, user
        self.socket: Any = None

    async def get(self, path: str, **query: str) -> Any:
        async with self._session.get(self._base + path, params={"user": self.user, **query}) as answer:
            return await answer.json()

    async def post(self, path: str, /, **body: Any) -> tuple[int, Any]:
        async with self._session.post(self._base + path, json={"user": self.user, **body}) as answer:
            return answer.status, await answer.json()

    async def until(self, kind: str, **fields: Any) -> Any:
        """The next event of a kind whose data has these fields."""
        while True:
            event = await self.socket.receive_json(timeout=5)
            if event["t"] == kind and all(event["d"].get(key) == value for key, value in fields.items()):
                return event.get("d", event)


@asynccontextmanager
async def page(sandbox: Sandbox, name: str) -> AsyncIterator[PageClient]:
    user = str(sandbox.person(name).id)
    async with aiohttp.ClientSession() as session:
        client = PageClient(sandbox, session, user)
        async with session.ws_connect(f"{sandbox.address}/page/ws?user={user}") as socket:
            client.socket = socket
            ready = await socket.receive_json(timeout=5)
            assert ready["t"] == "ready" and ready["dms"] == []
            yield client


async def test_world(sandbox: Sandbox) -> None:
    async with page(sandbox, "Ada") as ada:
        world = await ada.get("world")
    assert [person["locale"] for person in world["people"]] == ["en-US", "de", "fr", "it", "es-ES"]
    assert all(1 <= len(person["name"]) <= 32 for person in world["people"])
    assert max(len(person["name"]) for person in world["people"]) == 32
    assert [len(guild["channels"]) for guild in world["guilds"]] == [3, 2]
    assert world["bot"]["online"] is False
    assert "es-ES" in world["locales"]


async def test_a_game_through_the_page(sandbox: Sandbox) -> None:
    tables = str(sandbox.channel("tables").id)
    async with running(sandbox, game_bot()), page(sandbox, "Ada") as ada, page(sandbox, "bruno") as bruno:
        commands = await ada.get("commands", guild=str(sandbox.channel("tables").guild_id))
        assert [command["name"] for command in commands] == ["table"]
        status, _ = await ada.post("command", channel_id=tables, nonce="n1", path=["table", "board"], options={})
        assert status == 200
        assert (await ada.until("interaction", state="done"))["nonce"] == "n1"
        board = await bruno.until("message_create")
        status, _ = await bruno.post(
            "component", channel_id=tables, message_id=board["id"], custom_id="press:0", nonce="n2"
        )
        assert status == 200
        assert (await ada.until("message_update"))["components"][0]["components"][0]["content"] == "pressed 1"
        await ada.post("command", channel_id=tables, nonce="n3", path=["table", "ask"], options={})
        form = await ada.until("modal", nonce="n3")
        status, refused = await ada.post(
            "modal", channel_id=tables, nonce="n4", modal_id=form["modal_id"], values={"words": ""}
        )
        assert (status, refused["error"]) == (400, "'words' must be filled in.")
        await ada.post("modal", channel_id=tables, nonce="n5", modal_id=form["modal_id"], values={"words": "hi"})
        private = await ada.until("message_create", flags=64)
        assert private["content"] == "You said hi"
        await ada.post(
            "autocomplete",
            channel_id=tables,
            nonce="n6",
            path=["table", "find"],
            options={"code": "AB"},
            focused="code",
        )
        assert [one["value"] for one in (await ada.until("autocomplete", nonce="n6"))["choices"]] == ["ABa", "ABb"]
        mine = (await ada.get(f"channels/{tables}/messages"))["messages"]
        theirs = (await bruno.get(f"channels/{tables}/messages"))["messages"]
        assert [message["id"] for message in mine] == [board["id"], private["id"]]
        assert [message["id"] for message in theirs] == [board["id"]]
        await ada.post("message/delete", channel_id=tables, message_id=private["id"])
        assert (await ada.until("message_delete"))["id"] == private["id"]


async def test_words_and_direct_messages(sandbox: Sandbox) -> None:
    tables = str(sandbox.channel("tables").id)
    async with page(sandbox, "Ada") as ada, page(sandbox, "chloe") as chloe:
        status, said = await ada.post("message", channel_id=tables, content="hello")
        assert (await chloe.until("message_create"))["id"] == said["id"]
        status, refused = await chloe.post("message/delete", channel_id=tables, message_id=said["id"])
        assert (status, refused["error"]) == (400, "Only a moderator may delete this message.")
        _, opened = await ada.post("dm")
        assert (await ada.until("dm_open"))["channel"] == opened["channel"]
        assert (await ada.get("dms"))["dms"] == [opened["channel"]]
        assert (await chloe.get("dms"))["dms"] == []
        status, refused = await chloe.post("message", channel_id=opened["channel"]["id"], content="mine?")
        assert status == 400
        await ada.post("person", locale="fr", dms_closed=True)
        world = await chloe.until("world")
        assert next(one for one in world["people"] if one["id"] == ada.user)["locale"] == "fr"


async def test_pages_of_messages(sandbox: Sandbox) -> None:
    tables = sandbox.channel("tables")
    said = [sandbox.person("Ada").say(tables, str(number))["content"] for number in range(70)]
    ids = [message["id"] for message in sandbox.person("Ada").messages(tables)]
    async with page(sandbox, "Ada") as ada:
        path = f"channels/{tables.id}/messages"

        async def shown(**query: str) -> list[str]:
            return [message["content"] for message in (await ada.get(path, **query))["messages"]]

        assert await shown() == said[20:]
        assert await shown(before=ids[20]) == said[:20]
        assert ids[5] in [message["id"] for message in (await ada.get(path, around=ids[5]))["messages"]]
        assert (await shown(around=ids[60]))[0] == said[35]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("command", {}),
        ("command", {"channel_id": "1", "path": ["x"]}),
        ("command", {"channel_id": "x", "path": ["x"]}),
        ("component", {"channel_id": "TABLES", "message_id": "1", "custom_id": "x"}),
        ("modal", {"modal_id": "1"}),
        ("message", {"channel_id": "TABLES", "content": " "}),
        ("person", {"user": "1"}),
        ("person", {"name": "x" * 33}),
    ],
)
async def test_refusals_say_what_to_do(sandbox: Sandbox, path: str, body: dict[str, Any]) -> None:
    body = {key: str(sandbox.channel("tables").id) if value == "TABLES" else value for key, value in body.items()}
    async with page(sandbox, "Ada") as ada:
        status, answer = await ada.post(path, **body)
    assert status == 400
    assert answer["error"].endswith(".")


async def test_faults_through_the_page(sandbox: Sandbox) -> None:
    tables = sandbox.channel("tables")
    async with page(sandbox, "Ada") as ada:
        for body, key, expected in [
            ({"kind": "dms", "closed": True}, "dms_closed", [ada.user]),
            (
                {"kind": "permissions", "channel_id": str(tables.id), "missing": ["ATTACH_FILES"]},
                "permissions",
                {str(tables.id): ["ATTACH_FILES"]},
            ),
            ({"kind": "slow", "ms": 5}, "slow_ms", 5),
            ({"kind": "gateway", "action": "outage", "seconds": 60}, "gateway_outage", True),
            (
                {"kind": "guild", "action": "unavailable", "guild_id": str(tables.guild_id)},
                "guilds_unavailable",
                [str(tables.guild_id)],
            ),
            (
                {"kind": "guild", "action": "remove", "guild_id": str(tables.guild_id)},
                "guilds_left",
                [str(tables.guild_id)],
            ),
        ]:
            status, report = await ada.post("faults", **body)
            assert (status, report[key]) == (200, expected)
        _, report = await ada.post("faults", kind="restore")
        assert not any(report.values())
        await ada.post("faults", kind="channel", action="create", guild_id=str(tables.guild_id), name="attic")
        assert sandbox.channel("attic").guild_id == tables.guild_id
        await ada.post("faults", kind="channel", action="delete", channel_id=str(sandbox.channel("attic").id))
        await ada.until("channel_delete")
        assert await ada.get("faults") == report


async def test_files_emojis_and_faces(session: aiohttp.ClientSession) -> None:
    async with Sandbox(limits=Limits.off()) as sandbox:
        api = Api(sandbox, session)
        path = f"/channels/{sandbox.channel('tables').id}/messages"
        posted = (await api("POST", path, {}, files={"a.png": png()}))[1]
        async with session.get(posted["attachments"][0]["url"]) as answer:
            assert (await answer.read(), answer.content_type) == (png(), "image/png")
        for user in (sandbox.person("Ada").id, sandbox.core.world.bot.id):
            async with session.get(f"{sandbox.address}/avatars/{user}.png") as answer:
                assert (await answer.read()).startswith(b"\x89PNG")
        async with session.get(f"{sandbox.address}/emojis/1.png") as answer:
            assert answer.status == 404
        async with session.get(f"{sandbox.address}/") as answer:
            assert answer.content_type == "text/html"
