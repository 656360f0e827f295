"""Two processes on one database: a save is a compare-and-set, and nobody is refused by an old memory."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engines import IllegalMove
from bot.engines.putzdiewutz.moves import RollDice
from bot.engines.ratzeputz.moves import Plant
from bot.tables.moves import Outcome
from bot.tables.pace import MINUTE
from bot.tables.refusal import Refused
from tests.tables.house import ADA, BEN, CLEO, PEOPLE, House


@pytest.fixture
async def other(house: House, tmp_path: Path) -> AsyncIterator[House]:
    """Yield a second process beside ``house``; its bell does not ring."""
    other = House(tmp_path / "house.sqlite3", beside=house)
    await other.open(ringing=False)
    yield other
    await other.leave()


async def test_the_slower_one_reads_again(house: House, other: House) -> None:
    table = await house.lobby(seats=1)
    await other.table(table.id)
    await house.tables.join(table.id, BEN)
    table = await other.tables.join(table.id, CLEO)
    assert [sitter.name for sitter in table.sitters] == ["Ada", "Ben", "Cleo"]
    assert table.version == 3


async def test_one_of_two_gets_the_last_seat(house: House, other: House) -> None:
    table = await house.lobby(seats=3)
    await other.table(table.id)
    outcomes = await asyncio.gather(
        house.tables.join(table.id, PEOPLE[3]), other.tables.join(table.id, PEOPLE[4]), return_exceptions=True
    )
    assert sorted(isinstance(outcome, Refused) for outcome in outcomes) == [False, True]
    assert len((await house.record(table.id)).table.sitters) == 4


async def test_an_old_memory_refuses_nobody(house: House, other: House) -> None:
    table = await house.lobby(seats=1)
    await other.table(table.id)
    await house.tables.join(table.id, BEN)
    table = await house.tables.start(table.id, ADA.id)
    # The other process remembers a lobby where Ben does not sit.
    outcome = await other.press(table.id, BEN, RollDice(), step=table.step)
    assert outcome.table.moves == 1


async def test_an_old_memory_makes_no_button_stale(house: House, other: House) -> None:
    table = await house.started("ratzeputz", 1)
    await other.table(table.id)
    now = (await house.press(table.id, ADA, Plant(0), step=table.step)).table
    move = (await house.look(table.id, ADA)).moves[0]
    assert (await other.press(table.id, ADA, move, step=now.step)).table.moves == 2


async def test_a_lobby_that_was_full_is_not_any_more(house: House, other: House) -> None:
    table = await house.lobby(seats=4)
    await other.table(table.id)
    await house.tables.leave(table.id, BEN.id)
    table = await other.tables.join(table.id, PEOPLE[4])
    assert len(table.sitters) == 4


async def test_presses_on_both_sides(house: House, other: House) -> None:
    """Each counts once, whichever process takes it; the busiest are told to try again."""
    table = await house.started("ratzeputz", 4, {"turns": "anyone"})
    presses = [
        side.press(table.id, PEOPLE[number % 4], Plant(number % 6)) for number in range(12) for side in (house, other)
    ]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    counted = [outcome for outcome in outcomes if isinstance(outcome, Outcome)]
    assert all(isinstance(outcome, Outcome | IllegalMove | Refused) for outcome in outcomes)
    record = await house.true_to_its_moves(table.id)
    assert record.table.moves == len(counted) > 0
    assert record.table.version == table.version + len(counted)


async def test_the_same_press_reaches_both(house: House, other: House) -> None:
    table = await house.started("ratzeputz", 1)
    flake = house.snowflake()
    outcomes = await asyncio.gather(
        *(side.press(table.id, ADA, Plant(0), snowflake=flake) for side in (house, other)), return_exceptions=True
    )
    assert sum(isinstance(outcome, Outcome) for outcome in outcomes) == 1
    assert (await house.true_to_its_moves(table.id)).table.moves == 1


@pytest.fixture
async def awake(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bell look once a minute, as it does outside of tests."""
    monkeypatch.setattr("bot.tables.alarms._LONGEST_SLEEP", MINUTE)
    await house.restart()


@pytest.mark.usefixtures("awake")
async def test_one_bell_rings_for_both(house: House, other: House) -> None:
    """A clock that another process set is found without any news of it, once a minute at the latest."""
    table = await other.started()
    await house.advance(2 * MINUTE)
    assert (await house.record(table.id)).table.moves >= 1


@pytest.mark.usefixtures("awake")
async def test_a_bell_with_an_old_memory_reads_again(house: House, other: House) -> None:
    """The store says that a clock rings of which the memory knows nothing: it is served all the same."""
    table = await other.lobby()
    await house.table(table.id)
    await other.tables.start(table.id, ADA.id)
    await house.advance(2 * MINUTE - 1)
    assert (await house.record(table.id)).table.moves == 1
