"""The one look of all pictures: paper and wood, warm ink, six hues, soft shadows.

Colors are RGB triples, sizes are pixels of a picture that is ``BOARD`` wide. A board is read on a phone at
about ``PHONE`` pixels, so text on a board is at least ``TEXT_SMALL`` high.
"""

from dataclasses import dataclass

Color = tuple[int, int, int]

BOARD = 1024
"""Width of a board picture."""
PHONE = 360
"""Width at which a phone shows it."""

TEXT_SMALL, TEXT, TEXT_LARGE = 26, 34, 46
"""Font sizes: captions, names, scores and headings."""

INK: Color = (58, 38, 24)
INK_SOFT: Color = (104, 76, 54)
PAPER: Color = (252, 244, 228)
PAPER_SHADE: Color = (238, 222, 192)
PAPER_EDGE: Color = (205, 180, 138)
WOOD_LIGHT: Color = (214, 166, 112)
WOOD: Color = (188, 136, 84)
WOOD_DARK: Color = (132, 86, 48)
WALNUT: Color = (88, 56, 34)
WHITE: Color = (255, 253, 247)
SHADOW: Color = (52, 30, 14)
GOLD: Color = (244, 190, 62)
ALERT: Color = (172, 38, 44)


@dataclass(frozen=True, slots=True)
class Hue:
    """A hue in four strengths: ``tint`` for grounds, ``fill`` for shapes, ``deep`` for edges and text on paper.

    ``on`` is the text color that reads on ``fill``.
    """

    tint: Color
    fill: Color
    deep: Color
    on: Color


LEAF = Hue((214, 232, 190), (112, 176, 76), (44, 98, 34), INK)
SUN = Hue((252, 236, 178), (247, 200, 66), (128, 84, 0), INK)
SKY = Hue((204, 227, 243), (92, 160, 214), (22, 82, 136), (20, 24, 40))
BERRY = Hue((248, 208, 200), (214, 84, 82), (142, 28, 40), (40, 8, 6))
PLUM = Hue((228, 214, 236), (136, 95, 166), (92, 52, 122), WHITE)
CLAY = Hue((244, 216, 192), (214, 142, 92), (126, 68, 28), INK)
ROSE = Hue((251, 216, 230), (233, 132, 172), (146, 36, 92), INK)
EMBER = Hue((253, 226, 192), (240, 154, 62), (158, 78, 8), INK)
STONE = Hue((228, 229, 233), (150, 154, 164), (74, 79, 92), WHITE)
HUES: dict[str, Hue] = {
    "leaf": LEAF, "sun": SUN, "sky": SKY, "berry": BERRY, "plum": PLUM, "clay": CLAY,
}  # fmt: skip

SEATS: tuple[Hue, ...] = (CLAY, SKY, LEAF, PLUM, SUN, BERRY)
"""A seat's hue where a picture needs one; never alone, always beside the seat's name."""


def luminance(color: Color) -> float:
    """Return the relative luminance, 0 to 1 (WCAG 2.2, "relative luminance")."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mix(one: Color, other: Color, share: float) -> Color:
    """Return ``one`` with a ``share`` (0 to 1) of ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


TEXT_PAIRS: tuple[tuple[Color, Color], ...] = (
    (INK, PAPER),
    (INK, PAPER_SHADE),
    (INK_SOFT, PAPER),
    (INK_SOFT, PAPER_SHADE),
    (INK, WOOD_LIGHT),
    (WHITE, WALNUT),
    (INK, GOLD),
    (ALERT, PAPER),
    (WHITE, ALERT),
    *((hue.on, hue.fill) for hue in HUES.values()),
    *((hue.deep, PAPER) for hue in HUES.values()),
    *((INK, hue.tint) for hue in HUES.values()),
)
"""Every pair (text, ground) that pictures may use; each has a contrast of 4.5 or more."""
