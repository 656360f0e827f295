"""The five families: robots, fins, buzzers, furry ones and muddy ones, each with its own outline.

A painter draws a whole monster with a ``Pen``; the cards cut it in two. ``k`` pixels make a hundredth of its width.
"""

import math
from collections.abc import Callable
from itertools import pairwise

from bot.engines.wuzzlts.cards import Family
from render.kit.sprite import Pen, Point, curve
from render.kit.theme import CLAY, INK, LEAF, ROSE, SKY, SUN, WALNUT, WHITE, Color, Hue, mix
from render.wuzzlts.bodies import BODIES, CUT, eyes, legs, mouth, ragged, sides, smooth

HUES: dict[Family, Hue] = {
    "wuzzbots": SKY, "wuzzfins": ROSE, "wuzzbuzz": SUN, "wuzzfuzz": LEAF, "wuzzmuds": CLAY,
}  # fmt: skip
METAL: Color = (176, 196, 214)
SCREEN: Color = (226, 246, 236)
BARK: Color = (58, 42, 30)


def _bot(pen: Pen, number: int, k: float) -> None:
    """A robot: boxes with rivets, lamps on its head, claws, wheels."""
    body, hue, line = BODIES[number], SKY, 2.4 * k
    (head, wide), (seam, cut), (hip, low) = body.head, body.seam, body.hip
    for x in legs(number):
        pen.line([(x * k, 142 * k), (x * k, 168 * k)], WALNUT, 5 * k)
        pen.oval((x * k, 172 * k), 7.5 * k, INK)
        pen.oval((x * k, 172 * k), 3.2 * k, METAL)
    for nth in range(min(number, 3)):
        x = head + (nth - (min(number, 3) - 1) / 2) * wide * 0.8
        pen.line([(x * k, 20 * k), (x * k, 9 * k)], WALNUT, 2.6 * k)
        pen.oval((x * k, 7 * k), 4.4 * k, SUN.fill, WALNUT, 1.6 * k)
    for way in (-1, 1):
        shoulder, elbow = seam + way * cut * 0.9, seam + way * (cut + 11)
        if 6 < elbow < 94:
            pen.line([(shoulder * k, 82 * k), (elbow * k, 80 * k), (elbow * k, 72 * k)], WALNUT, 4 * k)
            pen.oval((elbow * k, 68 * k), 5.5 * k, METAL, WALNUT, 2 * k)
            pen.shape([((elbow - 3) * k, 62 * k), ((elbow + 3) * k, 62 * k), (elbow * k, 69 * k)], hue.tint)
    pen.card(((seam - cut * 0.5) * k, 64 * k, (seam + cut * 0.5) * k, 80 * k), 2 * k, WALNUT)
    pen.card(((head - wide) * k, 17 * k, (head + wide) * k, 70 * k), 6 * k, hue.fill, hue.deep, line)
    trunk = [(seam - cut, 76), (seam + cut, 76), (seam + cut, 112), (hip + low, 120), (hip + low, 148)]
    trunk += [(hip - low, 148), (hip - low, 120), (seam - cut, 112)]
    pen.shape([(x * k, y * k) for x, y in trunk], METAL, hue.deep, line)
    for y in (82, 106):
        for way in (-1, 1):
            pen.oval(((seam + way * (cut - 5)) * k, y * k), 1.9 * k, hue.deep)
    for nth in range(number):
        x = hip + (nth - (number - 1) / 2) * min(9.5, low * 1.7 / number)
        pen.oval((x * k, 132 * k), 3.4 * k, (SUN.fill, hue.fill)[nth % 2], WALNUT, 1.4 * k)
    eyes(pen, number, k, SCREEN, hue.deep, square=True, wink=False)
    mouth(pen, number, k)


