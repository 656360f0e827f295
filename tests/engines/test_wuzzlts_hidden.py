"""What nobody may learn: views, moves and public events are the same however the hidden cards lie."""

from itertools import islice
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engines.contract import Event, Seat, Step
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, SWAP, Card, DeckCard, Half
from bot.engines.wuzzlts.events import CalledWuzzlt, Counted, Drew, DrewCard, Received
from bot.engines.wuzzlts.state import WuzzltsState, changed
from tests.engines.playthrough import random_game
from tests.engines.wuzzlts_positions import NONE, THIRD, draw, moves, play, position, seen, told

GAMES_OF = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["basic", "advanced", "monster_match"]),
        "many_monsters": st.booleans(),
        "rounds": st.sampled_from([1, 2]),
    }
)
SEEDS = st.integers(0, 2**32)


def reached(options: dict[str, object], seats: int, seed: int, after: int) -> WuzzltsState:
    """Return a game after so many random moves (or at its end)."""
    state = WUZZLTS.new(seats, options, seed)
    for _, step in islice(random_game(WUZZLTS, state, Random(seed), table=0.05), after):
        state = step.state
    return state


def scrambled(state: WuzzltsState, seat: Seat | None, chance: Random) -> WuzzltsState:
    """Return the state with every card that ``seat`` does not see somewhere else among those."""
    others = [other for other in state.present if other != seat]
    for half in HALVES:
        state = _scrambled_half(state, half, others, seat, chance)
    if state.offer is not None and state.seat != seat:
        offered = chance.choice(state.hands[state.seat].of(state.offer.card.half))
        state = replace(state, offer=replace(state.offer, card=offered))
    return state


def _scrambled_half(
    state: WuzzltsState, half: Half, others: list[Seat], seat: Seat | None, chance: Random
) -> WuzzltsState:
    drawn = state.drawn if state.seat != seat else None
    secret = drawn is not None and drawn.source == "pile" and drawn.card.half == half
    pile = state.piles.of(half)
    pool = [card for card in pile if isinstance(card, Card)]
    for other in others:
        pool += state.hands[other].of(half)
    if drawn is not None and secret:
        pool.append(drawn.card)
    chance.shuffle(pool)
    for other in others:
        state = state.with_hand(other, half, tuple(pool.pop() for _ in state.hands[other].of(half)))
    if drawn is not None and secret:
        state = replace(state, drawn=replace(drawn, card=pool.pop()))
    deck: list[DeckCard] = [*pool, *(card for card in pile if card == SWAP)]
    chance.shuffle(deck)
    state = replace(state, piles=state.piles.put(half, tuple(deck)))
    down = [at for at, card in enumerate(state.grid) if card and card.half == half and at not in state.up]
    grid = state.grid
    for at, card in zip(down, chance.sample([grid[at] for at in down], len(down)), strict=True):
        grid = changed(grid, at, card)
    return replace(state, grid=grid)


@settings(max_examples=150, deadline=None)
@given(GAMES_OF, st.integers(2, 4), SEEDS, st.integers(0, 80))
def test_a_seat_sees_the_same_whatever_it_may_not_know(
    options: dict[str, object], seats: int, seed: int, after: int
) -> None:
    state = reached(options, seats, seed, after)
    for seat in (*range(seats), None):
        other = scrambled(state, seat, Random(seed))
        assert WUZZLTS.view(state, seat) == WUZZLTS.view(other, seat)
        assert WUZZLTS.to_json(WUZZLTS.view(state, seat)) == WUZZLTS.to_json(WUZZLTS.view(other, seat))
        assert WUZZLTS.legal_moves(state, seat) == WUZZLTS.legal_moves(other, seat)
        assert WUZZLTS.step(state) == WUZZLTS.step(other)


def test_scrambling_moves_what_is_hidden() -> None:
    state = reached({}, 3, 5, 10)
    other = scrambled(state, 0, Random(3))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1] != state.hands[1]
    assert other.piles != state.piles


def named_in(value: Any) -> set[str]:
    """Return every card that occurs somewhere in this JSON."""
    if isinstance(value, list):
        return set().union(*map(named_in, value))
    if not isinstance(value, dict):
        return set()
    if "monster" in value:
        return {str(value)}
    return set().union(*map(named_in, value.values()))


OPEN = (CalledWuzzlt, Counted)
"""Events by which hands are laid open at the end of a round."""


def check_told(before: WuzzltsState, step: Step[WuzzltsState], seats: int) -> None:
    lying = named_in([seen(before), seen(step.state)])
    own = {
        seat: named_in([seen(before, seat), seen(step.state, seat)]) if seat in before.present else set()
        for seat in range(seats)
    }
    for event in step.events:
        cards = named_in(WUZZLTS.to_json(event))
        if isinstance(event.to, tuple):
            assert isinstance(event, DrewCard | Received)
            (to,) = event.to
            assert cards <= own[to]
        elif not isinstance(event, OPEN):
            assert cards <= lying


@settings(max_examples=60, deadline=None)
@given(GAMES_OF, st.integers(2, 4), SEEDS)
def test_events_name_only_what_those_may_see_who_are_told(options: dict[str, object], seats: int, seed: int) -> None:
    state = WUZZLTS.new(seats, options, seed)
    for _, step in islice(random_game(WUZZLTS, state, Random(seed), table=0.05), 60):
        check_told(state, step, seats)
        state = step.state


def public(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event.to, tuple)]


def test_a_card_from_the_pile_looks_like_any_other() -> None:
    one, two = position(NONE, THIRD, piles=("muds5", "")), position(NONE, THIRD, piles=("bots6", ""))
    steps = [WUZZLTS.apply(state, 0, draw("top")) for state in (one, two)]
    assert public(steps[0].events) == public(steps[1].events) == [Drew(seat=0, half="top")]
    assert seen(steps[0].state, 1) == seen(steps[1].state, 1)
    # and nobody sees whether it was this one that was discarded
    state = steps[0].state
    for move in moves(state, 0, "discard"):
        (event,) = told(state, 0, move)
        assert event == {"type": "discarded", "seat": 0, "card": move["card"]}
        assert seen(play(state, (0, move)), 1)["hand_sizes"] == [8, 8]


FIELDS = {
    *("game", "phase", "seats", "to_move", "result", "turn", "round", "rounds", "piles", "discards", "scored"),
    *("hand_sizes", "totals", "swaps_aside", "drawn", "hand", "trade", "round_scores", "grid", "backs"),
}


def test_the_fields_of_a_view() -> None:
    held = play(position(NONE, THIRD), (0, draw("top")))
    for seat in (0, 1, None):
        assert set(seen(held, seat)) == FIELDS
        assert set(seen(WUZZLTS.new(2, {"mode": "monster_match"}, 1), seat)) == FIELDS
    own = seen(held, 0)
    assert set(own["hand"]) == {"top", "bottom", "arrangement", "wuzzlts"}
    assert [len(pair) for pair in own["hand"]["arrangement"]] == [2, 2, 2, 2]
    assert own["drawn"] is not None
    assert (seen(held, 1)["drawn"], seen(held)["drawn"]) == (None, None)
    assert seen(held)["hand"] is None
    assert seen(held, 1)["hand"] != own["hand"]
