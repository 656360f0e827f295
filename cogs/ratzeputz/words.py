"""The garden in words: what was seen, the harvest, the choices, as board, alt text and account say them."""

from collections.abc import Iterable
from typing import Any

from bot.engines.ratzeputz.pieces import COLORS, Color, Phase, Roots, beside, reachable
from bot.engines.ratzeputz.view import RatzeputzView, Seen
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.face import seat_name

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
    return t.list(told) if told else t("rp-none")


def harvest(harvested: Iterable[Color], t: Translator) -> str:
    """Return the harvest in words."""
    held = tuple(harvested)
    return t("rp-harvest", count=len(held), roots=roots(Roots.of(held), t))


def seen(found: Seen | None, phase: Phase, t: Translator, *, lost: bool = False) -> str:
    """Return what the latest plant or pull uncovered; nothing was yet: "". ``lost``: the root slipped (see below)."""
    if found is None:
        return ""
    kind: str = found.what
    if found.what == "root" and lost:
        kind = "slipped"
    elif found.what == "hole" and found.color is not None:
        kind = "planted"
    elif found.what == "ratzeputz" and found.color is not None:
        kind = "fed"
    elif found.what == "blinki" and phase == "plant":
        kind = "blinki-plant"
    color = t(f"rp-color-{found.color}") if found.color else ""
    return t(f"rp-seen-{kind}", spot=found.spot + 1, color=color)


def slipped(table: Table) -> bool:
    """Say whether the root that was pulled last fell from the hand (with wobbly roots)."""
    for event in reversed(table.events):
        if event["type"] in ("harvested", "uncovered"):
            return False
        if event["type"] == "slipped":
            return True
    return False


def plops(count: int, t: Translator) -> str:
    """Return what was heard; nothing: ""."""
    return t("rp-plops", count=count) if count else ""


def roll(face: Any, t: Translator) -> str:
    """Return a face of the die in words."""
    return t(f"rp-roll-{face}")


def invitation(view: RatzeputzView, table: Table, t: Translator) -> str:
    """Return who may do what now."""
    movers = view.to_move
    name = seat_name(table, movers[0] if movers else None, t)
    if view.phase == "plant":
        return t("rp-plant-now", name=name)
    if view.phase == "walk":
        return t("rp-walk-now", name=name, roll=roll(view.roll, t))
    if view.phase == "pull":
        return t("rp-pull-now", name=name)
    if len(movers) == 1:
        return t("rp-roll-now", name=name)
    out = [s for s, sitter in enumerate(table.sitters) if s not in movers and not sitter.left]
    return t("rp-anyone-roll-but", name=seat_name(table, out[0], t)) if out else t("rp-anyone-roll")


def deadline(view: RatzeputzView, table: Table, t: Translator) -> str:
    """Return when the turn ends, where days matter; "" for a house player's, or a seat that is skipped."""
    waited_for = any(table.sitters[seat].user and not table.sitters[seat].away for seat in view.to_move)
    if table.pace != "async" or table.asleep or table.deadline is None or not waited_for:
        return ""
    return f"-# {t('rp-until', at=f'<t:{table.deadline // 1000}:R>')}"


def tilli(view: RatzeputzView, t: Translator) -> str:
    """Return where Tilli stands."""
    left, right = left_and_right(view.tilli)
    return t("rp-tilli", stone=STONES[view.tilli], left=left + 1, right=right + 1)


def golden(view: RatzeputzView, t: Translator) -> str:
    """Return what the picture marks in gold: what may be chosen now."""
    if view.phase == "walk" and view.roll is not None:
        return t("rp-alt-choose-stones", stones=t.list(STONES[s] for s in reachable(view.tilli, view.roll)))
    if view.phase == "pull":
        return t("rp-alt-choose-carrots", carrots=t.list(str(s + 1) for s in left_and_right(view.tilli)))
    return ""


def heading(view: RatzeputzView, t: Translator) -> str:
    """Return how far the game is."""
    bag = t("rp-bag", bag=view.bag)
    return t("rp-planting", bag=bag) if view.phase == "plant" else t("rp-turn", turn=view.turn, bag=bag)


def ending(view: RatzeputzView, table: Table, t: Translator) -> list[str]:
    """Return the result, the burrow and what still hung, as the end reveals them."""
    result = view.result
    if result is None:
        return []
    players, rabbit = result.points
    valued = table.options.get("scoring") == "values"
    lines = [
        t(f"rp-outcome-{result.outcome}", count=view.seats),
        t("rp-score-points" if valued else "rp-score", players=players, rabbit=rabbit),
    ]
    if result.reason == "abandoned":
        lines.append(t("rp-abandoned"))
    hanging = Roots.of(color for color in view.garden or () if color)
    return [*lines, t("rp-in-burrow", roots=roots(result.burrow, t)), t("rp-in-garden", roots=roots(hanging, t))]
