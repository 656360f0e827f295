"""The lines under the board: whose turn it is, the dice, what is awaited, how it ended; the middle in words."""

from bot.engines.wuerfelwg.view import Die, FlatView, WgView
from bot.i18n import Translator
from bot.tables.table import Table
from cogs.game.emojis import Emojis
from cogs.game.presenter import seat_name
from cogs.wuerfelwg.moves import DONE, paying
from cogs.wuerfelwg.offers import Offer, affordable, brought, nuisance_points, taking_cost, tops
from cogs.wuerfelwg.parking import parked
from cogs.wuerfelwg.words import WgLook, can_words, card_name, cost_words, dice_words, die_emoji, effect_words, here


def heading(view: WgView, table: Table, t: Translator) -> str:
    """Return whose turn it is, before the roll with what, and who has the hammock.

    What is picked changes what the flat can, but nothing of a roll that lies there already.
    """
    if view.result is not None:
        return t(f"wg-end-{view.result.reason.replace('_', '-')}")
    turn = t("wg-turn", name=seat_name(table, view.turn, t))
    if not view.dice:
        turn = t("labeled", label=turn, value=can_words(view.flats[view.turn], t))
    if view.hammock is None:
        return turn
    return f"{turn} · {t('wg-hammock', name=seat_name(table, view.hammock, t))}"


def now(look: WgLook, emojis: Emojis, t: Translator) -> list[str]:
    """Return the dice, large, and what is awaited of whom."""
    view = look.view
    dice = " ".join(die_emoji(die.pips, emojis) for die in view.dice if not _on_card(view, die))
    return [*([f"# {dice}"] if dice else []), *asked(look, t)]


def asked(look: WgLook, t: Translator) -> list[str]:
    """Return what is awaited, of whom, and what is chosen already."""
    view, table = look.view, look.table
    name = seat_name(table, view.turn, t)
    match view.phase:
        case "roll" if not view.dice:
            return [t("wg-now-roll", name=name, dice=view.flats[view.turn].dice)]
        case "roll":
            parking = min(view.parking, len(view.dice))
            return [t("wg-now-park", name=name, parking=parking, parked=len(parked(look)), rolls=view.rolls_left)]
        case "kangaroo":
            return [t("wg-now-kangaroo", name=name)]
        case "pick":
            chosen = paying(look)
            if chosen is not None:
                return [t("wg-now-pay", name=name, card=card_name(chosen[1], t))]
            key = "wg-now-enough" if look.selection == DONE else "wg-now-pick"
            return [t(key, name=name, count=len(affordable(view)))]
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
    return [f"# 🏆 {winners(view, table, t)}", *scores(view, table, t, bold=True)]


def winners(view: WgView, table: Table, t: Translator) -> str:
    """Return who won."""
    won = [seat_name(table, seat, t) for seat in (view.result.winners if view.result is not None else ())]
    return t("winners", names=t.list(won), count=len(won))


def scores(view: WgView, table: Table, t: Translator, *, by_name: bool = True, bold: bool = False) -> list[str]:
    """Return everybody's points in lines, the winners' first; ``by_name``: with the cards that made them."""
    won = view.result.winners if view.result is not None else ()
    lines = []
    for seat in sorted(here(view, table), key=lambda seat: (seat not in won, -view.flats[seat].points, seat)):
        flat = view.flats[seat]
        points = t("wg-points", count=flat.points)
        facts = {"name": seat_name(table, seat, t), "points": f"**{points}**" if bold else points}
        made = _made_of(flat, t)
        lines.append(t("wg-score", cards=t.list(made), **facts) if made and by_name else t("wg-score-plain", **facts))
    return lines


def _made_of(flat: FlatView, t: Translator) -> list[str]:
    """Return the cards that made a flat's points, each with its own."""
    told = [t("wg-score-card", card=card_name(card, t), points=points) for card, points in brought(flat).items()]
    if flat.nuisance is not None and (points := nuisance_points(flat)):
        told.append(t("wg-score-nuisance", card=card_name(flat.nuisance, t), points=-points))
    return told


def dice_on_table(look: WgLook, t: Translator) -> str:
    """Return the dice in words: those to spend, those on cards, those parked."""
    view = look.view
    if not view.dice:
        return t("wg-dice-none", count=view.flats[view.turn].dice)
    free = [die.pips for die in view.dice if not _on_card(view, die)]
    spent = [die.pips for die in view.dice if _on_card(view, die)]
    told = t("wg-dice", dice=dice_words(free, t), spent=dice_words(spent, t), any=bool(spent))
    on = [view.dice[place].pips for place in parked(look)]
    return f"{told} {t('wg-dice-parked', dice=dice_words(on, t))}" if on else told


def middle(view: WgView, t: Translator, *, costs: bool = True) -> str:
    """Return what lies in the middle in one paragraph, each card with its cost or without."""
    cards = (*tops(view), *view.items)
    return ", ".join(card_name(card, t) + (f" ({cost_words(taking_cost(card), t)})" if costs else "") for card in cards)


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


def _on_card(view: WgView, die: Die) -> bool:
    """Say whether a die cannot be used any more: spongers use spent dice, too."""
    return view.phase == "pick" and die.spent


def _thinking(view: WgView, table: Table, t: Translator) -> str:
    waiting = [seat_name(table, seat, t) for seat in view.to_move]
    return t("wg-thinking", names=t.list(waiting), count=len(waiting))
