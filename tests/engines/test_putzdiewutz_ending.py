"""How Putz die Wutz ends, and what a leave does (rulebook, "End of the Game"; docs/decisions.md)."""

import pytest
from msgspec.structs import replace

from bot.engines import IllegalMove
from bot.engines.contract import Leave, Result, Timeout
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.pieces import Pig, Roll, Side, all_pigs
from bot.engines.putzdiewutz.state import PutzState
from tests.engines.putz_positions import ROLL, TIMEOUT, grab, leave, play, race, seen, table, told

GREEN3, RED3 = Pig("green", 3), Pig("red", 3)
ROLLED = Roll("green", 3, 0)
LYING: dict[int, tuple[Pig, Side]] = {2: (GREEN3, "south")}


def cleaned(*counts: int) -> tuple[tuple[Pig, ...], ...]:
    """Return that many pigs for each seat; which they are does not matter here."""
    pigs = iter(all_pigs("classic"))
    return tuple(tuple(next(pigs) for _ in range(count)) for count in counts)


def last_race(*counts: int, pile: int = 0, early_end: bool = False) -> PutzState:
    """Return a race in which seat 0 may clean a pig, with so many cleaned before and left to draw."""
    options = {"early_end": early_end}
    state = race(len(counts), roll=ROLLED, lying=LYING, options=options, cleaned=cleaned(*counts))
    return replace(state, pile=state.pile[:pile])


def result(state: PutzState) -> Result | None:
    return PUTZDIEWUTZ.result(state)


# --- the empty spot ---


@pytest.mark.parametrize(("variant", "last"), [("classic", 13), ("young", 13), ("very_young", 11)])
def test_the_pig_that_leaves_a_spot_empty_ends_the_game(variant: str, last: int) -> None:
    state = PUTZDIEWUTZ.new(2, {"variant": variant}, 4)
    count = 0
    while result(state) is None:
        # Whoever the pig looks at gets it; else seat 0 turns it.
        state = play(state, (0, ROLL))
        assert state.race_for is not None
        item = state.race_for.item
        seat = state.sides.index(item) if item in state.sides else 0
        count += len([event for event in told(state, seat, grab(item)) if event["type"] == "cleaned"])
        state = play(state, (seat, grab(item)))
        if state.phase == "turn":
            state = play(state, (None, TIMEOUT))
    assert count == last
    assert state.pigs.count(None) == 1
    assert seen(state)["draw_pile"] == 0


def test_the_end() -> None:
    state = last_race(4, 5, 3)
    after = play(state, (0, grab("south")))
    assert result(after) == Result((0, 1), (5, 5, 3), "empty_spot")
    view = seen(after)
    assert view["phase"] == "over"
    assert view["to_move"] == []
    assert view["pigs"][2] is None
    assert view["wanted"] == {"pig": {"color": "green", "blotches": 3}, "item": "south"}
    assert view["result"] == {"winners": [0, 1], "scores": [5, 5, 3], "reason": "empty_spot"}
    *_, clean, over = told(state, 0, grab("south"))
    assert (clean["type"], clean["replaced_by"]) == ("cleaned", None)
    assert over == {"type": "over", "seat": None, "result": view["result"]}


def test_a_pig_left_in_the_pile_goes_on() -> None:
    after = play(last_race(4, 5, 3, pile=1), (0, grab("south")))
    assert (result(after), len(after.pile), after.phase) == (None, 0, "roll")


@pytest.mark.parametrize(
    ("counts", "winners"),
    [((0, 0), (0,)), ((3, 9), (1,)), ((5, 6), (0, 1)), ((2, 3, 3), (0, 1, 2)), ((1, 2, 4, 4), (2, 3))],
)
def test_most_cleaned_pigs_win_and_ties_share(counts: tuple[int, ...], winners: tuple[int, ...]) -> None:
    ended = result(play(last_race(*counts), (0, grab("south"))))
    assert ended == Result(winners, (counts[0] + 1, *counts[1:]), "empty_spot")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_end_every_move_is_refused(seat: int | None) -> None:
    state = play(last_race(4, 5, 3), (0, grab("south")))
    assert PUTZDIEWUTZ.legal_moves(state, seat) == []
    for move in (ROLL, grab("jar"), {"type": "turn_pig", "position": 0}, TIMEOUT, leave(1)):
        with pytest.raises(IllegalMove) as caught:
            PUTZDIEWUTZ.apply(state, seat, move)
        assert caught.value.reason == "over"


