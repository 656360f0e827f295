"""Private panels as messages: words, picture and controls for one person."""

from functools import partial
from hashlib import blake2b

from bot.discord_io.layouts import PrivateLayout
from bot.i18n import Translator
from bot.tables.table import AnyLook
from cogs.game import layout
from cogs.game.content import Content, illustrated
from cogs.game.controls import Control
from cogs.game.presenter import AnyPresenter, Panel
from render.kit.painter import Painter


def fingerprint_of(panel: Panel) -> str:
    """Return a name of everything that a panel shows: equal for equal panels, also after a restart."""
    # Without emojis: just after a start those of the application are not known yet.
    rows = [[_plain(control) for control in row] for row in panel.rows]
    told = f"{panel.text}{rows!r}{panel.job and panel.job.key}{panel.alt}"
    return blake2b(told.encode(), digest_size=12).hexdigest()


def _plain(control: Control) -> Control:
    return control._replace(emoji=None, choices=tuple(choice._replace(emoji=None) for choice in control.choices))


async def build(
    painter: Painter, presenter: AnyPresenter, table_id: int, panel: Panel, has: str = ""
) -> Content[PrivateLayout]:
    """Return a table's panel as a message; ``has`` is the key of the picture that the message shows now."""
    lay = partial(_laid, table_id, panel)
    return await illustrated(painter, presenter.key, panel.job, has, lay)


def _laid(table_id: int, panel: Panel, picture: str | None) -> PrivateLayout:
    return layout.panel(table_id, panel.text, panel.rows, picture, panel.alt)


def ended(hand: Panel | None, look: AnyLook, t: Translator) -> Panel:
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