def _fin(pen: Pen, number: int, k: float) -> None:
    """A fish that stands: a crest, fins at its sides, scales, flippers."""
    body, hue, line = BODIES[number], ROSE, 2.4 * k
    (head, wide), (seam, cut), (hip, low) = body.head, body.seam, body.hip
    for x in legs(number):
        flipper = [(x, 138), (x + 8, 166), (x + 9, 178), (x, 171), (x - 9, 178), (x - 8, 166)]
        pen.shape([(px * k, y * k) for px, y in flipper], mix(hue.fill, hue.deep, 0.3), hue.deep, 1.8 * k)
    crest = [(head - wide * 0.7, 30), (head - wide * 0.8, 8), (head - wide * 0.3, 16), (head, 3)]
    crest += [(head + wide * 0.3, 16), (head + wide * 0.8, 8), (head + wide * 0.7, 30)]
    pen.shape([(x * k, y * k) for x, y in crest], mix(hue.fill, SUN.fill, 0.55), hue.deep, 2 * k)
    for way in (-1, 1):
        root = seam + way * cut * 0.75
        tip = max(3.0, min(97.0, seam + way * (cut + 26)))
        rise = _rise(seam, cut, way)
        fin = [(root, 72 - rise / 2), (tip, 60 - rise), (tip - way * 7, 72 - rise), (tip, 84 - rise), (root, 90)]
        pen.shape([(x * k, y * k) for x, y in fin], mix(hue.fill, SUN.fill, 0.55), hue.deep, 2 * k)
    pen.shape(smooth(sides(body, k)), hue.fill, hue.deep, line)
    for row, y in enumerate((80, 90, 100, 110, 120, 130)):
        middle, half = (seam, cut) if y < CUT + 14 else (hip, low)
        count = max(1, int(half * 2 / 13))
        for nth in range(count):
            x = middle + (nth - (count - 1) / 2) * 12 + (3 if row % 2 else -3)
            arc = [(x + 5 * math.cos(a), y + 5 * math.sin(a)) for a in (0.2, 1.0, 1.57, 2.14, 2.94)]
            pen.line([(px * k, py * k) for px, py in arc], mix(hue.fill, hue.deep, 0.55), 1.5 * k)
    eyes(pen, number, k, WHITE, hue.deep, square=False, wink=False)
    mouth(pen, number, k)


def _buzz(pen: Pen, number: int, k: float) -> None:
    """An insect: four wings, feelers, dark stripes, thin bent legs and a sting."""
    body, hue, line = BODIES[number], SUN, 2.4 * k
    (head, wide), (seam, cut), (hip, _) = body.head, body.seam, body.hip
    for way in (-1, 1):
        for rise, reach in ((48.0, 40), (68.0, 34)):
            root = seam + way * cut * 0.4
            tip = max(2.0, min(98.0, root + way * reach))
            lift = _rise(seam, cut, way)
            wing = [(root, rise + 20), (root + way * 8, rise - lift), (tip, rise - 12 - lift), (tip, rise + 8 - lift)]
            wing += [(root + way * 12, rise + 24)]
            pen.blob([(x * k, y * k) for x, y in wing], (236, 246, 252), (110, 140, 166), 2 * k)
        feeler = [(head + way * wide * 0.4, 20), (head + way * wide * 0.6, 8), (head + way * wide * 1.05, 5)]
        pen.line(curve([(x * k, y * k) for x, y in feeler], closed=False), BARK, 2.2 * k)
        pen.oval(((head + way * wide * 1.05) * k, 6 * k), 3.4 * k, BARK)
    for nth, x in enumerate(legs(number)):
        way = -1 if x < hip or (x == hip and nth % 2) else 1
        leg = [(x, 140), (x + way * 4, 154), (x, 172)]
        pen.line([(px * k, y * k) for px, y in leg], BARK, 3 * k)
        pen.oval(((x + way * 2) * k, 175 * k), 4.6 * k, hue.deep, tall=3.2 * k)
    sting = [(hip - 6, 142), (hip + 6, 142), (hip, 164)]
    pen.shape([(x * k, y * k) for x, y in sting], BARK)
    outline = smooth(sides(body, k))
    pen.shape(outline, hue.fill, hue.deep, line)
    for y in (86, 106, 126, 142):
        middle, band = _at(number, y)
        left, right = middle - band + 1.4, middle + band - 1.4
        pen.card((left * k, (y - 4.2) * k, right * k, (y + 4.2) * k), 1.5 * k, BARK)
    eyes(pen, number, k, WHITE, BARK, square=False, wink=False)
    mouth(pen, number, k)


