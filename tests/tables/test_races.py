"""Who was first: by Discord's clock, however the presses reach us."""

import asyncio
from typing import Any

import pytest

from bot.engines import IllegalMove
from bot.engines.putzdiewutz.moves import Grab, RollDice
from bot.tables.moves import Outcome
from bot.tables.pace import PAUSE, TURN
from bot.tables.refusal import Refused
from tests.tables.house import ADA, BEN, CLEO, DORA, PEOPLE, House
from tests.tables.racing import opened, right, rolled, wrong


def task(house: House, *args: Any, **kwargs: Any) -> "asyncio.Task[Outcome]":
    return asyncio.create_task(house.press(*args, **kwargs))


def refusal(outcome: object) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.key


async def test_the_dice_are_hidden_for_a_pause(house: House) -> None:
    table = await rolled(house, await house.started())
    assert table.race is not None and not table.race.open
    assert PAUSE[0] <= table.race.opens_at - house.clock.now() <= PAUSE[1]
    grab = await right(house, table)
    await house.advance(table.race.opens_at - house.clock.now() - 1)
    with pytest.raises(Refused, match="refused-not-yet"):
        await house.press(table.id, ADA, grab, step=table.step)
    assert (await house.table(table.id)).moves == 1
    await house.advance(1)
    table = await house.table(table.id)
    assert table.race is not None and table.race.open and table.race.edition == table.edition


async def test_the_pause_is_not_always_the_same(house: House) -> None:
    pauses = set()
    for _ in range(5):
        table = await rolled(house, await house.started())
        assert table.race is not None
        pauses.add(table.race.opens_at - house.clock.now())
    assert len(pauses) > 2


async def test_of_fifty_presses_in_one_tick_one_wins(house: House) -> None:
    table = await opened(house, await house.started(seats=4))
    grab = await right(house, table)
    await house.advance(700)
    flakes = [house.snowflake() for _ in range(50)]
    order = [flakes[number * 37 % 50] for number in range(50)]
    presses = [task(house, table.id, PEOPLE[flake % 4], grab, step=table.step, snowflake=flake) for flake in order]
    await house.advance(150)
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    won = [flake for flake, outcome in zip(order, outcomes, strict=True) if isinstance(outcome, Outcome)]
    assert won == [min(flakes)]
    first = PEOPLE[min(flakes) % 4]
    for flake, outcome in zip(order, outcomes, strict=True):
        if flake != won[0]:
            assert refusal(outcome) == ("refused-twice" if PEOPLE[flake % 4] is first else "refused-late-by")
    record = await house.true_to_its_moves(table.id)
    assert record.table.moves == 2
    assert record.table.race is not None and [grab.seat for grab in record.table.race.grabs] == [PEOPLE.index(first)]


