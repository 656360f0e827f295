"""Views of Wuzzlts to paint, from positions of the engine."""

from typing import Any

from msgspec.structs import replace

from bot.engines.contract import Result
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import Both, Card, half_cards
from bot.engines.wuzzlts.view import WuzzltsView
from tests.engines.wuzzlts_positions import FOURTH, NONE, THIRD, THREE, position

HANDS = (THREE, NONE, THIRD, FOURTH)


def wuzzlts_view(
    seats: int = 4, seat: int | None = None, changes: dict[str, Any] | None = None, **more: Any
) -> WuzzltsView:
    """Return a seat's (None: a bystander's) view of a position; ``more`` as ``position`` takes it."""
    view = WUZZLTS.view(position(*HANDS[:seats], **more), seat)
    return replace(view, **(changes or {}))


def lines(tops: int, bottoms: int) -> Both[tuple[Card, ...]]:
    """Return so many discards that lie open."""
    return Both(half_cards("top")[:tops], half_cards("bottom")[-bottoms:])


def ended(view: WuzzltsView, winners: tuple[int, ...], reason: str = "wuzzlt") -> WuzzltsView:
    """Return a view after the end."""
    return replace(view, phase="over", to_move=(), result=Result(winners, None, reason))


def match_view(families: tuple[str, ...], seats: int = 2, flips: int = 0) -> WuzzltsView:
    """Return a bystander's view of a monster match after so many moves of the table itself."""
    state = WUZZLTS.new(seats, {"mode": "monster_match", "families": families}, seed=4)
    for _ in range(flips):
        state = WUZZLTS.apply(state, None, {"type": "timeout"}).state
    return WUZZLTS.view(state, None)
