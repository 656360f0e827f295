"""What a post shows next: its table's newest edition in its server's language, with the picture only if it is new."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import discord
from discord.ui import LayoutView
from msgspec.structs import replace

from bot.i18n import Translator
from bot.tables.service import Tables
from cogs.game import layout
from cogs.game.presenter import Presenter
from render.kit.encode import Picture
from render.kit.painter import Painter

Speak = Callable[[int], Translator]
"""Gives the language of a server by its id."""


@dataclass(frozen=True)
class Composed:
    """A post's next content: which edition, and the picture's ``key``; ``picture`` is None where none is uploaded."""

    edition: int
    view: LayoutView
    picture: Picture | None
    key: str

    @property
    def files(self) -> "list[discord.File] | None":
        """What to upload, made anew at each look: None keeps what is there, an empty list takes it away."""
        if self.picture is not None:
            return [layout.file(self.picture)]
        return None if self.key else []


class Composer:
    """Makes the content of posts."""

    def __init__(self, tables: Tables, painter: Painter, presenters: Mapping[str, Presenter], speak: Speak) -> None:
        self._tables = tables
        self._painter = painter
        self._presenters = presenters
        self._speak = speak

    async def compose(
        self, table_id: int, guild_id: int, has: str = "", *, picture: bool, selection: tuple[int, str] = (-1, "")
    ) -> Composed:
        """Return a post's next content; ``has`` is the key of the picture that it shows now.

        ``picture``: may there be one; ``selection``: the step at which a press selected something, and what.
        """
        look = await self._tables.look(table_id)
        step, selected = selection
        look = replace(look, selection=selected if step == look.table.step else "")
        presenter = self._presenters[look.table.game]
        page = layout.page(look, presenter, self._speak(guild_id))
        if page.job is None or not picture:
            return Composed(look.table.edition, layout.view(table_id, page, None), None, "")
        key = page.job.key
        if key == has:
            return Composed(look.table.edition, layout.view(table_id, page, f"{presenter.key}.webp"), None, has)
        painted = await self._painter.paint(presenter.key, page.job.draw, *page.job.args)
        return Composed(look.table.edition, layout.view(table_id, page, painted.filename), painted, key)
