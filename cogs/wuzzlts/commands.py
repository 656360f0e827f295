"""The slash commands of Wuzzlts."""

from itertools import combinations

from discord import app_commands
from discord.ext import commands

from bot.engines.wuzzlts.cards import FAMILIES
from bot.i18n import translator
from bot.tables.refusal import Refused
from bot.tables.table import Pace
from cogs.answers.interactions import Command
from cogs.commands.command_words import word
from cogs.commands.opening import open_table
from cogs.commands.services import Services

_MODES = [
    app_commands.Choice(name=word(f"wuzzlts-option-mode-{name.replace('_', '-')}"), value=name)
    for name in ("basic", "advanced", "monster_match")
]
_PACES = [app_commands.Choice(name=word(f"pace-{name}"), value=name) for name in ("live", "async")]
_FAMILIES = {"+".join(some): some for count in (2, 3) for some in combinations(FAMILIES, count)}
"""Every choice of two or three families by the value that stands for it."""


@app_commands.guild_only()
class WuzzltsCommands(
    commands.GroupCog, group_name=word("command-wuzzlts"), group_description=word("command-wuzzlts-about")
):
    """``/wuzzlts``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        super().__init__()

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    @app_commands.rename(
        mode=word("command-mode"),
        rounds=word("command-rounds"),
        many_monsters=word("command-many-monsters"),
        families=word("command-families"),
        pace=word("command-pace"),
    )
    @app_commands.describe(
        mode=word("command-mode-about"),
        rounds=word("command-rounds-about"),
        many_monsters=word("command-many-monsters-about"),
        families=word("command-families-about"),
        pace=word("command-pace-about"),
    )
    @app_commands.choices(mode=_MODES, pace=_PACES)
    async def start(  # noqa: PLR0917 - discord.py reads a command's options from its signature
        self,
        interaction: Command,
        mode: str | None = None,
        rounds: app_commands.Range[int, 1, 3] | None = None,
        many_monsters: bool | None = None,
        families: str | None = None,
        pace: Pace | None = None,
    ) -> None:
        """Open a table in this channel."""
        named = None if families is None else "+".join(one for one in FAMILIES if one in families.split("+"))
        if named is not None and named not in _FAMILIES:
            async with self._services.answers.to_command(interaction):
                raise Refused("refused-wzl-families")
            return
        chosen = None if named is None else list(_FAMILIES[named])
        options = {"mode": mode, "rounds": rounds, "many_monsters": many_monsters, "families": chosen}
        await open_table(self._services, interaction, "wuzzlts", options, pace)

    @start.autocomplete("families")
    async def complete(self, interaction: Command, current: str) -> list[app_commands.Choice[str]]:
        """Offer the families by twos and threes."""
        t = translator(str(interaction.locale))
        offered = [(t.list(t(f"wzl-families-{one}") for one in some), value) for value, some in _FAMILIES.items()]
        return [app_commands.Choice(name=n, value=v) for n, v in offered if current.lower() in n.lower()]
