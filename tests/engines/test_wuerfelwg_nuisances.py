"""The eight nuisances: when they come, and what each does."""

import pytest

from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.state import WgState
from bot.engines.wuerfelwg.view import Lodger
from tests.engines.wuerfelwg_tables import Json, choices, do, flat, flat_of, kinds, play, seen, table, told

GOOD = "bathroom couch fridge me"
TEN = ("boxing", "pottery")
IDLE = flat(GOOD)


def checked(mine: Flat, *others: Flat, pile: str, **fields: object) -> WgState:
    """Return what comes of seat 0's check."""
    cards: Json = fields
    return do(table(mine, *(others or (IDLE,)), shown="kkk", nuisances=pile, **cards), 0, "done").state


def test_it_comes_at_the_first_own_check_with_ten_points() -> None:
    nine = flat(GOOD, todos=("boxing",), items=("pan", "yo-yo"))
    assert flat_of(checked(nine, pile="penguin"), 0).nuisance is None
    state = checked(flat(GOOD, todos=TEN), flat(GOOD, todos=TEN), pile="penguin handyman")
    assert [one.nuisance for one in seen(state).flats] == ["penguin", None]
    assert state.nuisances == ("handyman",)


def test_one_a_seat_and_it_stays() -> None:
    mine = flat(GOOD, todos=TEN, nuisance="downstairs-neighbour")
    assert flat_of(checked(mine, pile="penguin"), 0).nuisance == "downstairs-neighbour"
    poor = flat(GOOD, nuisance="downstairs-neighbour")
    assert flat_of(checked(poor, pile="penguin"), 0).nuisance == "downstairs-neighbour"


def test_without_the_option_none_comes() -> None:
    state = do(table(flat(GOOD, todos=TEN), IDLE, shown="kkk"), 0, "done").state
    assert flat_of(state, 0).nuisance is None
    assert WUERFELWG.new(2, {}, 1).nuisances == WUERFELWG.new(2, {"nuisances": False}, 1).nuisances == ()
    assert sorted(WUERFELWG.new(2, {"nuisances": True}, 1).nuisances) == sorted(DECK.nuisances)


LOCKS = [("penguin", "fridge", "123"), ("club-malte", "couch", "55"), ("handyman", "bathroom", "33")]


@pytest.mark.parametrize(("pest", "card", "shown"), [*LOCKS, ("officer-schmidt", "me", "55")])
def test_always_bad(pest: str, card: str, shown: str) -> None:
    mine = flat(GOOD, todos=TEN)
    step = do(table(mine, IDLE, shown="kkk", nuisances=pest), 0, "done")
    assert told(step.events)[1:3] == [
        {"type": "nuisance_came", "seat": 0, "card": pest, "spared": False},
        {"type": "flipped", "seat": 0, "up": [], "down": [card]},
    ]
    after = step.state.flats[0]
    rooms = {each: getattr(after.rooms, each) for each in ("bathroom", "couch", "fridge")} | {"me": after.me}
    assert rooms == {each: each != card for each in rooms}
    state = table(after, IDLE, shown=shown)
    assert f"turn {card}" not in choices(state, 0)
    with pytest.raises(IllegalMove):
        do(state, 0, "turn", card=card)
    sponging = table(IDLE, after, shown="55 33 22 123", phase="pick")
    assert do(sponging, 0, "done").state.phase == "roll"  # nobody was asked


@pytest.mark.parametrize(
    ("pest", "name", "room"),
    [
        ("penguin", "friedrich-wilhelm", "fridge"),
        ("club-malte", "herta", "couch"),
        ("handyman", "otto-von", "bathroom"),
    ],
)
def test_a_locked_room_does_not_turn_good_by_an_advantage(pest: str, name: str, room: str) -> None:
    shown = "333" if name == "herta" else "123"
    waking = table(flat("me", f"-{name}", nuisance=pest), IDLE, shown=shown)
    moving = table(flat("me", nuisance=pest), IDLE, shown=shown, flatmates=((), (), (name,)))
    for state, kind in ((waking, "turn"), (moving, "take")):
        after = do(state, 0, kind, card=name).state
        assert flat_of(after, 0).flatmates == (Lodger(name, True),)
        assert not getattr(flat_of(after, 0).rooms, room)


