"""Sprites: small pictures drawn once, large and smooth, then pasted as often as needed.

Drawing shapes is slow and holds Python's lock; reducing, blurring, rotating and pasting do not. So a shape is
drawn once at four times its size with a ``Pen``, scaled down and kept as color and mask; a board is an RGB
canvas onto which sprites are pasted, which takes milliseconds.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.theme import SHADOW, WHITE, Color

FINE = 4
"""How many times larger than its sprite a shape is drawn."""

Point = tuple[float, float]
Turn = Literal[0, 90, 180, 270]
_TURNS = {
    90: Image.Transpose.ROTATE_270,
    180: Image.Transpose.ROTATE_180,
    270: Image.Transpose.ROTATE_90,
}
Anchor = Literal["center", "left", "right", "corner"]
"""Which point of the sprite is meant: its center, the middle of an edge, or its upper left corner."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture (RGB) and its mask (L) of the same size in pixels; never changed after it was made."""

    image: Image.Image
    mask: Image.Image

    @classmethod
    def of(cls, rgba: Image.Image) -> "Sprite":
        """Make a sprite from an RGBA picture."""
        return cls(rgba.convert("RGB"), rgba.getchannel("A"))

    @property
    def width(self) -> int:
        """Its width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return self.image.height

    def rgba(self) -> Image.Image:
        """Return it as a new RGBA picture."""
        both = self.image.convert("RGBA")
        both.putalpha(self.mask)
        return both

    def turned(self, turn: Turn) -> "Sprite":
        """Return it turned clockwise by so many degrees, without loss."""
        if turn == 0:
            return self
        return Sprite(self.image.transpose(_TURNS[turn]), self.mask.transpose(_TURNS[turn]))

    def scaled(self, width: int) -> "Sprite":
        """Return it at another width, the height in proportion."""
        size = (width, max(1, round(self.height * width / self.width)))
        return Sprite.of(self.rgba().resize(size, Image.Resampling.LANCZOS))

    def faded(self, share: float) -> "Sprite":
        """Return it with only a ``share`` (0 to 1) of its opacity."""
        return Sprite(self.image, self.mask.point([round(value * share) for value in range(256)]))

    def overlaid(self, other: "Sprite", at: Point, anchor: Anchor = "center") -> "Sprite":
        """Return it with another pasted onto it; what lies outside of its own mask stays unseen."""
        image = self.image.copy()
        other.paste(image, at, anchor)
        return Sprite(image, self.mask)

    def box(self, at: Point, anchor: Anchor = "center") -> tuple[int, int, int, int]:
        """Return where it lies (left, top, right, bottom) when its anchor is at a point."""
        x, y = at
        left = x - {"center": self.width / 2, "left": 0, "right": self.width, "corner": 0}[anchor]
        top = y if anchor == "corner" else y - self.height / 2
        return round(left), round(top), round(left) + self.width, round(top) + self.height

    def paste(self, canvas: Image.Image, at: Point, anchor: Anchor = "center") -> None:
        """Paste it onto an RGB canvas; what lies outside of the canvas is cut off."""
        canvas.paste(self.image, self.box(at, anchor)[:2], self.mask)


def curve(points: Sequence[Point], closed: bool = True, steps: int = 14) -> list[Point]:
    """Return a smooth line through the points (Catmull-Rom), closed or open."""
    count = len(points)
    wrapped = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    line: list[Point] = []
    for start in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = wrapped[start : start + 4]
        for step in range(steps):
            t = step / steps
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            a, b, c, d = (weight / 2 for weight in weights)
            line.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return line if closed else [*line, points[-1]]


def star(center: Point, outer: float, inner: float, spikes: int, turn: float = 0) -> list[Point]:
    """Return a star's corners, the first spike ``turn`` degrees clockwise from the top."""
    corners: list[Point] = []
    for nth in range(2 * spikes):
        angle = math.radians(turn - 90 + nth * 180 / spikes)
        reach = inner if nth % 2 else outer
        corners.append((center[0] + math.cos(angle) * reach, center[1] + math.sin(angle) * reach))
    return corners


