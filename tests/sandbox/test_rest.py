"""REST: what is refused, with which code, and what an accepted request gives."""

from __future__ import annotations

import io
import re
from typing import Any

import aiohttp
import pytest

from bot.sandbox.messages.message import Message

from .conftest import Api, png


def _errors(body: Any, *path: str) -> list[str]:
    node = body["errors"]
    for part in path:
        node = node[part]
    return [error["code"] for error in node["_errors"]]


async def test_token(api: Api) -> None:
    status, body, _ = await api("GET", "/users/@me", token="wrong")
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})
    assert api.sandbox.invalid_requests == 1
    assert (await api("GET", "/users/@me"))[0] == 200


async def test_answers_are_exactly_application_json(api: Api) -> None:
    assert (await api("GET", "/gateway/bot"))[2]["Content-Type"] == "application/json"
    assert (await api("GET", "/nowhere"))[2]["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, 0),
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/channels/{tables}/messages/1", 404, 10008),
        ("PATCH", "/channels/{tables}/messages/1", 404, 10008),
        ("DELETE", "/channels/{tables}/messages/1", 404, 10008),
        ("GET", "/channels/x", 400, 50035),
        ("GET", "/guilds/{guild}/members", 403, 50001),
        ("GET", "/guilds/{guild}/members/1", 404, 10013),
        ("GET", "/applications/1/commands", 403, 20012),
        ("GET", "/applications/{app}/emojis/1", 404, 10014),
        ("DELETE", "/applications/{app}/commands/1", 404, 10063),
        ("POST", "/interactions/1/token/callback", 404, 10062),
        ("POST", "/webhooks/{app}/token", 404, 10015),
        ("POST", "/webhooks/{app}/aW50ZXJhY3Rpb246MTo", 401, 50027),
    ],
)
async def test_unknown_things(api: Api, method: str, path: str, status: int, code: int) -> None:
    sandbox = api.sandbox
    path = path.format(tables=sandbox.channel("tables").id, guild=sandbox.guilds[0].id, app=sandbox.core.world.bot.id)
    got, body, _ = await api(method, path, {} if method in ("POST", "PATCH") else None)
    assert (got, body["code"]) == (status, code)


@pytest.mark.parametrize(
    ("missing", "payload", "files", "code"),
    [
        (["VIEW_CHANNEL"], {"content": "x"}, None, 50001),
        (["SEND_MESSAGES"], {"content": "x"}, None, 50013),
        (["ATTACH_FILES"], {"content": "x"}, {"a.png": png()}, 50013),
        (["EMBED_LINKS"], {"embeds": [{"title": "x"}]}, None, 50013),
    ],
)
async def test_missing_permissions(api: Api, missing: list[str], payload: Any, files: Any, code: int) -> None:
    channel = api.sandbox.channel("tables")
    path = f"/channels/{channel.id}/messages"
    assert (await api("POST", path, payload, files=files))[0] == 200
    api.sandbox.faults.deny(channel.id, missing)
    status, body, _ = await api("POST", path, payload, files=files)
    assert (status, body["code"]) == (403, code)
    api.sandbox.faults.restore()
    assert (await api("POST", path, payload, files=files))[0] == 200


async def test_history_needs_its_permission(api: Api) -> None:
    channel = api.sandbox.channel("tables")
    path = f"/channels/{channel.id}/messages"
    posted = (await api("POST", path, {"content": "x"}))[1]
    api.sandbox.faults.deny(channel.id, ["READ_MESSAGE_HISTORY"])
    assert (await api("GET", path))[1] == []
    assert (await api("GET", f"{path}/{posted['id']}"))[1]["code"] == 50013


async def test_other_peoples_messages(api: Api) -> None:
    channel = api.sandbox.channel("tables")
    said = api.sandbox.person("Ada").say(channel, "mine")
    path = f"/channels/{channel.id}/messages/{said['id']}"
    assert (await api("PATCH", path, {"content": "yours"}))[1]["code"] == 50005
    assert (await api("DELETE", path))[1]["code"] == 50013


