"""One person's hand in private: picture, words, and the controls of the whole turn."""

from collections.abc import Iterable, Iterator, Sequence

from bot.discord_io.components import ButtonStyle
from bot.engines.contract import Seat
from bot.engines.wuzzlts.cards import HALVES, Card
from bot.engines.wuzzlts.events import (
    Counted,
    Dealt,
    Drew,
    Offered,
    Passed,
    Received,
    Swapped,
    Took,
    Traded,
    WuzzltsEvent,
)
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Trade
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.i18n.names import clean, escaped
from bot.tables.table import Table
from cogs.game.controls import Choice, Control, Row
from cogs.game.emojis import Emojis
from cogs.game.presenter import Job, Panel, deadline_words, plain_name, seat_name
from cogs.wuzzlts.ending import sheet_row, winners
from cogs.wuzzlts.events import counted_words
from cogs.wuzzlts.words import WuzzltsLook, card_words, cards_words, emoji, half_words, monster, pair_words, value
from render.wuzzlts.hand import hand

_OWN_TURN = (Drew, Took, Offered, Passed)
_NAME = 16
"""Characters of a name that tell one table from another."""


def received(look: WuzzltsLook, seat: Seat, t: Translator) -> list[str]:
    """Return what a SWAP or a trade brought since this seat's last own doing."""
    brought = None
    for event in _since_own_turn(look.events, seat):
        if isinstance(event, Dealt):
            return []
        if isinstance(event, Received) and event.shown_to(seat):
            brought = event
        if brought is not None and isinstance(event, Traded | Swapped):
            # What a SWAP takes goes to somebody else than what it brings comes from.
            key = "wzl-hand-received" if isinstance(event, Traded) else "wzl-hand-swapped"
            got, gave = cards_words(brought.got, t), cards_words(brought.gave, t)
            return [t(key, name=seat_name(look.table, brought.giver, t), got=got, gave=gave)]
    return []


def hand_panel(look: WuzzltsLook, emojis: Emojis, t: Translator) -> Panel:
    """Return a seated person's hand with the controls of what they may do now.

    It changes only with what this person holds or has to do, so that a message showing it rests meanwhile.
    """
    view, table = look.view, look.table
    if view.hand is None or look.seat is None:
        raise ValueError("a hand needs a seat that is still there")
    scored = len(view.scored[look.seat])
    rule = t("wzl-rule", mode=table.options.get("mode", "basic"))
    others = t.list(_short_name(table, seat, t) for seat in range(view.seats) if seat != look.seat)
    where = t("wzl-hand-where", channel=f"<#{table.channel_id}>", others=others, rule=rule)
    lines = [t("wzl-hand-title"), where]
    lines += [f"- {pair_words(pair, t)}" for pair in view.hand.arrangement]
    lines += [t("wzl-hand-wuzzlts", count=view.hand.wuzzlts, scored=scored)]
    lines += [*_counted(look, look.seat, t), *received(look, look.seat, t), *_status(view, table, look.seat, t)]
    last = (*shouts(table, t), *sheet_row(look, t))
    rows = () if view.result is not None else (*_turn(look, emojis, t), last)
    return Panel("\n".join(lines), rows, Job(hand, (view.hand, view.drawn)), _alt(view, t))


def trade_panel(look: WuzzltsLook, partner: Seat, emojis: Emojis, t: Translator) -> Panel:
    """Return the hand with a select of what to offer that seat; the plain hand if no trade is possible now."""
    panel = hand_panel(look, emojis, t)
    cards = [move.give for move in look.moves if isinstance(move, Trade) and move.partner == partner]
    if not cards:
        return panel
    text = f"{panel.text}\n{t('wzl-trade-ask', name=seat_name(look.table, partner, t))}"
    choices = tuple(Choice(value(card), card_words(card, t), emoji=emoji(card, emojis)) for card in cards)
    offer = Control(f"offer.{partner}", t("wzl-trade-choose"), look.table.step, choices=choices)
    return Panel(text, ((offer,), (Control("my.hand", t("wzl-back")), *shouts(look.table, t))), panel.job, panel.alt)


def shouts(table: Table, t: Translator) -> Row:
    """Return the two shouts, which look the same whatever they would be worth.

    Where discards lie in lines, WuzzUp! opens the choice of two of them, for everybody alike.
    """
    up = t("wzl-button-wuzzup")
    lines = table.options.get("many_monsters", False)
    wuzzup = Control("my.wuzzup", up, -1, _SHOUT, "📣") if lines else Control("wuzzup", up, None, _SHOUT, "📣")
    return wuzzup, Control("wuzzlt", t("wzl-button-wuzzlt"), None, _SHOUT, "⭐")


_SHOUT = ButtonStyle.DANGER


