"""What nobody may work out: where roots hang, how the disc stands, what is in the bag, what has fallen."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.pieces import ROOTS, SECTORS
from bot.engines.ratzeputz.state import RatzeputzState
from bot.engines.rng import Rng
from tests.engines.playthrough import random_game
from tests.engines.ratzeputz_tables import at_pull, do, hanging, legal, play, table

FIELDS = {
    "game",
    "phase",
    "seats",
    "to_move",
    "result",
    "turn",
    "tilli",
    "roll",
    "bag",
    "harvest",
    "seen",
    "plops",
}


def view(state: RatzeputzState, seat: int | None = None) -> dict[str, Any]:
    return RATZEPUTZ.to_json(RATZEPUTZ.view(state, seat))  # type: ignore[no-any-return]


def test_the_view_at_the_start() -> None:
    assert view(RATZEPUTZ.new(3, {}, 7)) == {
        "game": "ratzeputz",
        "phase": "plant",
        "seats": 3,
        "to_move": [0],
        "result": None,
        "turn": 0,
        "tilli": 0,
        "roll": None,
        "bag": 19,
        "harvest": [],
        "seen": None,
        "plops": 0,
    }


def test_while_it_runs_the_view_has_these_fields_alone_and_after_the_end_burrow_and_garden() -> None:
    state = RATZEPUTZ.new(4, {"wobbly": True}, 7)
    for _, step in random_game(RATZEPUTZ, state, Random(7), table=0.02):
        over = step.state.reason is not None
        told = view(step.state)
        assert set(told) == FIELDS | ({"burrow", "garden"} if over else set())
        assert (told["roll"] is None) is (told["phase"] not in ("walk", "pull"))
    assert told["garden"] == list(step.state.garden)
    assert told["burrow"] == told["result"]["burrow"]


def test_the_view_is_the_same_for_every_seat_and_bystander() -> None:
    state = RATZEPUTZ.new(3, {"turns": "anyone"}, 7)
    for _, step in random_game(RATZEPUTZ, state, Random(3)):
        assert all(RATZEPUTZ.view(step.state, seat) == RATZEPUTZ.view(step.state, None) for seat in range(3))


@pytest.mark.parametrize("phase", ["roll", "walk", "pull"])
def test_what_is_hidden_shows_neither_in_the_view_nor_in_the_legal_moves_nor_in_the_step(phase: str) -> None:
    one = table(
        phase=phase,
        roll=None if phase == "roll" else 2,
        garden=hanging(s1="red", s2="orange"),
        burrow=("yellow", "orange"),
        bag=ROOTS[:12],
    )
    others = [replace(one, disc=disc) for disc in range(SECTORS)]
    others += [replace(one, garden=garden) for garden in set(permutations(one.garden))]
    others += [
        replace(one, burrow=("red",)),
        replace(one, bag=tuple(reversed(one.bag))),
        replace(one, rng=Rng(99, 5)),
        replace(one, wobbly=True),
    ]
    for other in others:
        assert view(other) == view(one)
        assert RATZEPUTZ.step(other) == RATZEPUTZ.step(one)
        for seat in (None, 0, 1, 2):
            assert legal(other, seat) == legal(one, seat)


def test_while_planting_the_legal_moves_tell_only_where_roots_hang() -> None:
    one = replace(RATZEPUTZ.new(3, {}, 7), garden=hanging(s4="red"))
    for disc in range(SECTORS):
        assert legal(replace(one, disc=disc), 0) == legal(one, 0)


def test_the_events_and_the_view_do_not_tell_which_root_fell() -> None:
    """Whichever root Ratzeputz steals, and whatever its color, the same is seen and heard."""
    told = []
    for disc, roots in [(2, {"s3": "red"}), (2, {"s3": "orange"}), (3, {"s4": "red"}), (7, {"s0": "yellow"})]:
        step = do(at_pull(2, disc=disc, garden=hanging(**roots)), 0, "pull", spot=1)
        assert len(step.state.burrow) == 1
        told.append((view(step.state), [RATZEPUTZ.to_json(event) for event in step.events]))
    assert all(one == told[0] for one in told)


def test_a_root_that_fell_from_the_hand_sounds_like_one_that_was_stolen() -> None:
    stolen = at_pull(2, options={"wobbly": True}, disc=2, garden=hanging(s3="red"))
    told = []
    for seed in range(200):
        for state in (stolen, replace(stolen, garden=hanging())):
            step = do(replace(state, rng=Rng(seed)), 0, "pull", spot=1)
            if step.state.plops == 1:
                told.append((view(step.state), [RATZEPUTZ.to_json(event) for event in step.events]))
    assert len(told) > 100
    assert all(one == told[0] for one in told)


def test_a_leave_uncovers_nothing() -> None:
    state = table(garden=("red",) * 6)
    told = view(play(state, (None, {"type": "leave", "seat": 2})))
    assert told == view(state)


def test_no_event_holds_more_than_its_page_says() -> None:
    known = {
        "rolled": {"roll"},
        "walked": {"stone"},
        "uncovered": {"spot", "what"},
        "harvested": {"spot", "color"},
        "slipped": {"spot"},
        "planted": {"spot", "color"},
        "fed": {"spot", "color"},
        "turned": set(),
        "plop": set(),
        "passed": set(),
        "left": set(),
        "over": {"result"},
    }
    met = set()
    for seed in range(30):
        state = RATZEPUTZ.new(3, {"wobbly": True}, seed)
        for _, step in random_game(RATZEPUTZ, state, Random(seed), table=0.05):
            for event in step.events:
                told = RATZEPUTZ.to_json(event)
                assert set(told) == {"type", "seat"} | known[told["type"]]
                met.add(told["type"])
    assert met == set(known)
