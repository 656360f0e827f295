"""What must not happen happens: each case has its stated outcome, and nothing is lost."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.interactions import interactions
from bot.tables import pace
from bot.tables.table import Table
from tests.cogs.party import PATIENCE, Message, Party, control, has, heard, press, text
from tests.cogs.test_putzdiewutz_game import right_item, start


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the dice tumble for a moment only."""
    monkeypatch.setattr(pace, "PAUSE", (1, 5))


def table_id(board: Message) -> int:
    """Return the table of a board, from one of its custom_ids."""
    return int(control(board, "text")["custom_id"].split(":")[1], 36)


async def table(party: Party, board: Message) -> Table:
    """Return the table of a board."""
    return (await party.bot.services.tables.look(table_id(board))).table


async def forge(person: Any, board: Message, custom_id: str, **more: Any) -> Any:
    """Send a press that no client would send, and wait for its answer."""
    return await person.deliver(person.forge(board, custom_id, **more)).first()


@pytest.mark.parametrize("identity", ["nonsense", "m:1:2", "t::x", "m:zzzzzzzzzzzzz:0:roll", "x" * 100])
async def test_an_unknown_custom_id_is_answered_in_private(party: Party, identity: str) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    answer = await forge(ada, board, identity)
    assert "another time" in text(await heard(answer))


async def test_a_custom_id_of_a_table_that_never_was_is_answered_in_private(party: Party) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    answer = await forge(ada, board, "m:1:0:roll")
    assert not answer.failed and (await heard(answer))


async def test_an_unknown_action_is_answered_in_private(party: Party) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    custom_id = control(board, "roll")["custom_id"]
    answer = await forge(ada, board, custom_id.replace(":roll", ":fly"))
    assert not answer.failed and (await heard(answer))


async def test_people_who_do_not_sit_are_refused(party: Party) -> None:
    board = await start(party, [party.person("Ada"), party.person("Bruno")])
    answer = await press(party.person("Chloe"), board, "roll")
    assert "do not sit" in text(await heard(answer))


async def test_a_double_press_counts_once(party: Party) -> None:
    party.expected_errors |= {40060}  # the second of two equal events is answered in vain
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    twice = ada.forge(board, control(board, "roll")["custom_id"])
    ada.deliver(twice, times=2)
    await party.shows(ada, "north")
    assert (await table(party, board)).moves == 1


async def test_a_stale_button_is_told_so(party: Party) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    old = control(board, "roll")["custom_id"]
    await press(ada, board, "roll")
    await party.shows(ada, "north")
    answer = await forge(party.person("Bruno"), board, old)
    assert "moment has passed" in text(await heard(answer))


