"""House players at tables: they plan, keep their plans, and race by Discord's clock like everybody."""

import asyncio
from random import Random

import pytest

from bot.engines import GAMES
from bot.engines.putzdiewutz.moves import RollDice
from bot.house import HOUSE
from bot.tables.clock import ms_of
from bot.tables.pace import HOUR, MINUTE, SECOND
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, Table
from tests.tables.house import ADA, BEN, PEOPLE, House
from tests.tables.racing import opened, right, rolled, wrong


def plans(table: Table) -> list[Alarm]:
    return [alarm for alarm in table.alarms if alarm.what == "house"]


async def test_a_plan_is_kept_while_its_moment_lasts(house: House) -> None:
    table = await opened(house, await house.started("putzdiewutz", 3, house=1))
    (plan,) = plans(table)
    assert plan.seat == 3 and plan.at >= house.clock.now() + 1200
    await house.press(table.id, BEN, await wrong(house, table), step=table.step)
    assert plans(await house.table(table.id)) == [plan]


async def test_a_plan_goes_with_its_moment(house: House) -> None:
    table = await house.started("putzdiewutz", 2, house=1)
    (plan,) = plans(table)
    assert plan.move == '{"type":"roll"}'
    table = await rolled(house, table)
    assert plans(table) == []


async def test_nobody_plans_before_the_dice_are_shown(house: House) -> None:
    table = await opened(house, await house.started("putzdiewutz", 2, house=2), shown=False)
    assert plans(table) == []
    await house.tables.was_shown(table.id, table.edition, house.clock.now())
    assert [plan.seat for plan in plans(await house.table(table.id))] == [2, 3]


async def test_it_races_by_discords_clock(house: House) -> None:
    """Our clock may be off from Discord's by seconds: what counts is the time since the dice were shown there."""
    house.tables.moves.settle_ms = 1000
    table = await opened(house, await house.started("putzdiewutz", 2, house=1), shown=False)
    off = 7_000
    await house.tables.was_shown(table.id, table.edition, house.clock.now() - off)
    plan = plans(await house.table(table.id))[0]
    takes = plan.at - house.clock.now()
    await house.advance(takes + 1500)
    race = (await house.table(table.id)).race
    assert race is not None
    assert [(grab.seat, grab.ms) for grab in race.grabs] == [(2, takes)]


