"""A turn: drawing, discarding, the SWAP, piles that run out, the line of discards (rulebook: how to play)."""

import pytest
from msgspec.structs import replace

from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, SWAP, Card, DeckCard, Half
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    THREE,
    card,
    discard,
    draw,
    every_card,
    leave,
    moves,
    named,
    play,
    position,
    refused,
    seen,
    told,
)


@pytest.mark.parametrize(("half", "name", "left"), [("top", "muds5", "fins2"), ("bottom", "buzz6", "bots3")])
def test_a_card_from_the_pile(half: Half, name: str, left: str) -> None:
    before = position(NONE, THIRD)
    assert told(before, 0, draw(half)) == [
        {"type": "drew", "seat": 0, "half": half},
        {"type": "drew_card", "seat": 0, "to": [0], "card": card(half, name)},
    ]
    state = play(before, (0, draw(half)))
    view = seen(state, 0)
    assert (view["phase"], view["to_move"], view["turn"]) == ("discard", [0], 1)
    assert view["drawn"] == card(half, name)
    assert view["hand"] == seen(before, 0)["hand"]
    assert view["piles"][half] == seen(before)["piles"][half] - 1
    five = [card(half, name), *seen(before, 0)["hand"][half]]
    assert [move["card"] for move in moves(state, 0, "discard")] == five
    assert told(state, 0, discard(half, left)) == [{"type": "discarded", "seat": 0, "card": card(half, left)}]
    after = play(state, (0, discard(half, left)))
    view = seen(after, 0)
    assert (view["phase"], view["to_move"], view["turn"], view["drawn"]) == ("draw", [1], 2, None)
    assert card(half, name) in view["hand"][half]
    assert card(half, left) not in view["hand"][half]
    assert view["discards"][half] == [card(half, left)]


def test_the_drawn_card_itself_may_be_discarded() -> None:
    before = position(NONE, THIRD)
    after = play(before, (0, draw("top")), (0, discard("top", "muds5")))
    assert after.hands == before.hands
    assert after.discards.top[-1] == named("top", "muds5")[0]


def test_only_a_card_of_the_half_that_was_drawn_is_discarded() -> None:
    state = play(position(NONE, THIRD), (0, draw("top")))
    assert refused(state, 0, discard("bottom", "muds1")) == "not_in_hand"
    assert refused(state, 0, discard("top", "buzz3")) == "not_in_hand"


def test_the_top_discard() -> None:
    before = position(NONE, THIRD, discards=("muds6 buzz5", "fins5"))
    assert told(before, 0, draw("top", "discard")) == [{"type": "took", "seat": 0, "card": card("top", "buzz5")}]
    state = play(before, (0, draw("top", "discard")))
    assert seen(state)["discards"]["top"] == [card("top", "muds6")]
    # giving the same card back is refused
    assert refused(state, 0, discard("top", "buzz5")) == "not_in_hand"
    assert [move["card"] for move in moves(state, 0, "discard")] == seen(before, 0)["hand"]["top"]
    after = play(state, (0, discard("top", "fins1")))
    assert after.discards.top == named("top", "muds6 fins1")
    assert named("top", "buzz5")[0] in after.hands[0].top


def test_a_covered_discard_cannot_be_taken() -> None:
    state = position(NONE, THIRD, discards=("muds6 buzz5", "fins5"))
    assert refused(state, 0, draw("top", "discard", "muds6")) == "not_there"
    assert refused(state, 0, draw("top", "discard", "buzz5")) == "not_there"
    assert seen(state)["discards"] == {"top": [card("top", "buzz5")], "bottom": [card("bottom", "fins5")]}


def test_any_card_of_a_line_of_discards() -> None:
    state = position(NONE, THIRD, discards=("muds6 buzz5", "fins5 fuzz1"), options={"many_monsters": True})
    assert seen(state)["discards"] == {
        "top": [card("top", "muds6"), card("top", "buzz5")],
        "bottom": [card("bottom", "fins5"), card("bottom", "fuzz1")],
    }
    named_draws = [move["card"] for move in moves(state, 0, "draw") if move["from"] == "discard"]
    assert sorted(map(str, named_draws)) == sorted(
        map(str, (card("top", "muds6"), card("top", "buzz5"), card("bottom", "fins5"), card("bottom", "fuzz1")))
    )
    assert refused(state, 0, draw("top", "discard")) == "not_there"
    assert refused(state, 0, draw("bottom", "discard", "buzz5")) == "not_there"
    taken = play(state, (0, draw("top", "discard", "muds6")))
    assert taken.discards.top == named("top", "buzz5")
    assert refused(taken, 0, discard("top", "muds6")) == "not_in_hand"
    after = play(taken, (0, discard("top", "fins4")))
    assert after.discards.top == named("top", "buzz5 fins4")


def test_the_turn_goes_clockwise() -> None:
    state = position(NONE, THIRD, FOURTH)
    order = []
    for _ in range(6):
        (seat,) = seen(state)["to_move"]
        order.append(seat)
        state = play(state, (seat, draw("top")))
        state = play(state, (seat, moves(state, seat, "discard")[0]))
    assert order == [0, 1, 2, 0, 1, 2]


