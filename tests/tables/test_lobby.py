"""Before the game: who sits down, who gets up, what is chosen, and how long a lobby waits."""

import pytest

from bot.engines import GAMES, InvalidOption
from bot.tables.pace import DAY, HOUR, MINUTE
from bot.tables.refusal import Refused
from bot.tables.table import Person
from tests.tables.house import ADA, BEN, CLEO, DORA, EMIL, House


def names(table: object) -> list[str]:
    return [sitter.name for sitter in table.sitters]  # type: ignore[attr-defined]


async def test_who_opens_it_sits_first_and_hosts(house: House) -> None:
    table = await house.lobby(seats=1)
    assert (table.phase, table.host, names(table)) == ("lobby", ADA.id, ["Ada"])
    assert [seated.id for seated in await house.tables.seated(ADA.id)] == [table.id]
    assert (await house.look(table.id, ADA)).view is None


async def test_people_join_until_it_is_full(house: House) -> None:
    table = await house.lobby(seats=4)
    assert names(table) == ["Ada", "Ben", "Cleo", "Dora"]
    with pytest.raises(Refused, match="refused-full"):
        await house.tables.join(table.id, EMIL)
    with pytest.raises(Refused, match="refused-full"):
        await house.tables.add_house(table.id, ADA.id)


async def test_nobody_sits_twice(house: House) -> None:
    table = await house.lobby(seats=2)
    with pytest.raises(Refused, match="refused-seated"):
        await house.tables.join(table.id, BEN)
    assert (await house.table(table.id)).version == table.version


async def test_the_seat_goes_with_who_leaves(house: House) -> None:
    table = await house.lobby(seats=3)
    table = await house.tables.leave(table.id, BEN.id)
    assert names(table) == ["Ada", "Cleo"]
    assert not await house.tables.seated(BEN.id)
    with pytest.raises(Refused, match="refused-not-seated"):
        await house.tables.leave(table.id, BEN.id)


async def test_the_host_passes_on_and_sits_first(house: House) -> None:
    table = await house.lobby(seats=1, house=1)
    await house.tables.join(table.id, BEN)
    await house.tables.join(table.id, CLEO)
    table = await house.tables.leave(table.id, ADA.id)
    assert table.host == BEN.id
    assert names(table) == ["Ben", "Frau Schnurr", "Cleo"]


async def test_a_lobby_without_people_closes(house: House) -> None:
    table = await house.lobby(seats=1, house=2)
    table = await house.tables.leave(table.id, ADA.id)
    assert (table.phase, table.why_closed, table.alarms) == ("closed", "empty", ())
    with pytest.raises(Refused, match="refused-over"):
        await house.tables.join(table.id, BEN)


async def test_house_players_come_and_go_by_the_host(house: House) -> None:
    table = await house.lobby(seats=2, house=2)
    assert [sitter.user for sitter in table.sitters] == [ADA.id, BEN.id, None, None]
    assert len(set(names(table))) == 4
    with pytest.raises(Refused, match="refused-host-only") as refused:
        await house.tables.remove_house(table.id, BEN.id)
    assert refused.value.facts == {"host": "Ada"}
    table = await house.tables.remove_house(table.id, ADA.id)
    table = await house.tables.remove_house(table.id, ADA.id)
    with pytest.raises(Refused, match="refused-no-house"):
        await house.tables.remove_house(table.id, ADA.id)
    assert names(table) == ["Ada", "Ben"]


async def test_the_largest_table_has_a_name_for_every_house_player(house: House) -> None:
    table = await house.tables.open("ratzeputz", {}, Person(1, "Lotte"), guild_id=1, channel_id=2)
    for _ in range(7):
        table = await house.tables.add_house(table.id, 1)
    assert len(set(names(table))) == 8


async def test_the_host_chooses_the_options(house: House) -> None:
    table = await house.lobby(options={"variant": "young", "early_end": None})
    assert table.options == {"variant": "young"}
    table = await house.tables.set_options(table.id, ADA.id, {"early_end": True})
    assert table.options == {"variant": "young", "early_end": True}
    table = await house.tables.set_options(table.id, ADA.id, {"variant": None})
    assert table.options == {"early_end": True}
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.set_options(table.id, BEN.id, {"variant": "young"})


@pytest.mark.parametrize("options", [{"variant": "ancient"}, {"early_end": "yes"}, {"color": "red"}])
async def test_an_option_that_the_game_does_not_take(house: House, options: dict[str, object]) -> None:
    with pytest.raises(InvalidOption) as refused:
        await house.lobby(options=options)
    assert refused.value.name in options
    assert not await house.store.all_ids()


async def test_an_unknown_option_changes_nothing(house: House) -> None:
    table = await house.lobby()
    with pytest.raises(InvalidOption):
        await house.tables.set_options(table.id, ADA.id, {"variant": "young", "color": "red"})
    assert (await house.table(table.id)).options == {}


