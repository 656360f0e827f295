"""The plain discord.py bot to compare with: on a press it commits one row, or none, and answers with a fixed layout."""

import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Self, cast

import aiosqlite
import discord
from discord.ui import ActionRow, Button, Container, DynamicItem, Item, LayoutView, MediaGallery, TextDisplay

Interaction = discord.Interaction[Any]

_ROW = "x" * 1000
"""About what our bot saves of a table."""


class Press(DynamicItem[Button[Any]], template=r"t:(?P<table>[0-9a-z]+):(?P<action>[a-z]+)"):
    """Any button of the layout."""

    table = action = ""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Item[Any], match: "re.Match[str]") -> Self:
        """Make it from the button that was pressed."""
        made = cls(cast("Button[Any]", item))
        made.table, made.action = match["table"], match["action"]
        return made

    async def callback(self, interaction: Interaction) -> None:
        """Commit and answer."""
        await cast("Bare", interaction.client).pressed(interaction, self.table, self.action)


class Bare(discord.AutoShardedClient):
    """Saves a row a press in ``path`` and edits the message; without a path it only defers.

    ``answers``: for each action the components to send (as Discord's JSON, the table's id written as ``TABLE``).
    """

    def __init__(self, path: Path | None, answers: dict[str, Any]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self._path = path
        self._answers = answers
        self._stack = AsyncExitStack()
        self._database: aiosqlite.Connection | None = None

    async def setup_hook(self) -> None:
        """Open the database and listen to the buttons."""
        self.add_dynamic_items(Press)
        if self._path is not None:
            database = await self._stack.enter_async_context(aiosqlite.connect(self._path))
            await database.execute("PRAGMA journal_mode = WAL")
            await database.execute("PRAGMA synchronous = FULL")
            await database.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, press INTEGER, record TEXT)")
            await database.commit()
            self._database = database

    async def close(self) -> None:
        """Disconnect."""
        await super().close()
        await self._stack.aclose()

    async def pressed(self, interaction: Interaction, table: str, action: str) -> None:
        """Do all that this bot does."""
        if self._database is None:
            await interaction.response.defer()
            return
        sql = "INSERT OR REPLACE INTO tables (id, press, record) VALUES (?, ?, ?)"
        await self._database.execute(sql, (table, interaction.id, _ROW))
        await self._database.commit()
        view = LayoutView(timeout=None)
        for part in self._answers[action]:
            view.add_item(_item(part, table))
        await interaction.response.edit_message(view=view)


def _item(part: dict[str, Any], table: str) -> Item[Any]:
    inner = [_item(one, table) for one in part.get("components", ())]
    match part["type"]:
        case 17:
            return Container(*inner, accent_color=part.get("accent_color"))
        case 12:
            gallery: MediaGallery[Any] = MediaGallery()
            for one in part["items"]:
                gallery.add_item(media=one["media"]["url"], description=one.get("description"))
            return gallery
        case 10:
            return TextDisplay(part["content"])
        case 1:
            return ActionRow(*inner)
        case 2:
            return Press(
                Button(
                    style=discord.ButtonStyle(part["style"]),
                    label=part.get("label"),
                    custom_id=part["custom_id"].replace("TABLE", table),
                    disabled=part.get("disabled", False),
                )
            )
        case other:
            raise ValueError(f"a component of type {other} is in none of the answers")
