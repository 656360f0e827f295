"""What happens in a game of Wuzzlts, in words."""

from typing import Any

from bot.i18n import Translator
from bot.tables.table import Table
from cogs.face import left_words, seat_name
from cogs.wuzzlts.words import card_of, card_words, cards_words, half_words, monster


def event_words(event: dict[str, Any], table: Table, t: Translator) -> str | None:
    """Return an event in words; None for one that is not worth any. Those with ``to`` are for those seats alone."""
    kind, name = event["type"], seat_name(table, event["seat"], t)
    match kind:
        case "drew" | "offered" | "traded" | "swapped":
            partner = seat_name(table, event.get("with"), t)
            half = event["half"] if kind == "swapped" else half_words(event["half"], t)
            return t(f"wzl-event-{kind}", name=name, partner=partner, half=half)
        case "took" | "discarded":
            return t(f"wzl-event-{kind}", name=name, card=_card(event["card"], t))
        case "withdrawn" | "timed_out" | "passed" | "wuzzlt" | "turned_back":
            return t(f"wzl-event-{kind.replace('_', '-')}", name=name)
        case "drew_card":
            return t("wzl-event-drew-card", card=_card(event["card"], t))
        case "received":
            got, gave = (cards_words(map(card_of, event[which]), t) for which in ("got", "gave"))
            return t("wzl-event-received", name=seat_name(table, event["from"], t), got=got, gave=gave)
        case "refilled":
            return t("wzl-event-refilled", half=event["half"], card=_card(event["card"], t))
        case "wuzzup":
            return t("wzl-event-wuzzup", name=name, top=_card(event["top"], t), bottom=_card(event["bottom"], t))
        case "dealt":
            top, bottom = _card(event["top"], t), _card(event["bottom"], t)
            return t("wzl-event-dealt", round=event["round"], name=name, top=top, bottom=bottom)
        case "counted":
            return t("wzl-event-counted", round=event["round"], scores=_scores(event["scores"], table, t))
        case "flipped":
            return t("wzl-event-flipped", name=name, number=event["position"] + 1, card=_card(event["card"], t))
        case "matched":
            return t("wzl-event-matched", name=name, monster=monster(card_of(event["top"]), t))
        case "left":
            return left_words(event, table, t)
        case _:
            return None


def score_words(scores: list[int] | tuple[int, ...], table: Table, t: Translator, key: str = "wzl-score") -> list[str]:
    """Return the scores of the seats that are still there, the highest first."""
    seats = [seat for seat in range(len(scores)) if not table.sitters[seat].left]
    seats.sort(key=lambda seat: -scores[seat])
    return [t(key, name=seat_name(table, seat, t), count=scores[seat]) for seat in seats]


def _scores(scores: list[int], table: Table, t: Translator) -> str:
    return ", ".join(score_words(scores, table, t))


def _card(raw: Any, t: Translator) -> str:
    return card_words(card_of(raw), t)
