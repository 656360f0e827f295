"""Monster match (rulebook: for younger players)."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import Card
from bot.engines.wuzzlts.state import WuzzltsState
from tests.engines.wuzzlts_positions import (
    TIMEOUT,
    WUZZLT,
    WUZZUP,
    card,
    draw,
    leave,
    moves,
    named,
    play,
    refused,
    seen,
    told,
)

GRID: tuple[Card | None, ...] = (
    *named("top", "fuzz1 fuzz2 fuzz3 muds1 muds2 muds3"),
    *named("bottom", "fuzz1 fuzz2 fuzz3 muds1 muds2 muds3"),
)
"""Tops at 0-5, each one's bottom six further on."""
WINKER_AT, STINKER_AT = 2, 11


def grid(seats: int = 3, **changes: Any) -> WuzzltsState:
    return replace(WUZZLTS.new(seats, {"mode": "monster_match"}, 1), grid=GRID, **changes)


def flip(position: int) -> dict[str, Any]:
    return {"type": "flip", "position": position}


def test_the_first_card_may_be_any() -> None:
    state = grid()
    assert moves(state, 0) == [flip(position) for position in range(12)]
    assert moves(state, 1) == []
    assert told(state, 0, flip(3)) == [
        {"type": "flipped", "seat": 0, "position": 3, "card": card("top", "muds1")},
    ]
    view = seen(play(state, (0, flip(3))), 2)
    assert view["grid"] == [None] * 3 + [card("top", "muds1")] + [None] * 8
    assert view["backs"] == ["top"] * 6 + ["bottom"] * 6
    assert (view["phase"], view["to_move"], view["turn"]) == ("flip", [0], 1)


def test_the_second_is_of_the_other_half() -> None:
    assert moves(play(grid(), (0, flip(3))), 0) == [flip(position) for position in range(6, 12)]
    state = play(grid(), (0, flip(8)))
    assert moves(state, 0) == [flip(position) for position in range(6)]
    for position in (8, 9, 12, -1):
        assert refused(state, 0, flip(position)) == "not_there"
    assert refused(state, 1, flip(0)) == "not_your_turn"


def test_a_match_is_kept_and_its_finder_plays_again() -> None:
    state = play(grid(), (0, flip(9)))
    assert told(state, 0, flip(3))[1:] == [
        {"type": "matched", "seat": 0, "top": card("top", "muds1"), "bottom": card("bottom", "muds1")}
    ]
    after = play(state, (0, flip(3)))
    view = seen(after)
    assert view["scored"] == [[[card("top", "muds1"), card("bottom", "muds1")]], [], []]
    assert view["totals"] == [1, 0, 0]
    assert view["to_move"] == [0]
    assert (view["grid"][3], view["backs"][3], view["grid"][9], view["backs"][9]) == (None,) * 4
    assert flip(3) not in moves(after, 0)
    assert refused(after, 0, flip(3)) == "not_there"
    assert len(moves(after, 0)) == 10


def test_what_does_not_match_lies_open_until_the_next_flip() -> None:
    state = play(grid(), (0, flip(0)), (0, flip(7)))
    view = seen(state)
    assert (view["to_move"], view["turn"]) == ([1], 2)
    assert (view["grid"][0], view["grid"][7]) == (card("top", "fuzz1"), card("bottom", "fuzz2"))
    assert told(state, 1, flip(5)) == [
        {"type": "turned_back", "seat": None, "positions": [0, 7]},
        {"type": "flipped", "seat": 1, "position": 5, "card": card("top", "muds3")},
    ]
    assert [each is not None for each in seen(play(state, (1, flip(5))))["grid"]].count(True) == 1
    # one of the two may be turned up again
    again = play(state, (1, flip(7)), (1, flip(1)))
    assert seen(again)["totals"] == [0, 1, 0]


