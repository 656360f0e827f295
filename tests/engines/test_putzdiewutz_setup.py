"""How a game of Putz die Wutz starts (rulebook, "Set-up"), its options and its dice."""

from collections import Counter
from typing import Any

import pytest

from bot.engines import GAMES, InvalidOption
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.pieces import Pig, all_pigs, start_facing
from tests.engines.putz_positions import ROLL, TIMEOUT, play, seen, table

VARIANTS = {"classic": (24, 12), "young": (24, 12), "very_young": (18, 8)}


def test_the_game_is_of_the_house() -> None:
    assert GAMES["putzdiewutz"] is PUTZDIEWUTZ
    assert PUTZDIEWUTZ.seats == range(2, 5)


def test_every_pig_exists_once() -> None:
    pigs = {(pig.color, pig.blotches) for pig in all_pigs("classic")}
    assert pigs == {(color, n) for color in ("green", "yellow", "blue", "red") for n in range(1, 7)}
    assert len(all_pigs("classic")) == len(all_pigs("young")) == 24
    assert set(all_pigs("very_young")) == {pig for pig in all_pigs("classic") if pig.color != "red"}


@pytest.mark.parametrize(
    ("size", "facings"),
    [
        (12, "east east east south south south west west west north north north"),
        (8, "east east south south west west north north"),
    ],
)
def test_each_pig_looks_at_the_next_one_clockwise(size: int, facings: str) -> None:
    assert [start_facing(at, size) for at in range(size)] == facings.split()


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game(variant: str, seats: int) -> None:
    pigs, size = VARIANTS[variant]
    state = PUTZDIEWUTZ.new(seats, {"variant": variant}, seed=9)
    square = [pig for pig in state.pigs if pig]
    assert len(square) == len(state.pigs) == size
    assert [pig.facing for pig in square] == [start_facing(at, size) for at in range(size)]
    assert Counter([*(pig.pig for pig in square), *state.pile]) == Counter(all_pigs(state.variant))
    view = seen(state)
    assert view["draw_pile"] == pigs - size
    assert (
        view["sides"]
        == {2: ["south", "north"], 3: ["south", "west", "north"], 4: ["south", "west", "north", "east"]}[seats]
    )
    assert view["cleaned"] == [[]] * seats
    assert (view["phase"], view["round"], view["to_move"]) == ("roll", 0, list(range(seats)))
    assert (view["roll"], view["scrubber"], view["wanted"], view["result"]) == (None, None, None, None)
    assert (view["sitting_out"], view["erred"]) == ([], [])


def test_the_pigs_are_shuffled_by_the_seed() -> None:
    orders = {PUTZDIEWUTZ.new(2, {}, seed).pigs for seed in range(50)}
    assert len(orders) == 50
    assert PUTZDIEWUTZ.new(2, {}, 3) == PUTZDIEWUTZ.new(2, {}, 3)
    assert {state.pigs[0].pig for seed in range(300) if (state := PUTZDIEWUTZ.new(2, {}, seed)).pigs[0]} == set(
        all_pigs("classic")
    )


def test_what_options_are_left_out() -> None:
    assert PUTZDIEWUTZ.new(2, {}, 3) == PUTZDIEWUTZ.new(2, {"variant": "classic", "early_end": False}, 3)


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"variant": "old"}, "variant"),
        ({"variant": None}, "variant"),
        ({"early_end": 1}, "early_end"),
        ({"early_end": "yes"}, "early_end"),
        ({"special_die": False}, "special_die"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        PUTZDIEWUTZ.new(2, options, 1)
    assert caught.value.name == name


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 3.0])
def test_bad_seat_counts(seats: Any) -> None:
    with pytest.raises(InvalidOption) as caught:
        PUTZDIEWUTZ.new(seats, {}, 1)
    assert caught.value.name == "seats"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_dice(variant: str) -> None:
    state = table(2, options={"variant": variant})
    rolls: Counter[tuple[str, int, int | None]] = Counter()
    for _ in range(1800):
        state = play(state, (0, ROLL))
        assert state.roll is not None
        rolls[state.roll.color, state.roll.blotches, state.roll.special] += 1
        state = play(state, (None, TIMEOUT))
    specials = (-1, 0, 1) if variant == "classic" else (None,)
    faces = {(color, n, special) for color in ("green", "yellow", "blue") for n in range(1, 7) for special in specials}
    assert set(rolls) == faces
    expected = 1800 / len(faces)
    # 53 or 17 degrees of freedom: far beyond the 99.9th percentile; the draws are fixed
    assert sum((count - expected) ** 2 / expected for count in rolls.values()) < 2 * len(faces)


def test_the_table_helper_keeps_all_pigs() -> None:
    state = table(lying={5: (Pig("red", 6), "north")}, missing=[Pig("green", 1)])
    assert Counter([*(pig.pig for pig in state.pigs if pig), *state.pile]) == Counter(all_pigs("classic"))
    assert state.pile[0] == Pig("green", 1)
