"""Tables as messages: one layout for lobby, game and end."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from bot.discord_io.components import (
    ActionRow,
    ButtonStyle,
    Container,
    GalleryItem,
    Media,
    MediaGallery,
    TextDisplay,
)
from bot.discord_io.layouts import PrivateLayout, PublicLayout
from bot.engines import GAMES
from bot.engines.contract import Left
from bot.i18n import Translator
from bot.tables.table import AnyLook, Table
from cogs.game import descriptions
from cogs.game.controls import Control, Row, action_row
from cogs.game.options import option_words
from cogs.game.presenter import AnyPresenter, Board, Job, deadline_words, last_events, left_words, seat_name

_TEXT_LIMIT = 3900
"""All texts of a message together have 4,000 characters at most (Discord's reference, "Components")."""
_ROW = 5
"""Buttons in a row at most."""

CLOSED_COLOR = 0x8A8378


class Page(NamedTuple):
    """What a post shows: words, controls and the picture to paint; ``alt`` describes the picture."""

    accent: int
    shown: Board
    job: Job | None
    alt: str
    words: Callable[[], str] = str
    """Tells the whole position, instead of picture and status where no picture can be ("": they stay)."""


def page(look: AnyLook, presenter: AnyPresenter, t: Translator) -> Page:
    """Return what everybody in a channel sees of a table."""
    table = look.table
    if table.phase == "lobby":
        return Page(
            presenter.accent, _lobby(table, presenter, t), presenter.lobby_picture(t), t(f"{presenter.key}-lobby-alt")
        )
    if look.view is None:
        return Page(CLOSED_COLOR, _closed(table, t), None, "")
    shown = presenter.board(look, t)
    footer = _footer(table, t)
    status = "\n".join(filter(None, (shown.status, _cut_short(look, t), _clock(table, presenter, t))))
    if table.phase == "closed":
        # A game that was broken off asks for nothing any more; one that was over keeps its result.
        result = status if look.view.result is not None else ""
        words = "\n".join(filter(None, (result, _why_closed(table, t))))
        return Page(
            CLOSED_COLOR, Board(shown.title, words, (footer,)), presenter.picture(look, t), presenter.alt(look, t)
        )
    return Page(
        presenter.accent,
        Board(shown.title, status, _with_footer(shown.rows, footer)),
        presenter.picture(look, t),
        presenter.alt(look, t),
        partial(_position, replace(look, seat=None, moves=()), presenter, t),
    )


def message(table_id: int, page: Page, picture: str | None) -> PublicLayout:
    """Return the message; ``picture`` is the file name of its attachment, None for a message without one."""
    words = page.words() if picture is None else ""
    parts: list[TextDisplay | MediaGallery | ActionRow] = []
    if not words:  # they begin with a title of their own
        parts.append(TextDisplay(page.shown.title))
    if picture is not None:
        parts.append(gallery(picture, page.alt))
    if status := words or page.shown.status:
        parts.append(TextDisplay(status[: _TEXT_LIMIT - len(page.shown.title)]))
    parts += [action_row(table_id, row) for row in page.shown.rows]
    return PublicLayout((Container(tuple(parts), page.accent),))


def panel(
    table_id: int, text: str, rows: Sequence[Row | str], picture: str | None = None, alt: str = ""
) -> PrivateLayout:
    """Return a private message with controls of a table, and lines of text between them.

    ``picture`` is the file name of its attachment.
    """
    shown = (gallery(picture, alt),) if picture is not None else ()
    lines = (TextDisplay(row) if isinstance(row, str) else action_row(table_id, row) for row in rows)
    return PrivateLayout((*shown, TextDisplay(text[:_TEXT_LIMIT]), *lines))


def gallery(filename: str, alt: str) -> MediaGallery:
    """Return one attached picture with its description."""
    description = descriptions.plain(alt)[: descriptions.MOST]
    return MediaGallery((GalleryItem(Media(f"attachment://{filename}"), description or None),))


def account(look: AnyLook, presenter: AnyPresenter, t: Translator) -> str:
    """Return a table in structured words, for one person: the position, then the last events."""
    table = look.table
    if table.phase == "lobby":
        shown = _lobby(table, presenter, t)
        return f"{shown.title}\n{shown.status}"
    closed = _why_closed(table, t) if table.phase == "closed" else ""
    if look.view is None:
        return closed
    # A game that was broken off asks for nothing any more: no position, only why and what had happened.
    broken_off = closed and look.view.result is None
    position = f"### {t(f'{table.game}-name')}" if broken_off else _position(look, presenter, t)
    events = last_events(presenter, look, t)
    told = "\n".join(f"- {line}" for line in events)
    words = "\n".join(filter(None, (position, closed)))
    return words + (f"\n\n**{t('text-events')}**\n{told}" if told else "")


def _position(look: AnyLook, presenter: AnyPresenter, t: Translator) -> str:
    """Return a running or finished game in structured words."""
    return "\n".join(filter(None, (presenter.account(look, t), _cut_short(look, t), _clock(look.table, presenter, t))))


def _lobby(table: Table, presenter: AnyPresenter, t: Translator) -> Board:
    seats = GAMES[table.game].seats
    free = seats.stop - 1 - len(table.sitters)
    lines = [t("lobby-invitation", minimum=seats.start, maximum=seats.stop - 1), ""]
    for seat, sitter in enumerate(table.sitters):
        line = t("lobby-seat", number=seat + 1, name=seat_name(table, seat, t))
        lines.append(line + (f" · {t('lobby-host')}" if sitter.user == table.host else ""))
    lines += [t("lobby-free", number=len(table.sitters) + n + 1) for n in range(min(free, 4))]
    lines += ["", f"-# {option_words(table, presenter, t)}", *presenter.lobby_lines(table, t)]
    if table.warned:
        lines.append(t("lobby-warning", at=_relative(table.due_at)))
    full = free == 0
    enough = len(table.sitters) >= seats.start
    houses = any(sitter.user is None for sitter in table.sitters)
    rows: tuple[Row, ...] = (
        (
            Control("join", t("button-join"), style=ButtonStyle.SUCCESS, disabled=full),
            Control("leave", t("button-leave")),
            Control("start", t("button-start"), style=ButtonStyle.PRIMARY, disabled=not enough),
        ),
        (
            Control("house", t("button-add-house"), disabled=full),
            *([Control("nohouse", t("button-remove-house"))] if houses else []),
            Control("options", t("button-options")),
            Control("rules", t("button-rules")),
        ),
    )
    return Board(f"## {t(f'{table.game}-name')}", "\n".join(lines), rows)


def _cut_short(look: AnyLook, t: Translator) -> str:
    """Return why a game ended before its time, and who had left; "" for one that was played out."""
    result = look.view.result if look.view is not None else None
    key = "" if result is None else f"over-{result.reason.replace('_', '-')}"
    if key not in t.keys:
        return ""
    left = [left_words(event, look.table, t) for event in look.events if isinstance(event, Left)]
    return f"-# {' '.join((*left[-1:], t(key)))}"


def _closed(table: Table, t: Translator) -> Board:
    return Board(f"## {t(f'{table.game}-name')}", _why_closed(table, t), ())


def _why_closed(table: Table, t: Translator) -> str:
    return t(f"closed-{table.why_closed}")


def _footer(table: Table, t: Translator) -> Row:
    text = Control("text", t("button-text"))
    rules = Control("rules", t("button-rules"))
    if table.asleep:
        return (Control("wake", t("button-wake"), style=ButtonStyle.SUCCESS, emoji="⏰"), text, rules)
    if table.phase != "over":
        return (text, rules)
    return (
        Control("rematch", t("button-rematch"), style=ButtonStyle.SUCCESS),
        Control("replay", t("button-replay")),
        text,
        Control("close", t("button-close")),
    )


def _with_footer(rows: tuple[Row, ...], footer: Row) -> tuple[Row, ...]:
    """Put the footer's buttons beside the last row's where they fit: a phone's screen is short."""
    last = rows[-1] if rows else ()
    if last and len(last) + len(footer) <= _ROW and not any(control.choices for control in last):
        return (*rows[:-1], (*last, *footer))
    return (*rows, footer)


def _clock(table: Table, presenter: AnyPresenter, t: Translator) -> str:
    if table.phase != "playing":
        return ""
    if table.asleep:
        return f"-# {t('table-asleep')}"
    away = [seat_name(table, seat, t) for seat, sitter in enumerate(table.sitters) if sitter.away and not sitter.left]
    lines = [f"-# {t('table-away', names=t.list(away), count=len(away), pace=table.pace)}"] if away else []
    if presenter.deadline and (until := deadline_words(table, t)):
        lines.append(f"-# {until}")
    return "\n".join(lines)


def _relative(ms: int | None) -> str:
    return f"<t:{(ms or 0) // 1000}:R>"
