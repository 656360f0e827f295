from typing import Any

import pytest

from bot.engines.contract import IllegalMove
from bot.engines.ratzeputz import RATZEPUTZ
from tests.engines.ratzeputz_tables import at_pull, do, hanging, kinds, legal, play, table

ONE_LEFT: dict[str, Any] = {"disc": 2, "bag": ("red",)}


def test_the_last_root_planted_ends_the_game_after_the_disc_has_turned() -> None:
    state = at_pull(1, **ONE_LEFT, garden=hanging(s3="yellow"), harvest=("orange",))
    step = do(state, 0, "pull", spot=0)
    assert (step.state.phase, step.state.roll, step.state.to_move) == ("over", None, ())
    assert (step.state.garden, step.state.burrow) == (hanging(s0="red"), ("yellow",))
    assert kinds(step.events) == ["uncovered", "planted", "turned", "plop", "over"]


def test_worked_example_3_the_last_root_may_itself_be_stolen() -> None:
    step = do(at_pull(3, **ONE_LEFT), 0, "pull", spot=3)
    assert (step.state.phase, step.state.garden, step.state.burrow) == ("over", hanging(), ("red",))


def test_the_last_root_fed_ends_the_game_too() -> None:
    step = do(at_pull(3, **ONE_LEFT, garden=hanging(s3="orange")), 0, "pull", spot=2)
    assert step.state.phase == "over"
    assert sorted(step.state.burrow) == ["orange", "red"]


def test_a_harvest_does_not_end_the_game() -> None:
    step = do(at_pull(1, **ONE_LEFT, garden=hanging(s0="orange")), 0, "pull", spot=0)
    assert (step.state.phase, RATZEPUTZ.result(step.state)) == ("roll", None)


def ended(harvest: tuple[str, ...], burrow: tuple[str, ...], scoring: str = "roots") -> dict[str, object]:
    state = at_pull(
        1, options={"scoring": scoring}, **ONE_LEFT, garden=hanging(s5="red"), harvest=harvest, burrow=burrow
    )
    result = RATZEPUTZ.result(do(state, 0, "pull", spot=0).state)
    assert result is not None
    return RATZEPUTZ.to_json(result)  # type: ignore[no-any-return]


def test_the_result_of_a_won_game() -> None:
    assert ended(("orange", "orange", "red"), ("yellow", "yellow")) == {
        "winners": [0, 1, 2],
        "scores": None,
        "reason": "bag_empty",
        "outcome": "players",
        "harvest": {"orange": 2, "yellow": 0, "red": 1},
        "burrow": {"orange": 0, "yellow": 2, "red": 0},
        "points": [3, 2],
    }


@pytest.mark.parametrize(
    ("harvest", "burrow", "scoring", "outcome", "points"),
    [
        (("orange",) * 3, ("red",) * 2, "roots", "players", [3, 2]),
        (("orange",) * 3, ("red",) * 2, "values", "ratzeputz", [3, 6]),
        (("orange",) * 2, ("red",) * 2, "roots", "everyone", [2, 2]),
        (("orange",) * 2, ("yellow",), "values", "everyone", [2, 2]),
        (("red", "yellow"), ("orange",) * 4, "values", "players", [5, 4]),
        (("red", "yellow"), ("orange",) * 4, "roots", "ratzeputz", [2, 4]),
        ((), (), "roots", "everyone", [0, 0]),
    ],
)
def test_outcomes(
    harvest: tuple[str, ...], burrow: tuple[str, ...], scoring: str, outcome: str, points: list[int]
) -> None:
    result = ended(harvest, burrow, scoring)
    assert (result["outcome"], result["points"]) == (outcome, points)
    assert result["winners"] == ([] if outcome == "ratzeputz" else [0, 1, 2])


def test_roots_still_hanging_do_not_count() -> None:
    result = ended(("orange",), ("orange",))  # two roots hang, red ones
    assert (result["outcome"], result["points"]) == ("everyone", [1, 1])


def test_seats_that_left_win_with_the_others() -> None:
    state = at_pull(1, **ONE_LEFT, harvest=("red",), gone=(1, 2))
    result = RATZEPUTZ.result(do(state, 0, "pull", spot=0).state)
    assert result is not None
    assert result.winners == (0, 1, 2)


def test_after_the_end_every_move_is_refused() -> None:
    state = do(at_pull(1, **ONE_LEFT), 0, "pull", spot=0).state
    assert all(legal(state, seat) == [] for seat in (None, 0, 1, 2))
    for seat, kind, fields in [(0, "roll", {}), (None, "timeout", {}), (None, "leave", {"seat": 1})]:
        with pytest.raises(IllegalMove) as refused:
            do(state, seat, kind, **fields)
        assert refused.value.reason == "over"


def test_when_the_last_seat_leaves_the_roots_are_counted_as_they_stand() -> None:
    state = table(
        2, {"wobbly": True}, garden=("red",) * 6, harvest=("orange",) * 2, burrow=("orange",), bag=("red",) * 10
    )
    state = play(state, (None, {"type": "leave", "seat": 0}))
    step = do(state, None, "leave", seat=1)
    assert (step.state.garden, step.state.burrow) == (state.garden, state.burrow)
    assert (step.state.seen, step.state.plops) == (state.seen, state.plops)
    result = RATZEPUTZ.result(step.state)
    assert result is not None
    assert (result.reason, result.outcome, result.points, result.winners) == ("abandoned", "players", (2, 1), (0, 1))
    assert kinds(step.events) == ["left", "over"]
    assert RATZEPUTZ.to_json(step.events[-1])["result"] == RATZEPUTZ.to_json(result)
