"""Wuzzlts on Discord: its board in words and controls, its private panels, its presses as moves."""

from collections.abc import Sequence
from typing import Any

from PIL import Image

from bot.discord_io.components import ButtonStyle
from bot.engines.contract import Move
from bot.engines.wuzzlts.events import Drew, Took, WuzzltsEvent
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.tables.lobby import absent
from bot.tables.refusal import Refused
from bot.tables.table import Look, Table, has_begun
from cogs.game.controls import Control, Pressed, Row
from cogs.game.emojis import Emojis
from cogs.game.presenter import Board, Job, Panel, Presenter, last_events, names, seat_name
from cogs.wuzzlts import ending, grid, moves
from cogs.wuzzlts.calling import calling_panel
from cogs.wuzzlts.events import event_words, worth_telling
from cogs.wuzzlts.hand import hand_panel, received, shouts, trade_panel
from cogs.wuzzlts.words import (
    WuzzltsLook,
    card_words,
    cards_words,
    half_words,
    monsters_words,
    pair_words,
    read_card,
    seat_words,
    seats_words,
)
from render.wuzzlts import covers, lessons
from render.wuzzlts.board import board


class WuzzltsPresenter(Presenter[WuzzltsView, WuzzltsEvent]):
    """The presenter of Wuzzlts."""

    key = "wuzzlts"
    accent = 0x885FA6
    has_hands = True
    calls = True
    told_always = frozenset({"mode", "rounds", "families"})

    def __init__(self, emojis: Emojis) -> None:
        self._emojis = emojis

    def board(self, look: WuzzltsLook, t: Translator) -> Board:
        """See Presenter.board."""
        view, table = look.view, look.table
        return Board(f"## {t('wuzzlts-name')}\n-# {_heading(view, table, t)}", self._status(look, t), _rows(look, t))

    def picture(self, look: WuzzltsLook, t: Translator) -> Job:
        """See Presenter.picture: the table, and after the end what everybody has."""
        view = look.view
        if view.result is not None:
            return ending.picture(look, t)
        if view.grid is not None:
            return grid.picture(look)
        return Job(board, (view, names(look.table)))

    def lobby_picture(self, t: Translator) -> Job:
        """See Presenter.lobby_picture."""
        return Job(covers.lobby, ())

    def rules_picture(self, page: str, t: Translator) -> Job:
        """See Presenter.rules_picture."""
        sheet = (t("wzl-sheet-title", round=1), t("wzl-sheet-shouted"), t("wzl-sheet-total"))
        return Job(lessons.PAGES[page], sheet if page == "end" else ())

    def refusal(self, reason: str, look: WuzzltsLook, t: Translator) -> str:
        """See Presenter.refusal: in a monster match there is nothing to shout."""
        if reason == "not_your_turn" and look.view.grid is not None:
            return t("wzl-not-your-flip")
        return super().refusal(reason, look, t)

    def replay(self, views: tuple[WuzzltsView, ...], names: tuple[str, ...], t: Translator) -> Sequence[Image.Image]:
        """See Presenter.replay."""
        return covers.replay(views, names)

    def alt(self, look: WuzzltsLook, t: Translator) -> str:
        """See Presenter.alt."""
        view = look.view
        if view.result is not None:
            return ending.alt(look, t)
        seats = seats_words(view, look.table, t)
        if view.grid is not None:
            return grid.alt(view, seats, t)
        piles = ". ".join([_piles(view, t), *(t("wzl-alt-aside", half=swap.half) for swap in view.swaps_aside)])
        tops, bottoms = view.discards.top, view.discards.bottom
        if _in_lines(look.table):
            told = (monsters_words(tops, t), monsters_words(bottoms, t))
            return t("wzl-alt-lines", tops=told[0], bottoms=told[1], piles=piles, seats=seats)
        top, bottom = cards_words(tops, t), cards_words(bottoms, t)
        return t("wzl-alt", top=top, bottom=bottom, piles=piles, seats=seats)

    def account(self, look: WuzzltsLook, t: Translator) -> str:
        """See Presenter.account."""
        view, table = look.view, look.table
        lines = [f"### {t('wuzzlts-name')}", _heading(view, table, t)]
        if view.result is not None:
            return "\n".join([*lines, *ending.account(look, t)])
        lines.append(_now(look, t))
        if view.hand is not None and look.seat is not None:
            lines += [f"\n**{t('wzl-text-hand')}**", *(f"- {pair_words(pair, t)}" for pair in view.hand.arrangement)]
            lines += [] if view.drawn is None else [t("wzl-hand-alt-drawn", card=card_words(view.drawn, t))]
            lines += received(look, look.seat, t)
        if view.grid is not None:
            lines += [f"\n**{t('wzl-text-grid')}**", *grid.account(view, t)]
        else:
            lines.append(f"\n**{t('wzl-text-discards')}**")
            lines += [f"- {cards_words(cards, t)}" for cards in (view.discards.top, view.discards.bottom)]
            lines.append(_piles(view, t))
            lines += [t("wzl-alt-aside", half=swap.half) for swap in view.swaps_aside]
        lines.append(f"\n**{t('wzl-text-seats')}**")
        here = [seat for seat in range(view.seats) if not table.sitters[seat].left]
        lines += [f"- {seat_words(view, table, seat, t)}" for seat in here]
        return "\n".join(line for line in lines if line)

    def recent(self, look: WuzzltsLook) -> Sequence[WuzzltsEvent]:
        """See Presenter.recent."""
        return tuple(worth_telling(look.events))

    def event(self, event: WuzzltsEvent, table: Table, t: Translator) -> str | None:
        """See Presenter.event."""
        return event_words(event, table, t)

    def move(self, pressed: Pressed) -> Move:
        """See Presenter.move."""
        return moves.read_move(pressed)

    def turn_key(self, look: WuzzltsLook) -> str | None:
        """See Presenter.turn_key: one call a turn, and one for an answer."""
        view = look.view
        return f"{view.turn}.{'answer' if view.trade else 'turn'}"

    def hand(self, look: WuzzltsLook, t: Translator) -> Panel | None:
        """See Presenter.hand."""
        return None if look.view.hand is None else hand_panel(look, self._emojis, t)

    def panel(self, look: Look[WuzzltsView | None, WuzzltsEvent], action: str, t: Translator) -> Panel:
        """See Presenter.panel: the hand; a trade to offer, a shout to complete, the last round's score sheet."""
        what, *more = action.split(".")
        if what == "sheet":
            return ending.sheet_panel(look, t)
        own = _own(look)
        if what == "wuzzup":
            return calling_panel(own, read_card(".".join(more[1:])) if more else None, self._emojis, t)
        if what == "trade" and more[0].isdecimal():
            return trade_panel(own, int(more[0]), self._emojis, t)
        if what == "answer":
            _must_answer(own)
        return hand_panel(own, self._emojis, t)

    def value_words(self, name: str, value: Any, t: Translator) -> str:
        """See Presenter.value_words."""
        if name != "families":
            return super().value_words(name, value, t)
        if not value:
            return t("wuzzlts-option-families-none")
        return t("wuzzlts-option-families-some", families=t.list(t(f"wzl-families-{family}") for family in value))

    def _status(self, look: WuzzltsLook, t: Translator) -> str:
        if look.view.result is not None:
            return "\n".join(ending.words(look, t))
        return "\n".join([*last_events(self, look, t, most=4), "", _now(look, t)])


