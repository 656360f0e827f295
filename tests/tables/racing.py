"""Races of Putz die Wutz, brought to where a test wants them."""

from bot.engines.putzdiewutz.moves import Grab, RollDice
from bot.engines.putzdiewutz.pieces import ITEMS
from bot.engines.putzdiewutz.wanted import wanted
from bot.tables.pace import PAUSE
from bot.tables.table import Person, Table
from tests.tables.house import ADA, House


async def rolled(house: House, table: Table, by: Person = ADA) -> Table:
    """Roll: the race is on, but hidden."""
    return (await house.press(table.id, by, RollDice())).table


async def opened(house: House, table: Table, *, by: Person = ADA, shown: bool = True) -> Table:
    """Roll and wait until everybody sees the dice; ``shown``: Discord has told when."""
    await rolled(house, table, by)
    await house.advance(PAUSE[1])
    now = await house.table(table.id)
    assert now.race is not None and now.race.open
    if shown:
        await house.tables.was_shown(table.id, now.edition, house.clock.now())
    return await house.table(table.id)


async def right(house: House, table: Table) -> Grab:
    """Return the grab that wins."""
    view = (await house.look(table.id)).view
    return Grab(wanted(view.pigs, view.roll).item)  # type: ignore[union-attr]


async def wrong(house: House, table: Table) -> Grab:
    """Return a grab that loses."""
    item = (await right(house, table)).item
    return Grab(next(other for other in ITEMS if other != item))
