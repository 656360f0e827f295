from collections import Counter

import pytest

from bot.engines.ratzeputz.disc import beneath, lairs, start_positions, turned
from bot.engines.ratzeputz.pieces import DIE, DISCS, ROOTS, SECTORS, SIDES, SPOTS, STONES, Roots, beside, reachable


def test_nineteen_roots() -> None:
    assert Counter(ROOTS) == {"orange": 10, "yellow": 6, "red": 3}


def test_die_faces() -> None:
    assert Counter(DIE) == {1: 2, 2: 2, 3: 1, "carrot": 1}


def test_a_stone_lies_between_the_spot_before_and_its_own() -> None:
    assert [beside(stone) for stone in STONES] == [(5, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]


@pytest.mark.parametrize(
    ("stone", "roll", "stones"),
    [
        (0, 1, (1, 5)),
        (0, 2, (2, 4)),
        (0, 3, (3,)),
        (4, 2, (0, 2)),
        (5, 1, (0, 4)),
        (2, 3, (5,)),
        (2, "carrot", (0, 1, 2, 3, 4, 5)),
    ],
)
def test_pips_in_full_either_way_round_and_the_carrot_anywhere(stone: int, roll: object, stones: object) -> None:
    assert reachable(stone, roll) == stones  # type: ignore[arg-type]


def test_sides_of_the_disc() -> None:
    easy, tricky = DISCS["easy"], DISCS["tricky"]
    assert len(easy) == len(tricky) == SECTORS == 8
    assert Counter(easy) == {"hole": 6, "ratzeputz": 1, "blinki": 1}
    assert (easy.index("blinki") - easy.index("ratzeputz")) % SECTORS == 4
    assert [at for at, what in enumerate(tricky) if what == "ratzeputz"] == [0, 4]
    assert Counter(tricky) == {"hole": 6, "ratzeputz": 2}


@pytest.mark.parametrize("side", SIDES)
def test_start_positions_show_five_holes_and_one_ratzeputz(side: str) -> None:
    for disc in range(SECTORS):
        shown = Counter(beneath(side, disc, spot) for spot in SPOTS)  # type: ignore[arg-type]
        expected = shown == {"hole": 5, "ratzeputz": 1}
        assert (disc in start_positions(side)) is expected  # type: ignore[arg-type]


@pytest.mark.parametrize("side", SIDES)
def test_the_disc_turns_clockwise_and_goes_out_of_sight_for_two_turns(side: str) -> None:
    for disc in range(SECTORS):
        for place in range(SECTORS):
            under = beneath(side, disc, place)  # type: ignore[arg-type]
            assert beneath(side, turned(disc), (place + 1) % SECTORS) == under  # type: ignore[arg-type]


def test_ratzeputz_comes_back_at_spot_0_after_two_turns_out_of_sight() -> None:
    seen = [lairs("easy", disc) for disc in range(SECTORS)]
    assert seen == [(0,), (1,), (2,), (3,), (4,), (5,), (), ()]
    assert lairs("easy", turned(7)) == (0,)
    assert lairs("tricky", 1) == lairs("tricky", 5) == (1, 5)


def test_points() -> None:
    roots = Roots.of(("orange", "red", "yellow", "orange"))
    assert roots == Roots(orange=2, yellow=1, red=1)
    assert (roots.points("roots"), roots.points("values")) == (4, 7)