def _turn(look: WuzzltsLook, emojis: Emojis, t: Translator) -> tuple[Row, ...]:
    """Return the controls of the turn or the answer; none while others are at work."""
    step = look.table.step
    to_lay = [move.card for move in look.moves if isinstance(move, Discard)]
    if to_lay:
        return (tuple(_card(f"lay.{value(card)}", card, look, emojis, t) for card in to_lay),)
    to_give = [move.card for move in look.moves if isinstance(move, Answer)]
    if to_give:
        return (tuple(_card(f"give.{value(card)}", card, look, emojis, t) for card in to_give),)
    trades = [move for move in look.moves if isinstance(move, Trade)]
    if not trades:
        return ()
    draws = [move for move in look.moves if isinstance(move, Draw)]
    partners = sorted({move.partner for move in trades})
    piles = tuple(
        Control(
            f"draw.{half}",
            t(f"wzl-draw-{half}"),
            step,
            ButtonStyle.PRIMARY,
            emojis.or_else(f"wzl_{half}", "🃏"),
            disabled=Draw(half, "pile") not in draws,
        )
        for half in HALVES
    )
    trading = tuple(
        Control(f"my.trade.{seat}", t("wzl-trade-with", name=clean(plain_name(look.table, seat, t))), emoji="🤝")
        for seat in partners
    )
    taken = [move for move in draws if move.source == "discard"]
    if look.table.options.get("many_monsters", False):
        lines = [[move.card for move in taken if move.half == half and move.card] for half in HALVES]
        selects = tuple(
            (Control(f"take.{half}", t(f"wzl-take-{half}"), step, choices=_choices(line, emojis, t)),)
            for half, line in zip(HALVES, lines, strict=True)
            if line
        )
        return piles, *selects, trading
    discards = [look.view.discards.of(move.half)[-1] for move in taken]
    take = tuple(
        Control(
            f"take.{card.half}",
            t("wzl-take", card=card_words(card, t)),
            step,
            emoji=emoji(card, emojis),
        )
        for card in discards
    )
    return (*piles, *take), trading


def _choices(cards: Iterable[Card], emojis: Emojis, t: Translator) -> tuple[Choice, ...]:
    return tuple(Choice(value(card), monster(card, t), emoji=emoji(card, emojis)) for card in cards)


def _card(action: str, card: Card, look: WuzzltsLook, emojis: Emojis, t: Translator) -> Control:
    new = card == look.view.drawn
    label = t("wzl-new", card=monster(card, t)) if new else monster(card, t)
    style = ButtonStyle.SECONDARY if new else ButtonStyle.PRIMARY
    return Control(action, label, look.table.step, style, emoji(card, emojis))


def _status(view: WuzzltsView, table: Table, seat: Seat, t: Translator) -> list[str]:
    """Return what this person has to do and until when, or what they wait for; a table asleep waits for any press."""
    status, mine = _task(view, table, seat, t), seat in view.to_move
    if view.result is None and table.asleep:
        return [*([status] if mine else []), f"-# {t('table-asleep')}"]
    until = deadline_words(table, t) if view.result is None and mine else ""
    return [status, *([f"-# {until}"] if until else [])]


def _task(view: WuzzltsView, table: Table, seat: Seat, t: Translator) -> str:
    if view.result is not None:
        return t("wzl-hand-over", winners=winners(view, table, t))
    trade = view.trade
    if trade is not None and trade.card is not None:
        return t("wzl-hand-offered", partner=seat_name(table, trade.partner, t), card=card_words(trade.card, t))
    if seat not in view.to_move:
        return t("wzl-hand-wait")
    if trade is not None:
        return t("wzl-hand-answer", name=seat_name(table, trade.seat, t), half=half_words(trade.half, t))
    if view.drawn is not None:
        return t("wzl-hand-discard", card=card_words(view.drawn, t))
    return t("wzl-hand-draw")


def _counted(look: WuzzltsLook, seat: Seat, t: Translator) -> list[str]:
    """Return how a round ended since this seat's last own doing: that dealt it another hand."""
    for event in _since_own_turn(look.events, seat):
        if isinstance(event, Counted):
            shouter = seat_name(look.table, event.seat, t)
            return [t("wzl-event-wuzzlt", name=shouter), counted_words(event, look.table, t)]
    return []


def _since_own_turn(events: Sequence[WuzzltsEvent], seat: Seat) -> Iterator[WuzzltsEvent]:
    """Give the events since a seat's last own doing, the latest first."""
    for event in reversed(events):
        if event.seat == seat and isinstance(event, _OWN_TURN):
            return
        yield event


def _short_name(table: Table, seat: Seat, t: Translator) -> str:
    sitter = table.sitters[seat]
    return seat_name(table, seat, t) if sitter.user is None else escaped(clean(plain_name(table, seat, t), _NAME))


def _alt(view: WuzzltsView, t: Translator) -> str:
    if view.hand is None:
        return ""
    drawn = "" if view.drawn is None else t("wzl-hand-alt-drawn", card=card_words(view.drawn, t))
    return t("wzl-hand-alt", pairs=". ".join(pair_words(pair, t) for pair in view.hand.arrangement), drawn=drawn)
