"""Calls: whose turn it is hears so once, where they play, and nobody else is ever pinged."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.pace import HOUR
from bot.tables.record import Record
from bot.tables.records import Change
from tests.cogs.garden_party import GardenParty, moves
from tests.cogs.party import Party, press

SEATS = {"Ada": "tables", "Bruno": "spielwiese"}


@pytest.fixture
async def garden(party: Party) -> AsyncIterator[GardenParty]:
    yield GardenParty(party, dict(SEATS))


def pinged(garden: GardenParty) -> list[tuple[str, str]]:
    """Return (channel, id of the person) of every message that was ever sent and pings."""
    found = []
    for sent in garden.party.sandbox.sent:
        body = sent.json if isinstance(sent.json, dict) else {}
        users = (body.get("allowed_mentions") or {}).get("users") or []
        if sent.method == "POST" and users:
            found.append((sent.path.split("/")[2], *map(str, users)))
    return found


def call(garden: GardenParty, name: str) -> tuple[str, str]:
    """Return how a call of somebody looks in ``pinged``."""
    return (str(garden.channel(garden.seats[name]).id), str(garden.people[name].id))


async def turn(garden: GardenParty, name: str) -> None:
    """Let somebody roll, walk and pull."""
    for _ in range(3):
        board = await garden.newest(garden.seats[name])
        await press(garden.people[name], board, moves(board)[0])


async def called(garden: GardenParty, channel: str, count: int = 1) -> list[dict[str, Any]]:
    """Wait until so many calls stand in a channel and return them."""
    await garden.party.until(lambda: len(garden.calls(channel)) == count)
    return garden.calls(channel)


async def test_whose_turn_it_is_is_called_once_where_they_play(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await called(garden, "tables")
    await turn(garden, "Ada")
    standing = await called(garden, "spielwiese")
    await called(garden, "tables", 0)
    assert garden.people["Bruno"].mention in standing[0]["content"] and "am Zug" in standing[0]["content"]
    assert str(garden.board("spielwiese")["id"]) in standing[0]["content"]
    board = await garden.newest("spielwiese")
    await press(garden.people["Bruno"], board, "roll")
    await called(garden, "spielwiese", 0)  # the table has moved on
    board = await garden.newest("spielwiese")
    await press(garden.people["Bruno"], board, moves(board)[0])
    await asyncio.sleep(0.3)
    assert pinged(garden) == [call(garden, "Ada"), call(garden, "Bruno")]


async def test_a_restart_neither_repeats_nor_forgets_a_call(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await called(garden, "tables")
    await garden.party.restart()
    await asyncio.sleep(0.3)
    assert len(garden.calls("tables")) == 1 and pinged(garden) == [call(garden, "Ada")]
    await turn(garden, "Ada")
    await called(garden, "tables", 0)
    await called(garden, "spielwiese")
    assert pinged(garden) == [call(garden, "Ada"), call(garden, "Bruno")]


async def test_a_call_whose_table_moved_on_while_nobody_watched_is_taken_back(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await called(garden, "tables")
    calls = garden.party.bot._caller
    await calls.close()  # dies before the move
    board = await garden.newest("tables")
    await press(garden.people["Ada"], board, "roll")
    assert len(garden.calls("tables")) == 1
    await garden.party.restart()
    await called(garden, "tables", 0)


async def test_a_call_that_goes_with_its_channel_is_made_where_the_game_goes_on(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await called(garden, "tables")
    garden.party.expected_errors |= {10003, 10008}
    garden.party.sandbox.faults.delete_channel(garden.channel("tables").id)
    (again,) = await called(garden, "spielwiese")
    assert garden.people["Ada"].mention in again["content"]
    await asyncio.sleep(0.3)
    assert [user for _, user in pinged(garden)] == [str(garden.people["Ada"].id)] * 2


async def test_with_anyone_nobody_is_called(garden: GardenParty) -> None:
    await garden.begin(turns="anyone", quick_start=True)
    await turn(garden, "Ada")
    await turn(garden, "Bruno")
    await asyncio.sleep(0.3)
    assert pinged(garden) == []


async def test_in_a_race_nobody_is_called(party: Party) -> None:
    garden = GardenParty(party, {"Ada": "tables"})
    ada, bruno = party.person("Ada"), party.person("Bruno")
    await ada.command(garden.channel("tables"), "putz-die-wutz start")
    await press(bruno, await party.shows(ada, "join", garden.channel("tables")), "join")
    await press(ada, await party.shows(ada, "start", garden.channel("tables")), "start")
    await press(ada, await party.shows(ada, "roll", garden.channel("tables")), "roll")
    await asyncio.sleep(0.3)
    assert pinged(garden) == []


async def test_who_plays_alone_is_not_called_but_reminded(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables"}
    await garden.begin(quick_start=True)
    await turn(garden, "Ada")
    await asyncio.sleep(0.3)
    assert pinged(garden) == []
    await remind(garden)
    await called(garden, "tables")


async def remind(garden: GardenParty) -> None:
    """Let the table's next reminder be due now."""
    records = garden.party.bot.services.tables.records

    def hasten(record: Record, now: int) -> Change:
        alarms = [replace(a, at=now) if a.what == "remind" else a for a in record.table.alarms]
        first = next(a for a in alarms if a.what == "remind")
        kept = tuple(a for a in alarms if a.what != "remind" or a is first)
        return Change(replace(record, table=replace(record.table, alarms=kept)), shows=False)

    await records.change(garden.table_id, hasten)


async def test_a_reminder_takes_the_place_of_the_call(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    first = (await called(garden, "tables"))[0]
    await remind(garden)
    await garden.party.until(lambda: len(pinged(garden)) == 2)
    await garden.party.until(lambda: [m["id"] for m in garden.calls("tables")] != [first["id"]])
    reminder = (await called(garden, "tables"))[0]
    deadline = (await garden.look()).table.deadline
    assert deadline is not None and deadline - garden.party.bot.services.tables.clock.now() > 20 * HOUR
    assert f"<t:{deadline // 1000}:R>" in reminder["content"]
    assert pinged(garden) == [call(garden, "Ada"), call(garden, "Ada")]
    await turn(garden, "Ada")
    await called(garden, "tables", 0)


async def test_who_plays_where_the_garden_is_no_more_is_called_elsewhere(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.sandbox.faults.delete_channel(garden.channel("spielwiese").id)
    await garden.said("tables", "no longer shows this game")
    await turn(garden, "Ada")
    standing = await called(garden, "tables")
    assert garden.people["Bruno"].mention in standing[0]["content"]


async def test_the_end_takes_the_last_call_back(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await called(garden, "tables")
    await garden.people["Ada"].command(garden.channel("tables"), "table end")
    await called(garden, "tables", 0)


async def test_a_channel_where_nobody_may_be_called_stops_nothing(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.expected_errors |= {50001, 50013}
    garden.party.sandbox.faults.deny(garden.channel("spielwiese").id, ["SEND_MESSAGES"])
    await turn(garden, "Ada")
    board = await garden.newest("spielwiese")
    await press(garden.people["Bruno"], board, "roll")
    assert "roll" not in moves(await garden.newest("tables"))