async def test_direct_messages(api: Api) -> None:
    ada = api.sandbox.person("Ada")
    opened = (await api("POST", "/users/@me/channels", {"recipient_id": str(ada.id)}))[1]
    assert opened["recipients"][0]["id"] == str(ada.id)
    assert (await api("POST", "/users/@me/channels", {"recipient_id": ada.id}))[1]["id"] == opened["id"]
    assert (await api("POST", "/users/@me/channels", {"recipient_id": "1"}))[1]["code"] == 50033
    path = f"/channels/{opened['id']}/messages"
    posted = (await api("POST", path, {"content": "psst"}))[1]
    assert [message["id"] for message in ada.dms()] == [posted["id"]]
    api.sandbox.faults.close_dms(ada.id, closed=True)
    status, body, _ = await api("POST", path, {"content": "psst"})
    assert (status, body["code"]) == (403, 50007)
    assert (await api("PATCH", f"{path}/{posted['id']}", {"content": "still"}))[0] == 200
    for guild in api.sandbox.guilds:
        api.sandbox.faults.set_membership(guild.id, member=False)
    assert (await api("POST", path, {"content": "psst"}))[1]["code"] == 50278


async def test_no_longer_a_member(api: Api) -> None:
    channel = api.sandbox.channel("tables")
    api.sandbox.faults.set_membership(channel.guild_id or 0, member=False)
    assert (await api("POST", f"/channels/{channel.id}/messages", {"content": "x"}))[1]["code"] == 50001
    assert (await api("GET", f"/guilds/{channel.guild_id}"))[1]["code"] == 10004


@pytest.mark.parametrize(
    "payload",
    [
        {},
        {"content": ""},
        {"flags": 32768, "components": []},
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]},
    ],
)
async def test_empty_messages(api: Api, payload: Any) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    assert (await api("POST", path, payload))[1] == {"message": "Cannot send an empty message", "code": 50006}


