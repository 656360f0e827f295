"""Who lives in the garden: Ratzeputz the rabbit, Blinki the mole, Tilli the dwarf."""

from functools import lru_cache
from typing import Literal

from render.kit.sprite import Pen, Point, Sprite, carved, curve, raised
from render.kit.theme import ALERT, GOLD, INK, SKY, WALNUT, WHITE, Color, mix

Mood = Literal["hungry", "happy", "sad"]

EARTH: Color = (122, 82, 52)
EARTH_DARK: Color = (70, 42, 24)
PIT: Color = (38, 22, 14)
FUR: Color = (190, 158, 126)
FUR_EDGE: Color = (84, 54, 34)
FUR_LIGHT: Color = (238, 220, 198)
PINK: Color = (240, 158, 152)
MOLE: Color = (104, 94, 122)
MOLE_EDGE: Color = (46, 38, 62)
SKIN: Color = (250, 214, 184)
MOUTH: Color = (122, 26, 34)


def _points(points: list[Point], k: float) -> list[Point]:
    return [(x * k, y * k) for x, y in points]


def _line(pen: Pen, points: list[Point], k: float, color: Color, width: float) -> None:
    pen.line(curve(_points(points, k), closed=False), color, width * k)


def _pit(pen: Pen, k: float) -> None:
    """Draw the hole that somebody looks out of."""
    pen.oval((50 * k, 82 * k), 46 * k, EARTH, EARTH_DARK, 2.4 * k, tall=16 * k)
    pen.oval((50 * k, 83 * k), 38 * k, PIT, tall=11.5 * k)


def _rim(pen: Pen, k: float) -> None:
    """Draw the hole's near edge over whoever is in it."""
    around = [(5, 84), (14, 89), (30, 93.5), (50, 95), (70, 93.5), (86, 89), (95, 84), (90, 94), (72, 99), (50, 100)]
    around += [(28, 99), (10, 94)]
    pen.blob(_points([(float(x), float(y)) for x, y in around], k), EARTH, EARTH_DARK, 2.2 * k)


