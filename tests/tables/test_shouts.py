"""Shouts of Wuzzlts are races: the first by Discord's clock counts, two different ones do not rival each other."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines import GAMES, IllegalMove
from bot.engines.contract import Move
from bot.engines.wuzzlts.cards import WINKER, Card
from bot.engines.wuzzlts.events import Took
from bot.engines.wuzzlts.moves import Trade, Wuzzlt, WuzzUp
from bot.engines.wuzzlts.state import WuzzltsState
from bot.tables.moves import Outcome
from bot.tables.pace import ANSWER
from bot.tables.records import Change
from bot.tables.refusal import Refused
from bot.tables.table import Person, Table
from tests.engines.wuzzlts_positions import FOURTH, NONE, THIRD, THREE, named, position
from tests.tables.house import ADA, BEN, CLEO, House

LYING = ("muds6", "muds6")
"""Discards that make a Wuzzlt."""


async def laid_out(house: House, state: WuzzltsState, options: dict[str, Any] | None = None) -> Table:
    """Return a table of three people in that position."""
    table = await house.started("wuzzlts", 3, options)
    step = GAMES["wuzzlts"].step(state)
    change = await house.tables.records.change(
        table.id, lambda record, _: Change(replace(record, state=state, table=replace(record.table, step=step)))
    )
    return change.record.table


async def shout(house: House, table: Table, *calls: tuple[Person, Move]) -> list[Outcome | BaseException]:
    """Shout all in one moment, in Discord's order as given, but arriving the other way round; return what became."""
    flakes = [house.snowflake() for _ in calls]
    tasks = [
        asyncio.create_task(house.press(table.id, person, move, snowflake=flake))
        for (person, move), flake in reversed(list(zip(calls, flakes, strict=True)))
    ]
    await house.advance(house.tables.moves.settle_ms)
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    return outcomes[::-1]


async def scored(house: House, table: Table) -> list[int]:
    look = await house.look(table.id)
    return [len(pairs) for pairs in look.view.scored]  # type: ignore[union-attr]


async def test_of_three_who_shout_at_once_the_first_takes_the_pair(house: House) -> None:
    table = await laid_out(house, position(THREE, NONE, THIRD, discards=LYING))
    ben, ada, cleo = await shout(house, table, (BEN, WuzzUp()), (ADA, WuzzUp()), (CLEO, WuzzUp()))
    assert isinstance(ben, Outcome)
    for late in (ada, cleo):
        assert isinstance(late, Refused) and late.key == "refused-late-by" and late.facts["winner"] == "Ben"
    assert await scored(house, table) == [0, 1, 0]


async def test_a_late_shout_is_not_for_the_pair_beneath(house: House) -> None:
    """Ada meant the pair that Ben took, not the one that came to light by it."""
    table = await laid_out(house, position(THREE, NONE, THIRD, discards=("buzz6 muds6", "buzz6 muds6"), piles=("", "")))
    _, ada = await shout(house, table, (BEN, WuzzUp()), (ADA, WuzzUp()))
    assert isinstance(ada, Refused) and ada.key == "refused-late-by"
    assert await scored(house, table) == [0, 1, 0]


@pytest.mark.parametrize("first", ["wuzzup", "wuzzlt"])
async def test_two_kinds_of_shouts_while_a_trade_waits(house: House, first: str) -> None:
    state = position(NONE, THREE, THIRD, discards=LYING)
    state = GAMES["wuzzlts"].apply(state, 0, Trade(2, "top", state.hands[0].top[0])).state
    table = await laid_out(house, state)
    calls = [(CLEO, WuzzUp()), (BEN, Wuzzlt())]
    up, lt = await shout(house, table, *calls) if first == "wuzzup" else (await shout(house, table, *calls[::-1]))[::-1]
    assert isinstance(lt, Outcome)
    assert isinstance(up, Outcome) if first == "wuzzup" else isinstance(up, Refused) and up.key == "refused-late-by"
    assert await scored(house, table) == [0, 0, int(first == "wuzzup")]
    look = await house.look(table.id)
    assert look.table.phase == "over" and look.view is not None and look.view.result is not None
    assert look.view.result.winners == (1,)


