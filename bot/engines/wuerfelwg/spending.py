"""Which dice go on which card.

The roller may name the dice; those stay where they are. Otherwise the dice are chosen after which most of the
cards in sight can still be paid for, of those the fewest. Such a choice binds nobody: where a later card can only
be paid for if earlier choices had been others, they are made anew, so that no order of picking fails where some
way of sharing out the dice would do.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg.costs import Cost, Counts, Pips, count, minus, parse, payable, payments_from, pays_exactly
from bot.engines.wuerfelwg.moves import Places
from bot.engines.wuerfelwg.state import Purchase

Dice = tuple[Pips, ...]
Bill = tuple[Counts, ...]
"""What is paid for each of several cards."""


def affords(dice: Dice, purchases: Sequence[Purchase], costs: Sequence[Cost]) -> list[bool]:
    """Say for each of the costs whether the dice pay for one more card at that cost."""
    _, open_bill, pool = _sort_out(dice, purchases)
    return [_payable_together((cost, *open_bill), pool) for cost in costs]


def spend(
    dice: Dice, purchases: Sequence[Purchase], card: str, cost: Cost, in_sight: Sequence[Cost]
) -> tuple[Purchase, ...]:
    """Return the purchases with one more, its dice chosen.

    ``in_sight``: what the cards cost that will be there after it. Raises IllegalMove if no dice will do.
    """
    spent = {die for purchase in purchases for die in purchase.dice}
    free = count(pips for die, pips in enumerate(dice) if die not in spent)
    if direct := [(payment,) for payment in payments_from(cost, free)]:
        (payment,) = _best(direct, free, in_sight)
        return (*purchases, Purchase(card, cost.text, _places(dice, spent, payment), named=False))
    named, open_bill, pool = _sort_out(dice, purchases)
    anew = list(_bills((*open_bill, cost), pool))
    if not anew:
        raise IllegalMove("too_dear", card)
    cards = [*(purchase.card for purchase in purchases if not purchase.named), card]
    best = _best(anew, pool, in_sight)
    result, spent = list(named), {die for purchase in named for die in purchase.dice}
    for name, price, payment in zip(cards, (*open_bill, cost), best, strict=True):
        places = _places(dice, spent, payment)
        spent |= set(places)
        result.append(Purchase(name, price.text, places, named=False))
    return tuple(result)


def spend_named(
    dice: Dice, purchases: Sequence[Purchase], card: str, cost: Cost, places: Places
) -> tuple[Purchase, ...]:
    """Return the purchases with one more, paid with exactly these dice. Raises IllegalMove."""
    check_places(places, len(dice))
    if any(die in purchase.dice for purchase in purchases for die in places):
        raise IllegalMove("dice_spent")
    if not pays_exactly(cost, (dice[die] for die in places)):
        raise IllegalMove("wrong_dice", f"{card} costs {cost.text}, with no die too many")
    return (*purchases, Purchase(card, cost.text, places, named=True))


def check_places(places: Places, dice: int) -> None:
    """Raise IllegalMove unless these are places in a roll of so many dice, ascending, without repeats."""
    if list(places) != sorted(set(places)) or any(die not in range(dice) for die in places):
        raise IllegalMove("malformed", "dice are named by their places, ascending, without repeats")


def _sort_out(dice: Dice, purchases: Sequence[Purchase]) -> tuple[list[Purchase], tuple[Cost, ...], Counts]:
    """Return the purchases that stay, the costs of those that do not, and the dice on none that stays."""
    named = [purchase for purchase in purchases if purchase.named]
    fixed = {die for purchase in named for die in purchase.dice}
    open_bill = tuple(parse(purchase.cost) for purchase in purchases if not purchase.named)
    return named, open_bill, count(pips for die, pips in enumerate(dice) if die not in fixed)


def _bills(costs: tuple[Cost, ...], pool: Counts) -> Iterator[Bill]:
    """Yield every way to pay all the costs out of the pool."""
    if not costs:
        yield ()
        return
    for payment in payments_from(costs[0], pool):
        for rest in _bills(costs[1:], minus(pool, payment)):
            yield (payment, *rest)


@lru_cache(maxsize=1 << 14)
def _payable_together(costs: tuple[Cost, ...], pool: Counts) -> bool:
    return next(_bills(costs, pool), None) is not None


def _best(bills: Sequence[Bill], pool: Counts, in_sight: Sequence[Cost]) -> Bill:
    """Return the bill that leaves most cards payable, of those the one of fewest dice, then fewest pips."""

    def merit(bill: Bill) -> tuple[int, int, int, Bill]:
        left = pool
        for payment in bill:
            left = minus(left, payment)
        payables = sum(payable(cost, left) for cost in in_sight)
        pips_left = sum(number * many for number, many in enumerate(left, start=1))
        return -payables, -sum(left), -pips_left, bill

    return min(bills, key=merit)


def _places(dice: Dice, spent: set[int], payment: Counts) -> Places:
    """Return the first unspent dice that show these numbers."""
    found: list[int] = []
    needed = list(payment)
    for die, pips in enumerate(dice):
        if pips != "k" and die not in spent and needed[pips - 1]:
            needed[pips - 1] -= 1
            found.append(die)
    return tuple(found)
