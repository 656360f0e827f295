"""The end of a garden in words: who won, what was harvested and stolen, what still hung where."""

from bot.engines.ratzeputz.pieces import Roots
from bot.engines.ratzeputz.view import RatzeputzView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.ratzeputz.words import roots


def outcome(view: RatzeputzView, t: Translator) -> str:
    """Return who won, and how it stood; before the end ""."""
    if view.result is None:
        return ""
    players, rabbit = view.result.points
    return t(f"rp-outcome-{view.result.outcome}", players=players, rabbit=rabbit, count=view.seats)


def count(view: RatzeputzView, table: Table, t: Translator) -> list[str]:
    """Return harvest against burrow as they are scored, and what counts for nobody; before the end nothing."""
    result = view.result
    if result is None:
        return []
    players, rabbit = result.points
    valued = table.options.get("scoring") == "values"
    unit = "rp-points" if valued else "rp-roots"
    lines = [
        t("rp-end-harvest", amount=_amount(t(unit, count=players), result.harvest, t)),
        t("rp-end-burrow", amount=_amount(t(unit, count=rabbit), result.burrow, t)),
    ]
    hanging = [
        t("rp-hanging", spot=spot, color=t(f"rp-color-{color}"))
        for spot, color in enumerate(view.garden or (), 1)
        if color
    ]
    lines += [t("rp-end-hanging", roots=t.list(hanging))] if hanging else []
    lines += [t("rp-end-values")] if valued else []
    return [*lines, *([t("rp-abandoned")] if result.reason == "abandoned" else [])]


def _amount(total: str, counted: Roots, t: Translator) -> str:
    """Return how much it is and of which colors, where there is any."""
    return f"**{total}**" + (f" ({roots(counted, t)})" if any((counted.orange, counted.yellow, counted.red)) else "")
