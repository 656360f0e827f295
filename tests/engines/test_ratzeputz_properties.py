"""What holds in every game: nothing is lost, every listed move works and no other, states are values."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.contract import IllegalMove, Leave, Move, Timeout
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.disc import beneath
from bot.engines.ratzeputz.moves import Plant, Pull, RollDie, Walk
from bot.engines.ratzeputz.pieces import ROOTS, SCORINGS, SIDES, SPOTS, TURNS
from bot.engines.ratzeputz.state import RatzeputzState
from tests.engines.playthrough import random_game

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "side": st.sampled_from(SIDES),
        "scoring": st.sampled_from(SCORINGS),
        "turns": st.sampled_from(TURNS),
        "wobbly": st.booleans(),
    },
)
SEEDS = st.integers(0, 2**63)
EVERY_MOVE: list[Move] = [
    RollDie(),
    Timeout(),
    *map(Plant, range(6)),
    *map(Walk, range(6)),
    *map(Pull, range(6)),
    *map(Leave, range(-1, 10)),
]


def check(before: RatzeputzState, state: RatzeputzState) -> None:
    """Check what must hold between a state and the next one."""
    held = (*state.bag, *(root for root in state.garden if root), *state.harvest, *state.burrow)
    assert Counter(held) == Counter(ROOTS)
    drawn = len(before.bag) - len(state.bag)
    assert drawn in (0, 1)
    assert state.harvest[: len(before.harvest)] == before.harvest
    assert state.burrow[: len(before.burrow)] == before.burrow
    fallen = len(state.burrow) - len(before.burrow)
    assert fallen == (state.plops if state.seen != before.seen or fallen else 0)
    assert before.phase == "plant" or (state.disc - before.disc) % 8 == drawn
    for spot in SPOTS:
        assert state.garden[spot] is None or beneath(state.side, state.disc, spot) != "ratzeputz"
    assert (state.reason is not None) == (state.phase == "over") == (not state.to_move)
    assert (state.reason == "bag_empty") == (not state.bag)
    assert set(state.to_move) <= set(state.present)
    if state.to_move:
        assert all(RATZEPUTZ.legal_moves(state, seat) for seat in state.to_move)


def deal(number: int) -> RatzeputzState:
    """Start a game; numbers run through all seats and options."""
    return RATZEPUTZ.new(
        number % 8 + 1,
        {
            "side": SIDES[number // 8 % 2],
            "scoring": SCORINGS[number // 16 % 2],
            "turns": TURNS[number // 32 % 2],
            "wobbly": bool(number // 64 % 2),
        },
        number,
    )


@pytest.mark.parametrize("block", range(8))
def test_two_thousand_random_games_end_and_lose_no_root(block: int) -> None:
    for number in range(block * 250, (block + 1) * 250):
        state = deal(number)
        odds = (0.0, 0.01, 0.2)[number % 3]
        for _, step in random_game(RATZEPUTZ, state, Random(number), table=odds, most=5_000):
            check(state, step.state)
            state = step.state
        result = RATZEPUTZ.result(state)
        assert result is not None
        assert result.winners in ((), tuple(range(state.seats)))


def some_states(seats: int, options: dict[str, object], seed: int, table: float) -> Iterator[RatzeputzState]:
    """Give every ninth state of a random game, the last one too."""
    state = RATZEPUTZ.new(seats, options, seed)
    for number, (_, step) in enumerate(random_game(RATZEPUTZ, state, Random(seed), table=table)):
        if number % 9 == 0 or step.state.reason:
            yield step.state


@given(st.integers(1, 8), OPTIONS, SEEDS)
@settings(max_examples=15, deadline=None)
def test_every_listed_move_is_accepted_and_every_other_one_refused(
    seats: int, options: dict[str, object], seed: int
) -> None:
    for state in some_states(seats, options, seed, 0.03):
        for seat in (None, *range(seats + 1)):
            listed = RATZEPUTZ.legal_moves(state, seat)
            assert all(move in EVERY_MOVE for move in listed)
            assert len(set(listed)) == len(listed)
            for move in EVERY_MOVE:
                if move in listed:
                    RATZEPUTZ.apply(state, seat, move)
                else:
                    with pytest.raises(IllegalMove):
                        RATZEPUTZ.apply(state, seat, move)


@given(st.integers(1, 8), OPTIONS, SEEDS)
@settings(max_examples=15, deadline=None)
def test_states_and_moves_are_written_and_read_without_loss(seats: int, options: dict[str, object], seed: int) -> None:
    for state in some_states(seats, options, seed, 0.03):
        raw = RATZEPUTZ.encode(state)
        assert RATZEPUTZ.decode(raw) == state
        assert RATZEPUTZ.encode(RATZEPUTZ.decode(raw)) == raw
        for seat in (None, *range(seats)):
            for move in RATZEPUTZ.legal_moves(state, seat):
                assert RATZEPUTZ.decode_move(RATZEPUTZ.encode_move(move)) == move


@given(st.integers(1, 8), OPTIONS, SEEDS)
@settings(max_examples=15, deadline=None)
def test_applying_changes_no_state_and_gives_the_same_again(seats: int, options: dict[str, object], seed: int) -> None:
    assert RATZEPUTZ.new(seats, options, seed) == RATZEPUTZ.new(seats, options, seed)
    for state in some_states(seats, options, seed, 0.03):
        raw = RATZEPUTZ.encode(state)
        read = RATZEPUTZ.decode(raw)
        for seat in (None, *range(seats)):
            for move in RATZEPUTZ.legal_moves(state, seat):
                assert RATZEPUTZ.apply(state, seat, move) == RATZEPUTZ.apply(read, seat, RATZEPUTZ.to_json(move))
        assert RATZEPUTZ.encode(state) == raw


MALFORMED: list[Any] = [
    {},
    {"type": "dance"},
    {"type": None},
    {"spot": 3},
    {"type": "plant"},
    {"type": "pull", "spot": None},
    {"type": "pull", "spot": "0"},
    {"type": "pull", "spot": True},
    {"type": "pull", "spot": 0.0},
    {"type": "pull", "spot": [0]},
    {"type": "pull", "spot": 6},
    {"type": "pull", "spot": -1},
    {"type": "pull", "stone": 0},
    {"type": "pull", "spot": 0, "color": "red"},
    {"type": "walk", "stone": 6},
    {"type": "walk", "stone": False},
    {"type": "roll", "face": 3},
    {"type": "timeout", "seat": 0},
    {"type": "leave"},
    {"type": "leave", "seat": True},
    {"type": "leave", "seat": 1.0},
]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused(move: Any) -> None:
    state = RATZEPUTZ.new(2, {}, 1)
    for seat in (None, 0):
        with pytest.raises(IllegalMove) as refused:
            RATZEPUTZ.apply(state, seat, move)
        assert refused.value.reason == "malformed"
    with pytest.raises(IllegalMove) as refused:
        RATZEPUTZ.decode_move(msgspec.json.encode(move))
    assert refused.value.reason == "malformed"


@pytest.mark.parametrize("move", [Plant(True), Plant(0.0), Plant(7), Plant("0"), Leave(True)])  # type: ignore[arg-type]
def test_malformed_moves_made_in_code_are_refused_too(move: Move) -> None:
    with pytest.raises(IllegalMove) as refused:
        RATZEPUTZ.apply(RATZEPUTZ.new(2, {}, 1), None if isinstance(move, Leave) else 0, move)
    assert refused.value.reason == "malformed"


@pytest.mark.parametrize("raw", ["", "[]", "null", "3", '{"type": "roll"', '{"type": "plant", "spot": 1e0}'])
def test_what_is_no_move_at_all_is_refused(raw: str) -> None:
    with pytest.raises(IllegalMove):
        RATZEPUTZ.decode_move(raw)
