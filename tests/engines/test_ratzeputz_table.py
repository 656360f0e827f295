"""Whose turn it is: clockwise, anyone, timeouts, leaves, and the step that old buttons carry."""

from collections.abc import Mapping
from random import Random

import pytest
from msgspec.structs import replace

from bot.engines.contract import IllegalMove
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.state import RatzeputzState
from tests.engines.playthrough import random_game
from tests.engines.ratzeputz_tables import do, kinds, legal, play, table

TIMEOUT = (None, {"type": "timeout"})
ROLL = {"type": "roll"}


def leave(seat: int) -> tuple[None, dict[str, object]]:
    return None, {"type": "leave", "seat": seat}


def reason(state: RatzeputzState, seat: int | None, move: Mapping[str, object]) -> str:
    with pytest.raises(IllegalMove) as refused:
        RATZEPUTZ.apply(state, seat, move)
    return refused.value.reason


def anyone(seats: int = 3, **fields: object) -> RatzeputzState:
    return table(seats, {"turns": "anyone"}, **{"mover": -1, **fields})


def test_a_timeout_while_planting_plants_at_a_random_legal_spot() -> None:
    spots = set()
    for seed in range(60):
        state = replace(RATZEPUTZ.new(3, {}, seed), disc=2, garden=(None, "red", None, None, None, None))
        step = do(state, None, "timeout")
        seen = step.state.seen
        assert seen is not None
        spots.add(seen.spot)
        assert (step.state.to_move == (0,)) is (seen.what == "ratzeputz")
        assert all(event.seat is None for event in step.events)
    assert spots == {0, 2, 3, 4, 5}


def test_quick_start_is_timeouts() -> None:
    state = RATZEPUTZ.new(4, {}, 3)
    for _ in range(100):
        if state.phase == "plant":
            state = do(state, None, "timeout").state
    assert (state.phase, len(state.bag), state.garden.count(None)) == ("roll", 16, 3)


@pytest.mark.parametrize(("phase", "roll"), [("roll", None), ("walk", 2), ("pull", 2)])
def test_a_timeout_passes_the_turn_with_nothing_pulled(phase: str, roll: object) -> None:
    state = table(phase=phase, roll=roll, tilli=4)
    step = do(state, None, "timeout")
    assert step.state == replace(state, phase="roll", roll=None, mover=1, turn=2)
    assert [RATZEPUTZ.to_json(event) for event in step.events] == [{"type": "passed", "seat": 0}]


def test_the_turn_goes_round() -> None:
    state, movers = table(3), []
    for _ in range(4):
        movers.append(state.to_move)
        state = play(state, TIMEOUT)
    assert movers == [(0,), (1,), (2,), (0,)]


def test_anyone_may_roll_but_nobody_twice_in_a_row() -> None:
    state = anyone()
    assert state.to_move == (0, 1, 2)
    state = do(state, 2, "roll").state
    assert (state.to_move, legal(state, 0), legal(state, 1)) == ((2,), [], [])
    state = do(state, 2, "walk", stone=legal(state, 2)[0]["stone"]).state
    state = do(state, 2, "pull", spot=legal(state, 2)[0]["spot"]).state
    assert (state.phase, state.to_move, state.turn) == ("roll", (0, 1), 2)
    assert reason(state, 2, ROLL) == "not_your_turn"
    assert do(state, 1, "roll").state.to_move == (1,)


def test_who_is_alone_may_roll_twice_in_a_row() -> None:
    assert anyone(1, mover=0).to_move == (0,)
    assert play(anyone(3, mover=1), leave(0), leave(2)).to_move == (1,)


def test_a_timeout_before_an_open_roll_lets_everybody_roll() -> None:
    state = anyone(mover=1)
    step = do(state, None, "timeout")
    assert step.state.to_move == (0, 1, 2)
    assert (step.state.turn, RATZEPUTZ.step(step.state)) == (state.turn, RATZEPUTZ.step(state))
    assert [RATZEPUTZ.to_json(event) for event in step.events] == [{"type": "passed", "seat": None}]