@pytest.mark.parametrize("ahead", [True, False])
async def test_a_person_and_a_house_player_race(house: House, ahead: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.house.putzdiewutz.player.SLIP", 0.0)
    table = await opened(house, await house.started("putzdiewutz", 2, house=1))
    (plan,), began = plans(table), house.clock.now()
    await house.advance(plan.at - began + 20)
    grab = await right(house, table)
    flake = house.snowflake(30 if ahead else 10)
    pressed = asyncio.create_task(house.press(table.id, ADA, grab, step=table.step, snowflake=flake))
    await house.advance(200)
    await asyncio.gather(pressed, return_exceptions=True)
    race = (await house.table(table.id)).race
    assert race is not None and race.shown_at is not None
    assert [grab.seat for grab in race.grabs] == [0 if ahead else 2]
    assert race.grabs[0].ms == (ms_of(flake) if ahead else race.shown_at + plan.at - began) - race.shown_at
    await house.true_to_its_moves(table.id)


async def test_its_wrong_grab_counts_like_anybodys(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.house.putzdiewutz.player.SLIP", 1.0)
    table = await opened(house, await house.started("putzdiewutz", 2, house=1))
    await house.advance(30 * SECOND)
    table = await house.table(table.id)
    assert table.race is not None and [(grab.seat, grab.right) for grab in table.race.grabs] == [(2, False)]
    assert plans(table) == []


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_and_house_players_play_to_the_end(house: House, game: str) -> None:
    """It is never stuck, never asleep while it is the house's move, and its moves give its snapshot."""
    seats = min(4, GAMES[game].seats.stop - 1)
    options = {"wuzzlts": {"mode": "basic"}}.get(game, {})
    table = await house.started(game, 1, options, house=seats - 1, pace="live")
    chance = Random(5)
    for _ in range(3000):
        look = await house.look(table.id, ADA)
        if look.table.phase != "playing":
            break
        assert not look.table.asleep
        race = look.table.race
        if race and race.open and race.shown_at is None and look.view.phase == "race":  # type: ignore[union-attr]
            await house.tables.was_shown(table.id, look.table.edition, house.clock.now())
        if look.view is not None and 0 in look.view.to_move and look.moves and (race is None or race.open):
            choice = HOUSE[game].choose(look.view, 0, look.moves, (), chance)
            press = asyncio.create_task(house.press(table.id, ADA, choice.move if choice else look.moves[0]))
            await house.advance(200)
            await asyncio.gather(press, return_exceptions=True)
        else:
            due = look.table.due_at
            assert due is not None
            await house.advance(max(1, due - house.clock.now()))
    record = await house.true_to_its_moves(table.id)
    assert record.table.phase == "over"
    assert not [sitter.name for sitter in record.table.sitters if sitter.user is None and sitter.misses]


async def test_a_stand_in_plays_for_who_is_away_until_they_press(house: House) -> None:
    table = await house.started("ratzeputz", 2, pace="live")
    await _let_ben_go(house, table)
    table = await house.table(table.id)
    assert table.sitters[1].away
    await _until_turn_of(house, table, 1)
    table = await house.table(table.id)
    assert [plan.seat for plan in plans(table)] == [1]
    await house.advance(20 * SECOND)
    after = await house.table(table.id)
    saved = await house.store.moves(table.id)
    assert after.moves > table.moves and saved[table.moves].seat == 1
    assert after.sitters[1].away
    with pytest.raises(Refused):
        await house.press(table.id, BEN, RollDice(), step=0)
    table = await house.table(table.id)
    assert not table.sitters[1].away and table.sitters[1].misses == 0
    await _until_turn_of(house, table, 1)
    assert plans(await house.table(table.id)) == []


async def _until_turn_of(house: House, table: Table, seat: int) -> None:
    for nth in range(50):
        look = await house.look(table.id, ADA)
        if look.view is not None and look.view.to_move == (seat,):
            return
        # Not always the first: over Ratzeputz one plants for ever.
        await house.press(table.id, ADA, look.moves[nth % len(look.moves)])
    raise AssertionError("that seat never came")


async def _let_ben_go(house: House, table: Table) -> None:
    for _ in range(50):
        if (await house.table(table.id)).sitters[1].away:
            return
        await _until_turn_of(house, table, 1)
        await house.advance(MINUTE)


async def test_a_table_of_house_players_does_not_run_for_ever(house: House) -> None:
    table = await house.started("ratzeputz", 1, house=3, pace="live")
    await house.advance(24 * HOUR)
    table = await house.table(table.id)
    assert table.asleep or table.phase == "over"
    moves = table.moves
    await house.advance(HOUR)
    assert (await house.table(table.id)).moves == moves


async def test_when_the_last_person_leaves_the_house_stops(house: House) -> None:
    table = await house.started("wuerfelwg", 1, house=3)
    table = await house.tables.leave(table.id, ADA.id)
    assert (table.phase, table.why_closed, table.alarms) == ("closed", "empty", ())


async def test_rules_that_changed_leave_the_house_without_memory_but_playing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started("ratzeputz", 1, house=1, pace="live")
    monkeypatch.setattr(type(GAMES["ratzeputz"]), "rules_version", 99)
    moves = (await house.look(table.id, PEOPLE[0])).moves
    await house.press(table.id, ADA, moves[0])
    before = await house.table(table.id)
    await house.advance(20 * SECOND)
    assert (await house.table(table.id)).moves > before.moves
