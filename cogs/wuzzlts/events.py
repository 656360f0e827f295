"""What happens in a game of Wuzzlts, in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from bot.engines.contract import Left
from bot.engines.wuzzlts.events import (
    CalledWuzzlt,
    CalledWuzzUp,
    Counted,
    Dealt,
    Discarded,
    Drew,
    Flipped,
    Matched,
    Passed,
    Refilled,
    Swapped,
    TimedOut,
    Took,
    Traded,
    Withdrawn,
    WuzzltsEvent,
)
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.presenter import left_words, seat_name
from cogs.wuzzlts.words import card_words, half_words, monster


def event_words(event: WuzzltsEvent, table: Table, t: Translator) -> str | None:
    """Return a public event in words; None for one that is not worth any."""
    name = seat_name(table, event.seat, t)
    match event:
        case Drew(half=half):
            return t("wzl-event-drew", name=name, half=half_words(half, t))
        case Traded(partner=partner, half=half):
            return t("wzl-event-traded", name=name, partner=seat_name(table, partner, t), half=half_words(half, t))
        case Swapped(half=half):
            return t("wzl-event-swapped", name=name, half=half)
        case Took(card=card):
            return t("wzl-event-took", name=name, card=card_words(card, t))
        case Discarded(card=card):
            return t("wzl-event-discarded", name=name, card=card_words(card, t))
        case Withdrawn():
            return t("wzl-event-withdrawn", name=name)
        case TimedOut():
            return t("wzl-event-timed-out", name=name)
        case Passed():
            return t("wzl-event-passed", name=name)
        case CalledWuzzlt():
            return t("wzl-event-wuzzlt", name=name)
        case Refilled(half=half, card=card):
            return t("wzl-event-refilled", half=half, card=card_words(card, t))
        case CalledWuzzUp(top=top, bottom=bottom):
            return t("wzl-event-wuzzup", name=name, top=card_words(top, t), bottom=card_words(bottom, t))
        case Dealt(round=number, top=top, bottom=bottom):
            cards = {"top": card_words(top, t), "bottom": card_words(bottom, t)}
            return t("wzl-event-dealt", round=number, name=name, **cards)
        case Counted():
            return counted_words(event, table, t)
        case Flipped(position=position, card=card):
            return t("wzl-event-flipped", name=name, number=position + 1, card=card_words(card, t))
        case Matched(top=top):
            return t("wzl-event-matched", name=name, monster=monster(top, t))
        case Left():
            return left_words(event, table, t)
        case _:
            return None


def worth_telling(events: Iterable[WuzzltsEvent]) -> Iterator[WuzzltsEvent]:
    """Give the public events that say something new.

    Not the drawing of a SWAP, which is told itself, and of timeouts without anything between that another seat did
    only the first: one absence lets draw and discard, or both cards, time out.
    """
    late = None
    public = [event for event in events if event.shown_to(None)]
    for event, following in zip_longest(public, public[1:]):
        again = isinstance(event, TimedOut) and event.seat == late
        if event.seat not in (late, None):
            late = None
        if isinstance(event, TimedOut):
            late = event.seat
        if not again and not (isinstance(event, Drew) and isinstance(following, Swapped)):
            yield event


def counted_words(counted: Counted, table: Table, t: Translator) -> str:
    """Return the end of an advanced round in words."""
    return t("wzl-event-counted", round=counted.round, scores=", ".join(score_words(counted.scores, table, t)))


def score_words(scores: Sequence[int], table: Table, t: Translator, what: str = "wzl-points") -> list[str]:
    """Return the scores of the seats that are still there, the highest first."""
    seats = [seat for seat in range(len(scores)) if not table.sitters[seat].left]
    seats.sort(key=lambda seat: -scores[seat])
    return [t("wzl-score", name=seat_name(table, seat, t), score=t(what, count=scores[seat])) for seat in seats]
