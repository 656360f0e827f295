"""The start cards: bathroom, couch and fridge with their good and bad sides, drawn from sketches."""

from functools import lru_cache
from typing import Final

from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.theme import WALNUT
from render.wuerfelwg.sketch import COLORS, sketch

TALL: Final = 0.86
"""Height of a room's picture as a share of its width."""

_TUB: Final = """
c 16 70 26 82 3 {metal} ink
c 74 70 84 82 3 {metal} ink
b {tub} ink 9 44 91 44 88 64 78 76 22 76 12 64
c 4 38 96 48 5 {tub} ink
s {metal} 5 84 38 84 22 76 16 70 22
"""
ROOMS: Final[dict[tuple[str, bool], tuple[str, str]]] = {
    ("bathroom", True): ("sky1", """
l white 2 0 22 100 22
l white 2 0 44 100 44
l white 2 25 0 25 62
l white 2 50 0 50 62
l white 2 75 0 75 62
c -4 66 104 90 0 sky -
""" + _TUB.format(tub="white", metal="steel") + """
o 22 34 9 9 foam sky
o 36 30 11 11 foam sky
o 52 35 9 9 foam sky
o 14 40 6 6 foam sky
b sun ink 58 40 56 30 62 26 68 28 68 20 76 16 82 22 80 32 76 40
p clay ink 82 21 90 24 82 27
o 76 22 1.8 1.8 ink -
l white 4 20 54 26 66
"""),
    ("bathroom", False): ("mud1", """
l mud 1.6 0 22 100 22
l mud 1.6 0 44 100 44
l mud 1.6 25 0 25 62
l mud 1.6 50 0 50 62
l mud 1.6 75 0 75 62
l mud3 2 52 2 58 10 54 18 60 26
c -4 66 104 90 0 mud -
""" + _TUB.format(tub="mud1", metal="grey") + """
b leaf3 - 10 40 24 42 22 56 18 60 14 50
b mud3 - 30 42 46 42 44 60 40 70 36 58
b leaf3 - 56 42 74 42 72 52 68 66 62 54
o 46 36 30 7 mud3 -
o 30 33 4 4 leaf -
o 62 34 5 5 leaf -
b mud3 - 30 86 36 78 62 78 74 86
s ink 2 22 20 26 16 30 20 34 16
s ink 2 38 10 42 6 46 10 50 6
o 66 12 3 2.4 ink -
"""),
    ("couch", True): ("sun1", """
c 60 6 88 26 2 sky1 walnut
o 74 18 6 5 leaf -
c -4 70 104 90 0 plank -
c 12 26 88 62 12 leaf ink
c 6 42 24 76 8 leaf ink
c 76 42 94 76 8 leaf ink
c 20 52 80 74 6 leaf1 ink
l ink 2.4 50 52 50 74
p berry ink 24 50 32 30 50 36 43 55
p sky ink 56 53 62 34 78 38 74 55
l white 2.4 34 40 40 46
o 68 46 3 3 white -
c 14 75 22 82 2 walnut -
c 78 75 86 82 2 walnut -
"""),
    ("couch", False): ("shade", """
p grey1 walnut 58 8 86 12 84 30 56 26
c -4 70 104 90 0 wood -
c 12 26 88 62 12 mud ink
c 6 42 24 76 8 mud ink
c 76 42 94 76 8 mud ink
c 20 52 80 74 6 mud1 ink
l ink 2.4 50 52 50 74
b mud3 - 26 34 38 30 44 38 38 46 28 44
p sun berry3 54 62 80 52 72 70
o 66 60 2.6 2.6 berry -
o 71 63 2.2 2.2 berry -
s ink 2.2 34 52 30 47 38 44 30 40 38 37 32 32
o 28 60 2 1.6 clay3 -
o 36 64 2.4 1.8 clay3 -
o 44 58 1.8 1.5 clay3 -
o 30 68 2 1.6 clay3 -
o 56 79 2.4 1.6 clay3 -
o 42 81 2 1.5 clay3 -
o 68 81 2.2 1.6 clay3 -
c 14 75 22 82 2 walnut -
c 78 75 86 82 2 walnut -
"""),
    ("fridge", True): ("leaf1", """
c -4 74 104 90 0 plank -
c 12 3 68 82 6 white ink
c 17 8 63 77 3 sky1 -
p white ink 68 3 94 10 94 80 68 81
l steel 3 81 12 81 74
l steel 3.4 17 31 63 31
l steel 3.4 17 54 63 54
c 20 12 30 30 3 leaf ink
p sun ink 33 30 60 30 60 14
o 40 26 2 2 sun1 -
o 53 24 2.6 2.6 sun1 -
o 27 46 7 7.4 berry ink
o 42 46 7 7.4 berry ink
c 52 34 61 53 2 white ink
l sky 3 54 43 59 43
o 30 69 11 7 clay ink
o 52 66 7 9.4 plum ink
o 87 34 4.6 4.6 sun ink
c 83 52 91 64 2 berry ink
"""),
    ("fridge", False): ("grey1", """
c -4 74 104 90 0 wood -
c 12 3 68 82 6 white ink
c 17 8 63 77 3 night1 -
p white ink 68 3 94 10 94 80 68 81
l steel 3 81 12 81 74
l steel 3.4 17 31 63 31
l steel 3.4 17 54 63 54
l white 1.4 17 9 36 28
l white 1.4 17 22 29 9
l white 1.4 17 31 46 9
s white 1.4 20 22 27 19 29 11
s white 1.4 20 29 34 23 38 10
l ink 1.4 52 9 52 38
o 52 42 4 4.6 ink -
l ink 1.2 46 38 58 46
l ink 1.2 46 46 58 38
p leaf mud3 26 77 50 77 47 68 34 71
o 36 73 1.8 1.8 mud3 -
"""),
}  # fmt: skip
"""A wall's color and what stands before it, by room and side."""


@lru_cache(maxsize=32)
def room(name: str, good: bool, width: int) -> Sprite:
    """Return a room's picture, ``width`` pixels wide, its lower corners square."""
    wall, drawing = ROOMS[name, good]
    height, k = round(width * TALL), width / 100
    pen = Pen(width, height)
    sketch(pen, drawing, k)
    drawn = pen.sprite()
    frame = Pen(width, height)
    frame.card((0, 0, width, height + 12 * k), 8 * k, COLORS[wall])
    return frame.sprite().overlaid(drawn, (0, 0), "corner")


def framed(sprite: Sprite, lift: float = 4) -> Sprite:
    """Return a picture as a card: with a rim and a shadow."""
    pen = Pen(sprite.width + 4, sprite.height + 4)
    pen.card((0, 0, sprite.width + 4, sprite.height + 4), sprite.width * 0.09, WALNUT)
    return raised(carved(pen.sprite().overlaid(sprite, (2, 2), "corner"), 1.4, 0.4), lift)