def test_the_officer_sleeps_through_the_trombone() -> None:
    mine = flat("", "-alex", nuisance="officer-schmidt")
    state = do(
        table(mine, IDLE, shown="123", funny=("practise-trombone", "boxing")), 0, "take", card="practise-trombone"
    )
    assert (flat_of(state.state, 0).me, flat_of(state.state, 0).flatmates) == (False, (Lodger("alex", True),))


def test_the_downstairs_neighbour_forbids_borrowing() -> None:
    owner = flat(GOOD, items=("pan",))
    middle = ("yo-yo",)
    assert "borrow pan" in choices(table(flat(), owner, shown="555", items=middle), 0)
    state = table(flat(nuisance="downstairs-neighbour"), owner, shown="55511", items=middle)
    assert [choice for choice in choices(state, 0) if choice.split()[0] in {"take", "borrow"}] == ["take yo-yo"]
    with pytest.raises(IllegalMove):
        do(state, 0, "borrow", card="pan")
    robbed = table(flat(), flat(nuisance="downstairs-neighbour", items=("pan",)), shown="555", items=middle)
    assert "borrow pan" in choices(robbed, 0)


def test_the_cult_drives_out_a_flatmate_of_the_seats_choice() -> None:
    mine = flat(GOOD, "alex -bukowski sissi", todos=TEN)
    state = checked(mine, pile="cult-members", flatmates=(("julia",), ("didi",), ("maria",)))
    view = seen(state)
    assert (view.phase, view.to_move, view.turn) == ("cult", (0,), 0)
    assert (view.sponging, view.affordable) == ((), {})
    assert choices(state, 0) == ["evict alex", "evict bukowski", "evict sissi"]
    assert choices(state, 1) == []
    for card in ("julia", "couch"):
        with pytest.raises(IllegalMove):
            do(state, 0, "evict", card=card)
    step = do(state, 0, "evict", card="bukowski")
    assert kinds(step.events) == ["evicted", "turn_began"]
    assert [lodger.name for lodger in flat_of(step.state, 0).flatmates] == ["alex", "sissi"]
    assert step.state.flatmates == (("julia",), ("didi",), ("maria", "bukowski"))


def test_the_cult_finds_one_flatmate_or_none() -> None:
    state = checked(flat(GOOD, "sissi", todos=TEN), pile="cult-members", flatmates=((), (), ()))
    assert (state.phase, state.turn, flat_of(state, 0).flatmates) == ("roll", 1, ())
    assert state.flatmates == ((), ("sissi",), ())
    state = checked(flat(GOOD, todos=TEN), pile="cult-members")
    assert (state.phase, state.turn, flat_of(state, 0).nuisance) == ("roll", 1, "cult-members")


def test_the_hammock_is_looked_at_after_the_cult() -> None:
    rich = flat(GOOD, "alex sissi", todos=(*TEN, "porsche-in-the-pool"))
    state = checked(rich, pile="cult-members")
    assert (state.phase, state.hammock) == ("cult", None)
    step = do(state, 0, "evict", card="alex")
    assert (step.state.hammock, kinds(step.events)) == (0, ["evicted", "hammock_moved", "turn_began"])


HAUNTED = flat(GOOD, nuisance="ghost-of-communism")


def test_the_ghost_costs_a_point() -> None:
    state = checked(flat(GOOD, todos=TEN), pile="ghost-of-communism")
    assert (flat_of(state, 0).points, state.phase, state.turn) == (9, "roll", 1)


