"""What a monster's number makes of it: posture, where its halves meet, how many eyes and legs, which mouth.

Places are hundredths of a card's width; x from the left, y from the top of the upper half. The cut is at ``CUT``.
"""

import math
from dataclasses import dataclass

from render.kit.sprite import Pen, Point, curve
from render.kit.theme import BERRY, INK, WHITE, Color, mix

CUT = 94.0
"""Where the halves meet; a whole monster is twice as high."""
_BADGE_ENDS = 28.0
"""A lower half has its number in the left corner: no leg stands behind it."""


@dataclass(frozen=True, slots=True)
class Body:
    """A number's posture: center and half the width of head, seam and hip, and where the eyes sit.

    No two numbers meet the cut at the same place: every wrong pair shows a step of at least 7 hundredths.
    """

    head: Point
    seam: Point
    hip: Point
    eyes: tuple[Point, ...]
    eye: float

    def profile(self) -> tuple[tuple[float, float, float], ...]:
        """Return (y, center, half width) from the crown to the end of the trunk."""
        (head, wide), (seam, cut), (hip, low) = self.head, self.seam, self.hip
        return (
            (15, head, wide * 0.34),
            (24, head, wide * 0.8),
            (42, head, wide),
            (60, head, wide * 0.86),
            (72, (head + seam) / 2, (wide + cut) * 0.42),
            (CUT - 8, seam, cut),
            (CUT + 8, seam, cut),
            (120, hip, low),
            (136, hip, low * 0.92),
            (148, hip, low * 0.6),
        )


BODIES: dict[int, Body] = {
    1: Body((50, 25), (50, 15), (50, 20), ((50, 41),), 14),
    2: Body((57, 27), (36, 21), (42, 26), ((46, 40), (68, 40)), 10),
    3: Body((45, 30), (63, 24), (57, 29), ((30, 44), (60, 44), (45, 28)), 9),
    4: Body((54, 33), (46, 34), (47, 33), ((40, 32), (68, 32), (40, 50), (68, 50)), 8),
    5: Body((45, 34), (58, 36), (55, 36), ((22, 44), (45, 46), (68, 44), (33, 28), (57, 28)), 7.6),
    6: Body((50, 38), (50, 45), (50, 41), ((26, 32), (50, 28), (74, 32), (26, 49), (50, 47), (74, 49)), 7.4),
}


def sides(body: Body, k: float) -> list[Point]:
    """Return a monster's outline in pixels, clockwise from the left of its crown; ``k`` pixels a hundredth."""
    profile = body.profile()
    left = [((center - half) * k, y * k) for y, center, half in profile]
    right = [((center + half) * k, y * k) for y, center, half in profile]
    return [*left[::-1], *right]


def smooth(points: list[Point]) -> list[Point]:
    """Return the outline as a smooth line."""
    return curve(points, steps=10)


def ragged(points: list[Point], depth: float, step: float, *, sharp: bool) -> list[Point]:
    """Return a smooth outline with tufts (``sharp``) or lumps of a depth in pixels, one every ``step`` pixels."""
    line = smooth(points)
    length = sum(math.dist(a, b) for a, b in zip(line, [*line[1:], line[0]], strict=True))
    count = max(8, round(length / step)) * (2 if sharp else 8)
    even = _even(line, length, count)
    out: list[Point] = []
    for nth, (x, y) in enumerate(even):
        (ax, ay), (bx, by) = even[nth - 1], even[(nth + 1) % count]
        size = math.hypot(bx - ax, by - ay) or 1.0
        wave = (nth % 2) if sharp else 0.5 + 0.5 * math.sin(nth * math.tau / 8)
        out.append((x - (by - ay) / size * depth * -wave, y - (bx - ax) / size * depth * wave))
    return out


def _even(line: list[Point], length: float, count: int) -> list[Point]:
    """Return so many points at even distances along a closed line."""
    out: list[Point] = []
    gap, walked, due = length / count, 0.0, 0.0
    for a, b in zip(line, [*line[1:], line[0]], strict=True):
        stretch = math.dist(a, b)
        while due <= walked + stretch and len(out) < count:
            share = (due - walked) / stretch if stretch else 0.0
            out.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            due += gap
        walked += stretch
    return out


