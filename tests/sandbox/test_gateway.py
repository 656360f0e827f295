"""The gateway, frame by frame."""

from __future__ import annotations

import pytest

from bot.sandbox import Limits, Sandbox

from .wire import Wire, wire


async def test_ready_then_every_guild(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        ready = await socket.identify()
        assert ready["resume_gateway_url"] == sandbox.gateway_url
        assert ready["user"]["bot"] is True
        guilds = [(await socket.until("GUILD_CREATE"))["d"] for _ in sandbox.guilds]
    assert [guild["preferred_locale"] for guild in guilds] == ["en-US", "de"]
    assert [len(guild["channels"]) for guild in guilds] == [3, 2]
    # Without privileged intents a bot is told of no member but itself.
    assert all([member["user"]["bot"] for member in guild["members"]] == [True] for guild in guilds)
    assert all(guild["member_count"] == 6 for guild in guilds)


async def test_heartbeat_is_acknowledged(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        await socket.send(1, None)
        assert (await socket.receive())["op"] == 11


@pytest.mark.parametrize("compress", ["zlib-stream", "zstd-stream"])
async def test_compression(sandbox: Sandbox, compress: str) -> None:
    # Where zstandard is not installed no client asks for it; one that did would get plain text.
    async with wire(sandbox, compress) as socket:
        assert (await socket.identify())["session_id"]
        await socket.until("GUILD_CREATE")


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"token": None, "intents": 1 << 15}, 4014),
        (2, {"token": None, "intents": 1, "shard": [2, 2]}, 4010),
        (99, {}, 4001),
        (8, {}, 4003),
    ],
)
async def test_closes_as_discord_does(sandbox: Sandbox, op: int, data: dict[str, object], code: int) -> None:
    async with wire(sandbox) as socket:
        if "token" in data:
            data = data | {"token": data["token"] or sandbox.token}
        await socket.send(op, data)
        assert await socket.receive() == {"closed": code}


async def test_a_broken_frame_and_a_second_identify_close(sandbox: Sandbox) -> None:
    for frame in ("{", "[]", '{"op": 2}', '{"op": 2, "d": {"intents": 1}}', '{"op": 6, "d": {"token": 1}}'):
        async with wire(sandbox) as socket:
            await socket.socket.send_str(frame)
            assert await socket.receive() == {"closed": 4002}
    async with wire(sandbox) as socket:
        await socket.identify()
        await socket.send(2, {"token": sandbox.token, "intents": 1})
        while "closed" not in (answer := await socket.receive()):
            pass
        assert answer == {"closed": 4005}


async def test_who_sends_too_much_is_closed(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        await socket.identify()
        for _ in range(120):
            await socket.send(3, {})
        while "closed" not in (answer := await socket.receive()):
            pass
        assert answer == {"closed": 4008}


async def test_privileged_intents_give_members_and_content() -> None:
    async with Sandbox(limits=Limits.off(), privileged_intents=True) as sandbox, wire(sandbox) as socket:
        await socket.identify(intents=1 | 1 << 8 | 1 << 9 | 1 << 15)
        assert len((await socket.until("GUILD_CREATE"))["d"]["members"]) == 6
        sandbox.person("Ada").say(sandbox.channel("tables"), "hello there")
        assert (await socket.until("MESSAGE_CREATE"))["d"]["content"] == "hello there"


async def test_content_is_hidden_unless_the_bot_is_mentioned(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        ready = await socket.identify()
        ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
        ada.say(tables, "hello there")
        hidden = (await socket.until("MESSAGE_CREATE"))["d"]
        assert hidden["content"] == ""
        assert hidden["guild_id"] == str(tables.guild_id)
        assert hidden["member"]["roles"] == []
        ada.say(tables, f"hello <@{ready['user']['id']}>")
        assert (await socket.until("MESSAGE_CREATE"))["d"]["content"].startswith("hello <@")
        ada.say(ada.open_dm(), "psst")
        assert (await socket.until("MESSAGE_CREATE"))["d"]["content"] == "psst"


async def _two_shards(first: Wire, second: Wire) -> tuple[list[str], list[str]]:
    got = []
    for number, socket in enumerate((first, second)):
        ready = await socket.identify(shard=(number, 2))
        got.append([guild["id"] for guild in ready["guilds"]])
        for _ in got[-1]:
            await socket.until("GUILD_CREATE")
    return got[0], got[1]


async def test_shards_share_the_guilds_and_dms_go_to_shard_0(sandbox: Sandbox) -> None:
    async with wire(sandbox) as first, wire(sandbox) as second:
        on_first, on_second = await _two_shards(first, second)
        assert {len(on_first), len(on_second)} == {1}
        assert all((int(guild) >> 22) % 2 == 0 for guild in on_first)
        assert all((int(guild) >> 22) % 2 == 1 for guild in on_second)
        ada = sandbox.person("Ada")
        ada.say(ada.open_dm(), "psst")
        assert (await first.receive())["d"]["content"] == "psst"
        there = next(guild for guild in sandbox.guilds if str(guild.id) in on_second)
        channel = sandbox.core.world.channels_of(there.id)[0]
        ada.say(channel, "all")
        assert (await second.receive())["d"]["channel_id"] == str(channel.id)


async def test_resume_replays_what_was_missed(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with wire(sandbox) as socket:
        ready = await socket.identify()
        for _ in sandbox.guilds:
            seq = (await socket.until("GUILD_CREATE"))["s"]
        sandbox.faults.drop_gateway()
        assert await socket.receive() == {"closed": 4000}
    await sandbox.wait_for(lambda: not sandbox.core.sessions.online)
    said = [ada.say(tables, f"number {number}")["id"] for number in range(3)]
    async with wire(sandbox) as socket:
        await socket.send(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": seq})
        events = [await socket.receive() for _ in range(4)]
    assert [event["t"] for event in events] == ["MESSAGE_CREATE"] * 3 + ["RESUMED"]
    assert [event["d"]["id"] for event in events[:3]] == said
    assert [event["s"] for event in events] == [seq + 1, seq + 2, seq + 3, seq + 4]


async def test_an_invalidated_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        ready = await socket.identify()
        sandbox.faults.drop_gateway(invalidate=True)
    async with wire(sandbox) as socket:
        await socket.send(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1})
        answer = await socket.receive()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_members_asked_for_by_id(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        await socket.identify()
        ada, guild = sandbox.person("Ada"), sandbox.guilds[0]
        asked = [str(ada.id), "1"]
        await socket.send(8, {"guild_id": str(guild.id), "user_ids": asked, "limit": 0, "nonce": "n"})
        chunk = (await socket.until("GUILD_MEMBERS_CHUNK"))["d"]
    assert [member["user"]["id"] for member in chunk["members"]] == [str(ada.id)]
    assert chunk["not_found"] == ["1"]
    assert chunk["nonce"] == "n"
