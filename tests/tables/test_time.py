"""Turn clocks: timeouts, who is away, who stands in, sleep and waking, reminders."""

import pytest

from bot.engines import GAMES, IllegalMove
from bot.engines.putzdiewutz.moves import Grab, RollDice
from bot.engines.ratzeputz.moves import Plant
from bot.tables.pace import DAY, HOUR, MINUTE, PAUSE, SECOND, TURN, turn_length
from bot.tables.refusal import Refused
from bot.tables.table import Table
from tests.tables.house import ADA, BEN, CLEO, House
from tests.tables.racing import wrong


async def moves(house: House, table: Table) -> list[tuple[int | None, str]]:
    return [(move.seat, move.move) for move in await house.store.moves(table.id)]


async def test_a_turn_ends_on_time(house: House) -> None:
    table = await house.started()
    await house.advance(MINUTE - 1)
    assert (await house.table(table.id)).moves == 0
    await house.advance(1)
    table = await house.table(table.id)
    assert await moves(house, table) == [(None, '{"type":"timeout"}')]
    assert [sitter.misses for sitter in table.sitters] == [1, 1]
    assert not any(sitter.away for sitter in table.sitters)


async def test_a_press_starts_the_next_clock(house: House) -> None:
    table = await house.started("ratzeputz", 2, pace="live")
    await house.advance(50 * SECOND)
    await house.press(table.id, ADA, Plant(0))
    await house.advance(50 * SECOND)
    assert (await house.table(table.id)).moves == 1
    await house.advance(10 * SECOND)
    assert (await house.table(table.id)).moves == 2


async def test_two_misses_in_a_row_make_a_seat_away(house: House) -> None:
    table = await house.started("ratzeputz", 2, pace="live")
    await house.press(table.id, ADA, Plant(0))
    table = await house.table(table.id)
    late = (await house.look(table.id)).view.to_move[0]  # type: ignore[union-attr]
    await house.advance(TURN["live"])
    assert (await house.table(table.id)).sitters[late].misses == 1
    while not (await house.table(table.id)).sitters[late].away:
        look = await house.look(table.id)
        assert look.view is not None and not look.table.asleep
        seat = look.view.to_move[0]
        if seat == late:
            await house.advance(TURN["live"])
        else:
            person = (ADA, BEN)[seat]
            await house.press(table.id, person, (await house.look(table.id, person)).moves[0])
    table = await house.table(table.id)
    assert [sitter.away for sitter in table.sitters].count(True) == 1
    assert [sitter.misses for sitter in table.sitters] in ([2, 0], [0, 2])


async def test_a_press_in_between_forgives_a_miss(house: House) -> None:
    table = await house.started()
    await house.advance(MINUTE)
    await house.advance(PAUSE[1])
    await house.press(table.id, ADA, await wrong(house, table))
    table = await house.table(table.id)
    assert [sitter.misses for sitter in table.sitters] == [0, 1]


async def everybody_gone(house: House, seats: int = 2, **more: object) -> Table:
    """Return a table where nobody has pressed until it fell asleep."""
    table = await house.started("putzdiewutz", seats, **more)
    await house.advance(10 * MINUTE)
    table = await house.table(table.id)
    assert table.asleep
    return table


async def test_a_table_without_people_sleeps(house: House) -> None:
    table = await everybody_gone(house)
    assert all(sitter.away for sitter in table.sitters)
    assert [alarm.what for alarm in table.alarms] == ["close"]
    await house.advance(23 * HOUR)
    assert (await house.table(table.id)).moves == table.moves


async def test_any_seated_press_wakes_it(house: House) -> None:
    table = await everybody_gone(house)
    with pytest.raises(Refused, match="refused-not-seated"):
        await house.press(table.id, CLEO, RollDice())
    assert (await house.table(table.id)).asleep
    with pytest.raises((Refused, IllegalMove)):
        await house.press(table.id, BEN, Grab("jar"), step=table.step - 1)
    table = await house.table(table.id)
    assert not table.asleep
    assert [sitter.away for sitter in table.sitters] == [True, False]
    assert table.deadline == house.clock.now() + MINUTE


async def test_who_reads_is_there(house: House) -> None:
    table = await house.started()
    await house.advance(MINUTE)
    quiet = await house.table(table.id)
    assert quiet.quiet and not quiet.asleep
    await house.tables.attend(table.id, ADA.id)
    read = await house.table(table.id)
    assert not read.quiet and read.edition == quiet.edition, "nobody's board is drawn anew for it"


async def test_a_move_wakes_it_and_counts(house: House) -> None:
    table = await everybody_gone(house)
    assert (await house.look(table.id)).view.phase == "roll"  # type: ignore[union-attr]
    outcome = await house.press(table.id, BEN, RollDice(), step=table.step)
    assert not outcome.table.asleep and outcome.table.moves == table.moves + 1
    await house.true_to_its_moves(table.id)


@pytest.mark.parametrize(("game", "pace", "closes"), [("putzdiewutz", "live", DAY), ("ratzeputz", "async", 30 * DAY)])
async def test_a_sleeping_table_is_closed_in_the_end(house: House, game: str, pace: str, closes: int) -> None:
    table = await house.started(game)
    assert table.pace == pace
    while not table.asleep:
        await house.advance(HOUR)
        table = await house.table(table.id)
    at = table.due_at
    assert at is not None and closes - HOUR <= at - house.clock.now() <= closes
    await house.advance(at - house.clock.now() - 1)
    assert (await house.table(table.id)).phase == "playing"
    await house.advance(1)
    table = await house.table(table.id)
    assert (table.phase, table.why_closed) == ("closed", "slept")
    assert table.due_at is None


async def test_an_async_turn_reminds_twice(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    house.news.clear()
    await house.advance(12 * HOUR)
    await house.advance(9 * HOUR + 36 * MINUTE)
    assert [news.notice for news in house.news] == ["remind", "remind"]
    assert house.news[0].table.edition == table.edition
    await house.advance(2 * HOUR + 24 * MINUTE)
    assert (await house.table(table.id)).moves == 1


async def test_a_live_turn_reminds_nobody(house: House) -> None:
    table = await house.started("ratzeputz", 2, pace="live")
    assert [alarm.what for alarm in table.alarms] == ["turn"]


async def test_an_async_seat_that_is_away_holds_nobody_up(house: House) -> None:
    table = await house.started("ratzeputz", 2)
    skipped = 0
    for _ in range(60):
        look = await house.look(table.id, ADA)
        if look.view is None or look.view.result is not None:
            break
        if 0 in look.view.to_move:
            await house.press(table.id, ADA, look.moves[0])
            await house.calm()
            skipped += look.table.sitters[1].away
        else:
            assert not look.table.sitters[1].away
            await house.advance(DAY)
    assert skipped > 10
    assert not (await house.table(table.id)).asleep


def test_answers_get_the_short_clock() -> None:
    assert GAMES["wuzzlts"].facts.answers == ("trade",)
    assert GAMES["wuerfelwg"].facts.answers == ("sponge", "cult", "ghost")
    assert turn_length("live", answers=True) == 20 * SECOND
    assert turn_length("async", answers=True) == 8 * HOUR
    assert turn_length("live", answers=False) == MINUTE


async def test_presses_are_forgotten_when_they_cannot_come_again(house: House) -> None:
    table = await house.started()
    press = house.snowflake()
    await house.press(table.id, ADA, RollDice(), snowflake=press)
    await house.advance(14 * MINUTE)
    await house.alarms.tidy()
    assert await house.store.pressed(press)
    await house.advance(2 * MINUTE)
    await house.alarms.tidy()
    assert not await house.store.pressed(press)
