"""The lines under the board: whose turn it is, the dice, what is awaited, how it ended; the middle in words."""

from bot.engines.wuerfelwg.view import WgView
from bot.i18n import Translator
from bot.tables.table import Look, Table
from cogs.emojis import Emojis
from cogs.face import seat_name
from cogs.wuerfelwg.moves import paying
from cogs.wuerfelwg.offers import Offer, affordable, taking_cost, tops
from cogs.wuerfelwg.parking import parked
from cogs.wuerfelwg.words import (
    can_words,
    card_name,
    card_names,
    cost_words,
    dice_words,
    die_emoji,
    effect_words,
    here,
    view_of,
)


def heading(view: WgView, table: Table, t: Translator) -> str:
    """Return whose turn it is, with what, and who has the hammock."""
    if view.result is not None:
        return t(f"wg-end-{view.result.reason.replace('_', '-')}")
    turn = t("wg-turn", name=seat_name(table, view.turn, t), can=can_words(view.flats[view.turn], t))
    if view.hammock is None:
        return turn
    return f"{turn} · {t('wg-hammock', name=seat_name(table, view.hammock, t))}"


def now(look: Look, emojis: Emojis, t: Translator) -> list[str]:
    """Return the dice, large, and what is awaited of whom."""
    view = view_of(look)
    everything = view.phase != "pick"  # spongers use spent dice, too
    dice = " ".join(die_emoji(die.pips, emojis) for die in view.dice if everything or not die.spent)
    return [*([f"# {dice}"] if dice else []), *asked(view, look.table, t, look)]


def asked(view: WgView, table: Table, t: Translator, look: Look | None = None) -> list[str]:
    """Return what is awaited, of whom; with a post's ``look``, also what is chosen there already."""
    name = seat_name(table, view.turn, t)
    match view.phase:
        case "roll" if not view.dice:
            return [t("wg-now-roll", name=name, dice=view.flats[view.turn].dice)]
        case "roll":
            on = len(parked(look)) if look is not None else 0
            parking = min(view.parking, len(view.dice))
            return [t("wg-now-park", name=name, parking=parking, parked=on, rolls=view.rolls_left)]
        case "kangaroo":
            return [t("wg-now-kangaroo", name=name)]
        case "pick":
            chosen = None if look is None else paying(look)
            if chosen is not None:
                return [t("wg-now-pay", name=name, card=card_name(chosen[1], t))]
            return [t("wg-now-pick", name=name, count=len(affordable(view)))]
        case "sponge":
            return [t("wg-now-sponge"), _thinking(view, table, t)]
        case "cult":
            return [t("wg-now-cult", name=name)]
        case "ghost":
            return [t("wg-now-ghost", name=name), _thinking(view, table, t)]
        case _:
            return []


def ending(view: WgView, table: Table, t: Translator) -> list[str]:
    """Return the end of a game in lines."""
    if view.result is None:
        return []
    won = [seat_name(table, seat, t) for seat in view.result.winners]
    lines = [f"# 🏆 {t('winners', names=t.list(won), count=len(won))}"]
    for seat in sorted(here(view, table), key=lambda seat: -view.flats[seat].points):
        flat = view.flats[seat]
        belongings = card_names((*flat.todos, *flat.items), t)
        points = t("wg-points", count=flat.points)
        lines.append(t("wg-score", name=seat_name(table, seat, t), points=points, cards=belongings))
    return lines


def dice_on_table(look: Look, t: Translator) -> str:
    """Return the dice in words: those to spend, those on cards, those parked."""
    view = view_of(look)
    if not view.dice:
        return t("wg-dice-none", count=view.flats[view.turn].dice)
    free = dice_words((die.pips for die in view.dice if not die.spent), t)
    spent = dice_words((die.pips for die in view.dice if die.spent), t)
    told = t("wg-dice", dice=free, spent=spent, any=any(die.spent for die in view.dice))
    on = [view.dice[place].pips for place in parked(look)]
    return f"{told} {t('wg-dice-parked', dice=dice_words(on, t))}" if on else told


def middle(view: WgView, t: Translator) -> str:
    """Return what lies in the middle in one paragraph: each card with its cost."""
    told = [f"{card_name(card, t)} ({cost_words(taking_cost(card), t)})" for card in (*tops(view), *view.items)]
    return ", ".join(told)


def middle_lines(view: WgView, t: Translator) -> list[str]:
    """Return what lies in the middle card by card, with what is left of the piles."""
    piles, counts = view.piles, view.piles.counts
    cards = (piles.funny, piles.funnier, *piles.flatmates)
    left = dict(zip(cards, (counts.funny, counts.funnier, *counts.flatmates), strict=True))
    lines = []
    for card in (*tops(view), *view.items):
        cost = taking_cost(card)
        words = {"card": card_name(card, t), "cost": cost_words(cost, t)}
        words["effect"] = effect_words(Offer("take", card, cost), t)
        lines.append(
            "- " + (t("wg-text-top", left=left[card], **words) if card in left else t("wg-text-item", **words))
        )
    return lines


def _thinking(view: WgView, table: Table, t: Translator) -> str:
    waiting = [seat_name(table, seat, t) for seat in view.to_move]
    return t("wg-thinking", names=t.list(waiting), count=len(waiting))