async def test_a_press_before_the_dice_lie_is_refused(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE", (60_000, 60_000))
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    await press(ada, board, "roll")
    board = await party.until(lambda: "tumbling" in text(party.board(ada)) and party.board(ada))
    assert "blue" not in text(board) and "·" not in text(board).split("tumbling")[1]
    answer = await forge(ada, board, control(board, "north")["custom_id"])
    assert "still tumbling" in text(await heard(answer))
    told = await press(ada, board, "text")
    assert "tumbling" in text(await heard(told)) and "Rolled" not in text(await heard(told))


async def test_presses_after_the_end_are_refused(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    board = await start(party, [ada, bruno])
    await bruno.command(party.channel, "table leave")
    over = await party.until(lambda: "🏆" in text(party.board(ada)) and party.board(ada))
    answer = await forge(ada, over, control(board, "roll")["custom_id"])
    assert not answer.failed and (await heard(answer))
    rematch = await press(ada, over, "rematch")
    assert not rematch.failed


async def test_a_press_that_arrives_too_late_to_be_answered_still_counts(party: Party) -> None:
    party.expected_errors |= {10062}
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    old = ada.forge(board, control(board, "roll")["custom_id"], seconds_old=interactions.ANSWER_SECONDS + 1)
    answer = ada.deliver(old)
    board = await party.shows(ada, "north")
    assert (await table(party, board)).moves == 1
    assert answer.failed or not answer.answered


async def test_commands_in_direct_messages_are_not_offered(party: Party) -> None:
    ada = party.person("Ada")
    dm = ada.open_dm()
    assert {command["name"] for command in ada.commands(dm)} == {"rules"}
    shown = await ada.command(dm, "rules", game="putzdiewutz")
    assert "Putz die Wutz" in text(await heard(shown))


@pytest.mark.parametrize("missing", ["VIEW_CHANNEL", "SEND_MESSAGES"])
async def test_a_missing_permission_is_named_with_the_channel(party: Party, missing: str) -> None:
    ada = party.person("Ada")
    party.sandbox.faults.deny(party.channel.id, [missing])
    answer = await ada.command(party.channel, "putz-die-wutz start")
    told = text(await heard(answer))
    assert missing.replace("_", " ").title() in told and f"<#{party.channel.id}>" in told
    assert not await party.bot.services.tables.seated(ada.id), "no table was opened"


async def test_without_attach_files_the_game_goes_on_in_words(party: Party) -> None:
    ada = party.person("Ada")
    party.sandbox.faults.deny(party.channel.id, ["ATTACH_FILES"])
    await ada.command(party.channel, "putz-die-wutz start")
    await press(party.person("Bruno"), await party.shows(ada, "join"), "join")
    await press(ada, await party.shows(ada, "start"), "start")
    board = await party.shows(ada, "roll")
    assert "looks north" in text(board) or "looks east" in text(board)
    rules = await heard(await press(ada, board, "rules"))
    assert "Goal" in text(rules) and "jam jar" in text(rules)
    await press(ada, board, "roll")
    await party.shows(ada, "north")
    assert (await ada.command(party.channel, "table end")).answered
    closed = await party.until(lambda: "closed by its host" in text(party.board(ada)) and party.board(ada))
    told = await heard(await press(ada, closed, "text"))
    assert "closed by its host" in text(told)
    for message in (closed, told):
        assert "Grab it" not in text(message) and "press **Roll**" not in text(message)
        assert "tumbling" not in text(message)


async def test_a_deleted_board_is_posted_anew(party: Party) -> None:
    party.expected_errors |= {10008}
    ada, bruno = party.person("Ada"), party.person("Bruno")
    board = await start(party, [ada, bruno])
    ada.delete(board)
    await party.bot.services.tables.leave(table_id(board), bruno.id)
    await party.until(lambda: ada.messages(party.channel))
    again = party.board(ada)
    assert "🏆" in text(again) and again["id"] != board["id"]


async def test_a_table_whose_channel_is_deleted_is_closed(party: Party) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    party.sandbox.faults.delete_channel(party.channel.id)
    await wait_closed(party, table_id(board))


async def test_an_outage_of_the_server_closes_nothing(party: Party) -> None:
    ada = party.person("Ada")
    board = await start(party, [ada, party.person("Bruno")])
    party.sandbox.faults.guild_outage(party.channel.guild_id, over=False)
    party.sandbox.faults.guild_outage(party.channel.guild_id, over=True)
    await press(ada, board, "roll")
    await party.shows(ada, "north")


async def test_a_table_in_another_channel_can_be_named(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    old = await start(party, [ada, bruno])
    offered = await ada.autocomplete(party.channel, "table show", "table", "putz")
    assert offered and "Ada" in offered[0]["name"]
    wrong = await ada.command(party.channel, "table show", table="nonsense!")
    assert "do not know that table" in text(await heard(wrong))
    moved = await ada.command(party.channel, "table show", table=offered[0]["value"])
    assert not moved.failed
    await party.until(lambda: old["id"] not in [m["id"] for m in ada.messages(party.channel)])
    board = await party.shows(ada, "roll")
    mine = await bruno.command(party.channel, "table mine")
    assert board["id"] in text(await heard(mine))


async def test_a_restart_in_a_race_and_in_a_lobby_changes_nothing(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    board = await start(party, [ada, bruno])
    await press(ada, board, "roll")
    board = await party.shows(ada, "north")
    await bruno.command(party.channel, "putz-die-wutz start", variant="young")
    lobby = await party.shows(ada, "join")
    await party.restart()
    assert has(board, "north")
    answer = await press(bruno, board, right_item(board))
    assert not answer.failed
    await party.until(lambda: "🥇" in text(next(m for m in ada.messages(party.channel) if m["id"] == board["id"])))
    joined = await press(ada, lobby, "join")
    assert not joined.failed
    await party.shows(ada, "start")


async def test_what_happened_while_the_bot_was_away_is_shown_when_it_is_back(party: Party) -> None:
    ada, bruno = party.person("Ada"), party.person("Bruno")
    board = await start(party, [ada, bruno])
    tables = party.bot.services.tables
    await party.bot.services.boards.close()  # as if the process had died between the save and the edit
    await tables.leave(table_id(board), bruno.id)
    await party.restart()
    await party.until(lambda: "🏆" in text(party.board(ada)))


async def wait_closed(party: Party, identity: int) -> None:
    """Wait until a table is closed."""
    for _ in range(round(PATIENCE / 0.02)):
        if (await party.bot.services.tables.look(identity)).table.phase == "closed":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the table is still open")
