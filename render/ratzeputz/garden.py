"""The garden without its game: table, lawn, bed, fence, gate, stones, holes; and where everything lies."""

from collections.abc import Callable
from functools import lru_cache, partial
from math import cos, radians, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engines.ratzeputz.pieces import SPOTS, STONES
from render.kit import grounds
from render.kit.sprite import FINE, Point, Sprite
from render.kit.theme import BOARD, LEAF, PAPER, PAPER_EDGE, WALNUT, WHITE, Color, mix
from render.ratzeputz import folk, things
from render.ratzeputz.roots import top

MIDDLE: Point = (512, 404)
"""The middle of the garden, in pixels."""
RING = 258
"""How far from the middle stones and tops lie."""
TOP, STONE = 138, 96
"""How wide they are."""
TRAY = (196, 812, 832, 1006)
"""Left, top, right, bottom of the tray with the harvest."""
SOIL: Color = mix(folk.EARTH, (196, 148, 102), 0.45)

_ROUNDS: tuple[tuple[int, Color, Color], ...] = (
    (390, mix(LEAF.fill, LEAF.deep, 0.12), LEAF.deep),
    (350, SOIL, folk.EARTH_DARK),
    (174, mix(LEAF.fill, LEAF.tint, 0.15), LEAF.deep),
)
"""Lawn, bed, and the lawn in the middle: reach, color and the color of the shade at the edge."""
_FENCE, _POSTS, _POST = 371, 44, 28
_GAP = (0, 1, 42, 43)
"""The posts that are left out for the gate."""
_FLOWERS = ((20, 122), (95, 64), (140, 132), (215, 102), (262, 130), (310, 70), (340, 142))
"""Direction and distance from the middle."""
_BLOSSOMS: tuple[Color, Color] = (WHITE, (246, 178, 196))


def way(degrees: float) -> Point:
    """Return a direction, in degrees clockwise from the east, as a unit vector."""
    return cos(radians(degrees)), sin(radians(degrees))


def at(degrees: float, reach: float) -> Point:
    """Return the pixel so far from the garden's middle in a direction."""
    x, y = way(degrees)
    return MIDDLE[0] + x * reach, MIDDLE[1] + y * reach


def stone_angle(stone: int) -> float:
    """Return in which direction a stone lies: stone 0 in the south, at the gate, the others clockwise."""
    return 90.0 + 60 * stone


def spot_angle(spot: int) -> float:
    """Return in which direction a carrot spot lies."""
    return 120.0 + 60 * spot


@lru_cache(maxsize=3)
def round_bed(reach: int, color: Color, edge: Color) -> Sprite:
    """Return a round piece of ground, speckled, with a shade along its upper edge."""
    mask = _disc(reach)
    size = mask.size
    image = Image.new("RGB", size, color)
    speckles = Image.frombytes(
        "L", (size[0] // 4, size[1] // 4), Random(reach).randbytes(size[0] // 4 * (size[1] // 4))
    )
    coarse = speckles.resize(size, Image.Resampling.BICUBIC).point([abs(v - 128) // 5 for v in range(256)])
    image.paste(mix(color, edge, 0.5), (0, 0), coarse)
    moved = Image.new("L", size)
    moved.paste(mask, (3, 7))
    image.paste(edge, (0, 0), ImageChops.subtract(mask, moved).filter(ImageFilter.GaussianBlur(6)))
    return Sprite(image, mask)


def _disc(reach: int) -> Image.Image:
    """Return the mask of a disc; a quarter is drawn, which holds Python's lock, and mirrored, which does not."""
    fine = Image.new("L", (reach * FINE, reach * FINE))
    ImageDraw.Draw(fine).ellipse((0, 0, 2 * reach * FINE, 2 * reach * FINE), fill=255)
    quarter = fine.reduce(FINE)
    mask = Image.new("L", (2 * reach, 2 * reach))
    upper = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    for corner, place in (
        (quarter, (0, 0)),
        (upper, (reach, 0)),
        (quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, reach)),
        (upper.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (reach, reach)),
    ):
        mask.paste(corner, place)
    return mask


@lru_cache(maxsize=1)
def bed() -> Image.Image:
    """Paint table, lawn, bed, fence and gate (RGB, do not draw on it: copy)."""
    image = grounds.wood(BOARD, BOARD, seed=13).copy()
    for reach, color, edge in _ROUNDS:
        round_bed(reach, color, edge).paste(image, MIDDLE)
    for nth in range(_POSTS):
        if nth not in _GAP:
            things.post(_POST).paste(image, at(90 + 360 / _POSTS * (nth + 0.5), _FENCE))
    things.gate(210).paste(image, (MIDDLE[0], MIDDLE[1] + 374))
    for nth, (angle, reach) in enumerate(_FLOWERS):
        things.grass(34).paste(image, at(angle + 13, reach - 6))
        things.flower(30, _BLOSSOMS[nth % 2]).paste(image, at(angle, reach))
    return image


@lru_cache(maxsize=1)
def dug() -> Image.Image:
    """Paint the garden with its stones and open holes, tray, bag and burrow: how the end shows it."""
    image = bed().copy()
    for stone in STONES:
        things.stone(STONE).paste(image, at(stone_angle(stone), RING))
    for spot in SPOTS:
        things.hole(TOP - 18).paste(image, at(spot_angle(spot), RING))
    left, upper, right, lower = TRAY
    tray = grounds.felt(right - left, lower - upper, 30, mix(PAPER, PAPER_EDGE, 0.55), WALNUT)
    tray.paste(image, ((left + right) / 2, (upper + lower) / 2))
    things.bag(150).paste(image, (100, 898))
    things.burrow(172).paste(image, (926, 908))
    return image


@lru_cache(maxsize=1)
def planted() -> Image.Image:
    """Paint the garden with its six tops, as it is during the whole game."""
    image = dug().copy()
    for spot in SPOTS:
        top(TOP).paste(image, at(spot_angle(spot), RING))
    return image


WARM: tuple[Callable[[], object], ...] = (*(partial(round_bed, *ground) for ground in _ROUNDS), bed, dug, planted)
"""Builders of the ground, each one short."""
