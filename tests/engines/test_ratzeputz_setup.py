import pytest
from msgspec.structs import replace

from bot.engines.contract import IllegalMove
from bot.engines.options import InvalidOption
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.disc import beneath, start_positions
from bot.engines.ratzeputz.pieces import Find
from bot.engines.ratzeputz.view import Seen
from tests.engines.ratzeputz_tables import do, hanging, kinds, legal


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_or_two_seats_play_the_tricky_side_unless_they_say_otherwise(seats: int) -> None:
    assert RATZEPUTZ.new(seats, {}, 5).side == ("tricky" if seats <= 2 else "easy")
    assert RATZEPUTZ.new(seats, {"side": "easy"}, 5).side == "easy"
    assert RATZEPUTZ.new(seats, {"side": "tricky"}, 5).side == "tricky"


def test_defaults() -> None:
    state = RATZEPUTZ.new(3, {}, 5)
    assert (state.scoring, state.turns, state.wobbly) == ("roots", "clockwise", False)
    assert (state.phase, state.tilli, state.turn, state.to_move) == ("plant", 0, 0, (0,))
    assert len(state.bag) == 19
    assert state.garden == (None,) * 6


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [
        (0, {}, "seats"),
        (9, {}, "seats"),
        (True, {}, "seats"),
        (3, {"side": "hard"}, "side"),
        (3, {"side": None}, "side"),
        (3, {"scoring": "value"}, "scoring"),
        (3, {"turns": "any"}, "turns"),
        (3, {"wobbly": 1}, "wobbly"),
        (3, {"wobbly": "true"}, "wobbly"),
        (3, {"pace": "live"}, "pace"),
    ],
)
def test_options_are_checked(seats: int, options: dict[str, object], name: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        RATZEPUTZ.new(seats, options, 5)
    assert refused.value.name == name


@pytest.mark.parametrize("side", ["easy", "tricky"])
def test_every_start_position_is_drawn(side: str) -> None:
    drawn = {RATZEPUTZ.new(4, {"side": side}, seed).disc for seed in range(60)}
    assert drawn == set(start_positions(side))  # type: ignore[arg-type]


def test_planting_draws_blind_and_hangs_the_root_there() -> None:
    state = replace(RATZEPUTZ.new(3, {}, 5), disc=2)
    step = do(state, 0, "plant", spot=4)
    root = state.bag[-1]
    assert step.state.garden == hanging(s4=root)
    assert step.state.bag == state.bag[:-1]
    assert step.state.disc == 2
    assert [RATZEPUTZ.to_json(event) for event in step.events] == [
        {"type": "uncovered", "seat": 0, "spot": 4, "what": "hole"},
        {"type": "planted", "seat": 0, "spot": 4, "color": root},
    ]


def test_seats_plant_three_times_in_order_and_the_lowest_rolls_first() -> None:
    state = replace(RATZEPUTZ.new(2, {}, 5), disc=2)
    planters = []
    for spot in (0, 1, 3):
        planters.append(state.to_move)
        state = do(state, state.to_move[0], "plant", spot=spot).state
    assert planters == [(0,), (1,), (0,)]
    assert (state.phase, state.to_move, state.turn, len(state.bag)) == ("roll", (0,), 1, 16)


def test_planting_goes_in_order_under_anyone_too() -> None:
    state = replace(RATZEPUTZ.new(4, {"turns": "anyone"}, 5), disc=2)
    for seat, spot in enumerate((0, 1, 3)):
        assert state.to_move == (seat,)
        state = do(state, seat, "plant", spot=spot).state
    assert state.to_move == (0, 1, 2, 3)


@pytest.mark.parametrize(("spot", "what"), [(0, "ratzeputz"), (4, "blinki")])
def test_over_ratzeputz_or_blinki_he_is_seen_and_the_seat_chooses_again(spot: int, what: Find) -> None:
    state = replace(RATZEPUTZ.new(3, {"wobbly": True}, 5), disc=0)
    step = do(state, 0, "plant", spot=spot)
    assert step.state.seen == Seen(spot=spot, what=what, color=None)
    assert kinds(step.events) == ["uncovered"]
    assert replace(step.state, seen=None) == state
    assert legal(step.state, 0) == legal(state, 0)  # also where he was just seen
    assert do(step.state, 0, "plant", spot=spot).state == step.state


def test_a_spot_with_a_root_is_refused() -> None:
    state = do(replace(RATZEPUTZ.new(3, {}, 5), disc=2), 0, "plant", spot=4).state
    assert legal(state, 1) == [{"type": "plant", "spot": spot} for spot in (0, 1, 2, 3, 5)]
    with pytest.raises(IllegalMove) as refused:
        do(state, 1, "plant", spot=4)
    assert refused.value.reason == "root_there"


def test_no_mole_is_in_sight_at_the_start() -> None:
    for seed in range(40):
        state = RATZEPUTZ.new(4, {}, seed)
        assert "blinki" not in {beneath("easy", state.disc, spot) for spot in range(6)}
