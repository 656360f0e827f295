"""What a seat or a bystander of Putz die Wutz sees, word by word, and what nobody sees."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engines.contract import Seat
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.pieces import Pig, Roll
from bot.engines.putzdiewutz.view import PutzView
from bot.engines.rng import Rng
from tests.engines.playthrough import random_game
from tests.engines.putz_positions import ROLL, TIMEOUT, grab, play, race, seen, table, told

GREEN3 = Pig("green", 3)
COMMON = {"game", "phase", "seats", "round", "to_move", "result"}
OWN = {"pigs", "draw_pile", "roll", "sides", "cleaned", "sitting_out", "erred", "scrubber", "wanted"}


def test_the_words_of_a_view() -> None:
    state = race(3, roll=Roll("green", 4, -1), lying={3: (GREEN3, "south")}, cleaned=((Pig("red", 1),), (), ()))
    view = seen(play(state, (1, grab("jar"))), 2)
    assert set(view) == COMMON | OWN
    pigs = view.pop("pigs")
    assert len(pigs) == 12
    assert pigs[3] == {"color": "green", "blotches": 3, "facing": "south"}
    assert view == {
        "game": "putzdiewutz",
        "phase": "race",
        "seats": 3,
        "round": 1,
        "to_move": [0, 2],
        "result": None,
        "draw_pile": 12,
        "roll": {"color": "green", "blotches": 4, "special": -1},
        "sides": ["south", "west", "north"],
        "cleaned": [[{"color": "red", "blotches": 1}], [], []],
        "sitting_out": [],
        "erred": [1],
        "scrubber": None,
        "wanted": None,
    }


def test_without_the_special_die_its_place_is_empty() -> None:
    assert seen(play(table(options={"variant": "young"}), (0, ROLL)))["roll"]["special"] is None


@pytest.mark.parametrize("variant", ["classic", "young", "very_young"])
def test_everybody_sees_the_same_and_only_what_happened(variant: str) -> None:
    """The order of the pile and the dice to come change nothing that anybody sees before they happen."""
    seats: list[Seat | None] = [None, 0, 1, 2]
    state = PUTZDIEWUTZ.new(3, {"variant": variant}, 6)
    for _, step in random_game(PUTZDIEWUTZ, state, Random(6), table=0.02):
        view = PUTZDIEWUTZ.view(step.state, None)
        other = replace(step.state, pile=step.state.pile[::-1], rng=Rng(99, 3))
        assert all(PUTZDIEWUTZ.view(twin, seat) == view for twin in (step.state, other) for seat in seats)
        assert [PUTZDIEWUTZ.legal_moves(other, seat) for seat in seats] == [
            PUTZDIEWUTZ.legal_moves(step.state, seat) for seat in seats
        ]
        assert PUTZDIEWUTZ.step(other) == PUTZDIEWUTZ.step(step.state)


def test_the_wanted_pig_is_not_named_while_the_race_runs() -> None:
    """With another pig wanted, everything that is public looks the same but for the dice."""
    state = PUTZDIEWUTZ.new(4, {}, 8)
    races = 0
    for _, step in random_game(PUTZDIEWUTZ, state, Random(8), table=0.02):
        if step.state.phase != "race":
            continue
        races += 1
        view = PUTZDIEWUTZ.view(step.state, 0)
        assert view.wanted is None
        told = [PUTZDIEWUTZ.to_json(event) for event in step.events]
        assert all(event["type"] in {"rolled", "grabbed", "left"} for event in told)
        assert all(set(event) <= {"type", "seat", "round", "roll", "item", "right"} for event in told)
        for color, blotches in (("green", 1), ("yellow", 3), ("blue", 6)):
            twin = replace(step.state, roll=Roll(color, blotches, 0))  # type: ignore[arg-type]
            assert replace(PUTZDIEWUTZ.view(twin, 0), roll=view.roll) == view
            assert PUTZDIEWUTZ.legal_moves(twin, 0) == PUTZDIEWUTZ.legal_moves(step.state, 0)
    assert races > 50


def test_all_events_are_public() -> None:
    state = PUTZDIEWUTZ.new(4, {}, 8)
    kinds = set()
    for _, step in random_game(PUTZDIEWUTZ, state, Random(8), table=0.01):
        for event in step.events:
            told: dict[str, Any] = PUTZDIEWUTZ.to_json(event)
            assert "to" not in told
            assert list(told)[:2] == ["type", "seat"]
            kinds.add(told["type"])
    assert kinds >= {"rolled", "grabbed", "revealed", "cleaned", "turned", "voided", "over"}


def test_a_view_can_be_read_back() -> None:
    view = PUTZDIEWUTZ.view(play(table(), (0, ROLL)), 0)
    assert msgspec.convert(PUTZDIEWUTZ.to_json(view), PutzView) == view


def test_the_view_names_the_seats_at_the_start() -> None:
    state = play(table(4), (None, {"type": "leave", "seat": 2}), (None, TIMEOUT))
    assert seen(state)["seats"] == 4
    assert told(table(4), None, TIMEOUT)[0]["round"] == 1