def test_the_ghost_tidies_everybody_elses_flat_before_each_of_the_holders_turns() -> None:
    flats = (HAUNTED, flat("me"), flat("couch fridge"), flat("bathroom me"))
    before = table(*flats, shown="kkk", turn=3)
    step = do(before, 3, "done")
    view = seen(step.state)
    assert kinds(step.events) == ["finished", "turn_began", "tidied"]
    assert flat_of(step.state, 2).rooms.bathroom  # its only bad room
    assert (view.phase, view.turn, view.to_move, view.sponging) == ("ghost", 0, (1, 3), ())
    assert (view.affordable, view.dice, view.rolls_left) == ({}, (), 3)
    assert choices(step.state, 1) == ["tidy bathroom", "tidy couch", "tidy fridge"]
    assert choices(step.state, 3) == ["tidy couch", "tidy fridge"]
    assert choices(step.state, 0) == []
    for card in ("me", "bathroom", "pan"):
        with pytest.raises(IllegalMove):
            do(step.state, 3, "tidy", card=card)
    one = do(step.state, 3, "tidy", card="fridge").state
    assert WUERFELWG.step(one) == WUERFELWG.step(step.state)
    after = do(one, 1, "tidy", card="couch").state
    assert (after.phase, after.turn) == ("roll", 0)
    assert WUERFELWG.step(after) != WUERFELWG.step(one)
    assert (flat_of(after, 1).rooms.couch, flat_of(after, 3).rooms.fridge) == (True, True)


def test_the_ghost_leaves_locked_rooms_alone() -> None:
    flats = (HAUNTED, flat("me", nuisance="penguin"), flat("bathroom couch me", nuisance="penguin"))
    state = do(table(*flats, shown="kkk", turn=2), 2, "done").state
    assert seen(state).to_move == (1,)
    assert choices(state, 1) == ["tidy bathroom", "tidy couch"]
    assert not flat_of(state, 2).rooms.fridge


def test_no_ghost_where_all_is_tidy_or_somebody_else_rolls() -> None:
    state = do(table(HAUNTED, IDLE, flat("", ""), shown="kkk", turn=1), 1, "done").state
    assert (state.turn, state.phase) == (2, "roll")
    state = do(table(HAUNTED, IDLE, IDLE, shown="kkk", turn=2), 2, "done").state
    assert (state.turn, state.phase) == (0, "roll")


def test_the_hammock_wins_before_the_ghost() -> None:
    flats = (flat(GOOD, nuisance="ghost-of-communism", todos=(*TEN, "lebowski-evening")), flat("me"))
    state = do(table(*flats, shown="kkk", turn=1, hammock=0), 1, "done").state
    assert (state.phase, WUERFELWG.result(state) is not None) == ("over", True)


@pytest.mark.parametrize(
    ("others", "spared"),
    [
        ((9,), True),  # 10 - 2 = 8 is fewer than 9
        ((8,), False),  # a tie is not fewest
        ((7,), False),
        ((9, 20), True),
        ((9, 8), False),
    ],
)
def test_der_dicke(others: tuple[int, ...], spared: bool) -> None:
    points = {
        7: ("porsche-in-the-pool",),
        8: ("lebowski-evening",),
        9: ("porsche-in-the-pool", "practise-trombone"),
        20: ("porsche-in-the-pool", "praline-contest", "trampoline"),
    }
    rivals = [flat(GOOD, todos=points[many]) for many in others]
    state = checked(flat(GOOD, todos=TEN), *rivals, pile="der-dicke")
    assert (flat_of(state, 0).nuisance, flat_of(state, 0).points) == ("der-dicke", 10 if spared else 8)


def test_der_dicke_is_only_looked_at_when_he_comes() -> None:
    state = checked(flat(GOOD, todos=TEN), pile="der-dicke")
    assert flat_of(state, 0).points == 8
    richer = table(state.flats[0], flat(GOOD, todos=TEN), shown="kkk")
    assert flat_of(do(richer, 0, "done").state, 0).points == 8


def test_a_nuisance_may_cost_the_hammock() -> None:
    mine = flat(GOOD, todos=(*TEN, "porsche-in-the-pool"))  # 17
    state = checked(mine, IDLE, pile="der-dicke", hammock=0)
    assert (flat_of(state, 0).points, state.hammock) == (15, None)
    rival = flat(GOOD, todos=("boxing", "lebowski-evening", "pancakes"))  # 17
    state = checked(mine, rival, IDLE, pile="der-dicke", hammock=0)
    assert (flat_of(state, 0).points, state.hammock) == (15, 1)
    assert (state.phase, state.turn) == ("over", 0)  # it passed at once, and the next turn was that seat's


def test_evicting_is_for_the_cult_alone() -> None:
    state = play(table(flat(GOOD, "alex"), IDLE))
    with pytest.raises(IllegalMove, match="wrong_phase"):
        do(state, 0, "evict", card="alex")