async def test_who_was_first_at_discord_wins_though_it_came_last(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    grab = await right(house, table)
    await house.advance(900)
    late = task(house, table.id, ADA, grab, step=table.step)
    await house.advance(60)
    later = task(house, table.id, BEN, grab, step=table.step)
    await house.advance(60)
    first = task(house, table.id, CLEO, grab, step=table.step, ago=200)
    await house.advance(29)
    assert not any(press.done() for press in (late, later, first))
    await house.advance(1)
    outcome = await first
    assert (outcome.ms, outcome.right) == (820, True)
    assert outcome.table.best is not None and (outcome.table.best.seat, outcome.table.best.ms) == (2, 820)
    for press, ms in ((late, 80), (later, 140)):
        with pytest.raises(Refused, match="refused-late-by") as refused:
            await press
        assert refused.value.facts == {"winner": "Cleo", "ms": ms}


async def test_presses_after_the_decision_are_told_by_how_much(house: House) -> None:
    table = await opened(house, await house.started())
    grab = await right(house, table)
    await house.advance(500)
    press = task(house, table.id, ADA, grab, step=table.step)
    await house.advance(1000)
    await press
    for ago, ms in ((800, 200), (1001, 0)):
        with pytest.raises(Refused, match="refused-late-by") as refused:
            await house.press(table.id, BEN, grab, step=table.step, ago=ago)
        assert refused.value.facts == {"winner": "Ada", "ms": ms}
    assert (await house.true_to_its_moves(table.id)).table.moves == 2


async def test_an_unknown_time_is_not_made_up(house: House) -> None:
    table = await opened(house, await house.started(), shown=False)
    grab = await right(house, table)
    press = task(house, table.id, ADA, grab, step=table.step)
    await house.advance(150)
    assert (await press).ms is None
    with pytest.raises(Refused, match="refused-late") as refused:
        await house.press(table.id, BEN, grab, step=table.step)
    assert refused.value.facts == {"winner": "Ada"}


@pytest.mark.parametrize("settle_ms", [0, 1000])
async def test_the_settle_window_is_the_hosts(house: House, settle_ms: int) -> None:
    house.tables.moves.settle_ms = settle_ms
    table = await opened(house, await house.started())
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.advance(max(0, settle_ms - 1))
    assert press.done() is (settle_ms == 0)
    await house.advance(1)
    assert (await press).right


async def test_a_wrong_grab_counts_at_once(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    await house.advance(400)
    outcome = await house.press(table.id, BEN, await wrong(house, table), step=table.step)
    assert (outcome.right, outcome.ms, outcome.table.step) == (False, 400, table.step)
    with pytest.raises(IllegalMove) as refused:
        await house.press(table.id, BEN, await right(house, table), step=table.step)
    assert refused.value.reason == "erred"


async def test_a_wrong_grab_does_not_wait_for_the_window(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    outcome = await house.press(table.id, BEN, await wrong(house, table), step=table.step)
    assert outcome.right is False and not press.done()
    await house.advance(150)
    assert (await press).right
    assert [grab.seat for grab in (await house.table(table.id)).race.grabs] == [1, 0]  # type: ignore[union-attr]


async def test_right_then_wrong_of_one_seat_is_the_right_one(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    with pytest.raises(Refused, match="refused-second-grab"):
        await house.press(table.id, ADA, await wrong(house, table), step=table.step)
    await house.advance(150)
    assert (await press).right


async def test_wrong_then_right_of_one_seat_is_the_wrong_one(house: House) -> None:
    """Even where the right one reached us first: the wrong one was first by Discord's clock."""
    table = await opened(house, await house.started(seats=3))
    before = house.snowflake()
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    other = task(house, table.id, BEN, await right(house, table), step=table.step)
    await house.calm()
    await house.press(table.id, ADA, await wrong(house, table), step=table.step, snowflake=before)
    await house.advance(150)
    with pytest.raises(IllegalMove) as refused:
        await press
    assert refused.value.reason == "erred"
    assert (await other).right


async def test_a_press_that_is_delivered_twice_wins_once(house: House) -> None:
    table = await opened(house, await house.started())
    grab, flake = await right(house, table), house.snowflake()
    both = [task(house, table.id, ADA, grab, step=table.step, snowflake=flake) for _ in range(2)]
    await house.advance(150)
    won, twice = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(won, Outcome) and refusal(twice) == "refused-twice"


async def test_other_moves_wait_for_the_race(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    roll = task(house, table.id, BEN, RollDice())
    leave = asyncio.create_task(house.tables.leave(table.id, CLEO.id))
    await house.advance(149)
    assert not roll.done() and not leave.done()
    await house.advance(1)
    await asyncio.gather(press, leave)
    await asyncio.gather(roll, return_exceptions=True)
    moves = [move.move for move in await house.store.moves(table.id)]
    assert "grab" in moves[1]
    await house.true_to_its_moves(table.id)


async def test_who_grabbed_in_time_wins_over_a_leave_that_would_end_the_game(house: House) -> None:
    table = await opened(house, await house.started(seats=2))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    leave = asyncio.create_task(house.tables.leave(table.id, BEN.id))
    await house.advance(150)
    assert (await press).right
    assert (await leave).phase == "over"


async def test_a_race_is_settled_before_its_timeout(house: House) -> None:
    house.tables.moves.settle_ms = 1000
    table = await opened(house, await house.started(seats=3))
    deadline = table.deadline
    assert deadline is not None
    await house.advance(deadline - house.clock.now() - 10)
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.advance(900)
    assert (await house.table(table.id)).moves == 1
    await house.advance(110)
    assert (await press).right
    moves = [move.move for move in await house.store.moves(table.id)]
    assert "grab" in moves[1] and not any("timeout" in move for move in moves)


async def test_a_race_that_nobody_wins_times_out(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    assert table.race is not None and table.deadline == table.race.opens_at + TURN["live"]
    await house.advance(TURN["live"])
    now = await house.table(table.id)
    assert now.step != table.step and now.moves == 2
    with pytest.raises(Refused, match="refused-stale"):
        await house.press(table.id, ADA, Grab("jar"), step=table.step)


async def test_the_time_counts_from_the_face_that_showed_the_dice(house: House) -> None:
    """A wrong grab between the edit and Discord's word on it does not make the race begin later."""
    table = await opened(house, await house.started(seats=3), shown=False)
    began, face = house.clock.now(), table.edition
    await house.advance(300)
    await house.press(table.id, BEN, await wrong(house, table), step=table.step)
    await house.tables.was_shown(table.id, face - 1, began - 5)
    await house.tables.was_shown(table.id, face, began)
    await house.tables.was_shown(table.id, face + 1, began + 350)
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.advance(150)
    assert (await press).ms == 300


async def test_who_leaves_before_the_dice_are_shown_does_not_lock_the_table(house: House) -> None:
    """Three sit the roll out; the fourth leaves in the pause: the round is over, and anybody may roll."""
    table = await opened(house, await house.started(seats=4))
    for person in (ADA, BEN, CLEO):
        await house.press(table.id, person, await wrong(house, table), step=table.step)
    press = task(house, table.id, DORA, await right(house, table), step=table.step)
    await house.advance(150)
    table = (await press).table
    if "turn" in (await house.look(table.id)).view.phase:  # type: ignore[union-attr]
        table = (await house.press(table.id, DORA, (await house.look(table.id, DORA)).moves[0])).table
    table = await rolled(house, table)
    assert table.race is not None and not table.race.open
    table = await house.tables.leave(table.id, DORA.id)
    outcome = await house.press(table.id, BEN, RollDice(), step=table.step)
    assert outcome.table.race is not None and outcome.table.race.step == outcome.table.step


async def test_no_moment_of_another_race_wins_this_one(house: House) -> None:
    """A press whose step has passed while it waited is told who was faster, not given the next race."""
    table = await opened(house, await house.started(seats=2))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    async with House(house.path, beside=house) as other:
        theirs = task(other, table.id, BEN, await right(other, table), step=table.step, ago=50)
        await house.advance(150)
        outcomes = await asyncio.gather(press, theirs, return_exceptions=True)
    assert sorted(isinstance(outcome, Outcome) for outcome in outcomes) == [False, True]
    assert any(isinstance(o, Refused) and o.key == "refused-late-by" for o in outcomes)
    await house.true_to_its_moves(table.id)


async def test_a_plain_move_has_no_reaction_time(house: House) -> None:
    table = await opened(house, await house.started(seats=2))
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.advance(150)
    table = (await press).table
    look = await house.look(table.id, ADA)
    outcome = await house.press(table.id, ADA, look.moves[0])
    assert outcome.ms is None and outcome.right is None


async def test_stopping_in_mid_race_leaves_no_press_hanging(house: House) -> None:
    table = await opened(house, await house.started())
    press = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.calm()
    for task_of_race in [one for one in asyncio.all_tasks() if one.get_name() == f"race {table.id}"]:
        task_of_race.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    again = task(house, table.id, ADA, await right(house, table), step=table.step)
    await house.advance(150)
    assert (await again).right


async def test_a_racer_who_is_cancelled_is_no_trouble_of_the_others(house: House) -> None:
    table = await opened(house, await house.started(seats=3))
    grab = await right(house, table)
    flakes = [house.snowflake() for _ in range(3)]
    first, second, third = (
        task(house, table.id, person, grab, step=table.step, snowflake=flake)
        for person, flake in zip((ADA, BEN, CLEO), flakes, strict=True)
    )
    await house.calm()
    for gone in (first, second):
        gone.cancel()
    await house.advance(150)
    assert refusal((await asyncio.gather(third, return_exceptions=True))[0]) == "refused-late-by"
    record = await house.true_to_its_moves(table.id)
    assert record.table.race is not None and [grab.seat for grab in record.table.race.grabs] == [0]
