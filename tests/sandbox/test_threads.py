"""Threads: opened, archived, woken and locked; what the bot hears, may and may not do then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Limits, NotPossible, Sandbox
from bot.sandbox.world.world import Channel

from .conftest import Api, Desk, png, running
from .test_discordpy import game_bot
from .wire import wire

EPHEMERAL = 1 << 6
ROW = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]


async def _posted(api: Api, thread: Channel) -> tuple[str, str]:
    """A message of the bot in a thread: the path of the thread's messages, and its own."""
    path = f"/channels/{thread.id}/messages"
    status, message, _ = await api("POST", path, {"content": "board", "components": ROW})
    assert status == 200
    return path, f"{path}/{message['id']}"


def _idle(thread: Channel, minutes: int) -> None:
    """Makes it so that nobody has written for so long."""
    assert thread.thread is not None
    thread.thread.active_at -= minutes * 60


async def test_the_bot_opens_one(api: Api) -> None:
    tables = api.sandbox.channel("tables")
    async with wire(api.sandbox) as socket:
        await socket.identify()
        body = {"name": "round one", "type": 11, "auto_archive_duration": 60}
        status, made, _ = await api("POST", f"/channels/{tables.id}/threads", body)
        assert (status, made["type"], made["parent_id"], made["name"]) == (201, 11, str(tables.id), "round one")
        assert made["owner_id"] == str(api.sandbox.core.world.bot.id)
        metadata = made["thread_metadata"]
        assert (metadata["archived"], metadata["locked"], metadata["auto_archive_duration"]) == (False, False, 60)
        heard = (await socket.until("THREAD_CREATE"))["d"]
        assert heard == made | {"newly_created": True}
        told = (await socket.until("MESSAGE_CREATE"))["d"]
        assert (told["type"], told["channel_id"], told["message_reference"]["channel_id"]) == (
            18,
            str(tables.id),
            made["id"],
        )
        assert (await api("GET", f"/channels/{made['id']}"))[1] == made
        assert (await api("POST", f"/channels/{made['id']}/messages", {"content": "x"}))[0] == 200
        assert (await socket.until("MESSAGE_CREATE"))["d"]["channel_type"] == 11
    listed = (await api("GET", f"/guilds/{tables.guild_id}/threads/active"))[1]["threads"]
    assert [(one["id"], one["message_count"]) for one in listed] == [(made["id"], 1)]
    assert made["id"] not in [one["id"] for one in (await api("GET", f"/guilds/{tables.guild_id}/channels"))[1]]


async def test_one_from_a_message(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    message = (await api("POST", path, {"content": "talk about this"}))[1]
    status, made, _ = await api("POST", f"{path}/{message['id']}/threads", {"name": "talk"})
    assert (status, made["id"]) == (201, message["id"])
    seen = (await api("GET", f"{path}/{message['id']}"))[1]
    assert seen["flags"] & 1 << 5 and seen["thread"]["id"] == made["id"]
    assert len((await api("GET", path))[1]) == 1
    assert (await api("POST", f"{path}/{message['id']}/threads", {"name": "again"}))[1]["code"] == 160004
    assert (await api("POST", f"{path}/1/threads", {"name": "x"}))[1]["code"] == 10008


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "x" * 101, "type": 11}, 50035),
        ({"type": 11}, 50035),
        ({"name": "x", "type": 11, "auto_archive_duration": 61}, 50035),
        ({"name": "x", "type": 10}, 50035),
        ({"name": "x"}, 50013),  # a private one
        ({"name": "x", "type": 12}, 50013),
    ],
)
async def test_what_cannot_be_opened(api: Api, body: dict[str, Any], code: int) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/threads"
    assert (await api("POST", path, body))[1]["code"] == code


async def test_where_none_can_be_opened(api: Api) -> None:
    body, ada, tables = {"name": "x", "type": 11}, api.sandbox.person("Ada"), api.sandbox.channel("tables")
    thread = ada.open_thread(tables, "one")
    assert (await api("POST", f"/channels/{thread.id}/threads", body))[1]["code"] == 50024
    assert (await api("POST", f"/channels/{ada.open_dm().id}/threads", body))[1]["code"] == 50003
    api.sandbox.faults.deny(tables.id, ["CREATE_PUBLIC_THREADS"])
    assert (await api("POST", f"/channels/{tables.id}/threads", body))[1]["code"] == 50013
    private = ada.open_dm()
    with pytest.raises(NotPossible):
        ada.open_thread(private, "x")
    with pytest.raises(NotPossible):
        ada.open_thread(thread, "x")
    with pytest.raises(NotPossible):
        ada.open_thread(tables, " ")
    with pytest.raises(NotPossible):
        ada.open_thread(tables, "x", minutes=61)


