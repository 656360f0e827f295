"""The house player of Würfel-WG: plays from views alone, sensibly, and like a person."""

from random import Random

import pytest

from bot.engines.contract import Move
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.moves import Done, Evict, Kangaroo, Pass, Reroll, Roll, Sponge, Stop, Take, Tidy, Turn
from bot.engines.wuerfelwg.state import WgState
from bot.house import HOUSE
from bot.house.wuerfelwg.player import SECONDS
from tests.engines.wuerfelwg_tables import Json, dice, do, flat, table

HOUSE_PLAYER = HOUSE["wuerfelwg"]
GOOD = "bathroom couch fridge me"
NOTHING: Json = {"funny": ("facebook-party",), "funnier": ("facebook-party",), "flatmates": ((), (), ()), "items": ()}


def move_of(state: WgState, seat: int = 0, seed: int = 1) -> Move:
    """Return what the house player does there."""
    moves = WUERFELWG.legal_moves(state, seat)
    choice = HOUSE_PLAYER.choose(WUERFELWG.view(state, seat), seat, moves, (), Random(seed))
    assert choice is not None
    assert choice.move in moves
    assert SECONDS[0] <= choice.seconds <= SECONDS[1]
    return choice.move


def play(seats: int, seed: int, house: set[int], nuisances: bool) -> WgState:
    """Play a game to its end, house players on some seats, chance on the others."""
    chance, state = Random(seed), WUERFELWG.new(seats, {"nuisances": nuisances}, seed)
    for _ in range(3000):
        if WUERFELWG.result(state) is not None:
            return state
        seat = chance.choice(state.awaited)
        moves = WUERFELWG.legal_moves(state, seat)
        move = move_of(state, seat, seed) if seat in house else chance.choice(moves)
        state = WUERFELWG.apply(state, seat, move).state
    raise AssertionError("no end")


@pytest.mark.parametrize(("seats", "nuisances"), [(2, False), (2, True), (3, True), (4, True)])
def test_house_players_bring_their_games_to_an_end(seats: int, nuisances: bool) -> None:
    for seed in range(2):
        result = WUERFELWG.result(play(seats, seed, set(range(seats)), nuisances))
        assert result is not None
        assert result.reason in {"hammock", "pile_empty"}


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(8):
        result = WUERFELWG.result(play(2, seed, {seed % 2}, nuisances=True))
        assert result is not None
        wins += result.winners == (seed % 2,)
    assert wins >= 7


def test_it_rolls_first() -> None:
    assert move_of(table(flat(), flat())) == Roll()


def test_it_keeps_what_is_needed() -> None:
    """Three 4s of four: all three are kept, the fourth die tries again."""
    fields = NOTHING | {"funny": ("anti-terror-attack", "boxing")}
    state = table(flat("couch fridge bathroom me"), flat(), phase="roll", dice=dice("4414"), rolls_left=2, **fields)
    assert move_of(state) == Reroll((0, 1, 3))


def test_it_stops_where_nothing_better_can_come() -> None:
    state = table(flat(GOOD), flat(), phase="roll", dice=dice("5555"), rolls_left=2, **(NOTHING | {"items": ("pan",)}))
    assert move_of(state) == Stop()


def test_it_turns_the_kangaroo_to_what_pays_most() -> None:
    fields = NOTHING | {"funny": ("boxing", "pancakes"), "items": ("yo-yo",)}
    state = table(flat(GOOD), flat(), shown="44k1", phase="kangaroo", **fields)
    assert move_of(state) == Kangaroo(2, 4)
    state = table(flat(GOOD), flat(), shown="44k", phase="kangaroo", **NOTHING)
    assert move_of(state) == Stop()


def test_it_takes_the_todo_before_it_wakes_anybody() -> None:
    state = table(flat("couch", "-alex"), flat(), shown="55511", **(NOTHING | {"funny": ("meaning-of-life", "boxing")}))
    assert move_of(state) == Take("meaning-of-life")
    state = do(state, 0, "take", card="meaning-of-life").state
    assert move_of(state) == Turn("alex")
    assert move_of(do(state, 0, "turn", card="alex").state) == Done()


def test_it_goes_for_the_hammock() -> None:
    """16 points are worth more to it than a bigger to-do would be to anybody else."""
    rich = flat(GOOD, todos=("bud-spencer-film", "not-to-do-lists"))  # 14
    state = table(rich, flat(), shown="55533", **(NOTHING | {"items": ("pan",), "flatmates": (("jesus",), (), ())}))
    assert move_of(state) == Take("pan")


def test_it_sponges_what_helps_most() -> None:
    state = do(table(flat(), flat("bathroom couch", "-maria -friedrich-wilhelm"), shown="12322"), 0, "done").state
    assert move_of(state, 1) == Sponge("friedrich-wilhelm")
    assert Pass() in WUERFELWG.legal_moves(state, 1)


def test_it_answers_nuisances() -> None:
    mine = flat(GOOD, "maria -alex sissi", todos=("boxing", "pottery"))
    state = do(table(mine, flat(), shown="kkk", nuisances="cult-members"), 0, "done").state
    assert move_of(state) == Evict("alex")
    haunted = flat(GOOD, nuisance="ghost-of-communism")
    state = do(table(haunted, flat("couch"), shown="kkk", turn=1), 1, "done").state
    assert move_of(state, 1) == Tidy("fridge")


def test_it_never_wants_a_locked_room() -> None:
    state = table(flat("me", nuisance="penguin"), flat(), shown="1235", **NOTHING)
    assert move_of(state) == Done()
    borrower = flat(GOOD, nuisance="downstairs-neighbour")
    state = table(borrower, flat(items=("pan",)), shown="555k", **NOTHING)
    assert move_of(state) == Done()
