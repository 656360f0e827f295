"""Playing games through tables without a thought: random legal moves, now and then a timeout."""

import asyncio
from random import Random

from bot.engines.contract import Move
from bot.tables.table import AnyLook, Person, Table
from tests.tables.house import PEOPLE, House


async def one_move(house: House, table_id: int, chance: Random) -> None:
    """Make one random legal move of one person; where nobody can, let the clock ring."""
    able: list[tuple[Person, AnyLook, Move]] = []
    for person in PEOPLE:
        look = await house.look(table_id, person)
        able += ((person, look, chance.choice(look.moves)) for _ in range(1) if look.moves)
    if able and (able[0][1].table.race is None or able[0][1].table.race.open or able[0][1].view.phase != "race"):  # type: ignore[union-attr]
        person, look, move = chance.choice(able)
        press = asyncio.create_task(house.press(table_id, person, move, step=look.table.step))
        await house.calm()
        await house.advance(house.tables.moves.settle_ms)
        await press
        return
    due = (await house.table(table_id)).due_at
    assert due is not None
    await house.advance(max(1, due - house.clock.now()))


async def play(house: House, table_id: int, chance: Random, most: int = 2000) -> Table:
    """Play until the game is over, or so many moves."""
    for _ in range(most):
        table = await house.table(table_id)
        if table.phase != "playing":
            return table
        await one_move(house, table_id, chance)
    return await house.table(table_id)
