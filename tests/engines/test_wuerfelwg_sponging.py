"""Sponging: what the others get out of somebody's roll."""

import pytest

from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.view import Lodger
from tests.engines.wuerfelwg_tables import choices, do, flat, flat_of, kinds, play, seen, table, told

GOOD = "bathroom couch fridge me"


def test_the_roll_3345_serves_everybody() -> None:
    """Rulebook's example: one turns with 33, one the fridge with 345, one can do nothing and is skipped."""
    state = table(flat(), flat("bathroom me"), flat("bathroom me"), flat(GOOD), shown="3345")
    assert choices(do(state, 0, "done").state, 3) == []
    step = do(state, 0, "done")
    assert kinds(step.events) == ["finished"]
    view = seen(step.state)
    assert (view.phase, view.to_move, view.sponging) == ("sponge", (1, 2), (1, 2))
    assert view.affordable == {"1": ("couch", "fridge"), "2": ("fridge",)}
    assert choices(step.state, 1) == ["sponge couch", "sponge fridge", "pass"]
    assert choices(step.state, 2) == ["sponge fridge", "pass"]
    assert choices(step.state, 0) == []
    after = play(step.state, (2, "sponge", "fridge"), (1, "sponge", "couch"))
    assert (flat_of(after, 1).rooms.couch, flat_of(after, 2).rooms.fridge) == (True, True)
    assert (after.phase, after.turn) == ("roll", 1)


def test_spent_dice_and_turned_kangaroos_count() -> None:
    state = table(flat("bathroom me"), flat(GOOD, "-alex -maria"), shown="k123", phase="kangaroo")
    state = do(state, 0, "kangaroo", die=0, pips=1).state
    state = play(state, (0, "turn", "fridge"), (0, "done", ""))
    assert choices(state, 1) == ["sponge alex", "sponge maria", "pass"]


def test_one_card_each_and_only_of_the_own_flat() -> None:
    state = do(table(flat(), flat(mates="-alex -julia"), flat("", "-pierre"), shown="1122"), 0, "done").state
    for card in ("pierre", "yo-yo", "couch", "bathroom", "nobody"):
        with pytest.raises(IllegalMove):
            do(state, 1, "sponge", card=card)
    after = do(state, 1, "sponge", card="julia").state
    assert flat_of(after, 1).flatmates == (Lodger("alex", False), Lodger("julia", True))
    assert seen(after).sponging == (2,)
    for kind, fields in (("sponge", {"card": "alex"}), ("pass", {})):
        with pytest.raises(IllegalMove, match="not_your_turn"):
            do(after, 1, kind, **fields)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        do(state, 0, "pass")


def test_what_the_roll_does_not_pay_is_too_dear() -> None:
    state = do(table(flat(), flat("", "-alex -didi"), shown="11k"), 0, "done").state
    with pytest.raises(IllegalMove, match="too_dear"):
        do(state, 1, "sponge", card="didi")


def test_me_may_be_woken() -> None:
    state = do(table(flat(), flat(""), shown="22"), 0, "done").state
    assert flat_of(do(state, 1, "sponge", card="me").state, 1).me


def test_waking_by_sponging_brings_the_advantage() -> None:
    state = do(table(flat(), flat(mates="-friedrich-wilhelm"), shown="123"), 0, "done").state
    step = do(state, 1, "sponge", card="friedrich-wilhelm")
    assert flat_of(step.state, 1).rooms.fridge
    assert told(step.events)[:2] == [
        {"type": "sponged", "seat": 1, "card": "friedrich-wilhelm"},
        {"type": "flipped", "seat": 1, "up": ["fridge"], "down": []},
    ]


def test_passing() -> None:
    state = do(table(flat(), flat("", "-alex"), flat("", "-alex"), shown="11"), 0, "done").state
    step = do(state, 2, "pass")
    assert (kinds(step.events), seen(step.state).to_move) == (["passed"], (1,))
    assert do(step.state, 1, "pass").state.turn == 1


def test_another_seats_answer_leaves_ones_buttons_alone() -> None:
    rolled = table(flat(), flat("", "-alex"), flat("", "-alex"), flat("", "-alex"), shown="11")
    state = do(rolled, 0, "done").state
    assert WUERFELWG.step(state) != WUERFELWG.step(rolled)
    one = do(state, 1, "sponge", card="alex").state
    two = do(one, 3, "pass").state
    assert WUERFELWG.step(state) == WUERFELWG.step(one) == WUERFELWG.step(two)
    assert WUERFELWG.step(do(two, 2, "pass").state) != WUERFELWG.step(two)


def test_nobody_can_sponge() -> None:
    """FAQ: even who could do nothing with the own roll only gives the others theirs."""
    step = do(table(flat(), flat(GOOD), flat(GOOD), shown="k11"), 0, "done")
    assert (kinds(step.events), step.state.turn, step.state.phase) == (["finished", "turn_began"], 1, "roll")
