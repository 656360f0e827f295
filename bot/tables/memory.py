"""What house players have seen of their games, so that no move has to play a game again from its start."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.bounded import Bounded
from bot.engines.contract import Seat
from bot.store.tables import MoveRow, TableStore
from bot.tables.record import Diverged, Record, replay

log = logging.getLogger(__name__)

_CACHED = 128
"""Tables whose past is kept: those that were moved at last."""


class _Past(Struct):
    """All states of a game up to ``last`` (none where it cannot be replayed), and the views of seats that asked."""

    last: Any
    states: list[Any]
    views: dict[Seat, list[Any]]


class Memory:
    """The pasts of the tables at which somebody remembers."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._pasts: Bounded[int, _Past] = Bounded(_CACHED)

    async def views(
        self, before: Record, after: Record, moves: Sequence[tuple[Seat | None, str]], seats: Sequence[Seat]
    ) -> dict[Seat, list[Any]]:
        """Return what each of these seats has seen of a game up to ``after``, which ``moves`` made of ``before``.

        Nothing where the game cannot be replayed: the snapshot is the truth, and nobody remembers.
        """
        table_id = after.table.id
        past = self._pasts.pop(table_id, None)
        if before.state is None:
            past = await self._replayed(after, [MoveRow(0, seat, move, 0) for seat, move in moves])
        else:
            if past is None or past.last is not before.state:
                past = await self._replayed(before, await self._store.moves(table_id))
            if past.states and after.state is not before.state:
                past.states += await asyncio.to_thread(_continued, before, after, moves)
            past.last = after.state
        for seat in seats if past.states else ():
            seen = past.views.setdefault(seat, [])
            seen += (after.game.view(state, seat) for state in past.states[len(seen) :])
        # Not before all is well: a past that was broken off half way is made anew.
        self._pasts[table_id] = past
        return {seat: past.views.get(seat, []) for seat in seats}

    async def _replayed(self, record: Record, moves: list[MoveRow]) -> _Past:
        try:
            states = await asyncio.to_thread(replay, record, moves)
        except Diverged as error:
            log.info("table %s: house players play without a memory: %s", record.table.id, error)
            states = []
        return _Past(record.state, states, {})


def _continued(before: Record, after: Record, moves: Sequence[tuple[Seat | None, str]]) -> list[Any]:
    """Return the states that moves lead to, the last being the one that is there already."""
    state, states = before.state, []
    for seat, move in moves[:-1]:
        state = after.game.apply(state, seat, after.game.decode_move(move)).state
        states.append(state)
    return [*states, after.state]
