"""Timeouts, leaves and moves that are none (docs/decisions.md)."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engines import IllegalMove
from bot.engines.contract import Leave, Move, Timeout
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, Card, Half
from bot.engines.wuzzlts.moves import Draw, Flip
from bot.engines.wuzzlts.state import WuzzltsState
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    TIMEOUT,
    Halves,
    card,
    draw,
    every_card,
    leave,
    moves,
    named,
    play,
    position,
    seen,
    told,
)


@pytest.mark.parametrize(
    ("empty", "discards", "drawn"),
    [
        ((), ("muds6", "fins5"), ("top", "muds5")),
        (("top",), ("muds6", "fins5"), ("bottom", "buzz6")),
        (("top", "bottom"), ("muds6", "fins5"), ("top", "muds6")),
        (("top", "bottom"), ("", "fins5"), ("bottom", "fins5")),
    ],
)
def test_a_timeout_draws(empty: tuple[Half, ...], discards: Halves, drawn: tuple[Half, str]) -> None:
    before = position(NONE, THIRD, discards=discards, empty=empty)
    assert told(before, None, TIMEOUT)[0] == {"type": "timed_out", "seat": 0}
    state = play(before, (None, TIMEOUT))
    assert (seen(state)["phase"], seen(state)["to_move"]) == ("discard", [0])
    assert seen(state, 0)["drawn"] == card(*drawn)


def test_a_timeout_makes_a_new_pile_where_it_can() -> None:
    before = position(NONE, THIRD, discards=("muds6 buzz5", "fins5"), empty=("top",))
    assert [event["type"] for event in told(before, None, TIMEOUT)][:2] == ["timed_out", "refilled"]


def test_a_timeout_with_nothing_to_draw_passes_the_turn() -> None:
    state = position(NONE, THIRD, discards=("", ""), empty=("top", "bottom"))
    assert told(state, None, TIMEOUT) == [{"type": "timed_out", "seat": 0}, {"type": "passed", "seat": 0}]
    assert (seen(play(state, (None, TIMEOUT)))["to_move"], seen(play(state, (None, TIMEOUT)))["turn"]) == ([1], 2)


@pytest.mark.parametrize("source", ["pile", "discard"])
@pytest.mark.parametrize("lines", [False, True])
def test_a_timeout_puts_the_drawn_card_down_again(source: str, lines: bool) -> None:
    before = position(NONE, THIRD, options={"many_monsters": lines})
    name = "muds6" if source == "discard" else "muds5"
    held = play(before, (0, draw("top", source, name if lines and source == "discard" else "")))
    clock, discarded = told(held, None, TIMEOUT)
    assert (clock["seat"], discarded) == (0, {"type": "discarded", "seat": 0, "card": card("top", name)})
    after = play(held, (None, TIMEOUT))
    assert after.hands == before.hands
    assert seen(after)["discards"]["top"][-1] == card("top", name)
    assert seen(after)["to_move"] == [1]


def test_the_tables_moves() -> None:
    state = position(NONE, THIRD, FOURTH)
    assert moves(state, None) == [TIMEOUT, leave(0), leave(1), leave(2)]
    after = play(state, (None, leave(1)))
    assert moves(after, None) == [TIMEOUT, leave(0), leave(2)]
    for seat in (1, 3, -1):
        with pytest.raises(IllegalMove) as caught:
            WUZZLTS.apply(after, None, leave(seat))
        assert caught.value.reason == "gone"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_leaves_shuffles_its_hand_into_the_piles(seat: int) -> None:
    before = position(NONE, THIRD, FOURTH, scored=(("bots6", "bots5"),) * 1)
    after = play(before, (None, leave(seat)))
    assert told(before, None, leave(seat)) == [{"type": "left", "seat": seat}]
    for half in HALVES:
        assert Counter(after.piles.of(half)) == Counter((*before.piles.of(half), *before.hands[seat].of(half)))
    assert (seen(after)["scored"][seat], after.out) == ([], before.scored[seat])
    assert seen(after)["hand_sizes"] == [0 if other == seat else 8 for other in range(3)]
    assert seen(after, seat)["hand"] is None
    assert moves(after, seat) == []
    assert (seen(after)["to_move"], seen(after)["seats"]) == ([1] if seat == 0 else [0], 3)
    assert (WUZZLTS.step(after) != WUZZLTS.step(before)) is (seat == 0)
    assert len(list(every_card(after))) == 62


def test_its_cards_are_not_on_top() -> None:
    before = position(NONE, THIRD, FOURTH)
    tops = set()
    for seed in range(30):
        after = play(replace(before, rng=replace(before.rng, seed=seed)), (None, leave(2)))
        tops.add(after.piles.top[0])
    assert len(tops) > 8


@pytest.mark.parametrize("source", ["pile", "discard"])
def test_a_drawn_card_leaves_with_its_seat(source: str) -> None:
    held = play(position(NONE, THIRD, FOURTH), (0, draw("top", source)))
    assert held.drawn is not None
    after = play(held, (None, leave(0)))
    assert after.drawn is None
    assert held.drawn.card in after.piles.top
    assert (seen(after)["phase"], seen(after)["to_move"]) == ("draw", [1])
    # another one's leave lets the holder be
    other = play(held, (None, leave(1)))
    assert (other.drawn, seen(other)["phase"], seen(other)["to_move"]) == (held.drawn, "discard", [0])


@pytest.mark.parametrize(("mode", "scores"), [("basic", None), ("advanced", [7, 0])])
def test_the_last_seat_wins(mode: str, scores: list[int] | None) -> None:
    state = position(NONE, THIRD, options={"mode": mode}, totals=(7, 9) if mode == "advanced" else (0, 0))
    over = play(state, (None, leave(1)))
    assert seen(over)["result"] == {"winners": [0], "scores": scores, "reason": "last_seat"}
    assert told(state, None, leave(1))[-1]["type"] == "over"


CARD = card("top", "fins1")


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "steal"},
        {"type": "draw"},
        {"type": "draw", "half": "top"},
        {"type": "draw", "half": "middle", "from": "pile"},
        {"type": "draw", "half": "top", "from": "sleeve"},
        {"type": "draw", "half": "top", "source": "pile"},
        {"type": "draw", "half": "top", "from": "discard", "card": None},
        {"type": "draw", "half": "top", "from": "pile", "seat": 0},
        {"type": "discard", "card": {"half": "top", "swap": True}},
        {"type": "discard", "card": CARD | {"swap": True}},
        {"type": "discard", "card": CARD | {"monster": 7}},
        {"type": "discard", "card": CARD | {"monster": 0}},
        {"type": "discard", "card": CARD | {"monster": True}},
        {"type": "discard", "card": CARD | {"monster": 1.0}},
        {"type": "discard", "card": CARD | {"family": "wuzzits"}},
        {"type": "discard", "card": "fins1"},
        {"type": "discard", "cards": [CARD]},
        {"type": "trade", "with": 1, "half": "top"},
        {"type": "trade", "with": True, "half": "top", "give": CARD},
        {"type": "trade", "with": 1.0, "half": "top", "give": CARD},
        {"type": "trade", "partner": 1, "half": "top", "give": CARD},
        {"type": "answer"},
        {"type": "wuzzlt", "card": CARD},
        {"type": "wuzzup", "top": None, "bottom": None},
        {"type": "flip", "position": False},
        {"type": "flip", "position": 1.0},
        {"type": "flip", "position": "1"},
        {"type": "leave"},
        {"type": "timeout", "seat": 0},
    ],
)
def test_what_is_no_move_is_refused(move: dict[str, Any]) -> None:
    state = position(NONE, THIRD)
    before = WUZZLTS.encode(state)
    with pytest.raises(IllegalMove) as caught:
        WUZZLTS.decode_move(msgspec.json.encode(move))
    assert caught.value.reason == "malformed"
    for seat in (0, None):
        with pytest.raises(IllegalMove) as caught:
            WUZZLTS.apply(state, seat, move)
        assert caught.value.reason == "malformed"
    assert WUZZLTS.encode(state) == before


def test_moves_made_in_code_are_checked_too() -> None:
    wrong: list[tuple[WuzzltsState, Move]] = [
        (position(NONE, THIRD), Draw("middle", "pile")),  # type: ignore[arg-type]
        (WUZZLTS.new(2, {"mode": "monster_match"}, 1), Flip(True)),
        (position(NONE, THIRD), Draw("top", "discard", Card("top", "wuzzbots", 9))),
    ]
    for state, move in wrong:
        with pytest.raises(IllegalMove, match="malformed"):
            WUZZLTS.apply(state, 0, move)


def test_seats_may_not_move_for_the_table_nor_the_table_for_seats() -> None:
    state = position(NONE, THIRD)
    for seat, move in ((0, Timeout()), (0, Leave(0)), (None, Draw("top", "pile"))):
        with pytest.raises(IllegalMove, match="not_yours"):
            WUZZLTS.apply(state, seat, move)
    assert named("top", "fins1")[0] in state.hands[0].top
