"""Messages that are kept right while Discord is unkind: what is owed comes, nothing is doubled or told wrong."""

import asyncio
import gc
from asyncio import Task
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Limits, Rate
from bot.sandbox.faults import NextFailures
from bot.sandbox.people.person import PersonHandle
from bot.store.people import PeopleStore
from bot.store.sqlite import SqliteDatabase
from bot.store.tables import TableStore
from bot.tables.clock import WallClock
from bot.tables.people import People
from bot.tables.record import Record
from bot.tables.service import Tables
from bot.tables.table import Person, Table
from cogs.upkeep import upkeep
from tests.cogs.garden_party import GardenParty
from tests.cogs.party import Message, Party, components, control, has, heard, press, text
from tests.cogs.wuzzlts_party import WuzzltsParty, starting


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again soon."""
    monkeypatch.setattr(upkeep, "PAUSES", (0.05, 0.1))


def boards(viewer: PersonHandle, channel: Any) -> list[Message]:
    """Return all public messages of ours in a channel that are boards."""
    return [m for m in viewer.messages(channel) if not m["flags"] & 64 and m["components"]]


def calls(viewer: PersonHandle, channel: Any) -> list[Message]:
    """Return all messages that ping somebody."""
    return [m for m in viewer.messages(channel) if m["mentions"]]


async def lobby(party: Party, channel: Any = None, game: str = "wuzzlts") -> tuple[PersonHandle, Message]:
    """Open a table; return its host and board."""
    ada = party.person("Ada")
    await ada.command(channel or party.channel, f"{game} start")
    return ada, await party.shows(ada, "join", channel)


async def test_a_board_that_vanishes_as_it_is_pressed_is_posted_anew_and_told_of(party: Party) -> None:
    ada, board = await lobby(party)
    party.expected_errors.add(10008)
    sent = party.person("Bruno").forge(board, control(board, "join")["custom_id"])
    ada.delete(board)
    told = await heard(party.person("Bruno").deliver(sent))
    anew = await party.until(lambda: boards(ada, party.channel))
    assert "Bruno" in text(anew[-1]), "the press was saved"
    assert "went wrong" not in text(told) and anew[-1]["id"] in text(told)
    assert len(boards(ada, party.channel)) == 1


@pytest.mark.parametrize("lost", ["channel", "rights", "thread"])
async def test_after_the_save_nothing_is_told_as_failed(
    party: Party, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The press is saved, and the way to its board is shut in that moment."""
    party.expected_errors |= {10003, 50001, 50013, 50083}
    ada, bruno = party.person("Ada"), party.person("Bruno")
    thread = ada.open_thread(party.channel, "A long game")
    _, board = await lobby(party, thread)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    sent = bruno.forge(board, control(board, "join")["custom_id"])
    answer = bruno.deliver(sent)  # it is on its way, and the bot has not heard of it yet
    if lost == "channel":
        party.sandbox.faults.delete_channel(thread.id)
    elif lost == "rights":
        party.sandbox.faults.deny(party.channel.id, ["ATTACH_FILES", "SEND_MESSAGES_IN_THREADS"])
    else:
        party.sandbox.archive(thread)

    async def seated() -> bool:
        return (await party.bot.services.tables.table(table_id)).seat_of(bruno.id) is not None

    async with asyncio.timeout(10):
        while not await seated():  # noqa: ASYNC110 - a state of the store, no event
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    told = [text(m) for m in (answer.message, *answer.followups) if m is not None]
    assert "went wrong" not in " ".join(told)
    assert not [record for record in caplog.records if record.exc_info], "no traceback for what is nobody's fault"


async def test_a_call_that_could_not_be_made_is_made_by_the_next_process(party: Party) -> None:
    party.expected_errors.add(503)
    garden = GardenParty(party, {"Ada": "tables", "Bruno": "tables"})
    await garden.open(quick_start=True)
    await press(garden.people["Bruno"], garden.board("tables"), "join")
    party.sandbox.faults.next = NextFailures(1000, 503, only=r"/channels/\d+/messages$", method="POST")
    await press(garden.people["Ada"], garden.board("tables"), "start")
    await asyncio.sleep(0.3)
    await party.stop()
    party.sandbox.faults.next = None
    await party.start()
    await party.until(lambda: calls(garden.people["Ada"], garden.channel("tables")))
    await asyncio.sleep(0.2)
    assert len(calls(garden.people["Ada"], garden.channel("tables"))) == 1


