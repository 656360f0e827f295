"""Discord holds back, fails or drops the line: boards catch up, and nothing old comes back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.discord_io import answer
from bot.sandbox import Limits, Rate
from bot.sandbox.faults import NextFailures
from bot.tables import pace
from bot.tables.table import Person
from tests.cogs.party import Party, control, has, heard, press, text
from tests.cogs.test_putzdiewutz_game import start


async def test_held_edits_give_way_to_the_newest_face(tmp_path: Path) -> None:
    async with Party(tmp_path, Limits.off().but(edit=Rate(1, 2.5))) as party:
        party.expected_errors |= {0, 429}
        ada = party.person("Ada")
        await ada.command(party.channel, "putz-die-wutz start")
        board = await party.shows(ada, "join")
        table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
        tables = party.bot.services.tables
        for turn in range(6):
            await tables.join(table_id, Person(100 + turn, f"Guest {turn}"))
            if turn % 2 == 0:
                await tables.leave(table_id, 100 + turn)
            if turn == 3:
                await tables.leave(table_id, 101)
        await party.until(lambda: "Guest 5" in text(party.board(ada)), 15)
        assert "Guest 0" not in text(party.board(ada))
        edits = [one for one in party.sandbox.sent if one.method == "PATCH" and one.status == 200]
        assert len(edits) < 6, "edits are coalesced"


@pytest.mark.usefixtures("short_naps")
@pytest.mark.parametrize("status", [500, 503])
async def test_a_failing_edit_is_tried_again(party: Party, status: int) -> None:
    party.expected_errors |= {0, status}
    ada, bruno = party.person("Ada"), party.person("Bruno")
    board = await start(party, [ada, bruno])
    party.sandbox.faults.next = NextFailures(count=3, status=status)
    await party.bot.services.tables.leave(int(control(board, "text")["custom_id"].split(":")[1], 36), bruno.id)
    await party.until(lambda: "🏆" in text(party.board(ada)), 25)


async def test_who_has_to_wait_is_answered_before_discord_gives_up(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer, "DEFER_AFTER", 0.05)
    painter = party.bot.services.painter
    paint, slow = painter.paint, asyncio.Event()

    async def paint_slowly(*args: Any, **kwargs: Any) -> Any:
        await slow.wait()
        return await paint(*args, **kwargs)

    monkeypatch.setattr(painter, "paint", paint_slowly)
    ada, bruno = party.person("Ada"), party.person("Bruno")
    opened = await ada.command(party.channel, "putz-die-wutz start")
    assert opened.type == 5 and opened.loading and not opened.ephemeral
    slow.set()
    lobby = await party.shows(ada, "join")
    slow.clear()
    await press(bruno, lobby, "join")
    started = await press(ada, await party.shows(ada, "start"), "start")
    assert started.type == 6 and not has(party.board(ada), "roll")
    slow.set()
    await party.shows(bruno, "roll")
    slow.clear()
    rules = await press(bruno, party.board(ada), "rules")
    assert rules.type == 6
    slow.set()
    assert "Putz die Wutz" in text(await heard(rules))


async def test_a_dropped_gateway_comes_back(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE", (1, 5))
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    party.sandbox.faults.drop_gateway()
    await party.until(lambda: len(party.sandbox.core.sockets) == 1, 15)
    await press(ada, board, "roll")
    await party.shows(ada, "north")
