"""The message catalogues as they are written: every message's references and selectors."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import bot.i18n
from bot.i18n import LOCALES

FOLDER = Path(bot.i18n.__file__).parent

_NUMBERS = (0, 1, 2, 5, 11, 21, 1000)
"""At least one for every plural category of every language here."""
_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
_WORDS = ("Ada", "\u2068עדה\u2069 and Ben")
_MOST = 400


class Written(NamedTuple):
    """A message: its variables, and for those that are selected by, the variants that are named."""

    variables: frozenset[str]
    selected: dict[str, frozenset[str]]

    def facts(self) -> Iterator[dict[str, str | int]]:
        """Yield facts that reach every variant."""
        names = sorted(self.variables)
        yield from (
            dict(zip(names, values, strict=True))
            for values in islice(product(*(self._values(name) for name in names)), _MOST)
        )

    def _values(self, name: str) -> tuple[str | int, ...]:
        variants = self.selected.get(name)
        if variants is None:
            return (*_WORDS[:1], 3, _WORDS[1])
        numbers = {int(variant) for variant in variants if variant.lstrip("-").isdecimal()}
        if numbers or variants & (_CATEGORIES - {"other"}):
            return (*_NUMBERS, *(numbers - set(_NUMBERS)))
        return tuple(variants)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selected: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, fluent.VariableReference):
            known = self.selected.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                known.add(variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value)
        self.generic_visit(node)


@cache
def entries(locale: str) -> tuple[tuple[str, fluent.EntryType], ...]:
    """Return all entries of a language with the file of each."""
    parser = FluentParser()
    return tuple(
        (path.name, entry)
        for path in sorted((FOLDER / locale).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    )


@cache
def messages(locale: str) -> dict[str, Written]:
    """Return every message of a language by its key."""
    found = {}
    for _, entry in entries(locale):
        if isinstance(entry, fluent.Message):
            reader = _Reader()
            reader.visit(entry)
            selected = {name: frozenset(variants) for name, variants in reader.selected.items()}
            found[entry.id.name] = Written(frozenset(reader.variables), selected)
    return found


def needed(key: str) -> frozenset[str]:
    """Return the variables that a message needs in any language."""
    return frozenset().union(*(messages(locale)[key].variables for locale in LOCALES if key in messages(locale)))
