"""Faces for people and the bot: a colored disc with eyes and a smile, drawn here."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image, ImageDraw

_SIZE, _SCALE = 128, 4
_INK = "#2b2118"


@lru_cache(maxsize=64)
def avatar(color: str, *, robot: bool = False) -> bytes:
    """A PNG of 128 x 128 px."""
    side = _SIZE * _SCALE
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return left * side, top * side, right * side, bottom * side

    if robot:
        draw.rounded_rectangle(box(0.08, 0.2, 0.92, 0.95), side * 0.16, fill=color)
        draw.line(box(0.5, 0.06, 0.5, 0.22), fill=color, width=side // 24)
        draw.ellipse(box(0.43, 0.01, 0.57, 0.15), fill=color)
    else:
        draw.ellipse(box(0.02, 0.02, 0.98, 0.98), fill=color)
    for left in (0.28, 0.6):
        draw.ellipse(box(left, 0.38, left + 0.12, 0.52), fill=_INK)
    draw.arc(box(0.28, 0.4, 0.72, 0.8), 20, 160, fill=_INK, width=side // 24)
    small = picture.resize((_SIZE, _SIZE), Image.Resampling.LANCZOS)
    data = io.BytesIO()
    small.save(data, "PNG")
    return data.getvalue()