async def test_a_call_in_an_archived_thread_goes_with_the_move(party: Party) -> None:
    party.expected_errors.add(50083)
    ada, bruno = party.person("Ada"), party.person("Bruno")
    thread = ada.open_thread(party.channel, "A long game")
    await ada.command(thread, "ratzeputz start", quick_start=True)
    board = await party.until(lambda: next(iter(boards(ada, thread)), None))
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    await press(bruno, board, "join")
    await party.until(lambda: has(boards(ada, thread)[-1], "start"))
    await press(ada, boards(ada, thread)[-1], "start")
    (call,) = await party.until(lambda: calls(ada, thread))
    party.sandbox.archive(thread)
    # The move comes from elsewhere: nothing but the bot wakes the thread.
    await party.bot.services.tables.leave(table_id, ada.id)
    await party.until(lambda: call["id"] not in [one["id"] for one in calls(ada, thread)])


async def test_what_another_process_saved_is_shown_by_this_one(party: Party, tmp_path: Path) -> None:
    ada, board = await lobby(party)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    other = await SqliteDatabase.open(tmp_path / "stammtisch.sqlite3")
    try:
        # It saves, and dies before it has shown anything.
        tables = Tables(TableStore(other), People(PeopleStore(other)), WallClock())
        bruno = party.person("Bruno")
        await tables.join(table_id, Person(bruno.id, "Bruno"), 5)
    finally:
        await other.close()
    await party.bot.services.boards.catch_up()
    await party.until(lambda: has(party.board(ada), "start") and "Bruno" in text(party.board(ada)))


async def test_an_old_board_that_discord_edits_no_more_is_posted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.upkeep.held.TOO_LONG", 1.5)
    limits = replace(Limits.off(), late_edits=Rate(1, 3600.0), late_after=0.0)
    async with Party(tmp_path, limits) as party:
        party.expected_errors |= {30046, 429}
        ada, board = await lobby(party)
        table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
        for name in ("Bruno", "Chloe", "Dario"):
            person = party.person(name)
            await party.bot.services.tables.join(table_id, Person(person.id, name), person.id)
            await asyncio.sleep(0.2)
            await party.bot.services.boards.catch_up()
        await party.until(lambda: "Dario" in text(party.board(ada)) and len(boards(ada, party.channel)) == 1)
        assert party.board(ada)["id"] != board["id"]


@pytest.mark.usefixtures("short_naps")
async def test_what_a_press_changed_is_shown_when_discord_is_there_again(party: Party) -> None:
    ada, board = await lobby(party)
    party.expected_errors.add(503)
    party.sandbox.faults.next = NextFailures(6, 503, only="callback|messages")
    await party.person("Bruno").press(board, control(board, "join")["custom_id"], wait=False)
    shown = await party.until(lambda: "Bruno" in text(party.board(ada)) and party.board(ada))
    assert len(boards(ada, party.channel)) == 1 and has(shown, "start")


async def test_a_table_that_closed_while_discord_was_away_loses_its_buttons(party: Party) -> None:
    ada, board = await lobby(party)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    party.expected_errors.add(503)
    party.sandbox.faults.next = NextFailures(8, 503, only="messages")
    await party.bot.services.tables.end(table_id, ada.id)
    await party.until(lambda: not [c for c in components(party.board(ada)) if "custom_id" in c])
    async with asyncio.timeout(10):
        while await party.bot.services.posts.behind():  # noqa: ASYNC110 - a state of the store, no event
            await asyncio.sleep(0.02)


