"""Setting up, rolling, parking, the kangaroo."""

from collections import Counter
from itertools import combinations

import pytest

from bot.engines import InvalidOption
from bot.engines.contract import IllegalMove
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.view import Rooms
from tests.engines.wuerfelwg_tables import dice, do, flat, flat_of, kinds, legal, rolling, seen, table, told

ROLL, STOP = {"type": "roll"}, {"type": "stop"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_table(seats: int) -> None:
    view = seen(WUERFELWG.new(seats, {}, 3))
    assert (view.game, view.seats, view.turn, view.to_move) == ("wuerfelwg", seats, 0, (0,))
    assert (view.phase, view.dice, view.rolls_left, view.parking) == ("roll", (), 2, 2)
    assert (view.hammock, view.sponging, view.affordable, view.result) == (None, (), {}, None)
    assert view.items == ("yo-yo", "kitchen-radio", "cuddle-blanket", "water-bomb", "pan")
    counts = view.piles.counts
    assert (counts.funny, counts.funnier, counts.flatmates) == (12, 8, (9, 8, 8))
    assert view.piles.funny in DECK.funny
    assert view.piles.funnier in DECK.funnier
    for pile, top in enumerate(view.piles.flatmates):
        assert top is not None
        assert DECK.flatmates[top].pile == pile
    assert [one.set for one in view.flats] == ["green", "blue", "orange", "teal"][:seats]
    for one in view.flats:
        assert (one.rooms, one.me) == (Rooms(bathroom=False, couch=False, fridge=False), True)
        assert (one.dice, one.parking, one.rerolls, one.points) == (4, 2, 1, 0)
        assert (one.flatmates, one.todos, one.items, one.nuisance) == ((), (), (), None)


def test_the_piles_are_shuffled_by_the_seed() -> None:
    tops = Counter(seen(WUERFELWG.new(2, {}, seed)).piles.funny for seed in range(200))
    assert set(tops) == set(DECK.funny)
    assert max(tops.values()) < 40
    assert WUERFELWG.new(4, {}, 8) == WUERFELWG.new(4, {}, 8)
    assert WUERFELWG.new(4, {}, 8) != WUERFELWG.new(4, {}, 9)


@pytest.mark.parametrize(
    ("seats", "options", "name"),
    [
        (1, {}, "seats"),
        (5, {}, "seats"),
        (True, {}, "seats"),
        (2, {"nuisances": 1}, "nuisances"),
        (2, {"nuisances": "yes"}, "nuisances"),
        (2, {"pests": True}, "pests"),
    ],
)
def test_bad_options(seats: int, options: dict[str, object], name: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        WUERFELWG.new(seats, options, 1)
    assert caught.value.name == name


def test_a_turn_starts_with_a_roll_of_all_dice() -> None:
    state = table(flat(), flat(), rng=rolling("3k15"))
    assert (legal(state, 0), legal(state, 1)) == ([ROLL], [])
    step = do(state, 0, "roll")
    assert told(step.events) == [{"type": "rolled", "seat": 0, "dice": [3, "k", 1, 5], "kept": []}]
    assert (step.state.dice, seen(step.state).rolls_left) == (dice("3k15"), 1)
    assert WUERFELWG.step(step.state) != WUERFELWG.step(state)
    for kind in ("stop", "done"):
        with pytest.raises(IllegalMove):
            do(state, 0, kind)
    with pytest.raises(IllegalMove):
        do(state, 0, "reroll", keep=[])


def test_seven_dice_at_most_and_three_at_least() -> None:
    names = list(DECK.flatmates)
    for many, expected in ((3, 7), (4, 7), (9, 7)):
        state = do(table(flat(mates=" ".join(names[:many])), flat()), 0, "roll").state
        assert len(state.dice) == flat_of(state, 0).dice == expected
    tired = table(flat("", "-alex -julia"), flat())
    assert len(do(tired, 0, "roll").state.dice) == 3


@pytest.mark.parametrize(
    ("good", "mates", "parking"),
    [("", "", 1), ("me", "", 2), ("couch me", "", 5), ("couch", "sarah krapotke", 6), ("me", "-sarah krapotke", 3)],
)
def test_every_set_of_dice_that_there_is_parking_for_may_be_kept(good: str, mates: str, parking: int) -> None:
    state = do(table(flat(good, mates), flat()), 0, "roll").state
    assert seen(state).parking == parking
    places = range(len(state.dice))
    keeps = [list(keep) for size in range(parking + 1) for keep in combinations(places, size)]
    assert legal(state, 0) == [*({"type": "reroll", "keep": keep} for keep in keeps), STOP]
    if parking < len(places):
        with pytest.raises(IllegalMove, match="no_parking"):
            do(state, 0, "reroll", keep=list(range(parking + 1)))


def test_kept_dice_stay_in_their_places_and_are_chosen_anew_each_time() -> None:
    state = table(flat("couch fridge"), flat(), phase="roll", dice=dice("1k5"), rolls_left=2, rng=rolling("34"))
    step = do(state, 0, "reroll", keep=[1])
    assert step.state.dice == (3, "k", 4)
    assert told(step.events) == [{"type": "rolled", "seat": 0, "dice": [3, "k", 4], "kept": [1]}]
    assert (step.state.phase, step.state.rolls_left) == ("roll", 1)
    step = do(step.state, 0, "reroll", keep=[0, 2])
    assert (step.state.dice[0], step.state.dice[2]) == (3, 4)
    assert (step.state.phase, step.state.rolls_left) == ("pick", 0)


@pytest.mark.parametrize("keep", [[1, 0], [0, 0], [-1], [4], [True], [0.0], ["0"], None, 0])
def test_malformed_parking(keep: object) -> None:
    state = do(table(flat("couch me"), flat()), 0, "roll").state
    with pytest.raises(IllegalMove, match="malformed"):
        do(state, 0, "reroll", keep=keep)


@pytest.mark.parametrize(
    ("good", "mates", "rerolls"), [("", "", 1), ("fridge", "", 2), ("fridge", "maria marc-uwe", 4)]
)
def test_the_last_reroll_stops_by_itself(good: str, mates: str, rerolls: int) -> None:
    state = do(table(flat(good, mates), flat()), 0, "roll").state
    for left in range(rerolls, 0, -1):
        assert (state.phase, seen(state).rolls_left) == ("roll", left)
        state = do(state, 0, "reroll", keep=[]).state
    assert (state.phase, seen(state).rolls_left) == ("pick", 0)


def test_stopping_early() -> None:
    step = do(do(table(flat(), flat()), 0, "roll").state, 0, "stop")
    assert (step.state.phase, seen(step.state).rolls_left, kinds(step.events)) == ("pick", 0, ["stopped"])


def test_with_a_clean_bathroom_one_kangaroo_may_be_turned() -> None:
    state = table(flat("bathroom me"), flat(), phase="roll", dice=dice("k3k3"), rolls_left=1)
    state = do(state, 0, "stop").state
    assert state.phase == "kangaroo"
    turns = [{"type": "kangaroo", "die": die, "pips": pips} for die in (0, 2) for pips in range(1, 6)]
    assert legal(state, 0) == [*turns, STOP]
    step = do(state, 0, "kangaroo", die=2, pips=3)
    assert (step.state.phase, step.state.dice) == ("pick", ("k", 3, 3, 3))
    assert told(step.events) == [{"type": "kangaroo_turned", "seat": 0, "die": 2, "pips": 3}]
    with pytest.raises(IllegalMove):
        do(step.state, 0, "kangaroo", die=0, pips=3)
    step = do(state, 0, "stop")
    assert (step.state.phase, step.state.dice, kinds(step.events)) == ("pick", dice("k3k3"), ["stopped"])


@pytest.mark.parametrize(("die", "pips"), [(1, 3), (4, 3), (-2, 3), (0, 0), (0, 6), (0, True), (0, 3.0), (0, "k")])
def test_kangaroos_that_cannot_be_turned(die: int, pips: object) -> None:
    state = table(flat("bathroom me"), flat(), shown="k3k3", phase="kangaroo")
    with pytest.raises(IllegalMove):
        do(state, 0, "kangaroo", die=die, pips=pips)


@pytest.mark.parametrize(("good", "shown"), [("me", "k3k3"), ("bathroom me", "1233")])
def test_no_kangaroo_to_turn(good: str, shown: str) -> None:
    """FAQ: a dirty bathroom does nothing; a clean one only helps who rolled a kangaroo."""
    state = table(flat(good), flat(), phase="roll", dice=dice(shown), rolls_left=1)
    assert do(state, 0, "stop").state.phase == "pick"


def test_the_kangaroo_leaves_the_bathroom_clean() -> None:
    """FAQ: it needs no turning after its advantage was used."""
    state = table(flat("bathroom me"), flat(), shown="k3k3", phase="kangaroo")
    assert flat_of(do(state, 0, "kangaroo", die=0, pips=1).state, 0).rooms.bathroom


def test_all_faces_are_rolled_alike() -> None:
    state, faces = table(flat(mates="alex julia paula"), flat()), Counter[object]()
    for _ in range(150):
        rolled = do(state, 0, "roll").state
        faces.update(rolled.dice)
        state = table(flat(mates="alex julia paula"), flat(), rng=rolled.rng)
    assert set(faces) == {1, 2, 3, 4, 5, "k"}
    assert all(120 < many < 235 for many in faces.values())  # 175 each of 1050