async def test_a_wuzzup_that_makes_the_third_carries_the_wuzzlt_shouted_with_it(house: House) -> None:
    two = ("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 bots6 muds4")
    table = await laid_out(house, position(two, NONE, THIRD, discards=LYING))
    up = asyncio.create_task(house.press(table.id, ADA, WuzzUp()))
    await house.calm()
    lt = asyncio.create_task(house.press(table.id, ADA, Wuzzlt()))
    await house.advance(house.tables.moves.settle_ms)
    assert isinstance(await up, Outcome) and isinstance(await lt, Outcome)
    assert (await house.table(table.id)).phase == "over"


async def test_where_discards_lie_in_lines_two_pairs_can_be_called_at_once(house: House) -> None:
    options = {"many_monsters": True}
    lines = ("muds6 buzz6 fuzz3", "muds6 buzz6")
    state = position(THREE, NONE, THIRD, discards=lines, piles=("", ""), options=options)
    table = await laid_out(house, state, options)
    tops, bottoms = named("top", "muds6 buzz6"), named("bottom", "muds6 buzz6")
    ada, ben, cleo = await shout(
        house,
        table,
        (ADA, WuzzUp(tops[0], bottoms[0])),
        (BEN, WuzzUp(tops[1], bottoms[1])),
        (CLEO, WuzzUp(WINKER, bottoms[0])),
    )
    assert isinstance(ada, Outcome) and isinstance(ben, Outcome)
    assert isinstance(cleo, Refused) and cleo.key == "refused-late-by"
    assert await scored(house, table) == [1, 1, 0]


async def test_wrong_shouts_change_nothing_and_cost_nothing(house: House) -> None:
    table = await laid_out(house, position(THIRD, NONE, THREE))
    up, lt = await shout(house, table, (ADA, WuzzUp()), (BEN, Wuzzlt()))
    assert isinstance(up, IllegalMove) and up.reason == "no_wuzzlt"
    assert isinstance(lt, IllegalMove) and lt.reason == "not_three"
    assert (await house.table(table.id)).moves == 0


async def test_a_shout_takes_its_settle_window_and_no_other_move_comes_between(house: House) -> None:
    lying = ("buzz6 muds6", "fins5 muds6")
    table = await laid_out(house, position(THREE, NONE, THIRD, discards=lying, piles=("", "")))
    late = asyncio.create_task(house.press(table.id, CLEO, WuzzUp(), snowflake=house.snowflake()))
    await house.advance(house.tables.moves.settle_ms - 1)
    assert not late.done()
    taking = asyncio.create_task(
        house.press(table.id, ADA, GAMES["wuzzlts"].decode_move('{"type":"draw","half":"top","from":"discard"}'))
    )
    await house.advance(1)
    assert isinstance(await late, Outcome)
    outcome = await taking
    assert [event.card for event in outcome.events if isinstance(event, Took)] == [Card("top", "wuzzbuzz", 6)]


async def test_an_answer_has_its_own_clock_and_a_shout_leaves_it_alone(house: House) -> None:
    state = position(NONE, FOURTH, THIRD, discards=LYING)
    table = await laid_out(house, state)
    offer = Trade(1, "top", state.hands[0].top[0])
    table = (await house.press(table.id, ADA, offer)).table
    assert table.deadline == house.clock.now() + ANSWER["live"]
    await shout(house, table, (CLEO, WuzzUp()))
    assert (await house.table(table.id)).deadline == table.deadline
    await house.advance(ANSWER["live"])
    look = await house.look(table.id, BEN)
    assert look.view is not None and look.view.phase == "draw"
    assert offer.give in look.view.hand.top  # type: ignore[attr-defined]
    assert [event["type"] for event in look.table.events][-4:] == ["timed_out", "traded", "received", "received"]
