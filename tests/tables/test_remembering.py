"""House players that remember: what they have seen goes on with every move, and is replayed when it is not there."""

from typing import Any

import pytest

from bot.engines.contract import Seat
from bot.store.tables import MoveRow
from bot.tables import house_moves, memory
from bot.tables.pace import SECOND
from bot.tables.record import replay
from tests.tables.house import ADA, House

Seen = list[tuple[int, Seat, list[Any]]]


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note after how many moves games are played again from their start."""
    found: list[int] = []

    def noted(record: Any, moves: list[MoveRow]) -> list[Any]:
        found.append(len(moves))
        return replay(record, moves)

    monkeypatch.setattr(memory, "replay", noted)
    return found


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Note what house players are given as their past: after how many moves, the seat, and the views."""
    found: Seen = []
    plan = house_moves.plan

    def noted(record: Any, now: int, chance: Any, past: Any) -> Any:
        found.extend((record.table.moves, seat, list(past(seat))) for seat in house_moves.seats_played(record.table))
        return plan(record, now, chance, past)

    monkeypatch.setattr(house_moves, "plan", noted)
    return found


async def go_on(house: House, table_id: int, moves: int) -> None:
    """Let everybody move, the person at once."""
    until = (await house.table(table_id)).moves + moves
    for nth in range(200):
        table = await house.table(table_id)
        if table.moves >= until or table.phase != "playing":
            return
        look = await house.look(table_id, ADA)
        if look.moves:
            await house.press(table_id, ADA, look.moves[nth % len(look.moves)])
        else:
            await house.advance(SECOND)


async def check(house: House, table_id: int, seen: Seen) -> None:
    """Check that what was seen is what replaying the whole game shows."""
    record = await house.record(table_id)
    states = replay(record, await house.store.moves(table_id))
    assert seen
    for moves, seat, views in seen:
        assert views == [record.game.view(state, seat) for state in states[: moves + 1]], (moves, seat)


async def test_no_move_plays_the_game_again(house: House, replays: list[int], seen: Seen) -> None:
    table = await house.started("ratzeputz", 1, house=2, pace="live")
    await go_on(house, table.id, 12)
    assert replays == [0], "once, as it began"
    await check(house, table.id, seen)


async def test_a_quick_start_is_remembered(house: House, replays: list[int], seen: Seen) -> None:
    table = await house.lobby("ratzeputz", 1, house=1, pace="live")
    await house.tables.set_options(table.id, ADA.id, {"quick": True})
    table = await house.tables.start(table.id, ADA.id)
    assert table.moves > 0
    await go_on(house, table.id, 4)
    assert replays == [table.moves]
    await check(house, table.id, seen)


async def test_after_a_restart_it_is_replayed_once(house: House, replays: list[int], seen: Seen) -> None:
    table = await house.started("ratzeputz", 1, house=1, pace="live")
    await go_on(house, table.id, 5)
    await house.restart()
    replays.clear()
    await go_on(house, table.id, 5)
    assert len(replays) == 1 and replays[0] >= 5
    await check(house, table.id, seen)


async def test_what_was_not_saved_is_not_remembered(
    house: House, replays: list[int], seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started("ratzeputz", 1, house=1, pace="live")
    look = await house.look(table.id, ADA)

    async def fail(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", fail)
        with pytest.raises(OSError, match="no space"):
            await house.press(table.id, ADA, look.moves[0])
    seen.clear()
    await house.press(table.id, ADA, look.moves[1])
    await go_on(house, table.id, 4)
    await check(house, table.id, seen)


async def test_it_is_kept_for_so_many_tables_only(
    house: House, replays: list[int], seen: Seen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_CACHED", 1)
    await house.restart()
    one, other = [await house.started("ratzeputz", 1, house=1, pace="live") for _ in range(2)]
    for _ in range(3):
        for table in (one, other):
            await go_on(house, table.id, 1)
    assert len(replays) > 3
    await house.true_to_its_moves(one.id)
