"""The pieces of Ratzeputz: roots, die, the garden with its spots and stones, the two sides of the disc."""

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

Color = Literal["orange", "yellow", "red"]
Roll = Literal[1, 2, 3, "carrot"]
Phase = Literal["plant", "roll", "walk", "pull", "over"]
Side = Literal["easy", "tricky"]
Scoring = Literal["roots", "values"]
Turns = Literal["clockwise", "anyone"]
Outcome = Literal["players", "ratzeputz", "everyone"]
Beneath = Literal["hole", "ratzeputz", "blinki"]
"""What can be under a carrot spot: a sector of the disc."""
Find = Literal["root", "hole", "ratzeputz", "blinki"]
"""What can be uncovered: a hanging root, else what is beneath."""

COLORS: tuple[Color, ...] = get_args(Color)
SIDES: tuple[Side, ...] = get_args(Side)
SCORINGS: tuple[Scoring, ...] = get_args(Scoring)
TURNS: tuple[Turns, ...] = get_args(Turns)

ROOTS: tuple[Color, ...] = ("orange",) * 10 + ("yellow",) * 6 + ("red",) * 3
"""All roots in the bag (rulebook, "Components")."""
WORTH: dict[Color, int] = {"orange": 1, "yellow": 2, "red": 3}
"""What a root counts with the rules for older children."""
DIE: tuple[Roll, ...] = (1, 1, 2, 2, 3, "carrot")
"""The die's faces; the rulebook does not print them (docs/decisions.md)."""
PLANTED_AT_FIRST = 3
"""How many roots are planted before the first roll (rulebook, "Setup")."""

SPOTS = range(6)
"""The carrot spots, clockwise from the garden gate."""
STONES = range(6)
"""The stones, clockwise; stone 0 lies at the garden gate, between spots 5 and 0."""

DISCS: dict[Side, tuple[Beneath, ...]] = {
    "easy": ("ratzeputz", "hole", "hole", "hole", "blinki", "hole", "hole", "hole"),
    "tricky": ("ratzeputz", "hole", "hole", "hole") * 2,
}
"""The sectors of the disc's sides, clockwise; six lie under the spots, two out of sight (docs/decisions.md)."""
SECTORS = 8


class Roots(Struct, frozen=True):
    """How many roots of each color."""

    orange: int
    yellow: int
    red: int

    @classmethod
    def of(cls, roots: Iterable[Color]) -> "Roots":
        """Count the roots."""
        held = tuple(roots)
        return cls(*(held.count(color) for color in COLORS))

    def points(self, scoring: Scoring) -> int:
        """Return what they count: one each, or their values."""
        worth = WORTH if scoring == "values" else dict.fromkeys(COLORS, 1)
        return self.orange * worth["orange"] + self.yellow * worth["yellow"] + self.red * worth["red"]


def beside(stone: int) -> tuple[int, int]:
    """Return the two spots next to a stone: counterclockwise of it, clockwise of it."""
    return (stone - 1) % len(SPOTS), stone


def reachable(stone: int, roll: Roll) -> tuple[int, ...]:
    """Return where Tilli may end up, ascending: pips in full, either way round; the carrot: any stone."""
    if roll == "carrot":
        return tuple(STONES)
    return tuple(sorted({(stone - roll) % len(STONES), (stone + roll) % len(STONES)}))