# --- the early end ---

EARLY = [
    # cleaned before seat 0 cleans one more, pigs in the pile before: does it end?
    ((4, 2), 1, True),  # 5:2, one more can be cleaned
    ((3, 2), 1, True),  # 4:2, one more
    ((2, 2), 1, False),  # 3:2, one more levels it
    ((4, 2), 2, True),  # 5:2, two more
    ((3, 2), 2, False),  # 4:2, two more level it: a shared win
    ((6, 0), 6, True),  # 7:0, six more
    ((5, 0), 6, False),  # 6:0, six more
    ((6, 0, 1), 6, False),  # 7:1, six more level it
    ((6, 0, 0), 6, True),
    ((2, 9), 5, True),  # somebody else leads: 3:9, five more
    ((3, 9), 5, False),  # 4:9, five more
    ((2, 6, 6), 1, False),  # two share the lead
]


@pytest.mark.parametrize(("counts", "pile", "ends"), EARLY)
def test_the_early_end_needs_a_lead_that_nobody_can_even_level(counts: tuple[int, ...], pile: int, ends: bool) -> None:
    after = play(last_race(*counts, pile=pile, early_end=True), (0, grab("south")))
    scores = (counts[0] + 1, *counts[1:])
    winner = scores.index(max(scores))
    assert result(after) == (Result((winner,), scores, "uncatchable") if ends else None)


def test_without_the_option_a_game_goes_on() -> None:
    assert result(play(last_race(6, 0, pile=6), (0, grab("south")))) is None


def test_a_leave_may_make_a_lead_uncatchable() -> None:
    full = table(3, options={"early_end": True}, cleaned=cleaned(4, 3, 0))
    state = replace(full, pile=full.pile[:2])
    after = play(state, (None, leave(1)))
    assert result(after) == Result((0,), (4, 0, 0), "uncatchable")
    assert [event["type"] for event in told(state, None, leave(1))] == ["left", "over"]
    assert result(play(replace(full, pile=full.pile[:3]), (None, leave(1)))) is None
    assert result(play(state, (None, leave(2)))) is None


def test_a_lead_is_not_looked_at_after_other_moves() -> None:
    # A lead that was there before can only have been made by a cleaning or a leave.
    state = last_race(9, 0, 0, pile=2, early_end=True)
    assert result(play(state, (1, grab("jar")))) is None
    assert result(play(state, (None, TIMEOUT))) is None


# --- leaves ---


def test_a_leaver_takes_its_pigs_along_and_its_side_becomes_empty() -> None:
    state = table(4, cleaned=cleaned(2, 3, 0, 1))
    after = play(state, (None, leave(1)))
    view = seen(after)
    assert view["sides"] == ["south", None, "north", "east"]
    assert [len(pigs) for pigs in view["cleaned"]] == [2, 0, 0, 1]
    assert (view["seats"], view["to_move"], view["phase"]) == (4, [0, 2, 3], "roll")
    assert told(state, None, leave(1)) == [{"type": "left", "seat": 1}]
    assert (after.pigs, after.pile) == (state.pigs, state.pile)
    assert PUTZDIEWUTZ.legal_moves(after, 1) == []
    assert PUTZDIEWUTZ.legal_moves(after, None) == [Timeout(), Leave(0), Leave(2), Leave(3)]
    for seat, move in ((1, ROLL), (None, leave(1))):
        with pytest.raises(IllegalMove) as caught:
            PUTZDIEWUTZ.apply(after, seat, move)
        assert caught.value.reason == "gone"


