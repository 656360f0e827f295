import pytest

from bot.engines.contract import IllegalMove
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.pieces import DIE, Side
from bot.engines.ratzeputz.roots import turn_disc
from bot.engines.ratzeputz.state import RatzeputzState
from tests.engines.ratzeputz_tables import at_pull, do, hanging, kinds, legal, table


def seen(state: RatzeputzState) -> object:
    return RATZEPUTZ.to_json(RATZEPUTZ.view(state, None))["seen"]


def test_a_turn_is_roll_walk_pull_and_then_the_next_seat() -> None:
    state = table()
    assert legal(state, 0) == [{"type": "roll"}]
    assert legal(state, 1) == []
    step = do(state, 0, "roll")
    assert step.state.roll in DIE
    assert RATZEPUTZ.to_json(step.events[0]) == {"type": "rolled", "seat": 0, "roll": step.state.roll}
    stone = legal(step.state, 0)[-1]["stone"]
    step = do(step.state, 0, "walk", stone=stone)
    assert (step.state.phase, step.state.tilli) == ("pull", stone)
    assert [RATZEPUTZ.to_json(event) for event in step.events] == [{"type": "walked", "seat": 0, "stone": stone}]
    state = do(step.state, 0, "pull", spot=stone).state
    assert (state.phase, state.to_move, state.turn, state.roll) == ("roll", (1,), 2, None)


def test_the_die_shows_all_its_faces() -> None:
    state, rolled = table(1), []
    for _ in range(200):
        state = do(state, 0, "roll").state
        rolled.append(state.roll)
        state = do(state, None, "timeout").state
    assert set(rolled) == set(DIE)
    assert 40 < rolled.count(1) < 95  # a third of 200


@pytest.mark.parametrize(("roll", "stones"), [(1, [1, 5]), (2, [2, 4]), (3, [3]), ("carrot", [0, 1, 2, 3, 4, 5])])
def test_where_tilli_may_walk(roll: object, stones: list[int]) -> None:
    state = table(phase="walk", roll=roll)
    assert legal(state, 0) == [{"type": "walk", "stone": stone} for stone in stones]
    for stone in set(range(6)) - set(stones):
        with pytest.raises(IllegalMove) as refused:
            do(state, 0, "walk", stone=stone)
        assert refused.value.reason == "out_of_reach"


@pytest.mark.parametrize(("stone", "spots"), [(0, [0, 5]), (1, [0, 1]), (5, [4, 5])])
def test_only_the_two_carrots_beside_tilli_may_be_pulled(stone: int, spots: list[int]) -> None:
    state = at_pull(stone)
    assert legal(state, 0) == [{"type": "pull", "spot": spot} for spot in spots]
    with pytest.raises(IllegalMove) as refused:
        do(state, 0, "pull", spot=2)
    assert refused.value.reason == "not_beside_tilli"


@pytest.mark.parametrize(("spot", "beneath"), [(3, "hole"), (4, "blinki")])
def test_a_root_is_harvested_whatever_lies_beneath_and_the_disc_stays(spot: int, beneath: str) -> None:
    state = at_pull(4, disc=0, garden=hanging(s3="red", s4="red", s1="orange"), harvest=("yellow",))
    step = do(state, 0, "pull", spot=spot)
    assert step.state.harvest == ("yellow", "red")
    assert step.state.garden[spot] is None
    assert (step.state.disc, step.state.bag, step.state.burrow) == (0, state.bag, ())
    assert seen(step.state) == {"spot": spot, "what": "root", "color": "red"}
    assert [RATZEPUTZ.to_json(event) for event in step.events] == [
        {"type": "uncovered", "seat": 0, "spot": spot, "what": "root"},
        {"type": "harvested", "seat": 0, "spot": spot, "color": "red"},
    ]


def test_a_root_may_be_harvested_right_after_it_was_planted() -> None:
    state = do(at_pull(1, disc=2), 0, "pull", spot=0).state
    root = state.garden[0]
    state = do(at_pull(1, disc=state.disc, garden=state.garden, mover=1), 1, "pull", spot=0).state
    assert state.harvest == (root,)


def test_an_empty_spot_over_a_hole_is_planted_and_the_disc_turns() -> None:
    state = at_pull(1, disc=2)
    step = do(state, 0, "pull", spot=0)
    root = state.bag[-1]
    assert step.state.garden == hanging(s0=root)
    assert (step.state.bag, step.state.disc) == (state.bag[:-1], 3)
    assert seen(step.state) == {"spot": 0, "what": "hole", "color": root}
    assert kinds(step.events) == ["uncovered", "planted", "turned"]


