"""Private panels as messages: words, picture and controls for one person."""

from hashlib import blake2b
from typing import NamedTuple

import discord
from discord.ui import LayoutView

from bot.i18n import Translator
from bot.tables.table import Look
from cogs.game import layout
from cogs.game.controls import Control
from cogs.game.presenter import Panel, Presenter
from render.kit.encode import Picture
from render.kit.painter import Painter


class Built(NamedTuple):
    """A panel ready to be sent; ``picture`` is None where the message keeps the one it has, or has none.

    ``key`` names the picture ("": none), ``shown`` everything together; both tell nothing of what is on it.
    """

    view: LayoutView
    picture: Picture | None
    key: str
    fingerprint: str

    @property
    def files(self) -> "list[discord.File] | None":
        """What to upload: None keeps what is there, an empty list takes it away."""
        if self.picture is not None:
            return [layout.file(self.picture)]
        return None if self.key else []


def fingerprint_of(panel: Panel) -> str:
    """Return a name of everything that a panel shows: equal for equal panels, also after a restart."""
    # Without emojis: just after a start those of the application are not known yet.
    rows = [[_plain(control) for control in row] for row in panel.rows]
    told = f"{panel.text}{rows!r}{panel.job and panel.job.key}{panel.alt}"
    return blake2b(told.encode(), digest_size=12).hexdigest()


def _plain(control: Control) -> Control:
    return control._replace(emoji=None, choices=tuple(choice._replace(emoji=None) for choice in control.choices))


async def build(painter: Painter, presenter: Presenter, table_id: int, panel: Panel, has: str = "") -> Built:
    """Return a table's panel as a message; ``has`` is the key of the picture that the message shows now."""
    fingerprint = fingerprint_of(panel)
    if panel.job is None:
        return Built(layout.panel(table_id, panel.text, panel.rows), None, "", fingerprint)
    if panel.job.key == has:
        view = layout.panel(table_id, panel.text, panel.rows, f"{presenter.key}.webp", panel.alt)
        return Built(view, None, has, fingerprint)
    picture = await painter.paint(presenter.key, panel.job.draw, *panel.job.args)
    view = layout.panel(table_id, panel.text, panel.rows, picture.filename, panel.alt)
    return Built(view, picture, panel.job.key, fingerprint)


def ended(hand: Panel | None, look: Look, t: Translator) -> Panel:
    """Return what a message shows for good: no controls, and why."""
    table = look.table
    if look.seat is None:
        key = "hand-kicked" if look.user in table.kicked else "hand-left"
        return Panel(t(key, game=t(f"{table.game}-name")))
    text = t(f"closed-{table.why_closed}") if table.phase == "closed" else None
    if hand is None:
        return Panel(text or t("refused-over"))
    return hand._replace(text=hand.text if text is None else f"{hand.text}\n{text}", rows=())


def asking(panel: Panel, t: Translator) -> Panel:
    """Add the button that asks for direct messages again."""
    return panel._replace(rows=(*panel.rows, (Control("dm", t("button-dm"), emoji="📨"),)))


def prefaced(panel: Panel, preface: str) -> Panel:
    """Put a word before a panel's own, if there is one."""
    return panel._replace(text=f"-# {preface}\n{panel.text}") if preface else panel
