"""Which pig a roll asks for and which item is right (rulebook, "How to Play")."""

import pytest

from bot.engines.putzdiewutz.pieces import (
    BLOTCHES,
    COLORS,
    DIE_COLORS,
    SPECIALS,
    Color,
    Item,
    Pig,
    PlacedPig,
    Roll,
    Side,
    Wanted,
)
from bot.engines.putzdiewutz.wanted import wanted, wanted_blotches, wanted_pig
from tests.engines.putz_positions import race, table

BLOTCHES_BY_SPECIAL = [
    # special die: blotch die 1, 2, 3, 4, 5, 6
    (-1, [6, 1, 2, 3, 4, 5]),
    (0, [1, 2, 3, 4, 5, 6]),
    (1, [2, 3, 4, 5, 6, 1]),
    (None, [1, 2, 3, 4, 5, 6]),
]


@pytest.mark.parametrize(("special", "expected"), BLOTCHES_BY_SPECIAL)
def test_the_special_die_changes_the_blotches(special: int | None, expected: list[int]) -> None:
    assert [wanted_blotches(Roll("blue", blotches, special)) for blotches in BLOTCHES] == expected


GREEN3, GREEN1, BLUE3, BLUE6 = Pig("green", 3), Pig("green", 1), Pig("blue", 3), Pig("blue", 6)
YELLOW4, RED4, RED3 = Pig("yellow", 4), Pig("red", 4), Pig("red", 3)

Lying = list[tuple[Pig, Side]]
CASES: list[tuple[str, Lying, Roll, Wanted]] = [
    ("the color and the number", [(GREEN3, "west")], Roll("green", 3, 0), Wanted(GREEN3, "west")),
    ("without the special die", [(GREEN3, "south")], Roll("green", 3, None), Wanted(GREEN3, "south")),
    ("one less", [(GREEN3, "east")], Roll("green", 4, -1), Wanted(GREEN3, "east")),
    ("one more", [(GREEN3, "north")], Roll("green", 2, 1), Wanted(GREEN3, "north")),
    ("1 - 1 is 6", [(BLUE6, "north")], Roll("blue", 1, -1), Wanted(BLUE6, "north")),
    ("6 + 1 is 1", [(GREEN1, "west")], Roll("green", 6, 1), Wanted(GREEN1, "west")),
    ("the color before the red", [(RED3, "east"), (GREEN3, "west")], Roll("green", 3, 0), Wanted(GREEN3, "west")),
    ("the red in its stead", [(RED3, "east"), (BLUE3, "west")], Roll("green", 3, 0), Wanted(RED3, "east")),
    ("the red after the special die", [(RED4, "west")], Roll("yellow", 3, 1), Wanted(RED4, "west")),
    ("not the red of the blotch die", [(RED3, "west")], Roll("yellow", 3, 1), Wanted(None, "jar")),
    ("not another color", [(BLUE3, "west")], Roll("green", 3, 0), Wanted(None, "jar")),
    ("not another number", [(GREEN1, "west"), (RED4, "west")], Roll("green", 3, 0), Wanted(None, "jar")),
    ("an empty square", [], Roll("green", 3, 0), Wanted(None, "jar")),
]


@pytest.mark.parametrize(("lying", "roll", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_is_wanted(lying: Lying, roll: Roll, expected: Wanted) -> None:
    square = (None, *(PlacedPig(pig.color, pig.blotches, facing) for pig, facing in lying))
    assert wanted(square, roll) == expected
    found = wanted_pig(square, roll)
    assert (found and found.pig) == expected.pig


def test_examples_of_the_first_paragraph() -> None:
    """Roll blue, 1, -1: blue with 6. Roll green, 6, +1: green with 1."""
    square = race(roll=Roll("blue", 1, -1), lying={0: (BLUE6, "south"), 1: (GREEN1, "east")}).pigs
    assert wanted(square, Roll("blue", 1, -1)) == Wanted(BLUE6, "south")
    assert wanted(square, Roll("green", 6, 1)) == Wanted(GREEN1, "east")


@pytest.mark.parametrize("variant", ["classic", "young", "very_young"])
def test_every_roll_against_a_plain_reading_of_the_rules(variant: str) -> None:
    state = table(options={"variant": variant})
    lying: dict[tuple[Color, int], Item] = {(pig.color, pig.blotches): pig.facing for pig in state.pigs if pig}
    for color in DIE_COLORS:
        for blotches in BLOTCHES:
            for special in SPECIALS:
                number = {0: 6, 7: 1}.get(blotches + special, blotches + special)
                expected = lying.get((color, number)) or lying.get(("red", number)) or "jar"
                assert wanted(state.pigs, Roll(color, blotches, special)).item == expected


def test_no_roll_asks_for_red_first() -> None:
    assert set(COLORS) - set(DIE_COLORS) == {"red"}
