"""Positions of Wuzzlts for tests, written with short names: ``buzz1`` is a wuzzbuzz 1 of the half that is meant."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines import IllegalMove
from bot.engines.contract import Json, Seat
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import HALVES, SWAP, Both, Card, DeckCard, Half, Hand, half_cards, in_order
from bot.engines.wuzzlts.state import WuzzltsState

TIMEOUT = {"type": "timeout"}
WUZZUP = {"type": "wuzzup"}
WUZZLT = {"type": "wuzzlt"}

Halves = tuple[str, str]
"""Names of tops and of bottoms, with spaces between."""

THREE: Halves = ("fuzz2 buzz1 bots5 fins6", "fuzz2 buzz1 bots5 muds4")
"""A hand with three Wuzzlts, 4 + 2 + 10 points, and a NotNot."""
NONE: Halves = ("fins1 fins2 fins3 fins4", "muds1 muds2 bots3 bots4")
THIRD: Halves = ("buzz3 buzz4 muds1 muds2", "fuzz5 fuzz6 buzz2 bots1")
FOURTH: Halves = ("bots1 bots2 fuzz5 fuzz6", "muds5 fins1 fins2 bots6")
"""Hands without a Wuzzlt; no two of the hands here share a card."""


def named(half: Half, names: str) -> tuple[Card, ...]:
    """Return the cards of those names in the order given."""
    short = {card.family.removeprefix("wuzz") + str(card.monster): card for card in half_cards(half)}
    return tuple(short[name] for name in names.split())


def card(half: Half, name: str) -> dict[str, Any]:
    """Return one card as JSON."""
    (one,) = named(half, name)
    return {"half": half, "family": one.family, "monster": one.monster}


def hand(names: Halves) -> Hand:
    """Return the hand of those cards."""
    return Both(in_order(named("top", names[0])), in_order(named("bottom", names[1])))


def position(
    *hands: Halves,
    discards: Halves = ("muds6", "fins5"),
    piles: Halves = ("muds5", "buzz6"),
    options: Mapping[str, object] | None = None,
    scored: tuple[Halves, ...] = (),
    empty: tuple[Half, ...] = (),
    **changes: Any,
) -> WuzzltsState:
    """Return a card game, seat 0 to draw, with these hands and discards (the last one on top).

    ``piles``: the first cards of the draw piles, "swap" being the SWAP. The other cards lie beneath them, or
    out of the game where that pile is to be ``empty`` (then ``piles`` do not count). ``scored``: per seat.
    """
    state = WUZZLTS.new(len(hands), options or {}, seed=1)
    taken = tuple(tuple(zip(named("top", top), named("bottom", bottom), strict=True)) for top, bottom in scored)
    state = replace(
        state,
        hands=tuple(map(hand, hands)),
        discards=Both(named("top", discards[0]), named("bottom", discards[1])),
        scored=taken + ((),) * (len(hands) - len(taken)),
    )
    used = {each for each in every_card(replace(state, piles=Both((), ()))) if isinstance(each, Card)}
    for half, names in zip(HALVES, piles, strict=True):
        first: list[DeckCard] = [SWAP if name == "swap" else named(half, name)[0] for name in names.split()]
        deck: tuple[DeckCard, ...] = (*half_cards(half), SWAP)
        assert not used.intersection(first), "a card is twice in that position"
        rest = [each for each in deck if each not in first and each not in used]
        state = replace(state, piles=state.piles.put(half, () if half in empty else (*first, *rest)))
    return replace(state, **changes)


def every_card(state: WuzzltsState) -> Iterator[DeckCard]:
    """Give every card of a state, wherever it lies; the SWAPs that are aside, too."""
    for half in HALVES:
        yield from state.piles.of(half)
        yield from state.discards.of(half)
        for held in state.hands:
            yield from held.of(half)
    for pairs in (*state.scored, state.out):
        for pair in pairs:
            yield from pair
    if state.drawn is not None:
        yield state.drawn.card
    for _ in state.aside:
        yield SWAP
    yield from (each for each in state.grid if each is not None)


def play(state: WuzzltsState, *deeds: tuple[Seat | None, Mapping[str, object]]) -> WuzzltsState:
    """Return the state after these moves."""
    for seat, move in deeds:
        state = WUZZLTS.apply(state, seat, move).state
    return state


def told(state: WuzzltsState, seat: Seat | None, move: Mapping[str, object]) -> list[Any]:
    """Return what a move makes happen, as JSON."""
    return [WUZZLTS.to_json(event) for event in WUZZLTS.apply(state, seat, move).events]


def refused(state: WuzzltsState, seat: Seat | None, move: Mapping[str, object]) -> str:
    """Return why that move is refused; nothing has changed by it."""
    before = WUZZLTS.encode(state)
    with pytest.raises(IllegalMove) as caught:
        WUZZLTS.apply(state, seat, move)
    assert WUZZLTS.encode(state) == before
    return caught.value.reason


def seen(state: WuzzltsState, seat: Seat | None = None) -> dict[str, Any]:
    """Return a seat's view as JSON."""
    view: dict[str, Any] = WUZZLTS.to_json(WUZZLTS.view(state, seat))
    return view


def moves(state: WuzzltsState, seat: Seat | None, kind: str = "") -> list[dict[str, Any]]:
    """Return a seat's legal moves as JSON, only those of one type if it is given."""
    listed = [WUZZLTS.to_json(move) for move in WUZZLTS.legal_moves(state, seat)]
    return [move for move in listed if kind in ("", move["type"])]


def draw(half: Half, source: str = "pile", name: str = "") -> dict[str, Json]:
    """Return the move that draws there; ``name``: from a line of discards, that card."""
    return {"type": "draw", "half": half, "from": source} | ({"card": card(half, name)} if name else {})


def discard(half: Half, name: str) -> dict[str, Json]:
    """Return the move that discards that card."""
    return {"type": "discard", "card": card(half, name)}


def trade(partner: Seat, half: Half, name: str) -> dict[str, Json]:
    """Return the move that offers that card."""
    return {"type": "trade", "with": partner, "half": half, "give": card(half, name)}


def answer(half: Half, name: str) -> dict[str, Json]:
    """Return the move that gives that card for the one on offer."""
    return {"type": "answer", "card": card(half, name)}


def leave(seat: Seat) -> dict[str, Json]:
    """Return the table's move by which that seat leaves."""
    return {"type": "leave", "seat": seat}
