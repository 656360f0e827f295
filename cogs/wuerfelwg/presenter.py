"""Würfel-WG on Discord: its board in words and controls, its private panels, its presses as moves."""

from collections.abc import Sequence

from PIL import Image

from bot.engines.contract import Move
from bot.engines.wuerfelwg.cards import TODOS
from bot.engines.wuerfelwg.events import WgEvent
from bot.engines.wuerfelwg.view import WgView
from bot.i18n import Translator
from bot.tables.table import Look, Table
from cogs.game.controls import Pressed
from cogs.game.emojis import Emojis
from cogs.game.presenter import Board, Job, Panel, Presenter, last_events, names, plain_name
from cogs.wuerfelwg import moves, parking, status
from cogs.wuerfelwg.alt import board_alt, result_alt
from cogs.wuerfelwg.events import event_words, recent, since_the_roll
from cogs.wuerfelwg.offers import tops
from cogs.wuerfelwg.panels import panel, why_no_sponging
from cogs.wuerfelwg.rows import always, rows
from cogs.wuerfelwg.words import WgLook, card_name, flat_lines, here
from render.wuerfelwg import covers, lessons
from render.wuerfelwg.board import board
from render.wuerfelwg.scene import scene_of

_ASKING_OTHERS = frozenset({"sponge", "ghost"})
"""Phases of a turn in which everybody but the roller is asked; in all others it is the roller."""


class WuerfelWgPresenter(Presenter[WgView, WgEvent]):
    """The presenter of Würfel-WG."""

    key = "wuerfelwg"
    accent = 0x3F8F6B
    calls = True
    selecting = frozenset({parking.PARK, "pick", "back", moves.DONE})

    def __init__(self, emojis: Emojis) -> None:
        self._emojis = emojis

    def board(self, look: WgLook, t: Translator) -> Board:
        """See Presenter.board."""
        view, table = look.view, look.table
        title = f"## {t('wuerfelwg-name')}\n-# {status.heading(view, table, t)}"
        if view.result is not None:
            return Board(title, "\n".join(status.ending(view, table, t)), (always(t),))
        # Before the dice are thrown there is time to read what the others did; then the roll is what matters.
        told = last_events(self, since_the_roll(look) if view.dice else look, t, most=5)
        lines = [*told, *status.now(look, self._emojis, t)]
        return Board(title, "\n".join(lines), rows(look, self._emojis, t))

    def picture(self, look: WgLook, t: Translator) -> Job:
        """See Presenter.picture: the middle and the flats; after the end who won, with what."""
        view, table = look.view, look.table
        if view.result is not None:
            won = [plain_name(table, seat, t) for seat in view.result.winners]
            heading = t("winners", names=t.list(won), count=len(won))
            return Job(covers.result, (scene_of(view), names(table), heading))
        titles = tuple((card, card_name(card, t)) for card in tops(view))
        return Job(board, (scene_of(view, parking.parked(look)), names(table), titles))

    def lobby_picture(self, t: Translator) -> Job:
        """See Presenter.lobby_picture."""
        return Job(covers.lobby, ())

    def rules_picture(self, page: str, t: Translator) -> Job:
        """See Presenter.rules_picture."""
        titles = tuple((card, card_name(card, t)) for card in tops(lessons.TABLE))
        return Job(lessons.PAGES[page], () if page == "variants" else (titles,))

    def replay(self, views: tuple[WgView, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """See Presenter.replay."""
        titles = tuple((card, card_name(card, t)) for card in TODOS)
        return covers.replay(tuple(map(scene_of, views)), names, titles)

    def alt(self, look: WgLook, t: Translator) -> str:
        """See Presenter.alt."""
        return board_alt(look, t) if look.view.result is None else result_alt(look, t)

    def account(self, look: WgLook, t: Translator) -> str:
        """See Presenter.account."""
        view, table = look.view, look.table
        lines = [f"### {t('wuerfelwg-name')}", status.heading(view, table, t)]
        if view.result is not None:
            lines += status.ending(view, table, t)
        else:
            lines += [status.dice_on_table(look, t), *status.asked(look, t)]
            lines += [f"\n**{t('wg-text-middle')}**", *status.middle_lines(view, t)]
        for seat in here(view, table):
            heading, *rest = flat_lines(view, table, seat, t)
            lines += [f"\n**{heading}**", *(f"- {line}" for line in rest)]
        return "\n".join(lines)

    def recent(self, look: WgLook) -> Sequence[WgEvent]:
        """See Presenter.recent."""
        return recent(look)

    def event(self, event: WgEvent, table: Table, t: Translator) -> str | None:
        """See Presenter.event."""
        return event_words(event, table, t)

    def move(self, pressed: Pressed) -> Move:
        """See Presenter.move."""
        return moves.read_move(pressed)

    def select(self, look: WgLook, pressed: Pressed) -> str | None:
        """See Presenter.select: parked dice, a card whose dice are still to be chosen, a turn that is to end early."""
        return moves.read_note(look, pressed)

    def panel(self, look: Look[WgView | None, WgEvent], action: str, t: Translator) -> Panel:
        """See Presenter.panel."""
        return panel(look, action, t)

    def turn_key(self, look: WgLook) -> str | None:
        """See Presenter.turn_key: the roller's turn, and each time that all others are asked."""
        view = look.view
        return f"{view.phase if view.phase in _ASKING_OTHERS else 'turn'}.{view.turn}"

    def refusal(self, reason: str, look: WgLook, t: Translator) -> str:
        """See Presenter.refusal: who passes in vain hears why nothing was asked of them."""
        view = look.view
        if reason == "not_your_turn" and view.phase == "sponge" and look.seat is not None:
            return t(why_no_sponging(look, look.seat))
        return super().refusal(reason, look, t)