async def test_only_the_host_starts_and_only_with_enough_people(house: House) -> None:
    table = await house.lobby(seats=1)
    with pytest.raises(Refused, match="refused-too-few") as refused:
        await house.tables.start(table.id, ADA.id)
    assert refused.value.facts == {"seats": 2}
    await house.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.start(table.id, BEN.id)
    table = await house.tables.start(table.id, ADA.id)
    assert (table.phase, table.moves) == ("playing", 0)
    for again in (house.tables.start(table.id, ADA.id), house.tables.join(table.id, CLEO)):
        with pytest.raises(Refused, match="refused-started"):
            await again


async def test_the_same_press_joins_once(house: House) -> None:
    table = await house.lobby(seats=1)
    await house.tables.join(table.id, BEN, 77)
    await house.tables.leave(table.id, BEN.id, 78)
    with pytest.raises(Refused, match="refused-twice"):
        await house.tables.join(table.id, BEN, 77)
    assert names(await house.table(table.id)) == ["Ada"]


async def test_a_host_kicks_and_a_moderator_may(house: House) -> None:
    table = await house.lobby(seats=3)
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.kick(table.id, BEN.id, CLEO.id)
    with pytest.raises(Refused, match="refused-they-are-not-seated"):
        await house.tables.kick(table.id, ADA.id, DORA.id)
    await house.tables.kick(table.id, ADA.id, CLEO.id)
    table = await house.tables.kick(table.id, EMIL.id, ADA.id, moderator=True)
    assert (names(table), table.host) == (["Ben"], BEN.id)


async def test_who_was_taken_off_a_table_does_not_sit_down_again(house: House) -> None:
    table = await house.lobby(seats=3)
    await house.tables.kick(table.id, ADA.id, CLEO.id)
    for again in (house.tables.join(table.id, CLEO), house.tables.leave(table.id, CLEO.id)):
        with pytest.raises(Refused, match="refused-kicked"):
            await again
    await house.tables.leave(table.id, BEN.id)
    await house.tables.join(table.id, BEN)


async def test_the_house_and_hosts_end_tables(house: House) -> None:
    table = await house.lobby()
    with pytest.raises(Refused, match="refused-host-only"):
        await house.tables.end(table.id, BEN.id)
    table = await house.tables.end(table.id, ADA.id)
    assert (table.phase, table.why_closed) == ("closed", "ended")
    with pytest.raises(Refused, match="refused-over"):
        await house.tables.end(table.id, ADA.id)
    assert (await house.tables.end(table.id, None, "unreachable")).why_closed == "ended"


async def test_a_table_that_is_not_there(house: House) -> None:
    with pytest.raises(Refused, match="refused-gone"):
        await house.tables.join(12345, BEN)


async def test_an_idle_lobby_warns_then_closes(house: House) -> None:
    table = await house.lobby()
    await house.advance(30 * MINUTE - 1)
    assert not (await house.table(table.id)).warned
    await house.advance(1)
    assert (await house.table(table.id)).warned
    await house.advance(15 * MINUTE - 1)
    assert (await house.table(table.id)).phase == "lobby"
    await house.advance(1)
    table = await house.table(table.id)
    assert (table.phase, table.why_closed, table.due_at) == ("closed", "idle", None)


async def test_whatever_happens_sets_a_lobbys_clock_anew(house: House) -> None:
    table = await house.lobby()
    await house.advance(40 * MINUTE)
    table = await house.tables.join(table.id, CLEO)
    assert not table.warned
    await house.advance(44 * MINUTE)
    assert (await house.table(table.id)).warned
    await house.advance(MINUTE)
    assert (await house.table(table.id)).phase == "closed"


async def test_an_async_lobby_waits_three_days(house: House) -> None:
    table = await house.lobby("ratzeputz")
    assert table.pace == "async"
    await house.advance(60 * HOUR)
    assert (await house.table(table.id)).warned
    await house.advance(3 * DAY - 60 * HOUR - 1)
    assert (await house.table(table.id)).phase == "lobby"
    await house.advance(1)
    assert (await house.table(table.id)).phase == "closed"


async def test_a_lobby_that_should_have_closed_while_nobody_could_press_waits_a_little(house: House) -> None:
    table = await house.lobby()
    await house.restart(down=3 * HOUR)
    table = await house.table(table.id)
    assert (table.phase, table.warned) == ("lobby", True)
    await house.advance(MINUTE)
    assert (await house.table(table.id)).phase == "closed"


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_starts_with_every_number_of_seats(house: House, game: str) -> None:
    for seats in GAMES[game].seats:
        table = await house.started(game, 1, house=seats - 1)
        assert (table.phase, len(table.sitters)) == ("playing", seats)
        await house.tables.end(table.id, ADA.id)
