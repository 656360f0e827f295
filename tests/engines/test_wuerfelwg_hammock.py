"""The hammock in all its moves, and how games end."""

from collections.abc import Sequence

import pytest

from bot.engines.contract import IllegalMove, Result
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.state import WgState
from tests.engines.wuerfelwg_tables import Json, choices, do, flat, kinds, legal, play, seen, table, told

GOOD = "bathroom couch fridge me"
TODOS = {
    0: (),
    7: ("porsche-in-the-pool",),
    14: ("porsche-in-the-pool", "trampoline"),
    15: ("bud-spencer-film", "praline-contest"),
    16: ("bud-spencer-film", "lebowski-evening"),
    17: ("boxing", "pottery", "porsche-in-the-pool"),
    18: ("boxing", "pottery", "lebowski-evening"),
    19: ("boxing", "bud-spencer-film", "not-to-do-lists"),
    20: ("boxing", "pottery", "meaning-of-life", "secret-society"),
}


def worth(points: int, *items: str) -> Flat:
    """A tidy flat with so many points, items included."""
    return flat(GOOD, todos=TODOS[points - 2 * len(items)], items=items)


def check(points: Sequence[int], hammock: int | None = None) -> WgState:
    """Return what comes of seat 0's check."""
    flats = [worth(many) for many in points]
    return do(table(*flats, shown="kkk", hammock=hammock), 0, "done").state


@pytest.mark.parametrize(
    ("points", "taken"),
    [((16, 15), True), ((15, 14), False), ((16, 16), False), ((18, 17, 17), True), ((17, 18), False), ((16, 0), True)],
)
def test_it_is_taken_at_the_own_check_with_sixteen_and_strictly_most(points: Sequence[int], taken: bool) -> None:
    state = check(points)
    assert state.hammock == (0 if taken else None)
    assert (seen(state).hammock, state.turn) == (state.hammock, 1)


def test_it_is_not_taken_at_another_seats_check() -> None:
    assert check((0, 18)).hammock is None


def test_a_tie_does_not_take_it_away() -> None:
    assert check((18, 0, 18), hammock=2).hammock == 2


def picking(*flats: Flat, shown: str, **fields: object) -> WgState:
    cards: Json = {"funny": ("boxing", "pancakes"), "items": ("pan",)} | fields
    return table(*flats, shown=shown, **cards)


def test_overtaken_by_the_roller_it_passes_at_once() -> None:
    state = picking(worth(14), worth(17), shown="44455", hammock=1)
    step = do(state, 0, "take", card="boxing")
    assert (step.state.phase, step.state.hammock) == ("pick", 0)
    assert told(step.events)[-1] == {"type": "hammock_moved", "seat": 0}


def test_drawing_level_is_not_overtaking() -> None:
    state = picking(worth(15), worth(17), shown="55", hammock=1)
    assert do(state, 0, "take", card="pan").state.hammock == 1


def test_overtaken_because_an_item_was_borrowed_from_the_holder() -> None:
    """The roller itself may be the leader then..."""
    state = picking(worth(16), worth(17, "yo-yo"), shown="111", hammock=1)
    step = do(state, 0, "borrow", card="yo-yo")
    assert (step.state.hammock, kinds(step.events)) == (0, ["borrowed", "flipped", "hammock_moved"])


def test_a_third_seat_may_be_the_leader() -> None:
    state = picking(worth(0), worth(18, "yo-yo"), worth(17), shown="111", hammock=1)
    assert do(state, 0, "borrow", card="yo-yo").state.hammock == 2


def test_several_level_ahead_of_the_holder_send_it_to_the_middle() -> None:
    state = picking(worth(0), worth(18, "yo-yo"), worth(17), worth(17), shown="111", hammock=1)
    step = do(state, 0, "borrow", card="yo-yo")
    assert (step.state.hammock, told(step.events)[-1]) == (None, {"type": "hammock_moved", "seat": None})


def test_one_leader_before_others_that_are_ahead_too() -> None:
    state = picking(worth(0), worth(18, "yo-yo"), worth(17), worth(18), shown="111", hammock=1)
    assert do(state, 0, "borrow", card="yo-yo").state.hammock == 3


