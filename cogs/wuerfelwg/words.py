"""Cards, costs, dice and flats of Würfel-WG in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.cards import DECK, TODOS
from bot.engines.wuerfelwg.costs import Cost, Pips
from bot.engines.wuerfelwg.events import WgEvent
from bot.engines.wuerfelwg.view import FlatView, Lodger, WgView
from bot.i18n import Translator
from bot.tables.table import Look, Table
from cogs.game.emojis import Emojis
from cogs.game.presenter import seat_name
from cogs.wuerfelwg.offers import START_CARDS, Offer, is_good, locked, nuisance_points, turning_cost

WgLook = Look[WgView, WgEvent]

PLAIN: Final[dict[Pips, str]] = {1: "1️⃣", 2: "2️⃣", 3: "3️⃣", 4: "4️⃣", 5: "5️⃣", "k": "🦘"}
"""What stands for a die where our own emojis could not be uploaded."""
ROOM_EMOJIS: Final = {"bathroom": "🛁", "couch": "🛋️", "fridge": "🧊", "me": "🙋"}


def card_name(card: str, t: Translator) -> str:
    """Return a card's name: a person's own, or the catalogue's word."""
    return DECK.flatmates[card].name if card in DECK.flatmates else t(f"wg-card-{card}")


def card_names(cards: Iterable[str], t: Translator) -> str:
    """Return cards by name as a list; a word for none."""
    told = [card_name(card, t) for card in cards]
    return t.list(told) if told else t("wg-none")


def die_emoji(pips: Pips, emojis: Emojis) -> str:
    """Return the emoji of what a die shows."""
    return emojis.or_else("wg_kangaroo" if pips == "k" else f"wg_die_{pips}", PLAIN[pips])


def dice_words(dice: Iterable[Pips], t: Translator) -> str:
    """Return dice in words: ``3, 3, kangaroo``."""
    return ", ".join(t("wg-kangaroo") if pips == "k" else str(pips) for pips in dice) or t("wg-none")


def cost_words(cost: Cost, t: Translator) -> str:
    """Return a cost in words."""
    if cost.text.startswith(">="):
        return t("wg-cost-sum", least=int(cost.text[2:]))
    if cost.text.startswith("run"):
        return t("wg-cost-run", count=int(cost.text[3:]))
    groups = cost.text.split(" ")
    if groups == ["XX", "YY"]:
        return t("wg-cost-pairs")
    told = [t("wg-cost-alike", count=len(group)) if group[0] == "X" else " ".join(group) for group in groups]
    return t.list(told) if "X" in cost.text else " ".join(told)


def state_words(card: str, good: bool, t: Translator) -> str:
    """Return a side of a start card: "clean couch"."""
    return t(f"wg-state-{card}", good=good)


def effect_words(offer: Offer, t: Translator) -> str:
    """Return what a card brings and what it turns bad."""
    card = offer.card
    if card in TODOS:
        todo = TODOS[card]
        told = [t("wg-points", count=todo.points), t("wg-effect-wakes" if todo.wakes else "wg-effect-sleep")]
        told += [state_words(room, False, t) for room in todo.bad]
        return " · ".join([*told, *(t(f"wg-effect-everywhere-{room}") for room in todo.everywhere)])
    if card in DECK.items:
        item = DECK.items[card]
        return " · ".join([t("wg-points", count=item.points), *(state_words(room, False, t) for room in item.bad)])
    if card in START_CARDS:
        return t(f"wg-effect-{card}")
    return " · ".join(mate_effects(card, t))


def mate_effects(card: str, t: Translator) -> list[str]:
    """Return what a flatmate is good for."""
    mate = DECK.flatmates[card]
    told = [t("wg-effect-die")]
    told += [t("wg-effect-parking")] if mate.parking else []
    told += [t("wg-effect-reroll")] if mate.rerolls else []
    told += [] if mate.turns is None else [state_words(mate.turns, True, t)]
    return told if mate.sleeps else [*told, t("wg-effect-never-sleeps")]


def nuisance_words(card: str, t: Translator, *, spared: bool = False) -> str:
    """Return a nuisance and what it does; ``spared``: it was turned over at once."""
    return f"{card_name(card, t)} ({t('wg-nuisance-spared') if spared else t(f'wg-nuisance-{card}')})"


def can_words(flat: FlatView, t: Translator) -> str:
    """Return how many dice a flat rolls, parks and how often it rolls again."""
    return t("wg-can", dice=flat.dice, parking=flat.parking, rerolls=flat.rerolls)


def flat_lines(view: WgView, table: Table, seat: Seat, t: Translator) -> list[str]:
    """Return a flat card by card: the first line names it; bad and sleeping cards come with what turns them up."""
    flat = view.flats[seat]
    facts = (t("wg-points", count=flat.points), can_words(flat, t))
    lines = [flat_heading(view, table, seat, t, facts)]

    def told(card: str, words: str) -> str:
        if is_good(flat, card):
            return words
        if card == locked(flat):
            return t("wg-flat-locked", card=words)
        return t("wg-flat-down", card=words, cost=cost_words(turning_cost(flat, card), t))

    lines.append(t.list((told(card, state_words(card, is_good(flat, card), t)) for card in START_CARDS), "long"))
    if flat.flatmates:
        mates = [told(mate.name, lodger_words(mate, t)) for mate in flat.flatmates]
        lines.append(t("wg-flat-mates", mates=t.list(mates, "long")))
    return [*lines, *belongings(flat, t, explained=True)]


def here(view: WgView, table: Table) -> Sequence[Seat]:
    """Return the seats that somebody still sits on."""
    return [seat for seat in range(view.seats) if not table.sitters[seat].left]


def flat_heading(view: WgView, table: Table, seat: Seat, t: Translator, facts: Sequence[str]) -> str:
    """Return whose flat it is and some facts about it."""
    name = seat_name(table, seat, t)
    return t("wg-flat", name=name, facts=t.list(facts, "long"), hammock=view.hammock == seat)


def lodger_words(mate: Lodger, t: Translator) -> str:
    """Return a flatmate, awake or asleep."""
    name = DECK.flatmates[mate.name].name
    return name if mate.awake else t("wg-asleep", name=name)


def belongings(
    flat: FlatView, t: Translator, *, explained: bool = False, todos: bool = True, nuisance: bool = True
) -> list[str]:
    """Return what a flat has in a line each: to-dos, items, its nuisance (``explained``: with what that does)."""
    lines = [t("wg-flat-todos", cards=card_names(flat.todos, t))] if todos and flat.todos else []
    lines += [t("wg-flat-items", cards=card_names(flat.items, t))] if flat.items else []
    if nuisance and flat.nuisance is not None:
        words = card_name(flat.nuisance, t)
        if explained:
            words = nuisance_words(
                flat.nuisance, t, spared=DECK.nuisances[flat.nuisance].points != nuisance_points(flat)
            )
        lines.append(t("wg-flat-nuisance", card=words))
    return lines
