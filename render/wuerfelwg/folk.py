"""Flatmates and ME: faces made of parts, awake by day and asleep by night."""

from functools import lru_cache
from typing import Final

from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.theme import LEAF, SKY, WALNUT, WHITE, mix
from render.wuerfelwg.faces import BEARDS, BEHIND, EXTRAS, FRONT, LOOKS
from render.wuerfelwg.rooms import TALL
from render.wuerfelwg.sketch import COLORS, sketch

PLANT: Final = "bukowski"

_BODY = """
b shirt ink 14 104 18 88 38 80 62 80 82 88 86 104
c 42 72 58 88 6 skin ink
"""
_HEAD = """
o 22 54 6 8 skin ink
o 78 54 6 8 skin ink
b skin ink 50 20 70 26 78 48 74 70 62 82 50 85 38 82 26 70 22 48 30 26
"""
_AWAKE = """
o 38 51 6.4 7.4 white -
o 62 51 6.4 7.4 white -
o 38.6 51.6 4 5 ink -
o 62.6 51.6 4 5 ink -
o 37 49.4 1.5 1.7 white -
o 61 49.4 1.5 1.7 white -
o 31 63 5 3.4 blush -
o 69 63 5 3.4 blush -
s ink 2.2 46 60 50 63 54 60
b white ink 40 69 50 71 60 69 56 76 50 78 44 76
"""
_ASLEEP = """
s ink 3 31 52 35 56 41 56 45 52
s ink 3 55 52 59 56 65 56 69 52
s ink 2.2 46 61 50 64 54 61
o 50 73 4.4 3.6 berry3 ink
"""
_LEAVES = """
b leaf ink 50 56 30 50 10 30 8 12 26 18 44 38
b leaf ink 50 56 70 50 90 30 92 12 74 18 56 38
b leaf ink 50 54 38 34 38 12 50 0 62 12 62 34
s leaf3 2 50 54 50 34 50 14
s leaf3 2 48 54 32 38 18 22
s leaf3 2 52 54 68 38 82 22
c 20 50 80 62 4 clay ink
p clay ink 25 62 75 62 67 100 33 100
o 40 75 6 7 white -
o 60 75 6 7 white -
o 41 76 3.6 4.6 ink -
o 61 76 3.6 4.6 ink -
s ink 2.6 40 88 50 92 60 88
"""
_BED = """
o 16 16 10 10 sun1 -
o 21 13 9 9 night -
b white ink 8 52 14 38 50 32 86 38 92 52 88 74 12 74
"""
_BLANKET = """
b shirt ink -6 98 -4 72 22 66 50 70 78 66 104 72 106 98
s white 3 4 76 26 72 50 75 74 72 96 76
"""
_SNORE: Final[tuple[tuple[float, float, float], ...]] = ((74, 22, 11), (88, 8, 8))
"""Left lower corner and size of each z."""


def face(pen: Pen, name: str, awake: bool, k: float, at: tuple[float, float] = (0, 0)) -> None:
    """Draw somebody from the shoulders up; ``k`` pixels make one hundredth of the width."""
    if name == PLANT:
        sketch(pen, _LEAVES, k, at)
        return
    look = LOOKS[name]
    colors = {
        "skin": look.skin,
        "hair": look.tint,
        "shirt": look.shirt,
        "blush": mix(look.skin, COLORS["berry"], 0.35),
    }
    eyes = _AWAKE if awake else _ASLEEP
    beard = BEARDS.get(look.beard, "")
    # A full beard lies under the mouth, a moustache over it.
    over = (beard, eyes) if look.beard == "full" else (eyes, beard)
    parts = (BEHIND.get(look.hair, ""), _BODY, _HEAD, *over, FRONT.get(look.hair, ""), EXTRAS.get(look.extra, ""))
    for part in parts:
        sketch(pen, part, k, at, colors)


def snore(pen: Pen, k: float, at: tuple[float, float] = (0, 0)) -> None:
    """Draw two z rising from a sleeper."""
    for x, y, size in _SNORE:
        left, top, reach = at[0] + x * k, at[1] + y * k, size * k
        corners = [(left, top), (left + reach, top), (left, top + reach), (left + reach, top + reach)]
        pen.line(corners, WHITE, max(1.6, 4.4 * k))


@lru_cache(maxsize=256)
def portrait(name: str, awake: bool, size: int) -> Sprite:
    """Return a flatmate in a round frame, ``size`` pixels wide without the shadow: light awake, dark asleep."""
    pen, k = Pen(size, size), size / 100
    pen.oval((size / 2, size / 2), size / 2, LEAF.tint if awake else COLORS["night"])
    ground = pen.sprite()
    drawn = Pen(size, size)
    face(drawn, name, awake, k * 0.9, (5 * k, 9 * k))
    if not awake:
        snore(drawn, k)
    person = drawn.sprite() if awake else _dimmed(drawn.sprite())
    rim = Pen(size, size)
    rim.oval((size / 2, size / 2), size / 2, None, WALNUT, max(2, size * 0.045))
    framed = ground.overlaid(person, (0, 0), "corner").overlaid(rim.sprite(), (0, 0), "corner")
    return raised(carved(framed, 1.2, 0.4), 2.5)


@lru_cache(maxsize=16)
def me(name: str, awake: bool, width: int) -> Sprite:
    """Return a set's ME as a card's picture like a room: up by day, in bed by night."""
    height, k = round(width * TALL), width / 100
    frame = Pen(width, height)
    frame.card((0, 0, width, height + 12 * k), 8 * k, SKY.tint if awake else COLORS["night"])
    ground = frame.sprite()
    pen = Pen(width, height)
    if awake:
        sketch(pen, "o 88 14 16 16 sun1 -\no 88 14 10 10 sun -", k)
        face(pen, name, awake, k * 0.86, (7 * k, 3 * k))
        drawn = pen.sprite()
    else:
        sketch(pen, _BED, k)
        face(pen, name, awake, k * 0.74, (13 * k, 8 * k))
        shirt = {"shirt": LOOKS[name].shirt}
        sketch(pen, _BLANKET, k, (0, 0), shirt)
        snore(pen, k)
        drawn = _dimmed(pen.sprite(), 0.12)
    return ground.overlaid(drawn, (0, 0), "corner")


def _dimmed(sprite: Sprite, share: float = 0.22) -> Sprite:
    """Return a sprite in the dark."""
    image = sprite.image.copy()
    image.paste(COLORS["night"], (0, 0), sprite.mask.point([round(value * share) for value in range(256)]))
    return Sprite(image, sprite.mask)