async def test_permissions_are_the_parents(api: Api) -> None:
    tables = api.sandbox.channel("tables")
    thread = api.sandbox.person("Ada").open_thread(tables, "talk")
    path, one = await _posted(api, thread)

    async def refused(*names: str) -> list[int]:
        api.sandbox.faults.deny(tables.id, list(names))
        return [
            (await api(method, where, body, files=files))[0:2][1].get("code", 0)
            for method, where, body, files in (
                ("POST", path, {"content": "x"}, None),
                ("POST", path, {"content": "x"}, {"a.png": png()}),
                ("PATCH", one, {"content": "x"}, None),
            )
        ]

    assert await refused("SEND_MESSAGES") == [0, 0, 0]
    assert await refused("SEND_MESSAGES_IN_THREADS") == [50013, 50013, 0]
    assert await refused("ATTACH_FILES") == [0, 50013, 0]
    assert await refused("VIEW_CHANNEL") == [50001, 50001, 50001]
    assert (await api("DELETE", one))[1]["code"] == 50001
    with pytest.raises(KeyError):
        api.sandbox.faults.deny(thread.id, [])


async def test_an_archived_thread_refuses_changes_until_somebody_writes(api: Api) -> None:
    thread = api.sandbox.person("Ada").open_thread(api.sandbox.channel("tables"), "talk")
    path, one = await _posted(api, thread)
    async with wire(api.sandbox) as socket:
        await socket.identify()
        api.sandbox.archive(thread)
        heard = (await socket.until("THREAD_UPDATE"))["d"]
        assert heard["thread_metadata"]["archived"] is True and heard["id"] == str(thread.id)
        for method, body in (("PATCH", {"content": "x"}), ("DELETE", None)):
            status, answer, _ = await api(method, one, body)
            assert (status, answer) == (400, {"message": "Thread is archived", "code": 50083})
        assert (await api("GET", one))[1]["content"] == "board"
        assert (await api("POST", path, {"content": "anybody?"}))[0] == 200
        # The bot hears that the thread is awake before it hears of the message.
        heard = (await socket.receive())["d"]
        assert heard["thread_metadata"]["archived"] is False
        assert (await socket.receive())["t"] == "MESSAGE_CREATE"
    assert (await api("PATCH", one, {"content": "x"}))[0] == 200
    assert (await api("DELETE", one))[0] == 204


async def test_waking_without_a_word(api: Api) -> None:
    thread = api.sandbox.person("Ada").open_thread(api.sandbox.channel("tables"), "talk")
    where = f"/channels/{thread.id}"
    api.sandbox.archive(thread)
    assert (await api("PATCH", where, {"name": "other"}))[1]["code"] == 50083
    status, woken, _ = await api("PATCH", where, {"archived": False})
    assert (status, woken["thread_metadata"]["archived"]) == (200, False)
    # Only who opened it may archive it, and nobody but a moderator may lock it.
    assert (await api("PATCH", where, {"archived": True}))[1]["code"] == 50013
    mine = (await api("POST", f"/channels/{api.sandbox.channel('tables').id}/threads", {"name": "x", "type": 11}))[1]
    assert (await api("PATCH", f"/channels/{mine['id']}", {"archived": True}))[0] == 200
    assert (await api("PATCH", f"/channels/{mine['id']}", {"archived": False, "locked": True}))[1]["code"] == 50013
    assert (await api("PATCH", f"/channels/{api.sandbox.channel('tables').id}", {"name": "x"}))[1]["code"] == 50013


