"""Who was first: presses are gathered outside the table's lock and ordered by Discord's clock.

The first right press opens a settle window; at its end the earliest right one by snowflake counts. So a press that
Discord received first wins even if our process happened to see it second.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.engines.contract import Move, Seat
from bot.tables.clock import Clock, ms_of
from bot.tables.refusal import Refused
from bot.tables.table import Table

T = TypeVar("T")


@dataclass(order=True)
class Press(Generic[T]):
    """A press in a race; ``snowflake`` orders it (the interaction's id, or made from a house player's time).

    ``step`` is the button's, None where the state alone decides.
    """

    snowflake: int
    seat: Seat = field(compare=False)
    move: Move = field(compare=False)
    step: int | None = field(compare=False)
    interaction: int | None = field(compare=False)
    answer: "asyncio.Future[T]" = field(compare=False)


Decide = Callable[[list[Press[T]]], Awaitable[None]]
"""Settles a race: gets its right presses, the earliest first, and answers each."""


@dataclass
class _Race(Generic[T]):
    presses: list[Press[T]]
    over: asyncio.Event


class Races(Generic[T]):
    """The races under way, one a table at most."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._races: dict[int, _Race[T]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def enter(
        self,
        table_id: int,
        seat: Seat,
        move: Move,
        snowflake: int,
        *,
        step: int | None,
        interaction: int | None,
        window_ms: int,
        decide: Decide[T],
    ) -> T:
        """Take part with a right press and return its outcome; raises what ``decide`` sets on the press."""
        race = self._races.get(table_id)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        press = Press(snowflake, seat, move, step, interaction, answer)
        if race is None:
            race = self._races[table_id] = _Race([press], asyncio.Event())
            task = asyncio.create_task(self._settle(table_id, race, window_ms, decide), name=f"race {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            race.presses.append(press)
        return await answer

    def earlier(self, table_id: int, seat: Seat, snowflake: int) -> bool:
        """Say whether this seat has a right press waiting that Discord received before ``snowflake``."""
        race = self._races.get(table_id)
        return race is not None and any(p.seat == seat and p.snowflake < snowflake for p in race.presses)

    async def settled(self, table_id: int) -> None:
        """Wait until no race of this table is being decided: its other moves come after."""
        while race := self._races.get(table_id):
            await race.over.wait()

    async def _settle(self, table_id: int, race: _Race[T], window_ms: int, decide: Decide[T]) -> None:
        try:
            await self._clock.sleep(window_ms)
            # Gather until the decision has the lock: whoever presses while it waits is still in the window.
            await decide(race.presses)
        except Exception as error:
            for press in race.presses:
                if not press.answer.done():
                    press.answer.set_exception(error)
        finally:
            del self._races[table_id]
            race.over.set()
            for press in race.presses:
                if not press.answer.done():
                    press.answer.cancel()


def beaten(winner: Press[T], table: Table, press: Press[T]) -> Refused:
    """Say who was faster than a press of the same race; ``table`` is as the winner's press left it."""
    if press.seat == winner.seat:
        return Refused("refused-twice")
    if table.race is not None:
        return late(table, press.snowflake)
    name = table.sitters[winner.seat].name
    return Refused("refused-late-by", winner=name, ms=ms_of(press.snowflake) - ms_of(winner.snowflake))


def late(table: Table, snowflake: int) -> Refused:
    """Say who was first in a race that is decided, and by how many milliseconds."""
    race = table.race
    first = next((grab for grab in race.grabs if grab.right), None) if race else None
    if race is None or first is None:
        return Refused("refused-stale")
    winner = table.sitters[first.seat].name
    if race.shown_at is None or first.ms is None:
        return Refused("refused-late", winner=winner)
    return Refused("refused-late-by", winner=winner, ms=max(0, ms_of(snowflake) - race.shown_at - first.ms))


def reaction(table: Table, snowflake: int) -> int | None:
    """Return how many milliseconds after a race was shown a press came; None: there is none, or it is not shown."""
    if table.race is None or table.race.shown_at is None:
        return None
    return max(0, ms_of(snowflake) - table.race.shown_at)
