"""What a person sees of what happened at a table."""

import pytest
from msgspec.structs import replace

from bot.engines import GAMES
from bot.engines.wuzzlts.events import Drew, DrewCard, Received, Refilled, Took, Traded
from bot.engines.wuzzlts.moves import Answer, Draw, Trade
from bot.tables.record import Record
from bot.tables.records import Change
from bot.tables.table import Person
from tests.engines.wuzzlts_positions import NONE, THIRD, THREE, position
from tests.tables.house import ADA, BEN, CLEO, House


@pytest.mark.parametrize(("person", "received"), [(ADA, (0,)), (BEN, (1,)), (CLEO, None), (None, None)])
async def test_everybody_sees_the_events_that_are_for_them(
    house: House, person: Person | None, received: tuple[int, ...] | None
) -> None:
    table, state = await house.started("wuzzlts", 3), position(NONE, THIRD, THREE)

    def stand(record: Record, _: int) -> Change:
        stood = replace(record.table, step=GAMES["wuzzlts"].step(state))
        return Change(replace(record, state=state, table=stood))

    await house.tables.records.change(table.id, stand)
    await house.press(table.id, ADA, Trade(1, "top", state.hands[0].top[0]))
    await house.press(table.id, BEN, Answer(state.hands[1].top[0]))
    events = (await house.look(table.id, person)).events
    traded = [event for event in events if isinstance(event, Traded)]
    assert [(event.seat, event.partner, event.half) for event in traded] == [(0, 1, "top")]
    assert [event.to for event in events if isinstance(event, Received)] == ([] if received is None else [received])


async def test_an_older_releases_event_is_not_in_the_way(house: House) -> None:
    table = await house.started("wuzzlts", 2)
    drawn = (await house.press(table.id, ADA, Draw("top", "pile"))).table
    old = ({"type": "tickled", "seat": 0}, {"type": "drew", "seat": 1, "half": "middle"})

    def age(record: Record, _: int) -> Change:
        return Change(replace(record, table=replace(record.table, events=(*old, *drawn.events))))

    await house.tables.records.change(table.id, age)
    look = await house.look(table.id, ADA)
    assert len(look.table.events) == len(look.events) + len(old)
    assert [type(event) for event in look.events if not isinstance(event, Refilled | Took)] == [Drew, DrewCard]


async def test_nothing_has_happened_in_a_lobby(house: House) -> None:
    look = await house.look((await house.lobby("wuzzlts", 2)).id)
    assert look.view is None and look.events == ()