def _fuzz(pen: Pen, number: int, k: float) -> None:
    """A furry one: tufts all round, round ears, waving paws, thick feet with toes."""
    body, hue, line = BODIES[number], LEAF, 2.2 * k
    (head, wide), (seam, cut), (_, _) = body.head, body.seam, body.hip
    foot = 8.6 if number < 5 else 6.4
    for x in legs(number):
        pen.oval((x * k, 168 * k), foot * k, mix(hue.fill, hue.deep, 0.25), hue.deep, 1.8 * k, tall=9 * k)
        pen.line([(x * k, 140 * k), (x * k, 166 * k)], mix(hue.fill, hue.deep, 0.25), foot * 1.2 * k)
        for dx in (-0.5, 0, 0.5):
            pen.oval(((x + dx * foot) * k, 173.5 * k), 1.7 * k, hue.tint)
    for way in (-1, 1):
        ear = (head + way * wide * 0.82, 19)
        pen.oval((ear[0] * k, ear[1] * k), 10 * k, hue.fill, hue.deep, 2 * k)
        pen.oval((ear[0] * k, ear[1] * k), 5 * k, hue.tint)
        elbow = max(8.0, min(92.0, seam + way * (cut + 12)))
        pen.line([((seam + way * cut * 0.7) * k, 84 * k), (elbow * k, 76 * k)], mix(hue.fill, hue.deep, 0.25), 9 * k)
        pen.oval((elbow * k, 72 * k), 7 * k, hue.fill, hue.deep, 1.8 * k)
    fur = ragged(sides(body, k), 5.4 * k, 7.2 * k, sharp=True)
    pen.shape(fur, hue.fill, hue.deep, line)
    for x, y in ((-0.5, 84), (0.4, 92), (-0.3, 104), (0.55, 112), (-0.6, 124), (0.1, 130)):
        middle, half = _at(number, y)
        tuft = [(middle + x * half - 3, y), (middle + x * half, y + 4), (middle + x * half + 3, y)]
        pen.line([(px * k, py * k) for px, py in tuft], hue.tint, 1.6 * k)
    eyes(pen, number, k, WHITE, hue.deep, square=False, wink=number == 3)
    mouth(pen, number, k)


def _mud(pen: Pen, number: int, k: float) -> None:
    """A muddy one: lumps and drips, bubbles on its head, stumps in a puddle."""
    body, hue, line = BODIES[number], CLAY, 2.4 * k
    (head, wide), (seam, cut), (hip, low) = body.head, body.seam, body.hip
    pen.oval((hip * k, 177 * k), min(46.0, low + 14) * k, mix(hue.fill, hue.deep, 0.45), tall=7 * k)
    for x in legs(number):
        stump = [(x - 5, 138), (x + 5, 138), (x + 6, 168), (x + 8, 177), (x - 8, 177), (x - 6, 168)]
        pen.shape([(px * k, y * k) for px, y in stump], mix(hue.fill, hue.deep, 0.15), hue.deep, 1.8 * k)
    for dx, y, reach in ((-0.4, 12, 5.5), (0.25, 8, 7), (0.7, 16, 4)):
        pen.oval(((head + dx * wide) * k, y * k), reach * k, mix(hue.fill, WHITE, 0.35), hue.deep, 1.8 * k)
        pen.oval(((head + dx * wide - reach * 0.3) * k, (y - reach * 0.3) * k), reach * 0.25 * k, WHITE)
    for way in (-1, 1):
        end = max(7.0, min(93.0, seam + way * (cut + 13)))
        arm = [(seam + way * cut * 0.6, 78), (end, 80), (end + way * 2, 92), (end - way * 2, 104), (end - way * 5, 92)]
        arm += [(seam + way * cut * 0.6, 92)]
        pen.blob([(x * k, y * k) for x, y in arm], hue.fill, hue.deep, 2 * k)
    pen.shape(ragged(sides(body, k), 4.6 * k, 16 * k, sharp=False), hue.fill, hue.deep, line)
    for dx, y, long in ((-0.62, 70, 9), (0.5, 76, 12), (-0.2, 106, 12), (0.66, 118, 9), (-0.66, 126, 8)):
        middle, half = _at(number, y)
        x = middle + dx * half
        drip: list[Point] = [(x * k, y * k), (x * k, (y + long) * k)]
        pen.line(drip, mix(hue.fill, hue.deep, 0.5), 4.4 * k)
        pen.oval((x * k, (y + long) * k), 3.2 * k, mix(hue.fill, hue.deep, 0.5))
    eyes(pen, number, k, WHITE, hue.deep, square=False, wink=False)
    mouth(pen, number, k)
    if number == 3:
        _stench(pen, k)


