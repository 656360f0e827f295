"""The two shouts (rulebook: WuzzUp; how to play 7)."""

from typing import Any

import pytest

from bot.engines import IllegalMove
from bot.engines.contract import Move
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.moves import Draw, Wuzzlt, WuzzUp
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    THREE,
    WUZZLT,
    WUZZUP,
    Halves,
    card,
    discard,
    draw,
    every_card,
    leave,
    moves,
    play,
    position,
    refused,
    seen,
    told,
)


def call(top: str, bottom: str) -> dict[str, Any]:
    return {"type": "wuzzup", "top": card("top", top), "bottom": card("bottom", bottom)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_takes_the_two_top_discards(seat: int) -> None:
    before = position(NONE, THIRD, FOURTH, discards=("muds6 bots4", "fins5 bots2"), piles=("muds5", "buzz6"))
    assert moves(before, seat, "wuzzup") == []
    before = position(NONE, THIRD, FOURTH, discards=("muds6 buzz5", "fins5 buzz5"))
    assert moves(before, seat, "wuzzup") == [WUZZUP]
    assert told(before, seat, WUZZUP) == [
        {"type": "wuzzup", "seat": seat, "top": card("top", "buzz5"), "bottom": card("bottom", "buzz5")}
    ]
    after = play(before, (seat, WUZZUP))
    view = seen(after)
    assert view["scored"][seat] == [[card("top", "buzz5"), card("bottom", "buzz5")]]
    # the cards beneath are the new tops, and the turn goes on as it was
    assert view["discards"] == {"top": [card("top", "muds6")], "bottom": [card("bottom", "fins5")]}
    assert (view["phase"], view["to_move"], view["turn"]) == ("draw", [0], 1)
    assert view["hand_sizes"] == [8, 8, 8]
    assert len(list(every_card(after))) == 62
    # only the first one counts
    assert refused(after, (seat + 1) % 3, WUZZUP) == "no_wuzzlt"


@pytest.mark.parametrize(
    ("discards", "good"),
    [
        (("muds6", "muds6"), True),
        (("fuzz3", "fins5"), True),
        (("buzz5", "muds3"), True),
        (("muds6", "fins5"), False),
        (("buzz5", "buzz4"), False),
        (("buzz5 muds6", "buzz5 fins5"), False),
        (("", "muds3"), False),
        (("fuzz3", ""), False),
        (("", ""), False),
    ],
)
def test_what_makes_a_wuzzup(discards: Halves, good: bool) -> None:
    state = position(NONE, THIRD, discards=discards)
    assert (moves(state, 1, "wuzzup") == [WUZZUP]) is good
    if not good:
        assert refused(state, 1, WUZZUP) == "no_wuzzlt"


def test_the_piles_may_be_used_up_by_it() -> None:
    state = play(position(NONE, THIRD, discards=("muds6", "muds6")), (1, WUZZUP))
    assert seen(state)["discards"] == {"top": [], "bottom": []}
    assert {move["from"] for move in moves(state, 0, "draw")} == {"pile"}


def test_everybody_may_shout_wuzzup_while_a_card_is_drawn() -> None:
    state = play(position(NONE, THIRD, FOURTH, discards=("muds6", "muds6")), (0, draw("top")))
    for seat in (0, 1, 2):
        after = play(state, (seat, WUZZUP))
        assert (seen(after)["phase"], seen(after, 0)["drawn"]) == ("discard", card("top", "muds5"))


def test_a_line_is_searched_and_the_cards_are_named() -> None:
    state = position(NONE, THIRD, discards=("buzz5 muds6 fuzz3", "fins5 buzz5"), options={"many_monsters": True})
    listed = moves(state, 1, "wuzzup")
    assert listed == [call("buzz5", "buzz5"), call("fuzz3", "fins5"), call("fuzz3", "buzz5")]
    after = play(state, (1, call("buzz5", "buzz5")))
    assert seen(after)["discards"] == {
        "top": [card("top", "muds6"), card("top", "fuzz3")],
        "bottom": [card("bottom", "fins5")],
    }
    wrong: list[dict[str, Any]] = [
        WUZZUP,
        call("muds6", "buzz5"),
        call("bots6", "bots5"),
        {"type": "wuzzup", "top": card("top", "buzz5")},
    ]
    for move in wrong:
        assert refused(state, 1, move) == "no_wuzzlt"


def test_without_lines_no_card_is_named() -> None:
    state = position(NONE, THIRD, discards=("muds6", "muds6"))
    assert refused(state, 1, call("muds6", "muds6")) == "no_wuzzlt"


@pytest.mark.parametrize(
    ("held", "scored", "good"),
    [
        (THREE, ("", ""), True),
        (("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 bots5 fins6"), ("", ""), True),
        (("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 fins5 muds4"), ("", ""), False),
        (("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 fins5 muds4"), ("bots6", "bots6"), True),
        (("fuzz2 buzz1 bots5 fins6", "fuzz2 fins5 muds4 muds6"), ("bots6", "bots6"), False),
        (("fuzz2 buzz1 bots5 fins6", "fins5 muds4 muds6 buzz4"), ("bots6 muds1 fuzz4", "bots6 bots5 fuzz4"), True),
        (("fuzz3 buzz1 bots5 fins6", "muds3 buzz1 muds4 muds6"), ("", ""), True),
        (("fuzz3 buzz1 bots5 fins6", "muds3 buzz4 muds4 muds6"), ("", ""), False),
    ],
)
def test_three_wuzzlts_end_the_game(held: Halves, scored: Halves, good: bool) -> None:
    state = position(NONE, held, scored=(("", ""), scored), discards=("muds5", "fuzz6"), piles=("", ""))
    assert moves(state, 1) == [WUZZLT] * good
    if not good:
        assert refused(state, 1, WUZZLT) == "not_three"
        return
    view = seen(play(state, (1, WUZZLT)))
    assert view["result"] == {"winners": [1], "scores": None, "reason": "wuzzlt"}
    assert (view["phase"], view["to_move"]) == ("over", [])


def test_the_shout_lays_its_wuzzlts_open_and_nothing_else() -> None:
    state = position(NONE, THREE)
    shout, over = told(state, 1, WUZZLT)
    assert shout["type"] == "wuzzlt"
    assert sorted(str(pair) for pair in shout["wuzzlts"]) == sorted(
        str([card("top", name), card("bottom", name)]) for name in ("fuzz2", "buzz1", "bots5")
    )
    assert over == {"type": "over", "seat": None, "result": {"winners": [1], "scores": None, "reason": "wuzzlt"}}
    assert seen(play(state, (1, WUZZLT)))["hand"] is None


def test_who_holds_a_drawn_card_may_not_shout_wuzzlt_but_others_may() -> None:
    both = position(THREE, ("fins1 fins2 fins3 buzz2", "fins1 fins2 fins3 bots3"), THIRD)
    held = play(both, (0, draw("top")))
    assert refused(held, 0, WUZZLT) == "discard_first"
    assert moves(held, 0, "wuzzlt") == []
    assert seen(play(held, (1, WUZZLT)))["result"]["winners"] == [1]
    put_down = play(held, (0, discard("top", "muds5")))
    assert seen(play(put_down, (0, WUZZLT)))["result"]["winners"] == [0]


def test_a_drawn_card_counts_for_nobody() -> None:
    state = position(("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 muds1 muds4"), THIRD, piles=("", "bots5"))
    held = play(state, (0, draw("bottom")))
    assert seen(held, 0)["hand"]["wuzzlts"] == 2
    assert refused(held, 0, WUZZLT) == "discard_first"
    assert moves(play(held, (0, discard("bottom", "muds4"))), 0, "wuzzlt") == [WUZZLT]


def test_after_the_end_nothing_is_heard() -> None:
    over = play(position(THREE, NONE, discards=("muds6", "muds6")), (0, WUZZLT))
    for move in (WUZZLT, WUZZUP, draw("top"), {"type": "flip", "position": 0}):
        assert refused(over, 0, move) == "over"
    for seat in (0, 1, None):
        assert moves(over, seat) == []
    for table_move in ({"type": "timeout"}, leave(0)):
        with pytest.raises(IllegalMove, match="over"):
            WUZZLTS.apply(over, None, table_move)


@pytest.mark.parametrize(
    ("seat", "move", "verdict"),
    [
        (0, WuzzUp(), "hit"),
        (1, WuzzUp(), "hit"),
        (1, Wuzzlt(), "hit"),
        (0, Wuzzlt(), "plain"),
        (5, WuzzUp(), "plain"),
        (0, Draw("top", "pile"), "plain"),
        (1, Draw("top", "pile"), "plain"),
    ],
)
def test_a_right_shout_is_a_hit_and_a_wrong_one_plain(seat: int, move: Move, verdict: str) -> None:
    state = position(NONE, THREE, discards=("muds6", "muds6"))
    assert WUZZLTS.verdict(state, seat, move) == verdict


def test_shouts_never_count_as_somebodys_turn() -> None:
    state = position(NONE, THREE, discards=("muds6", "muds6"))
    for seat in (0, 1, None):
        assert seen(state, seat)["to_move"] == [0]


def test_old_buttons() -> None:
    state = position(NONE, THREE, discards=("muds6", "muds6"))
    # "take the top discard" means another card after the shout
    assert WUZZLTS.step(play(state, (1, WUZZUP))) != WUZZLTS.step(state)
    drawn = play(state, (0, draw("top")))
    assert WUZZLTS.step(drawn) != WUZZLTS.step(state)
    assert WUZZLTS.step(play(drawn, (1, WUZZUP))) == WUZZLTS.step(drawn)
    assert WUZZLTS.step(play(drawn, (0, discard("top", "fins1")))) != WUZZLTS.step(drawn)
    lines = position(NONE, THREE, discards=("muds6", "muds6"), options={"many_monsters": True})
    assert WUZZLTS.step(play(lines, (1, call("muds6", "muds6")))) == WUZZLTS.step(lines)