def test_a_pig_that_looks_at_a_leavers_side_is_turned() -> None:
    state = play(race(4, roll=ROLLED, lying={2: (GREEN3, "west")}), (None, leave(1)))
    after = play(state, (0, grab("west")))
    assert after.cleaned == ((), (), (), ())
    pig = after.pigs[2]
    assert pig is not None
    assert pig.facing == "south"


def test_the_last_one_wins_whatever_the_others_had() -> None:
    state = table(3, cleaned=cleaned(1, 5, 0))
    state = play(state, (None, leave(1)))
    assert result(state) is None
    after = play(state, (None, leave(0)))
    assert result(after) == Result((2,), (0, 0, 0), "last_seat")
    assert seen(after)["to_move"] == []
    assert [event["type"] for event in told(state, None, leave(0))] == ["left", "over"]


def test_the_last_leave_in_a_race_names_the_pig() -> None:
    state = race(2, roll=ROLLED, lying=LYING, cleaned=cleaned(1, 4))
    after = play(state, (None, leave(1)))
    assert result(after) == Result((0,), (1, 0), "last_seat")
    assert seen(after)["wanted"] == {"pig": {"color": "green", "blotches": 3}, "item": "south"}
    assert [event["type"] for event in told(state, None, leave(1))] == ["left", "revealed", "voided", "over"]


def test_a_leave_in_the_race_goes_on_with_the_others() -> None:
    state = race(4, roll=ROLLED, lying=LYING, sitting_out=(1, 3))
    after = play(state, (None, leave(3)))
    assert (after.phase, after.sitting_out) == ("race", (1,))
    assert seen(after)["to_move"] == [0, 2]
    assert seen(after)["wanted"] is None


def test_a_leave_that_leaves_nobody_able_to_grab_voids_the_round() -> None:
    state = race(4, roll=ROLLED, lying=LYING, sitting_out=(1,), erred=(0, 3))
    assert [event["type"] for event in told(state, None, leave(2))] == ["left", "revealed", "voided"]
    after = play(state, (None, leave(2)))
    assert (after.phase, after.scrubber, after.pigs) == ("roll", None, state.pigs)
    assert after.sitting_out == (0, 3)


def test_a_race_that_only_sitters_out_are_left_in_is_void() -> None:
    after = play(race(4, roll=ROLLED, lying=LYING, sitting_out=(0, 1, 2)), (None, leave(3)))
    assert (after.phase, after.scrubber, after.sitting_out) == ("roll", None, ())


def test_two_left_lift_every_sit_out() -> None:
    between = play(table(3, sitting_out=(0, 1)), (None, leave(2)))
    assert between.sitting_out == ()
    within = play(race(3, roll=ROLLED, lying=LYING, sitting_out=(0,), erred=(1,)), (None, leave(2)))
    assert (within.phase, within.sitting_out) == ("race", ())
    assert seen(within)["to_move"] == [0]  # seat 1 has had its grab in this round
    after = play(within, (0, grab("south")))
    assert (after.scrubber, after.sitting_out) == (0, ())


def test_sit_outs_that_a_leave_would_make_everybodys_are_lifted() -> None:
    state = table(4, sitting_out=(0, 1, 2))
    assert play(state, (None, leave(3))).sitting_out == ()
    assert play(state, (None, leave(0))).sitting_out == (1, 2)


def test_what_a_leaver_did_in_the_round_stands() -> None:
    state = play(race(4, roll=ROLLED, lying=LYING), (1, grab("jar")), (None, leave(1)))
    assert seen(state)["erred"] == [1]
    state = play(state, (0, grab("south")))
    assert (state.erred, state.sitting_out) == ((1,), ())


def test_the_scrubber_leaves_before_turning_a_pig() -> None:
    state = race(4, roll=ROLLED, missing=[GREEN3, RED3])
    state = play(state, (2, grab("west")), (1, grab("jar")))
    assert state.phase == "turn"
    other = play(state, (None, leave(3)))
    assert (other.phase, seen(other)["to_move"]) == ("turn", [1])
    after = play(state, (None, leave(1)))
    assert (after.phase, after.pigs, after.sitting_out) == ("roll", state.pigs, (2,))
    assert [event["type"] for event in told(state, None, leave(1))] == ["left"]
