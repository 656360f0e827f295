"""Codes that open a table to further channels, gardens that no channel shows, quick starts, seats given up."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engines.ratzeputz.moves import RollDie
from bot.store.gardens import GardenStore
from bot.tables import gardens
from bot.tables.gardens import LENGTH, LETTERS, Gardens, fresh_code, read_code
from bot.tables.pace import DAY, MINUTE
from bot.tables.refusal import Refused
from tests.tables.days import Days
from tests.tables.house import ADA, BEN, PEOPLE, House


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with Days(tmp_path / "stammtisch.sqlite3") as days:
        yield days


def codes_of(house: House) -> Gardens:
    return Gardens(GardenStore(house.database), house.clock)


def test_codes_are_short_and_unambiguous_and_never_the_same() -> None:
    codes = {fresh_code() for _ in range(2000)}
    assert len(codes) == 2000
    assert all(len(code) == LENGTH + 1 and code[4] == "-" for code in codes)
    assert {char for code in codes for char in code} == {*LETTERS, "-"}
    assert not set(LETTERS) & set("IOQUAEY0123456789")


@pytest.mark.parametrize("typed", ["BCDF-GHJK", "bcdfghjk", " bcdf ghjk ", "B.C.D.F/G.H.J.K"])
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "BCDF-GHJK"


async def test_every_garden_has_a_code_of_its_own_that_finds_it(house: House) -> None:
    one, other = await house.lobby("ratzeputz", 1), await house.lobby("ratzeputz", 1)
    assert one.code and other.code and one.code != other.code
    assert await codes_of(house).find(1, one.code.lower()) == one.id
    assert (await house.lobby("putzdiewutz")).code == ""
    await house.restart()
    assert await codes_of(house).find(1, other.code) == other.id


async def test_a_rematch_is_a_garden_with_another_code(house: House) -> None:
    table = await house.started("ratzeputz", 1)
    await house.tables.end(table.id, ADA.id)
    again = await house.tables.rematch(table.id, ADA.id)
    assert again.code not in ("", table.code)


@pytest.mark.parametrize("typed", ["", "BCDF", "BCDF-GHJ", "💐" * 8, "A" * 4000, "' OR 1=1 --"])
async def test_a_wrong_code_is_refused_by_its_name(house: House, typed: str) -> None:
    with pytest.raises(Refused) as refused:
        await codes_of(house).find(1, typed)
    assert refused.value.key == "refused-garden-code" and len(refused.value.facts["code"]) <= 20


async def test_five_wrong_codes_a_minute_and_then_not_even_the_right_one(house: House) -> None:
    table = await house.lobby("ratzeputz", 1)
    codes = codes_of(house)
    for _ in range(3):
        with pytest.raises(Refused):
            await codes.find(1, "XXXX-XXXX")
    await house.advance(MINUTE // 2)
    assert await codes.find(1, table.code) == table.id  # right ones do not count
    for _ in range(2):
        with pytest.raises(Refused):
            await codes.find(1, "XXXX-XXXX")
    with pytest.raises(Refused) as refused:
        await codes.find(1, table.code)
    assert refused.value.key == "refused-garden-tries"
    assert await codes.find(2, table.code) == table.id  # other people are free to try
    await house.advance(MINUTE // 2)
    assert await codes.find(1, table.code) == table.id
    with pytest.raises(Refused) as refused:
        for _ in range(4):
            await codes.find(1, "XXXX-XXXX")
    assert refused.value.key == "refused-garden-code"  # the first three of the minute are forgotten


async def test_who_may_link_a_channel(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    gardens.must_link(table, 99, 1)
    with pytest.raises(Refused) as refused:
        gardens.must_link(table, 99, gardens.MOST_CHANNELS)
    assert refused.value.key == "refused-garden-full"
    with pytest.raises(Refused) as refused:
        gardens.must_link(table, 99, 0)
    assert refused.value.key == "refused-garden-players"
    gardens.must_link(table, BEN.id, 0)
    over = await house.tables.end(table.id, ADA.id)
    with pytest.raises(Refused) as refused:
        gardens.must_link(over, ADA.id, 1)
    assert refused.value.key == "refused-garden-over"


async def test_a_garden_that_no_channel_shows_is_kept_for_seven_days(days: Days) -> None:
    table = await days.garden()
    view = await days.view(table.id)
    assert await days.tables.strand(table.id)
    await days.pass_time(24 * 6.9)
    kept = await days.table(table.id)
    assert kept.phase == "playing" and kept.asleep and await days.view(table.id) == view
    await days.tables.found_again(table.id)
    await days.pass_time(24 * 20)
    assert (await days.table(table.id)).phase == "playing"
    await days.go(table.id, 0)
    assert not (await days.table(table.id)).asleep
    assert (await days.table(table.id)).deadline == days.clock.now() + DAY
    await days.tables.strand(table.id)
    await days.pass_time(24 * 7)
    assert (await days.table(table.id)).phase == "closed"


async def test_a_lobby_that_no_channel_shows_is_kept_too(house: House) -> None:
    table = await house.lobby("ratzeputz", 2, pace="live")
    assert await house.tables.strand(table.id)
    await house.advance(6 * DAY)
    await house.tables.found_again(table.id)
    assert (await house.table(table.id)).phase == "lobby"
    await house.advance(44 * MINUTE)
    assert (await house.table(table.id)).warned
    await house.advance(2 * MINUTE)
    assert (await house.table(table.id)).phase == "closed"


async def test_games_without_a_code_are_not_kept(house: House) -> None:
    table = await house.started("putzdiewutz", 2)
    assert not await house.tables.strand(table.id)
    assert await house.table(table.id) == table


async def test_a_quick_start_plants_three_roots_by_the_tables_own_moves(days: Days) -> None:
    table = await days.garden()
    view = await days.view(table.id)
    assert view.phase == "roll" and view.bag == 16 and view.seen.color is not None
    assert table.moves >= 3 and table.step == 3
    assert all(sitter.misses == 0 and not sitter.away for sitter in table.sitters)
    await days.true_to_its_moves(table.id)
    await days.turn(table.id)
    await days.true_to_its_moves(table.id)


async def test_kicking_whose_turn_it_is_gives_the_turn_to_the_next(days: Days) -> None:
    table = await days.garden()
    await days.go(table.id, 0)
    await days.pass_time(5)
    await days.tables.kick(table.id, ADA.id, ADA.id)
    after = await days.table(table.id)
    assert await days.to_move(table.id) == (1,) and after.host == BEN.id
    assert after.deadline == days.clock.now() + DAY
    assert await days.turn(table.id) == 1


async def test_kicking_somebody_else_leaves_the_turn_where_it_is(days: Days) -> None:
    table = await days.garden()
    with pytest.raises(Refused):
        await days.tables.kick(table.id, BEN.id, ADA.id)
    await days.tables.kick(table.id, 99, BEN.id, moderator=True)
    assert await days.turn(table.id) == 0
    assert await days.to_move(table.id) == (2,)
    with pytest.raises(Refused):
        await days.tables.kick(table.id, ADA.id, BEN.id)


async def test_the_last_one_to_leave_ends_the_garden_as_it_stands(days: Days) -> None:
    table = await days.garden()
    for person in PEOPLE[:3]:
        assert (await days.table(table.id)).phase == "playing"
        await days.tables.leave(table.id, person.id)
    over = await days.table(table.id)
    view = await days.view(table.id)
    assert over.phase == "over" and view.result.reason == "abandoned"
    assert [alarm.what for alarm in over.alarms] == ["close"]
    with pytest.raises(Refused) as refused:
        await days.go(table.id, 0, RollDie())
    assert refused.value.key == "refused-over"
