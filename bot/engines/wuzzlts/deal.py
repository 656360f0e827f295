"""Dealing a round and turning up cards (rulebook: setup)."""

from typing import TypeAlias

from msgspec.structs import replace

from bot.engines.contract import Seat
from bot.engines.rng import Rng
from bot.engines.wuzzlts.cards import (
    EMPTY_HAND,
    HALVES,
    SWAP,
    Both,
    Card,
    DeckCard,
    Family,
    Hand,
    half_cards,
    in_order,
    is_wuzzlt,
)
from bot.engines.wuzzlts.state import Mode, WuzzltsState

Deck: TypeAlias = tuple[DeckCard, ...]

HAND_OF = 4
"""Cards of each half in a hand (rulebook: setup 2)."""


def turn_up(deck: Deck, rng: Rng) -> tuple[Card, Deck, Rng]:
    """Return the first card and the rest, reshuffling as long as a SWAP lies on top.

    The deck holds at least one half card.
    """
    while not isinstance(card := deck[0], Card):
        deck, rng = rng.shuffled(deck)
    return card, deck[1:], rng


def new_table(seats: int, mode: Mode, rounds: int, many_monsters: bool, seed: int) -> WuzzltsState:
    """Return a table with no card on it yet."""
    return WuzzltsState(
        mode=mode,
        rounds=rounds,
        many_monsters=many_monsters,
        rng=Rng(seed),
        hands=(EMPTY_HAND,) * seats,
        piles=Both((), ()),
        discards=Both((), ()),
        scored=((),) * seats,
        totals=(0,) * seats,
        phase="flip" if mode == "monster_match" else "draw",
    )


def deal_round(state: WuzzltsState) -> WuzzltsState:
    """Collect all 62 cards, shuffle, deal to the seats that are there, and start the discard piles."""
    rng = state.rng
    piles: Both[Deck] = Both((), ())
    hands: list[Hand] = [EMPTY_HAND] * len(state.hands)
    for half in HALVES:
        deck: Deck
        deck, rng = rng.shuffled((*half_cards(half), SWAP))
        for seat in state.present:
            cards: list[Card] = []
            for _ in range(HAND_OF):
                card, deck, rng = turn_up(deck, rng)
                cards.append(card)
            hands[seat] = hands[seat].put(half, in_order(cards))
        piles = piles.put(half, deck)
    while True:
        top, tops, rng = turn_up(piles.top, rng)
        bottom, bottoms, rng = turn_up(piles.bottom, rng)
        if not is_wuzzlt(top, bottom):
            break
        tops, rng = rng.shuffled((top, *tops))
        bottoms, rng = rng.shuffled((bottom, *bottoms))
        piles = Both(tops, bottoms)
    return replace(
        state,
        rng=rng,
        hands=tuple(hands),
        piles=Both(tops, bottoms),
        discards=Both((top,), (bottom,)),
        scored=((),) * len(state.hands),
        aside=(),
        out=(),
    )


def deal_grid(state: WuzzltsState, families: tuple[Family, ...]) -> WuzzltsState:
    """Lay the families' half cards out, face down and mixed."""
    cards = [card for half in HALVES for card in half_cards(half) if card.family in families]
    grid, rng = state.rng.shuffled(cards)
    return replace(state, rng=rng, grid=grid)


def pick_families(state: WuzzltsState, families: tuple[Family, ...]) -> tuple[tuple[Family, ...], WuzzltsState]:
    """Return two of these families, drawn at random."""
    order, rng = state.rng.shuffled(families)
    return order[:2], replace(state, rng=rng)


def first_discards(state: WuzzltsState) -> tuple[Card, Card]:
    """Return the two cards that start the discard piles of a round just dealt."""
    return state.discards.top[0], state.discards.bottom[0]


def next_round(state: WuzzltsState) -> WuzzltsState:
    """Deal the next round, started by the seat left of this one's starter."""
    starter: Seat = state.after(state.starter)
    return deal_round(replace(state, round=state.round + 1, starter=starter)).turn_of(starter)
