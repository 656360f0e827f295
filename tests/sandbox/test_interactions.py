"""Interactions without a library: what the bot is told, what it may answer, and how it is refused."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from bot.sandbox import NotPossible
from bot.sandbox.interactions.interactions import Interaction
from bot.sandbox.people import acts

from .conftest import Desk, png

V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7
ROW = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]
WORDS = [{"type": 10, "content": "words"}]


async def test_what_a_bot_is_told_in_a_server(desk: Desk) -> None:
    sandbox = desk.api.sandbox
    bruno, tables = sandbox.person("bruno"), sandbox.channel("tables")
    event = await desk.called(who="bruno")
    assert (event["type"], event["version"], event["context"]) == (2, 1, 0)
    assert (event["application_id"], event["channel_id"]) == (str(desk.app), str(tables.id))
    assert (event["locale"], event["guild_locale"], event["guild_id"]) == ("de", "en-US", str(tables.guild_id))
    assert event["authorizing_integration_owners"] == {"0": str(tables.guild_id)}
    assert event["attachment_size_limit"] == 10 * 1024 * 1024
    assert event["member"]["user"]["id"] == str(bruno.id) and "user" not in event
    # Bruno moderates: Manage Messages is among his permissions.
    assert int(event["member"]["permissions"]) & 1 << 13
    assert int(event["app_permissions"]) & 1 << 15
    assert "message" not in event


async def test_what_a_bot_is_told_in_a_direct_channel(desk: Desk) -> None:
    ada = desk.api.sandbox.person("Ada")
    event = await desk.called(ada.open_dm())
    assert (event["context"], event["user"]["id"]) == (1, str(ada.id))
    assert event["authorizing_integration_owners"] == {"0": "0"}
    assert not {"guild_id", "guild_locale", "member"} & set(event)


async def test_a_press_brings_its_message_along(desk: Desk) -> None:
    path = f"/channels/{desk.api.sandbox.channel('tables').id}/messages"
    posted = (await desk.api("POST", path, {"flags": V2, "components": ROW}))[1]
    await desk.api.sandbox.person("Ada").press(posted, "x", wait=False)
    event = await desk.event()
    assert (event["type"], event["data"]["custom_id"], event["data"]["component_type"]) == (3, "x", 2)
    assert event["message"]["flags"] == V2
    assert event["message"]["components"] == posted["components"]


async def test_the_answers_to_answers(desk: Desk) -> None:
    event = await desk.called()
    given = await desk.answer(event, 4, {"content": "aces", "flags": EPHEMERAL})
    message = given["resource"]["message"]
    assert given["resource"]["type"] == 4 and message["content"] == "aces"
    assert given["interaction"] == {
        "id": event["id"],
        "type": 2,
        "response_message_id": message["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    thinking = await desk.answer(await desk.called(), 5)
    assert thinking["interaction"]["response_message_loading"] is True
    assert "resource" not in thinking


async def test_private_or_not_is_fixed_by_the_deferral(desk: Desk) -> None:
    for private in (0, EPHEMERAL):
        event = await desk.called()
        # The flag for components of the second generation cannot be set yet.
        await desk.answer(event, 5, {"flags": private | V2})
        thinking = await desk.hook(event, "GET", "/messages/@original")
        assert thinking["flags"] == private | LOADING
        filled = await desk.hook(event, "POST", "", {"content": "aces", "flags": EPHEMERAL - private})
        assert (filled["id"], filled["flags"]) == (thinking["id"], private)
        again = await desk.hook(
            event, "PATCH", "/messages/@original", {"content": "kings", "flags": EPHEMERAL - private}
        )
        assert again["flags"] == private
    later = await desk.called()
    await desk.answer(later, 5)
    turned = await desk.hook(later, "PATCH", "/messages/@original", {"flags": V2, "components": WORDS})
    assert (turned["flags"], turned["content"]) == (V2, None)


async def test_nothing_private_can_be_pushed_into_a_channel(desk: Desk) -> None:
    path = f"/channels/{desk.api.sandbox.channel('tables').id}/messages"
    posted = (await desk.api("POST", path, {"content": "for all", "flags": EPHEMERAL}))[1]
    assert posted["flags"] == 0


async def test_one_answer_and_in_time(desk: Desk) -> None:
    event = await desk.called()
    assert "interaction" in await desk.answer(event, 4, {"content": "x"})
    assert (await desk.answer(event, 4, {"content": "x"}))["code"] == 40060
    sandbox = desk.api.sandbox
    path = f"/channels/{sandbox.channel('tables').id}/messages"
    posted = (await desk.api("POST", path, {"content": "x", "components": ROW}))[1]
    late = sandbox.person("Ada").forge(posted, "x", seconds_old=4)
    assert (await desk.answer(_of(late), 4, {"content": "x"}))["code"] == 10062
    stranger = {"id": event["id"], "token": late.token}
    assert (await desk.answer(stranger, 4, {"content": "x"}))["code"] == 10062


def _of(interaction: Interaction) -> dict[str, str]:
    return {"id": str(interaction.id), "token": interaction.token}


@pytest.mark.parametrize(
    ("data", "files", "where", "code"),
    [
        ({"content": "x" * 2001}, None, "data.content", "BASE_TYPE_BAD_LENGTH"),
        ({"flags": V2, "components": WORDS * 41}, None, "data.components", "BASE_TYPE_BAD_LENGTH"),
        (
            {"flags": V2, "components": WORDS, "content": "x"},
            None,
            "data.content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            {"attachments": [{"id": 0, "description": "d" * 1025}]},
            {"a.png": png()},
            "data.attachments.0.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ],
)
async def test_what_is_wrong_is_named_from_the_root(desk: Desk, data: Any, files: Any, where: str, code: str) -> None:
    event = await desk.called()
    refused = await desk.answer(event, 4, data, files=files)
    assert (refused["code"], refused["message"]) == (50035, "Invalid Form Body")
    node = refused["errors"]
    for part in where.split("."):
        node = node[part]
    assert code in [error["code"] for error in node["_errors"]]
    # A refused answer is none: there is time for a better one.
    assert "resource" in await desk.answer(event, 4, {"content": "better"})


async def test_no_more_than_25_completions(desk: Desk) -> None:
    find = {"type": 3, "name": "what", "description": "d", "autocomplete": True}
    await desk.api(
        "PUT", f"/applications/{desk.app}/commands", [{"name": "find", "description": "d", "options": [find]}]
    )
    sandbox = desk.api.sandbox
    ada, tables = sandbox.person("Ada").id, sandbox.channel("tables").id
    acts.complete(sandbox.core, ada, tables, ["find"], {"what": "a"}, focused="what")
    event = await desk.event()
    assert event["data"]["options"] == [{"name": "what", "type": 3, "value": "a", "focused": True}]
    choices = [{"name": str(number), "value": str(number)} for number in range(26)]
    refused = await desk.answer(event, 8, {"choices": choices})
    assert refused["errors"]["data"]["choices"]["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"
    assert (await desk.answer(event, 8, {"choices": choices[:25]}))["interaction"]["type"] == 4


async def test_a_deleted_message_cannot_be_updated(desk: Desk) -> None:
    path = f"/channels/{desk.api.sandbox.channel('tables').id}/messages"
    posted = (await desk.api("POST", path, {"content": "x", "components": ROW}))[1]
    await desk.api.sandbox.person("Ada").press(posted, "x", wait=False)
    event = await desk.event()
    await desk.api("DELETE", f"{path}/{posted['id']}")
    assert (await desk.answer(event, 7, {"content": "y"}))["code"] == 10008
    assert "resource" in await desk.answer(event, 4, {"content": "y"})


async def test_a_bot_that_is_not_there_cannot_be_called(desk: Desk) -> None:
    sandbox = desk.api.sandbox
    ada, tables = sandbox.person("Ada"), sandbox.channel("tables")
    path = f"/channels/{tables.id}/messages"
    posted = (await desk.api("POST", path, {"content": "x", "components": ROW}))[1]
    for breaks, mends in (
        (lambda: sandbox.faults.set_membership(tables.guild_id or 0, member=False), "not on this server"),
        (lambda: sandbox.faults.guild_outage(tables.guild_id or 0, over=False), "unavailable"),
    ):
        breaks()
        with pytest.raises(NotPossible, match=mends):
            await ada.press(posted, "x")
        with pytest.raises(NotPossible):
            await ada.command(tables, "hand")
        sandbox.faults.restore()
    await ada.press(posted, "x", wait=False)
    assert (await desk.event())["data"]["custom_id"] == "x"


async def test_a_deleted_server_takes_everything_along(desk: Desk) -> None:
    sandbox = desk.api.sandbox
    tables, ada = sandbox.channel("tables"), sandbox.person("Ada")
    event = await desk.called()
    await desk.answer(event, 4, {"content": "x"})
    dm = (await desk.api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)}))[1]["id"]
    sandbox.faults.delete_guild(tables.guild_id or 0)
    assert (await desk.socket.until("GUILD_DELETE"))["d"] == {"id": str(tables.guild_id)}
    assert (await desk.api("GET", f"/guilds/{tables.guild_id}"))[1]["code"] == 10004
    assert (await desk.api("POST", f"/channels/{tables.id}/messages", {"content": "x"}))[1]["code"] == 10003
    assert (await desk.hook(event, "PATCH", "/messages/@original", {"content": "y"}))["code"] == 10003
    assert (await desk.hook(event, "POST", "", {"content": "y"}))["code"] == 10003
    # Ada is in the other server, too; with that one gone nobody is left to write to.
    assert (await desk.api("POST", f"/channels/{dm}/messages", {"content": "x"}))[0] == 200
    sandbox.faults.delete_guild(sandbox.guilds[0].id)
    assert (await desk.api("POST", f"/channels/{dm}/messages", {"content": "x"}))[1]["code"] == 50278


async def test_answers_that_come_too_late_for_their_message_or_channel(desk: Desk) -> None:
    sandbox, ada = desk.api.sandbox, desk.api.sandbox.person("Ada")
    garden = sandbox.channel("garden")
    path = f"/channels/{garden.id}/messages"
    emoji = (await desk.api("POST", f"/applications/{desk.app}/emojis", {"name": "die", "image": _data_uri()}))[1]
    events = []
    for _ in range(2):
        posted = (await desk.api("POST", path, {"content": "x", "components": ROW}))[1]
        await ada.press(posted, "x", wait=False)
        events.append(await desk.event())
    first, second = events
    sandbox.faults.deny(garden.id, ["ATTACH_FILES"])
    refused = await desk.answer(second, 7, {"content": "y"}, files={"a.png": png()})
    assert refused["code"] == 50013
    await desk.api("DELETE", f"/applications/{desk.app}/emojis/{emoji['id']}")
    button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": emoji["id"], "name": "die"}}
    old = {"components": [{"type": 1, "components": [button]}]}
    refused = await desk.answer(second, 7, old)
    assert refused["code"] == 50035
    assert "emoji" in refused["errors"]["data"]["components"]["0"]["components"]["0"]
    refused = (await desk.api("PATCH", f"{path}/{posted['id']}", old))[1]
    assert (refused["code"], "emoji" in refused["errors"]["components"]["0"]["components"]["0"]) == (50035, True)
    await desk.api("DELETE", f"{path}/{first['message']['id']}")
    assert (await desk.answer(first, 7, {"content": "y"}))["code"] == 10008
    called = await desk.called(garden)
    await desk.answer(called, 5)
    late = await desk.called(garden)
    sandbox.faults.delete_channel(garden.id)
    assert (await desk.answer(second, 7, {"content": "y"}))["code"] == 10003
    for kind in (4, 5):
        assert (await desk.answer(late, kind, {"content": "y"}))["code"] == 10003
    for method, rest in (("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")):
        assert (await desk.hook(called, method, rest, {"content": "y"}))["code"] == 10003


def _data_uri() -> str:
    return "data:image/png;base64," + base64.b64encode(png()).decode()
