"""Rate limits, faults and restarts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Limits, Rate, Sandbox
from bot.sandbox.base.limits import RateLimiter
from bot.sandbox.base.snowflake import DISCORD_EPOCH_MS, Snowflakes, age, milliseconds
from bot.sandbox.faults import CUT, NextFailures

from .conftest import Api, png
from .wire import wire


async def test_edits_of_a_channel_are_limited(session: aiohttp.ClientSession) -> None:
    async with Sandbox(limits=Limits().but(edit=Rate(2, 60.0))) as sandbox:
        api = Api(sandbox, session)
        path = f"/channels/{sandbox.channel('tables').id}/messages"
        other = f"/channels/{sandbox.channel('garden').id}/messages"
        one = (await api("POST", path, {"content": "0"}))[1]["id"]
        elsewhere = (await api("POST", other, {"content": "0"}))[1]["id"]
        left = []
        for number in range(3):
            status, body, headers = await api("PATCH", f"{path}/{one}", {"content": str(number)})
            left.append(headers["X-RateLimit-Remaining"])
        assert left == ["1", "0", "0"]
        assert status == 429
        assert 0 < body["retry_after"] <= 60 and body["global"] is False
        assert headers["Via"] and headers["X-RateLimit-Limit"] == "2"
        assert headers["X-RateLimit-Scope"] == "user"
        assert sandbox.invalid_requests == 1
        # Another channel, and another route in this one, have buckets of their own.
        assert (await api("PATCH", f"{other}/{elsewhere}", {"content": "1"}))[0] == 200
        assert (await api("GET", f"{path}/{one}"))[1]["content"] == "1"


async def test_the_bot_as_a_whole_is_limited_but_not_its_answers(session: aiohttp.ClientSession) -> None:
    async with Sandbox(limits=Limits.off().but(everything=Rate(2, 60.0))) as sandbox:
        api = Api(sandbox, session)
        answers = [await api("GET", "/users/@me") for _ in range(3)]
        assert [status for status, _, _ in answers] == [200, 200, 429]
        assert answers[2][1]["global"] is True and answers[2][2]["X-RateLimit-Global"] == "true"
        status, body, _ = await api("POST", "/interactions/1/x/callback", {"type": 6})
        assert (status, body["code"]) == (404, 10062)


async def test_old_messages_take_few_edits(session: aiohttp.ClientSession) -> None:
    async with Sandbox(limits=Limits.off().but(late_after=0.0, late_edits=Rate(2, 60.0))) as sandbox:
        api = Api(sandbox, session)
        path = f"/channels/{sandbox.channel('tables').id}/messages"
        one = f"{path}/{(await api('POST', path, {'content': '0'}))[1]['id']}"
        await asyncio.sleep(0.002)
        answers = [await api("PATCH", one, {"content": str(number)}) for number in range(3)]
        assert [status for status, _, _ in answers] == [200, 200, 429]
        assert answers[2][1]["code"] == 30046 and answers[2][1]["retry_after"] > 0
        assert answers[2][2]["X-RateLimit-Scope"] == "shared" and answers[2][2]["Via"]


async def test_direct_channels_and_commands_have_limits(session: aiohttp.ClientSession) -> None:
    limits = Limits.off().but(dm_opens=Rate(1, 60.0), daily_commands=2)
    async with Sandbox(limits=limits) as sandbox:
        api = Api(sandbox, session)
        ada, bruno = sandbox.person("Ada").id, sandbox.person("bruno").id
        opened = [await api("POST", "/users/@me/channels", {"recipient_id": str(who)}) for who in (ada, ada, bruno)]
        assert [status for status, _, _ in opened] == [200, 200, 403]
        assert opened[2][1]["code"] == 40003
        path = f"/applications/{sandbox.core.world.bot.id}/commands"
        names = [{"name": name, "description": "d"} for name in ("a", "b", "c")]
        assert (await api("PUT", path, names[:2]))[0] == 200
        assert (await api("PUT", path, names[:2]))[0] == 200
        assert (await api("PUT", path, names))[1]["code"] == 30034


def test_a_bucket_fills_up_again() -> None:
    limiter = RateLimiter(Limits())
    headers = [limiter.take("r", "m", Rate(1, 1e-9)) for _ in range(3)]
    assert [one["X-RateLimit-Remaining"] for one in headers] == ["0", "0", "0"]


def test_snowflakes_increase_and_tell_their_age() -> None:
    flakes = Snowflakes()
    made = [flakes.next() for _ in range(1000)]
    assert made == sorted(set(made))
    assert -0.1 < age(made[0]) < 5
    assert 3.9 < age(flakes.past(4)) < 9
    assert milliseconds(0) == DISCORD_EPOCH_MS


async def test_rest_faults(api: Api) -> None:
    async def fault(**body: Any) -> Any:
        async with aiohttp.ClientSession() as page:
            answer = await page.post(f"{api.sandbox.address}/page/api/faults", json=body)
            return await answer.json()

    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    assert (await fault(kind="rest", status=503, count=2))["next"] == {"status": 503, "count": 2}
    assert [(await api("POST", path, {"content": "x"}))[0] for _ in range(3)] == [503, 503, 200]
    await fault(kind="rest", status=429, count=1, retry_after=0.5)
    status, body, headers = await api("GET", "/users/@me")
    assert (status, body["retry_after"]) == (429, 0.5) and "Via" in headers
    await fault(kind="rest", status=500, count=1, after=True, only="/messages")
    assert (await api("GET", "/users/@me"))[0] == 200
    assert (await api("POST", path, {"content": "lost answer"}))[0] == 500
    assert [one["content"] for one in (await api("GET", path))[1]] == ["lost answer", "x"]
    assert "error" in await fault(kind="rest", status=500, only="(")
    assert "error" in await fault(kind="nothing")
    assert "error" in await fault(kind="gateway", action="nothing")
    assert "error" in await fault(kind="permissions", channel_id="1", missing=[])


async def test_lost_answers(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    one = f"{path}/{(await api('POST', path, {'content': '0'}))[1]['id']}"
    api.sandbox.faults.lose_answers("PATCH", r"/channels/\d+/messages/\d+$")
    assert (await api("POST", path, {"content": "not meant"}))[0] == 200
    with pytest.raises(aiohttp.ClientError):
        await api("PATCH", one, {"content": "1"})
    assert [one.status for one in api.sandbox.sent[-2:]] == [200, CUT]
    assert (await api("GET", one))[1]["content"] == "1"
    assert (await api("PATCH", one, {"content": "2"}))[0] == 200
    # Sent but not confirmed: with a nonce it can be sent again without a double.
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    for status in (CUT, 503):
        api.sandbox.faults.lose_answers("POST", "/messages$", status=status)
        if status == CUT:
            with pytest.raises(aiohttp.ClientError):
                await api("POST", path, body)
        else:
            assert (await api("POST", path, body))[0] == 503
    sent = (await api("POST", path, body))[1]
    assert [one["id"] for one in (await api("GET", path))[1] if one["content"] == "once"] == [sent["id"]]


async def test_connections_are_cut_before_anything_is_done(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    api.sandbox.faults.next = NextFailures(1, CUT, method="POST")
    with pytest.raises(aiohttp.ClientError):
        await api("POST", path, {"content": "lost"})
    assert (await api("GET", path))[1] == []


async def test_slow_answers(api: Api) -> None:
    api.sandbox.faults.slow.ms = 50
    loop = asyncio.get_running_loop()
    before = loop.time()
    assert (await api("GET", "/users/@me"))[0] == 200
    assert loop.time() - before >= 0.049
    api.sandbox.faults.restore()
    assert api.sandbox.faults.report()["slow_ms"] == 0


async def test_gateway_outage(sandbox: Sandbox) -> None:
    async with wire(sandbox) as socket:
        await socket.identify()
        sandbox.faults.drop_gateway(seconds=60)
        while "closed" not in (last := await socket.receive()):
            pass
        assert last == {"closed": 4000}
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with wire(sandbox):
            pass
    sandbox.faults.restore()
    async with wire(sandbox) as socket:
        await socket.identify()


async def test_a_removed_bot_hears_and_says_nothing(sandbox: Sandbox) -> None:
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with wire(sandbox) as socket:
        await socket.identify()
        for _ in sandbox.guilds:
            await socket.until("GUILD_CREATE")
        sandbox.faults.set_membership(tables.guild_id or 0, member=False)
        ada.say(tables, "anybody?")
        ada.say(sandbox.channel("spielwiese"), "hello")
        assert (await socket.receive())["d"] == {"id": str(tables.guild_id)}
        assert (await socket.receive())["d"]["channel_id"] == str(sandbox.channel("spielwiese").id)
    assert ada.commands(tables) == []


async def test_restart_keeps_the_world(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    path = tmp_path / "sandbox.sqlite3"
    async with Sandbox(path, limits=Limits.off()) as sandbox:
        api = Api(sandbox, session)
        tables, app = sandbox.channel("tables"), sandbox.core.world.bot.id
        where = f"/channels/{tables.id}/messages"
        posted = (await api("POST", where, {"content": "kept"}, files={"a.png": png()}))[1]
        doomed = (await api("POST", where, {"content": "gone"}))[1]
        await api("PATCH", f"{where}/{posted['id']}", {"content": "kept and edited"})
        await api("DELETE", f"{where}/{doomed['id']}")
        command = {"name": "table", "description": "d", "name_localizations": {"de": "tisch"}}
        registered = (await api("PUT", f"/applications/{app}/commands", [command]))[1]
        ada = sandbox.person("Ada")
        ada.change(locale="it", dms_closed=True)
        dm = (await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)}))[1]["id"]
        sandbox.faults.deny(tables.id, ["ATTACH_FILES"])
        attic = sandbox.faults.create_channel(tables.guild_id or 0, "attic")
        sandbox.faults.delete_channel(sandbox.channel("garden").id)
    async with Sandbox(path, limits=Limits.off()) as sandbox:
        api = Api(sandbox, session)
        kept = (await api("GET", where))[1]
        assert [one["content"] for one in kept] == ["kept and edited"]
        assert await sandbox.core.store.file(int(posted["attachments"][0]["id"])) == png()
        assert (await api("GET", f"/applications/{app}/commands"))[1][0]["id"] == registered[0]["id"]
        ada = sandbox.person("Ada")
        assert (ada.locale, ada.dms()) == ("it", [])
        assert (await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)}))[1]["id"] == dm
        assert (await api("POST", f"/channels/{dm}/messages", {"content": "x"}))[1]["code"] == 50007
        assert (await api("POST", where, {"content": "x"}, files={"a.png": png()}))[1]["code"] == 50013
        assert (await api("GET", f"/channels/{attic.id}"))[0] == 200
        with pytest.raises(KeyError):
            sandbox.channel("garden")
        newer = (await api("POST", where, {"content": "new"}))[1]
        assert int(newer["id"]) > int(doomed["id"])


async def test_private_messages_stay_private_and_pass(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "s.sqlite3", limits=Limits.off()) as sandbox:
        ada, bruno, tables = sandbox.person("Ada"), sandbox.person("bruno"), sandbox.channel("tables")
        async with wire(sandbox) as socket, aiohttp.ClientSession() as session:
            await socket.identify()
            api = Api(sandbox, session)
            app = sandbox.core.world.bot.id
            await api("PUT", f"/applications/{app}/commands", [{"name": "hand", "description": "d"}])
            answer = await ada.command(tables, "hand", wait=False)
            event = (await socket.until("INTERACTION_CREATE"))["d"]
            body = {"type": 4, "data": {"content": "aces", "flags": 64}}
            callback = f"/interactions/{event['id']}/{event['token']}/callback?with_response=1"
            given = (await api("POST", callback, body, files={"hand.png": png()}))[1]
            assert given["interaction"]["response_message_ephemeral"] is True
            private = given["resource"]["message"]["id"]
            assert [one["content"] for one in ada.messages(tables)] == ["aces"]
            assert bruno.messages(tables) == []
            assert (await api("GET", f"/channels/{tables.id}/messages"))[1] == []
            one = f"/channels/{tables.id}/messages/{private}"
            assert (await api("PATCH", one, {"content": "kings"}))[1]["code"] == 10008
            hook = f"/webhooks/{app}/{event['token']}/messages"
            assert (await api("PATCH", f"{hook}/@original", {"content": "kings"}))[1]["flags"] & 64
            assert answer.message is not None and answer.message["content"] == "kings"
            file = int(given["resource"]["message"]["attachments"][0]["id"])
            assert await sandbox.core.store.file(file) == png()
    async with Sandbox(tmp_path / "s.sqlite3") as sandbox:
        assert sandbox.person("Ada").messages(tables.id) == []
        assert await sandbox.core.store.file(file) is None


async def test_private_messages_can_be_deleted(api: Api) -> None:
    sandbox, app = api.sandbox, api.sandbox.core.world.bot.id
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    async with wire(sandbox) as socket:
        await socket.identify()
        await api("PUT", f"/applications/{app}/commands", [{"name": "hand", "description": "d"}])
        for _ in range(2):
            await ada.command(tables, "hand", wait=False)
            event = (await socket.until("INTERACTION_CREATE"))["d"]
            body = {"type": 4, "data": {"content": "aces", "flags": 64}}
            await api("POST", f"/interactions/{event['id']}/{event['token']}/callback", body)
    hook = f"/webhooks/{app}/{event['token']}/messages"
    first, second = ada.messages(tables)
    ada.delete(first)
    assert (await api("GET", f"{hook}/{first['id']}"))[1]["code"] == 10008
    assert (await api("DELETE", f"{hook}/{second['id']}"))[0] == 204
    assert (await api("GET", f"{hook}/@original"))[1]["code"] == 10008
    assert ada.messages(tables) == []


async def test_tokens_end(api: Api) -> None:
    sandbox = api.sandbox
    app = sandbox.core.world.bot.id
    async with wire(sandbox) as socket:
        await socket.identify()
        await api("PUT", f"/applications/{app}/commands", [{"name": "hand", "description": "d"}])
        path = f"/channels/{sandbox.channel('tables').id}/messages"
        row = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]
        posted = (await api("POST", path, {"content": "press", "components": row}))[1]
        ada = sandbox.person("Ada")
        await ada.press(posted, "x", wait=False)
        event = (await socket.until("INTERACTION_CREATE"))["d"]
        assert event["message"]["id"] == posted["id"] and event["member"]["user"]["id"] == str(ada.id)
        hook = f"/webhooks/{app}/{event['token']}"
        # Before its first answer an interaction has no webhook yet.
        assert (await api("POST", hook, {"content": "x"}))[1]["code"] == 10015
        callback = f"/interactions/{event['id']}/{event['token']}/callback"
        assert (await api("POST", callback, {"type": 8, "data": {}}))[1]["code"] == 50035
        assert (await api("POST", callback, {"type": 6}))[0] == 204
        assert (await api("POST", callback, {"type": 6}))[1]["code"] == 40060
        assert (await api("PATCH", f"{hook}/messages/@original", {"content": "pressed"}))[1]["id"] == posted["id"]
        old = ada.forge(posted, "x", seconds_old=901)
        old.callback = 6
        assert (await api("POST", f"/webhooks/{app}/{old.token}", {"content": "x"}))[1]["code"] == 50027
