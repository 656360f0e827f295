"""The typefaces: Baloo 2 for titles, Noto Sans and its kin for every script, all under the Open Font License.

They come as wheels (``fontpkg-baloo-2``, ``manimgx-fonts``, ``manimgx-fonts-cjk``), so pictures look the same
on every machine; nothing is taken from the system. Text is laid out by Pillow's basic engine, because
the other one needs a system library that many hosts lack.
"""

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import ImageFont

Style = Literal["title", "body"]

_NOTO_SCRIPTS = (
    "Hebrew", "Arabic", "Devanagari", "Thai", "Bengali", "Tamil", "Telugu", "Georgian", "Armenian", "Gujarati",
    "Gurmukhi", "Kannada", "Malayalam", "Sinhala", "Khmer", "Lao", "Myanmar", "Oriya", "Ethiopic", "Symbols",
)  # fmt: skip

FACES: tuple[tuple[str, str], ...] = (
    ("fontpkg_baloo_2", "files/Baloo2[wght].ttf"),
    ("manimgx_fonts", "NotoSans[wght].ttf"),
    *(("manimgx_fonts", f"NotoSans{script}[wght].ttf") for script in _NOTO_SCRIPTS),
    ("manimgx_fonts", "NotoEmoji[wght].ttf"),
    ("manimgx_fonts_cjk", "NotoSansCJK-VF.otf.ttc"),
)
"""Package and file of each face, in the order in which they are asked for a character.

The largest (CJK, 45,000 characters) comes last, so that its table is read only when somebody needs it.
"""

_WEIGHTS: dict[Style, int] = {"title": 700, "body": 600}
"""Semi-bold text survives being shown at a third of its size on a phone better than regular."""

_TRIAL_SIZE = 40


class FontMissing(RuntimeError):
    """A package of typefaces is not installed."""


@cache
def _path(face: int) -> Path:
    package, name = FACES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FontMissing(f"the typefaces of {package} are not installed")
    return Path(spec.origin).parent / name


@cache
def coverage(face: int) -> frozenset[int]:
    """Return the code points that a face draws. Raises FontMissing without its package."""
    with TTFont(_path(face), lazy=True, fontNumber=0) as font:
        return frozenset(font.getBestCmap())


def _draws(face: int, char: str, style: Style) -> bool:
    if ord(char) not in coverage(face):
        return False
    try:
        font(face, _TRIAL_SIZE, style).getmask(char)
    except OSError:  # "raster overflow": a few whole-sentence ligatures are too intricate for FreeType
        return False
    return True


@lru_cache(maxsize=4096)
def face_for(char: str, style: Style) -> int | None:
    """Return the first face of the style that draws the character, None if no face does."""
    first = 0 if style == "title" else 1
    return next((face for face in range(first, len(FACES)) if _draws(face, char, style)), None)


@lru_cache(maxsize=256)
def font(face: int, size: int, style: Style) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels, in the style's weight."""
    loaded = ImageFont.truetype(_path(face), size, layout_engine=ImageFont.Layout.BASIC)
    axis = loaded.get_variation_axes()[0]
    loaded.set_variation_by_axes([min(max(_WEIGHTS[style], axis["minimum"] or 0), axis["maximum"] or 900)])
    return loaded
