"""Cards, pairs and seats of Wuzzlts in words, and cards as the values of buttons and selects."""

from collections.abc import Iterable
from typing import Final

import msgspec

from bot.engines.contract import Seat
from bot.engines.wuzzlts.cards import STINKER, WINKER, Card, Half, Pair, is_wuzzlt
from bot.engines.wuzzlts.events import WuzzltsEvent
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.tables.refusal import Refused
from bot.tables.table import Look, Table
from cogs.game.emojis import Emojis
from cogs.game.presenter import seat_name

WuzzltsLook = Look[WuzzltsView, WuzzltsEvent]

EMOJIS: Final = {"wuzzbots": "🤖", "wuzzfins": "🐟", "wuzzbuzz": "🐝", "wuzzfuzz": "🧸", "wuzzmuds": "🪱"}
"""What stands for a family where our own emojis could not be uploaded."""


def monster(card: Card, t: Translator) -> str:
    """Return a monster's name, "WuzzBot 3"."""
    return f"{t(f'wzl-family-{card.family}')} {card.monster}"


def card_words(card: Card, t: Translator) -> str:
    """Return a card in words, "WuzzBot 3 top"; a wild card with its name."""
    words = t("wzl-card", half=card.half, monster=monster(card, t))
    if card == WINKER:
        return t("wzl-winker", monster=words)
    return t("wzl-stinker", monster=words) if card == STINKER else words


def cards_words(cards: Iterable[Card], t: Translator) -> str:
    """Return cards in words as a list; a word for none where there is none."""
    told = [card_words(card, t) for card in cards]
    return t.list(told) if told else t("wzl-alt-none")


def monsters_words(cards: Iterable[Card], t: Translator) -> str:
    """Return cards of one half, which the sentence names, by their monsters alone."""
    return ", ".join(monster(card, t) for card in cards) or t("wzl-alt-none")


def pair_words(pair: Pair, t: Translator) -> str:
    """Return what two halves make together."""
    top, bottom = pair
    kind = "wuzzlt" if is_wuzzlt(top, bottom) else "wuzznot" if top.family == bottom.family else "notnot"
    return t(f"wzl-pair-{kind}", top=card_words(top, t), bottom=card_words(bottom, t))


def wuzzlt_words(pair: Pair, t: Translator) -> str:
    """Return a Wuzzlt by its monster, one with a wild card by both of its halves."""
    top, bottom = pair
    if (top.family, top.monster) == (bottom.family, bottom.monster):
        return t("wzl-whole", monster=monster(top, t))
    return f"{card_words(top, t)} + {card_words(bottom, t)}"


def wuzzlts_words(pairs: Iterable[Pair], t: Translator) -> str:
    """Return Wuzzlts as a list in words."""
    told = [wuzzlt_words(pair, t) for pair in pairs]
    return t.list(told) if told else t("wzl-alt-none")


def seat_words(view: WuzzltsView, table: Table, seat: Seat, t: Translator) -> str:
    """Return who sits on a seat, what they have won and what lies before their wall."""
    pairs = view.scored[seat]
    name, on_turn = seat_name(table, seat, t), view.result is None and seat in view.to_move
    if view.grid is not None:
        name = f"{name} ({t('wzl-pairs', count=len(pairs))})"
    elif view.rounds > 1:
        name = f"{name} ({t('wzl-points', count=view.totals[seat])})"
    return t("wzl-seat", name=name, count=len(pairs), wuzzlts=wuzzlts_words(pairs, t), turn=on_turn)


def seats_words(view: WuzzltsView, table: Table, t: Translator) -> str:
    """Return all seats in words that somebody still sits on."""
    here = [seat for seat in range(view.seats) if not table.sitters[seat].left]
    return t.list((seat_words(view, table, seat, t) for seat in here), "long")


def half_words(half: Half, t: Translator) -> str:
    """Return the word for a top or a bottom."""
    return t("wzl-half", half=half)


def value(card: Card) -> str:
    """Return a card as part of an action or as a value of a select."""
    return f"{card.half}.{card.family}.{card.monster}"


def read_card(raw: str) -> Card:
    """Return the card of ``value``. Raises Refused if it is none."""
    half, _, rest = raw.partition(".")
    family, _, number = rest.partition(".")
    try:
        return msgspec.convert(
            {"half": half, "family": family, "monster": int(number) if number.isdecimal() else 0}, Card
        )
    except msgspec.ValidationError as error:
        raise Refused("refused-unknown-button", action=raw) from error


def emoji(card: Card, emojis: Emojis) -> str:
    """Return the emoji of a card's family."""
    return emojis.or_else(f"wzl_{card.family}", EMOJIS[card.family])