@lru_cache(maxsize=8)
def ratzeputz(size: int, mood: Mood = "hungry") -> Sprite:
    """Return Ratzeputz in his hole, ``size`` pixels wide: mouth wide open, full and content, or out of luck."""
    pen, k = Pen(size, size), size / 100
    edge = 2.2 * k
    _pit(pen, k)
    pen.blob(_points([(35, 40), (25, 22), (26, 4), (34, 1), (42, 10), (46, 36)], k), FUR, FUR_EDGE, edge)
    pen.blob(_points([(37, 34), (30, 20), (31, 9), (37, 14), (41, 32)], k), PINK)
    if mood == "sad":
        pen.blob(
            _points([(56, 36), (70, 24), (86, 32), (90, 54), (82, 58), (76, 42), (64, 40)], k), FUR, FUR_EDGE, edge
        )
        pen.blob(_points([(64, 36), (72, 31), (81, 38), (84, 50), (77, 40)], k), PINK)
    else:
        pen.blob(
            _points([(54, 36), (57, 16), (66, 4), (78, 8), (92, 20), (86, 27), (74, 22), (66, 38)], k),
            FUR,
            FUR_EDGE,
            edge,
        )
        pen.blob(_points([(59, 32), (62, 18), (68, 12), (74, 16), (67, 21), (63, 33)], k), PINK)
    pen.oval((50 * k, 62 * k), 31 * k, FUR, FUR_EDGE, edge, tall=29 * k)
    for x in (23, 77):
        out = 1 if x > 50 else -1
        cheek = [(x - out * 8, 62), (x + out * 8, 63), (x + out * 3, 68), (x + out * 8, 73), (x, 75), (x - out * 9, 74)]
        pen.blob(_points([(float(a), float(b)) for a, b in cheek], k), FUR, FUR_EDGE, edge * 0.8)
    pen.oval((50 * k, 72 * k), 21 * k, FUR_LIGHT, tall=17 * k)
    pen.blob(_points([(44, 35), (47, 26), (50, 33), (55, 25), (56, 36)], k), FUR, FUR_EDGE, edge * 0.8)
    for x in (38, 62):
        pen.oval((x * k, 51 * k), 8 * k, WHITE, FUR_EDGE, 1.6 * k, tall=9 * k)
        pupil = {"hungry": (1.5, 2.0), "happy": (0.0, 0.0), "sad": (0.0, 4.0)}[mood]
        pen.oval(((x + pupil[0]) * k, (51 + pupil[1]) * k), 4.6 * k, INK, tall=5.4 * k)
        pen.oval(((x + pupil[0] - 1.6) * k, (49 + pupil[1]) * k), 1.7 * k, WHITE)
        tilt = {"hungry": 5.0, "happy": -2.5, "sad": -5.0}[mood] * (1 if x < 50 else -1)
        pen.line(_points([(x - 8, 41 - tilt / 2), (x + 8, 41 + tilt / 2)], k), FUR_EDGE, 3.2 * k)
    pen.blob(_points([(44, 61), (50, 59.5), (56, 61), (50, 67)], k), PINK, FUR_EDGE, 1.6 * k)
    if mood == "hungry":
        pen.oval((50 * k, 79 * k), 14 * k, MOUTH, FUR_EDGE, 2 * k, tall=11 * k)
        pen.oval((50 * k, 85 * k), 8.5 * k, PINK, tall=4.2 * k)
    elif mood == "happy":
        smile = [(34, 73), (42, 76), (50, 74), (58, 76), (66, 73), (62, 83), (50, 88), (38, 83)]
        pen.blob(_points([(float(a), float(b)) for a, b in smile], k), MOUTH, FUR_EDGE, 1.8 * k)
    else:
        _line(pen, [(40, 80), (50, 75), (60, 80)], k, FUR_EDGE, 2.6)
    if mood != "sad":
        for tooth in (46.0, 54.0):
            pen.card(((tooth - 3.8) * k, 70 * k, (tooth + 3.8) * k, 78.5 * k), 1.6 * k, WHITE, FUR_EDGE, 1.2 * k)
    for x in (22, 78):
        out = 8 if x > 50 else -8
        for rise in (-2.5, 2.5):
            pen.line(_points([(x + out * 0.2, 68 + rise), (x + out * 2.1, 67 + rise * 2.6)], k), FUR_EDGE, 1.3 * k)
    _rim(pen, k)
    for x in (25, 75):
        pen.oval((x * k, 91 * k), 10 * k, FUR_LIGHT, FUR_EDGE, 1.8 * k, tall=7 * k)
        for toe in (-3.4, 3.4):
            pen.line(_points([(x + toe, 91), (x + toe, 95)], k), FUR_EDGE, 1.4 * k)
    return raised(carved(pen.sprite(), size * 0.01, 0.4), size * 0.02)


@lru_cache(maxsize=4)
def blinki(size: int) -> Sprite:
    """Return Blinki in his hole, ``size`` pixels wide: he winks, waves, and his lamp is lit."""
    pen, k = Pen(size, size), size / 100
    edge = 2.2 * k
    _pit(pen, k)
    for dx, dy in ((-24, -8), (-17, -17), (0, -22), (17, -17), (24, -8)):
        pen.line(_points([(50 + dx * 0.62, 17 + dy * 0.62), (50 + dx, 17 + dy * 0.8)], k), GOLD, 3 * k)
    pen.line(_points([(76, 74), (87, 58), (88, 48)], k), MOLE_EDGE, 15 * k)
    pen.line(_points([(76, 74), (87, 58), (88, 48)], k), MOLE, 10.5 * k)
    for dx, dy in ((-7, -7), (-1, -10), (5, -7), (8, -1)):
        pen.line(_points([(88, 43), (88 + dx, 43 + dy)], k), MOLE_EDGE, 6 * k)
        pen.line(_points([(88, 43), (88 + dx, 43 + dy)], k), PINK, 3.4 * k)
    pen.oval((88 * k, 43 * k), 7 * k, PINK, MOLE_EDGE, 1.4 * k)
    pen.oval((50 * k, 64 * k), 32 * k, MOLE, MOLE_EDGE, edge, tall=33 * k)
    pen.oval((50 * k, 71 * k), 21 * k, mix(MOLE, FUR_LIGHT, 0.75), tall=17 * k)
    _line(pen, [(40, 79), (50, 85), (60, 79)], k, MOLE_EDGE, 2.6)
    pen.oval((50 * k, 67 * k), 8.5 * k, (236, 108, 116), MOLE_EDGE, 1.8 * k, tall=7 * k)
    pen.oval((47 * k, 64.5 * k), 2.4 * k, WHITE)
    pen.oval((36 * k, 52 * k), 7 * k, WHITE, MOLE_EDGE, 1.6 * k, tall=8 * k)
    pen.oval((37 * k, 53 * k), 4.2 * k, INK, tall=5 * k)
    pen.oval((35.4 * k, 51 * k), 1.6 * k, WHITE)
    _line(pen, [(57, 54), (64, 49), (71, 54)], k, MOLE_EDGE, 3.2)
    for x in (28, 72):
        pen.oval((x * k, 66 * k), 5 * k, mix(PINK, MOLE, 0.25), tall=3.4 * k)
    helmet = [(19, 42), (24, 24), (38, 13), (50, 11), (62, 13), (76, 24), (81, 42), (66, 37), (50, 35.5), (34, 37)]
    pen.blob(_points([(float(a), float(b)) for a, b in helmet], k), GOLD, WALNUT, edge)
    _line(pen, [(17, 43), (34, 38), (50, 36.5), (66, 38), (83, 43)], k, WALNUT, 4.6)
    pen.oval((50 * k, 21 * k), 9 * k, WHITE, WALNUT, 2.4 * k)
    pen.oval((50 * k, 21 * k), 5 * k, (255, 236, 150))
    _rim(pen, k)
    pen.oval((25 * k, 90 * k), 9 * k, PINK, MOLE_EDGE, 1.8 * k, tall=6.5 * k)
    for toe in (-4, 0, 4):
        pen.line(_points([(25 + toe, 92), (25 + toe * 1.3, 97)], k), MOLE_EDGE, 2.2 * k)
    return raised(carved(pen.sprite(), size * 0.01, 0.4), size * 0.02)


