"""Costs against a slow reading of the rulebook that knows nothing of the parser: over all dice there are."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations_with_replacement, product

import pytest

from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.costs import BadCost, Pips, count, parse, payable, payments_from, pays_exactly

Dice = tuple[Pips, ...]
Enough = Callable[[Dice], bool]
FACES: Dice = (1, 2, 3, 4, 5, "k")
MULTISETS = [dice for size in range(8) for dice in combinations_with_replacement(FACES, size)]


def numbers(dice: Iterable[Pips]) -> list[int]:
    return [pips for pips in dice if pips != "k"]


def these(text: str, dice: Dice) -> bool:
    have = Counter(map(str, numbers(dice)))
    return all(have[pips] >= many for pips, many in Counter(text).items())


def alike(many: int, text: str, dice: Dice) -> bool:
    return any(these(text + str(pips) * many, dice) for pips in range(1, 6))


def two_pairs(dice: Dice) -> bool:
    return sum(numbers(dice).count(pips) >= 2 for pips in range(1, 6)) >= 2


def run(length: int, dice: Dice) -> bool:
    return any(set(range(low, low + length)) <= set(numbers(dice)) for low in range(1, 7 - length))


def at_least(pips: int, dice: Dice) -> bool:
    return sum(numbers(dice)) >= pips


ENOUGH: dict[str, Enough] = {
    **{text: partial(these, text) for text in ("11", "22", "33", "44", "55", "111", "222", "333", "444", "555", "123")},
    "11 2 3 4": partial(these, "11234"),
    "33 4 55": partial(these, "33455"),
    "11 55": partial(these, "1155"),
    "XX": partial(alike, 2, ""),
    "XXX": partial(alike, 3, ""),
    "XXXX": partial(alike, 4, ""),
    "XXXXX": partial(alike, 5, ""),
    "XX 22": partial(alike, 2, "22"),
    "XX 222": partial(alike, 2, "222"),
    "XXX 22": partial(alike, 3, "22"),
    "XXX 33": partial(alike, 3, "33"),
    "XXX 44": partial(alike, 3, "44"),
    "XX YY": two_pairs,
    "run3": partial(run, 3),
    "run4": partial(run, 4),
    ">=16": partial(at_least, 16),
    ">=18": partial(at_least, 18),
    ">=20": partial(at_least, 20),
}


def without_one(dice: Dice) -> Iterator[Dice]:
    return (dice[:at] + dice[at + 1 :] for at in range(len(dice)))


def all_costs() -> set[str]:
    costs = [cost for cards in DECK.sets.values() for cost in cards.values()]
    costs += [card.cost for card in (DECK.flatmates | DECK.funny | DECK.funnier | DECK.items).values()]
    return {cost.text for cost in [*costs, *(item.borrow for item in DECK.items.values())]}


def test_every_cost_of_the_deck_is_tried_here() -> None:
    assert all_costs() == set(ENOUGH) - {"XX"}


@pytest.mark.parametrize("text", ENOUGH)
def test_what_pays_and_what_pays_exactly(text: str) -> None:
    cost, enough = parse(text), ENOUGH[text]
    for dice in MULTISETS:
        pays = enough(dice)
        assert payable(cost, count(dice)) is pays, dice
        exactly = pays and not any(map(enough, without_one(dice)))
        assert pays_exactly(cost, dice) is exactly, dice
        assert pays_exactly(cost, dice[::-1]) is exactly, dice


@pytest.mark.parametrize("text", ENOUGH)
def test_the_smallest_payments_out_of_every_roll(text: str) -> None:
    cost, enough = parse(text), ENOUGH[text]
    smallest = {count(dice) for dice in MULTISETS if enough(dice) and not any(map(enough, without_one(dice)))}
    for counts in {count(dice) for dice in MULTISETS}:
        parts = set(product(*(range(many + 1) for many in counts)))
        found = payments_from(cost, counts)
        assert set(found) == parts & smallest, counts
        assert len(set(found)) == len(found)


def test_sixteen_with_four_dice() -> None:
    cost = parse(">=16")
    assert pays_exactly(cost, (4, 4, 4, 4))
    assert pays_exactly(cost, (5, 5, 5, 1))
    assert not pays_exactly(cost, (4, 4, 4, 3))
    assert not pays_exactly(cost, (5, 5, 5, 1, 1))
    assert not pays_exactly(cost, (5, 5, 5, 1, "k"))


def test_kangaroos_are_never_alike() -> None:
    assert not payable(parse("XXX"), count(("k", "k", "k")))
    assert not payable(parse("XXXX"), count(("k", "k", "k", "k")))
    assert not payable(parse("XX"), count((3, "k")))


def test_the_two_alike_may_be_of_the_named_number() -> None:
    assert pays_exactly(parse("XX 222"), (2,) * 5)
    assert pays_exactly(parse("XX 222"), (2, 2, 2, 5, 5))
    assert not pays_exactly(parse("XX 222"), (2, 2, 2, 5))
    assert not payable(parse("XX YY"), count((3, 3, 3, 3)))


BAD = {
    "": "is neither",
    " ": "is neither",
    "6": "is neither",
    "2 6": "is neither",
    "X": "is neither",
    "XXXXXX": "is neither",
    "XX  22": "is neither",
    " 22": "is neither",
    "YY": "the first group of letters is X",
    "XX XX": "the first group of letters is X",
    "XX YY XX": "the first group of letters is X",
    "XY": "is neither",
    "xx": "is neither",
    "run2": "is neither",
    "run5": "is neither",
    "run": "is neither",
    ">=0": "is neither",
    ">= 16": "is neither",
    ">16": "is neither",
    ">=36": "7 dice never make 36",
    "11111222": "more than 7 dice",
    "XXXX 1234": "more than 7 dice",
    "k": "is neither",
    "٢٢": "is neither",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_cost_is_refused_with_line_and_reason(text: str) -> None:
    with pytest.raises(BadCost) as caught:
        parse(text, 12)
    assert BAD[text] in caught.value.reason
    assert (caught.value.text, caught.value.line) == (text, 12)
    assert str(caught.value).startswith("line 12: bad cost ")


def test_without_a_file_there_is_no_line() -> None:
    with pytest.raises(BadCost, match=r"^bad cost 'run9': ") as caught:
        parse("run9")
    assert caught.value.line is None
