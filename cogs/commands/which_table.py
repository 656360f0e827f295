"""Which table a ``/table`` command means: the one that was named, else the only one in the channel that it fits."""

from collections.abc import Callable
from typing import NamedTuple

from discord import app_commands

from bot.i18n import Translator, translator
from bot.i18n.names import clean, escaped
from bot.tables.refusal import Refused
from bot.tables.table import Phase, Table
from cogs.answers.interactions import Command, may_moderate
from cogs.commands.services import Services
from cogs.game.controls import base36

_Fits = Callable[[Command, Table], bool]

_OPEN: tuple[Phase, ...] = ("lobby", "playing")
_SUGGESTED = 25
"""Suggestions of an option at most (Discord's reference, "Application Commands")."""
_LABEL = 100
"""Characters of a suggestion at most (the same)."""
_ASKED = 8
"""Tables that a question lists at most: a message has 2,000 characters."""


class Aim(NamedTuple):
    """What a command can act on: tables that fit one of ``fits``, the first before the others, in one of ``phases``."""

    fits: tuple[_Fits, ...]
    phases: tuple[Phase, ...]
    guesses: bool = False
    """Of several that fit the newest is taken: nothing is lost by it. Else the person is asked."""


def sits(interaction: Command, table: Table) -> bool:
    """Say whether a person sits at a table."""
    return table.seat_of(interaction.user.id) is not None


def hosts(interaction: Command, table: Table) -> bool:
    """Say whether a person hosts a table."""
    return table.host == interaction.user.id


SHOW = Aim((sits, lambda _, __: True), (*_OPEN, "over"), guesses=True)
LEAVE = Aim((sits,), _OPEN)
END = Aim((hosts, may_moderate), (*_OPEN, "over"))
KICK = Aim((hosts, may_moderate), _OPEN)


async def choose(services: Services, interaction: Command, named: str | None, aim: Aim) -> Table:
    """Return the table that was named, else the one in this channel that a command means. Raises Refused."""
    if named is not None:
        return await _named(services, interaction, named)
    here = await _here(services, interaction)
    still_open = [table for table in here if table.phase in _OPEN]
    for fits in aim.fits:
        fitting = [table for table in still_open if fits(interaction, table)]
        if len(fitting) > 1 and not aim.guesses:
            t = translator(str(interaction.locale))
            listed = "\n".join(f"- {_label(table, t, escaped)}" for table in fitting[:_ASKED])
            raise Refused("refused-which-table", tables=listed, option=t("command-table"))
        if fitting:
            return fitting[0]
    # None fits: the newest tells why not.
    newest = next(iter([*still_open, *here]), None)
    if newest is None:
        raise Refused("refused-no-table-here")
    return newest


async def suggest(services: Services, interaction: Command, current: str, aim: Aim) -> list[app_commands.Choice[str]]:
    """Return the tables that a command could act on, of this channel and where the person sits; theirs first."""
    t = translator(str(interaction.locale))
    seated = await services.tables.seated(interaction.user.id)
    near = [table for table in seated if table.guild_id == interaction.guild_id]
    found = {table.id: table for table in [*await _here(services, interaction), *near] if table.phase in aim.phases}
    possible = [table for table in found.values() if any(fits(interaction, table) for fits in aim.fits)]
    possible.sort(key=lambda table: not aim.fits[0](interaction, table))
    labels = [(_label(table, t, clean)[:_LABEL], table) for table in possible]
    choices = [
        app_commands.Choice(name=label, value=base36(table.id))
        for label, table in labels
        if current.lower() in label.lower()
    ]
    return choices[:_SUGGESTED]


async def _here(services: Services, interaction: Command) -> list[Table]:
    """Return the tables of this channel that are not closed, the newest first."""
    newest = await services.posts.newest_in(interaction.channel_id or 0)
    return [(await services.tables.look(table_id)).table for table_id in newest]


async def _named(services: Services, interaction: Command, named: str) -> Table:
    try:
        chosen = (await services.tables.look(int(named, 36))).table
    except (ValueError, OverflowError, Refused) as error:
        raise Refused("refused-unknown-table") from error
    here = await services.posts.get(chosen.id, interaction.channel_id or 0) is not None
    if chosen.guild_id != interaction.guild_id and not (sits(interaction, chosen) or here):
        raise Refused("refused-unknown-table")
    return chosen


def _label(table: Table, t: Translator, name: Callable[[str], str]) -> str:
    people = t.list(name(sitter.name) for sitter in table.sitters if not sitter.left)
    return f"{t(f'{table.game}-name')} · {people} · {t(f'phase-{table.phase}')}"
