"""Sprites: smooth, turned without loss, anchored where they are asked to be."""

import pytest
from PIL import Image

from render.kit import grounds
from render.kit.sprite import Pen, Sprite, carved, curve, raised, star
from render.kit.theme import INK, PAPER


def _flag() -> Sprite:
    pen = Pen(40, 20)
    pen.card((0, 0, 40, 20), 0, PAPER)
    pen.oval((5, 5), 4, INK)
    return pen.sprite()


def test_edges_are_smooth() -> None:
    pen = Pen(40, 40)
    pen.oval((20, 20), 15, INK)
    histogram = pen.sprite().mask.histogram()
    assert histogram[0] and histogram[255] and sum(histogram[1:255]) > 60


def test_turning_moves_a_corner_clockwise_and_back() -> None:
    flag = _flag()
    corner = {0: (5, 5), 90: (15, 5), 180: (35, 15), 270: (5, 35)}
    for turn, at in corner.items():
        turned = flag.turned(turn)  # type: ignore[arg-type]
        assert turned.image.getpixel(at) == INK
        assert (turned.width, turned.height) == ((40, 20) if turn % 180 == 0 else (20, 40))
    assert flag.turned(90).turned(270).image.tobytes() == flag.image.tobytes()


@pytest.mark.parametrize(
    ("anchor", "box"),
    [
        ("center", (80, 90, 120, 110)),
        ("left", (100, 90, 140, 110)),
        ("right", (60, 90, 100, 110)),
        ("corner", (100, 100, 140, 120)),
    ],
)
def test_anchors(anchor: str, box: tuple[int, int, int, int]) -> None:
    canvas = Image.new("RGB", (200, 200))
    _flag().paste(canvas, (100, 100), anchor)  # type: ignore[arg-type]
    assert canvas.getbbox() == box


def test_pasting_over_the_border_cuts_off() -> None:
    canvas = Image.new("RGB", (30, 30))
    _flag().paste(canvas, (30, 0))
    assert canvas.getbbox() == (10, 0, 30, 10)


def test_carving_keeps_the_outline_and_raising_adds_a_margin() -> None:
    flag = _flag()
    assert carved(flag).mask.tobytes() == flag.mask.tobytes()
    lifted = raised(flag, 5)
    assert (lifted.width - 40) == (lifted.height - 20) == 22
    assert lifted.mask.getpixel((lifted.width // 2, lifted.height // 2)) == 255
    below, above = (lifted.mask.getpixel((lifted.width // 2, y)) for y in (lifted.height - 8, 7))
    assert below > above  # type: ignore[operator]  # the light comes from above


def test_fading_and_scaling() -> None:
    flag = _flag()
    assert flag.faded(0.5).mask.getextrema() == (128, 128)
    assert (flag.scaled(20).width, flag.scaled(20).height) == (20, 10)


def test_curves_pass_through_their_points() -> None:
    points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    for closed in (True, False):
        line = curve(points, closed)
        assert all(any(abs(x - px) + abs(y - py) < 1e-9 for x, y in line) for px, py in points)
    assert len(star((0, 0), 10, 5, 5)) == 10


def test_grounds_are_the_same_every_time_and_as_large_as_asked() -> None:
    first = grounds.wood(300, 200)
    grounds.wood.cache_clear()
    assert first.tobytes() == grounds.wood(300, 200).tobytes() and first.size == (300, 200)
    card = grounds.card(100, 60, 12, PAPER, INK)
    assert (card.width, card.height) == (100, 60)
    assert card.mask.getpixel((0, 0)) == 0 and card.mask.getpixel((50, 0)) == 255
    assert card.image.getpixel((50, 0)) == INK and card.image.getpixel((50, 30)) == PAPER
    upright = grounds.plaque(40, 120)
    assert upright.height > upright.width
    assert grounds.sheet(200, 100).width > 200
    assert grounds.felt(90, 80, 10, PAPER, INK).width == 90