@lru_cache(maxsize=4)
def tilli(size: int) -> Sprite:
    """Return Tilli, ``size`` pixels high."""
    pen, k = Pen(round(size * 0.78), size), size / 100
    edge = 2.4 * k
    coat, hat = SKY.fill, ALERT
    for x in (29, 49):
        pen.oval((x * k, 94 * k), 9 * k, WALNUT, INK, 1.6 * k, tall=5.4 * k)
    pen.blob(_points([(21, 92), (22, 66), (39, 60), (56, 66), (57, 92), (39, 95)], k), coat, SKY.deep, edge)
    for x, hand in ((16, 13), (62, 65)):
        pen.line(_points([(x + (39 - x) * 0.25, 66), (hand, 79)], k), SKY.deep, 13 * k)
        pen.line(_points([(x + (39 - x) * 0.25, 66), (hand, 79)], k), coat, 8.6 * k)
        pen.oval((hand * k, 81 * k), 5.4 * k, SKIN, FUR_EDGE, 1.6 * k)
    pen.oval((39 * k, 51 * k), 19 * k, SKIN, FUR_EDGE, edge, tall=18 * k)
    beard = [(19, 52), (27, 57), (39, 55), (51, 57), (59, 52), (58, 68), (50, 80), (39, 88), (28, 80), (20, 68)]
    pen.blob(_points([(float(a), float(b)) for a, b in beard], k), WHITE, mix(FUR_EDGE, WHITE, 0.25), edge)
    pen.oval((39 * k, 55 * k), 6.2 * k, (240, 170, 150), FUR_EDGE, 1.6 * k)
    for eye in (30.5, 47.5):
        pen.oval((eye * k, 48 * k), 2.8 * k, INK, tall=3.4 * k)
    peak = [(15, 45), (22, 30), (30, 14), (44, 4), (61, 6), (66, 13), (54, 15), (52, 24), (57, 34), (63, 45), (39, 39)]
    pen.blob(_points([(float(a), float(b)) for a, b in peak], k), hat, (92, 14, 22), edge)
    _line(pen, [(14, 45), (26, 40.5), (39, 39), (52, 40.5), (64, 45)], k, (92, 14, 22), 8)
    _line(pen, [(14, 45), (26, 40.5), (39, 39), (52, 40.5), (64, 45)], k, mix(hat, WHITE, 0.25), 4.6)
    pen.oval((65 * k, 11 * k), 5.4 * k, GOLD, WALNUT, 1.6 * k)
    return raised(carved(pen.sprite(), size * 0.014, 0.4), size * 0.035)
