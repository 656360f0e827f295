"""Buttons and selects that outlive restarts: all that a press needs is in its custom_id, and nothing secret.

Custom ids: ``m:TABLE:STEP:ACTION`` a move by a button, ``s:TABLE:STEP:ACTION`` a move by a select,
``t:TABLE:ACTION`` and ``u:TABLE:ACTION`` (a button, a select) something with the table itself. TABLE and STEP are
in base 36; a STEP of ``-`` means that the state alone decides. Exactly one template matches each.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, cast

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, DynamicItem, Item, Select

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_TABLE = r"(?P<table>[0-9a-z]{1,12})"
_ACTION = r"(?P<action>[a-z0-9_.-]{1,60})"
_MOVE = rf"{_TABLE}:(?P<step>[0-9a-z]{{1,12}}|-):{_ACTION}"


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
    style: ButtonStyle = ButtonStyle.secondary
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


class _Client(Protocol):
    async def on_press(self, interaction: "discord.Interaction[Any]", pressed: Pressed) -> None: ...


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


def build(table: int, control: Control) -> "Item[Any]":
    """Return the Discord component of a control, fresh for one message."""
    identity = custom_id(table, control)
    if control.choices:
        options = [SelectOption(**choice._asdict()) for choice in control.choices]
        select: Select[Any] = Select(
            custom_id=identity,
            placeholder=control.label[:150],
            options=options,
            min_values=control.least,
            max_values=control.most,
            disabled=control.disabled,
        )
        return (MoveSelect if identity[0] == "s" else TableSelect)(select)
    button: Button[Any] = Button(
        custom_id=identity,
        label=control.label[:80] or None,
        style=control.style,
        emoji=control.emoji,
        disabled=control.disabled,
    )
    return (MoveButton if identity[0] == "m" else TableButton)(button)


class _Pressable:
    """What the four kinds share: reading the custom_id and handing the press to the client."""

    item: Any
    pressed: Pressed

    @classmethod
    async def from_custom_id(cls, interaction: "discord.Interaction[Any]", item: Any, match: "re.Match[str]") -> Any:
        """Make it from the component that was pressed (called by discord.py)."""
        made = cast("Callable[[Any], Any]", cls)(item)
        made.pressed = read(match, interaction.data)
        return made

    async def callback(self, interaction: "discord.Interaction[Any]") -> None:
        """Hand the press on; the receiver answers, also when it fails."""
        await cast(_Client, interaction.client).on_press(interaction, self.pressed)


def read(match: "re.Match[str]", data: Any) -> Pressed:
    """Return the press of a custom_id that matched one of our templates."""
    parts = match.groupdict()
    step = parts.get("step")
    return Pressed(
        int(parts["table"], 36),
        -1 if step is None else None if step == "-" else int(step, 36),
        parts["action"],
        tuple((data or {}).get("values", ())),
    )


class MoveButton(_Pressable, DynamicItem[Button[Any]], template=f"m:{_MOVE}"):
    """A move by one press."""


class MoveSelect(_Pressable, DynamicItem[Select[Any]], template=f"s:{_MOVE}"):
    """A move by choosing from a list."""


class TableButton(_Pressable, DynamicItem[Button[Any]], template=f"t:{_TABLE}:{_ACTION}"):
    """Something with the table itself: join, text, rematch, ..."""


class TableSelect(_Pressable, DynamicItem[Select[Any]], template=f"u:{_TABLE}:{_ACTION}"):
    """A choice about the table itself: its options, for one."""


KINDS: tuple[type[DynamicItem[Any]], ...] = (MoveButton, MoveSelect, TableButton, TableSelect)
"""All that the client has to register."""

Handler = Callable[["discord.Interaction[Any]", Pressed], Awaitable[None]]


def parse(identity: str, data: Any) -> Pressed | None:
    """Return the press of a custom_id; None if it is none of ours."""
    for kind in KINDS:
        match = kind.__discord_ui_compiled_template__.fullmatch(identity)
        if match:
            return read(match, data)
    return None