def test_only_the_seat_whose_turn_it_is_draws_and_discards() -> None:
    state = position(NONE, THIRD)
    assert moves(state, 1) == []
    assert refused(state, 1, draw("top")) == "not_your_turn"
    assert refused(state, 0, discard("top", "fins1")) == "wrong_phase"
    held = play(state, (0, draw("top")))
    assert moves(held, 1) == []
    assert refused(held, 0, draw("top")) == "wrong_phase"
    assert refused(held, 1, discard("top", "buzz3")) == "not_your_turn"
    for stranger in (2, 4, -1):
        assert WUZZLTS.legal_moves(state, stranger) == []
        assert refused(state, stranger, draw("top")) == "gone"


@pytest.mark.parametrize("half", HALVES)
def test_a_swap_passes_all_cards_of_its_half(half: Half) -> None:
    before = position(NONE, THIRD, FOURTH, piles=("swap", "swap"))
    events = told(before, 0, draw(half))
    assert events[:2] == [{"type": "drew", "seat": 0, "half": half}, {"type": "swapped", "seat": 0, "half": half}]
    after = play(before, (0, draw(half)))
    other: Half = "bottom" if half == "top" else "top"
    for giver, receiver in ((0, 1), (1, 2), (2, 0)):
        assert after.hands[receiver].of(half) == before.hands[giver].of(half)
        assert after.hands[receiver].of(other) == before.hands[receiver].of(other)
        assert {
            "type": "received",
            "seat": receiver,
            "to": [receiver],
            "from": giver,
            "got": seen(before, giver)["hand"][half],
            "gave": seen(before, receiver)["hand"][half],
        } in events[2:]
    assert len(events) == 5
    view = seen(after)
    assert (view["phase"], view["to_move"], view["drawn"]) == ("draw", [1], None)
    assert view["swaps_aside"] == [{"half": half, "swap": True}]
    assert view["piles"][half] == seen(before)["piles"][half] - 1
    assert len(list(every_card(after))) == 62


def test_a_swap_leaves_what_is_scored() -> None:
    before = position(NONE, THIRD, piles=("swap", "buzz6"), scored=(("bots6", "fuzz1"),))
    assert play(before, (0, draw("top"))).scored == before.scored


def test_a_swap_skips_seats_that_left() -> None:
    before = play(position(NONE, THIRD, FOURTH), (None, leave(1)))
    pile: tuple[DeckCard, ...] = (SWAP, *(each for each in before.piles.top if each != SWAP))
    before = replace(before, piles=before.piles.put("top", pile))
    after = play(before, (0, draw("top")))
    assert [hand.top for hand in after.hands] == [before.hands[2].top, (), before.hands[0].top]
    assert seen(after)["to_move"] == [2]


def test_an_empty_pile_is_made_anew_when_it_is_needed() -> None:
    lying = "muds6 buzz5 bots6 fuzz1"
    before = position(NONE, THIRD, discards=(lying, "fins5"), empty=("top",))
    assert seen(before)["piles"]["top"] == 0
    first, drew, _ = told(before, 0, draw("top"))
    assert (first["type"], first["seat"], first["half"]) == ("refilled", None, "top")
    assert drew["type"] == "drew"
    after = play(before, (0, draw("top")))
    assert after.drawn is not None
    assert after.discards.top == (Card(**first["card"]),)
    assert {*after.piles.top, *after.discards.top, after.drawn.card} == set(named("top", lying))
    assert len(after.piles.top) == 2
    # the other half is not touched
    assert (after.piles.bottom, after.discards.bottom) == (before.piles.bottom, before.discards.bottom)


def test_the_last_card_of_a_pile_is_drawn_without_a_new_pile() -> None:
    state = position(NONE, THIRD, discards=("muds6 buzz5", "fins5"))
    state = replace(state, piles=state.piles.put("top", named("top", "muds5")))
    assert [event["type"] for event in told(state, 0, draw("top"))] == ["drew", "drew_card"]
    after = play(state, (0, draw("top")))
    assert (after.piles.top, after.discards.top) == ((), state.discards.top)


@pytest.mark.parametrize(("lying", "sources"), [("", []), ("muds6", ["discard"]), ("muds6 buzz5", ["pile", "discard"])])
def test_a_new_pile_takes_two_discards_or_more(lying: str, sources: list[str]) -> None:
    state = position(NONE, THIRD, discards=(lying, "fins5"), empty=("top",))
    assert [move["from"] for move in moves(state, 0, "draw") if move["half"] == "top"] == sources
    for source in {"pile", "discard"} - set(sources):
        assert refused(state, 0, draw("top", source)) == "not_there"


def test_two_discards_make_a_pile_of_one() -> None:
    before = position(NONE, THIRD, discards=("muds6 buzz5", "fins5"), empty=("top",))
    after = play(before, (0, draw("top")))
    assert after.drawn is not None
    assert {after.drawn.card, *after.discards.top} == set(named("top", "muds6 buzz5"))


def test_with_nothing_to_draw_one_can_still_trade() -> None:
    state = position(NONE, THREE, discards=("", ""), empty=("top", "bottom"))
    assert {move["type"] for move in moves(state, 0)} == {"trade"}
