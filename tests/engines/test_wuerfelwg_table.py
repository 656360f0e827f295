"""The table's own moves: timeouts and leaves; and moves that are none."""

import pytest

from bot.engines.contract import IllegalMove, Leave, Move, Result
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.moves import Take
from bot.engines.wuerfelwg.view import Lodger, Rooms
from tests.engines.wuerfelwg_tables import (
    Json,
    choices,
    dice,
    do,
    flat,
    flat_of,
    kinds,
    legal,
    rolling,
    seen,
    table,
    told,
)

GOOD = "bathroom couch fridge me"
IDLE = flat(GOOD)


def test_a_timeout_rolls_then_stops() -> None:
    state = table(flat(), flat(), rng=rolling("1234"))
    step = do(state, None, "timeout")
    assert (step.state.phase, step.state.dice, step.state.turn) == ("pick", (1, 2, 3, 4), 0)
    assert kinds(step.events) == ["rolled", "stopped"]
    rolled: tuple[Pips, ...] = dice("1155")
    step = do(table(flat(), flat(), dice=rolled), None, "timeout")
    assert (step.state.phase, step.state.dice, kinds(step.events)) == ("pick", rolled, ["stopped"])


def test_in_kangaroo_it_only_stops() -> None:
    step = do(table(flat("bathroom me"), flat(), rng=rolling("k234")), None, "timeout")
    assert step.state.phase == "kangaroo"
    step = do(step.state, None, "timeout")
    assert (step.state.phase, step.state.dice, kinds(step.events)) == ("pick", ("k", 2, 3, 4), ["stopped"])


def test_in_pick_it_is_done_and_in_sponge_everybody_passes() -> None:
    state = table(flat(), flat("", "-alex"), IDLE, flat("", "-alex"), shown="1133")
    step = do(state, None, "timeout")
    assert (kinds(step.events), seen(step.state).to_move) == (["finished"], (1, 3))
    step = do(step.state, None, "timeout")
    assert told(step.events) == [
        {"type": "passed", "seat": 1},
        {"type": "passed", "seat": 3},
        {"type": "turn_began", "seat": 1},
    ]


def test_a_nuisances_choice_is_the_first() -> None:
    mine = flat(GOOD, "alex sissi", todos=("boxing", "pottery"))
    state = do(table(mine, IDLE, shown="kkk", nuisances="cult-members"), 0, "done").state
    step = do(state, None, "timeout")
    assert [lodger.name for lodger in flat_of(step.state, 0).flatmates] == ["sissi"]
    assert step.state.turn == 1
    haunted = flat(GOOD, nuisance="ghost-of-communism")
    state = do(table(haunted, flat(), flat("bathroom"), shown="kkk", turn=2), 2, "done").state
    assert seen(state).to_move == (1, 2)
    step = do(state, None, "timeout")
    assert told(step.events) == [
        {"type": "tidied", "seat": 1, "card": "bathroom"},
        {"type": "tidied", "seat": 2, "card": "couch"},
    ]
    assert (step.state.phase, step.state.turn) == ("roll", 0)


LEAVER = flat(
    "bathroom me",
    "alex -maria julia",
    todos=("boxing", "lebowski-evening"),
    items=("pan", "yo-yo"),
    nuisance="penguin",
)


