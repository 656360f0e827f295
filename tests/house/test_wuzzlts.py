"""The house player of Wuzzlts: plays well enough, sees only its view, and its pace tells nothing."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import Move, Seat
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import Card
from bot.engines.wuzzlts.state import WuzzltsState
from bot.engines.wuzzlts.view import WuzzltsView
from bot.house import HOUSE
from bot.house.wuzzlts.memory import recall
from bot.house.wuzzlts.player import FASTEST
from tests.engines.wuzzlts_positions import (
    NONE,
    THIRD,
    THREE,
    WUZZLT,
    WUZZUP,
    Halves,
    card,
    discard,
    draw,
    named,
    play,
    position,
    trade,
)

PLAYER = HOUSE["wuzzlts"]
TRIES = 200


def choices(state: WuzzltsState, seat: Seat, past: Sequence[WuzzltsView] = ()) -> list[dict[str, Any] | None]:
    """Return what it does in that position, once for each of many moods."""
    view, moves = WUZZLTS.view(state, seat), WUZZLTS.legal_moves(state, seat)
    chosen = [PLAYER.choose(view, seat, moves, past, Random(mood)) for mood in range(TRIES)]
    assert all(choice is None or choice.move in moves for choice in chosen)
    return [None if choice is None else WUZZLTS.to_json(choice.move) for choice in chosen]


def seconds(state: WuzzltsState, seat: Seat) -> list[float]:
    view, moves = WUZZLTS.view(state, seat), WUZZLTS.legal_moves(state, seat)
    chosen = [PLAYER.choose(view, seat, moves, (), Random(mood)) for mood in range(TRIES)]
    return [choice.seconds for choice in chosen if choice is not None]


def game(options: Mapping[str, object], players: Sequence[bool], seed: int) -> WuzzltsState:
    """Play a whole game; ``players``: for each seat whether the house or chance plays it."""
    chance = Random(seed)
    state = WUZZLTS.new(len(players), options, seed)
    past: list[list[WuzzltsView]] = [[] for _ in players]
    for _ in range(3_000):
        if state.result is not None:
            return state
        turns: list[tuple[float, Seat, Move]] = []
        for seat, house in enumerate(players):
            moves = WUZZLTS.legal_moves(state, seat)
            if moves and house:
                choice = PLAYER.choose(WUZZLTS.view(state, seat), seat, moves, past[seat], chance)
                if choice is not None:
                    assert choice.move in moves
                    turns.append((choice.seconds, seat, choice.move))
            elif moves:
                turns.append((chance.uniform(1, 6), seat, chance.choice(moves)))
        for seat, views in enumerate(past):
            views.append(WUZZLTS.view(state, seat))
        _, seat, move = min(turns, key=lambda turn: turn[0])
        state = WUZZLTS.apply(state, seat, move).state
    raise AssertionError("the game has not ended")


MODES: list[dict[str, object]] = [
    {},
    {"many_monsters": True},
    {"mode": "advanced", "rounds": 2},
    {"mode": "monster_match"},
]


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_house_players_come_to_an_end(options: Mapping[str, object], seats: int) -> None:
    for seed in range(3):
        assert game(options, [True] * seats, seed).result is not None


@pytest.mark.parametrize("options", MODES, ids=str)
def test_it_plays_better_than_chance(options: Mapping[str, object]) -> None:
    wins = [game(options, [seed % 2 == 0, seed % 2 == 1], seed) for seed in range(20)]
    won = sum(state.result is not None and seed % 2 in state.result.winners for seed, state in enumerate(wins))
    assert won >= 15


SHOUTS = [
    # nothing to shout, a WuzzUp, three Wuzzlts
    position(NONE, THIRD),
    position(NONE, THIRD, discards=("muds6", "muds6")),
    position(THREE, THIRD, discards=("muds6", "fins5")),
]


def test_its_pace_does_not_tell_whether_it_could_shout() -> None:
    plain, wuzzup, wuzzlt = (seconds(state, 0) for state in SHOUTS)
    assert plain == wuzzup == wuzzlt
    assert len(set(plain)) > TRIES / 2
    assert min(plain) >= FASTEST
    assert max(plain) < 60


def test_neither_does_its_pace_in_the_rest_of_a_turn() -> None:
    plain = seconds(SHOUTS[0], 0)
    for state in SHOUTS:
        # a card to lay down, three Wuzzlts in the hand or not
        assert seconds(play(state, (0, draw("top"))), 0) == plain
    for asked in (NONE, THREE):
        # a trade to answer, or to shout instead
        assert seconds(play(position(FAR, asked), (0, trade(1, "top", "bots1"))), 1) == plain
        # a shout out of turn comes no sooner than a move in one's turn
    assert seconds(position(THIRD, THREE), 1) == plain


def test_it_shouts_what_it_sees() -> None:
    assert choices(SHOUTS[2], 0) == [WUZZLT] * TRIES
    # it overlooks a WuzzUp now and then, also when it is not its turn
    for seat in (0, 1):
        seen = choices(SHOUTS[1], seat).count(WUZZUP)
        assert TRIES / 2 < seen < TRIES
    assert choices(SHOUTS[1], 1).count(None) == TRIES - choices(SHOUTS[1], 1).count(WUZZUP)


FAR: Halves = ("bots1 bots2 fuzz5 fuzz6", "muds5 fins1 fins2 bots6")
PROMISING: Halves = ("fuzz2 buzz1 bots5 fins6", "fuzz2 fins4 muds4 muds2")


def test_it_takes_a_discard_that_makes_a_wuzzlt() -> None:
    state = position(PROMISING, THIRD, discards=("muds6", "bots5"))
    assert choices(state, 0) == [draw("bottom", "discard")] * TRIES
    lines = position(PROMISING, THIRD, discards=("muds6", "bots5 fins5"), options={"many_monsters": True})
    assert choices(lines, 0) == [draw("bottom", "discard", "bots5")] * TRIES


def test_it_draws_from_a_pile_otherwise_and_trades_now_and_then() -> None:
    made = choices(position(NONE, THIRD), 0)
    drawn = [move for move in made if move and move["type"] == "draw"]
    assert {move["from"] for move in drawn} == {"pile"}
    assert TRIES * 0.8 < len(drawn) < TRIES
    assert {move["type"] for move in made if move} == {"draw", "trade"}


def test_it_draws_the_half_that_can_help() -> None:
    # every bottom of its hand is in a Wuzzlt or has lost its top: only bottoms can help
    state = position(
        ("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz4 muds4 muds2"),
        FAR,
        scored=(("", ""), ("buzz4 muds4 muds2", "buzz3 muds6 bots2")),
    )
    drawn = [move for move in choices(state, 0) if move and move["type"] == "draw"]
    assert {move["half"] for move in drawn} == {"bottom"}


def test_with_nothing_to_draw_it_trades_a_card_that_it_can_spare() -> None:
    state = position(THREE, THIRD, discards=("", ""), empty=("top", "bottom"))
    two = position(PROMISING, THIRD, discards=("", ""), empty=("top", "bottom"))
    assert choices(state, 0) == [WUZZLT] * TRIES
    offers = choices(two, 0)
    assert {move["type"] for move in offers if move} == {"trade"}
    assert card("top", "fuzz2") not in [move["give"] for move in offers if move]
    assert card("bottom", "fuzz2") not in [move["give"] for move in offers if move]


def test_it_keeps_its_wuzzlts_and_what_makes_one_more() -> None:
    state = play(position(PROMISING, THIRD, piles=("", "bots5")), (0, draw("bottom")))
    laid = {str(move["card"]) for move in choices(state, 0) if move}
    assert not laid & {str(card("bottom", "fuzz2")), str(card("bottom", "bots5"))}


def test_it_lays_down_first_what_has_lost_its_mate() -> None:
    hopeless: Halves = ("fuzz1 buzz1 bots5 fins6", "fuzz2 fins4 muds4 muds2")
    state = play(position(hopeless, FAR, scored=(("", ""), ("muds1", "fuzz1"))), (0, draw("top")))
    assert choices(state, 0) == [discard("top", "fuzz1")] * TRIES


def test_it_does_not_lay_down_a_wuzzup_for_the_others() -> None:
    held: Halves = ("fins1 fins2 muds5 muds2", "fins4 fins6 muds1 muds4")
    plain = play(position(held, FAR, piles=("buzz4", "")), (0, draw("top")))
    assert choices(plain, 0) == [discard("top", "buzz4")] * TRIES
    gift = play(position(held, FAR, piles=("buzz4", ""), discards=("muds6", "buzz4")), (0, draw("top")))
    assert discard("top", "buzz4") not in choices(gift, 0)


def test_it_answers_with_a_card_that_it_can_spare() -> None:
    waiting = play(position(THIRD, PROMISING), (0, trade(1, "top", "buzz3")))
    given = choices(waiting, 1)
    assert {move["type"] for move in given if move} == {"answer"}
    assert card("top", "fuzz2") not in [move["card"] for move in given if move]


GRID: tuple[Card | None, ...] = (*named("top", "fuzz1 fuzz2 fuzz4"), *named("bottom", "fuzz1 fuzz2 fuzz4"))


def grid(**changes: Any) -> WuzzltsState:
    return replace(WUZZLTS.new(2, {"mode": "monster_match"}, 1), grid=GRID, **changes)


def flipped(state: WuzzltsState, past: Sequence[WuzzltsView]) -> list[int]:
    return [move["position"] for move in choices(state, 0, past) if move]


def test_it_remembers_a_pair_that_it_has_seen() -> None:
    past = [WUZZLTS.view(grid(up=(0, 4)), 0), WUZZLTS.view(grid(up=(3,)), 0)]
    firsts = flipped(grid(), past)
    assert firsts.count(0) + firsts.count(3) > TRIES * 0.8
    seconds_ = flipped(grid(up=(0,)), past)
    assert TRIES * 0.9 < seconds_.count(3) < TRIES


def test_it_looks_for_what_it_does_not_know() -> None:
    past = [WUZZLTS.view(grid(up=(0, 4)), 0)]
    firsts = flipped(grid(), past)
    assert firsts.count(0) + firsts.count(4) < TRIES * 0.1
    # 4 is known and does not match
    assert flipped(grid(up=(0,)), past).count(4) < TRIES * 0.1


def test_it_forgets() -> None:
    saw, nothing = WUZZLTS.view(grid(up=(0, 3)), 0), WUZZLTS.view(grid(), 0)

    def known(ago: int) -> float:
        memories = [recall(nothing, [saw, *[nothing] * ago], Random(mood)) for mood in range(TRIES)]
        return sum(map(len, memories)) / TRIES / 2

    fresh, later, much_later = known(0), known(15), known(120)
    assert fresh > later > much_later
    assert fresh > 0.9
    assert much_later < 0.1


def test_it_does_not_think_of_cards_that_are_taken() -> None:
    saw = WUZZLTS.view(grid(up=(0, 3)), 0)
    taken = WUZZLTS.view(replace(grid(), grid=(None, *GRID[1:3], None, *GRID[4:])), 0)
    assert recall(taken, [saw], Random(1)) == {}
