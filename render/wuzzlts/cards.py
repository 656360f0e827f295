"""The cards: halves of monsters, whole pairs, backs, the SWAP; all scaled from pictures drawn once."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuzzlts.cards import Card, Family, Half, Pair
from render.kit.sprite import Pen, Point, Sprite, carved, raised, star
from render.kit.text import label
from render.kit.theme import BERRY, EMBER, GOLD, INK, LEAF, ROSE, SKY, STONE, SUN, WALNUT, WHITE, Color, mix
from render.wuzzlts.bodies import CUT
from render.wuzzlts.families import HUES, PAINTERS, badge_shape

WIDE = 200
K = WIDE / 100
HIGH = round(CUT * K)
"""Size in pixels at which a half card is drawn; all others are scaled from it."""
_CORNER = 22
_BADGE = 21


def height(width: int) -> int:
    """Return how high a half card of a width is, in pixels."""
    return round(width * HIGH / WIDE)


def _ground(half: Half, color: Color, edge: Color) -> Pen:
    """Return a card without a picture: round corners outside, straight along the cut."""
    pen = Pen(WIDE, HIGH)
    over = 2 * _CORNER
    top, bottom = (0, HIGH + over) if half == "top" else (-over, HIGH)
    pen.card((0, top, WIDE, bottom), _CORNER, color, edge, 4)
    cut = HIGH - 1 if half == "top" else 1
    pen.line([(2, cut), (WIDE - 2, cut)], edge, 2)
    return pen


@lru_cache(maxsize=30)
def monster(family: Family, number: int) -> Sprite:
    """Return a whole monster without a card, 200 x 376 pixels."""
    pen = Pen(WIDE, 2 * HIGH)
    PAINTERS[family](pen, number, K)
    return carved(pen.sprite(), 2.4, 0.45)


@lru_cache(maxsize=64)
def drawn(card: Card) -> Sprite:
    """Return a half card as it is drawn, without a shadow."""
    hue = HUES[card.family]
    flat = _ground(card.half, hue.tint, hue.deep).sprite()
    whole = monster(card.family, card.monster)
    upper = 0 if card.half == "top" else HIGH
    box = (0, upper, WIDE, upper + HIGH)
    flat = flat.overlaid(Sprite(whole.image.crop(box), whole.mask.crop(box)), (0, 0), "corner")
    y = 29 if card.half == "top" else HIGH - 29
    flat = flat.overlaid(_badge(card), (30, y))
    if card.wild:
        flat = flat.overlaid(_wild(), (WIDE - 30, y))
    return carved(flat, 1.5)


def _badge(card: Card) -> Sprite:
    """Return the number in the shape of its family."""
    size = 60
    pen, hue = Pen(size, size), HUES[card.family]
    pen.shape(badge_shape(card.family, (size / 2, size / 2), _BADGE), WHITE, hue.deep, 4)
    return pen.sprite().overlaid(label(str(card.monster), size, 38, INK, "title"), (size / 2, size / 2 + 1))


def _wild() -> Sprite:
    """Return the mark of a card that fits everything."""
    pen = Pen(56, 56)
    pen.shape(star((28, 28), 25, 12.5, 5), GOLD, WALNUT, 3)
    return pen.sprite()


@lru_cache(maxsize=512)
def half_card(card: Card, width: int) -> Sprite:
    """Return a half card with its shadow, ``width`` pixels wide without it."""
    return raised(drawn(card).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=512)
def pair_card(pair: Pair, width: int) -> Sprite:
    """Return a top laid on a bottom, edge to edge, with one shadow; ``width`` pixels wide without it."""
    top, bottom = (drawn(card).rgba() for card in pair)
    both = Image.new("RGBA", (WIDE, 2 * HIGH))
    both.paste(top, (0, 0))
    both.paste(bottom, (0, HIGH))
    return raised(Sprite.of(both).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=2)
def _back(half: Half) -> Sprite:
    """Draw a back: eyes that peek over the edge of a gray card for tops, feet on an orange card for bottoms."""
    hue = STONE if half == "top" else EMBER
    pen = _ground(half, hue.deep, INK)
    light = mix(hue.fill, WHITE, 0.25)
    inset = 13
    over = 60 if half == "top" else 0
    pen.card((inset, inset - 60 + over, WIDE - inset, HIGH - inset + over), 14, None, light, 4)
    middle = WIDE / 2
    if half == "top":
        dome: list[Point] = [
            (24, HIGH),
            (34, 120),
            (62, 78),
            (100, 66),
            (138, 78),
            (166, 120),
            (176, HIGH),
            (100, HIGH + 40),
        ]
        pen.blob(dome, light)
        for x in (72, 128):
            pen.oval((x, 118), 24, WHITE)
            pen.oval((x, 124), 11, INK)
        pen.shape([(middle - 26, 52), (middle, 22), (middle + 26, 52)], light)
    else:
        belly: list[Point] = [(24, 0), (34, 64), (66, 92), (100, 98), (134, 92), (166, 64), (176, 0), (100, -40)]
        pen.blob(belly, light)
        for x in (70, 130):
            pen.line([(x, 84), (x, 112)], light, 20)
            pen.oval((x, 122), 27, WHITE, tall=17)
            for dx in (-13, 0, 13):
                pen.oval((x + dx, 126), 4, INK)
        pen.shape([(middle - 26, HIGH - 42), (middle, HIGH - 16), (middle + 26, HIGH - 42)], light)
    return carved(pen.sprite(), 1.5)


@lru_cache(maxsize=24)
def back(half: Half, width: int) -> Sprite:
    """Return the back of a half card with its shadow; tops and bottoms differ by shape, too."""
    return raised(_back(half).scaled(width), max(2, width * 0.025))


@lru_cache(maxsize=2)
def _swap(half: Half) -> Sprite:
    """Draw the SWAP: cards that go round; the half's own edge is the round one."""
    pen = _ground(half, SUN.tint, BERRY.deep)
    for x, y, hue in ((52, 64, SKY), (148, 64, ROSE), (148, 136, LEAF), (52, 136, EMBER)):
        pen.card((x - 24, y - 22, x + 24, y + 22), 7, hue.fill, hue.deep, 3)
    arrows: tuple[tuple[Point, Point, Point, Point], ...] = (
        ((84, 52), (108, 52), (100, 42), (100, 62)),
        ((148, 92), (148, 112), (138, 104), (158, 104)),
        ((116, 148), (92, 148), (100, 138), (100, 158)),
        ((52, 108), (52, 88), (42, 96), (62, 96)),
    )
    for tail, tip, one, other in arrows:
        pen.line([tail, tip], INK, 7)
        pen.shape([tip, one, other], INK, INK, 5)
    flat = pen.sprite()
    for stroke, color in ((7, WHITE), (0, BERRY.deep)):
        flat = flat.overlaid(label("SWAP", WIDE, 46, color, "title", stroke=stroke), (WIDE / 2, HIGH / 2 + 3))
    return carved(flat, 1.5)


@lru_cache(maxsize=8)
def swap(half: Half, width: int) -> Sprite:
    """Return the SWAP card of a deck with its shadow."""
    return raised(_swap(half).scaled(width), max(2, width * 0.025))
