"""How a game ends, and what it then comes to."""

from msgspec.structs import replace

from bot.engines.ratzeputz.pieces import Outcome, Roots
from bot.engines.ratzeputz.state import RatzeputzState
from bot.engines.ratzeputz.view import RatzeputzResult


def end(state: RatzeputzState, reason: str) -> RatzeputzState:
    """Close the game."""
    return replace(state, phase="over", roll=None, reason=reason)


def result(state: RatzeputzState) -> RatzeputzResult | None:
    """Compare harvest and burrow; the seats that left win and lose with the others."""
    if state.reason is None:
        return None
    harvest, burrow = Roots.of(state.harvest), Roots.of(state.burrow)
    points = harvest.points(state.scoring), burrow.points(state.scoring)
    outcome: Outcome = "everyone"
    if points[0] != points[1]:
        outcome = "players" if points[0] > points[1] else "ratzeputz"
    winners = () if outcome == "ratzeputz" else tuple(range(state.seats))
    return RatzeputzResult(winners, None, state.reason, outcome, harvest, burrow, points)
