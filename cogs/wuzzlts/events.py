"""What happens in a game of Wuzzlts, in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.presenter import left_words, seat_name
from cogs.wuzzlts.words import card_of, card_words, half_words, monster


def event_words(event: dict[str, Any], table: Table, t: Translator) -> str | None:
    """Return a public event in words; None for one that is not worth any."""
    kind, name = event["type"], seat_name(table, event["seat"], t)
    match kind:
        case "drew" | "traded" | "swapped":
            partner = seat_name(table, event.get("with"), t)
            half = event["half"] if kind == "swapped" else half_words(event["half"], t)
            return t(f"wzl-event-{kind}", name=name, partner=partner, half=half)
        case "took" | "discarded":
            return t(f"wzl-event-{kind}", name=name, card=_card(event["card"], t))
        case "withdrawn" | "timed_out" | "passed" | "wuzzlt":
            return t(f"wzl-event-{kind.replace('_', '-')}", name=name)
        case "refilled":
            return t("wzl-event-refilled", half=event["half"], card=_card(event["card"], t))
        case "wuzzup":
            return t("wzl-event-wuzzup", name=name, top=_card(event["top"], t), bottom=_card(event["bottom"], t))
        case "dealt":
            top, bottom = _card(event["top"], t), _card(event["bottom"], t)
            return t("wzl-event-dealt", round=event["round"], name=name, top=top, bottom=bottom)
        case "counted":
            return counted_words(event, table, t)
        case "flipped":
            return t("wzl-event-flipped", name=name, number=event["position"] + 1, card=_card(event["card"], t))
        case "matched":
            return t("wzl-event-matched", name=name, monster=monster(card_of(event["top"]), t))
        case "left":
            return left_words(event, table, t)
        case _:
            return None


def worth_telling(events: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give the public events that say something new.

    Not the drawing of a SWAP, which is told itself, and of timeouts without anything between that another seat did
    only the first: one absence lets draw and discard, or both cards, time out.
    """
    late = None
    public = [event for event in events if "to" not in event]
    for event, following in pairwise((*public, {"type": ""})):
        again = event["type"] == "timed_out" and event["seat"] == late
        if event["seat"] not in (late, None):
            late = None
        if event["type"] == "timed_out":
            late = event["seat"]
        if not again and not (event["type"] == "drew" and following["type"] == "swapped"):
            yield event


def counted_words(event: dict[str, Any], table: Table, t: Translator) -> str:
    """Return the end of an advanced round in words."""
    return t("wzl-event-counted", round=event["round"], scores=", ".join(score_words(event["scores"], table, t)))


def score_words(scores: Sequence[int], table: Table, t: Translator, what: str = "wzl-points") -> list[str]:
    """Return the scores of the seats that are still there, the highest first."""
    seats = [seat for seat in range(len(scores)) if not table.sitters[seat].left]
    seats.sort(key=lambda seat: -scores[seat])
    return [t("wzl-score", name=seat_name(table, seat, t), score=t(what, count=scores[seat])) for seat in seats]


def _card(raw: Any, t: Translator) -> str:
    return card_words(card_of(raw), t)
