"""Trading a card unseen (rulebook: how to play 4)."""

from typing import Any

import pytest

from bot.engines.rng import Rng
from bot.engines.wuzzlts import WUZZLTS
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    THREE,
    TIMEOUT,
    WUZZLT,
    WUZZUP,
    answer,
    card,
    draw,
    leave,
    moves,
    named,
    play,
    position,
    refused,
    seen,
    told,
    trade,
)

OFFER = trade(1, "top", "fins1")


def test_a_trade() -> None:
    before = position(NONE, THIRD, FOURTH)
    assert told(before, 0, OFFER) == [{"type": "offered", "seat": 0, "with": 1, "half": "top"}]
    waiting = play(before, (0, OFFER))
    view = seen(waiting)
    assert (view["phase"], view["to_move"], view["turn"]) == ("trade", [1], 1)
    assert told(waiting, 1, answer("top", "muds2")) == [
        {"type": "traded", "seat": 0, "with": 1, "half": "top"},
        {
            "type": "received",
            "seat": 0,
            "to": [0],
            "from": 1,
            "got": [card("top", "muds2")],
            "gave": [card("top", "fins1")],
        },
        {
            "type": "received",
            "seat": 1,
            "to": [1],
            "from": 0,
            "got": [card("top", "fins1")],
            "gave": [card("top", "muds2")],
        },
    ]
    after = play(waiting, (1, answer("top", "muds2")))
    assert after.hands[0].top == named("top", "fins2 fins3 fins4 muds2")
    assert after.hands[1].top == named("top", "fins1 buzz3 buzz4 muds1")
    assert (after.hands[0].bottom, after.hands[1].bottom) == (before.hands[0].bottom, before.hands[1].bottom)
    assert (after.piles, after.discards, after.drawn) == (before.piles, before.discards, None)
    view = seen(after)
    assert (view["phase"], view["to_move"], view["turn"], view["trade"]) == ("draw", [1], 2, None)


def test_neither_sees_the_others_choice_before_both_are_made() -> None:
    before = position(NONE, THIRD, FOURTH)
    waiting = play(before, (0, OFFER))
    public = {"seat": 0, "with": 1, "half": "top", "card": None}
    assert seen(waiting, 0)["trade"] == public | {"card": card("top", "fins1")}
    for other in (1, 2, None):
        assert seen(waiting, other)["trade"] == public
        assert seen(waiting, other) == seen(play(before, (0, trade(1, "top", "fins4"))), other)
        assert moves(waiting, other) == moves(play(before, (0, trade(1, "top", "fins4"))), other)
    # the card on offer still lies in its giver's hand
    assert seen(waiting, 0)["hand"] == seen(before, 0)["hand"]


def test_every_card_may_be_offered_to_every_other_seat() -> None:
    state = position(NONE, THIRD, FOURTH, left=())
    listed = moves(state, 0, "trade")
    assert len(listed) == 2 * 8
    assert {move["with"] for move in listed} == {1, 2}
    assert {str(move["give"]) for move in listed} == {
        str(each) for half in ("top", "bottom") for each in seen(state, 0)["hand"][half]
    }


@pytest.mark.parametrize(
    "move",
    [
        trade(0, "top", "fins1"),
        trade(3, "top", "fins1"),
        trade(-1, "top", "fins1"),
        trade(1, "top", "buzz3"),
        trade(1, "top", "muds5"),
        OFFER | {"half": "bottom"},
    ],
    ids=["oneself", "nobody", "no seat", "the partner's card", "a card of the pile", "another half"],
)
def test_a_wrong_offer_is_refused(move: dict[str, Any]) -> None:
    assert refused(position(NONE, THIRD, FOURTH), 0, move) == "no_trade"


def test_the_answer_is_a_card_of_that_half_from_the_partner() -> None:
    waiting = play(position(NONE, THIRD, FOURTH), (0, OFFER))
    assert [move["card"] for move in moves(waiting, 1, "answer")] == seen(waiting, 1)["hand"]["top"]
    assert refused(waiting, 1, answer("bottom", "fuzz5")) == "not_in_hand"
    assert refused(waiting, 1, answer("top", "fins1")) == "not_in_hand"
    assert refused(waiting, 2, answer("top", "bots1")) == "not_your_turn"
    assert refused(waiting, 0, draw("top")) == "not_your_turn"
    assert refused(waiting, 0, OFFER) == "not_your_turn"
    assert refused(waiting, 1, draw("top")) == "wrong_phase"


def test_a_timeout_answers_with_a_random_card() -> None:
    given = set()
    for seed in range(40):
        waiting = play(position(NONE, THIRD, rng=Rng(seed)), (0, OFFER))
        clock, traded, to_giver, to_partner = told(waiting, None, TIMEOUT)
        assert clock == {"type": "timed_out", "seat": 1}
        assert traded == {"type": "traded", "seat": 0, "with": 1, "half": "top"}
        assert to_giver["got"] == to_partner["gave"]
        given.add(str(to_giver["got"][0]))
    assert given == {str(each) for each in seen(waiting, 1)["hand"]["top"]}


def test_both_shouts_are_good_while_a_trade_waits() -> None:
    state = position(THREE, NONE, discards=("bots6", "bots6"))
    waiting = play(state, (0, trade(1, "top", "fuzz2")))
    assert seen(play(waiting, (1, WUZZUP)))["phase"] == "trade"
    # the card on offer still counts for its giver
    over = play(waiting, (0, WUZZLT))
    assert seen(over)["result"]["winners"] == [0]
    assert (seen(over)["trade"], seen(over)["to_move"]) == (None, [])


def test_the_partner_leaves_and_the_giver_chooses_anew() -> None:
    waiting = play(position(NONE, THIRD, FOURTH), (0, OFFER))
    assert told(waiting, None, leave(1)) == [{"type": "left", "seat": 1}, {"type": "withdrawn", "seat": 0}]
    after = play(waiting, (None, leave(1)))
    view = seen(after, 0)
    assert (view["phase"], view["to_move"], view["turn"], view["trade"]) == ("draw", [0], 1, None)
    assert card("top", "fins1") in view["hand"]["top"]
    assert WUZZLTS.step(after) != WUZZLTS.step(waiting)
    assert {move["with"] for move in moves(after, 0, "trade")} == {2}


def test_the_giver_leaves_and_the_trade_is_off() -> None:
    waiting = play(position(NONE, THIRD, FOURTH), (0, OFFER))
    after = play(waiting, (None, leave(0)))
    view = seen(after)
    assert (view["phase"], view["to_move"], view["trade"]) == ("draw", [1], None)


def test_somebody_else_leaves_and_the_trade_goes_on() -> None:
    waiting = play(position(NONE, THIRD, FOURTH), (0, OFFER))
    after = play(waiting, (None, leave(2)))
    assert seen(after)["trade"] == seen(waiting)["trade"]
    assert WUZZLTS.step(after) == WUZZLTS.step(waiting)
    assert seen(play(after, (1, answer("top", "muds2"))))["to_move"] == [1]
