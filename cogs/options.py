"""A table's options as selects, and what is chosen in them."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from bot.engines import GAMES
from bot.engines.contract import Option
from bot.i18n import Translator
from bot.tables.refusal import Refused
from bot.tables.table import Table
from cogs.controls import Choice, Control, Row
from cogs.face import Face, option_key

_MOST_CHOICES = 25
"""Lines of a select at most (Discord's reference, "Components")."""


def option_rows(table: Table, face: Face, t: Translator) -> list[Row]:
    """Return one select an option, showing what is chosen."""
    rows: list[Row] = []
    for option in GAMES[table.game].options:
        chosen = table.options.get(option.name, None if option.auto else option.values[0])
        values = _sets(option) if option.most else option.values
        if len(values) > _MOST_CHOICES:
            continue
        choices = tuple(
            Choice(
                f"{option.name}={_written(value)}",
                face.value_words(option.name, value, t),
                default=_written(value) == _written(chosen),
            )
            for value in values
        )
        label = t(option_key(table.game, option.name))
        rows.append((Control(f"set.{option.name}", label, choices=choices),))
    return rows


def read_changes(table: Table, choices: Sequence[str]) -> dict[str, Any]:
    """Return the options that were chosen, by name; None leaves one to the game. Raises Refused for an unknown one."""
    changes: dict[str, Any] = {}
    for choice in choices:
        name, _, chosen = choice.partition("=")
        option = next((option for option in GAMES[table.game].options if option.name == name), None)
        if option is None:
            raise Refused("refused-unknown-button", action=name)
        values = _sets(option) if option.most else option.values
        changes[name] = next((value for value in values if _written(value) == chosen), None)
    return changes


def _sets(option: Option) -> tuple[tuple[str | int | bool, ...] | None, ...]:
    """Return every list of values that an option takes, after None if the game may decide."""
    sets = (some for count in range(option.least, option.most + 1) for some in combinations(option.values, count))
    return (*((None,) if option.auto else ()), *sets)


def _written(value: object) -> str:
    """Return an option's value as a select's choice has it."""
    return "+".join(map(str, value)) if isinstance(value, list | tuple) else str(value).lower()
