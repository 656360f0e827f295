"""The end of a round or of the game: who won, what everybody had, the score sheet."""

from collections.abc import Sequence

from bot.engines.wuzzlts.cards import Pair, is_wuzzlt
from bot.engines.wuzzlts.events import CalledWuzzlt, Counted, WuzzltsEvent
from bot.engines.wuzzlts.scoring import laid_points
from bot.engines.wuzzlts.view import WuzzltsView
from bot.i18n import Translator
from bot.tables.refusal import Refused
from bot.tables.table import Look, Table
from cogs.game.controls import Control, Row
from cogs.game.presenter import Job, Panel, names, plain_name, seat_name
from cogs.wuzzlts.events import score_words
from cogs.wuzzlts.words import WuzzltsLook, pair_words, wuzzlt_words, wuzzlts_words
from render.wuzzlts.ending import keeps_hand, result
from render.wuzzlts.sheet import Sheet, sheet


def last_count(events: Sequence[WuzzltsEvent]) -> Counted | None:
    """Return the event that counted the last round, as long as it is remembered."""
    return next((event for event in reversed(events) if isinstance(event, Counted)), None)


def words(look: WuzzltsLook, t: Translator) -> list[str]:
    """Return the end of the game in lines."""
    view, table = look.view, look.table
    if view.result is None:
        return []
    lines = [f"# 🏆 {winners(view, table, t)}"]
    if table.options.get("mode", "basic") == "advanced":
        lines += score_words(view.totals, table, t)
    elif view.grid is not None:
        lines += score_words(view.totals, table, t, "wzl-pairs")
    else:
        lines += [
            t("wzl-shown", name=seat_name(table, seat, t), wuzzlts=wuzzlts_words(pairs, t))
            for seat, pairs in enumerate(_shown(look))
            if pairs
        ]
    return lines


def winners(view: WuzzltsView, table: Table, t: Translator) -> str:
    """Return who won; "" while the game is not over."""
    won = view.result.winners if view.result is not None else ()
    return t("winners", names=t.list(seat_name(table, seat, t) for seat in won), count=len(won)) if won else ""


def picture(look: WuzzltsLook, t: Translator) -> Job:
    """Return the picture of the end: a score sheet if the last round was counted, else the result."""
    view, table, counted = look.view, look.table, last_count(look.events)
    if counted is not None and view.result is not None and view.result.reason == "points":
        return Job(sheet, (_sheet(counted, view, t), names(table), view.result.winners))
    return Job(result, (view, _shown(look), names(table), _heading(view, table, t)))


def alt(look: WuzzltsLook, t: Translator) -> str:
    """Return what that picture shows."""
    view, table = look.view, look.table
    if (counted := last_count(look.events)) is not None and view.result is not None and view.result.reason == "points":
        return ". ".join(_sheet_lines(counted, view, table, t))
    kept = [seat for seat, sitter in enumerate(table.sitters) if not sitter.left and keeps_hand(view, seat)]
    lines = [_heading(view, table, t), *words(look, t)[1:]]
    lines += [t("wzl-kept", name=seat_name(table, seat, t)) for seat in kept]
    return t("wzl-alt-result", result=" · ".join(lines))


def account(look: WuzzltsLook, t: Translator) -> list[str]:
    """Return the end of the game with the last round's score sheet in lines."""
    counted = last_count(look.events)
    sheet_lines = _sheet_lines(counted, look.view, look.table, t) if counted is not None else []
    return [*words(look, t), *(f"- {line}" for line in sheet_lines)]


def sheet_row(look: WuzzltsLook, t: Translator) -> Row:
    """Return the button that opens the last round's score sheet, as long as that is remembered."""
    return (Control("my.sheet", t("wzl-button-sheet"), emoji="📝"),) if last_count(look.events) is not None else ()


def sheet_panel(look: Look[WuzzltsView | None, WuzzltsEvent], t: Translator) -> Panel:
    """Return the score sheet of the last round, with a way back to a hand. Raises Refused if it is not remembered."""
    view, counted = look.view, last_count(look.events)
    if counted is None or view is None:
        raise Refused("refused-wzl-no-sheet")
    title = t("wzl-sheet-title", round=counted.round)
    lines = [f"### {title}", *score_words(counted.scores, look.table, t)]
    job = Job(sheet, (_sheet(counted, view, t), names(look.table), ()))
    back: Row = (Control("my.hand", t("wzl-back")),)
    playing = view.hand is not None and view.result is None
    alt_words = ". ".join(_sheet_lines(counted, view, look.table, t))
    return Panel("\n".join(lines), (back,) if playing else (), job, alt_words)


def _heading(view: WuzzltsView, table: Table, t: Translator) -> str:
    """Return who won, with the names as they are: a picture formats nothing."""
    won = [plain_name(table, seat, t) for seat in view.result.winners] if view.result else []
    return t("winners", names=t.list(won), count=len(won))


def _sheet(counted: Counted, view: WuzzltsView, t: Translator) -> Sheet:
    return Sheet(
        title=t("wzl-sheet-title", round=counted.round),
        shouter=counted.seat,
        hands=counted.hands,
        scores=counted.scores,
        totals=view.totals,
        words=(t("wzl-sheet-shouted"), t("wzl-sheet-total")),
    )


def _sheet_lines(counted: Counted, view: WuzzltsView, table: Table, t: Translator) -> list[str]:
    """Return what the score sheet shows, a seat a line; the numbers in brackets make its points."""
    return [
        t(
            "wzl-alt-sheet",
            name=seat_name(table, seat, t),
            pairs=", ".join(_laid(hand, counted.scores[seat], seat == counted.seat, t)),
            points=t("wzl-points", count=counted.scores[seat]),
            total=view.totals[seat],
        )
        for seat, hand in enumerate(counted.hands)
        if hand
    ]


def _laid(pairs: tuple[Pair, ...], score: int, shouted: bool, t: Translator) -> list[str]:
    """Return a seat's pairs on the sheet with their points, and those of the Wuzzlts before its wall if any.

    Shorter than in a hand: all seats have to fit into a picture's description.
    """
    points = laid_points(pairs, shouted)
    told = [f"⭐ {wuzzlt_words(pair, t)}" if is_wuzzlt(*pair) else pair_words(pair, t) for pair in pairs]
    laid = [f"{pair} ({worth})" for pair, worth in zip(told, points, strict=True)]
    before = score - sum(points)
    return [*laid, t("wzl-alt-sheet-wall", points=before)] if before else laid


def _shown(look: WuzzltsLook) -> tuple[tuple[Pair, ...] | None, ...]:
    """Return each seat's Wuzzlts that everybody has seen: scored ones, and those of who shouted; None for who left."""
    shown, result = list(look.view.scored), look.view.result
    for event in look.events if result is not None and result.reason == "wuzzlt" else ():
        if isinstance(event, CalledWuzzlt):
            shown[event.seat] = (*event.wuzzlts, *shown[event.seat])
    return tuple(None if look.table.sitters[seat].left else pairs for seat, pairs in enumerate(shown))
