"""What holds in every position of Putz die Wutz that play can reach."""

import hashlib
import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines import IllegalMove
from bot.engines.contract import Leave, Move, Timeout
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.moves import Grab, RollDice, TurnPig
from bot.engines.putzdiewutz.pieces import ITEMS, VARIANTS, all_pigs, square_size
from bot.engines.putzdiewutz.state import PutzState
from tests.engines.playthrough import random_game

PIGS = {variant: set(all_pigs(variant)) for variant in VARIANTS}
SEATS = (None, -1, 0, 1, 2, 3, 4)
EVERY_MOVE: list[Move] = [
    RollDice(),
    *map(Grab, ITEMS),
    *map(TurnPig, range(-1, 14)),
    Timeout(),
    *map(Leave, range(-1, 6)),
]


def check(state: PutzState) -> None:
    """Assert what no move may break."""
    lying = [pig for pig in state.pigs if pig is not None]
    pigs = [*(pig.pig for pig in lying), *state.pile, *(pig for kept in state.cleaned for pig in kept)]
    assert len(pigs) == len(set(pigs))
    everybody = len(state.present) == len(state.sides)
    # A leaver's pigs leave with it.
    assert PIGS[state.variant] == set(pigs) if everybody else PIGS[state.variant] >= set(pigs)
    assert len(state.pigs) == square_size(state.variant)
    assert all(not state.cleaned[seat] for seat, side in enumerate(state.sides) if side is None)
    view = PUTZDIEWUTZ.view(state, None)
    assert set(view.to_move) <= set(state.present)
    assert list(view.to_move) == sorted(set(view.to_move))
    for seats in (view.sitting_out, view.erred):
        assert list(seats) == sorted(set(seats))
    if state.phase == "over":
        result = PUTZDIEWUTZ.result(state)
        assert result is not None
        assert result.scores == tuple(map(len, state.cleaned))
        assert set(result.winners) <= set(state.present)
        assert (None in state.pigs) is (result.reason == "empty_spot")
        assert view.to_move == ()
    else:
        assert PUTZDIEWUTZ.result(state) is None
        assert None not in state.pigs
        assert view.to_move
        able = {seat for seat in range(len(state.sides)) if PUTZDIEWUTZ.legal_moves(state, seat)}
        assert able == set(view.to_move)
        assert len(state.present) > 2 or not view.sitting_out
        assert state.phase != "roll" or set(view.sitting_out) != set(state.present)
    assert (view.wanted is None) is (state.phase == "race" or state.roll is None)


@st.composite
def positions(draw: st.DrawFn) -> PutzState:
    """A position that a random game comes through, timeouts and leaves included."""
    options = {"variant": draw(st.sampled_from(VARIANTS)), "early_end": draw(st.booleans())}
    seats = draw(st.sampled_from([2, 3, 4]))
    state = PUTZDIEWUTZ.new(seats, options, draw(st.integers(0, 2**63 - 1)))
    chance = Random(draw(st.integers(0, 2**32)))
    table = draw(st.sampled_from([0.0, 0.02, 0.2]))
    most = draw(st.integers(0, 250))
    for (_, step), _ in zip(random_game(PUTZDIEWUTZ, state, chance, table=table), range(most), strict=False):
        state = step.state
    return state


@settings(max_examples=150, deadline=None)
@given(state=positions())
def test_legal_moves_are_complete_and_nothing_changes_by_looking(state: PutzState) -> None:
    check(state)
    before = PUTZDIEWUTZ.encode(state)
    for seat in SEATS:
        listed = PUTZDIEWUTZ.legal_moves(state, seat)
        assert all(move in EVERY_MOVE for move in listed)
        for move in EVERY_MOVE:
            if move in listed:
                step = PUTZDIEWUTZ.apply(state, seat, move)
                check(step.state)
                assert step.state != state
                assert step == PUTZDIEWUTZ.apply(state, seat, PUTZDIEWUTZ.to_json(move))
            else:
                with pytest.raises(IllegalMove):
                    PUTZDIEWUTZ.apply(state, seat, move)
    assert PUTZDIEWUTZ.encode(state) == before


@settings(max_examples=100, deadline=None)
@given(state=positions())
def test_encoding_loses_nothing(state: PutzState) -> None:
    raw = PUTZDIEWUTZ.encode(state)
    again = PUTZDIEWUTZ.decode(raw)
    assert again == state
    assert PUTZDIEWUTZ.encode(again) == raw
    json.loads(raw)
    for seat in SEATS:
        for move in PUTZDIEWUTZ.legal_moves(state, seat):
            assert PUTZDIEWUTZ.decode_move(PUTZDIEWUTZ.encode_move(move)) == move
            assert PUTZDIEWUTZ.apply(again, seat, move) == PUTZDIEWUTZ.apply(state, seat, move)


