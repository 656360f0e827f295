"""Buttons and selects that outlive restarts: all that a press needs is in its custom_id, and nothing secret.

Custom ids: ``m:TABLE:STEP:ACTION`` a move by a button, ``s:TABLE:STEP:ACTION`` a move by a select,
``t:TABLE:ACTION`` and ``u:TABLE:ACTION`` (a button, a select) something with the table itself. TABLE and STEP are
in base 36; a STEP of ``-`` means that the state alone decides.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.discord_io.components import ActionRow, Button, ButtonStyle, SelectOption, StringSelect, emoji

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_TABLE = r"(?P<table>[0-9a-z]{1,12})"
_ACTION = r"(?P<action>[a-z0-9_.-]{1,60})"
_IDENTITY = re.compile(rf"(?P<kind>[mstu]):{_TABLE}(?::(?P<step>[0-9a-z]{{1,12}}|-))?:{_ACTION}")
_MOVES = "ms"


class Choice(NamedTuple):
    """One line of a select."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    default: bool = False


class Control(NamedTuple):
    """A button, or with ``choices`` a select (``label`` is then its placeholder).

    ``action`` is what a press means; ``step`` the engine's step, None where the state alone decides, -1 for something
    with the table itself.
    """

    action: str
    label: str
    step: int | None = -1
    style: ButtonStyle = ButtonStyle.SECONDARY
    emoji: str | None = None
    disabled: bool = False
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1


Row = Sequence[Control]


class Pressed(NamedTuple):
    """A press as its custom_id tells it; ``step`` as in Control, ``values`` of a select."""

    table: int
    step: int | None
    action: str
    values: tuple[str, ...]


@lru_cache(maxsize=1024)
def base36(number: int) -> str:
    """Return a number of at least 0 in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def custom_id(table: int, control: Control) -> str:
    """Return the custom_id of a table's control."""
    if control.step == -1:
        return f"{'u' if control.choices else 't'}:{base36(table)}:{control.action}"
    step = "-" if control.step is None else base36(control.step)
    return f"{'s' if control.choices else 'm'}:{base36(table)}:{step}:{control.action}"


def action_row(table: int, row: Row) -> ActionRow:
    """Return one row of a table's controls: up to five buttons, or one select."""
    return ActionRow(tuple(_component(table, control) for control in row))


def _component(table: int, control: Control) -> Button | StringSelect:
    identity = custom_id(table, control)
    if control.choices:
        options = tuple(
            SelectOption(choice.label, choice.value, choice.description, emoji(choice.emoji), choice.default)
            for choice in control.choices
        )
        return StringSelect(
            identity, options, control.label[:150], control.least, control.most, disabled=control.disabled
        )
    return Button(identity, control.style, control.label[:80] or None, emoji(control.emoji), control.disabled)


def parse(identity: str, values: tuple[str, ...] = ()) -> Pressed | None:
    """Return what a press on a custom_id means; None if it is none of ours. ``values``: a select's."""
    match = _IDENTITY.fullmatch(identity)
    if match is None or (match["kind"] in _MOVES) != (match["step"] is not None):
        return None
    table, action = int(match["table"], 36), match["action"]
    if match["step"] is None:
        return Pressed(table, -1, action, values)
    return Pressed(table, None if match["step"] == "-" else int(match["step"], 36), action, values)
