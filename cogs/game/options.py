"""A table's options: in words, as a panel of selects, and what is chosen in them."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from bot.engines.options import InvalidOption, Option
from bot.i18n import Translator
from bot.tables.lobby import all_options, chosen
from bot.tables.refusal import Refused
from bot.tables.table import Table
from cogs.game.controls import Choice, Control, Row
from cogs.game.presenter import AnyPresenter, option_key

_MOST_CHOICES = 25
"""Lines of a select at most (Discord's reference, "Components")."""


def option_words(table: Table, presenter: AnyPresenter, t: Translator) -> str:
    """Return what is played, in words: what differs from the plainest form, and the pace."""
    told = {
        option.name: presenter.value_words(option.name, value, t)
        for option, value in chosen(table)
        if value != option.default or option.name in presenter.told_always
    }
    told["pace"] = presenter.value_words("pace", table.pace, t)
    return " · ".join(told.values() if len(told) > 1 else (t("options-plain"), *told.values()))


def option_panel(
    table: Table, user: int, presenter: AnyPresenter, t: Translator, preface: str = ""
) -> tuple[str, list[Row | str]]:
    """Return a private panel's words, and the name of each option with a select below it.

    ``preface`` comes first. Where the person cannot choose (any more) it says what is played.
    """
    if table.phase != "lobby" or user != table.host:
        return "\n".join(filter(None, (preface, f"-# {option_words(table, presenter, t)}"))), []
    rows: list[Row | str] = []
    for option, value in chosen(table):
        values = _values(option)
        if not 1 < len(values) <= _MOST_CHOICES:
            continue
        choices = tuple(
            Choice(
                f"{option.name}={_written(one)}",
                presenter.value_words(option.name, one, t),
                default=_written(one) == _written(value),
            )
            for one in values
        )
        label = t(option_key(table.game, option.name))
        rows += [f"**{label}**", (Control(f"set.{option.name}", label, choices=choices),)]
    return "\n".join(filter(None, (preface, t("options-panel")))), rows


def read_changes(table: Table, picked: Sequence[str]) -> dict[str, Any]:
    """Return the options that were picked, by name; None leaves one to the game. Raises InvalidOption, Refused."""
    known = {option.name: option for option in all_options(table.game)}
    changes: dict[str, Any] = {}
    for choice in picked:
        name, _, written = choice.partition("=")
        if name not in known:
            raise Refused("refused-unknown-button", action=name)
        found = [value for value in _values(known[name]) if _written(value) == written]
        if not found:
            raise InvalidOption(name, written)
        changes[name] = found[0]
    return changes


def refused_option(error: InvalidOption, presenter: AnyPresenter, t: Translator) -> Refused:
    """Return a refusal in the game's own words for that option, else one that says which it is and what it takes."""
    own = f"{presenter.key}-refused-{error.name.replace('_', '-')}"
    if own in t.keys:
        return Refused(own)
    option = next(option for option in all_options(presenter.key) if option.name == error.name)
    values = "\n".join(f"- {presenter.value_words(option.name, value, t)}" for value in _values(option))
    return Refused("refused-option", option=t(option_key(presenter.key, option.name)), values=values)


def command_key(option: Option, what: str = "") -> str:
    """Return the message key of an option's name in a slash command; ``what`` "about": of its description."""
    return "-".join(filter(None, ("command", option.name.replace("_", "-"), what)))


def _values(option: Option) -> tuple[Any, ...]:
    """Return all that an option takes, lists of values as tuples; None first if it may be left to the game."""
    sets = [some for count in range(option.least, option.most + 1) for some in combinations(option.values, count)]
    return (*((None,) if option.auto else ()), *(sets if option.most else option.values))


def _written(value: object) -> str:
    """Return an option's value as a select's choice has it."""
    return "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value).lower()