async def test_a_locked_thread_is_for_moderators(api: Api) -> None:
    chloe, bruno = api.sandbox.person("chloe"), api.sandbox.person("bruno")
    thread = chloe.open_thread(api.sandbox.channel("tables"), "talk")
    path, one = await _posted(api, thread)
    with pytest.raises(NotPossible):
        chloe.archive(thread, locked=True)
    bruno.archive(thread, locked=True)
    status, body, _ = await api("POST", path, {"content": "x"})
    assert (status, body["code"]) == (403, 50083)
    status, body, _ = await api("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert (status, body["code"]) == (403, 50013)
    assert (await api("PATCH", one, {"content": "x"}))[1]["code"] == 50083
    with pytest.raises(NotPossible):
        chloe.say(thread, "x")
    with pytest.raises(NotPossible):
        chloe.wake(thread)
    bruno.say(thread, "go on")
    assert (await api("PATCH", one, {"content": "x"}))[0] == 200


async def test_people_archive_and_wake(sandbox: Sandbox) -> None:
    chloe, dario = sandbox.person("chloe"), sandbox.person("dario")
    thread = chloe.open_thread(sandbox.channel("tables"), "talk")
    assert thread.thread is not None
    with pytest.raises(NotPossible):
        dario.archive(thread)
    said = chloe.say(thread, "x")
    chloe.archive(thread)
    assert thread.thread.archived
    with pytest.raises(NotPossible):
        chloe.delete(said)
    dario.wake(thread)
    assert not thread.thread.archived
    with pytest.raises(NotPossible):
        dario.wake(sandbox.channel("tables"))
    with pytest.raises(KeyError):
        sandbox.archive(sandbox.channel("tables"))


async def test_idle_threads_are_archived_but_presses_are_no_activity(desk: Desk) -> None:
    sandbox = desk.api.sandbox
    ada = sandbox.person("Ada")
    thread = ada.open_thread(sandbox.channel("tables"), "talk", minutes=60)
    assert thread.thread is not None
    path, _ = await _posted(desk.api, thread)
    _idle(thread, 59)
    sandbox.core.threads.archive_idle()
    assert not thread.thread.archived
    await ada.press((await desk.api("GET", path))[1][0], "x", wait=False)
    await desk.answer(await desk.event(), 6)
    _idle(thread, 1)
    sandbox.core.threads.archive_idle()
    assert thread.thread.archived
    ada.say(thread, "still here")
    sandbox.core.threads.archive_idle()
    assert not thread.thread.archived


async def test_the_clock_archives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sandbox.threads._LOOK_SECONDS", 0.01)
    async with Sandbox(limits=Limits.off()) as sandbox:
        thread = sandbox.person("Ada").open_thread(sandbox.channel("tables"), "talk")
        _idle(thread, 1440)
        await sandbox.wait_for(lambda: thread.thread is not None and thread.thread.archived)


async def test_answers_in_an_archived_thread(desk: Desk) -> None:
    sandbox, api = desk.api.sandbox, desk.api
    ada = sandbox.person("Ada")
    thread = ada.open_thread(sandbox.channel("tables"), "talk")
    assert thread.thread is not None
    _, one = await _posted(api, thread)

    async def press() -> dict[str, Any]:
        await ada.press((await api("GET", one))[1], "x", wait=False)
        return await desk.event()

    before = await press()
    await desk.answer(before, 7, {"content": "pressed"})
    sandbox.archive(thread)
    event = await press()
    assert (event["channel"]["type"], event["channel"]["thread_metadata"]["archived"]) == (11, True)
    assert (await desk.answer(event, 7, {"content": "again"}))["code"] == 50083
    assert (await desk.hook(before, "PATCH", "/messages/@original", {"content": "again"}))["code"] == 50083
    assert (await desk.hook(before, "DELETE", "/messages/@original"))["code"] == 50083
    # A private answer is no activity; one for everybody wakes the thread.
    given = await desk.answer(event, 4, {"content": "psst", "flags": EPHEMERAL})
    assert given["interaction"]["response_message_ephemeral"] is True and thread.thread.archived
    assert (await desk.hook(event, "PATCH", "/messages/@original", {"content": "psst!"}))["content"] == "psst!"
    assert (await desk.answer(await press(), 6))["interaction"]["type"] == 3
    assert (await desk.answer(await desk.called(thread), 5))["interaction"]["response_message_loading"] is True
    assert not thread.thread.archived
    sandbox.archive(thread, locked=True)
    for kind in (4, 5):
        assert (await desk.answer(await press(), kind, {"content": "x", "flags": EPHEMERAL}))["code"] == 50083


async def test_what_cannot_be_seen_is_not_told(api: Api) -> None:
    sandbox, tables = api.sandbox, api.sandbox.channel("tables")
    thread = sandbox.person("Ada").open_thread(tables, "talk")
    sandbox.faults.deny(tables.id, ["VIEW_CHANNEL"])
    async with wire(sandbox) as socket:
        await socket.identify()
        guild = (await socket.until("GUILD_CREATE"))["d"]
        assert str(tables.id) not in [one["id"] for one in guild["channels"]] and guild["threads"] == []
        await socket.until("GUILD_CREATE")
        sandbox.faults.deny(tables.id, ["VIEW_CHANNEL", "SEND_MESSAGES"])
        sandbox.archive(thread)
        sandbox.person("Ada").wake(thread)
        sandbox.faults.deny(tables.id, [])
        assert (await socket.receive())["t"] == "CHANNEL_CREATE"
        synced = await socket.receive()
        assert (synced["t"], synced["d"]["channel_ids"]) == ("THREAD_LIST_SYNC", [str(tables.id)])
        assert [one["id"] for one in synced["d"]["threads"]] == [str(thread.id)]
    assert (await api("GET", f"/channels/{thread.id}"))[0] == 200


async def test_threads_go_with_their_channel_and_server(sandbox: Sandbox) -> None:
    ada, tables, garden = sandbox.person("Ada"), sandbox.channel("tables"), sandbox.channel("garden")
    one, two, three = (ada.open_thread(place, "x") for place in (tables, tables, garden))
    async with wire(sandbox) as socket:
        await socket.identify()
        sandbox.faults.delete_channel(one.id)
        gone = (await socket.until("THREAD_DELETE"))["d"]
        assert gone == {
            "id": str(one.id),
            "guild_id": str(tables.guild_id),
            "parent_id": str(tables.id),
            "type": 11,
        }
        sandbox.faults.delete_channel(tables.id)
        assert (await socket.receive())["t"] == "CHANNEL_DELETE"
    assert two.id not in sandbox.core.world.channels
    sandbox.faults.delete_guild(garden.guild_id or 0)
    assert three.id not in sandbox.core.world.channels


async def test_a_restart_keeps_threads(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    async with Sandbox(tmp_path / "s.sqlite3", limits=Limits.off()) as sandbox:
        thread = sandbox.person("Ada").open_thread(sandbox.channel("tables"), "talk")
        _, one = await _posted(Api(sandbox, session), thread)
        sandbox.archive(thread, locked=True)
    async with Sandbox(tmp_path / "s.sqlite3", limits=Limits.off()) as sandbox:
        assert sandbox.channel("talk").thread == thread.thread
        assert (await Api(sandbox, session)("PATCH", one, {"content": "x"}))[1]["code"] == 50083


async def test_discordpy_lives_in_threads(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    early, asleep = ada.open_thread(tables, "early"), ada.open_thread(tables, "asleep")
    sandbox.archive(asleep)
    async with running(sandbox, game_bot()) as bot:
        guild = bot.get_guild(tables.guild_id)
        assert isinstance(guild.get_channel_or_thread(early.id), discord.Thread)
        assert guild.get_channel_or_thread(asleep.id) is None
        mine = await bot.get_channel(tables.id).create_thread(
            name="mine", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        assert (mine.parent.id, mine.archived, mine.auto_archive_duration) == (tables.id, False, 60)
        late = ada.open_thread(tables, "late")
        await bot.until("thread_create", 2)
        board = await ada.command(late, "table board")
        assert board.message is not None and board.message["channel_id"] == str(late.id)
        pressed = await ada.press(board.message, "press:0")
        assert pressed.type == 7 and pressed.interaction.event["channel"]["type"] == 11
        thread = guild.get_thread(late.id)
        assert thread.permissions_for(guild.me).send_messages_in_threads
        sandbox.archive(late)
        await bot.until("thread_update")
        assert guild.get_thread(late.id) is None and thread.archived
        message = thread.get_partial_message(int(board.message["id"]))
        for change in (message.edit(content="x"), message.delete()):
            with pytest.raises(discord.HTTPException) as refused:
                await change
            assert (refused.value.status, refused.value.code) == (400, 50083)
        # An interaction brings its channel along, also one that the library has forgotten.
        assert (await ada.command(late, "table ask")).modal is not None
        await thread.edit(archived=False)
        await bot.until("thread_join")
        assert isinstance(guild.get_channel_or_thread(late.id), discord.Thread)
        sandbox.faults.delete_channel(late.id)
        await bot.until("thread_delete")
        sandbox.faults.delete_channel(tables.id)
        await bot.until("thread_delete", 3)
        assert list(guild.threads) == []


async def test_discordpy_cannot_tell_what_it_may_in_a_hidden_place(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    thread = ada.open_thread(tables, "hidden")
    sandbox.faults.deny(tables.id, ["VIEW_CHANNEL"])
    bot, found = game_bot(), []

    @bot.tree.command(description="d")
    async def here(interaction: discord.Interaction) -> None:
        found.append(interaction.channel)
        await interaction.response.send_message("here")

    async with running(sandbox, bot):
        assert bot.get_channel(tables.id) is None
        answer = await ada.command(thread, "here")
        assert answer.message is not None and answer.interaction.event["app_permissions"] == "0"
        assert isinstance(found[0], discord.Thread) and found[0].parent is None
        with pytest.raises(discord.ClientException):
            found[0].permissions_for(bot.get_guild(tables.guild_id).me)
        sandbox.faults.deny(tables.id, [])
        await bot.until("guild_channel_create")
        assert found[0].permissions_for(bot.get_guild(tables.guild_id).me).view_channel
