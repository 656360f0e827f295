"""The people at a garden in words: who plays, who may do what now and until when, whose turn passed."""

from bot.engines.ratzeputz.events import Passed, Planted, RatzeputzEvent, Uncovered
from bot.engines.ratzeputz.view import RatzeputzView
from bot.i18n import Translator
from bot.tables import pace
from bot.tables.table import Table
from cogs.game.presenter import seat_name
from cogs.ratzeputz import words
from cogs.ratzeputz.words import RatzeputzLook


def players(view: RatzeputzView, table: Table, t: Translator) -> str:
    """Return everybody in one line, in the order of their seats: who has the turn is bold, who is away or left said."""
    names = [f"**{name}**" if view.to_move == (seat,) else name for seat, name in enumerate(_names(table, t))]
    return t("rp-players", names=t.list(names, "unit"))


def listed(view: RatzeputzView, table: Table, t: Translator) -> list[str]:
    """Return everybody on lines of their own: who has the turn, who is away or left."""
    lines = [
        t("rp-player-turn", name=name) if view.to_move == (seat,) else name
        for seat, name in enumerate(_names(table, t))
    ]
    return [t("rp-text-players"), *(f"- {line}" for line in lines)]


def latest(look: RatzeputzLook, t: Translator) -> list[str]:
    """Return who uncovered what by the latest plant or pull, or all that a quick start planted."""
    if look.view.seen is None:
        return []
    if words.quickly_planted(look):
        # The table did all of it at once: everybody may see each top that it lifted, until the first pull.
        return list(filter(None, (_set_up(event, t) for event in look.events)))
    told = words.seen_last(look, t)
    nth = words.latest_deed(look.events)
    seat = look.events[nth].seat if nth >= 0 else None
    return [told if seat is None else f"{seat_name(look.table, seat, t)} · {told}"]


def invitation(view: RatzeputzView, table: Table, t: Translator) -> str:
    """Return who may do what now."""
    movers = view.to_move
    name = seat_name(table, movers[0] if movers else None, t)
    if view.phase == "plant":
        return t("rp-plant-now", name=name)
    if view.phase == "walk":
        return t("rp-walk-now", name=name, roll=words.roll(view.roll, t))
    if view.phase == "pull":
        return t("rp-pull-now", name=name)
    if len(movers) == 1:
        return t("rp-roll-now", name=name)
    out = [s for s, sitter in enumerate(table.sitters) if s not in movers and not sitter.left]
    return t("rp-anyone-roll-but", name=seat_name(table, out[0], t)) if out else t("rp-anyone-roll")


def deadline(view: RatzeputzView, table: Table, t: Translator) -> str:
    """Return when the turn ends; "" for a house player's, or a seat that is skipped."""
    waited_for = any(table.sitters[seat].user and not table.sitters[seat].away for seat in view.to_move)
    if table.asleep or table.deadline is None or not waited_for:
        return ""
    return f"-# {t('rp-until', at=f'<t:{table.deadline // 1000}:R>')}"


def passed(look: RatzeputzLook, t: Translator) -> str:
    """Return whose time was up since the latest plant or pull, or that it was that of who planted; nobody's: ""."""
    table, deed = look.table, words.latest_deed(look.events)
    seats = [event.seat for event in look.events[deed + 1 :] if isinstance(event, Passed)]
    # Who has moved again needs no telling, and who is skipped has no time that could be up.
    late = [seat for seat in dict.fromkeys(seats) if seat is not None and 0 < table.sitters[seat].misses <= pace.MISSES]
    lines = []
    if late:
        lines.append(t("rp-passed", names=t.list(seat_name(table, seat, t) for seat in late), count=len(late)))
    if look.view.phase == "roll" and seats and seats[-1] is None:
        lines.append(t("rp-event-passed-open"))
    if deed >= 0 and look.events[deed].seat is None and not table.quick:
        lines.append(t("rp-passed-planting"))
    return "\n".join(f"-# ⌛ {line}" for line in lines)


def _set_up(event: RatzeputzEvent, t: Translator) -> str:
    """Return what the table uncovered or planted as it set a garden up; "" for what needs no telling."""
    match event:
        case Planted(spot=spot, color=color):
            return t("rp-seen-planted-first", spot=spot + 1, color=t(f"rp-color-{color}"))
        case Uncovered(spot=spot, what=what) if what != "hole":
            return t("rp-event-uncovered", spot=spot + 1, what=t(f"rp-find-{what}"))
        case _:
            return ""


def _names(table: Table, t: Translator) -> list[str]:
    names = []
    for seat, sitter in enumerate(table.sitters):
        key = "rp-player-left" if sitter.left else "rp-player-away" if sitter.away else ""
        name = seat_name(table, seat, t)
        names.append(t(key, name=name) if key else name)
    return names
