"""A new process on the same database: clocks go on, and who could not press gets a little time."""

import asyncio
from random import Random

import pytest

from bot.engines import GAMES
from bot.engines.putzdiewutz.moves import RollDice
from bot.tables.pace import DAY, HOUR, MINUTE, PAUSE, SECOND
from bot.tables.refusal import Refused
from tests.tables.house import ADA, BEN, CLEO, House
from tests.tables.playing import one_move
from tests.tables.racing import opened, right, rolled, wrong


async def test_a_lobby_goes_on(house: House) -> None:
    table = await house.lobby()
    await house.advance(10 * MINUTE)
    await house.restart(down=10 * MINUTE)
    assert await house.table(table.id) == table
    await house.tables.join(table.id, CLEO)
    assert len((await house.tables.start(table.id, ADA.id)).sitters) == 3


async def test_a_clock_that_did_not_pass_goes_on(house: House) -> None:
    table = await house.started()
    await house.advance(20 * SECOND)
    await house.restart(down=20 * SECOND)
    await house.advance(20 * SECOND - 1)
    assert (await house.table(table.id)).moves == 0
    await house.advance(1)
    assert (await house.table(table.id)).moves == 1


@pytest.mark.parametrize(("game", "down", "grace"), [("putzdiewutz", HOUR, MINUTE), ("ratzeputz", 3 * DAY, HOUR)])
async def test_a_deadline_that_passed_meanwhile_gets_its_grace(house: House, game: str, down: int, grace: int) -> None:
    table = await house.started(game, 2)
    await house.restart(down=down)
    now = await house.table(table.id)
    assert (now.moves, now.deadline) == (0, house.clock.now() + grace)
    await house.advance(grace - 1)
    assert (await house.table(table.id)).moves == 0
    await house.advance(1)
    assert (await house.table(table.id)).moves == 1


async def test_a_race_that_was_hidden_is_shown(house: House) -> None:
    table = await rolled(house, await house.started())
    await house.restart()
    grab = await right(house, table)
    with pytest.raises(Refused, match="refused-not-yet"):
        await house.press(table.id, ADA, grab, step=table.step)
    await house.advance(PAUSE[1])
    table = await house.table(table.id)
    assert table.race is not None and table.race.open
    await house.tables.was_shown(table.id, table.edition, house.clock.now())
    await house.advance(600)
    press = asyncio.create_task(house.press(table.id, ADA, grab, step=table.step))
    await house.advance(150)
    assert (await press).ms == 600


async def test_a_race_that_was_open_goes_on(house: House) -> None:
    table = await opened(house, await house.started(seats=3, house=1))
    await house.press(table.id, BEN, await wrong(house, table), step=table.step)
    waiting = asyncio.create_task(house.press(table.id, CLEO, await right(house, table), step=table.step))
    await house.calm()
    # The process dies within the window: nothing was told, so nothing is lost but the press itself.
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await house.restart(down=500)
    assert (await house.table(table.id)).sitters == table.sitters
    press = asyncio.create_task(house.press(table.id, ADA, await right(house, table), step=table.step))
    await house.advance(150)
    outcome = await press
    assert outcome.ms == 500
    assert outcome.table.race is not None and [grab.seat for grab in outcome.table.race.grabs] == [1, 0]
    await house.true_to_its_moves(table.id)


async def test_a_house_players_plan_outlives_the_process(house: House) -> None:
    table = await opened(house, await house.started("putzdiewutz", 2, house=1))
    await house.restart(down=HOUR)
    await house.advance(SECOND)
    after = await house.table(table.id)
    assert after.race is not None and [grab.seat for grab in after.race.grabs] == [2]


async def test_a_sleeping_table_sleeps_on(house: House) -> None:
    table = await house.started()
    await house.advance(10 * MINUTE)
    before = await house.table(table.id)
    assert before.asleep
    await house.restart(down=HOUR)
    assert await house.table(table.id) == before
    assert not (await house.press(table.id, ADA, RollDice())).table.asleep


@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_after_every_move_changes_nothing(house: House, game: str) -> None:
    table = await house.started(game, 2, house=1, pace="live")
    chance = Random(4)
    for _ in range(25):
        if (await house.table(table.id)).phase != "playing":
            break
        await one_move(house, table.id, chance)
        before = await house.record(table.id)
        await house.restart()
        await house.calm()
        after = await house.true_to_its_moves(table.id)
        assert after.table.version >= before.table.version
        if after.table.version == before.table.version:
            assert after == before


async def test_rings_at_once_for_all_that_waited(house: House) -> None:
    tables = [await house.started() for _ in range(60)]
    await house.restart(down=HOUR)
    for table in tables:
        assert (await house.table(table.id)).deadline == house.clock.now() + MINUTE