@pytest.mark.parametrize("phase", ["walk", "pull"])
def test_a_timeout_after_an_open_roll_ends_that_seats_turn(phase: str) -> None:
    state = play(anyone(phase=phase, roll=1, mover=1), TIMEOUT)
    assert (state.phase, state.roll, state.turn, state.to_move) == ("roll", None, 2, (0, 2))


def test_a_seat_that_left_is_skipped_from_then_on() -> None:
    state = play(table(4), leave(1), leave(2), TIMEOUT)
    assert state.to_move == (3,)
    assert play(state, TIMEOUT).to_move == (0,)
    assert RATZEPUTZ.view(state, None).seats == 4
    assert legal(state, None) == [
        {"type": "timeout"},
        {"type": "leave", "seat": 0},
        {"type": "leave", "seat": 3},
    ]


@pytest.mark.parametrize(("phase", "roll"), [("roll", None), ("walk", 1), ("pull", 1)])
def test_when_the_mover_leaves_the_next_seat_rolls(phase: str, roll: object) -> None:
    step = do(table(phase=phase, roll=roll), None, "leave", seat=0)
    assert (step.state.phase, step.state.roll, step.state.to_move) == ("roll", None, (1,))
    assert kinds(step.events) == ["left"]


@pytest.mark.parametrize("phase", ["walk", "pull"])
def test_when_the_mover_leaves_after_an_open_roll_the_others_may(phase: str) -> None:
    state = play(anyone(phase=phase, roll=1, mover=1), leave(1))
    assert (state.phase, state.roll, state.to_move) == ("roll", None, (0, 2))


def test_planting_goes_on_when_the_planter_leaves() -> None:
    state = play(replace(RATZEPUTZ.new(3, {}, 5), disc=2), leave(0))
    assert (state.phase, state.to_move) == ("plant", (1,))
    state = play(state, *((seat, {"type": "plant", "spot": spot}) for seat, spot in ((1, 0), (2, 1), (1, 3))))
    assert (state.phase, state.to_move) == ("roll", (1,))


def test_leaving_changes_nothing_else() -> None:
    state = table(phase="walk", roll=2, mover=1)
    assert do(state, None, "leave", seat=2).state == replace(state, gone=(2,))


def test_leaves_that_are_refused() -> None:
    state = play(table(), leave(1))
    assert reason(state, *leave(1)) == "gone"
    assert reason(state, *leave(3)) == "no_such_seat"
    assert reason(state, *leave(-1)) == "no_such_seat"
    assert reason(state, 0, {"type": "leave", "seat": 0}) == "not_yours"
    assert reason(state, 0, {"type": "timeout"}) == "not_yours"
    assert reason(state, None, ROLL) == "not_yours"
    assert reason(state, 1, ROLL) == "not_your_turn"


@pytest.mark.parametrize("turns", ["clockwise", "anyone"])
def test_the_step_changes_with_every_roll_turn_and_phase(turns: str) -> None:
    state = RATZEPUTZ.new(2, {"turns": turns, "wobbly": True}, 4)
    moments, steps = [(state.phase, state.turn, state.planted)], [RATZEPUTZ.step(state)]
    for _, step in random_game(RATZEPUTZ, state, Random(4), table=0.02):
        state = step.state
        moments.append((state.phase, state.turn, state.planted))
        steps.append(RATZEPUTZ.step(state))
    assert steps == sorted(steps)
    assert len(set(steps)) == len(set(moments)) == len(set(zip(steps, moments, strict=True)))


def test_the_step_stays_when_ratzeputz_is_met_or_somebody_leaves() -> None:
    state = replace(RATZEPUTZ.new(3, {}, 4), disc=2)
    assert RATZEPUTZ.step(do(state, 0, "plant", spot=2).state) == RATZEPUTZ.step(state)
    for phase, roll in [("roll", None), ("walk", 1), ("pull", 1)]:
        state = table(phase=phase, roll=roll)
        assert RATZEPUTZ.step(do(state, None, "leave", seat=2).state) == RATZEPUTZ.step(state)


def test_the_step_changes_when_the_mover_leaves_in_its_turn() -> None:
    state = table(phase="pull", roll=1)
    assert RATZEPUTZ.step(do(state, None, "leave", seat=0).state) > RATZEPUTZ.step(state)
