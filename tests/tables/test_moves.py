"""The way of a move: who may, when, and that what counts is saved before it is told."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest

from bot.engines import GAMES, IllegalMove
from bot.engines.contract import Move
from bot.engines.putzdiewutz.moves import Grab, RollDice
from bot.engines.ratzeputz.moves import Plant, Pull, Walk
from bot.store.database import Conflict
from bot.tables import service
from bot.tables.moves import Outcome
from bot.tables.record import Record
from bot.tables.records import News
from bot.tables.refusal import Refused
from bot.tables.table import Person
from tests.tables.house import ADA, BEN, CLEO, PEOPLE, House


async def test_a_move_is_saved_then_told(house: House) -> None:
    table = await house.started()
    told: list[tuple[int, int]] = []

    def listen(news: News) -> None:
        with closing(sqlite3.connect(house.path)) as connection:
            (saved,) = connection.execute("SELECT version FROM tables WHERE id = ?", (table.id,)).fetchone()
        told.append((news.table.version, saved))

    house.tables.listen(listen)
    outcome = await house.press(table.id, BEN, RollDice(), step=table.step)
    assert (outcome.table.version, outcome.table.moves) == (table.version + 1, 1)
    assert outcome.table.step != table.step
    assert [type(event).__name__ for event in outcome.events] == ["Rolled"]
    assert told == [(outcome.table.version, outcome.table.version)]
    record = await house.true_to_its_moves(table.id)
    assert record.table == outcome.table


async def test_only_who_sits_there_moves(house: House) -> None:
    table = await house.started()
    with pytest.raises(Refused, match="refused-not-seated"):
        await house.press(table.id, CLEO, RollDice())


async def test_a_lobby_takes_no_moves(house: House) -> None:
    table = await house.lobby()
    with pytest.raises(Refused, match="refused-not-started"):
        await house.press(table.id, ADA, RollDice())


async def test_what_is_over_takes_no_moves(house: House) -> None:
    table = await house.started()
    await house.tables.end(table.id, ADA.id)
    with pytest.raises(Refused, match="refused-over"):
        await house.press(table.id, ADA, RollDice())
    with pytest.raises(Refused, match="refused-over"):
        await house.tables.leave(table.id, ADA.id)


async def test_a_stale_button_does_nothing(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    await house.press(table.id, ADA, Plant(0), step=table.step)
    for person in (ADA, BEN):
        with pytest.raises(Refused, match="refused-stale"):
            await house.press(table.id, person, Plant(1), step=table.step)
    assert (await house.table(table.id)).moves == 1


async def test_what_the_rules_refuse_changes_nothing(house: House) -> None:
    table = await house.started()
    before = await house.record(table.id)
    with pytest.raises(IllegalMove) as refused:
        await house.press(table.id, ADA, Grab("jar"))
    assert refused.value.reason == "no_race"
    with pytest.raises(IllegalMove):
        await house.press(table.id, ADA, Plant(0))
    assert await house.record(table.id) == before
    assert not await house.store.moves(table.id)


async def test_a_press_that_comes_twice_counts_once(house: House) -> None:
    table = await house.started("ratzeputz", 1)
    press = house.snowflake()
    move = (await house.look(table.id, ADA)).moves[0]
    await house.press(table.id, ADA, move, snowflake=press)
    again = (await house.look(table.id, ADA)).moves[0]
    with pytest.raises(Refused, match="refused-twice"):
        await house.press(table.id, ADA, again, snowflake=press)
    await house.restart()
    with pytest.raises(Refused, match="refused-twice"):
        await house.press(table.id, ADA, again, snowflake=press)
    assert (await house.true_to_its_moves(table.id)).table.moves == 1


async def test_what_cannot_be_saved_is_not_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()
    house.news.clear()

    async def fail(*statements: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.database, "write", fail)
        with pytest.raises(OSError, match="no space"):
            await house.press(table.id, ADA, RollDice())
    assert not house.news
    assert (await house.table(table.id)).moves == 0
    await house.press(table.id, ADA, RollDice())
    assert (await house.true_to_its_moves(table.id)).table.moves == 1


async def test_who_loses_every_time_is_told_to_try_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()

    async def conflict(*statements: object) -> None:
        raise Conflict

    monkeypatch.setattr(house.database, "write", conflict)
    with pytest.raises(Refused, match="refused-busy"):
        await house.press(table.id, ADA, RollDice())


async def test_a_listener_that_fails_stops_nobody(house: House) -> None:
    def fail(news: News) -> None:
        raise RuntimeError("no such channel")

    told: list[News] = []
    house.tables.listen(fail)
    house.tables.listen(told.append)
    table = await house.started()
    assert told[-1].table.version == table.version


def hundred_presses(record: Record, chance: Random) -> Iterator[tuple[Person, Move, bool]]:
    """Yield who presses what, some of it nonsense, and whether it is legal if all come one after the other."""
    game, state = GAMES["ratzeputz"], record.state
    for _ in range(100):
        seat = chance.randrange(4)
        moves = game.legal_moves(state, seat)
        nonsense = chance.choice((Plant, Pull, Walk))(chance.randrange(6))
        move = chance.choice(moves) if moves and chance.random() < 0.6 else nonsense
        try:
            state = game.apply(state, seat, move).state
        except IllegalMove:
            yield PEOPLE[seat], move, False
        else:
            yield PEOPLE[seat], move, True


async def test_a_hundred_presses_at_once(house: House) -> None:
    """Exactly those that are legal when their turn comes count, in the order in which they came."""
    table = await house.started("ratzeputz", 4, {"turns": "anyone"})
    presses = list(hundred_presses(await house.record(table.id), Random(3)))
    outcomes = await asyncio.gather(
        *(house.press(table.id, person, move) for person, move, _ in presses), return_exceptions=True
    )
    legal = [press[2] for press in presses]
    assert 10 < sum(legal) < 90
    assert [isinstance(outcome, Outcome) for outcome in outcomes] == legal
    assert all(isinstance(outcome, Outcome | IllegalMove) for outcome in outcomes)

    record = await house.true_to_its_moves(table.id)
    assert record.table.moves == sum(legal)
    versions = [outcome.table.version for outcome in outcomes if isinstance(outcome, Outcome)]
    assert versions == list(range(table.version + 1, record.table.version + 1))


async def test_tables_do_not_wait_for_each_other(house: House) -> None:
    first, second = await house.started(), await house.started()
    async with house.tables.records.lock(first.id):
        waiting = asyncio.create_task(house.press(first.id, ADA, RollDice()))
        await house.press(second.id, ADA, RollDice())
        assert not waiting.done()
    await waiting


async def test_a_save_whose_caller_is_cancelled_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()
    house.news.clear()
    save, saving, go_on = house.store.save, asyncio.Event(), asyncio.Event()

    async def slowly(*args: Any, **kwargs: Any) -> None:
        saving.set()
        await go_on.wait()
        await save(*args, **kwargs)

    monkeypatch.setattr(house.store, "save", slowly)
    press = asyncio.create_task(house.press(table.id, ADA, RollDice(), step=table.step))
    await saving.wait()
    press.cancel()
    await house.calm()
    assert not press.done(), "it holds the table's lock until what has begun is done"
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await press
    assert [news.table.moves for news in house.news] == [1]
    assert (await house.table(table.id)).moves == 1
    await house.true_to_its_moves(table.id)


async def test_an_error_of_a_save_that_nobody_waits_for_is_nobodys(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    saving, go_on = asyncio.Event(), asyncio.Event()

    async def fail(*_: object, **__: object) -> None:
        saving.set()
        await go_on.wait()
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", fail)
        press = asyncio.create_task(house.press(table.id, ADA, RollDice(), step=table.step))
        await saving.wait()
        press.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await press
    assert (await house.press(table.id, BEN, RollDice())).table.moves == 1


async def test_a_taken_id_is_not_taken_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await house.lobby()
    ids = iter((first.id - 1, first.id))
    monkeypatch.setattr(service, "randbelow", lambda _: next(ids))
    assert (await house.lobby()).id == first.id + 1


async def test_what_can_never_be_saved_is_not_tried_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    async def conflict(*_: object) -> None:
        tries.append(1)
        raise Conflict("the same seat twice")

    monkeypatch.setattr(house.store, "create", conflict)
    with pytest.raises(Conflict):
        await house.lobby()
    assert 1 < len(tries) < 20
