"""The garden in words: what was seen, the harvest, the choices, as board, alt text and account say them."""

from collections.abc import Iterable, Sequence

from bot.engines.ratzeputz.events import RatzeputzEvent, Rolled, Slipped, Uncovered
from bot.engines.ratzeputz.pieces import COLORS, Color, Roll, Roots, beside, reachable
from bot.engines.ratzeputz.view import RatzeputzView, Seen
from bot.i18n import Translator
from bot.tables.table import Look

RatzeputzLook = Look[RatzeputzView, RatzeputzEvent]

STONES = "ABCDEF"
"""Stones have letters and carrots numbers, so that neither is taken for the other."""
_ACROSS = (-1, -2, -1, 1, 2, 1)
"""How far right of the middle a spot lies in the picture."""


def left_and_right(stone: int) -> tuple[int, int]:
    """Return the two spots beside a stone as they lie in the picture."""
    left, right = sorted(beside(stone), key=_ACROSS.__getitem__)
    return left, right


def roots(counted: Roots, t: Translator) -> str:
    """Return roots by color: "3 orange, 1 red"."""
    told = [t(f"rp-count-{color}", count=getattr(counted, color)) for color in COLORS if getattr(counted, color)]
    return t.list(told)


def harvest(harvested: Iterable[Color], t: Translator) -> str:
    """Return the harvest in words."""
    held = tuple(harvested)
    return t("rp-harvest", count=len(held), roots=roots(Roots.of(held), t))


def seen(found: Seen | None, t: Translator, *, first: bool = False, lost: bool = False) -> str:
    """Return what the latest plant or pull uncovered; nothing was yet: "".

    ``first``: before the first roll; ``lost``: the root slipped (see below).
    """
    if found is None:
        return ""
    kind: str = found.what
    if found.what == "root" and lost:
        kind = "slipped"
    elif found.what == "hole" and found.color is not None:
        kind = "planted-first" if first else "planted"
    elif found.what == "ratzeputz" and found.color is not None:
        kind = "fed"
    elif found.what == "blinki" and first:
        kind = "blinki-plant"
    color = t(f"rp-color-{found.color}") if found.color else ""
    return t(f"rp-seen-{kind}", spot=found.spot + 1, color=color)


def seen_last(look: RatzeputzLook, t: Translator) -> str:
    """Return what a table's latest plant or pull uncovered; nothing was yet: ""."""
    return seen(look.view.seen, t, first=at_first(look.events), lost=slipped(look.events))


def latest_deed(events: Sequence[RatzeputzEvent]) -> int:
    """Return the place of the latest plant or pull among a table's events; -1 if there is none."""
    return max((nth for nth, event in enumerate(events) if isinstance(event, Uncovered)), default=-1)


def slipped(events: Sequence[RatzeputzEvent]) -> bool:
    """Say whether the root that was pulled last fell from the hand (with wobbly roots)."""
    return any(isinstance(event, Slipped) for event in events[max(0, latest_deed(events)) :])


def at_first(events: Sequence[RatzeputzEvent]) -> bool:
    """Say whether what was uncovered last was so before the first roll."""
    return not any(isinstance(event, Rolled) for event in events[: latest_deed(events) + 1])


def quickly_planted(look: RatzeputzLook) -> bool:
    """Say whether a quick start's plantings are the latest that was uncovered: nobody has pulled yet."""
    before = look.events[: latest_deed(look.events) + 1]
    return look.table.quick and at_first(look.events) and all(event.seat is None for event in before)


def plops(count: int, t: Translator) -> str:
    """Return what was heard; nothing: ""."""
    return t("rp-plops", count=count) if count else ""


def roll(face: Roll | None, t: Translator) -> str:
    """Return a face of the die in words."""
    return t(f"rp-roll-{face}")


def tilli(view: RatzeputzView, t: Translator) -> str:
    """Return where Tilli stands."""
    left, right = left_and_right(view.tilli)
    return t("rp-tilli", stone=STONES[view.tilli], left=left + 1, right=right + 1)


def choices(view: RatzeputzView, t: Translator) -> str:
    """Return what may be chosen now, which the picture marks in gold."""
    if view.phase == "walk" and view.roll is not None:
        return t("rp-choose-stone", stones=t.list((STONES[s] for s in reachable(view.tilli, view.roll)), "or"))
    if view.phase == "pull":
        return t("rp-choose-carrot", carrots=t.list((str(s + 1) for s in left_and_right(view.tilli)), "or"))
    return ""


def heading(view: RatzeputzView, t: Translator) -> str:
    """Return how far the game is."""
    bag = t("rp-bag", bag=view.bag)
    return t("rp-planting", bag=bag) if view.phase == "plant" else t("rp-turn", turn=view.turn, bag=bag)
