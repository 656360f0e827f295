"""A small discord.py bot with one of everything that the page must be able to show and send."""

from __future__ import annotations

import io
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from PIL import Image

ALT = "A green meadow with <b>six</b> tops.\nThe gate is open."
CODES = ("KAROTTE", "RADIESCHEN", "SPARGEL")

Press = discord.Interaction[Any]


def picture() -> discord.File:
    """A flat green picture, 1024 x 600."""
    data = io.BytesIO()
    Image.new("RGB", (1024, 600), "#7a9b57").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=ALT)


class HouseRules(ui.Modal, title="House rules"):
    """A form with a short and a long text."""

    table: ui.TextInput[HouseRules] = ui.TextInput(label="Name of the table", min_length=3, max_length=20)
    note: ui.TextInput[HouseRules] = ui.TextInput(label="Note", style=discord.TextStyle.long, required=False)

    async def on_submit(self, interaction: Press) -> None:
        """Says the name back, as plain text."""
        name = discord.utils.escape_markdown(self.table.value)
        await interaction.response.send_message(f"Table: {name}", ephemeral=True)


class Board(ui.LayoutView):
    """A container with text, picture, buttons and two selects."""

    def __init__(self, title: str) -> None:
        super().__init__(timeout=None)
        self.rolls = 0
        self.title: ui.TextDisplay[Board] = ui.TextDisplay(f"## {title}")
        rows: list[ui.ActionRow[Board]] = [ui.ActionRow(), ui.ActionRow(), ui.ActionRow()]
        for label, action in (("Roll", self.roll), ("Text", self.text), ("Form", self.form), ("Silent", self.silent)):
            button: ui.Button[Board] = ui.Button(label=label, custom_id=label.lower())
            button.callback = action  # type: ignore[method-assign]
            rows[0].add_item(button)
        options = [discord.SelectOption(label=f"Card {n}", value=str(n), description=f"costs {n}") for n in range(5)]
        self.card: ui.Select[Board] = ui.Select(custom_id="card", placeholder="Pick one", options=options)
        self.pair: ui.Select[Board] = ui.Select(
            custom_id="pair", placeholder="Pick two", min_values=2, max_values=2, options=options
        )
        self.card.callback = self.chosen(self.card)  # type: ignore[method-assign]
        self.pair.callback = self.chosen(self.pair)  # type: ignore[method-assign]
        rows[1].add_item(self.card)
        rows[2].add_item(self.pair)
        gallery: ui.MediaGallery[Board] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=ALT)
        )
        self.add_item(ui.Container(self.title, gallery, *rows, accent_color=0xE2A44A))

    async def roll(self, interaction: Press) -> None:
        """Changes the board itself."""
        self.rolls += 1
        self.title.content = f"## Rolled {self.rolls}"
        await interaction.response.edit_message(view=self)

    async def text(self, interaction: Press) -> None:
        """Answers privately."""
        await interaction.response.send_message("In **words**, for you", ephemeral=True)

    async def form(self, interaction: Press) -> None:
        """Opens the form."""
        await interaction.response.send_modal(HouseRules())

    async def silent(self, interaction: Press) -> None:
        """Never answers."""

    def chosen(self, select: ui.Select[Board]) -> Any:
        """Says privately what was chosen."""

        async def callback(interaction: Press) -> None:
            await interaction.response.send_message("Chosen: " + ", ".join(select.values), ephemeral=True)

        return callback


class German(app_commands.Translator):
    """German names of what the tests look up."""

    words: ClassVar = {"board": "brett", "Opens a board": "Öffnet ein Brett", "size": "größe", "Small": "Klein"}

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """The German word, if there is one."""
        return self.words.get(string.message) if locale is discord.Locale.german else None


class SampleBot(discord.Client):
    """Registers /board, /garden join and /tell."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Registers the commands."""
        size = [
            app_commands.Choice(name=app_commands.locale_str("Small"), value=1),
            app_commands.Choice(name="Large", value=2),
        ]

        @self.tree.command(name="board", description="Opens a board")
        @app_commands.choices(size=size)
        @app_commands.describe(seats="How many seats")
        async def board(
            interaction: Press,
            size: int = 1,
            seats: app_commands.Range[int, 2, 6] = 2,
            loud: bool = False,
            guest: discord.User | None = None,
        ) -> None:
            await interaction.response.send_message(
                view=Board(f"size {size}, seats {seats}, loud {loud}, guest {guest}"), file=picture()
            )

        garden = app_commands.Group(name="garden", description="Gardens")

        @garden.command(name="join", description="Joins a garden")
        @app_commands.describe(code="The garden's code")
        async def join(interaction: Press, code: str) -> None:
            await interaction.response.send_message(f"Joined {code}", ephemeral=True)

        @join.autocomplete("code")
        async def codes(interaction: Press, current: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=f"{code} (Teahouse)", value=code) for code in CODES if current.upper() in code
            ]

        @self.tree.command(name="tell", description="Says a text")
        async def tell(interaction: Press, text: str) -> None:
            await interaction.response.send_message(text)

        self.tree.add_command(garden)
        await self.tree.set_translator(German())
        await self.tree.sync()
