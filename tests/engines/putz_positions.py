"""Positions of Putz die Wutz for its tests: who lies where, what was rolled, who sits where."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Event, Seat
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.pieces import Pig, PlacedPig, Roll, Side, all_pigs, square_size, start_facing
from bot.engines.putzdiewutz.state import PutzState

Json = dict[str, Any]


def table(
    seats: int = 3,
    *,
    lying: Mapping[int, tuple[Pig, Side]] | None = None,
    missing: Iterable[Pig] = (),
    options: Mapping[str, object] | None = None,
    **fields: Any,
) -> PutzState:
    """Return a new game in which these pigs lie in those places, looking there, and ``missing`` ones do not.

    The other places are filled as at the start. ``fields`` replaces whatever else the test is about.
    """
    lying = lying or {}
    missing = tuple(missing)
    state = PUTZDIEWUTZ.new(seats, options or {}, seed=1)
    size = square_size(state.variant)
    fixed = {*missing, *(pig for pig, _ in lying.values())}
    spare = [pig for pig in all_pigs(state.variant) if pig not in fixed]
    square = []
    for at in range(size):
        pig, facing = lying[at] if at in lying else (spare.pop(0), start_facing(at, size))
        square.append(PlacedPig(pig.color, pig.blotches, facing))
    return replace(state, pigs=tuple(square), pile=(*missing, *spare), **fields)


def race(seats: int = 3, *, roll: Roll, **more: Any) -> PutzState:
    """Return ``table(...)`` in the race of round 1."""
    return table(seats, phase="race", round=1, roll=roll, **more)


def play(state: PutzState, *moves: tuple[Seat | None, Json]) -> PutzState:
    """Make the moves, given as JSON, one after the other."""
    for seat, move in moves:
        state = PUTZDIEWUTZ.apply(state, seat, move).state
    return state


def told(state: PutzState, seat: Seat | None, move: Json) -> list[Json]:
    """Return the events of a move as JSON."""
    events: tuple[Event, ...] = PUTZDIEWUTZ.apply(state, seat, move).events
    return [PUTZDIEWUTZ.to_json(event) for event in events]


def seen(state: PutzState, seat: Seat | None = None) -> Json:
    """Return a view as JSON."""
    view: Json = PUTZDIEWUTZ.to_json(PUTZDIEWUTZ.view(state, seat))
    return view


def grab(item: str) -> Json:
    """Return a grab as JSON."""
    return {"type": "grab", "item": item}


def leave(seat: Seat) -> Json:
    """Return a leave as JSON."""
    return {"type": "leave", "seat": seat}


ROLL: Json = {"type": "roll"}
TIMEOUT: Json = {"type": "timeout"}