async def test_edit_to_nothing_is_refused(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    posted = (await api("POST", path, {"content": "x"}))[1]
    assert (await api("PATCH", f"{path}/{posted['id']}", {"content": ""}))[1]["code"] == 50006


@pytest.mark.parametrize(
    ("body", "status", "code"), [(b"{bad", 400, 50109), (b"x" * (25 * 1024 * 1024 + 1), 413, 40005)]
)
async def test_bodies_that_cannot_be_read(
    api: Api, session: aiohttp.ClientSession, body: bytes, status: int, code: int
) -> None:
    url = f"{api.sandbox.url}/channels/{api.sandbox.channel('tables').id}/messages"
    headers = {"Authorization": f"Bot {api.sandbox.token}", "Content-Type": "application/json"}
    async with session.post(url, data=io.BytesIO(body), headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (status, code)


async def test_invalid_forms(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    body = (await api("POST", path, {"content": "x" * 2001, "embeds": [{"title": "y" * 257}]}))[1]
    assert body["code"] == 50035
    assert _errors(body, "content") == ["BASE_TYPE_BAD_LENGTH"]
    assert _errors(body, "embeds", "0", "title") == ["BASE_TYPE_BAD_LENGTH"]
    assert (await api("POST", path, [1]))[1]["code"] == 50035
    many = (await api("POST", path, {"embeds": [{"title": "x"}] * 11}))[1]
    assert _errors(many, "embeds") == ["BASE_TYPE_BAD_LENGTH"]
    long = {"embeds": [{"description": "d" * 3000}, {"description": "d" * 3001}]}
    assert _errors((await api("POST", path, long))[1], "embeds") == ["MAX_EMBED_SIZE_EXCEEDED"]


async def test_timestamps_and_ids(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    posted = [(await api("POST", path, {"content": str(n)}))[1] for n in range(20)]
    ids = [int(message["id"]) for message in posted]
    assert ids == sorted(set(ids))
    edited = (await api("PATCH", f"{path}/{ids[0]}", {"content": "y"}))[1]
    assert posted[0]["edited_timestamp"] is None
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00", edited["edited_timestamp"])
    assert edited["timestamp"] == posted[0]["timestamp"]


async def test_listing(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    ids = [(await api("POST", path, {"content": str(n)}))[1]["id"] for n in range(6)]
    assert [message["id"] for message in (await api("GET", path))[1]] == ids[::-1]
    for query, expected in [
        ("?limit=2", ids[:3:-1]),
        (f"?before={ids[3]}&limit=2", ids[2:0:-1]),
        (f"?after={ids[3]}&limit=1", ids[4:5]),
        (f"?around={ids[3]}&limit=3", ids[4:1:-1]),
    ]:
        assert [message["id"] for message in (await api("GET", path + query))[1]] == expected
    assert (await api("GET", path + "?limit=101"))[1]["code"] == 50035


async def test_mentions(api: Api) -> None:
    ada, bruno = api.sandbox.person("Ada"), api.sandbox.person("bruno")
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    text = f"{ada.mention} {bruno.mention} @everyone"

    async def mentioned(allowed: Any) -> tuple[list[str], bool]:
        body = (await api("POST", path, {"content": text, "allowed_mentions": allowed}))[1]
        return [user["id"] for user in body["mentions"]], body["mention_everyone"]

    assert await mentioned(None) == ([str(ada.id), str(bruno.id)], True)
    assert await mentioned({"parse": []}) == ([], False)
    assert await mentioned({"parse": [], "users": [str(bruno.id)]}) == ([str(bruno.id)], False)
    both = {"parse": ["users"], "users": [str(ada.id)]}
    body = (await api("POST", path, {"content": text, "allowed_mentions": both}))[1]
    assert _errors(body, "allowed_mentions") == ["MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"]
    shown = {"flags": 32768, "components": [{"type": 10, "content": text}], "allowed_mentions": {"parse": ["users"]}}
    assert len((await api("POST", path, shown))[1]["mentions"]) == 2


async def test_nonce_is_enforced(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    first, second = (await api("POST", path, body))[1], (await api("POST", path, body | {"content": "twice"}))[1]
    assert first["id"] == second["id"] and second["content"] == "once"
    # It is the author's, wherever it was used; without enforcement it is a mere echo.
    elsewhere = f"/channels/{api.sandbox.channel('garden').id}/messages"
    assert (await api("POST", elsewhere, body))[1]["id"] == first["id"]
    echo = (await api("POST", path, {"content": "x", "nonce": "n1"}))[1]
    assert (echo["id"] != first["id"], echo["nonce"]) == (True, "n1")
    await api("DELETE", f"{path}/{echo['id']}")
    assert (await api("POST", path, body))[1]["id"] not in (first["id"], echo["id"])
    assert (await api("POST", path, {"content": "x", "nonce": "n" * 26}))[1]["code"] == 50035


async def test_a_nonce_is_forgotten_after_minutes(api: Api) -> None:
    nonces, flakes = api.sandbox.core.messages.nonces, api.sandbox.core.snowflakes
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    body = (await api("POST", path, {"content": "x"}))[1]
    for seconds, kept in ((290, True), (301, False)):
        message = Message(flakes.past(seconds), int(body["channel_id"]), body)
        nonces.remember(1, 7, message)
        assert (nonces.find(1, "7") is message) is kept
    assert nonces.find(2, 7) is None


async def test_attachments_live_as_listed(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    listed = [{"id": 0, "filename": "a b.png", "description": "A square"}, {"id": 1, "filename": "c.txt"}]
    files = {"a b.png": png(31, 17), "c.txt": b"hello"}
    posted = (await api("POST", path, {"attachments": listed}, files=files))[1]
    picture, text = posted["attachments"]
    assert (picture["width"], picture["height"], picture["content_type"]) == (31, 17, "image/png")
    assert (picture["filename"], picture["description"], picture["size"]) == (
        "a_b.png",
        "A square",
        len(files["a b.png"]),
    )
    assert "width" not in text
    one = f"{path}/{posted['id']}"
    kept = (await api("PATCH", one, {"content": "new words"}))[1]
    assert [file["id"] for file in kept["attachments"]] == [picture["id"], text["id"]]
    fewer = (await api("PATCH", one, {"attachments": [{"id": text["id"]}]}))[1]
    assert [file["id"] for file in fewer["attachments"]] == [text["id"]]
    swapped = (await api("PATCH", one, {"attachments": [{"id": 0}]}, files={"d.png": png()}))[1]
    assert [file["filename"] for file in swapped["attachments"]] == ["d.png"]
    body = (await api("PATCH", one, {"attachments": [{"id": 7}]}))[1]
    assert _errors(body, "attachments", "0", "id") == ["ATTACHMENT_NOT_FOUND"]
    store = api.sandbox.core.store
    assert await store.file(int(picture["id"])) is None
    assert await store.file(int(swapped["attachments"][0]["id"])) == png()


async def test_files_over_the_limits(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    big = {"big.bin": b"\0" * (10 * 1024 * 1024 + 1)}
    status, body, _ = await api("POST", path, {}, files=big)
    assert (status, body["code"]) == (413, 40005)
    many = {f"{number}.txt": b"x" for number in range(11)}
    assert _errors((await api("POST", path, {}, files=many))[1], "attachments") == ["BASE_TYPE_BAD_LENGTH"]


async def test_media_of_components(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "Alt"}]}
    body = {"flags": 32768, "components": [gallery]}
    posted = (await api("POST", path, body, files={"board.png": png(40, 30)}))[1]
    item = posted["components"][0]["items"][0]
    assert posted["content"] is None
    assert posted["attachments"] == []
    assert (item["media"]["width"], item["media"]["height"], item["description"]) == (40, 30, "Alt")
    one = f"{path}/{posted['id']}"
    # Kept while it is listed, and can be shown again by its name.
    keep = {"attachments": [{"id": item["media"]["attachment_id"]}], "components": [gallery]}
    again = (await api("PATCH", one, keep))[1]
    assert again["components"][0]["items"][0]["media"]["url"] == item["media"]["url"]
    body = (await api("PATCH", one, {"attachments": [], "components": [gallery]}))[1]
    where = ("components", "0", "items", "0", "media", "url")
    assert _errors(body, *where) == ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]


async def test_the_v2_flag_is_for_good(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    text = [{"type": 10, "content": "words"}]
    posted = (await api("POST", path, {"flags": 32768, "components": text}))[1]
    one = f"{path}/{posted['id']}"
    assert (await api("PATCH", one, {"flags": 0, "components": text}))[1]["flags"] & 32768
    for legacy in ({"content": "x"}, {"embeds": [{"title": "x"}]}, {"sticker_ids": ["1"]}, {"poll": {"answers": []}}):
        body = (await api("PATCH", one, legacy))[1]
        assert _errors(body, next(iter(legacy))) == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    old = (await api("POST", path, {"content": "classic"}))[1]
    turned = {"flags": 32768, "components": text}
    body = (await api("PATCH", f"{path}/{old['id']}", turned))[1]
    assert _errors(body, "content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    assert (await api("PATCH", f"{path}/{old['id']}", turned | {"content": None}))[1]["content"] is None


async def test_replies(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    posted = (await api("POST", path, {"content": "first"}))[1]
    reply = {"content": "second", "message_reference": {"message_id": posted["id"]}}
    assert (await api("POST", path, reply))[1]["referenced_message"]["id"] == posted["id"]
    lost = {"content": "third", "message_reference": {"message_id": "1"}}
    assert _errors((await api("POST", path, lost))[1], "message_reference") == ["REPLIES_UNKNOWN_MESSAGE"]


async def test_everything_sent_is_recorded(api: Api) -> None:
    path = f"/channels/{api.sandbox.channel('tables').id}/messages"
    await api("POST", path, {"content": "words"}, files={"a.png": png()})
    sent = api.sandbox.sent[-1]
    assert (sent.method, sent.template) == ("POST", "/channels/{channel_id}/messages")
    assert (sent.json, sent.status) == ({"content": "words"}, 200)
    assert [(file.filename, file.data) for file in sent.files] == [("a.png", png())]
