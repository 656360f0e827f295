"""The check itself: what a bot may send passes, and each kind of mistake is found and named."""

import json
from copy import deepcopy
from typing import Any

import pytest

from bot.sandbox.messages.attachments import Upload
from bot.sandbox.record import Sent
from tests.openapi.check import operations, problems, refusals
from tests.openapi.trim import OPERATIONS, TARGET, trim

CALLBACK = "/interactions/4000000000000/token/callback"
MESSAGES = "/channels/4000000000000/messages"
ORIGINAL = "/webhooks/4000000000000/token/messages/@original"
BOARD: dict[str, Any] = {
    "flags": 1 << 15,
    "attachments": [{"id": 0, "filename": "board.webp"}],
    "components": [
        {
            "type": 17,
            "accent_color": 0xC2577B,
            "components": [
                {"type": 12, "items": [{"media": {"url": "attachment://board.webp"}, "description": "A board"}]},
                {"type": 10, "content": "It is your turn"},
                {"type": 1, "components": [{"type": 2, "style": 2, "label": "Roll", "custom_id": "m:1:0:roll"}]},
            ],
        }
    ],
}
FILE = Upload(0, "board.webp", b"RIFF")


def sent(path: str, body: Any, *files: Upload, method: str = "POST", status: int = 200, answer: Any = None) -> Sent:
    """A recorded request."""
    return Sent(method, path, None, {}, body, list(files), status, answer, {})


def board(*at: Any, put: Any) -> dict[str, Any]:
    """BOARD with another value at a place; a value of None takes the key away."""
    changed = deepcopy(BOARD)
    *way, last = at
    node: Any = changed
    for step in way:
        node = node[step]
    if put is None:
        del node[last]
    else:
        node[last] = put
    return changed


def test_what_a_bot_may_send_passes() -> None:
    assert not problems(
        [
            sent(MESSAGES, BOARD, FILE),
            sent(CALLBACK, {"type": 4, "data": BOARD}, FILE),
            sent(CALLBACK, {"type": 7, "data": BOARD}, FILE),
            sent(CALLBACK, {"type": 5, "data": {"flags": 64}}),
            sent(CALLBACK, {"type": 8, "data": {"choices": [{"name": "Ada", "value": "1"}]}}),
            sent("/users/@me/channels", {"recipient_id": 4000000000000}),
            sent("/users/@me/channels", {"recipient_id": "4000000000000"}),
            sent(ORIGINAL, None, method="DELETE"),
            sent("/gateway/bot", None, method="GET"),
        ]
    )


@pytest.mark.parametrize(
    ("at", "put", "place"),
    [
        (("components", 0, "components", 2, "components", 0, "label"), "x" * 81, "components[0].label"),
        (("components", 0, "components", 2, "components", 0, "style"), None, "style"),
        (("components", 0, "components", 2, "components", 0, "style"), 9, "components[0].style"),
        (("components", 0, "components", 2, "components", 0, "custom_id"), "x" * 101, "custom_id"),
        (("components", 0, "components", 1, "content"), 7, "components[1].content"),
        (("components", 0, "components", 0, "items", 0, "media"), "board.webp", "items[0].media"),
        (("components", 0, "components", 0, "items", 0, "description"), "x" * 1025, "items[0].description"),
        (("components", 0, "accent_color"), 1 << 24, "components[0].accent_color"),
        (("components", 0, "type"), 99, "components[0]"),
        (("flags",), "v2", "flags"),
        (("attachments", 0, "id"), None, "attachments[0]"),
        (("attachments", 0, "id"), "first", "attachments[0].id"),
    ],
)
def test_a_body_that_discord_would_not_take_is_found_and_its_place_named(at: Any, put: Any, place: str) -> None:
    wrong = board(*at, put=put)
    for path, body, name in (
        (MESSAGES, wrong, "create_message"),
        (CALLBACK, {"type": 7, "data": wrong}, "create_interaction_response"),
    ):
        found = problems([sent(path, body, FILE)])
        assert any(line.startswith(f"{name}: ") and place in line for line in found), found


def test_an_answer_of_an_unknown_kind_and_a_missing_body_are_found() -> None:
    assert problems([sent(CALLBACK, {"type": 3})])
    assert problems([sent(MESSAGES, None)])
    assert problems([sent(CALLBACK, {"type": 9, "data": {"title": "x" * 46, "custom_id": "a", "components": []}})])


def test_an_operation_that_is_not_described_is_named() -> None:
    assert problems([sent("/channels/1/nonsense", {})]) == [
        "POST /channels/1/nonsense: no operation of discord.json (if Discord has it: see trim.py)"
    ]
    assert problems([sent(MESSAGES, BOARD, FILE, method="PUT")])
    assert problems([sent("/gateway/bot", {"a": 1}, method="GET")]) == ["get_bot_gateway: takes no body"]


@pytest.mark.parametrize(
    ("body", "files", "told"),
    [
        (BOARD, (), "there is no files[0]"),
        (board("attachments", put=[]), (FILE,), "files[0]: not listed"),
        (BOARD, (Upload(0, "other.webp", b""),), "called other.webp, but board.webp"),
        (board("attachments", put=[{"id": 0}, {"id": 1}]), (FILE, Upload(1, "board.webp", b"")), "two of one name"),
        (board("components", put=[{"type": 10, "content": "words"}]), (FILE,), "board.webp is shown by no component"),
        (board("attachments", put=None), (), "attachment://board.webp: no such attachment"),
    ],
)
def test_files_that_do_not_fit_the_body_are_found(body: Any, files: tuple[Upload, ...], told: str) -> None:
    assert any(told in line for line in problems([sent(MESSAGES, body, *files)]))
    assert any(told in line for line in problems([sent(CALLBACK, {"type": 4, "data": body}, *files)]))


def test_an_edit_may_show_what_the_message_keeps() -> None:
    kept = board("attachments", put=None)
    listed = board("attachments", put=[{"id": "4000000000001"}])
    dropped = board("attachments", put=[])
    assert not problems([sent(CALLBACK, {"type": 7, "data": body}) for body in (kept, listed)])
    assert not problems([sent(ORIGINAL, body, method="PATCH") for body in (kept, listed)])
    assert problems([sent(CALLBACK, {"type": 7, "data": dropped})])
    assert problems([sent(ORIGINAL, dropped, method="PATCH")])


def test_refusals_are_listed_unless_they_are_expected() -> None:
    closed = sent(MESSAGES, BOARD, status=403, answer={"code": 50007, "message": "Cannot send messages to this user"})
    limited = sent(MESSAGES, BOARD, status=429, answer={"code": 0, "message": "You are being rate limited."})
    broken = sent(MESSAGES, BOARD, status=503)
    assert len(refusals([closed, limited, broken, sent(MESSAGES, BOARD)])) == 2
    assert "50007" in refusals([closed, limited], [429])[0]
    assert not refusals([closed, limited], [429, 50007])


def test_the_extract_has_all_operations_and_trimming_it_again_changes_nothing() -> None:
    extract = json.loads(TARGET.read_text(encoding="utf-8"))
    assert len(operations()) == len(OPERATIONS)
    assert sum(operation.body is not None for operation in operations()) == 10
    assert trim(extract) == extract
