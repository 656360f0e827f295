"""What is kept of a game's end: every seat, also house players' and those of who left."""

import asyncio
from random import Random

from bot.engines.contract import Result
from bot.tables import playing
from bot.tables.results import results
from tests.tables.house import ADA, BEN, CLEO, House
from tests.tables.playing import play
from tests.tables.racing import opened, right


async def test_every_seat_is_kept(house: House) -> None:
    table = await house.started("putzdiewutz", 3, {"variant": "very_young", "early_end": True}, house=1)
    table = await opened(house, table)
    await house.advance(400)
    grab = asyncio.create_task(house.press(table.id, BEN, await right(house, table), step=table.step))
    await house.advance(200)
    assert (await grab).ms == 400
    await house.tables.leave(table.id, CLEO.id)
    table = await play(house, table.id, Random(2))
    assert table.phase == "over"
    view = (await house.look(table.id)).view
    assert view is not None and isinstance(view.result, Result) and view.result.scores is not None
    rows = await house.results.of_table(table.id)
    assert [row.user_id for row in rows] == [ADA.id, BEN.id, CLEO.id, 0]
    assert [row.gone for row in rows] == [False, False, True, False]
    assert [row.score for row in rows] == list(view.result.scores)
    assert [row.won for row in rows] == [seat in view.result.winners for seat in range(4)]
    assert rows[1].best_ms is not None and rows[1].best_ms <= 400
    for row in rows:
        assert (row.game, row.guild_id, row.seats, row.reason) == ("putzdiewutz", 1, 4, view.result.reason)
        assert row.options == '{"variant":"very_young","early_end":true}'
        assert row.at == (await house.store.moves(table.id))[-1].at


async def test_who_was_stood_in_for_is_kept(house: House) -> None:
    table = await house.started("ratzeputz", 2, pace="live")
    record = await house.record(table.id)
    (move, *_) = record.game.legal_moves(record.state, 0)
    for person in (True, False):
        after, _ = playing.move(record, 0, move, house.clock.now(), Random(1), person=person)
        assert [sitter.stood_in for sitter in after.table.sitters] == [not person, False]


async def test_a_game_that_goes_on_has_no_results(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    assert results(await house.record(table.id), 0) == []
    assert results(await house.record((await house.lobby()).id), 0) == []
