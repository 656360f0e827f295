"""What a post shows next: its table's newest edition in its server's language, with the picture only if it is new."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from bot.discord_io.layouts import PublicLayout
from bot.i18n import Translator
from bot.tables.service import Tables
from cogs.game import layout
from cogs.game.content import Content, illustrated
from cogs.game.presenter import AnyPresenter
from render.kit.painter import Painter

Speak = Callable[[int], Translator]
"""Gives the language of a server by its id."""


class Composed(NamedTuple):
    """A post's next content, and which edition of its table that is."""

    edition: int
    content: Content[PublicLayout]


class Composer:
    """Makes the content of posts."""

    def __init__(self, tables: Tables, painter: Painter, presenters: Mapping[str, AnyPresenter], speak: Speak) -> None:
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
        lay = partial(layout.message, table_id, page)
        content = await illustrated(self._painter, presenter.key, page.job if picture else None, has, lay)
        return Composed(look.table.edition, content)
