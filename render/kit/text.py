"""Lines of text in any script that always fit: cleaned, ordered, split over typefaces, shrunk, cut.

Names come from people: they may hold emoji, right-to-left scripts, stacks of accents or characters that no
typeface has. Such a character becomes one neutral mark, never a missing-glyph box.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from arabic_reshaper import ArabicReshaper  # type: ignore[import-untyped]
from bidi.algorithm import get_display  # type: ignore[import-untyped]
from PIL import Image, ImageDraw
from wcwidth import iter_graphemes

from render.kit import fonts
from render.kit.sprite import Sprite
from render.kit.theme import INK, TEXT, Color

MARK = "\ufffc"
"""Stands for a character that no typeface covers (U+FFFC, object replacement)."""
ELLIPSIS = "…"
SMALLEST = 0.62
"""Text that is too wide shrinks to this share of its size before it is cut."""
LINE_HEIGHT = 1.5
"""Height of a line's box as a share of the size: ascenders, descenders and one accent fit in."""

_ACCENTS_KEPT = 1
"""Accents kept on a letter that has no composed form; more are a prank. Vowel and tone signs do not count."""
OVERHANG = 2
"""Pixels by which a letter may lean out of its advance."""
_RESHAPER = ArabicReshaper({"delete_harakat": True, "support_ligatures": True})
_SKIN_TONES = range(0x1F3FB, 0x1F400)


@dataclass(frozen=True, slots=True)
class Line:
    """A line ready to be drawn: ``parts`` from left to right, each (face, characters); face None is marks.

    ``size`` and ``width`` are pixels; ``text`` is what is shown, in reading order.
    """

    text: str
    parts: tuple[tuple[int | None, str], ...]
    size: int
    width: int
    style: fonts.Style

    @property
    def height(self) -> int:
        """The height of the line's box in pixels."""
        return round(self.size * LINE_HEIGHT)


def _drawable(cluster: str, style: fonts.Style) -> str:
    """Reduce one grapheme to characters that the typefaces draw one after the other."""
    base = cluster[0]
    if fonts.face_for(base, style) is None:
        plain = unicodedata.normalize("NFKC", base)
        if plain == base or any(fonts.face_for(char, style) is None for char in plain):
            return MARK
        base = plain
    if unicodedata.bidirectional(cluster[0]) in ("R", "AL"):
        return base  # points above and below would be torn off by reordering
    result, accents = base, 0
    for char in cluster[1:]:
        accents += unicodedata.name(char, "").startswith("COMBINING ")
        if _follows(char) and accents <= _ACCENTS_KEPT and fonts.face_for(char, style) is not None:
            result += char
    return result


def _follows(char: str) -> bool:
    """Whether a grapheme's later character is drawn: accents, vowel signs, a flag's second letter."""
    flag_letter = 0x1F1E6 <= ord(char) <= 0x1F1FF
    joins = "\ufe00" <= char <= "\ufe0f" or char == "\u20e3" or ord(char) in _SKIN_TONES
    return flag_letter or (unicodedata.category(char)[0] in "ML" and not joins)


def clusters(text: str, style: fonts.Style = "body") -> tuple[str, ...]:
    """Split text into what is drawn for each of its graphemes; controls vanish, spaces are collapsed."""
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    kept = "".join(c for c in composed if c == "\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs"))
    whole = (cluster.strip("\u200d") for cluster in iter_graphemes(kept))
    return tuple(_drawable(cluster, style) for cluster in whole if cluster)


def uncovered(text: str) -> tuple[str, ...]:
    """Return the characters that no typeface covers and the mark replaces, each once."""
    found = (c for c in iter_graphemes(unicodedata.normalize("NFC", text)) if clusters(c) == (MARK,))
    return tuple(dict.fromkeys(cluster[0] for cluster in found))