def test_below_sixteen_it_goes_to_the_middle() -> None:
    state = picking(worth(0), worth(16, "yo-yo"), worth(14), shown="111", hammock=1)
    assert do(state, 0, "borrow", card="yo-yo").state.hammock is None


def test_overtaken_counts_before_below_sixteen() -> None:
    state = picking(worth(0), worth(17, "yo-yo"), worth(16), shown="111", hammock=1)
    assert do(state, 0, "borrow", card="yo-yo").state.hammock == 2
    state = picking(worth(0), worth(16, "yo-yo"), worth(15), shown="111", hammock=1)
    assert do(state, 0, "borrow", card="yo-yo").state.hammock is None  # the leader has fewer than 16


def test_from_the_middle_the_next_seat_takes_it_at_its_own_check() -> None:
    state = picking(worth(0), worth(18, "yo-yo"), worth(17), worth(17), shown="111", hammock=1)
    state = play(state, (0, "borrow", "yo-yo"), (0, "done", ""), (None, "timeout", ""))
    assert (state.turn, state.hammock) == (1, None)


def test_who_snatches_it_keeps_it_for_a_round() -> None:
    state = picking(worth(14), worth(17), shown="444kk", hammock=1)
    state = play(state, (0, "take", "boxing"), (0, "done", ""), (None, "timeout", ""))
    assert (state.turn, state.hammock, WUERFELWG.result(state)) == (1, 0, None)
    for _ in range(3):
        if state.turn == 1 and WUERFELWG.result(state) is None:
            state = do(state, None, "timeout").state
    assert WUERFELWG.result(state) == Result((0,), (19, 17), "hammock")


def test_the_hammock_at_the_start_of_ones_turn_wins() -> None:
    step = do(table(worth(0), worth(17), worth(16), shown="kkk", hammock=1), 0, "done")
    assert kinds(step.events) == ["finished", "over"]
    state = step.state
    result = WUERFELWG.result(state)
    assert result == Result((1,), (0, 17, 16), "hammock")
    view = seen(state)
    assert (view.phase, view.to_move, view.result) == ("over", (), result)
    assert [legal(state, seat) for seat in (0, 1, 2, None)] == [[], [], [], []]
    for seat, move in ((0, "roll"), (1, "roll"), (None, "timeout")):
        with pytest.raises(IllegalMove, match="over"):
            do(state, seat, move)
    with pytest.raises(IllegalMove, match="over"):
        do(state, None, "leave", seat=0)


@pytest.mark.parametrize("pile", ["funny", "funnier"])
def test_an_empty_todo_pile_ends_the_game_after_the_picking(pile: str) -> None:
    cards: Json = {"funny": ("pancakes", "boxing"), "funnier": ("facebook-party", "trampoline")}
    cards[pile] = cards[pile][1:]
    card, dice = ("boxing", "444") if pile == "funny" else ("trampoline", "1155")
    sleeper = flat("", todos=TODOS[7])
    state = table(flat(GOOD, "alex"), sleeper, sleeper, shown=f"{dice}123", nuisances="penguin", **cards)
    state = do(state, 0, "take", card=card).state
    assert (state.phase, WUERFELWG.result(state)) == ("pick", None)
    assert "turn fridge" in choices(state, 0)
    step = do(do(state, 0, "turn", card="fridge").state, 0, "done")
    assert kinds(step.events) == ["finished", "over"]  # no sponging, no check
    points = 5 if pile == "funny" else 7
    winners = (1, 2) if pile == "funny" else (0, 1, 2)
    assert WUERFELWG.result(step.state) == Result(winners, (points, 7, 7), "pile_empty")


def test_no_hammock_is_taken_when_a_pile_is_empty() -> None:
    state = table(worth(14), worth(0), shown="444", funny=("boxing",))
    step = play(state, (0, "take", "boxing"), (0, "done", ""))
    assert (step.hammock, WUERFELWG.result(step)) == (None, Result((0,), (19, 0), "pile_empty"))
