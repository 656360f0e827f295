"""Views of Ratzeputz to paint, made without the engine."""

from typing import Any

from msgspec.structs import replace

from bot.engines.ratzeputz.pieces import Color, Outcome, Roots
from bot.engines.ratzeputz.view import RatzeputzResult, RatzeputzView, Seen

FIVE: tuple[Color, ...] = ("orange", "red", "yellow", "orange", "yellow")
START = RatzeputzView(
    game="ratzeputz", phase="plant", seats=3, to_move=(0,), result=None,
    turn=0, tilli=0, roll=None, bag=19, harvest=(), seen=None, plops=0,
)  # fmt: skip


def view(**changes: Any) -> RatzeputzView:
    """Return the garden of the start with changes."""
    return replace(START, **changes)


def over(outcome: Outcome = "players") -> RatzeputzView:
    """Return a garden at its end."""
    burrow = Roots(2, 2, 1)
    result = RatzeputzResult((0, 1, 2), None, "bag_empty", outcome, Roots.of(FIVE * 2), burrow, (10, 5))
    return view(
        phase="over",
        turn=30,
        tilli=1,
        bag=0,
        harvest=FIVE * 2,
        plops=1,
        seen=Seen(3, "hole", "orange"),
        result=result,
        burrow=burrow,
        garden=("orange", None, "red", None, None, "yellow"),
    )


BOARDS: dict[str, tuple[RatzeputzView, str]] = {
    "start": (START, "Ada"),
    "fed": (
        view(phase="walk", turn=3, tilli=2, roll=2, bag=9, harvest=FIVE, seen=Seen(4, "ratzeputz", "red"), plops=3),
        "Bruno",
    ),
    "harvested": (
        view(phase="pull", turn=20, roll="carrot", bag=0, harvest=FIVE * 3 + FIVE[:4], seen=Seen(0, "root", "orange")),
        "W" * 32,
    ),
    "planted": (
        view(phase="roll", turn=9, tilli=3, bag=12, harvest=FIVE[:2], seen=Seen(2, "hole", "yellow"), plops=1),
        "",
    ),
    "blinki": (
        view(phase="walk", turn=5, tilli=5, roll="carrot", bag=14, harvest=FIVE[:1], seen=Seen(3, "blinki", None)),
        "Łukasz Żółć",
    ),
    "ratzeputz": (view(seen=Seen(1, "ratzeputz", None)), "東京"),
    "over": (over(), ""),
    "lost": (over("ratzeputz"), ""),
}
