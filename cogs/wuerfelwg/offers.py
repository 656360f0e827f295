"""What there is to spend dice on, read from a view, and the ways to pay for it that make a difference."""

from typing import Final, Literal, NamedTuple

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.cards import DECK, ROOMS, TODOS, StartCard
from bot.engines.wuerfelwg.costs import Cost, Counts, Pips, count, minus, payable, payments_from
from bot.engines.wuerfelwg.moves import Places
from bot.engines.wuerfelwg.view import FlatView, WgView

Kind = Literal["take", "borrow", "turn"]
START_CARDS: Final[tuple[StartCard, ...]] = (*ROOMS, "me")


class Offer(NamedTuple):
    """A card that dice pay for: from the middle, from another flat (``owner``), or to be turned in one's own."""

    kind: Kind
    card: str
    cost: Cost
    owner: Seat | None = None


class Way(NamedTuple):
    """One way to pay: the places of the dice, what is left to spend, and the cards that this would pay for."""

    dice: Places
    left: tuple[Pips, ...]
    still: tuple[str, ...]


def is_good(flat: FlatView, card: str) -> bool:
    """Say whether a start card shows its good side, or a flatmate is awake."""
    if card == "me":
        return flat.me
    if card in ROOMS:
        return bool(getattr(flat.rooms, card))
    return any(lodger.name == card and lodger.awake for lodger in flat.flatmates)


def locked(flat: FlatView) -> str | None:
    """Return the card that the flat's nuisance keeps bad."""
    return None if flat.nuisance is None else DECK.nuisances[flat.nuisance].locks


def brought(flat: FlatView) -> dict[str, int]:
    """Return the points of a flat's to-dos and items by card."""
    todos = {card: TODOS[card].points for card in flat.todos}
    return todos | {card: DECK.items[card].points for card in flat.items}


def nuisance_points(flat: FlatView) -> int:
    """Return what a flat's nuisance makes of its points: one that was turned over at once makes nothing."""
    return flat.points - sum(brought(flat).values())


def turning_cost(flat: FlatView, card: str) -> Cost:
    """Return what turns a card of that flat up again."""
    for start in START_CARDS:
        if card == start:
            return DECK.sets[flat.set][start]
    return DECK.flatmates[card].cost


def turnable(flat: FlatView) -> list[Offer]:
    """Return the bad and sleeping cards of a flat that may be turned up."""
    cards = [*START_CARDS, *(lodger.name for lodger in flat.flatmates)]
    down = [card for card in cards if not is_good(flat, card) and card != locked(flat)]
    return [Offer("turn", card, turning_cost(flat, card)) for card in down]


def tops(view: WgView) -> list[str]:
    """Return the top cards of the piles that are not used up: to-dos, then flatmates."""
    piles = (view.piles.funny, view.piles.funnier, *view.piles.flatmates)
    return [card for card in piles if card is not None]


def taking_cost(card: str) -> Cost:
    """Return what a card in the middle costs."""
    known = TODOS if card in TODOS else DECK.items if card in DECK.items else DECK.flatmates
    return known[card].cost


def in_sight(view: WgView) -> list[Offer]:
    """Return all that the roller could spend dice on, whatever they show."""
    flat = view.flats[view.turn]
    found = [Offer("take", card, taking_cost(card)) for card in (*tops(view), *view.items)]
    if flat.nuisance is None or DECK.nuisances[flat.nuisance].borrows:
        others = [(seat, other) for seat, other in enumerate(view.flats) if seat != view.turn]
        found += [Offer("borrow", item, DECK.items[item].borrow, seat) for seat, one in others for item in one.items]
    return found + turnable(flat)


def affordable(view: WgView) -> list[Offer]:
    """Return what the roller's dice can still pay for."""
    cards = view.affordable.get(str(view.turn), ())
    return [offer for offer in in_sight(view) if offer.card in cards]


def find(view: WgView, kind: str, card: str) -> Offer | None:
    """Return what can be had of that kind and name with the dice, None if it cannot."""
    return next((offer for offer in affordable(view) if (offer.kind, offer.card) == (kind, card)), None)


def paid_for_by(view: WgView, dice: tuple[Pips, ...]) -> list[str]:
    """Return the cards in sight that each could be paid for with these dice."""
    counts = count(dice)
    return [offer.card for offer in in_sight(view) if payable(offer.cost, counts)]


def ways(view: WgView, offer: Offer) -> list[Way]:
    """Return the ways to pay with unspent dice that leave other cards payable, none that is worse than another.

    Of several that leave the same, the one of fewest dice. A single way needs no choosing.
    """
    free = count(die.pips for die in view.dice if not die.spent)
    costs = {other.card: other.cost for other in in_sight(view)} | _upset(view, offer)
    costs.pop(offer.card, None)
    best: dict[frozenset[str], Counts] = {}
    for payment in sorted(payments_from(offer.cost, free), key=lambda payment: (sum(payment), payment)):
        left = minus(free, payment)
        best.setdefault(frozenset(card for card, cost in costs.items() if payable(cost, left)), payment)
    kept = [still for still in best if not any(still < other for other in best)]
    return [_way(view, best[still], tuple(card for card in costs if card in still)) for still in kept]


def _upset(view: WgView, offer: Offer) -> dict[str, Cost]:
    """Return the cards of the roller's flat that this one would turn down: they could be turned up at once."""
    flat, card = view.flats[view.turn], offer.card
    if card in TODOS:
        asleep = () if TODOS[card].wakes else ("me", *(lodger.name for lodger in flat.flatmates))
        upset = (*TODOS[card].bad, *TODOS[card].everywhere, *asleep)
    else:
        upset = DECK.items[card].bad if card in DECK.items else ()
    return {name: turning_cost(flat, name) for name in upset if name != locked(flat)}


def _way(view: WgView, payment: Counts, still: tuple[str, ...]) -> Way:
    needed = list(payment)
    dice: list[int] = []
    left: list[Pips] = []
    for place, die in enumerate(view.dice):
        if die.spent:
            continue
        if die.pips != "k" and needed[die.pips - 1]:
            needed[die.pips - 1] -= 1
            dice.append(place)
        else:
            left.append(die.pips)
    return Way(tuple(dice), tuple(left), still)
