"""A garden that lasts for days: turn clock, reminders, missed turns, skipped seats, sleep, days with the bot down."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engines.contract import IllegalMove
from bot.engines.ratzeputz.moves import RollDie
from bot.tables.pace import DAY, HOUR, MINUTE
from tests.tables.days import Days
from tests.tables.house import PEOPLE

BLINK = 1 / 3600
"""A second, in hours: what a skipped seat takes at most."""


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with Days(tmp_path / "stammtisch.sqlite3") as days:
        yield days


async def test_a_turn_has_24_hours_for_all_its_phases(days: Days) -> None:
    table = await days.garden()
    assert table.pace == "async" and table.deadline == days.start + DAY
    await days.pass_time(5)
    await days.go(table.id, 0)
    await days.go(table.id, 0)
    assert (await days.view(table.id)).phase == "pull"
    assert (await days.table(table.id)).deadline == days.start + DAY
    await days.go(table.id, 0)
    assert await days.to_move(table.id) == (1,)
    assert (await days.table(table.id)).deadline == days.start + 5 * HOUR + DAY


async def test_a_live_turn_has_a_minute_for_all_its_phases(days: Days) -> None:
    table = await days.garden(pace="live")
    await days.pass_time(30 * BLINK)
    await days.go(table.id, 0)
    assert (await days.table(table.id)).deadline == days.start + MINUTE


async def test_reminders_come_at_half_and_nine_tenths_once_each(days: Days) -> None:
    table = await days.garden()
    await days.pass_time(11)
    await days.go(table.id, 0)  # a roll in time does not begin the reminders anew
    await days.pass_time(12.9)
    assert days.reminded == [12.0, 21.6]


async def test_reminders_come_once_each_over_restarts(days: Days) -> None:
    await days.garden()
    await days.pass_time(13)
    await days.down(1)
    await days.pass_time(8)
    await days.down(0.1)
    await days.pass_time(1.8)
    assert days.reminded == [12.0, 21.6]


async def test_reminders_that_came_due_while_the_bot_was_down_are_one(days: Days) -> None:
    await days.garden()
    await days.down(23)
    await days.pass_time(0.5)
    assert days.reminded == [23.0]


async def test_a_missed_turn_passes_and_two_in_a_row_skip_the_seat(days: Days) -> None:
    table = await days.garden()
    await days.pass_time(24)
    assert await days.to_move(table.id) == (1,)
    assert (await days.table(table.id)).sitters[0].misses == 1
    assert [await days.turn(table.id) for _ in range(2)] == [1, 2]
    await days.pass_time(24)
    assert (await days.table(table.id)).sitters[0].away
    reminded = list(days.reminded)
    assert [await days.turn(table.id) for _ in range(2)] == [1, 2]
    await days.pass_time(BLINK)
    assert await days.to_move(table.id) == (1,)  # skipped at once, without a day's wait
    assert days.reminded == reminded


async def test_a_missed_turn_that_is_followed_by_a_move_counts_no_more(days: Days) -> None:
    table = await days.garden(people=2)
    await days.pass_time(24)
    assert [await days.turn(table.id) for _ in range(3)] == [1, 0, 1]
    await days.pass_time(24)
    sitters = (await days.table(table.id)).sitters
    assert not sitters[0].away and sitters[0].misses == 1


@pytest.mark.parametrize("how", ["a move that is refused", "a button that is no move"])
async def test_whatever_a_skipped_person_presses_brings_them_back(days: Days, how: str) -> None:
    table = await days.garden()
    await days.miss(table.id, 0)
    await days.pass_time(24)
    assert (await days.table(table.id)).sitters[0].away and await days.to_move(table.id) == (1,)
    if how == "a move that is refused":
        with pytest.raises(IllegalMove):
            await days.go(table.id, 0, RollDie())
    else:
        await days.tables.attend(table.id, PEOPLE[0].id)
    assert not (await days.table(table.id)).sitters[0].away
    assert [await days.turn(table.id) for _ in range(2)] == [1, 2]
    await days.pass_time(23)
    assert await days.to_move(table.id) == (0,)


async def test_who_comes_back_in_time_for_their_turn_has_all_of_it(days: Days) -> None:
    table = await days.garden()
    await days.miss(table.id, 0)
    await days.pass_time(24)
    await days.turn(table.id)
    for _ in range(3):
        await days.go(table.id, 2)  # no time passes: the table has not skipped seat 0 yet
    assert (await days.table(table.id)).sitters[0].away
    await days.go(table.id, 0)
    await days.pass_time(23)
    assert (await days.view(table.id)).phase == "walk" and await days.to_move(table.id) == (0,)


async def test_a_garden_whose_seats_are_all_skipped_sleeps_until_a_seated_press(days: Days) -> None:
    table = await days.garden()
    await days.pass_time(24 * 6 + 1)
    sleeping = await days.table(table.id)
    assert sleeping.asleep and all(sitter.away for sitter in sleeping.sitters)
    view, reminded = await days.view(table.id), list(days.reminded)
    await days.pass_time(24 * 20)
    assert await days.view(table.id) == view and days.reminded == reminded  # no clock, no moves
    await days.tables.attend(table.id, 99)
    assert (await days.table(table.id)).asleep
    await days.tables.attend(table.id, PEOPLE[1].id)
    awake = await days.table(table.id)
    assert not awake.asleep and [sitter.away for sitter in awake.sitters] == [True, False, True]
    await days.pass_time(BLINK)
    assert await days.to_move(table.id) == (1,)  # the others stay skipped


async def test_a_garden_that_slept_for_30_days_is_closed(days: Days) -> None:
    table = await days.garden()
    await days.pass_time(24 * 6)
    assert (await days.table(table.id)).asleep
    await days.pass_time(24 * 29.9)
    assert (await days.table(table.id)).phase == "playing"
    await days.pass_time(24 * 0.2)
    closed = await days.table(table.id)
    assert (closed.phase, closed.why_closed) == ("closed", "slept")


async def test_a_deadline_that_passed_while_the_bot_was_down_gets_an_hour(days: Days) -> None:
    table = await days.garden()
    await days.pass_time(20)
    await days.down(24)
    await days.pass_time(0.9)
    assert await days.to_move(table.id) == (0,)
    assert (await days.table(table.id)).sitters[0].misses == 0
    await days.pass_time(0.2)
    assert await days.to_move(table.id) == (1,)
    assert (await days.table(table.id)).sitters[0].misses == 1


async def test_a_deadline_that_is_still_to_come_is_kept_over_a_restart(days: Days) -> None:
    table = await days.garden()
    await days.down(23.5)
    await days.pass_time(0.4)
    assert await days.to_move(table.id) == (0,)
    await days.pass_time(0.2)
    assert await days.to_move(table.id) == (1,)


async def test_nobody_is_given_an_hour_who_is_skipped_anyway(days: Days) -> None:
    table = await days.garden()
    await days.miss(table.id, 0)
    await days.pass_time(24)
    assert await days.turn(table.id) == 1
    seat = (await days.to_move(table.id))[0]
    for _ in range(3):
        await days.go(table.id, seat)
    await days.leave()
    await days.clock.advance(HOUR)
    await days.open()
    await days.pass_time(BLINK)
    assert await days.to_move(table.id) == (1,)


async def test_with_anyone_a_day_without_a_roll_lets_everybody_roll(days: Days) -> None:
    table = await days.garden(turns="anyone")
    for _ in range(3):
        await days.go(table.id, 0)
    assert await days.to_move(table.id) == (1, 2)
    await days.pass_time(24)
    assert await days.to_move(table.id) == (0, 1, 2)
    await days.go(table.id, 1)
    assert (await days.table(table.id)).deadline == days.clock.now() + DAY


async def test_three_days_with_restarts_in_between(days: Days) -> None:
    """Ada plays in time, Ben is late once, Cleo never comes; the bot is down for hours again and again."""
    table = await days.garden()
    await days.pass_time(10)
    assert await days.turn(table.id) == 0
    await days.down(8)
    await days.pass_time(14)
    assert days.reminded == [22.0, 31.6] and await days.to_move(table.id) == (1,)
    assert await days.turn(table.id) == 1  # hour 32
    await days.down(23)
    await days.pass_time(0.5)
    assert days.reminded[2:] == [55.0]  # both of Cleo's came due meanwhile: she hears one
    await days.down(6)
    assert await days.to_move(table.id) == (2,)  # hour 61.5: her deadline passed too
    await days.pass_time(1.1)
    assert await days.to_move(table.id) == (0,)
    assert [await days.turn(table.id) for _ in range(2)] == [0, 1]
    moves = (await days.table(table.id)).moves
    await days.down(30)
    await days.pass_time(1.1)
    assert (await days.table(table.id)).sitters[2].away
    assert (await days.table(table.id)).moves == moves + 1
    assert await days.to_move(table.id) == (0,)
    assert days.hours > 72 and len(days.reminded) == 4
    await days.true_to_its_moves(table.id)
