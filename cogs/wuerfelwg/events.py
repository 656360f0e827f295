"""What happened in Würfel-WG, in words."""

from typing import Any

from msgspec.structs import replace

from bot.engines.wuerfelwg.cards import DECK, ROOMS
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.presenter import left_words, seat_name
from cogs.wuerfelwg.words import card_name, card_names, dice_words, nuisance_words, state_words


def recent(table: Table) -> list[dict[str, Any]]:
    """Return the latest events, without rolls that were rolled again; what came of these is marked ``again``."""
    told: list[dict[str, Any]] = []
    for event in table.events:
        if told and event["type"] == told[-1]["type"] == "rolled" and event["seat"] == told[-1]["seat"]:
            told[-1] = event | {"again": True}
        else:
            told.append(event)
    return told


def since_the_roll(table: Table) -> Table:
    """Return the table with only what came of its latest roll, this roll included."""
    events = recent(table)
    rolls = [nth for nth, event in enumerate(events) if event["type"] == "rolled"]
    return replace(table, events=tuple(events[rolls[-1] :])) if rolls else table


def event_words(event: dict[str, Any], table: Table, t: Translator) -> str | None:
    """Return an event in words; None for one that needs none."""
    kind, card = event["type"], event.get("card", "")
    name = seat_name(table, event["seat"], t)
    match kind:
        case "rolled":
            return t("wg-event-rolled", name=name, dice=dice_words(event["dice"], t), again="again" in event)
        case "kangaroo_turned":
            return t("wg-event-kangaroo", name=name, pips=event["pips"])
        case "taken" if card in DECK.flatmates:
            return t("wg-event-moved-in", name=name, card=card_name(card, t))
        case "taken" if card in DECK.items:
            return t("wg-event-item", name=name, card=card_name(card, t))
        case "taken":
            return t("wg-event-todo", name=name, card=card_name(card, t))
        case "borrowed":
            owner = seat_name(table, event["owner"], t)
            return t("wg-event-borrowed", name=name, owner=owner, card=card_name(card, t))
        case "turned_up":
            return t("wg-event-turned-up", name=name, card=_up(card, t))
        case "flipped":
            return _flipped(event, name, t)
        case "sponged":
            return t("wg-event-sponged", name=name, card=_up(card, t))
        case "passed":
            return t("wg-event-passed", name=name)
        case "nuisance_came":
            return t("wg-event-nuisance", name=name, card=nuisance_words(card, t), spared=event["spared"])
        case "evicted":
            return t("wg-event-evicted", name=name, card=card_name(card, t))
        case "tidied":
            return t("wg-event-tidied", name=name, card=state_words(card, True, t))
        case "hammock_moved":
            return t("wg-event-hammock-back") if event["seat"] is None else t("wg-event-hammock", name=name)
        case "left":
            return left_words(event, table, t)
        case _:
            return None


def _flipped(event: dict[str, Any], name: str, t: Translator) -> str:
    """Return what turned by another card's effect: people first, then rooms."""
    told = []
    for which, good in (("up", True), ("down", False)):
        people = [card for card in event[which] if card not in ROOMS]
        if people:
            told.append(t(f"wg-event-people-{which}", cards=card_names(people, t), count=len(people)))
        told += [state_words(card, good, t) for card in event[which] if card in ROOMS]
    return t("wg-event-flipped", name=name, cards=t.list(told, "unit"))


def _up(card: str, t: Translator) -> str:
    return state_words(card, True, t) if card in (*ROOMS, "me") else t("wg-awake", name=card_name(card, t))
