"""Other people's names in our sentences: they fit, and never format, mention, link or reorder anything."""

import unicodedata

_MARKS_A_LETTER = 2
"""Combining marks kept on one letter: enough for every living script, too few to climb over the line above."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: the fillers of Hangul, and the Braille cell without a dot."""
_MARKDOWN = set("\\`*_~|>#<@[]()-+.!:")
_ISOLATE, _END = "\u2068", "\u2069"


def clean(name: str, most: int = 32) -> str:
    """Return a display name without control, bidi and invisible characters and piles of marks.

    ``most`` is in characters (Discord's display names have 32 at most); an empty name becomes "?".
    """
    kept: list[str] = []
    marks = _MARKS_A_LETTER  # a mark without a letter would climb on what stands before the name
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > _MARKS_A_LETTER:
                continue
        # ZWJ and the variation selectors (Mn) hold emoji together; every other format character goes.
        elif category in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or (category == "Cf" and char not in "\u200d\u200c"):
            continue
        elif category == "Zs" or char in _BLANK:
            char, marks = " ", _MARKS_A_LETTER  # noqa: PLW2901
        elif category not in ("Mc", "Cf"):
            marks = 0
        kept.append(char)
    # What stood between a letter and its mark may be gone.
    text = unicodedata.normalize("NFC", " ".join("".join(kept).split()).strip(" \u200d\u200c"))
    if len(text) > most:
        text = text[: most - 1].rstrip("\u200d ") + "…"
    return text or "?"


def escaped(name: str) -> str:
    """Return a name for a message: cleaned, its markdown escaped, its direction kept to itself."""
    text = "".join("\\" + char if char in _MARKDOWN else char for char in clean(name))
    rtl = any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)
    return f"{_ISOLATE}{text}{_END}" if rtl else text
