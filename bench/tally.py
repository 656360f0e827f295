"""Numbers of one contestant, and the tables that they are printed in."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median


def percentile(values: Sequence[float], part: float) -> float:
    """Return the smallest value that at least ``part`` (0 to 1) of the values do not exceed; NaN for none."""
    if not values:
        return math.nan
    return sorted(values)[max(0, math.ceil(len(values) * part) - 1)]


@dataclass
class Tally:
    """What was measured of one contestant: ``seconds`` of each single thing, ``cpu`` seconds of them all."""

    name: str
    seconds: list[float] = field(default_factory=list)
    cpu: float = 0.0
    late: int = 0
    """How many took longer than they may."""

    @property
    def middle(self) -> float:
        """The median in seconds."""
        return median(self.seconds) if self.seconds else math.nan

    @property
    def worst(self) -> float:
        """The 99th percentile in seconds."""
        return percentile(self.seconds, 0.99)

    @property
    def cpu_each(self) -> float:
        """CPU seconds of one."""
        return self.cpu / len(self.seconds) if self.seconds else math.nan


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under a head, numbers to the right."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    for row in (head, *rows):
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        print("  ".join((row[0].ljust(widths[0]), *cells)))
    print()


def compare(title: str, tallies: Sequence[Tally], base: Tally) -> None:
    """Print contestants and their ratios to ``base``."""
    print(title)
    head = ("", "p50 ms", "p99 ms", "CPU ms", "p50 ratio", "p99 ratio", "CPU ratio", "n", "late")
    rows = [
        (
            one.name,
            *(f"{value * 1000:.2f}" for value in (one.middle, one.worst, one.cpu_each)),
            *(f"{value:.2f}" for value in (one.middle / base.middle, one.worst / base.worst)),
            f"{one.cpu_each / base.cpu_each:.2f}" if base.cpu else "-",
            str(len(one.seconds)),
            str(one.late),
        )
        for one in tallies
    ]
    table(head, rows)
