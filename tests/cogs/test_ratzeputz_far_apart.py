"""A garden of people in different channels and servers: who is late, where one's own board is, which channel left."""

from collections.abc import AsyncIterator
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.discord_io.channels import Place, place_of
from bot.i18n import LOCALES, translator
from cogs.commands.tables import _may_see
from cogs.posts.farewell import farewell
from tests.cogs.garden_party import GardenParty, moves, told
from tests.cogs.party import Party, press, text

SEATS = {"Ada": "tables", "Bruno": "spielwiese", "Chloe": "garden"}
SERVER = "**@everyone** `Platz`"


@pytest.fixture
async def garden(party: Party) -> AsyncIterator[GardenParty]:
    yield GardenParty(party, dict(SEATS))


async def test_a_turn_whose_time_was_up_is_told_in_every_channel_in_its_language(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    await garden.time_out()
    english, also_english, german = [text(board) for board in await sorted_boards(garden)]
    assert "Ada's turn passed: time was up" in english and "Ada's turn passed" in also_english
    assert "Der Zug von Ada ist verfallen" in german and "**Bruno" in german
    for _ in range(3):
        board = await garden.newest("spielwiese")
        assert "ist verfallen" in text(board)
        await press(garden.people["Bruno"], board, moves(board)[0])
    assert not [
        board for board in await garden.same_everywhere() if "passed" in text(board) or "verfallen" in text(board)
    ]


async def sorted_boards(garden: GardenParty) -> list[Any]:
    """Return the newest boards of #tables, #garden and #spielwiese."""
    return [await garden.newest(channel) for channel in ("tables", "garden", "spielwiese")]


async def test_who_is_skipped_is_marked_on_every_board_and_in_the_text(garden: GardenParty) -> None:
    garden.seats = {"Ada": "tables", "Bruno": "spielwiese"}
    await garden.begin(quick_start=True)
    await garden.time_out()
    for _ in range(3):
        board = await garden.newest("spielwiese")
        await press(garden.people["Bruno"], board, moves(board)[0])
    await garden.time_out()
    english, german = [text(await garden.newest(channel)) for channel in ("tables", "spielwiese")]
    assert "Ada (away)" in english and "Ada is away and skipped" in english
    assert "Ada (weg)" in german and "wird übersprungen" in german
    words = await told(await press(garden.people["Bruno"], garden.board("spielwiese"), "text"))
    assert "- Ada (weg)\n" in words and "wird übersprungen" in words and "Brandmüller ist dran" in words


async def mine(garden: GardenParty, name: str, channel: str) -> str:
    """Return what somebody hears who asks where they sit."""
    return await told(await garden.people[name].command(garden.channel(channel), "table mine"))


async def test_mine_links_the_board_where_one_sat_down(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    for name, channel in SEATS.items():
        own = str(garden.board(channel)["id"])
        assert own in await mine(garden, name, channel)
        assert own in await mine(garden, name, "window-seat")
        assert own in await mine(garden, name, "kegelbahn")


async def test_mine_links_what_can_be_seen_from_here_once_ones_own_channel_is_gone(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.expected_errors |= {10003}  # a call that was there is taken back
    garden.party.sandbox.faults.delete_channel(garden.channel("garden").id)
    await garden.said("tables", "no longer shows this game")
    chloe = await mine(garden, "Chloe", "window-seat")
    assert str(garden.board("tables")["id"]) in chloe
    assert str(garden.board("spielwiese")["id"]) in await mine(garden, "Chloe", "spielwiese")
    garden.party.sandbox.faults.delete_channel(garden.channel("tables").id)
    await garden.party.until(lambda: len(farewells(garden, "spielwiese")) == 2)
    lost = await mine(garden, "Chloe", "window-seat")
    assert "https://" not in lost and garden.code in lost


def test_a_channel_that_somebody_may_not_see_is_not_linked() -> None:
    post, member = Mock(guild_id=1, channel_id=2), Mock(spec=discord.Member)
    for sees in (True, False):
        interaction = Mock(guild_id=1, user=member)
        channel = interaction.guild.get_channel_or_thread.return_value
        channel.permissions_for.return_value = discord.Permissions(view_channel=sees)
        assert _may_see(interaction, post) is sees
        interaction.guild.get_channel_or_thread.assert_called_with(2)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_word_of_a_channel_that_left_names_it_only_to_who_may_know(locale: str) -> None:
    t = translator(locale)
    there, gone, secret = Place(SERVER, "plan-b", "<#7>"), Place(SERVER, "_plan-b_"), Place(SERVER)
    assert "<#7>" in farewell(there, t, same_server=True)
    assert r"#\_plan\-b\_" in farewell(gone, t, same_server=True)
    unknown = farewell(secret, t, same_server=True)
    assert "Platz" not in unknown and unknown == farewell(Place(), t, same_server=False)
    for place in (there, gone, secret):
        elsewhere = farewell(place, t, same_server=False)
        assert "Platz" in elsewhere and "plan" not in elsewhere and "<#" not in elsewhere
        assert "**" not in elsewhere and "@everyone" not in elsewhere.replace("\\@everyone", "")


def test_a_channel_that_not_everybody_sees_keeps_its_name() -> None:
    for sees in (True, False):
        channel = Mock(spec=discord.TextChannel)
        channel.name, channel.guild.name = "plan", "Teahouse"
        channel.permissions_for.return_value = discord.Permissions(view_channel=sees)
        assert place_of(channel) == Place("Teahouse", "plan" if sees else "")
        thread = Mock(spec=discord.Thread)
        thread.parent = channel
        thread.name, thread.guild.name = "talk", "Teahouse"
        thread.is_private.return_value = False
        assert place_of(thread).channel == ("talk" if sees else "")
        thread.is_private.return_value = True
        assert place_of(thread).channel == ""


async def test_a_server_of_two_channels_that_goes_is_named_once_and_escaped(garden: GardenParty) -> None:
    sandbox = garden.party.sandbox
    sandbox.guilds[1].name = SERVER
    await garden.party.restart()
    garden.seats = {"Ada": "tables", "Bruno": "spielwiese", "Dario": "kegelbahn"}
    await garden.begin(quick_start=True)
    sandbox.faults.set_membership(sandbox.guilds[1].id, member=False)
    await garden.said("tables", "no longer shows this game")
    await press(garden.people["Ada"], await garden.newest("tables"), "roll")
    server = r"\*\*\@everyone\*\* \`Platz\`"
    assert farewells(garden, "tables") == [
        f"🍂 A channel of the server {server} no longer shows this game. It goes on here."
    ]


def farewells(garden: GardenParty, channel: str) -> list[str]:
    """Return what a channel was told of others that left."""
    said = [text(message) for message in garden.people["Ada"].messages(garden.channel(channel))]
    return [words for words in said if "🍂" in words]


async def test_a_deleted_channel_is_named_in_its_server_and_its_server_elsewhere(garden: GardenParty) -> None:
    await garden.begin(quick_start=True)
    garden.party.sandbox.faults.delete_channel(garden.channel("garden").id)
    await garden.said("tables", "#garden no longer shows this game")
    await garden.said("spielwiese", "Ein Kanal des Servers Teahouse zeigt dieses Spiel nicht mehr")


async def test_the_text_takes_its_predecessors_place_so_that_nobody_has_a_record_of_the_garden(
    garden: GardenParty,
) -> None:
    await garden.begin(quick_start=True)
    for _ in range(3):
        board = await garden.newest("tables")
        await told(await press(garden.people["Ada"], board, "text"))
        await garden.party.until(lambda: len(private(garden)) == 1)
        await press(garden.people["Ada"], board, moves(board)[0])
    await garden.same_everywhere()
    await told(await press(garden.people["Ada"], garden.board("tables"), "text"))
    await garden.party.until(lambda: len(private(garden)) == 1)
    assert "Bruno" in private(garden)[0]


def private(garden: GardenParty) -> list[str]:
    """Return what only Ada sees in her channel."""
    return [text(m) for m in garden.people["Ada"].messages(garden.channel("tables")) if m["flags"] & 64]