async def test_a_closed_tables_last_face_is_owed_over_a_restart(party: Party) -> None:
    ada, board = await lobby(party)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    await party.bot.services.boards.close()
    await party.bot.services.tables.end(table_id, ada.id)
    await party.restart()
    await party.until(lambda: not [c for c in components(party.board(ada)) if "custom_id" in c])


async def test_where_we_are_shut_out_few_requests_are_refused_until_we_may_again(party: Party) -> None:
    ada, board = await lobby(party)
    party.expected_errors |= {50001, 50013}
    party.sandbox.faults.deny(party.channel.id, ["VIEW_CHANNEL"])
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    refused = party.sandbox.invalid_requests
    for name in ("Bruno", "Chloe"):
        person = party.person(name)
        await party.bot.services.tables.join(table_id, Person(person.id, person.display), person.id)
        await asyncio.sleep(0.1)
        await party.bot.services.boards.catch_up()
    await asyncio.sleep(0.3)
    assert party.sandbox.invalid_requests - refused <= 2
    party.sandbox.faults.deny(party.channel.id, [])
    await asyncio.sleep(0.1)
    await party.bot.services.boards.catch_up()
    await party.until(lambda: "Chlo" in text(party.board(ada)))


async def test_an_archived_thread_wakes_by_a_new_board(party: Party) -> None:
    party.expected_errors.add(50083)
    ada, bruno = party.person("Ada"), party.person("Bruno")
    thread = ada.open_thread(party.channel, "A long game")
    _, board = await lobby(party, thread)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    party.sandbox.archive(thread)
    await party.bot.services.tables.join(table_id, Person(bruno.id, bruno.display), 5)
    await party.until(lambda: any("Bruno" in text(m) for m in boards(ada, thread)))
    await party.until(lambda: len(boards(ada, thread)) == 1)
    assert has(boards(ada, thread)[0], "start")


async def test_a_locked_thread_is_left_alone(party: Party) -> None:
    party.expected_errors |= {50083, 50013}
    ada, bruno = party.person("Ada"), party.person("Bruno")
    thread = ada.open_thread(party.channel, "A long game")
    _, board = await lobby(party, thread)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    party.sandbox.archive(thread, locked=True)
    await party.bot.services.tables.join(table_id, Person(bruno.id, bruno.display), 5)
    await asyncio.sleep(0.3)
    tried = len(party.sandbox.sent)
    for _ in range(5):
        await party.bot.services.boards.catch_up()
        await asyncio.sleep(0.05)
    assert not [one for one in party.sandbox.sent[tried:] if "/messages" in one.path]
    ada.wake(thread)
    await asyncio.sleep(0.1)
    await party.bot.services.boards.catch_up()
    await party.until(lambda: any("Bruno" in text(m) for m in boards(ada, thread)))


@pytest.mark.parametrize("status", [0, 503])
async def test_a_board_whose_repost_was_not_confirmed_is_not_doubled(party: Party, status: int) -> None:
    ada, board = await lobby(party)
    party.expected_errors |= {10008, 503}
    ada.delete(board)
    party.sandbox.faults.lose_answers("POST", r"/channels/\d+/messages$", status=status)
    table_id = int(control(board, "join")["custom_id"].split(":")[1], 36)
    bruno = party.person("Bruno")
    await party.bot.services.tables.join(table_id, Person(bruno.id, bruno.display), 5)
    await party.until(lambda: boards(ada, party.channel) and "Bruno" in text(party.board(ada)))
    await asyncio.sleep(0.3)
    assert len(boards(ada, party.channel)) == 1
    assert (await press(bruno, party.board(ada), "leave")).type == 7, "it is the post that we know"


@pytest.mark.parametrize("status", [0, 503])
@pytest.mark.parametrize("lost", [False, True])
async def test_a_call_that_met_a_hiccup_is_made_once(party: Party, status: int, lost: bool) -> None:
    party.expected_errors.add(503)
    garden = GardenParty(party, {"Ada": "tables", "Bruno": "tables"})
    await garden.open(quick_start=True)
    await press(garden.people["Bruno"], garden.board("tables"), "join")
    only = r"/channels/\d+/messages$"
    party.sandbox.faults.next = NextFailures(2, status, only=only, method="POST", after=lost)
    await press(garden.people["Ada"], garden.board("tables"), "start")
    channel = garden.channel("tables")
    await party.until(lambda: calls(garden.people["Ada"], channel))
    await asyncio.sleep(0.3)
    assert len(calls(garden.people["Ada"], channel)) == 1


