"""Other people's names in our sentences."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.names import clean, escaped

FAMILY = "👩‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("tiếng Việt", "tiếng Việt"),
        ("นี้", "นี้"),
        ("अनुष्का", "अनुष्का"),
        ("王小明", "王小明"),
        (FAMILY, FAMILY),
        ("❤️", "❤️"),
        ("🇩🇪", "🇩🇪"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("\u2067Ada\u2069", "Ada"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("A\td\na\u2028b", "Adab"),
        ("A\u3000da\u00a0b", "A da b"),
        ("\ue000Ada\U000f0000", "Ada"),
        ("", "?"),
        ("   ", "?"),
        ("\u200b\u200d\u200c", "?"),
        ("\u3164", "?"),
        ("\u2800\u115f\uffa0", "?"),
        ("\u0301\u0301", "?"),
        ("\u0301Ada", "Ada"),
        (" \U000e0100", "?"),
        ("\x00\u0301Ada", "Ada"),
        ("\u200d\u0301Ada", "Ada"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("x" * 32, "x" * 32),
        ("x" * 33, "x" * 31 + "…"),
        ("𝓐" * 40, "𝓐" * 31 + "…"),
        ("﷽" * 32, "﷽" * 32),
        ("W" * 30 + FAMILY, "W" * 30 + "👩…"),
    ],
)
def test_clean(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


def test_piles_of_marks_become_low() -> None:
    zalgo = "X" + "\u0335\u0321\u0328\u0334\u0311\u0489" * 20 + "da"
    assert len(clean(zalgo)) <= 5
    assert clean(zalgo).startswith("X") and clean(zalgo).endswith("da")


@pytest.mark.parametrize(
    "name",
    [
        "**Ada**",
        "__Ada__",
        "~~Ada~~",
        "||Ada||",
        "`Ada`",
        "```Ada```",
        "# Ada",
        "-# Ada",
        "> Ada",
        "- Ada",
        "1. Ada",
        "[Ada](https://example.org)",
        "<@123456789>",
        "<@&123456789>",
        "<#123456789>",
        "<:pig:123456789>",
        "<t:0:R>",
        "@everyone",
        "@here",
        "https://example.org",
        "discord.gg/pigs",
        ":pig:",
        "\\*Ada\\*",
        "Ada\\",
    ],
)
def test_nothing_formats_mentions_or_links(name: str) -> None:
    text = escaped(name)
    assert text.replace("\\", "") == name.replace("\\", "")
    bare = re.sub(r"\\[^0-9A-Za-z\s]", "", text)
    assert not re.search(r"[\\`*_~|<>@#\[\]():.-]", bare)


def test_a_name_from_right_to_left_keeps_its_direction_to_itself() -> None:
    assert escaped("עדה") == "\u2068עדה\u2069"
    assert escaped("أدا 12") == "\u2068أدا 12\u2069"
    assert escaped("Ada") == "Ada"


@given(st.text(max_size=60))
def test_every_name_is_harmless(name: str) -> None:
    cleaned = clean(name)
    assert 1 <= len(cleaned) <= 32
    assert clean(cleaned) == cleaned
    assert "\n" not in escaped(name)
    assert unicodedata.combining(cleaned[0]) == 0
    bidi = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    assert not bidi & {unicodedata.bidirectional(char) for char in cleaned}
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`|<@#]", escaped(name))


@given(st.text(max_size=60), st.integers(2, 40))
def test_it_always_fits(name: str, most: int) -> None:
    assert len(clean(name, most)) <= most
