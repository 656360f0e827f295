"""A round of Putz die Wutz, rule by rule (rulebook, "How to Play" to "The Next Game Round"; docs/decisions.md)."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines import IllegalMove
from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.moves import Grab, RollDice, TurnPig
from bot.engines.putzdiewutz.pieces import ITEMS, Pig, PlacedPig, Roll, Side, start_facing
from bot.engines.rng import Rng
from tests.engines.putz_positions import ROLL, TIMEOUT, grab, leave, play, race, seen, table, told

GREEN3, GREEN5, RED3, RED4, YELLOW4 = (
    Pig("green", 3),
    Pig("green", 5),
    Pig("red", 3),
    Pig("red", 4),
    Pig("yellow", 4),
)
ROLLED = Roll("green", 3, 0)
"""Asks for GREEN3."""


def refused(state: Any, seat: int | None, move: dict[str, Any], reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        PUTZDIEWUTZ.apply(state, seat, move)
    assert caught.value.reason == reason


def turn(position: int) -> dict[str, Any]:
    return {"type": "turn_pig", "position": position}


# --- the roll ---


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_roll_even_one_that_sits_out(seat: int) -> None:
    state = table(sitting_out=(1,))
    assert PUTZDIEWUTZ.legal_moves(state, seat) == [RollDice()]
    after = play(state, (seat, ROLL))
    assert after.phase == "race"
    assert after.round == 1
    assert seen(after)["to_move"] == [0, 2]
    (event,) = told(state, seat, ROLL)
    assert event == {"type": "rolled", "seat": seat, "round": 1, "roll": seen(after)["roll"]}


@pytest.mark.parametrize("phase", ["race", "turn"])
def test_nobody_rolls_within_a_round(phase: str) -> None:
    state = race(roll=ROLLED, scrubber=0) if phase == "race" else table(phase="turn", scrubber=0, roll=ROLLED)
    refused(state, 0, ROLL, "wrong_phase")


def test_what_stands_of_a_round_is_gone_with_the_next_roll() -> None:
    state = play(race(roll=ROLLED, lying={3: (GREEN3, "south")}), (1, grab("jar")), (0, grab("south")))
    view = seen(state)
    assert view["roll"] == {"color": "green", "blotches": 3, "special": 0}
    assert view["erred"] == [1]
    assert view["scrubber"] == 0
    assert view["wanted"] == {"pig": {"color": "green", "blotches": 3}, "item": "south"}
    view = seen(play(state, (2, ROLL)))
    assert (view["erred"], view["scrubber"], view["wanted"]) == ([], None, None)
    assert view["round"] == 2


# --- the right grab ---


@pytest.mark.parametrize(("position", "home"), [(0, "east"), (3, "south"), (8, "west"), (11, "north")])
def test_a_pig_that_looks_at_the_scrubber_is_cleaned(position: int, home: Side) -> None:
    state = race(roll=ROLLED, lying={position: (GREEN3, "west")})
    top = state.pile[0]
    after = play(state, (1, grab("west")))
    assert after.cleaned == ((), (GREEN3,), ())
    # The spot's own facing, not the one of the pig that lay there.
    assert after.pigs[position] == PlacedPig(top.color, top.blotches, home)
    assert after.pile == state.pile[1:]
    assert after.scrubber == 1
    assert after.phase == "roll"
    others = [at for at in range(12) if at != position]
    assert [after.pigs[at] for at in others] == [state.pigs[at] for at in others]
    assert told(state, 1, grab("west")) == [
        {"type": "grabbed", "seat": 1, "item": "west", "right": True},
        {"type": "revealed", "seat": None, "pig": {"color": "green", "blotches": 3}, "item": "west"},
        {
            "type": "cleaned",
            "seat": 1,
            "pig": {"color": "green", "blotches": 3},
            "position": position,
            "replaced_by": {"color": top.color, "blotches": top.blotches},
        },
    ]


@pytest.mark.parametrize("facing", ["north", "east"])  # a player's side, and the empty one of three
def test_a_pig_that_looks_elsewhere_is_turned_to_the_scrubber(facing: Side) -> None:
    state = race(3, roll=ROLLED, lying={4: (GREEN3, facing)})
    after = play(state, (1, grab(facing)))
    assert after.pigs[4] == PlacedPig("green", 3, "west")
    assert after.cleaned == ((), (), ())
    assert after.pile == state.pile
    assert (after.phase, after.scrubber) == ("roll", 1)
    assert told(state, 1, grab(facing))[-1] == {
        "type": "turned",
        "seat": 1,
        "pig": {"color": "green", "blotches": 3},
        "position": 4,
        "facing": "west",
    }


def test_example_of_the_empty_side() -> None:
    """Roll yellow, 3, +1 without yellow-4: red-4 looks west or, where nobody sits of three, east."""
    roll = Roll("yellow", 3, 1)
    west = race(3, roll=roll, lying={6: (RED4, "west")}, missing=[YELLOW4])
    assert PUTZDIEWUTZ.verdict(west, 0, Grab("west")) == "hit"
    assert play(west, (1, grab("west"))).cleaned[1] == (RED4,)
    east = race(3, roll=roll, lying={6: (RED4, "east")}, missing=[YELLOW4])
    after = play(east, (2, grab("east")))
    assert after.pigs[6] == PlacedPig("red", 4, "north")
    assert seen(after)["wanted"] == {"pig": {"color": "red", "blotches": 4}, "item": "east"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("item", ["north", "east", "south", "west"])
def test_each_side_has_its_soap_whatever_the_number_of_players(seats: int, item: Side) -> None:
    state = race(seats, roll=ROLLED, lying={2: (GREEN3, item)})
    assert {move.item for move in PUTZDIEWUTZ.legal_moves(state, 0) if isinstance(move, Grab)} == set(ITEMS)
    assert play(state, (0, grab(item))).scrubber == 0


def test_very_young_without_red_step() -> None:
    roll = Roll("green", 3, None)
    state = race(3, options={"variant": "very_young"}, roll=roll, missing=[GREEN3])
    assert len(state.pigs) == 8
    assert play(state, (0, grab("jar"))).phase == "turn"


# --- the jar ---

NO_PIG = [GREEN3, RED3]


def test_after_the_jar_the_scrubber_turns_any_pig_that_does_not_look_at_them() -> None:
    state = race(3, roll=ROLLED, missing=NO_PIG)
    after = play(state, (1, grab("jar")))
    assert (after.phase, after.scrubber) == ("turn", 1)
    assert seen(after)["to_move"] == [1]
    assert seen(after)["wanted"] == {"pig": None, "item": "jar"}
    # Positions 6 to 8 look west already.
    assert PUTZDIEWUTZ.legal_moves(after, 1) == [TurnPig(at) for at in (0, 1, 2, 3, 4, 5, 9, 10, 11)]
    assert PUTZDIEWUTZ.legal_moves(after, 0) == PUTZDIEWUTZ.legal_moves(after, 2) == []
    turned = play(after, (1, turn(10)))
    before = after.pigs[10]
    assert before is not None
    assert turned.pigs[10] == before.turned("west")
    assert (turned.phase, turned.scrubber) == ("roll", 1)
    assert told(after, 1, turn(10)) == [
        {
            "type": "turned",
            "seat": 1,
            "pig": {"color": before.color, "blotches": before.blotches},
            "position": 10,
            "facing": "west",
        }
    ]


@pytest.mark.parametrize("position", [6, 7, 8, -1, 12, 99])
def test_what_cannot_be_turned(position: int) -> None:
    state = play(race(3, roll=ROLLED, missing=NO_PIG), (1, grab("jar")))
    refused(state, 1, turn(position), "not_turnable")


def test_only_the_scrubber_turns_and_only_after_the_jar() -> None:
    state = race(3, roll=ROLLED, missing=NO_PIG)
    refused(state, 1, turn(0), "wrong_phase")
    after = play(state, (1, grab("jar")))
    refused(after, 0, turn(0), "not_your_turn")
    refused(play(after, (1, turn(0))), 1, turn(1), "wrong_phase")


def test_nothing_to_turn() -> None:
    state = race(3, roll=ROLLED, missing=NO_PIG)
    square = tuple(pig and pig.turned("north") for pig in state.pigs)
    state = replace(state, pigs=square)
    after = play(state, (2, grab("jar")))
    assert (after.phase, after.scrubber, after.pigs) == ("roll", 2, square)
    assert [event["type"] for event in told(state, 2, grab("jar"))] == ["grabbed", "revealed"]
    assert len(PUTZDIEWUTZ.legal_moves(play(state, (0, grab("jar"))), 0)) == 12


def test_a_timeout_turns_a_random_pig_to_the_scrubber() -> None:
    turned = set()
    for seed in range(60):
        state = play(race(3, roll=ROLLED, missing=NO_PIG), (1, grab("jar")))
        state = replace(state, rng=Rng(seed))
        (event,) = told(state, None, TIMEOUT)
        assert (event["type"], event["seat"], event["facing"]) == ("turned", None, "west")
        after = play(state, (None, TIMEOUT))
        assert (after.phase, after.scrubber) == ("roll", 1)
        assert after.rng.draws > state.rng.draws  # the coming roll is another draw
        assert [at for at in range(12) if after.pigs[at] != state.pigs[at]] == [event["position"]]
        turned.add(event["position"])
    assert turned == {0, 1, 2, 3, 4, 5, 9, 10, 11}


# --- the wrong grab ---


@pytest.mark.parametrize("item", ["north", "east", "west", "jar"])
def test_a_wrong_grab(item: str) -> None:
    state = race(3, roll=ROLLED, lying={2: (GREEN3, "south")})
    after = play(state, (1, grab(item)))
    assert (after.phase, after.erred, after.wanted, after.scrubber) == ("race", (1,), None, None)
    assert after.pigs == state.pigs
    assert told(state, 1, grab(item)) == [{"type": "grabbed", "seat": 1, "item": item, "right": False}]
    assert PUTZDIEWUTZ.legal_moves(after, 1) == []
    assert seen(after)["to_move"] == [0, 2]
    for again in ITEMS:
        refused(after, 1, grab(again), "erred")


def test_an_erring_seat_sits_out_exactly_the_next_roll() -> None:
    state = play(race(3, roll=ROLLED, lying={2: (GREEN3, "south")}), (1, grab("jar")))
    assert seen(state)["sitting_out"] == []  # not in this race: it erred
    state = play(state, (0, grab("south")))
    assert seen(state)["sitting_out"] == [1]
    state = play(state, (0, ROLL))
    assert seen(state)["sitting_out"] == [1]
    assert seen(state)["to_move"] == [0, 2]
    assert PUTZDIEWUTZ.legal_moves(state, 1) == []
    refused(state, 1, grab("jar"), "sitting_out")
    state = play(state, (None, TIMEOUT))
    assert seen(state)["sitting_out"] == []
    state = play(state, (0, ROLL))
    assert len(PUTZDIEWUTZ.legal_moves(state, 1)) == len(ITEMS)


def test_example_of_two_wrong_grabs() -> None:
    """Seats 0 and 1 grab wrongly, seat 2 rightly: next roll only seat 2 may grab."""
    state = race(3, roll=ROLLED, lying={2: (GREEN3, "south")})
    state = play(state, (0, grab("jar")), (1, grab("west")), (2, grab("south")), (0, ROLL))
    assert seen(state)["sitting_out"] == [0, 1]
    assert seen(state)["to_move"] == [2]


def test_example_of_three_wrong_grabs() -> None:
    """Had all three erred: nobody sits out."""
    state = race(3, roll=ROLLED, lying={2: (GREEN3, "south")})
    state = play(state, (2, grab("jar")), (0, grab("jar")), (1, grab("jar")))
    assert (state.phase, state.erred, state.sitting_out) == ("roll", (0, 1, 2), ())
    assert seen(play(state, (0, ROLL)))["to_move"] == [0, 1, 2]


def test_with_two_players_nobody_sits_out() -> None:
    state = race(2, roll=ROLLED, lying={2: (GREEN3, "south")})
    state = play(state, (0, grab("jar")))
    refused(state, 0, grab("south"), "erred")
    state = play(state, (1, grab("south")))
    assert state.sitting_out == ()
    assert seen(play(state, (0, ROLL)))["to_move"] == [0, 1]


def test_a_right_grab_that_came_second_is_refused_and_has_no_penalty() -> None:
    state = race(3, roll=ROLLED, lying={2: (GREEN3, "south")})
    for winner, late in ((0, 1), (1, 2)):
        after = play(state, (winner, grab("south")))
        refused(after, late, grab("south"), "no_race")
        assert (after.erred, after.sitting_out) == ((), ())
    after = play(race(3, roll=ROLLED, missing=NO_PIG), (1, grab("jar")))
    refused(after, 0, grab("jar"), "no_race")


# --- the void round ---


def test_a_timeout_voids_the_race() -> None:
    state = play(race(3, roll=ROLLED, lying={2: (GREEN3, "south")}), (1, grab("jar")))
    assert told(state, None, TIMEOUT) == [
        {"type": "revealed", "seat": None, "pig": {"color": "green", "blotches": 3}, "item": "south"},
        {"type": "voided", "seat": None},
    ]
    after = play(state, (None, TIMEOUT))
    assert (after.phase, after.pigs, after.pile, after.scrubber) == ("roll", state.pigs, state.pile, None)
    assert seen(after)["wanted"] == {"pig": {"color": "green", "blotches": 3}, "item": "south"}
    assert after.sitting_out == (1,)  # a void round keeps its sit-outs


def test_a_race_in_which_nobody_is_left_to_grab_is_void() -> None:
    state = race(3, roll=ROLLED, lying={2: (GREEN3, "south")}, sitting_out=(2,))
    state = play(state, (1, grab("jar")))
    assert state.phase == "race"
    assert [event["type"] for event in told(state, 0, grab("jar"))] == ["grabbed", "revealed", "voided"]
    after = play(state, (0, grab("jar")))
    assert (after.phase, after.pigs, after.scrubber) == ("roll", state.pigs, None)
    # Seat 2 has served its time, the two others err once each.
    assert after.sitting_out == (0, 1)
    assert seen(play(after, (2, ROLL)))["to_move"] == [2]


def test_a_timeout_between_rounds_rolls() -> None:
    state = table(3, sitting_out=(1,))
    after = play(state, (None, TIMEOUT))
    assert (after.phase, after.round, after.sitting_out) == ("race", 1, (1,))
    assert after == play(state, (0, ROLL))
    assert told(state, None, TIMEOUT)[0]["seat"] is None


# --- who may move at all ---


@pytest.mark.parametrize("seat", [3, 4, -1])
def test_a_seat_that_nobody_has(seat: int) -> None:
    for state, move in ((table(3), ROLL), (race(3, roll=ROLLED), grab("jar"))):
        refused(state, seat, move, "gone")
        assert PUTZDIEWUTZ.legal_moves(state, seat) == []
    refused(table(3), None, leave(seat), "gone")


def test_no_grab_before_a_roll() -> None:
    refused(table(), 0, grab("jar"), "no_race")


@pytest.mark.parametrize(
    ("seat", "item", "verdict"),
    [
        (0, "south", "hit"),
        (1, "south", "hit"),
        (1, "west", "miss"),
        (1, "jar", "miss"),
        (2, "south", "plain"),
        (3, "south", "plain"),
        (4, "south", "plain"),
    ],
)
def test_the_verdict_of_a_grab(seat: int, item: Any, verdict: str) -> None:
    state = race(4, roll=ROLLED, lying={2: (GREEN3, "south")}, sitting_out=(2,), erred=(3,))
    assert PUTZDIEWUTZ.verdict(state, seat, Grab(item)) == verdict


def test_other_verdicts_are_plain() -> None:
    state = race(3, roll=ROLLED, missing=NO_PIG)
    assert PUTZDIEWUTZ.verdict(state, 0, Grab("jar")) == "hit"
    assert PUTZDIEWUTZ.verdict(state, 0, Grab("nose")) == "plain"  # type: ignore[arg-type]
    assert PUTZDIEWUTZ.verdict(state, 0, RollDice()) == "plain"
    after = play(state, (0, grab("jar")))
    assert PUTZDIEWUTZ.verdict(after, 1, Grab("jar")) == "plain"
    assert PUTZDIEWUTZ.verdict(after, 0, TurnPig(0)) == "plain"
    assert PUTZDIEWUTZ.verdict(table(), 0, RollDice()) == "plain"


def test_the_step_changes_with_roll_and_phase_alone() -> None:
    state = race(4, roll=ROLLED, missing=NO_PIG)
    steps = [PUTZDIEWUTZ.step(table(4)), PUTZDIEWUTZ.step(state)]
    erred = play(state, (1, grab("south")), (None, leave(3)))
    assert PUTZDIEWUTZ.step(erred) == steps[-1]
    for seat, move in ((0, grab("jar")), (0, turn(0)), (2, ROLL), (None, TIMEOUT), (None, TIMEOUT)):
        erred = play(erred, (seat, move))
        steps.append(PUTZDIEWUTZ.step(erred))
    assert steps == sorted(set(steps))


def test_the_facing_of_every_spot_of_the_small_square() -> None:
    state = race(2, options={"variant": "very_young"}, roll=Roll("green", 5, None), lying={7: (GREEN5, "south")})
    after = play(state, (0, grab("south")))
    top = state.pile[0]
    assert after.pigs[7] == PlacedPig(top.color, top.blotches, start_facing(7, 8))
    assert start_facing(7, 8) == "north"
