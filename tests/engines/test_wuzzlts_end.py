"""Advanced games: what a round scores, the next round, the end (rulebook: advanced game)."""

import pytest
from msgspec.structs import replace

from bot.engines.wuzzlts import WUZZLTS
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    THREE,
    WUZZLT,
    Halves,
    card,
    draw,
    every_card,
    leave,
    play,
    position,
    seen,
    told,
    trade,
)

ONE = {"mode": "advanced"}
TWO = {"mode": "advanced", "rounds": 2}
FINISHER: Halves = ("fuzz2 buzz1 bots5 fins5", "fuzz2 buzz1 bots5 fins2")
"""The rulebook's first example: 4 + 2 + 10 + 5."""
BETTER: Halves = ("bots4 fuzz3 muds5 buzz2", "bots4 buzz5 muds6 fuzz1")
"""Its second example: 8 + 10 + 5 + 0."""


def test_the_rulebooks_examples_in_one_round() -> None:
    state = position(FINISHER, BETTER, options=ONE, discards=("muds6", "fins4"), piles=("", ""))
    view = seen(play(state, (0, WUZZLT)))
    assert view["round_scores"] == view["totals"] == [21, 23]
    # who ends the round may lose on points
    assert view["result"] == {"winners": [1], "scores": [21, 23], "reason": "points"}


def test_the_hands_are_laid_open_to_be_counted() -> None:
    state = position(FINISHER, BETTER, options=ONE, discards=("muds6", "fins4"), piles=("", ""))
    shout, counted, over = told(state, 0, WUZZLT)
    assert (shout["type"], over["type"]) == ("wuzzlt", "over")
    assert (counted["type"], counted["seat"], counted["round"], counted["scores"]) == ("counted", 0, 1, [21, 23])
    assert [card("top", "fuzz3"), card("bottom", "buzz5")] in counted["hands"][1]
    assert [len(hand) for hand in counted["hands"]] == [4, 4]


@pytest.mark.parametrize(
    ("scored", "points"),
    [(("muds1", "muds1"), 2), (("bots6", "muds3"), 12), (("fuzz3", "muds1"), 6), (("muds1 bots6", "muds1 bots6"), 14)],
)
def test_scored_wuzzlts_score_like_others(scored: Halves, points: int) -> None:
    state = position(FINISHER, FOURTH, options=ONE, scored=(scored,), discards=("muds6", "fins4"), piles=("", ""))
    assert seen(play(state, (0, WUZZLT)))["round_scores"][0] == 21 + points


def test_the_fourth_is_the_one_beside_three_of_the_same_hand() -> None:
    held: Halves = ("fuzz2 buzz1 fins5 muds4", "fuzz2 buzz1 fins2 bots3")
    state = position(
        held, FOURTH, options=ONE, scored=(("buzz6", "buzz6"),), discards=("muds6", "fins4"), piles=("", "")
    )
    assert seen(play(state, (0, WUZZLT)))["round_scores"][0] == 4 + 2 + 2 + 12


def test_a_drawn_card_counts_for_nobody() -> None:
    state = position(NONE, FINISHER, options=ONE, discards=("muds6", "fins4"), piles=("bots3", "buzz6"))
    drawn = play(state, (0, draw("top")))
    assert seen(play(drawn, (1, WUZZLT)))["round_scores"] == [0, 21]


def test_a_card_on_offer_counts_for_its_giver() -> None:
    held: Halves = ("fins1 fins2 fins3 bots3", "muds1 muds2 bots4 fuzz5")
    state = position(held, FINISHER, options=ONE, discards=("muds6", "fins4"))
    offered = play(state, (0, trade(1, "top", "bots3")))
    assert seen(play(offered, (1, WUZZLT)))["round_scores"] == [3, 21]


def test_ties_share() -> None:
    twin: Halves = ("fuzz4 muds1 fins6 buzz2", "fuzz4 muds1 fins6 bots6")
    state = position(THREE, twin, NONE, options=ONE, discards=("muds6", "fins4"), piles=("", ""))
    totals = seen(play(state, (0, WUZZLT)))["totals"]
    assert totals[0] == 16
    level = replace(state, totals=(0, 16 - totals[1], 0))
    assert seen(play(level, (0, WUZZLT)))["result"]["winners"] == [0, 1]


def test_the_next_round_starts_left_of_the_last_ones_starter() -> None:
    state = position(NONE, THIRD, FINISHER, options=TWO, discards=("muds6", "fins4"), piles=("", ""), seat=2)
    _, counted, dealt = told(state, 2, WUZZLT)
    after = play(state, (2, WUZZLT))
    view = seen(after)
    assert (view["round"], view["rounds"], view["phase"], view["to_move"], view["turn"]) == (2, 2, "draw", [1], 2)
    assert (dealt["type"], dealt["seat"], dealt["round"]) == ("dealt", 1, 2)
    assert view["discards"] == {"top": [dealt["top"]], "bottom": [dealt["bottom"]]}
    assert view["round_scores"] == view["totals"] == counted["scores"]
    assert (view["result"], view["swaps_aside"], view["scored"]) == (None, [], [[]] * 3)
    assert WUZZLTS.step(after) != WUZZLTS.step(state)
    assert len(list(every_card(after))) == 62
    assert after.hands != state.hands


def test_the_sum_over_the_rounds_decides() -> None:
    state = position(FINISHER, BETTER, options=TWO, discards=("muds6", "fins4"), piles=("", ""))
    second = play(state, (0, WUZZLT))
    again = replace(state, round=2, starter=1, totals=(10, 5), rng=second.rng)
    view = seen(play(again, (0, WUZZLT)))
    assert (view["round_scores"], view["totals"]) == ([21, 23], [31, 28])
    assert view["result"] == {"winners": [0], "scores": [31, 28], "reason": "points"}


def test_every_card_comes_back_for_the_next_round() -> None:
    state = position(NONE, THIRD, FINISHER, FOURTH, options=TWO, piles=("swap", ""), scored=(("buzz5", "buzz5"),))
    state = play(state, (None, leave(0)), (1, draw("top")))
    after = play(state, (2, WUZZLT))
    assert (after.out, after.aside, seen(after)["hand_sizes"]) == ((), (), [0, 8, 8, 8])
    assert len(list(every_card(after))) == 62
    # the last one's starter has left: left of it still
    assert seen(after)["to_move"] == [1]


def test_who_left_has_no_points_and_does_not_win() -> None:
    state = position(
        FINISHER, BETTER, NONE, options=ONE, totals=(0, 0, 90), discards=("muds6", "fins4"), piles=("", "")
    )
    over = play(state, (None, leave(2)), (0, WUZZLT))
    assert seen(over)["result"] == {"winners": [1], "scores": [21, 23, 0], "reason": "points"}