@pytest.mark.parametrize(("first", "second"), [(WINKER_AT, 6), (STINKER_AT, 0), (WINKER_AT, STINKER_AT)])
def test_wild_cards_only_match_their_own_other_half(first: int, second: int) -> None:
    after = play(grid(), (0, flip(first)), (0, flip(second)))
    assert (seen(after)["totals"], seen(after)["to_move"]) == ([0, 0, 0], [1])
    own = play(grid(), (0, flip(first)), (0, flip((first + 6) % 12)))
    assert (seen(own)["totals"], seen(own)["to_move"]) == ([1, 0, 0], [0])


@pytest.mark.parametrize(("totals", "winners"), [((1, 1, 0), [1]), ((2, 1, 0), [0, 1]), ((3, 0, 1), [0])])
def test_the_most_pairs_win(totals: tuple[int, ...], winners: list[int]) -> None:
    state = replace(WUZZLTS.new(3, {"mode": "monster_match"}, 1), grid=(GRID[0], None, GRID[6]), seat=1, totals=totals)
    over = play(state, (1, flip(0)), (1, flip(2)))
    scores = [totals[0], totals[1] + 1, totals[2]]
    assert seen(over)["result"] == {"winners": winners, "scores": scores, "reason": "all_taken"}
    assert (seen(over)["phase"], seen(over)["to_move"]) == ("over", [])


def test_there_are_no_shouts_and_no_draws() -> None:
    for move in (WUZZUP, WUZZLT):
        assert refused(grid(), 0, move) == "no_shouts"
    assert refused(grid(), 0, draw("top")) == "wrong_phase"


def test_a_timeout_turns_up_a_random_card() -> None:
    firsts, seconds = set(), set()
    for seed in range(40):
        state = WUZZLTS.new(2, {"mode": "monster_match"}, seed)
        state = replace(state, grid=GRID)
        clock, flipped = told(state, None, TIMEOUT)
        assert clock == {"type": "timed_out", "seat": 0}
        firsts.add(flipped["position"])
        *_, last = [event for event in told(play(state, (0, flip(0))), None, TIMEOUT) if event["type"] == "flipped"]
        seconds.add(last["position"])
    assert len(firsts) > 6
    assert seconds == set(range(6, 12))


def test_who_leaves_takes_its_pairs_out_of_the_game() -> None:
    state = play(grid(), (0, flip(0)), (0, flip(6)))
    after = play(state, (None, leave(0)))
    view = seen(after)
    assert (view["totals"], view["scored"], view["to_move"]) == ([0, 0, 0], [[], [], []], [1])
    assert after.out == state.scored[0]
    assert (view["backs"][0], view["backs"][6]) == (None, None)


def test_a_card_whose_seat_leaves_is_turned_back() -> None:
    state = play(grid(), (0, flip(3)))
    assert told(state, None, leave(0)) == [
        {"type": "left", "seat": 0},
        {"type": "turned_back", "seat": None, "positions": [3]},
    ]
    after = play(state, (None, leave(0)))
    assert seen(after)["grid"] == [None] * 12
    assert len(moves(after, 1)) == 12


def test_others_leave_and_the_open_cards_stay() -> None:
    state = play(grid(), (0, flip(3)))
    after = play(state, (None, leave(1)))
    assert seen(after)["grid"] == seen(state)["grid"]
    assert WUZZLTS.step(after) == WUZZLTS.step(state)
    assert seen(play(after, (0, flip(6))))["to_move"] == [2]
    over = play(after, (None, leave(0)))
    assert seen(over)["result"] == {"winners": [2], "scores": [0, 0, 0], "reason": "last_seat"}


def test_old_buttons() -> None:
    states = [grid()]
    for seat, position in ((0, 3), (0, 9), (0, 0), (0, 7), (1, 0)):
        states.append(play(states[-1], (seat, flip(position))))
    steps = [WUZZLTS.step(state) for state in states]
    assert sorted(set(steps)) == steps