def test_what_a_leaver_leaves() -> None:
    piles = (("manni",), ("didi",), ("sarah",))
    state = table(IDLE, LEAVER, IDLE, shown="1155", hammock=1, items=("cuddle-blanket",), flatmates=piles)
    step = do(state, None, "leave", seat=1)
    view = seen(step.state)
    assert told(step.events) == [{"type": "left", "seat": 1}, {"type": "hammock_moved", "seat": None}]
    assert view.items == ("yo-yo", "cuddle-blanket", "pan")
    assert step.state.flatmates == (("manni", "alex", "julia"), ("didi",), ("sarah", "maria"))
    assert {"boxing", "lebowski-evening", "penguin"} <= set(step.state.out)
    gone = view.flats[1]
    assert (gone.set, gone.rooms, gone.me) == ("blue", Rooms(bathroom=True, couch=False, fridge=False), True)
    assert (gone.flatmates, gone.todos, gone.items, gone.nuisance) == ((), (), (), None)
    assert (gone.points, gone.dice, gone.parking, gone.rerolls) == (0, 0, 0, 0)
    assert (view.hammock, view.seats, view.turn, view.phase) == (None, 3, 0, "pick")
    assert WUERFELWG.step(step.state) == WUERFELWG.step(state)
    assert legal(step.state, None) == [{"type": "timeout"}, {"type": "leave", "seat": 0}, {"type": "leave", "seat": 2}]
    for seat in (1, 3, -1):
        with pytest.raises(IllegalMove):
            do(step.state, None, "leave", seat=seat)
    assert do(step.state, 0, "done").state.turn == 2


@pytest.mark.parametrize("phase", ["roll", "kangaroo", "pick"])
def test_a_leavers_turn_is_over_without_sponging_or_check(phase: str) -> None:
    rich = flat(GOOD, todos=("boxing", "pottery", "lebowski-evening"))
    state = table(rich, flat("", "-alex"), IDLE, shown="11k", phase=phase, nuisances="penguin")
    step = do(state, None, "leave", seat=0)
    assert (step.state.phase, step.state.turn, step.state.dice) == ("roll", 1, ())
    assert kinds(step.events) == ["left", "turn_began"]
    assert (step.state.nuisances, step.state.hammock) == (("penguin",), None)
    assert flat_of(step.state, 1).flatmates == (Lodger("alex", False),)


def test_the_roller_leaves_while_others_sponge() -> None:
    state = do(table(flat(), flat("", "-alex"), flat("", "-alex"), shown="11"), 0, "done").state
    assert seen(state).sponging == (1, 2)
    step = do(state, None, "leave", seat=0)
    assert (step.state.phase, step.state.turn, seen(step.state).sponging) == ("roll", 1, ())


def test_spongers_leave() -> None:
    state = do(table(flat(), flat("", "-alex"), flat("", "-alex"), shown="11"), 0, "done").state
    step = do(state, None, "leave", seat=1)
    assert (seen(step.state).sponging, WUERFELWG.step(step.state)) == ((2,), WUERFELWG.step(state))
    step = do(do(table(flat(), flat("", "-alex"), IDLE, shown="11"), 0, "done").state, None, "leave", seat=1)
    assert (step.state.phase, step.state.turn) == ("roll", 2)


def test_leaves_while_a_nuisance_asks() -> None:
    mine = flat(GOOD, "alex sissi", todos=("boxing", "pottery"))
    state = do(table(mine, IDLE, IDLE, shown="kkk", nuisances="cult-members"), 0, "done").state
    assert do(state, None, "leave", seat=1).state.phase == "cult"
    assert do(state, None, "leave", seat=0).state.turn == 1
    haunted = flat(GOOD, nuisance="ghost-of-communism")
    state = do(table(haunted, flat(), IDLE, shown="kkk", turn=2), 2, "done").state
    assert seen(state).to_move == (1,)
    assert (do(state, None, "leave", seat=1).state.phase, do(state, None, "leave", seat=1).state.turn) == ("roll", 0)
    step = do(state, None, "leave", seat=0)
    assert (step.state.phase, step.state.turn) == ("roll", 1)


def test_the_next_seat_may_have_the_hammock() -> None:
    rich = flat(GOOD, todos=("boxing", "pottery", "lebowski-evening"))
    state = table(flat(), rich, flat(), shown="kkk", hammock=1)
    assert WUERFELWG.result(do(state, None, "leave", seat=0).state) == Result((1,), (0, 18, 0), "hammock")


