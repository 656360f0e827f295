"""Turns message keys into sentences of a language; plurals, numbers and lists by CLDR's rules."""

import logging
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

log = logging.getLogger(__name__)

_HERE = Path(__file__).parent
SOURCE = "en"
"""The language that every message exists in first."""
LOCALES: tuple[str, ...] = (
    SOURCE,
    *sorted(folder.name for folder in _HERE.iterdir() if len(folder.name) == 2 and folder.name != SOURCE),
)
"""The languages that there is a catalogue of."""

_REMEMBERED = 4096
"""Sentences kept a language: a board says mostly what it said before, and putting it into words takes a tenth of a
press."""


class Translator:
    """One language; ``keys`` are its messages. Call it with a key: ``t("lobby-seats", taken=2)``.

    ``folders``: where the languages' folders of catalogues are.
    """

    def __init__(self, locale: str, folders: Iterable[str | Path] = (_HERE,)) -> None:
        self.locale = locale
        # No isolating marks round every value: Discord shows some of them. Names bring their own (see names.py).
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._told = lru_cache(maxsize=_REMEMBERED)(self._tell)
        self.keys: set[str] = set()
        for path in (path for folder in folders for path in sorted((Path(folder) / locale).glob("*.ftl"))):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self.keys |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}

    def __call__(self, key: str, **facts: Any) -> str:
        """Return the message in this language, else in English. Raises KeyError for a key that no catalogue has."""
        return self._told(key, tuple((name, _plain(fact)) for name, fact in facts.items()))

    def _tell(self, key: str, facts: tuple[tuple[str, Any], ...]) -> str:
        if key not in self.keys:
            if self.locale == SOURCE:
                raise KeyError(key)
            return translator(SOURCE)(key, **dict(facts))
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(facts))
        for error in errors:
            log.error("message %s (%s): %s", key, self.locale, error)
        return str(text)

    def list(self, items: Iterable[str], style: Literal["standard", "or", "unit", "long"] = "standard") -> str:
        """Return the items as a list in words: "Ada, Ben and Cleo".

        "unit" is without an "and", "long" is for items with commas of their own: between them are semicolons.
        """
        if style == "long":
            return self("semicolon").join(items)
        if style == "unit":
            # Babel lacks these patterns for some languages (German, for one); in all of ours they are commas.
            return ", ".join(items)
        return format_list(list(items), style=style, locale=self.locale)

    def number(self, value: float) -> str:
        """Return a number with this language's separators."""
        return format_decimal(value, locale=self.locale)


def _plain(value: Any) -> Any:
    # A bool is an int to Fluent's plural rules: selectors want its name.
    return str(value).lower() if isinstance(value, bool) else value


@cache
def _translator(locale: str, folders: tuple[str, ...]) -> Translator:
    return Translator(locale, folders)


def translator(locale: str | None) -> Translator:
    """Return the translator for one of Discord's locales ("de", "es-419", ...); English for those we do not speak."""
    language = (locale or SOURCE).split("-")[0]
    # As games' packages are: what stands in the folders of this room, which may become more.
    folders = tuple(import_module("bot.i18n").__path__)
    return _translator(language if language in LOCALES else SOURCE, folders)