def _heading(view: WuzzltsView, table: Table, t: Translator) -> str:
    mode = t("wzl-mode", mode=table.options.get("mode", "basic"), round=view.round, rounds=view.rounds)
    if view.result is not None:
        return mode
    if view.backs is not None:
        return f"{mode} · {t('wzl-left', count=sum(back == 'top' for back in view.backs))}"
    return f"{mode} · {_piles(view, t)}"


def _now(look: WuzzltsLook, t: Translator) -> str:
    """Return what is awaited, and of whom."""
    view, table = look.view, look.table
    if view.result is not None or not view.to_move:
        return ""
    name, trade = seat_name(table, view.to_move[0], t), view.trade
    if trade is not None:
        giver, partner = seat_name(table, trade.seat, t), seat_name(table, trade.partner, t)
        return t("wzl-now-trade", name=giver, partner=partner, half=half_words(trade.half, t))
    if view.phase == "flip":
        return t("wzl-now-flip", name=name, up=len(grid.face_up(view)))
    if view.phase == "discard":
        drawn = next((event for event in reversed(look.events) if isinstance(event, Drew | Took)), None)
        if drawn is None:
            return ""
        half = drawn.half if isinstance(drawn, Drew) else drawn.card.half
        return t("wzl-now-discard", name=name, half=half_words(half, t))
    return t("wzl-now-draw", name=name, house=table.sitters[view.to_move[0]].user is None)


def _rows(look: WuzzltsLook, t: Translator) -> tuple[Row, ...]:
    view, table = look.view, look.table
    if view.result is not None:
        return ()
    if view.grid is not None:
        return grid.rows(view, table, t)
    hand = Control("my.hand", t("wzl-button-hand"), style=ButtonStyle.PRIMARY, emoji="🃏")
    answer = Control("my.answer", t("wzl-button-answer"), style=ButtonStyle.SUCCESS, emoji="🤝")
    return ((*shouts(table, t), hand, *((answer,) if view.trade else ()), *ending.sheet_row(look, t)),)


def _piles(view: WuzzltsView, t: Translator) -> str:
    return t("wzl-piles", tops=view.piles.top, bottoms=view.piles.bottom)


def _in_lines(table: Table) -> bool:
    return bool(table.options.get("many_monsters", False))


def _own(look: Look[WuzzltsView | None, WuzzltsEvent]) -> WuzzltsLook:
    """Return the same look, of somebody with a hand. Raises Refused."""
    if look.seat is None:
        raise absent(look.table, look.user)
    if not has_begun(look):
        raise Refused("refused-not-started" if look.table.phase == "lobby" else "refused-over")
    if look.view.hand is None:
        raise Refused("refused-wzl-no-hand")
    return look


def _must_answer(look: WuzzltsLook) -> None:
    trade = look.view.trade
    if trade is None:
        raise Refused("refused-wzl-no-trade")
    if trade.partner != look.seat:
        raise Refused("refused-wzl-not-asked", name=look.table.sitters[trade.partner].name)