def _stench(pen: Pen, k: float) -> None:
    """Draw what makes the Stinker one: clouds that rise from its feet, and flies."""
    for x in (14, 30, 88):
        wave = [(x, 178), (x - 6, 166), (x + 5, 154), (x - 5, 142), (x + 4, 130), (x - 3, 120)]
        line = curve([(px * k, y * k) for px, y in wave], closed=False)
        pen.line(line, LEAF.deep, 5.4 * k)
        pen.line(line, (196, 222, 110), 3 * k)
    for x, y in ((12, 112), (91, 108), (22, 128)):
        for way in (-1, 1):
            pen.oval(((x + way * 3) * k, (y - 2.4) * k), 3 * k, WHITE, INK, 1 * k, tall=2 * k)
        pen.oval((x * k, y * k), 2.4 * k, INK)


def _rise(seam: float, cut: float, way: int) -> float:
    """Return how much higher fins and wings are held where the trunk leaves no room beside it."""
    room = seam - cut if way < 0 else 100 - seam - cut
    return max(0.0, 24 - room) * 1.1


def _at(number: int, y: float) -> Point:
    """Return center and half width of a monster's trunk at a height."""
    profile = BODIES[number].profile()
    for (above, center, half), (below, other, width) in pairwise(profile):
        if above <= y <= below:
            share = (y - above) / (below - above)
            return center + (other - center) * share, half + (width - half) * share
    return profile[-1][1], profile[-1][2]


PAINTERS: dict[Family, Callable[[Pen, int, float], None]] = {
    "wuzzbots": _bot,
    "wuzzfins": _fin,
    "wuzzbuzz": _buzz,
    "wuzzfuzz": _fuzz,
    "wuzzmuds": _mud,
}
"""What draws a family's monster of a number."""


def badge_shape(family: Family, center: Point, reach: float) -> list[Point]:
    """Return the outline of the family's number badge: box, drop, honeycomb, tufts, puddle."""
    x, y = center
    if family == "wuzzbots":
        return [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)]
    if family == "wuzzfins":
        around = ((0, -1.3), (0.7, -0.5), (1, 0.25), (0.6, 0.95), (0, 1.1), (-0.6, 0.95), (-1, 0.25), (-0.7, -0.5))
        return curve([(x + dx * reach, y + dy * reach) for dx, dy in around], steps=6)
    if family == "wuzzbuzz":
        turns = [math.radians(60 * nth + 30) for nth in range(6)]
        return [(x + reach * 1.16 * math.cos(a), y + reach * 1.16 * math.sin(a)) for a in turns]
    if family == "wuzzfuzz":
        ways = [(math.radians(nth * 180 / 11), 1.22 if nth % 2 else 0.94) for nth in range(22)]
        return [(x + reach * far * math.cos(a), y + reach * far * math.sin(a)) for a, far in ways]
    ways = [(math.radians(nth * 180 / 7), 1.24 if nth % 2 else 0.9) for nth in range(14)]
    return curve([(x + reach * far * math.cos(a), y + reach * far * math.sin(a)) for a, far in ways], steps=6)
