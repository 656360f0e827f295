"""Text in any script is drawn, in order, within its bounds; what no typeface has becomes one mark."""

import pytest
from wcwidth import iter_graphemes

from render.kit import fonts, text
from tests.render.putz_views import NASTY_NAMES

EUROPE = "ÄäÖöÜüßÉèêçÑñŁłŐőŽžȘșĞğıİÅåØøÆæŒœĐđÐðÞþĲĳĊċĠġĶķĻļŅņŢţŵŷẞ¿¡„“«»…–—€ΑΩάώϊЖжЩщЫыЁёҐґЇї"
SCRIPTS = "אבגש دعغقمي कखगस กขคที่ 漢字かなカナ한국어ㅋ ★☆♥♪✓→ 🐷🎲🧼🎉❤ ქართ հայ"


@pytest.mark.parametrize("style", ["title", "body"])
@pytest.mark.parametrize("sample", [EUROPE, SCRIPTS])
def test_scripts_are_covered(sample: str, style: fonts.Style) -> None:
    assert text.uncovered(sample) == ()
    assert text.MARK not in "".join(text.clusters(sample, style))


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_no_missing_glyph_is_ever_drawn(name: str) -> None:
    for face, chars in text.fit(name, 10_000).parts:
        if face is None:
            assert set(chars) == {text.MARK}
        else:
            assert all(ord(char) in fonts.coverage(face) for char in chars)


@pytest.mark.parametrize("style", ["title", "body"])
@pytest.mark.parametrize("width", [24, 90, 200, 400])
@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_a_label_keeps_its_bounds(name: str, width: int, style: fonts.Style) -> None:
    sprite = text.label(name, width, 34, style=style, stroke=2)
    assert sprite.width <= width
    assert sprite.height <= round(34 * text.LINE_HEIGHT) + 2 * (2 + text.OVERHANG)


def test_letters_are_not_cut_off_by_their_own_label() -> None:
    for sample in ("fjÅg", "Ẵĝ", "ļÇỹ", "مرحبا", "漢字", "🐷", "WWW"):
        sprite = text.label(sample, 400, 40)
        left, top, right, bottom = sprite.mask.getbbox() or (0, 0, 0, 0)
        assert top > 0 and bottom < sprite.height and right > left, sample


def test_text_shrinks_before_it_is_cut() -> None:
    roomy, tight, tiny = (text.fit("Margarethe Löwenherz", width, 34) for width in (600, 300, 90))
    assert roomy.size == 34 and roomy.text == "Margarethe Löwenherz"
    assert tight.size < 34 and tight.text == "Margarethe Löwenherz" and tight.width <= 300
    assert tiny.text.endswith("…") and tiny.width <= 90
    assert tiny.size == round(34 * text.SMALLEST)


def test_a_cut_falls_between_graphemes() -> None:
    name = "नमस्ते" * 8
    whole = text.clusters(name)
    for width in range(40, 200, 9):
        cut = text.fit(name, width, 34).text.removesuffix("…")
        assert cut in {"".join(whole[:count]) for count in range(len(whole) + 1)}


@pytest.mark.parametrize("name", ["Bruno Brandmüller", "Friedrich-Wilhelm", "Frau Schnurzelwurzel"])
def test_text_is_only_cut_where_it_does_not_fit_at_its_smallest(name: str) -> None:
    least = text.fit(name, 10_000, round(34 * text.SMALLEST)).width
    assert {text.fit(name, width, 34).text for width in range(least, 2 * least)} == {name}
    assert text.fit(name, least - 1, 34).text.endswith(text.ELLIPSIS)
    assert text.fit(name, least - 1, 34, smallest=0.4).text == name


def test_no_room_leaves_nothing() -> None:
    assert text.fit("Ada", 2, 34).text == ""


def test_an_uncovered_character_is_one_mark_and_named() -> None:
    assert text.clusters("aᚠb") == ("a", text.MARK, "b")
    assert text.uncovered("aᚠbᚠ") == ("ᚠ",)
    assert text.label("ᚠ", 100, 34).mask.getbbox() is not None


def test_too_intricate_a_glyph_is_a_mark_and_no_error() -> None:
    assert text.clusters("﷽") == (text.MARK,)


def test_look_alike_letters_become_plain_ones() -> None:
    assert "".join(text.clusters("𝓕𝓪𝓷𝓬𝔂")) == "Fancy"


def test_emoji_sequences_become_their_first_picture() -> None:
    family, flag, key = "👨‍👩‍👧", "🇩🇪", "1️⃣"
    assert text.clusters(family + "👍🏽❤️") == ("👨", "👍", "❤")
    assert text.clusters(flag) == (flag,)
    assert text.clusters(key) == ("1",)


def test_piled_up_accents_are_taken_off_but_vowel_signs_stay() -> None:
    assert len(text.clusters("a" + "\u0337\u0321\u0348\u0349" * 5)[0]) == 2
    assert text.clusters("ที่") == ("ที่",)
    assert text.clusters("e\u0301") == ("é",)


def test_controls_vanish_and_blanks_collapse() -> None:
    assert text.clusters("\u202eA\u200b\u0007  \n B\u202c") == ("A", " ", "B")


def test_right_to_left_is_drawn_from_the_right_and_joined() -> None:
    hebrew = "".join(chars for _, chars in text.fit("אבג (1)", 400).parts)
    assert hebrew == "(1) גבא"
    arabic = "".join(chars for _, chars in text.fit("بيت", 400).parts)
    assert arabic == "\ufe96\ufef4\ufe91"  # final, medial and initial form


def test_a_foreign_name_does_not_turn_a_sentence_round() -> None:
    shown = "".join(chars for _, chars in text.fit("אבג wins!", 400).parts)
    assert shown == "גבא wins!"


def test_graphemes_and_clusters_count_alike() -> None:
    for name in ("Łukasz", "한국어", "नमस्ते", "ABC"):
        assert len(text.clusters(name)) == len(list(iter_graphemes(name)))