async def test_a_board_of_before_a_backup_is_redrawn_by_a_press_on_it(party: Party) -> None:
    ada, board = await lobby(party)
    bruno = party.person("Bruno")
    await press(bruno, board, "join")
    newer = await party.until(lambda: "Bruno" in text(party.board(ada)) and party.board(ada))
    table_id = int(control(newer, "join")["custom_id"].split(":")[1], 36)
    # The store is set back behind Discord's back: the board shows what the table does not know.
    post = await party.bot.services.posts.get(table_id, party.channel.id)
    assert post is not None
    await party.bot.services.posts.put(post._replace(edition=post.edition + 5))
    await party.restart()
    await press(party.person("Chloe"), party.board(ada), "join")
    await party.until(lambda: "Chlo" in text(party.board(ada)))


async def test_a_lobby_that_nobody_has_seen_is_closed_at_the_start(party: Party) -> None:
    ada = party.person("Ada")
    tables = party.bot.services.tables
    unseen = await tables.open("wuzzlts", {}, Person(ada.id, "Ada"), guild_id=party.channel.guild_id, channel_id=7)
    _, board = await lobby(party)
    await asyncio.sleep(0.01)
    await party.restart()

    async def phase() -> str:
        return (await party.bot.services.tables.table(unseen.id)).phase

    async with asyncio.timeout(10):
        while await phase() != "closed":  # noqa: ASYNC110 - a state of the store, no event
            await asyncio.sleep(0.02)
    assert has(party.board(ada), "join") and board["id"] == party.board(ada)["id"]


async def test_a_server_that_invited_us_again_while_we_were_away_has_its_tables_back(party: Party) -> None:
    ada, board = await lobby(party)
    guild = party.channel.guild_id
    party.sandbox.faults.set_membership(guild, member=False)
    await asyncio.sleep(0.2)
    await party.stop()
    party.sandbox.faults.set_membership(guild, member=True)
    await party.start()
    await press(party.person("Bruno"), board, "join")
    await party.until(lambda: "Bruno" in text(party.board(ada)))


async def test_deleted_emojis_of_ours_cost_the_emojis_and_no_hand(party: Party) -> None:
    party.expected_errors.add(50035)
    await party.bot.warmed()
    table = await WuzzltsParty(party, ("Ada", "Bruno")).start()
    emojis = party.sandbox.core.emojis
    for emoji in list(emojis.ids()):
        emojis.delete(emoji)
    ada = table.people[0]
    await press(ada, table.dms(ada)[0], "draw.top")
    await party.until(lambda: starting(table.dms(ada)[0], "lay."))
    shown = await heard(await press(ada, table.board(), "my.hand"))
    assert starting(shown, "lay.")


async def test_a_hundred_closed_tables_leave_nothing_behind(party: Party) -> None:
    ada = party.person("Ada")
    tables, boards_of = party.bot.services.tables, party.bot.services.boards

    def left() -> int:
        gc.collect()
        return sum(isinstance(thing, Table | Record | Task) for thing in gc.get_objects())

    async def open_and_close(count: int) -> None:
        for _ in range(count):
            answer = await ada.command(party.channel, "wuzzlts start")
            await party.until(lambda answer=answer: answer.message is not None and not answer.loading)
            board = answer.message
            assert board is not None
            table_id = int(control(dict(board), "join")["custom_id"].split(":")[1], 36)
            await tables.end(table_id, ada.id)
        await party.until(lambda: not boards_of._upkeep.busy and not boards_of._soon)
        await party.until(lambda: not any(has(one, "join") for one in boards(ada, party.channel)))
        await party.bot.services.posts.save()

    await open_and_close(3)
    before = left()
    await open_and_close(100)
    assert left() <= before + 5
