"""Chance: the same numbers everywhere and for ever, and none of them favored."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.rng import Rng


def test_known_values_stay() -> None:
    # Whoever changes these changes every game that was ever recorded.
    rng = Rng(7)
    drawn = []
    for n in (6, 6, 6, 100, 2**40, 1):
        number, rng = rng.below(n)
        drawn.append(number)
    assert (drawn, rng) == ([5, 3, 3, 41, 641783159952, 0], Rng(7, 6))
    assert Rng(7).shuffled("abcdefgh")[0] == tuple("fceahgdb")
    assert Rng(-3).below(1000)[0] == 668
    assert Rng(2**80).below(1000)[0] == 866


@given(seed=st.integers(), draws=st.integers(0, 10**6), n=st.integers(1, 2**64))
def test_a_draw_is_in_range_and_moves_the_stream_on(seed: int, draws: int, n: int) -> None:
    rng = Rng(seed, draws)
    number, after = rng.below(n)
    assert 0 <= number < n
    assert after.seed == seed
    assert after.draws > draws
    assert rng == Rng(seed, draws)
    assert rng.below(n) == (number, after)


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_draw_from(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 24])
def test_draws_are_uniform(n: int) -> None:
    rng = Rng(n)
    counts: Counter[int] = Counter()
    for _ in range(400 * n):
        number, rng = rng.below(n)
        counts[number] += 1
    chi_squared = sum((counts[number] - 400) ** 2 / 400 for number in range(n))
    assert chi_squared < 2 * n + 12  # far beyond the 99.9th percentile for these n; the draws are fixed


def test_the_uneven_rest_of_the_64_bits_is_drawn_again() -> None:
    # A range just over half of all numbers: taken modulo, its lower half would come up twice as often.
    n = 2**63 + 1
    rng = Rng(5)
    for _ in range(64):
        _, rng = rng.below(n)
    assert rng.draws > 100


def test_neighboring_seeds_and_draws_have_nothing_in_common() -> None:
    numbers = {Rng(seed, draws).below(2**64)[0] for seed in range(50) for draws in range(50)}
    assert len(numbers) == 2500


def test_choice() -> None:
    items = ("a", "b", "c")
    assert {Rng(seed).choice(items)[0] for seed in range(40)} == set(items)
    item, after = Rng(4).choice(items)
    number, same = Rng(4).below(3)
    assert (item, after) == (items[number], same)


@given(seed=st.integers(), items=st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    order, _ = Rng(seed).shuffled(items)
    assert sorted(order) == sorted(items)


def test_every_order_is_as_likely() -> None:
    counts = Counter(Rng(seed).shuffled("abcd")[0] for seed in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60
