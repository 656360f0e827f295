"""One garden in three channels of two servers: codes, boards in step, presses in the same instant, channels that go."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot.tables.pace import DAY
from tests.cogs.garden_party import GardenParty, moves, told
from tests.cogs.party import Party, has, picture, press, text

SEATS = {"Ada": "tables", "Bruno": "spielwiese", "Chloe": "garden", "Dario": "spielwiese", "Estrella": "tables"}


@pytest.fixture
async def garden(party: Party) -> AsyncIterator[GardenParty]:
    yield GardenParty(party, dict(SEATS))


async def test_five_people_play_one_garden_in_three_channels_to_the_end(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    chance = Random(8)
    everywhere = await garden.same_everywhere()
    for _ in range(400):
        if not moves(everywhere[0]):
            break
        await garden.step(chance)
        everywhere = await garden.same_everywhere()
        assert len({tuple(moves(board)) for board in everywhere}) == 1
        assert [garden.files(board) for board in everywhere] == [1, 1, 1]
    view = (await garden.look()).view
    assert view is not None and view.result is not None
    english, german = text(garden.board("tables")), text(garden.board("spielwiese"))
    assert "burrow" in english and "Hasenbau" in german
    assert all(has(board, "replay") and garden.code not in text(board) for board in everywhere)
    await press(garden.people["Ada"], garden.board("tables"), "rematch")
    await garden.party.shows(garden.people["Ada"], "join", garden.channel("tables"))
    await press(garden.people["Bruno"], garden.board("spielwiese"), "rematch")
    lobby = await garden.party.shows(garden.people["Bruno"], "join", garden.channel("spielwiese"))
    assert "**" in text(lobby) and garden.code not in text(lobby)
    assert text(lobby).count("\n1. Ada") == 1 and "5. " in text(lobby)


async def test_a_board_speaks_its_own_servers_language(garden: GardenParty) -> None:
    await garden.begin()
    assert "plants a root" in text(garden.board("tables"))
    assert "pflanzt eine Rübe" in text(garden.board("spielwiese"))


async def test_a_move_in_one_channel_shows_in_all_others(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    before = [picture(board) for board in await garden.same_everywhere()]
    await press(garden.people["Ada"], garden.board("tables"), "roll")
    after = [picture(board) for board in await garden.same_everywhere()]
    assert not set(before) & set(after)


def _late(answers: list[Any]) -> list[Any] | None:
    """Return the two who were told something in private, once they were."""
    told = [answer for answer in answers if answer.type != 7 or answer.followups]
    return told if len(told) == 2 else None


async def test_two_people_act_in_two_channels_in_the_same_instant(garden: GardenParty) -> None:
    await garden.begin(turns="anyone", quick_start=True)
    before = (await garden.look()).table.moves
    boards = {name: garden.board(garden.seats[name]) for name in ("Ada", "Bruno", "Chloe")}
    answers = await asyncio.gather(*(press(garden.people[name], board, "roll") for name, board in boards.items()))
    # Who came too late reads so, below the board as it is now.
    lost = await garden.party.until(lambda: _late(answers))
    for answer in lost:
        assert (await told(answer)).strip()
    assert (await garden.look()).table.moves == before + 1
    everywhere = await garden.same_everywhere()
    assert len({tuple(moves(board)) for board in everywhere}) == 1 and all(moves(b)[0] != "roll" for b in everywhere)


async def test_who_presses_out_of_turn_hears_so_in_private(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    answer = await press(garden.people["Bruno"], garden.board("spielwiese"), "roll")
    assert "Ada ist dran" in await told(answer)


async def test_a_channel_that_discord_holds_back_skips_to_the_newest_state(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    slow, there = garden.party.sandbox.faults.slow, f"/channels/{garden.channel('spielwiese').id}/messages/"
    slow.ms, slow.only = 500, there
    before = len(garden.party.sandbox.sent)
    for action in ("roll", None, None):
        board = await garden.newest("tables")
        await press(garden.people["Ada"], board, action or moves(board)[0])
    slow.ms = 0
    await garden.same_everywhere()
    edits = [s for s in garden.party.sandbox.sent[before:] if s.method == "PATCH" and s.path.startswith(there)]
    assert 1 <= len(edits) < 3
    assert moves(garden.board("spielwiese")) == moves(garden.board("tables")) == ["roll"]


async def test_a_wrong_code_says_so_and_five_a_minute_are_enough(garden: GardenParty) -> None:
    await garden.open()
    for _ in range(5):
        answer = await garden.link("Bruno", "spielwiese", "XXXX-XXXX")
        assert "XXXX-XXXX" in await told(answer)
    assert "Fünf falsche Codes" in await told(await garden.link("Bruno", "spielwiese"))
    linked = await garden.link("Dario", "spielwiese")
    assert not linked.ephemeral


async def test_joining_twice_in_one_channel_leads_to_the_board_there(garden: GardenParty) -> None:
    await garden.open()
    await garden.link("Bruno", "spielwiese", garden.code.lower().replace("-", ""))
    again = await told(await garden.link("Dario", "spielwiese"))
    assert str(garden.board("spielwiese")["id"]) in again


async def test_joining_after_the_end_is_refused_whosever_garden_it_was(garden: GardenParty) -> None:
    await garden.open()
    await garden.people["Ada"].command(garden.channel("tables"), "table end")
    assert "zu Ende" in await told(await garden.link("Bruno", "spielwiese"))
    assert "over" in await told(await garden.link("Ada", "garden"))


async def test_somebody_who_knows_the_code_may_watch_a_running_garden(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables", "Estrella": "tables"}
    await garden.begin(quick_start=True)
    linked = await garden.link("Bruno", "spielwiese")
    assert not linked.ephemeral and moves(garden.board("spielwiese")) == ["roll"]
    assert "nicht" in await told(await press(garden.people["Bruno"], garden.board("spielwiese"), "roll"))


async def test_up_to_eight_people_of_any_linked_channel_may_sit(garden: GardenParty) -> None:
    await garden.open()
    await garden.link("Bruno", "spielwiese")
    for name in ("Bruno", "Chloe", "Dario", "Estrella"):
        await press(garden.people[name], await garden.newest("spielwiese"), "join")
    for _ in range(3):
        await press(garden.people["Ada"], await garden.newest("tables"), "house")
    assert not has(await garden.newest("spielwiese"), "join")
    table = (await garden.look()).table
    assert len(table.sitters) == 8
    assert [s.channel for s in table.sitters[:2]] == [garden.channel("tables").id, garden.channel("spielwiese").id]


async def test_a_deleted_channel_unlinks_itself_with_a_word_to_the_others(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.sandbox.faults.delete_channel(garden.channel("spielwiese").id)
    await garden.said("tables", "A channel of the server Dorfplatz no longer shows this game")
    await garden.said("garden", "A channel of the server Dorfplatz no longer shows this game")
    assert len(await garden.same_everywhere()) == 2
    await press(garden.people["Ada"], garden.board("tables"), "roll")
    assert len(await garden.same_everywhere()) == 2


async def test_a_server_that_takes_the_bot_out_unlinks_itself(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.sandbox.faults.set_membership(garden.party.sandbox.guilds[1].id, member=False)
    await garden.said("tables", "A channel of the server Dorfplatz no longer shows this game")
    assert len(await garden.same_everywhere()) == 2


async def test_an_outage_of_a_server_unlinks_nothing(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    guild = garden.party.sandbox.guilds[1].id
    garden.party.sandbox.faults.guild_outage(guild, over=False)
    await asyncio.sleep(0.3)
    garden.party.sandbox.faults.guild_outage(guild, over=True)
    await press(garden.people["Ada"], garden.board("tables"), "roll")
    assert len(await garden.same_everywhere()) == 3


async def test_a_permission_that_goes_away_unlinks_its_channel(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.expected_errors |= {50001, 50013}
    garden.party.sandbox.faults.deny(garden.channel("garden").id, ["VIEW_CHANNEL"])
    await press(garden.people["Ada"], garden.board("tables"), "roll")
    await garden.said("spielwiese", "Ein Kanal des Servers Teahouse zeigt dieses Spiel nicht mehr")
    garden.party.sandbox.faults.deny(garden.channel("garden").id, [])
    assert len(await garden.same_everywhere()) == 2


async def leave(garden: GardenParty, name: str, channel: str) -> Any:
    return await garden.people[name].command(garden.channel(channel), "ratzeputz leave-garden")


async def left(garden: GardenParty, name: str, channel: str) -> str:
    """Take a garden out of a channel and return what everybody there reads."""
    answer = await (await leave(garden, name, channel)).settled()
    assert not answer.ephemeral
    return text(answer.message)


async def test_a_channel_is_taken_out_by_who_linked_it_or_may_manage_it(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)  # Bruno linked both other channels; in the Dorfplatz Ada and Dario moderate
    assert "Manage Channels" in await told(await leave(garden, "Chloe", "garden"))
    assert garden.code in await left(garden, "Bruno", "garden")
    await garden.said("tables", f"<#{garden.channel('garden').id}> no longer shows this game")
    assert len(await garden.same_everywhere()) == 2
    assert garden.code in await left(garden, "Ada", "spielwiese")
    assert len(await garden.same_everywhere()) == 1
    assert "No garden" in await told(await leave(garden, "Ada", "garden"))


async def test_the_last_channel_taken_out_leaves_the_garden_to_be_found_by_its_players(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables", "Estrella": "tables"}
    await garden.begin(quick_start=True)
    view = (await garden.look()).view
    word = await left(garden, "Ada", "tables")
    assert "seven days" in word and garden.code in word
    table = (await garden.look()).table
    assert table.asleep and table.phase == "playing"
    assert [alarm.what for alarm in table.alarms] == ["close"]
    assert 0 <= table.alarms[0].at - garden.party.bot.services.tables.clock.now() <= 7 * DAY
    assert "nur wer dort sitzt" in await told(await garden.link("Bruno", "spielwiese"))
    found = await garden.link("Estrella", "spielwiese")
    assert not found.ephemeral and (await garden.look()).view == view
    assert not (await garden.look()).table.asleep, "who plays here has brought it back: that is being there"
    pressed = await press(garden.people["Ada"], garden.board("spielwiese"), "roll")
    assert pressed.type == 7


async def test_kicking_whose_turn_it_is_goes_on_in_every_channel(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await press(garden.people["Ada"], garden.board("tables"), "roll")
    kicked = await garden.people["Ada"].command(garden.channel("tables"), "table kick", player=garden.people["Ada"].id)
    assert "Ada" in await told(kicked)
    assert await garden.movers() == ["Bruno"]
    for board in await garden.same_everywhere():
        assert moves(board) == ["roll"]


async def test_a_moderator_of_a_linked_server_does_not_rule_the_garden(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    dario = garden.people["Dario"]  # moderates the Dorfplatz, where the garden was only linked
    await told(await dario.command(garden.channel("spielwiese"), "table end"))
    await told(await dario.command(garden.channel("spielwiese"), "table kick", player=garden.people["Ada"].id))
    table = (await garden.look()).table
    assert table.phase == "playing" and not any(sitter.left for sitter in table.sitters)


async def test_closing_what_is_over_is_no_right_of_a_linked_servers_moderators(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables", "Bruno": "spielwiese"}
    await garden.begin(quick_start=True)
    for name, channel in garden.seats.items():
        await told(await garden.people[name].command(garden.channel(channel), "table leave"))
    await garden.same_everywhere()
    await press(garden.people["Dario"], garden.board("spielwiese"), "close")
    assert (await garden.look()).table.phase == "over"
    await press(garden.people["Ada"], garden.board("tables"), "close")  # she moderates where it was opened
    assert (await garden.look()).table.phase == "closed"


async def test_the_last_one_to_leave_ends_the_garden_in_every_channel(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables", "Bruno": "spielwiese"}
    await garden.begin(quick_start=True)
    for name, channel in garden.seats.items():
        await told(await garden.people[name].command(garden.channel(channel), "table leave"))
    english, german = (text(board) for board in await garden.same_everywhere())
    assert "Everybody left the garden" in english and "Alle haben den Garten verlassen" in german
    assert garden.code not in english + german