def legs(number: int) -> tuple[float, ...]:
    """Return where a number's legs stand (x), as many as the number says."""
    hip, low = BODIES[number].hip
    if number == 1:
        return (hip,)
    reach = low * 0.92
    first, last = max(_BADGE_ENDS, hip - reach), hip + reach
    return tuple(first + (last - first) * nth / (number - 1) for nth in range(number))


def eyes(pen: Pen, number: int, k: float, white: Color, edge: Color, *, square: bool, wink: bool) -> None:
    """Draw as many eyes as the number says; ``wink``: the second one is shut, with its lashes."""
    body = BODIES[number]
    for nth, (x, y) in enumerate(body.eyes):
        reach = body.eye
        if wink and nth == 1:
            _shut(pen, (x * k, y * k), reach * 1.25 * k, mix(edge, WHITE, 0.36), edge)
            continue
        if square:
            box = ((x - reach) * k, (y - reach * 0.9) * k, (x + reach) * k, (y + reach * 0.9) * k)
            pen.card(box, reach * 0.4 * k, white, edge, 1.8 * k)
        else:
            pen.oval((x * k, y * k), reach * k, white, edge, 1.8 * k)
        look = reach * 0.16 * (1 if x < body.head[0] else -1 if x > body.head[0] else 0)
        pen.oval(((x + look) * k, (y + reach * 0.12) * k), reach * 0.5 * k, INK)
        pen.oval(((x + look - reach * 0.16) * k, (y - reach * 0.12) * k), reach * 0.18 * k, WHITE)


def _shut(pen: Pen, at: Point, reach: float, lid: Color, edge: Color) -> None:
    x, y = at
    pen.oval(at, reach * 0.95, lid, edge, reach * 0.16)
    brim = [(x + reach * math.cos(a), y + reach * 0.5 * math.sin(a)) for a in (0.0, 0.6, 1.2, 1.94, 2.54, 3.14)]
    pen.line(curve(brim, closed=False), INK, reach * 0.3)
    for angle in (0.5, 1.57, 2.64):
        foot = (x + reach * math.cos(angle), y + reach * 0.5 * math.sin(angle))
        tip = (x + reach * 1.35 * math.cos(angle), y + reach * 1.15 * math.sin(angle))
        pen.line([foot, tip], INK, reach * 0.22)


def mouth(pen: Pen, number: int, k: float) -> None:
    """Draw the number's mouth: round, smiling, toothed, wavy, grinning, with fangs."""
    x = BODIES[number].head[0]
    y = 62.0 if number != 1 else 63.0

    def at(dx: float, dy: float) -> Point:
        return (x + dx) * k, (y + dy) * k

    line = 2.4 * k
    if number == 1:
        pen.oval(at(0, 0), 4.5 * k, BERRY.deep, INK, 1.6 * k, tall=5.5 * k)
    elif number == 2:
        pen.line(curve([at(-10, -3), at(-5, 2), at(5, 2), at(10, -3)], closed=False), INK, line)
    elif number == 3:
        pen.line(curve([at(-10, -1), at(0, 3), at(10, -1)], closed=False), INK, line)
        pen.shape([at(1, 2), at(7, 1), at(4, 8)], WHITE, INK, 1.2 * k)
    elif number == 4:
        pen.line(curve([at(-14, 2), at(-8, -2), at(-2, 2), at(4, -2), at(10, 2), at(14, -1)], closed=False), INK, line)
    elif number == 5:
        pen.card((*at(-16, -3), *at(16, 6)), 4 * k, WHITE, INK, 1.8 * k)
        for dx in (-8, 0, 8):
            pen.line([at(dx, -2), at(dx, 5)], INK, 1.2 * k)
    else:
        pen.blob([at(-19, -2), at(0, 0), at(19, -2), at(11, 8), at(0, 10), at(-11, 8)], BERRY.deep, INK, 1.8 * k)
        for dx in (-11, 11):
            pen.shape([at(dx - 4, -1), at(dx + 4, -1), at(dx, 7)], WHITE)
