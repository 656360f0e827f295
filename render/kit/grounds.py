"""Grounds to put things on: a wooden table, sheets of paper, plaques for names.

The grain is noise from a fixed seed, blown up, so that every machine paints the same table.
"""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.theme import BOARD, PAPER, PAPER_EDGE, WHITE, WOOD_DARK, WOOD_LIGHT, Color, mix


def _noise(size: tuple[int, int], grain: tuple[int, int], seed: int) -> Image.Image:
    """Return smooth noise (L); ``grain`` is how wide and high a grain is in pixels."""
    small = (max(2, size[0] // grain[0]), max(2, size[1] // grain[1]))
    noise = Image.frombytes("L", small, Random(seed).randbytes(small[0] * small[1]))
    return noise.resize(size, Image.Resampling.BICUBIC)


@lru_cache(maxsize=16)
def wood(
    width: int, height: int, light: Color = WOOD_LIGHT, dark: Color = WOOD_DARK, *, plank: int = 172, seed: int = 7
) -> Image.Image:
    """Return a table of horizontal planks (RGB, do not draw on it: copy), darker towards its corners."""
    size = (width, height)
    grain = Image.blend(_noise(size, (260, 5), seed), _noise(size, (90, 14), seed + 1), 0.45)
    calm = Image.blend(grain, Image.new("L", size, 128), 0.62)
    chance = Random(seed + 2)
    joints = Image.new("L", size, 255)
    for top in range(0, height, plank):
        tone = Image.new("L", (width, plank), 128 + chance.randint(-10, 10))
        row = ImageChops.add(calm.crop((0, top, width, top + plank)), tone, 1, -128)
        seam = chance.randrange(width // 6, width)  # where the shifted grain meets itself, two boards meet
        calm.paste(ImageChops.offset(row, seam, 0), (0, top))
        draw = ImageDraw.Draw(joints)
        draw.rectangle((0, top - 1, width, top + 1), fill=96)
        draw.rectangle((seam - 1, top, seam + 1, top + plank), fill=96)
    table = ImageOps.colorize(calm, dark, light, mid=mix(dark, light, 0.6))
    table.paste(mix(dark, (0, 0, 0), 0.35), (0, 0), ImageOps.invert(joints.filter(ImageFilter.GaussianBlur(1))))
    corners = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    table.paste(mix(dark, (0, 0, 0), 0.4), (0, 0), corners.point([max(0, v - 110) // 2 for v in range(256)]))
    return table


def _card(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a card with round corners; only its corners are drawn, so any size is cheap."""
    pen = Pen(2 * radius, 2 * radius)
    pen.oval((radius, radius), radius, WHITE)
    disc = pen.sprite().mask
    mask = Image.new("L", (width, height), 255)
    for x, left in ((0, 0), (radius, width - radius)):
        for y, top in ((0, 0), (radius, height - radius)):
            mask.paste(disc.crop((x, y, x + radius, y + radius)), (left, top))
    return mask


def card(width: int, height: int, radius: int, color: Color, edge: Color, *, border: int = 3) -> Sprite:
    """Return a plain card with a border, without a shadow, of any size."""
    image = Image.new("RGB", (width, height), edge)
    inner = _card(width - 2 * border, height - 2 * border, max(1, radius - border))
    image.paste(color, (border, border), inner)
    return Sprite(image, _card(width, height, radius))


@lru_cache(maxsize=16)
def sheet(width: int, height: int, radius: int = 18, color: Color = PAPER, lift: float = 6) -> Sprite:
    """Return a sheet of paper with a faint grain and a shadow; it is larger than asked for by the shadow."""
    flat = card(width, height, radius, color, mix(color, PAPER_EDGE, 0.6), border=2)
    grain = _noise((width, height), (3, 2), 11).point([abs(v - 128) // 7 for v in range(256)])
    flat.image.paste(mix(color, PAPER_EDGE, 0.8), (0, 0), grain)
    return raised(carved(flat, 1.5, 0.6), lift)


def page(height: int, wide: int, high: int) -> Image.Image:
    """Return a table as wide as a board, with a sheet of paper of a size in its middle."""
    image = wood(BOARD, height, seed=5).copy()
    sheet(wide, high, 22).paste(image, (BOARD / 2, height / 2))
    return image


@lru_cache(maxsize=64)
def plaque(width: int, height: int, color: Color = PAPER, edge: Color = PAPER_EDGE, lift: float = 4) -> Sprite:
    """Return a paper strip with round ends for a name or a number, with its shadow."""
    return raised(carved(card(width, height, min(width, height) // 2, color, edge), 1.5), lift)


@lru_cache(maxsize=64)
def felt(width: int, height: int, radius: int, color: Color, edge: Color) -> Sprite:
    """Return a soft mat with an inner shadow, as if let into the table."""
    flat = card(width, height, radius, color, color)
    weave = _noise((width, height), (4, 4), 5).point([abs(v - 128) // 5 for v in range(256)])
    flat.image.paste(mix(color, edge, 0.5), (0, 0), weave)
    moved = Image.new("L", flat.mask.size)
    moved.paste(flat.mask, (3, 6))
    inner = ImageChops.subtract(flat.mask, moved).filter(ImageFilter.GaussianBlur(6))
    flat.image.paste(edge, (0, 0), inner)
    return flat
