"""What holds in every game: cards are conserved, moves are listed in full, states are values, games end."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from bot.engines.contract import IllegalMove, Leave, Move, Seat
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, SWAP, Card, DeckCard, half_cards
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Flip, Trade, Wuzzlt, WuzzUp
from bot.engines.wuzzlts.state import WuzzltsState
from tests.engines.playthrough import golden, random_game, replay
from tests.engines.test_wuzzlts_hidden import GAMES_OF, SEEDS, reached
from tests.engines.wuzzlts_positions import every_card

CARDS = [*half_cards("top"), *half_cards("bottom")]
ALL: dict[DeckCard, int] = dict.fromkeys(CARDS, 1) | {SWAP: 2}


def count(state: WuzzltsState) -> dict[DeckCard, int]:
    """Return how many there are of every card."""
    return dict(Counter(every_card(state)))


def check(state: WuzzltsState, cards: dict[DeckCard, int]) -> None:
    """Check what holds in every state of a game with these cards."""
    assert count(state) == cards
    awaited, present = state.awaited, state.present
    assert (awaited is None) is (state.result is not None) is (state.phase == "over")
    assert awaited is None or awaited in present
    assert (state.drawn is not None) >= (state.phase == "discard")
    assert (state.offer is not None) is (state.phase == "trade")
    size = 0 if state.mode == "monster_match" else 4
    for seat, hand in enumerate(state.hands):
        here = size if seat in present else 0
        assert (len(hand.top), len(hand.bottom)) == (here, here)
    for seat in state.left:
        assert (state.scored[seat], state.totals[seat]) == ((), 0)
    for half in HALVES:
        assert (half in state.aside) is (SWAP not in state.piles.of(half)) or size == 0


@pytest.mark.parametrize("chunk", range(10))
def test_random_games_end_and_keep_what_holds(chunk: int) -> None:
    for seed in range(200 * chunk, 200 * chunk + 200):
        chance = Random(seed)
        options = {
            "mode": chance.choice(["basic", "advanced", "monster_match"]),
            "rounds": chance.choice([1, 2, 3]),
            "many_monsters": chance.random() < 0.5,
        }
        state = WUZZLTS.new(seed % 3 + 2, options, seed)
        cards = count(state)
        assert state.mode == "monster_match" or cards == ALL
        step = WUZZLTS.step(state)
        for (seat, move), led in random_game(WUZZLTS, state, chance, table=chance.choice([0.0, 0.02, 0.3])):
            changes = led.state.turn != state.turn or led.state.phase != state.phase
            assert WUZZLTS.step(led.state) > step if changes else WUZZLTS.step(led.state) >= step, (seat, move)
            state, step = led.state, WUZZLTS.step(led.state)
            check(state, cards)
        result = WUZZLTS.result(state)
        assert result is not None
        assert result.winners
        assert set(result.winners) <= set(state.present)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_even_when_the_piles_are_used_up(seats: int) -> None:
    """Play on from positions in which nobody has shouted, as long as there was anything to draw."""
    for seed in range(12):
        chance = Random(seed)
        state = WUZZLTS.new(seats, {"many_monsters": seed % 2 == 0}, seed)
        for _ in range(4_000):
            able = [
                (seat, move)
                for seat in range(seats)
                for move in WUZZLTS.legal_moves(state, seat)
                if not isinstance(move, Wuzzlt | Trade)
            ]
            if not able:
                break
            calls = [each for each in able if isinstance(each[1], WuzzUp)]
            state = WUZZLTS.apply(state, *chance.choice(calls or able)).state
            check(state, ALL)
        assert len(state.present) == seats
        assert sum(map(len, state.scored)) > 2 * seats
        for _, led in random_game(WUZZLTS, state, chance):
            check(led.state, ALL)


def universe(state: WuzzltsState, chance: Random) -> list[Move]:
    """Return every move that a seat could think of; of the WuzzUps in lines a part."""
    seats = range(-1, len(state.hands) + 1)
    tops: tuple[Card | UnsetType, ...] = (UNSET, *state.discards.top, *chance.sample(half_cards("top"), 6))
    return [
        *(Draw(half, source, card) for half in HALVES for source in ("pile", "discard") for card in (UNSET, *CARDS)),  # type: ignore[arg-type]
        *map(Discard, CARDS),
        *map(Answer, CARDS),
        *(Trade(seat, half, card) for seat in seats for half in HALVES for card in CARDS),
        WuzzUp(),
        *(WuzzUp(top, bottom) for top in tops for bottom in state.discards.bottom),
        Wuzzlt(),
        *(Flip(position) for position in range(-1, 37)),
    ]


def accepted(state: WuzzltsState, seat: Seat | None, move: Move) -> bool:
    try:
        WUZZLTS.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


@settings(max_examples=15, deadline=None)
@given(GAMES_OF, st.integers(2, 4), SEEDS, st.integers(0, 60))
def test_exactly_the_listed_moves_are_accepted(options: dict[str, object], seats: int, seed: int, after: int) -> None:
    state = reached(options, seats, seed, after)
    thought_of = universe(state, Random(seed))
    for seat in range(-1, seats + 1):
        listed = WUZZLTS.legal_moves(state, seat)
        assert all(accepted(state, seat, move) for move in listed)
        assert {move for move in thought_of if accepted(state, seat, move)} <= set(listed)
        assert len(set(listed)) == len(listed)
        assert [WUZZLTS.decode_move(WUZZLTS.encode_move(move)) for move in listed] == listed
    tables = WUZZLTS.legal_moves(state, None)
    assert all(accepted(state, None, move) for move in tables)
    assert [seat for seat in range(-1, 6) if accepted(state, None, Leave(seat))] == [
        move.seat for move in tables if isinstance(move, Leave)
    ]


@settings(max_examples=60, deadline=None)
@given(GAMES_OF, st.integers(2, 4), SEEDS, st.integers(0, 60))
def test_states_are_values(options: dict[str, object], seats: int, seed: int, after: int) -> None:
    state = reached(options, seats, seed, after)
    raw = WUZZLTS.encode(state)
    again = WUZZLTS.decode(raw)
    assert again == state
    assert WUZZLTS.encode(again) == raw
    for (seat, move), step in islice(random_game(WUZZLTS, state, Random(seed), table=0.2), 5):
        same = WUZZLTS.apply(again, seat, move)
        assert same == step
        assert [WUZZLTS.to_json(event) for event in same.events] == [WUZZLTS.to_json(event) for event in step.events]
        again = WUZZLTS.decode(WUZZLTS.encode(same.state))
    assert WUZZLTS.encode(state) == raw


@pytest.mark.parametrize("path", golden("wuzzlts"), ids=lambda path: path.stem)
def test_golden_playthroughs(path: Any) -> None:
    written, now = replay(path)
    assert now == written


def test_there_are_golden_playthroughs_of_every_kind() -> None:
    assert {path.stem for path in golden("wuzzlts")} == {
        "wuzzlts-two-basic",
        "wuzzlts-three-advanced",
        "wuzzlts-four-lines",
        "wuzzlts-three-match",
    }
