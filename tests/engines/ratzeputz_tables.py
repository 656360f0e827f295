"""Tables of Ratzeputz that stand where a test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Event, Move, Seat, Step
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.roots import SLIP
from bot.engines.ratzeputz.state import RatzeputzState
from bot.engines.rng import Rng

RatzeputzStep = Step[RatzeputzState]


def table(seats: int = 3, options: Mapping[str, object] | None = None, **fields: Any) -> RatzeputzState:
    """Return a table in its first turn's phase ``roll``, with these fields; ``disc`` is Ratzeputz's spot."""
    state = RATZEPUTZ.new(seats, options or {}, 1)
    turn: dict[str, Any] = {"phase": "roll", "turn": 1, "planted": 3}
    return replace(state, **(turn | fields))


def at_pull(stone: int, seats: int = 3, options: Mapping[str, object] | None = None, **fields: Any) -> RatzeputzState:
    """Return a table where seat 0 is to pull a carrot beside that stone."""
    return table(seats, options, **({"phase": "pull", "tilli": stone, "roll": 1} | fields))


def hanging(**roots: str) -> tuple[str | None, ...]:
    """Return a garden: ``hanging(s3="red")`` has one root, at spot 3."""
    return tuple(roots.get(f"s{spot}") for spot in range(6))


def slipping(*pattern: bool) -> Rng:
    """Return a stream that lets these roots fall and those hold, in this order."""
    for seed in range(1_000_000):
        rng, drawn = Rng(seed), []
        for _ in pattern:
            number, rng = rng.below(SLIP)
            drawn.append(number == 0)
        if drawn == list(pattern):
            return Rng(seed)
    raise AssertionError("no such stream")


def play(state: RatzeputzState, *deeds: tuple[Seat | None, Mapping[str, object]]) -> RatzeputzState:
    """Make moves in order."""
    for seat, move in deeds:
        state = RATZEPUTZ.apply(state, seat, move).state
    return state


def do(state: RatzeputzState, seat: Seat | None, kind: str, /, **fields: object) -> RatzeputzStep:
    """Make one move."""
    return RATZEPUTZ.apply(state, seat, {"type": kind, **fields})


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the types of events."""
    return [RATZEPUTZ.to_json(event)["type"] for event in events]


def legal(state: RatzeputzState, seat: Seat | None) -> list[Any]:
    """Return a seat's legal moves as JSON."""
    moves: list[Move] = RATZEPUTZ.legal_moves(state, seat)
    return [RATZEPUTZ.to_json(move) for move in moves]