class Pen:
    """Draws a sprite's flat shapes, fine and without jagged edges. All lengths are the sprite's pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._canvas = Image.new("RGBA", (width * FINE, height * FINE))
        self._draw = ImageDraw.Draw(self._canvas)

    def shape(self, points: Sequence[Point], fill: Color | None, edge: Color | None = None, width: float = 0) -> None:
        """Fill a polygon; ``edge`` is drawn ``width`` wide along its border, with round corners."""
        if fill is not None:
            self._draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=fill)
        if edge is not None and width:
            self.line([*points, points[0], points[1]], edge, width)

    def blob(self, points: Sequence[Point], fill: Color | None, edge: Color | None = None, width: float = 0) -> None:
        """Fill a smooth closed shape through the points."""
        self.shape(curve(points), fill, edge, width)

    def line(self, points: Sequence[Point], color: Color, width: float) -> None:
        """Draw a line with round corners and ends."""
        fine = [(x * FINE, y * FINE) for x, y in points]
        self._draw.line(fine, fill=color, width=round(width * FINE), joint="curve")
        reach = width * FINE / 2 - 0.5
        for x, y in (fine[0], fine[-1]):
            self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=color)

    def oval(
        self,
        center: Point,
        radius: float,
        fill: Color | None,
        edge: Color | None = None,
        width: float = 0,
        *,
        tall: float | None = None,
    ) -> None:
        """Draw a circle, or an ellipse with another vertical radius ``tall``; the edge lies inside."""
        (x, y), high = center, radius if tall is None else tall
        box = [(x - radius) * FINE, (y - high) * FINE, (x + radius) * FINE, (y + high) * FINE]
        self._draw.ellipse(box, fill=fill, outline=edge, width=round(width * FINE) if edge else 0)

    def card(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Color | None,
        edge: Color | None = None,
        width: float = 0,
    ) -> None:
        """Draw a rectangle (left, top, right, bottom) with round corners; the edge lies inside."""
        fine = [value * FINE for value in box]
        self._draw.rounded_rectangle(fine, radius * FINE, fill, edge, round(width * FINE) if edge else 0)

    def sprite(self) -> Sprite:
        """Return what was drawn, scaled down to its size."""
        return Sprite.of(self._canvas.reduce(FINE))


def carved(sprite: Sprite, depth: float = 2.0, strength: float = 0.5) -> Sprite:
    """Give a flat sprite a lit upper left and a shaded lower right edge, ``depth`` pixels wide."""
    offset = max(1, round(depth))
    mask = sprite.mask
    image = sprite.image.copy()
    for shift, color, share in ((offset, WHITE, strength), (-offset, SHADOW, strength * 0.6)):
        moved = Image.new("L", mask.size)
        moved.paste(mask, (shift, shift))
        rim = ImageChops.subtract(mask, moved).filter(ImageFilter.GaussianBlur(depth * 0.6))
        image.paste(color, (0, 0), rim.point([round(value * share) for value in range(256)]))
    return Sprite(image, mask)


def raised(sprite: Sprite, height: float = 5.0, strength: float = 0.42) -> Sprite:
    """Lay a soft shadow under a sprite, ``height`` pixels below; it grows by the shadow on all four sides."""
    pad = round(height * 2.2)
    size = (sprite.width + 2 * pad, sprite.height + 2 * pad)
    shade = Image.new("L", size)
    shade.paste(sprite.mask, (pad + round(height * 0.3), pad + round(height * 0.8)))
    shade = shade.filter(ImageFilter.GaussianBlur(height * 0.75))
    shade = shade.point([round(value * strength) for value in range(256)])
    top = Image.new("L", size)
    top.paste(sprite.mask, (pad, pad))
    both = Image.new("RGBA", size, SHADOW)
    both.putalpha(shade)
    above = Image.new("RGBA", size)
    above.paste(sprite.rgba(), (pad, pad))
    return Sprite.of(Image.alpha_composite(both, above))
