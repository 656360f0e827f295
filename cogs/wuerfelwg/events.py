"""What happened in Würfel-WG, in words."""

from msgspec.structs import replace

from bot.engines.contract import Left
from bot.engines.wuerfelwg.cards import DECK, ROOMS
from bot.engines.wuerfelwg.events import (
    Borrowed,
    Evicted,
    Flipped,
    HammockMoved,
    KangarooTurned,
    NuisanceCame,
    Passed,
    Rolled,
    Sponged,
    Taken,
    Tidied,
    TurnedUp,
    WgEvent,
)
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.presenter import left_words, seat_name
from cogs.wuerfelwg.words import WgLook, card_name, card_names, dice_words, nuisance_words, state_words


class RolledAgain(Rolled, frozen=True, kw_only=True, tag="rolled"):
    """A roll in place of the one before it."""


def recent(look: WgLook) -> list[WgEvent]:
    """Return the latest events, without rolls that were rolled again."""
    told: list[WgEvent] = []
    for event in look.events:
        last = told[-1] if told else None
        if isinstance(event, Rolled) and isinstance(last, Rolled) and event.seat == last.seat:
            told[-1] = RolledAgain(seat=event.seat, dice=event.dice, kept=event.kept)
        else:
            told.append(event)
    return told


def since_the_roll(look: WgLook) -> WgLook:
    """Return a look with only what came of the latest roll, this roll included."""
    events = recent(look)
    rolls = [nth for nth, event in enumerate(events) if isinstance(event, Rolled)]
    return replace(look, events=tuple(events[rolls[-1] :])) if rolls else look


def event_words(event: WgEvent, table: Table, t: Translator) -> str | None:
    """Return an event in words; None for one that needs none."""
    name = seat_name(table, event.seat, t)
    match event:
        case Rolled(dice=dice):
            return t("wg-event-rolled", name=name, dice=dice_words(dice, t), again=isinstance(event, RolledAgain))
        case KangarooTurned(pips=pips):
            return t("wg-event-kangaroo", name=name, pips=pips)
        case Taken(card=card) if card in DECK.flatmates:
            return t("wg-event-moved-in", name=name, card=card_name(card, t))
        case Taken(card=card) if card in DECK.items:
            return t("wg-event-item", name=name, card=card_name(card, t))
        case Taken(card=card):
            return t("wg-event-todo", name=name, card=card_name(card, t))
        case Borrowed(card=card, owner=owner):
            return t("wg-event-borrowed", name=name, owner=seat_name(table, owner, t), card=card_name(card, t))
        case TurnedUp(card=card):
            return t("wg-event-turned-up", name=name, card=_up(card, t))
        case Flipped():
            return _flipped(event, name, t)
        case Sponged(card=card):
            return t("wg-event-sponged", name=name, card=_up(card, t))
        case Passed():
            return t("wg-event-passed", name=name)
        case NuisanceCame(card=card, spared=spared):
            return t("wg-event-nuisance", name=name, card=nuisance_words(card, t), spared=spared)
        case Evicted(card=card):
            return t("wg-event-evicted", name=name, card=card_name(card, t))
        case Tidied(card=card):
            return t("wg-event-tidied", name=name, card=state_words(card, True, t))
        case HammockMoved():
            return t("wg-event-hammock-back") if event.seat is None else t("wg-event-hammock", name=name)
        case Left():
            return left_words(event, table, t)
        case _:
            return None


def _flipped(event: Flipped, name: str, t: Translator) -> str:
    """Return what turned by another card's effect: people first, then rooms."""
    told = []
    for which, cards in (("up", event.up), ("down", event.down)):
        people = [card for card in cards if card not in ROOMS]
        if people:
            told.append(t(f"wg-event-people-{which}", cards=card_names(people, t), count=len(people)))
        told += [state_words(card, which == "up", t) for card in cards if card in ROOMS]
    return t("wg-event-flipped", name=name, cards=t.list(told, "unit"))


def _up(card: str, t: Translator) -> str:
    return state_words(card, True, t) if card in (*ROOMS, "me") else t("wg-awake", name=card_name(card, t))
