"""Leaving, kicking, ending, results, rematches."""

from random import Random

import pytest

from bot.engines.putzdiewutz.moves import RollDice
from bot.tables.pace import DAY, MINUTE
from bot.tables.refusal import Refused
from tests.tables.house import ADA, BEN, CLEO, DORA, House
from tests.tables.playing import play
from tests.tables.racing import opened


async def test_who_leaves_is_gone_for_good(house: House) -> None:
    table = await house.started(seats=3)
    table = await house.tables.leave(table.id, BEN.id)
    assert [sitter.left for sitter in table.sitters] == [False, True, False]
    assert not await house.tables.seated(BEN.id)
    for refused in (house.press(table.id, BEN, RollDice()), house.tables.leave(table.id, BEN.id)):
        with pytest.raises(Refused, match="refused-not-seated"):
            await refused
    await house.press(table.id, CLEO, RollDice())
    await house.true_to_its_moves(table.id)


async def test_the_host_passes_on_in_the_game_too(house: House) -> None:
    table = await house.started(seats=3)
    table = await house.tables.leave(table.id, ADA.id)
    assert table.host == BEN.id
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.kick(table.id, CLEO.id, BEN.id)
    table = await house.tables.kick(table.id, BEN.id, CLEO.id)
    assert table.phase == "over"


async def test_a_kick_in_the_game(house: House) -> None:
    table = await house.started(seats=3)
    table = await house.tables.kick(table.id, ADA.id, CLEO.id)
    assert table.sitters[2].left and table.phase == "playing"
    with pytest.raises(Refused, match="refused-they-are-not-seated"):
        await house.tables.kick(table.id, ADA.id, CLEO.id)
    with pytest.raises(Refused, match="refused-kicked"):
        await house.press(table.id, CLEO, RollDice())
    table = await house.tables.kick(table.id, DORA.id, ADA.id, moderator=True)
    assert table.phase == "over"
    await house.true_to_its_moves(table.id)


async def test_a_leave_in_a_race(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    table = await house.tables.leave(table.id, BEN.id)
    assert table.phase == "playing"
    await house.true_to_its_moves(table.id)


@pytest.mark.parametrize("game", ["putzdiewutz", "ratzeputz", "wuzzlts", "wuerfelwg"])
async def test_a_game_without_people_is_closed_or_over(house: House, game: str) -> None:
    table = await house.started(game, 2)
    await house.tables.leave(table.id, ADA.id)
    if (await house.table(table.id)).phase == "playing":
        await house.tables.leave(table.id, BEN.id)
    table = await house.table(table.id)
    assert table.phase in ("over", "closed")
    await house.advance(10 * MINUTE)
    assert (await house.table(table.id)).version == table.version


async def test_a_game_that_is_over_is_closed_after_a_day(house: House) -> None:
    table = await house.started(seats=2)
    table = await house.tables.leave(table.id, BEN.id)
    assert table.phase == "over" and table.due_at == house.clock.now() + DAY
    # Nobody is given time by a restart for what needs none.
    await house.restart(down=DAY + MINUTE)
    table = await house.table(table.id)
    assert (table.phase, table.why_closed, table.due_at) == ("closed", "over", None)
    look = await house.look(table.id)
    assert look.view is not None and look.view.result is not None, "its result can still be shown"
    assert (await house.tables.rematch(table.id, ADA.id)).phase == "lobby"


async def test_ending_a_game_keeps_no_result(house: House) -> None:
    table = await house.started(seats=3)
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.end(table.id, CLEO.id)
    table = await house.tables.end(table.id, CLEO.id, moderator=True)
    assert (table.phase, table.why_closed, table.due_at) == ("closed", "moderated", None)
    other = await house.started(seats=2)
    assert (await house.tables.end(other.id, ADA.id, moderator=True)).why_closed == "ended"
    assert not await house.results.of_person(ADA.id)


async def test_results_are_saved_once(house: House) -> None:
    table = await house.started("putzdiewutz", 2, {"variant": "very_young", "early_end": True}, house=1)
    table = await play(house, table.id, Random(2))
    assert table.phase == "over"
    look = await house.look(table.id)
    assert look.view is not None and look.view.result is not None and look.view.result.scores is not None
    for seat, person in enumerate((ADA, BEN)):
        score = look.view.result.scores[seat]
        won = int(seat in look.view.result.winners)
        assert await house.results.of_person(person.id) == [("putzdiewutz", 1, won, score)]
    # Closing it later, and looking at it again after a restart, adds nothing.
    await house.tables.end(table.id, ADA.id, "closed")
    await house.restart()
    await house.advance(2 * DAY)
    assert [row[1] for row in await house.results.of_person(ADA.id)] == [1]


async def test_who_left_has_no_result(house: House) -> None:
    table = await house.started(seats=2)
    table = await house.tables.leave(table.id, BEN.id)
    assert table.phase == "over"
    assert len(await house.results.of_person(ADA.id)) == 1
    assert not await house.results.of_person(BEN.id)


async def test_a_rematch_seats_the_same_people(house: House) -> None:
    table = await house.started("putzdiewutz", 3, {"variant": "young"}, house=1)
    await house.tables.leave(table.id, CLEO.id)
    with pytest.raises(Refused, match="refused-not-over"):
        await house.tables.rematch(table.id, ADA.id)
    await house.tables.end(table.id, ADA.id)
    again = await house.tables.rematch(table.id, BEN.id)
    assert (again.phase, again.host, again.options) == ("lobby", BEN.id, {"variant": "young"})
    assert [sitter.name for sitter in again.sitters] == ["Ben", "Ada", "Frau Schnurr"]
    assert (again.guild_id, again.channel_id) == (table.guild_id, table.channel_id)
    assert (await house.record(again.id)).seed != (await house.record(table.id)).seed
    assert (await house.tables.start(again.id, BEN.id)).phase == "playing"


async def test_a_second_rematch_is_the_same_one(house: House) -> None:
    table = await house.started(seats=2)
    await house.tables.end(table.id, ADA.id)
    first = await house.tables.rematch(table.id, ADA.id, 70)
    second = await house.tables.rematch(table.id, BEN.id, 71)
    twice = await house.tables.rematch(table.id, ADA.id, 70)
    assert first.id == second.id == twice.id
    assert len(await house.store.all_ids()) == 2
    with pytest.raises(Refused, match="refused-not-seated"):
        await house.tables.rematch(table.id, CLEO.id)
