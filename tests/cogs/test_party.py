"""The party's own last check: what no Discord would take fails the test that sent it."""

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.record import Sent
from tests.cogs.party import Party


def _request(body: object, status: int, answer: object) -> Sent:
    return Sent("POST", "/users/@me/channels", None, {}, body, [], status, answer, {})


def test_a_wrong_body_and_an_unexpected_refusal_fail_a_test(tmp_path: Path) -> None:
    party = Party(tmp_path)
    party.sandbox = Sandbox(None)
    party.sandbox.sent.append(_request({"recipient_id": "1"}, 403, {"code": 50278}))
    with pytest.raises(AssertionError, match="50278"):
        party.check_sent()
    party.expected_errors = {50278}
    party.check_sent()
    party.sandbox.sent.append(_request({"recipient_id": "Ada"}, 200, {}))
    with pytest.raises(AssertionError, match="create_dm: recipient_id"):
        party.check_sent()