def _parts(logical: str, style: fonts.Style) -> tuple[tuple[int | None, str], ...]:
    # The wheel's own (compiled) get_display does not mirror brackets, this one does.
    # A sentence in a language of ours stays left to right whatever name it begins with.
    base = "L" if any(unicodedata.bidirectional(char) == "L" for char in logical) else None
    visual: str = get_display(_RESHAPER.reshape(logical), base_dir=base)
    parts: list[tuple[int | None, str]] = []
    for char in visual:
        face = None if char == MARK else fonts.face_for(char, style)
        if parts and parts[-1][0] == face:
            parts[-1] = (face, parts[-1][1] + char)
        else:
            parts.append((face, char))
    return tuple(parts)


def _advance(face: int | None, chars: str, size: int, style: fonts.Style) -> float:
    if face is None:
        return size * 0.7 * len(chars)
    return fonts.font(face, size, style).getlength(chars)


def _line(shown: str, size: int, style: fonts.Style) -> Line:
    parts = _parts(shown, style)
    width = sum(_advance(face, chars, size, style) for face, chars in parts)
    return Line(shown, parts, size, int(width + 0.999), style)


@lru_cache(maxsize=1024)
def fit(text: str, width: int, size: int = TEXT, style: fonts.Style = "body", smallest: float = SMALLEST) -> Line:
    """Lay text out within ``width`` pixels: as it is, else smaller, else cut between graphemes with "…"."""
    pieces = clusters(text, style)
    line = _line("".join(pieces), size, style)
    least = round(size * smallest)
    while line.width > width and line.size > least:  # letters do not shrink quite evenly
        smaller = max(least, min(line.size - 1, int(line.size * width / line.width)))
        line = _line(line.text, smaller, style)
    if line.width <= width:
        return line
    low, high = 0, len(pieces) - 1
    while low < high:
        middle = (low + high + 1) // 2
        cut = _line("".join(pieces[:middle]).rstrip() + ELLIPSIS, line.size, style)
        low, high = (middle, high) if cut.width <= width else (low, middle - 1)
    cut = _line("".join(pieces[:low]).rstrip() + ELLIPSIS, line.size, style)
    return cut if cut.width <= width else _line("", line.size, style)


def first_whole(texts: Sequence[str], width: int, size: int = TEXT, style: fonts.Style = "body") -> str:
    """Return the first text that fits into ``width`` pixels without being cut, else the last."""
    return next(
        (text for text in texts if fit(text, width, size, style).text == "".join(clusters(text, style))), texts[-1]
    )


def _mark(draw: ImageDraw.ImageDraw, x: float, baseline: float, size: int) -> None:
    middle, reach = (x + size * 0.35, baseline - size * 0.36), size * 0.24
    corners = [(middle[0] + dx * reach, middle[1] + dy * reach) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    draw.line([*corners, corners[0], corners[1]], fill=255, width=max(2, size // 14), joint="curve")


@lru_cache(maxsize=512)
def label(
    text: str,
    width: int,
    size: int = TEXT,
    color: Color = INK,
    style: fonts.Style = "body",
    *,
    stroke: int = 0,
    smallest: float = SMALLEST,
) -> Sprite:
    """Draw a line of text as a sprite that is at most ``width`` wide and one line high, ``stroke`` included.

    A stroke thickens the letters all round: the same label in another color, pasted first, is an outline.
    """
    margin = stroke + OVERHANG
    line = fit(text, width - 2 * margin, size, style, smallest)
    mask = Image.new("L", (line.width + 2 * margin, line.height + 2 * margin))
    draw = ImageDraw.Draw(mask)
    x, baseline = float(margin), margin + line.size * 1.1
    for face, chars in line.parts:
        if face is None:
            for nth in range(len(chars)):
                _mark(draw, x + nth * line.size * 0.7, baseline, line.size)
        else:
            glyphs = fonts.font(face, line.size, style)
            draw.text((x, baseline), chars, 255, glyphs, "ls", stroke_width=stroke)
        x += _advance(face, chars, line.size, style)
    return Sprite(Image.new("RGB", mask.size, color), mask)
