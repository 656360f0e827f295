"""The house player of Putz die Wutz: knows the rules, sees what a person sees, takes a person's time."""

from collections import Counter
from random import Random
from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import Result
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.moves import Grab, RollDice, TurnPig
from bot.engines.putzdiewutz.pieces import Pig, Roll
from bot.engines.putzdiewutz.state import PutzState
from bot.engines.rng import Rng
from bot.house import HOUSE
from bot.house.player import Choice
from bot.house.putzdiewutz.player import FASTEST, PutzHouse
from tests.engines.putz_positions import grab, play, race, table

HOUSE_PLAYER = HOUSE["putzdiewutz"]
GREEN3, GREEN4, RED3 = Pig("green", 3), Pig("green", 4), Pig("red", 3)
FOUND = race(3, roll=Roll("green", 3, 0), lying={4: (GREEN3, "west")})
RED = race(3, roll=Roll("green", 3, 0), lying={4: (RED3, "west")}, missing=[GREEN3])
NONE = race(3, roll=Roll("green", 3, 0), missing=[GREEN3, RED3])


def choose(state: PutzState, seat: int, seed: int) -> Choice:
    view = PUTZDIEWUTZ.view(state, seat)
    choice = HOUSE_PLAYER.choose(view, seat, PUTZDIEWUTZ.legal_moves(state, seat), (), Random(seed))
    assert choice is not None
    return choice


def times(state: PutzState, seat: int = 0) -> list[float]:
    return sorted(choose(state, seat, seed).seconds for seed in range(400))


def test_it_is_of_the_house() -> None:
    assert isinstance(HOUSE_PLAYER, PutzHouse)
    assert HOUSE_PLAYER.remembers is False


@pytest.mark.parametrize(("state", "item"), [(FOUND, "west"), (RED, "west"), (NONE, "jar")])
def test_it_mostly_grabs_the_right_item(state: PutzState, item: str) -> None:
    grabs = Counter(choose(state, 0, seed).move for seed in range(400))
    assert 0.9 < grabs[Grab(item)] / 400 < 0.98  # type: ignore[arg-type]
    assert all(isinstance(move, Grab) for move in grabs)


def test_its_slip_is_to_forget_the_special_die() -> None:
    lying: dict[int, Any] = {4: (GREEN3, "west"), 5: (GREEN4, "north")}
    state = race(3, roll=Roll("green", 4, -1), lying=lying)
    assert {choose(state, 0, seed).move for seed in range(400)} == {Grab("west"), Grab("north")}


def test_without_a_special_die_any_other_item_may_slip_in() -> None:
    assert len({choose(FOUND, 0, seed).move for seed in range(400)}) == 5


def test_it_takes_a_persons_time() -> None:
    found, red, none = times(FOUND), times(RED), times(NONE)
    assert median(found) < median(red) < median(none)
    for seconds in (found, red, none):
        assert seconds[0] >= FASTEST
        assert 2 < median(seconds) < 5
        assert seconds[-1] < 15
        assert len(set(seconds)) > 300
    assert 3 < median(times(table())) < 12


def test_between_rounds_it_rolls() -> None:
    assert choose(table(3, sitting_out=(1,)), 1, 0).move == RollDice()


def test_it_turns_the_pig_that_most_rolls_ask_for() -> None:
    # Red-5 stands in for three pigs, every other red pig for two at most.
    away = [GREEN3, RED3, Pig("green", 5), Pig("yellow", 5), Pig("blue", 5)]
    state = race(3, roll=Roll("green", 3, 0), lying={4: (Pig("red", 5), "south")}, missing=away)
    state = play(state, (1, grab("jar")))
    assert {choose(state, 1, seed).move for seed in range(20)} == {TurnPig(4)}


def test_between_equal_pigs_it_takes_one_from_whoever_leads() -> None:
    # No red pig lies here: each of the twelve is asked for by its own rolls alone.
    lying: dict[int, Any] = {
        at: (Pig(color, blotches), side)  # type: ignore[arg-type]
        for at, (color, blotches, side) in enumerate(
            (color, blotches, ("south", "north")[blotches % 2])
            for color in ("yellow", "blue")
            for blotches in range(1, 7)
        )
    }
    cleaned = ((Pig("green", 1),), (), (Pig("green", 2), Pig("green", 4)))
    state = race(3, roll=Roll("green", 3, 0), lying=lying, cleaned=cleaned)
    state = play(state, (1, grab("jar")))
    turns = {choose(state, 1, seed).move for seed in range(100)}
    assert turns == {TurnPig(at) for at, (_, side) in lying.items() if side == "north"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["classic", "young", "very_young"])
def test_house_players_finish_a_game_by_themselves(seats: int, variant: str) -> None:
    """Each is asked anew after every move and whoever is quickest moves, as at a table."""
    state = PUTZDIEWUTZ.new(seats, {"variant": variant}, 5)
    chance = Random(5)
    moves, wins = 0, None
    while wins is None:
        choices = []
        for seat in range(seats):
            legal = PUTZDIEWUTZ.legal_moves(state, seat)
            if legal:
                choice = HOUSE_PLAYER.choose(PUTZDIEWUTZ.view(state, seat), seat, legal, (), chance)
                assert choice is not None
                assert choice.move in legal
                choices.append((choice.seconds, seat, choice.move))
        _, seat, move = min(choices, key=lambda choice: choice[:2])
        state = PUTZDIEWUTZ.apply(state, seat, move).state
        wins = PUTZDIEWUTZ.result(state)
        moves += 1
    assert isinstance(wins, Result)
    assert wins.reason == "empty_spot"
    assert moves < 400


def test_it_knows_no_more_than_its_view() -> None:
    for state in (FOUND, NONE, table()):
        other = replace(state, pile=state.pile[::-1], rng=Rng(44))
        assert [choose(state, 0, seed) for seed in range(30)] == [choose(other, 0, seed) for seed in range(30)]
