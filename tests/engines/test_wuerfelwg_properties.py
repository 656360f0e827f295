"""What holds in every position of Würfel-WG that play can reach."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.contract import IllegalMove, Leave, Move, Timeout
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK, SETS
from bot.engines.wuerfelwg.costs import pays_exactly
from bot.engines.wuerfelwg.moves import (
    Borrow,
    Done,
    Evict,
    Kangaroo,
    Pass,
    Pick,
    Reroll,
    Roll,
    Sponge,
    Stop,
    Take,
    Tidy,
    Turn,
)
from bot.engines.wuerfelwg.picking import offers
from bot.engines.wuerfelwg.state import WgState
from tests.engines.playthrough import random_game

IDS = [*DECK.flatmates, *DECK.funny, *DECK.funnier, *DECK.items, "bathroom", "couch", "fridge", "me", "penguin", ""]
SUBSETS = [keep for size in range(8) for keep in combinations(range(7), size)]
EVERY_MOVE: list[Move] = [
    Roll(),
    *map(Reroll, [*SUBSETS, (1, 0), (0, 0), (-1,), (7,)]),
    Stop(),
    *(Kangaroo(die, pips) for die in range(-1, 8) for pips in range(7)),
    *(kind(card) for kind in (Take, Borrow, Turn, Sponge, Evict, Tidy) for card in IDS),
    Done(),
    Pass(),
]
TABLE_MOVES: list[Move] = [Timeout(), *map(Leave, range(-1, 6))]
GAMES = 2000
ODDS = (0.0, 0.02, *[0.05, 0.1] * 6, 0.2, 0.2)
"""Of a move by the table: one game in sixteen has none and is played to its own end."""


def cards(state: WgState) -> list[str]:
    """Return every card that is anywhere."""
    found = [*state.funny, *state.funnier, *state.items, *state.nuisances, *state.out]
    for pile in state.flatmates:
        found += pile
    for flat in state.flats:
        found += [f"{flat.set}:{card}" for card in DECK.sets[flat.set]]
        found += [*(lodger.name for lodger in flat.flatmates), *flat.todos, *flat.items]
        found += [flat.nuisance] if flat.nuisance else []
    return found


ALL_CARDS = sorted(
    [f"{name}:{card}" for name in SETS for card in DECK.sets[name]]
    + [*DECK.flatmates, *DECK.funny, *DECK.funnier, *DECK.items, *DECK.nuisances]
)


def check(state: WgState) -> None:
    """Assert what no move may break."""
    assert sorted(cards(state)) == ALL_CARDS
    assert len(ALL_CARDS) + DECK.alike.hammock + DECK.alike.overview == 79
    for pile, names in enumerate(state.flatmates):
        assert all(DECK.flatmates[name].pile == pile for name in names)
    present = state.present
    assert set(state.awaited) <= set(present)
    assert list(state.awaited) == sorted(set(state.awaited))
    if state.hammock is not None:
        points = [state.flats[seat].points for seat in present]
        assert state.flats[state.hammock].points == max(points) >= 16
    for seat, flat in enumerate(state.flats):
        assert flat.left or 3 <= flat.dice <= 7
        assert flat.trouble.locks != "me" or not flat.me
        assert flat.trouble.locks in {None, "me"} or not getattr(flat.rooms, str(flat.trouble.locks))
        assert seat in present or not (flat.todos or flat.items or flat.flatmates or flat.nuisance)
    spent = [die for purchase in state.purchases for die in purchase.dice]
    assert len(spent) == len(set(spent))
    assert set(spent) <= set(range(len(state.dice)))
    result = WUERFELWG.result(state)
    assert (result is None) is (state.phase != "over") is bool(state.awaited)
    if result is not None:
        assert result.scores == tuple(flat.points for flat in state.flats)
        assert set(result.winners) <= set(present)
        assert (result.reason == "last_seat") is (len(present) == 1)
        assert result.reason != "pile_empty" or not (state.funny and state.funnier)
        assert result.reason != "hammock" or result.winners == (state.hammock,)


@pytest.mark.parametrize("part", range(10))
def test_random_games_end_and_keep_their_cards(part: int) -> None:
    reasons = set()
    for number in range(part, GAMES, 10):
        chance, options = Random(number), {"nuisances": number % 3 != 0}
        state = WUERFELWG.new(2 + number // 160 % 3, options, number)
        for count, (_, step) in enumerate(random_game(WUERFELWG, state, chance, table=ODDS[number // 10 % 16])):
            state = step.state
            if count % 25 == 0:
                check(state)
        check(state)
        result = WUERFELWG.result(state)
        assert result is not None
        reasons.add(result.reason)
    assert {"last_seat", "hammock"} <= reasons


@st.composite
def positions(draw: st.DrawFn) -> WgState:
    """A position that a random game comes through, timeouts and leaves included."""
    seats = draw(st.sampled_from([2, 3, 4]))
    state = WUERFELWG.new(seats, {"nuisances": draw(st.booleans())}, draw(st.integers(0, 2**63 - 1)))
    chance = Random(draw(st.integers(0, 2**32)))
    table = draw(st.sampled_from([0.0, 0.0, 0.02, 0.2]))
    most = draw(st.integers(0, 400))
    for (_, step), _ in zip(random_game(WUERFELWG, state, chance, table=table), range(most), strict=False):
        state = step.state
    return state


def accepts(state: WgState, seat: int | None, move: Move) -> bool:
    try:
        WUERFELWG.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


@settings(max_examples=40, deadline=None)
@given(positions())
def test_legal_moves_are_exactly_those_that_are_accepted(state: WgState) -> None:
    check(state)
    raw = WUERFELWG.encode(state)
    for seat in (None, -1, 0, 1, 2, 3, 4):
        listed = WUERFELWG.legal_moves(state, seat)
        assert len(listed) == len(set(listed))
        assert all(isinstance(move, Timeout | Leave) is (seat is None) for move in listed)
        every = TABLE_MOVES if seat is None else EVERY_MOVE
        assert set(listed) <= set(every)
        if seat is not None and not listed:  # nothing is accepted of a seat that is not awaited: a sample will do
            every = every[::20]
        assert {move for move in every if accepts(state, seat, move)} == set(listed)
        for move in listed:
            assert WUERFELWG.decode_move(WUERFELWG.encode_move(move)) == move
    assert WUERFELWG.encode(state) == raw  # none of it changed the state


@settings(max_examples=15, deadline=None)
@given(positions(), st.randoms(use_true_random=False))
def test_named_dice_are_accepted_exactly_when_they_pay(state: WgState, chance: Random) -> None:
    while state.phase not in {"pick", "over"}:
        seat = state.awaited[0]
        state = WUERFELWG.apply(state, seat, chance.choice(WUERFELWG.legal_moves(state, seat))).state
    if state.phase == "over":
        return
    picks = [move for move in WUERFELWG.legal_moves(state, state.turn) if isinstance(move, Pick)]
    if picks and chance.random() < 0.5:
        state = WUERFELWG.apply(state, state.turn, chance.choice(picks)).state
    for offer in offers(state):
        for subset in SUBSETS:
            there = all(die < len(state.dice) and die not in state.spent for die in subset)
            pays = there and pays_exactly(offer.cost, [state.dice[die] for die in subset])
            assert accepts(state, state.turn, offer.move(offer.card, dice=subset)) is pays


@settings(max_examples=40, deadline=None)
@given(positions())
def test_states_survive_storage(state: WgState) -> None:
    raw = WUERFELWG.encode(state)
    again = WUERFELWG.decode(raw)
    assert again == state
    assert WUERFELWG.encode(again) == raw
    for seat in (None, *state.awaited):
        assert WUERFELWG.legal_moves(again, seat) == WUERFELWG.legal_moves(state, seat)
        assert WUERFELWG.view(again, seat) == WUERFELWG.view(state, seat)


@settings(max_examples=40, deadline=None)
@given(positions())
def test_the_view_says_what_the_page_of_the_rules_says(state: WgState) -> None:
    view = WUERFELWG.to_json(WUERFELWG.view(state, None))
    assert all(WUERFELWG.to_json(WUERFELWG.view(state, seat)) == view for seat in range(len(state.flats)))
    assert set(view) == {
        *("game", "phase", "seats", "to_move", "result", "turn", "dice", "rolls_left", "parking", "piles", "items"),
        *("flats", "hammock", "sponging", "affordable"),
    }
    for seat, cards_paid in view["affordable"].items():
        moves = WUERFELWG.legal_moves(state, int(seat))
        assert cards_paid == [move.card for move in moves if isinstance(move, Pick | Sponge)]
    assert set(view["affordable"]) == {str(seat) for seat in state.awaited if state.phase in {"pick", "sponge"}}
    assert view["sponging"] == (view["to_move"] if state.phase == "sponge" else [])
    under = {card for pile in (state.funny, state.funnier, *state.flatmates) for card in pile[1:]}
    assert not under & set(str(view["piles"]).replace("'", " ").split())


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(2, 4))
def test_the_same_moves_always_make_the_same_game(seed: int, seats: int) -> None:
    first = WUERFELWG.new(seats, {"nuisances": True}, seed)
    again = WUERFELWG.new(seats, {"nuisances": True}, seed)
    played = random_game(WUERFELWG, first, Random(seed), table=0.02)
    for ((seat, move), step), _ in zip(played, range(150), strict=False):
        other = WUERFELWG.apply(WUERFELWG.decode(WUERFELWG.encode(again)), seat, WUERFELWG.to_json(move))
        assert other == step
        again = other.state


def test_a_piles_order_and_the_seed_stay_hidden() -> None:
    """Two tables that differ in nothing but what nobody knows look the same."""
    views: dict[object, object] = {}
    for seed in range(400):
        state = WUERFELWG.new(2, {"nuisances": True}, seed)
        view = WUERFELWG.view(state, 0)
        key = (view.piles.funny, view.piles.funnier)
        shown = WUERFELWG.to_json(view)
        shown["piles"]["flatmates"] = None
        assert views.setdefault(key, shown) == shown
    assert len(views) < 100
