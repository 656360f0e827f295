"""The end of a round or of the game: who won, what everybody had, the score sheet."""

from typing import Any

from bot.engines.wuzzlts.cards import Pair
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.tables.refusal import Refused
from bot.tables.table import Look, Table
from cogs.face import Job, Panel, names, seat_name
from cogs.wuzzlts.events import score_words
from cogs.wuzzlts.words import pair_words, pairs_of, view_of, wuzzlts_words
from render.wuzzlts.ending import result
from render.wuzzlts.sheet import Sheet, sheet


def last_count(table: Table) -> dict[str, Any] | None:
    """Return the event that counted the last round, as long as it is remembered."""
    return next((event for event in reversed(table.events) if event["type"] == "counted"), None)


def words(view: WuzzltsView, table: Table, t: Translator) -> list[str]:
    """Return the end of the game in lines."""
    if view.result is None:
        return []
    winners = [seat_name(table, seat, t) for seat in view.result.winners]
    lines = [f"# 🏆 {t('winners', names=t.list(winners), count=len(winners))}"]
    if table.options.get("mode", "basic") == "advanced":
        lines += score_words(view.totals, table, t)
    elif view.grid is not None:
        lines += score_words(view.totals, table, t, "wzl-taken")
    else:
        shown = _shown(view, table)
        lines += [
            t("wzl-shown", name=seat_name(table, seat, t), wuzzlts=wuzzlts_words(pairs, t))
            for seat, pairs in enumerate(shown)
            if pairs
        ]
    return lines


def picture(look: Look, t: Translator) -> Job:
    """Return the picture of the end: a score sheet if the last round was counted, else the result."""
    view, table = view_of(look), look.table
    counted = last_count(table)
    if counted is not None and view.result is not None and view.result.reason == "points":
        return Job(sheet, (_sheet(counted, view, t), names(table), view.result.winners))
    return Job(result, (view, _shown(view, table), names(table), _heading(view, table, t)))


def alt(look: Look, t: Translator) -> str:
    """Return what that picture shows."""
    view, table = view_of(look), look.table
    if (counted := last_count(table)) is not None and view.result is not None and view.result.reason == "points":
        return _sheet_alt(counted, table, t)
    lines = [_heading(view, table, t), *words(view, table, t)[1:]]
    return t("wzl-alt-result", result=" · ".join(lines))


def sheet_panel(look: Look, t: Translator) -> Panel:
    """Return the score sheet of the last round. Raises Refused if it is not remembered."""
    counted = last_count(look.table)
    if counted is None or look.view is None:
        raise Refused("refused-wzl-no-sheet")
    view = view_of(look)
    title = t("wzl-sheet-title", round=counted["round"])
    lines = [f"### {title}", *score_words(counted["scores"], look.table, t)]
    job = Job(sheet, (_sheet(counted, view, t), names(look.table), ()))
    return Panel("\n".join(lines), (), job, _sheet_alt(counted, look.table, t))


def _heading(view: WuzzltsView, table: Table, t: Translator) -> str:
    """Return who won, with the names as they are: a picture formats nothing."""
    won = [table.sitters[seat].name for seat in view.result.winners] if view.result else []
    return t("winners", names=t.list(won), count=len(won))


def _sheet(counted: dict[str, Any], view: WuzzltsView, t: Translator) -> Sheet:
    return Sheet(
        title=t("wzl-sheet-title", round=counted["round"]),
        shouter=counted["seat"],
        hands=tuple(pairs_of(hand) for hand in counted["hands"]),
        scores=tuple(counted["scores"]),
        totals=view.totals,
        words=(t("wzl-sheet-shouted"), t("wzl-sheet-total")),
    )


def _sheet_alt(counted: dict[str, Any], table: Table, t: Translator) -> str:
    lines = [
        t(
            "wzl-alt-sheet",
            name=seat_name(table, seat, t),
            pairs=", ".join(pair_words(pair, t) for pair in pairs_of(hand)),
            score=counted["scores"][seat],
        )
        for seat, hand in enumerate(counted["hands"])
        if hand
    ]
    return ". ".join(lines)


def _shown(view: WuzzltsView, table: Table) -> tuple[tuple[Pair, ...], ...]:
    """Return each seat's Wuzzlts that everybody has seen: scored ones, and those of who shouted."""
    shown = list(view.scored)
    for event in table.events:
        if event["type"] == "wuzzlt" and view.result is not None and view.result.reason == "wuzzlt":
            shown[event["seat"]] = (*pairs_of(event["wuzzlts"]), *shown[event["seat"]])
    return tuple(shown)
