"""Putz die Wutz from the slash command to the first roll, over the real transport."""

import pytest
from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.putzdiewutz.facts import FACTS
from bot.tables import pace
from tests.cogs.party import Party, control, has, heard, picture, press, text


async def test_a_game_is_opened_joined_and_started(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE", (300, 300))
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await ada.command(party.channel, "putz-die-wutz start", variant="young")
    board = await party.shows(ada, "join")
    assert "1. Ada · host" in text(board) and not has(board, "start")
    assert "putzdiewutz.webp" in picture(board)

    await press(bruno, board, "join")
    board = await party.shows(ada, "start")
    assert "2. Bruno" in text(board)

    refused = await press(bruno, board, "start")
    assert "Ada" in text(await heard(refused))

    await press(ada, board, "start")
    board = await party.shows(ada, "roll")
    assert control(board, "north")["disabled"]

    await press(bruno, board, "roll")
    rolled = await party.shows(ada, "north")
    assert picture(rolled) == picture(board), "the roll's edit uploads nothing"
    assert len(ada.messages(party.channel)) == 1, "one board, edited in place"


async def test_a_sleeping_table_has_a_button_that_wakes_it(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE", (1, 5))
    monkeypatch.setitem(pace.TURN, "live", 300)
    monkeypatch.setattr(type(GAMES["putzdiewutz"]), "facts", replace(FACTS, steps=1))
    ada = party.person("Ada")
    await ada.command(party.channel, "putz-die-wutz start")
    await press(party.person("Bruno"), await party.shows(ada, "join"), "join")
    await press(ada, await party.shows(ada, "start"), "start")
    asleep = await party.shows(ada, "wake")
    assert "asleep" in text(asleep)
    monkeypatch.setitem(pace.TURN, "live", 60_000)
    await press(ada, asleep, "wake")
    board = await party.until(lambda: "asleep" not in text(party.board(ada)) and party.board(ada))
    assert not has(board, "wake")
