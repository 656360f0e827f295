"""The option ``wobbly``: roots that fall from somebody's hand."""

from typing import Any

from msgspec.structs import replace

from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.roots import SLIP
from bot.engines.ratzeputz.state import RatzeputzState
from bot.engines.ratzeputz.view import Seen
from bot.engines.rng import Rng
from tests.engines.ratzeputz_tables import at_pull, do, hanging, kinds, slipping

WOBBLY = {"wobbly": True}


def pulling(stone: int, *pattern: bool, **fields: Any) -> RatzeputzState:
    around: dict[str, Any] = {"disc": 2, "rng": slipping(*pattern)} | fields
    return at_pull(stone, options=WOBBLY, **around)


def test_a_root_that_falls_while_harvested_is_replaced_and_the_disc_turns_once() -> None:
    state = pulling(1, True, False, garden=hanging(s0="red", s5="orange"))
    step = do(state, 0, "pull", spot=0)
    new = state.bag[-1]
    assert step.state.harvest == ()
    assert (step.state.burrow, step.state.plops) == (("red",), 1)
    assert step.state.garden == hanging(s0=new, s5="orange")
    assert (step.state.bag, step.state.disc) == (state.bag[:-1], 3)
    # The color of the fallen root is not shown: it is the new one's.
    assert step.state.seen == Seen(spot=0, what="root", color=new)
    assert kinds(step.events) == ["uncovered", "slipped", "planted", "turned", "plop"]


def test_the_new_root_may_fall_too_and_the_disc_still_turns_once() -> None:
    state = pulling(1, True, True, garden=hanging(s0="red"))
    step = do(state, 0, "pull", spot=0)
    assert step.state.garden == hanging()
    assert (sorted(step.state.burrow), step.state.disc) == (sorted(("red", state.bag[-1])), 3)
    assert step.state.plops == 2


def test_over_blinki_a_fallen_root_is_replaced_too() -> None:
    step = do(pulling(4, True, False, disc=0, garden=hanging(s4="red")), 0, "pull", spot=4)
    assert (step.state.garden[4], step.state.burrow, step.state.disc) == (step.state.seen.color, ("red",), 1)  # type: ignore[union-attr]


def test_a_harvest_that_holds() -> None:
    step = do(pulling(1, False, garden=hanging(s0="red")), 0, "pull", spot=0)
    assert (step.state.harvest, step.state.disc) == (("red",), 2)


def test_a_root_that_falls_while_planted_counts_as_drawn_and_the_disc_turns_once() -> None:
    state = pulling(1, True, garden=hanging(s3="red"))
    step = do(state, 0, "pull", spot=0)
    assert step.state.garden == hanging()
    assert sorted(step.state.burrow) == sorted(("red", state.bag[-1]))
    assert (step.state.bag, step.state.disc, step.state.plops) == (state.bag[:-1], 3, 2)
    assert kinds(step.events) == ["uncovered", "planted", "turned", "plop", "plop"]


def test_a_fed_root_falls_once() -> None:
    step = do(pulling(3, True), 0, "pull", spot=2)
    assert (len(step.state.burrow), step.state.plops, step.state.disc) == (1, 1, 3)


def test_a_root_that_falls_in_phase_plant_counts_as_planted_and_the_disc_turns() -> None:
    start = replace(RATZEPUTZ.new(3, WOBBLY, 5), disc=2, rng=slipping(True), garden=hanging(s3="red"))
    step = do(start, 0, "plant", spot=5)
    assert (step.state.planted, step.state.to_move, step.state.disc) == (1, (1,), 3)
    assert step.state.garden == hanging()
    assert (step.state.plops, len(step.state.burrow), len(step.state.bag)) == (2, 2, 18)
    assert step.state.seen == Seen(spot=5, what="hole", color=start.bag[-1])
    assert kinds(step.events) == ["uncovered", "planted", "turned", "plop", "plop"]


def test_three_roots_are_planted_even_if_all_fall() -> None:
    state = replace(RATZEPUTZ.new(3, WOBBLY, 5), disc=2, rng=slipping(True, True, True))
    for seat in range(3):
        state = do(state, seat, "plant", spot=5).state
    assert (state.phase, len(state.bag), len(state.burrow), state.disc) == ("roll", 16, 3, 5)


def test_roots_still_hanging_at_the_end_may_fall_when_pulled_out() -> None:
    state = pulling(1, False, False, True, False, bag=("orange",), garden=hanging(s1="red", s4="yellow"))
    step = do(state, 0, "pull", spot=0)  # plants at 0; then the tops at 0, 1 and 4 are pulled out
    assert (step.state.phase, step.state.burrow) == ("over", ("red",))
    assert step.state.garden == hanging(s0="orange", s4="yellow")
    assert step.state.plops == 1
    assert kinds(step.events) == ["uncovered", "planted", "turned", "plop", "over"]
    result = RATZEPUTZ.result(step.state)
    assert result is not None
    assert (result.outcome, result.points) == ("ratzeputz", (0, 1))


def test_the_last_root_may_be_drawn_after_a_fall() -> None:
    step = do(pulling(1, True, False, False, bag=("orange",), garden=hanging(s0="red")), 0, "pull", spot=0)
    assert (step.state.phase, step.state.garden, step.state.burrow) == ("over", hanging(s0="orange"), ("red",))


def test_one_root_in_twelve_falls() -> None:
    state, fallen = pulling(1, False, garden=hanging(s0="red")), 0
    for seed in range(1200):
        fallen += do(replace(state, rng=Rng(seed)), 0, "pull", spot=0).state.harvest == ()
    assert SLIP == 12
    assert 70 < fallen < 130


def test_without_the_option_nothing_falls() -> None:
    state = at_pull(1, disc=2, garden=hanging(s0="red"))
    for seed in range(200):
        assert do(replace(state, rng=Rng(seed)), 0, "pull", spot=0).state.harvest == ("red",)