def test_a_leaver_counts_no_more() -> None:
    """Neither for the lead, nor as fewest, nor for the ghost."""
    rich = flat(GOOD, todos=("boxing", "pottery", "lebowski-evening"))
    mine = flat(GOOD, todos=("boxing", "pottery", "porsche-in-the-pool"))
    state = do(table(mine, rich, IDLE, shown="kkk"), None, "leave", seat=1).state
    assert do(state, 0, "done").state.hammock == 0
    dicke = do(
        table(flat(GOOD, todos=("boxing", "pottery")), IDLE, rich, shown="kkk", nuisances="der-dicke"),
        None,
        "leave",
        seat=1,
    )
    assert flat_of(do(dicke.state, 0, "done").state, 0).points == 10
    haunted = flat(GOOD, nuisance="ghost-of-communism")
    state = do(table(haunted, flat(), IDLE, shown="kkk", turn=2), None, "leave", seat=1).state
    state = do(state, 2, "done").state
    assert (state.phase, state.turn, flat_of(state, 1).rooms.bathroom) == ("roll", 0, False)


def test_the_last_seat_wins() -> None:
    state = table(flat(todos=("boxing",)), flat(items=("pan",)), shown="1155", items=("yo-yo",))
    step = do(state, None, "leave", seat=0)
    assert kinds(step.events) == ["left", "over"]
    assert WUERFELWG.result(step.state) == Result((1,), (0, 2), "last_seat")
    step = do(state, None, "leave", seat=1)
    assert WUERFELWG.result(step.state) == Result((0,), (5, 0), "last_seat")


def test_leaving_after_the_last_todo_of_a_pile_ends_the_game() -> None:
    fields: Json = {"funny": ("boxing",)}
    state = table(flat(), flat(todos=("pottery",)), flat(), shown="444", **fields)
    state = do(state, 0, "take", card="boxing").state
    step = do(state, None, "leave", seat=0)
    assert WUERFELWG.result(step.state) == Result((1,), (0, 5, 0), "pile_empty")
    step = do(state, None, "leave", seat=2)
    assert step.state.phase == "pick"
    assert WUERFELWG.result(do(step.state, 0, "done").state) == Result((0, 1), (5, 5, 0), "pile_empty")


def test_seats_do_not_make_the_tables_moves_nor_the_table_theirs() -> None:
    state = table(flat(), flat(), shown="1155")
    for seat, move in ((0, {"type": "timeout"}), (1, {"type": "leave", "seat": 1}), (None, {"type": "done"})):
        with pytest.raises(IllegalMove, match="not_yours"):
            WUERFELWG.apply(state, seat, move)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "dance"},
        {"type": 1},
        {"type": "take"},
        {"type": "take", "card": 7},
        {"type": "take", "card": "pan", "die": [1]},
        {"type": "take", "card": "pan", "dice": "01"},
        {"type": "take", "card": "pan", "dice": [0.0, 1]},
        {"type": "take", "card": "pan", "dice": [False, 1]},
        {"type": "done", "seat": 0},
        {"type": "kangaroo", "die": True, "pips": 1},
        {"type": "leave"},
        {"type": "leave", "seat": True},
        {"type": "leave", "seat": 1.0},
        {"type": "pick", "card": "pan"},
    ],
)
def test_malformed_moves(move: Json) -> None:
    state = table(flat(), flat(), shown="5555")
    for seat in (0, None):
        with pytest.raises(IllegalMove, match="malformed"):
            WUERFELWG.apply(state, seat, move)


def test_moves_made_in_code_are_looked_at_too() -> None:
    state = table(flat(), flat(), shown="5511")
    wrong: list[Move] = [Take("pan", dice=(False, True)), Take(5), Leave(1.0)]  # type: ignore[arg-type]
    for move in wrong:
        with pytest.raises(IllegalMove, match="malformed"):
            WUERFELWG.apply(state, None if isinstance(move, Leave) else 0, move)
    assert "take pan" in choices(state, 0)
