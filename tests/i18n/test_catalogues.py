"""Every language says everything, and every message can be said."""

import ast
import re

import pytest
from fluent.syntax import ast as fluent

from bot.i18n import LOCALES, Translator, translator
from tests.i18n import usage
from tests.i18n.catalogues import entries, messages, needed

KEYS = sorted(messages("en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message(locale: str) -> None:
    assert messages(locale).keys() == messages("en").keys()
    assert translator(locale).keys == set(KEYS)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_is_understood(locale: str) -> None:
    junk = [(name, entry.content) for name, entry in entries(locale) if isinstance(entry, fluent.Junk)]
    assert not junk


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_written_twice(locale: str) -> None:
    keys = [entry.id.name for _, entry in entries(locale) if isinstance(entry, fluent.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_stand_in_the_same_file(locale: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {(name, entry.id.name) for name, entry in entries(of) if isinstance(entry, fluent.Message)}

    assert places(locale) == places("en")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_language_asks_for_more_than_english(locale: str) -> None:
    more = {key: message.variables - messages("en")[key].variables for key, message in messages(locale).items()}
    assert not {key: names for key, names in more.items() if names}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    t = Translator(locale)  # one that remembers nothing: what went wrong before would not be logged again
    for key, message in messages(locale).items():
        for facts in message.facts():
            text = t(key, **facts)
            assert not re.search(r"[{}]|\$[a-z]", text), (key, text)
            assert text.strip(), (key, facts)
    assert not caplog.records


def test_every_message_that_the_code_asks_for_is_there() -> None:
    asked = usage.calls()
    assert not [call for call in asked if call.whole and call.key not in KEYS]
    assert not [call for call in asked if not call.whole and not any(re.fullmatch(call.key, key) for key in KEYS)]
    assert len(asked) > 200


def test_every_message_is_given_all_its_facts() -> None:
    missing = [
        (call.where, call.key, facts)
        for call in usage.calls()
        if call.whole and call.facts is not None and (facts := needed(call.key) - call.facts)
    ]
    assert not missing


def test_every_message_is_asked_for() -> None:
    whole, patterns = usage.used()
    unused = [key for key in KEYS if key not in whole and not any(re.fullmatch(p, key) for p in patterns)]
    assert not unused


def test_every_option_has_words() -> None:
    games = usage.games_with_a_face()
    assert not [key for key in usage.option_keys() if key.split("-")[0] in games and key not in KEYS]


def test_every_reason_of_the_rules_that_has_words_is_one() -> None:
    for key in KEYS:
        game, _, reason = key.partition("-illegal-")
        if reason:
            engine = usage.ROOT / "bot" / "engines" / game
            rules = (*engine.glob("*.py"), engine.parent / "contract.py")
            code = "".join(path.read_text(encoding="utf-8") for path in rules)
            assert f'"{reason.replace("-", "_")}"' in code, key


def test_a_message_that_only_english_has_is_said_in_english() -> None:
    german = Translator("de")
    german.keys = german.keys - {"button-join"}
    assert german("button-join") == "Join"
    with pytest.raises(KeyError):
        german("no-such-message")
    with pytest.raises(KeyError):
        translator("en")("no-such-message")


@pytest.mark.parametrize(
    ("discord", "ours"),
    [("de", "de"), ("en-GB", "en"), ("en-US", "en"), ("pt-BR", "en"), (None, "en"), ("", "en"), ("zz", "en")],
)
def test_discords_locales(discord: str | None, ours: str) -> None:
    assert translator(discord).locale == ours


def test_plurals() -> None:
    assert translator("en")("winners", names="Ada", count=1) == "Ada wins!"
    told = {
        "en": "A tie: Ada and Ben win!",
        "de": "Gleichstand: Ada und Ben gewinnen!",
        "fr": "Égalité\u202f: Ada et Ben gagnent\u202f!",
        "it": "Pareggio: vincono Ada e Ben!",
        "es": "Empate: ¡ganan Ada y Ben!",
    }
    for locale, words in told.items():
        t = translator(locale)
        assert t("winners", names=t.list(["Ada", "Ben"]), count=2) == words


def test_lists_and_numbers() -> None:
    english, german = translator("en"), translator("de")
    assert english.list([]) == ""
    assert english.list(["Ada"]) == "Ada"
    assert english.list(["Ada", "Ben"]) == "Ada and Ben"
    assert english.list(["Ada", "Ben", "Cleo"], "or") == "Ada, Ben, or Cleo"
    assert german.list(["Ada", "Ben", "Cleo"]) == "Ada, Ben und Cleo"
    assert (english.number(1234.5), german.number(1234.5)) == ("1,234.5", "1.234,5")


def test_truth_selects_by_its_name() -> None:
    t = translator("en")
    assert t("pdw-event-grabbed", right=True, name="Ada", item="x") != t(
        "pdw-event-grabbed", right=False, name="Ada", item="x"
    )


def test_french_puts_a_space_that_never_breaks_before_its_double_signs() -> None:
    t = translator("fr")
    for key, message in messages("fr").items():
        for facts in message.facts():
            text = re.sub(r"https?://\S+|<[^>]*>|`[^`]*`", "", t(key, **facts))
            assert not re.search(r"(?<![\u202f!?…])[:;!?»]|«(?!\u202f)", text), (key, text)


def test_no_line_brings_punctuation_of_its_own() -> None:
    """It is not the same in every language: "label: value" is a message."""
    found = [
        (where, part.value)
        for where, module in usage.sources()
        if where.startswith(("cogs", "render"))
        for node in ast.walk(module)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
        if isinstance(part, ast.Constant) and re.match(r"\s?[:;!?]\s", str(part.value))
    ]
    assert not found