@settings(max_examples=60, deadline=None)
@given(state=positions())
def test_verdicts_foretell_what_a_grab_does(state: PutzState) -> None:
    for seat in range(-1, 5):
        listed = PUTZDIEWUTZ.legal_moves(state, seat)
        for move in EVERY_MOVE:
            verdict = PUTZDIEWUTZ.verdict(state, seat, move)
            assert (verdict != "plain") is (isinstance(move, Grab) and move in listed)
            if verdict != "plain":
                after = PUTZDIEWUTZ.apply(state, seat, move).state
                assert (after.scrubber == seat) is (verdict == "hit")
                assert (seat in after.erred) is (verdict == "miss")


MALFORMED: list[Any] = [
    {"type": "grab"},
    {"type": "grab", "item": None},
    {"type": "grab", "item": "nose"},
    {"type": "grab", "item": "Jar"},
    {"type": "grab", "item": ["jar"]},
    {"type": "grab", "item": "jar", "seat": 0},
    {"type": "turn_pig"},
    {"type": "turn_pig", "position": True},
    {"type": "turn_pig", "position": 0.0},
    {"type": "turn_pig", "position": "0"},
    {"type": "turn_pig", "position": None},
    {"type": "turn_pig", "position": 0, "facing": "north"},
    {"type": "roll", "color": "green"},
    {"type": "Roll"},
    {"type": "grab ", "item": "jar"},
    {"type": "leave"},
    {"type": "leave", "seat": True},
    {"type": "timeout", "phase": "race"},
    {"item": "jar"},
    {},
    [],
    "roll",
    None,
]


@pytest.mark.parametrize("move", MALFORMED, ids=repr)
def test_malformed_moves_are_refused_in_every_phase(move: Any) -> None:
    phases = set()
    state = PUTZDIEWUTZ.new(3, {}, 2)
    for _, step in random_game(PUTZDIEWUTZ, state, Random(2)):
        if step.state.phase not in phases:
            phases.add(step.state.phase)
            for seat in SEATS:
                with pytest.raises(IllegalMove) as caught:
                    PUTZDIEWUTZ.apply(step.state, seat, move)
                assert caught.value.reason == "malformed"
    assert phases == {"roll", "race", "turn", "over"}
    with pytest.raises(IllegalMove):
        PUTZDIEWUTZ.decode_move(msgspec.json.encode(move))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end(variant: str, seats: int) -> None:
    """2,007 of them in all: without the table's moves, with few and with many; most with quick eyes."""
    reasons = set()
    for seed in range(223):
        state = PUTZDIEWUTZ.new(seats, {"variant": variant, "early_end": seed % 2 == 1}, seed)
        table, keen = (0.0, 0.03, 0.2)[seed % 3], 0.6 if seed % 20 else 0.0
        for (_, move), step in random_game(PUTZDIEWUTZ, state, Random(seed), table=table, keen=keen):
            passed = PUTZDIEWUTZ.step(step.state) - PUTZDIEWUTZ.step(state)
            new_round_or_phase = (step.state.phase, step.state.round) != (state.phase, state.round)
            assert passed > 0 if new_round_or_phase else passed == 0
            state = step.state
            if not isinstance(move, Grab):
                check(state)
        check(state)
        result = PUTZDIEWUTZ.result(state)
        assert result is not None
        reasons.add(result.reason)
    assert reasons == {"empty_spot", "uncatchable", "last_seat"}


def _digest() -> str:
    """Return what ten games, with all they show, come down to."""
    digest = hashlib.sha256()
    for seed in range(10):
        options = {"variant": VARIANTS[seed % 3], "early_end": seed % 2 == 0}
        state = PUTZDIEWUTZ.new(2 + seed % 3, options, seed)
        for _, step in random_game(PUTZDIEWUTZ, state, Random(seed), table=0.02):
            digest.update(PUTZDIEWUTZ.encode(step.state))
            digest.update(msgspec.json.encode([step.events, PUTZDIEWUTZ.view(step.state, 0)]))
            digest.update(msgspec.json.encode([PUTZDIEWUTZ.legal_moves(step.state, seat) for seat in (None, 0)]))
    return digest.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_plays_the_same_games(hash_seed: str) -> None:
    code = "import sys; from tests.engines.test_putzdiewutz_properties import _digest; sys.stdout.write(_digest())"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout == _digest()
