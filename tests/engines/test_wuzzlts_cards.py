"""Which halves fit together, how a hand is laid out, and what that scores (rulebook: additional rules, advanced)."""

from itertools import permutations
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.wuzzlts.arrangement import arrangements, best, count_wuzzlts, most_wuzzlts
from bot.engines.wuzzlts.cards import FAMILIES, STINKER, WINKER, Both, Card, Hand, Swap, half_cards, in_order, is_wuzzlt
from bot.engines.wuzzlts.scoring import hand_points, pair_points
from tests.engines.wuzzlts_positions import Halves, hand, named

HANDS = st.builds(
    lambda tops, bottoms: Both(in_order(tops), in_order(bottoms)),
    st.lists(st.sampled_from(half_cards("top")), min_size=4, max_size=4, unique=True),
    st.lists(st.sampled_from(half_cards("bottom")), min_size=4, max_size=4, unique=True),
)


def pair(top: str, bottom: str) -> tuple[Card, Card]:
    return named("top", top)[0], named("bottom", bottom)[0]


def test_thirty_of_each_half() -> None:
    for half in ("top", "bottom"):
        cards = set(half_cards(half))
        assert len(cards) == 30
        assert {card.half for card in cards} == {half}
        assert {card.family for card in cards} == set(FAMILIES)
        assert {card.points for card in cards} == set(range(1, 7))
    assert {card for card in half_cards("top") if card.wild} == {WINKER}
    assert {card for card in half_cards("bottom") if card.wild} == {STINKER}


def test_cards_as_json() -> None:
    assert msgspec.to_builtins(WINKER) == {"half": "top", "family": "wuzzfuzz", "monster": 3}
    assert msgspec.to_builtins(STINKER) == {"half": "bottom", "family": "wuzzmuds", "monster": 3}
    assert msgspec.to_builtins(Swap("top")) == {"half": "top", "swap": True}


@pytest.mark.parametrize(
    ("top", "bottom", "wuzzlt", "points"),
    [
        ("bots5", "bots5", True, 10),
        ("bots1", "bots1", True, 2),
        ("bots5", "fins5", False, 0),
        ("bots5", "bots2", False, 2),
        ("bots2", "bots5", False, 2),
        ("fuzz3", "bots5", True, 10),
        ("fuzz3", "bots1", True, 6),
        ("fuzz3", "fuzz3", True, 6),
        ("fuzz3", "fuzz6", True, 12),
        ("buzz6", "muds3", True, 12),
        ("buzz1", "muds3", True, 6),
        ("fuzz3", "muds3", True, 6),
        ("muds3", "muds2", False, 2),
        ("fuzz2", "fuzz3", False, 2),
    ],
)
def test_a_pair(top: str, bottom: str, wuzzlt: bool, points: int) -> None:
    assert is_wuzzlt(*pair(top, bottom)) is wuzzlt
    assert pair_points(*pair(top, bottom)) == points


@pytest.mark.parametrize(
    ("held", "shouted", "points"),
    [
        # the rulebook's two examples
        (("fuzz2 buzz1 bots5 fins5", "fuzz2 buzz1 bots5 fins2"), True, 4 + 2 + 10 + 5),
        (("fuzz2 buzz1 bots5 fins2", "fuzz2 buzz1 bots5 fins5"), True, 4 + 2 + 10 + 5),
        (("bots4 fuzz3 fins5 buzz1", "bots4 muds5 fins6 fuzz1"), False, 8 + 10 + 5),
        # the same WuzzNot in the hand of somebody else
        (("fuzz2 buzz1 bots5 fins5", "fuzz2 buzz1 bots5 fins2"), False, 4 + 2 + 10 + 2),
        # the shouter's fourth monster a NotNot, or a Wuzzlt
        (("fuzz2 buzz1 bots5 fins5", "fuzz2 buzz1 bots5 muds2"), True, 4 + 2 + 10),
        (("fuzz2 buzz1 bots5 fins5", "fuzz2 buzz1 bots5 fins5"), True, 4 + 2 + 10 + 10),
        # two Wuzzlts in hand (the third before the wall): a WuzzNot is not "the fourth"
        (("fuzz2 buzz1 fins5 bots6", "fuzz2 buzz1 fins2 muds1"), True, 4 + 2 + 2),
        # a shouter may lay another hand than the one with the most Wuzzlts
        (("fuzz3 fuzz1 buzz1 bots1", "fuzz1 fuzz6 buzz1 muds6"), True, 12 + 2 + 2),
    ],
)
def test_a_hand_scores(held: Halves, shouted: bool, points: int) -> None:
    laid = best(hand(held), lambda pairs: hand_points(pairs, shouted))
    assert hand_points(laid, shouted) == points


def test_the_second_example_as_it_was_laid() -> None:
    laid = [pair("bots4", "bots4"), pair("fuzz3", "buzz5"), pair("fins6", "fins5"), pair("muds1", "bots2")]
    assert [pair_points(*each) for each in laid] == [8, 10, 5, 0]
    assert hand_points(laid, shouted=False) == 23


@given(HANDS, st.booleans())
def test_no_arrangement_is_better(held: Hand, shouted: bool) -> None:
    every = [list(zip(held.top, order, strict=True)) for order in permutations(held.bottom)]
    fits = [sum(is_wuzzlt(*each) for each in pairs) for pairs in every]
    laid = most_wuzzlts(held)
    assert {top for top, _ in laid} == set(held.top)
    assert {bottom for _, bottom in laid} == set(held.bottom)
    assert count_wuzzlts(laid) == max(fits)
    assert sum(pair_points(*each) for each in laid) == max(
        sum(pair_points(*each) for each in pairs) for pairs, fit in zip(every, fits, strict=True) if fit == max(fits)
    )
    assert [is_wuzzlt(*each) for each in laid] == sorted((is_wuzzlt(*each) for each in laid), reverse=True)
    counted = best(held, lambda pairs: hand_points(pairs, shouted))
    assert hand_points(counted, shouted) == max(hand_points(pairs, shouted) for pairs in every)


@pytest.mark.parametrize(
    ("held", "wuzzlts"),
    [
        # the Winker steps aside for another bottom than the first that comes
        (("fuzz3 buzz1 bots1 fins1", "buzz1 bots1 muds2 muds4"), 3),
        (("fuzz3 buzz1 bots1 fins1", "buzz1 bots1 fins1 muds4"), 4),
        (("fuzz3 buzz1 bots1 fins1", "muds3 buzz2 bots2 fins2"), 2),
        (("fuzz2 buzz1 bots1 fins1", "fuzz3 buzz2 bots2 fins2"), 0),
    ],
)
def test_wild_cards_fill_in(held: Halves, wuzzlts: int) -> None:
    assert count_wuzzlts(most_wuzzlts(hand(held))) == wuzzlts


def test_the_order_of_a_hand_tells_nothing() -> None:
    cards = list(half_cards("top")[::5])
    ordered = in_order(cards)
    Random(1).shuffle(cards)
    assert in_order(cards) == ordered
    assert len(list(arrangements(Both(ordered[:4], half_cards("bottom")[:4])))) == 24
