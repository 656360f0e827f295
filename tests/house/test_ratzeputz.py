"""The house player of Ratzeputz plays from views, remembers what it saw, and forgets some of it."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import Move
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.moves import Plant, Pull, RollDie, Walk
from bot.engines.ratzeputz.pieces import Color, Find
from bot.engines.ratzeputz.state import RatzeputzState
from bot.engines.ratzeputz.view import RatzeputzView, Seen
from bot.house import HOUSE
from bot.house.player import Choice
from bot.house.ratzeputz.memory import deeds, remember
from bot.house.ratzeputz.player import QUICK, SLOW, RatzeputzHouse

PLAIN = RATZEPUTZ.view(RATZEPUTZ.new(3, {}, 1), None)


def pulled(
    before: RatzeputzView, spot: int, what: Find, color: Color | None, plops: int = 0
) -> tuple[RatzeputzView, RatzeputzView]:
    """Return the views before and after a pull."""
    drew = color is not None and what != "root"
    harvest = (*before.harvest, color) if color is not None and what == "root" else before.harvest
    after = replace(
        before, phase="roll", bag=before.bag - drew, harvest=harvest, seen=Seen(spot, what, color), plops=plops
    )
    return replace(before, phase="pull"), after


def watch(*pulls: tuple[Any, ...]) -> list[RatzeputzView]:
    """Return the views of somebody who saw these pulls."""
    views = [PLAIN]
    for pull in pulls:
        views += pulled(views[-1], *pull)
    return views


def choose(house: RatzeputzHouse, views: list[RatzeputzView], moves: list[Move], seed: int = 1) -> Choice:
    *past, now = views
    choice = house.choose(now, 0, moves, past, Random(seed))
    assert choice is not None
    return choice


def at(phase: str, views: list[RatzeputzView]) -> list[RatzeputzView]:
    return [*views, replace(views[-1], phase=phase)]


PERFECT = RatzeputzHouse(keep=1.0)


def test_it_is_the_house_player_of_its_game() -> None:
    assert isinstance(HOUSE["ratzeputz"], RatzeputzHouse)
    assert HOUSE["ratzeputz"].remembers


def test_it_pulls_where_it_remembers_a_root() -> None:
    views = at("pull", watch((4, "hole", "red"), (1, "hole", "orange")))
    for seed in range(30):
        assert choose(PERFECT, views, [Pull(3), Pull(4)], seed).move == Pull(4)


def test_it_walks_to_where_it_remembers_a_root() -> None:
    views = at("walk", watch((4, "hole", "red")))
    for seed in range(30):
        assert choose(PERFECT, views, [Walk(1), Walk(5)], seed).move == Walk(5)


def test_it_prefers_the_more_valuable_root() -> None:
    views = at("pull", watch((3, "hole", "orange"), (4, "hole", "red")))
    for seed in range(30):
        assert choose(PERFECT, views, [Pull(3), Pull(4)], seed).move == Pull(4)


def test_it_saves_the_root_that_ratzeputz_reaches_next() -> None:
    # After its turn he sits under 2, and under 3 after the next one.
    views = at("pull", watch((3, "hole", "orange"), (4, "hole", "orange"), (1, "ratzeputz", "red", 1)))
    for seed in range(30):
        assert choose(PERFECT, views, [Pull(3), Pull(4)], seed).move == Pull(3)


def test_it_does_not_feed_ratzeputz_if_it_knows_better() -> None:
    views = at("pull", watch((1, "ratzeputz", "red", 1)))  # now under 2
    for seed in range(30):
        assert choose(PERFECT, views, [Pull(1), Pull(2)], seed).move == Pull(1)


def test_it_chooses_another_spot_to_plant_after_meeting_ratzeputz() -> None:
    views = [PLAIN, replace(PLAIN, seen=Seen(2, "ratzeputz", None))]
    for seed in range(30):
        assert choose(PERFECT, views, [Plant(spot) for spot in range(6)], seed).move != Plant(2)


def test_a_harvested_or_stolen_root_is_believed_gone() -> None:
    memory = remember(watch((4, "hole", "red"), (4, "root", "red")), 1.0, Random(1))
    assert (memory.roots, memory.bare) == ({}, {4})
    memory = remember(watch((2, "hole", "red"), (0, "ratzeputz", "red", 1), (5, "hole", "red", 1)), 1.0, Random(1))
    assert memory.roots == {5: "red"}
    assert memory.lair == 2


def test_a_plop_that_it_cannot_place_shakes_its_trust() -> None:
    memory = remember(watch((4, "hole", "red"), (3, "hole", "red", 1)), 1.0, Random(1))
    assert memory.trust == {4: 0.5, 3: 0.5}


def test_blinki_tells_where_ratzeputz_is() -> None:
    memory = remember(watch((1, "blinki", None)), 1.0, Random(1))
    assert (memory.lair, memory.mole, memory.lairs(), memory.lairs(3)) == (5, True, (5,), (0,))


def test_a_slipped_root_leaves_its_successor() -> None:
    before, _ = pulled(PLAIN, 4, "root", "red")
    after = replace(before, phase="roll", bag=before.bag - 1, seen=Seen(4, "root", "yellow"), plops=1)
    memory = remember([before, after], 1.0, Random(1))
    assert memory.roots == {4: "yellow"}


def test_before_the_first_roll_the_disc_does_not_turn() -> None:
    planted = replace(PLAIN, bag=18, seen=Seen(4, "hole", "red"))
    assert [deed.turned for deed in deeds([PLAIN, planted])] == [0]
    assert [deed.turned for deed in deeds([PLAIN, replace(planted, plops=1)])] == [1]


def test_what_stands_in_the_view_is_told_once() -> None:
    views = watch((4, "hole", "red"))
    assert len(deeds([*views, *[views[-1]] * 5])) == 1


def test_it_forgets_more_of_what_is_longer_ago() -> None:
    views = watch((4, "hole", "red"), *[(1, "blinki", None), (2, "blinki", None)] * 4, (0, "hole", "red"))
    kept = [remember(views, 0.9, Random(seed)).roots for seed in range(400)]
    assert all(0 in roots for roots in kept)
    assert 100 < sum(4 in roots for roots in kept) < 220  # 0.9**9 is 0.39


def test_times_are_a_persons() -> None:
    views = at("walk", watch((4, "hole", "red")))
    for seed in range(100):
        assert QUICK <= choose(PERFECT, views, [Walk(1), Walk(5)], seed).seconds <= SLOW
        assert QUICK <= choose(PERFECT, views, [RollDie()], seed).seconds <= SLOW
    assert (QUICK, SLOW) == (3, 8)


def test_where_anyone_may_roll_it_lets_people_go_first() -> None:
    crowd = [replace(PLAIN, phase="roll", to_move=(0, 1, 2))]
    alone = [replace(PLAIN, phase="roll", to_move=(0,))]
    for seed in range(100):
        assert choose(PERFECT, crowd, [RollDie()], seed).seconds >= choose(PERFECT, alone, [RollDie()], seed).seconds


def play(seats: int, options: dict[str, object], seed: int) -> RatzeputzState:
    """Let house players play a whole game, each from its own views."""
    house, chance = HOUSE["ratzeputz"], Random(seed)
    state = RATZEPUTZ.new(seats, options, seed)
    past: list[RatzeputzView] = []
    for _ in range(3_000):
        if RATZEPUTZ.result(state) is not None:
            return state
        seat = chance.choice(state.to_move)
        view, moves = RATZEPUTZ.view(state, seat), RATZEPUTZ.legal_moves(state, seat)
        choice = house.choose(view, seat, moves, past, chance)
        assert choice is not None
        assert choice.move in moves
        past.append(view)
        state = RATZEPUTZ.apply(state, seat, choice.move).state
    raise AssertionError("the house players do not come to an end")


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("wobbly", [False, True])
@pytest.mark.parametrize("turns", ["clockwise", "anyone"])
def test_house_players_play_whole_games(seats: int, wobbly: bool, turns: str) -> None:
    state = play(seats, {"wobbly": wobbly, "turns": turns, "scoring": "values"}, seats)
    assert state.reason == "bag_empty"


def test_house_players_mostly_win_on_the_easy_side() -> None:
    results = [RATZEPUTZ.result(play(4, {}, seed)) for seed in range(40)]
    assert sum(result is not None and result.outcome == "players" for result in results) >= 32


def test_the_same_chance_gives_the_same_choice() -> None:
    views = at("walk", watch((4, "hole", "red"), (2, "hole", "red")))
    moves: list[Move] = [Walk(stone) for stone in range(6)]
    house = RatzeputzHouse()
    assert choose(house, views, moves, 5) == choose(house, views, moves, 5)