def test_ratzeputz_is_fed_and_the_root_always_falls() -> None:
    state = at_pull(3, disc=2)
    step = do(state, 0, "pull", spot=2)
    root = state.bag[-1]
    assert (step.state.burrow, step.state.bag, step.state.disc) == ((root,), state.bag[:-1], 3)
    assert step.state.garden == (None,) * 6
    assert seen(step.state) == {"spot": 2, "what": "ratzeputz", "color": root}
    assert step.state.plops == 1
    assert kinds(step.events) == ["uncovered", "fed", "turned", "plop"]


def test_blinki_says_hello_and_nothing_else_happens() -> None:
    state = at_pull(4, disc=0)
    step = do(state, 0, "pull", spot=4)
    assert (step.state.bag, step.state.garden, step.state.disc) == (state.bag, state.garden, 0)
    assert seen(step.state) == {"spot": 4, "what": "blinki", "color": None}
    assert kinds(step.events) == ["uncovered"]
    assert step.state.to_move == (1,)


def test_a_root_stays_when_blinki_arrives() -> None:
    state = at_pull(1, disc=6, garden=hanging(s3="red"))  # Blinki under 2, Ratzeputz out of sight
    step = do(state, 0, "pull", spot=0)
    assert step.state.garden[3] == "red"
    assert step.state.plops == 0


def test_worked_example_1_one_plop() -> None:
    state = at_pull(1, disc=2, garden=hanging(s3="yellow", s5="red"))
    step = do(state, 0, "pull", spot=0)
    assert step.state.garden == hanging(s0=state.bag[-1], s5="red")
    assert (step.state.burrow, step.state.plops) == (("yellow",), 1)
    assert kinds(step.events) == ["uncovered", "planted", "turned", "plop"]


def test_worked_example_2_two_plops() -> None:
    state = at_pull(2, disc=2, garden=hanging(s3="yellow", s5="red"))
    step = do(state, 0, "pull", spot=2)
    assert step.state.garden == hanging(s5="red")
    assert (sorted(step.state.burrow), step.state.plops) == (sorted(("yellow", state.bag[-1])), 2)
    assert kinds(step.events) == ["uncovered", "fed", "turned", "plop", "plop"]


@pytest.mark.parametrize(
    ("side", "disc", "fallen"),
    [
        ("easy", 2, {3}),
        ("easy", 5, set()),  # he goes out of sight
        ("easy", 6, set()),
        ("easy", 7, {0}),
        ("tricky", 0, {1, 5}),
        ("tricky", 5, {2}),
        ("tricky", 7, {0, 4}),
    ],
)
def test_roots_fall_wherever_a_ratzeputz_arrives(side: Side, disc: int, fallen: set[int]) -> None:
    state = turn_disc(table(options={"side": side}, disc=disc, garden=("red",) * 6))
    assert {spot for spot, root in enumerate(state.garden) if root is None} == fallen
    assert state.plops == len(state.burrow) == len(fallen)


def test_a_root_planted_in_front_of_ratzeputz_falls_at_once() -> None:
    state = at_pull(3, disc=2)
    step = do(state, 0, "pull", spot=3)
    assert (step.state.garden, step.state.burrow) == (hanging(), (state.bag[-1],))
    assert seen(step.state) == {"spot": 3, "what": "hole", "color": state.bag[-1]}


def test_seen_and_plops_stand_until_the_next_plant_or_pull() -> None:
    state = do(at_pull(3, disc=2), 0, "pull", spot=2).state
    fed = seen(state)
    for seat, kind in [(None, "timeout"), (2, "roll"), (None, "timeout"), (0, "roll")]:
        state = do(state, seat, kind).state
        assert (seen(state), state.plops) == (fed, 1)
    state = do(state, 0, "walk", stone=legal(state, 0)[0]["stone"]).state
    assert (seen(state), state.plops) == (fed, 1)
    state = do(state, None, "leave", seat=1).state
    assert (seen(state), state.plops) == (fed, 1)
    state = do(state, 0, "pull", spot=legal(state, 0)[0]["spot"]).state
    assert seen(state) != fed


@pytest.mark.parametrize(
    ("phase", "kind", "fields"),
    [
        ("roll", "plant", {"spot": 0}),
        ("roll", "walk", {"stone": 1}),
        ("roll", "pull", {"spot": 0}),
        ("walk", "roll", {}),
        ("walk", "pull", {"spot": 0}),
        ("pull", "roll", {}),
        ("pull", "walk", {"stone": 1}),
        ("plant", "roll", {}),
    ],
)
def test_moves_of_another_phase_are_refused(phase: str, kind: str, fields: dict[str, object]) -> None:
    with pytest.raises(IllegalMove) as refused:
        do(table(phase=phase, roll=1), 0, kind, **fields)
    assert refused.value.reason == "wrong_phase"


def test_another_seat_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        do(table(), 1, "roll")
    assert refused.value.reason == "not_your_turn"
