"""A turn: drawing a card, discarding one, and what a SWAP does (rulebook: how to play)."""

from msgspec import UNSET
from msgspec.structs import replace

from bot.engines.contract import Event, Seat, Step
from bot.engines.wuzzlts.cards import HALVES, Card, Half
from bot.engines.wuzzlts.deal import turn_up
from bot.engines.wuzzlts.events import Discarded, Drew, DrewCard, Passed, Received, Refilled, Swapped, Took
from bot.engines.wuzzlts.moves import Discard, Draw
from bot.engines.wuzzlts.state import Drawn, WuzzltsState, WuzzltsStep, without


def draws(state: WuzzltsState) -> list[Draw]:
    """Return every possible draw: first from the piles, then the discards, the last one first."""
    piles = [Draw(half, "pile") for half in HALVES if state.piles.of(half) or len(state.discards.of(half)) > 1]
    if state.many_monsters:
        lines = [Draw(half, "discard", card) for half in HALVES for card in reversed(state.discards.of(half))]
        return piles + lines
    return piles + [Draw(half, "discard") for half in HALVES if state.discards.of(half)]


def draw(state: WuzzltsState, seat: Seat, move: Draw) -> WuzzltsStep:
    """Take a card; a SWAP is played at once and ends the turn."""
    if move.source == "discard":
        line = state.discards.of(move.half)
        card = line[-1] if move.card is UNSET else move.card
        state = replace(state, discards=state.discards.put(move.half, without(line, card)))
        return Step(_holding(state, Drawn(card, "discard")), (Took(seat=seat, card=card),))
    state, events = _refilled(state, move.half)
    first, *rest = state.piles.of(move.half)
    state = replace(state, piles=state.piles.put(move.half, tuple(rest)))
    events += (Drew(seat=seat, half=move.half),)
    if not isinstance(first, Card):
        return _swap(state, seat, move.half, events)
    events += (DrewCard(seat=seat, to=(seat,), card=first),)
    return Step(_holding(state, Drawn(first, "pile")), events)


def discards(state: WuzzltsState) -> list[Discard]:
    """Return what the holder of the drawn card may lay down: any of the five, but not back what lay there."""
    if state.drawn is None:
        return []
    card, hand = state.drawn.card, state.hands[state.seat].of(state.drawn.card.half)
    return [Discard(each) for each in (hand if state.drawn.source == "discard" else (card, *hand))]


def discard(state: WuzzltsState, seat: Seat, card: Card) -> WuzzltsStep:
    """Lay a card down, keep the drawn one (unless it is that) and end the turn."""
    if state.drawn is not None and state.drawn.card != card:
        kept = (*without(state.hands[seat].of(card.half), card), state.drawn.card)
        state = state.with_hand(seat, card.half, kept)
    state = state.on_discards(card)
    return Step(state.turn_of(state.after(seat)), (Discarded(seat=seat, card=card),))


def pass_on(state: WuzzltsState) -> WuzzltsStep:
    """End a turn in which there is nothing to draw."""
    return Step(state.turn_of(state.after(state.seat)), (Passed(seat=state.seat),))


def _holding(state: WuzzltsState, drawn: Drawn) -> WuzzltsState:
    return replace(state, drawn=drawn, phase="discard", step=state.step + 1)


def _refilled(state: WuzzltsState, half: Half) -> tuple[WuzzltsState, tuple[Event, ...]]:
    """Make a draw pile that is used up from its discards, the first card starting the new discard pile."""
    if state.piles.of(half):
        return state, ()
    deck, rng = state.rng.shuffled(state.discards.of(half))
    card, pile, rng = turn_up(deck, rng)
    state = replace(state, rng=rng, piles=state.piles.put(half, pile), discards=state.discards.put(half, (card,)))
    return state, (Refilled(half=half, card=card),)


def _swap(state: WuzzltsState, seat: Seat, half: Half, events: tuple[Event, ...]) -> WuzzltsStep:
    """Pass everybody's cards of that half clockwise; the SWAP is out for this round."""
    before = state.hands
    events += (Swapped(seat=seat, half=half),)
    for giver in state.present:
        to, cards = state.after(giver), before[giver].of(half)
        state = state.with_hand(to, half, cards)
        received = Received(seat=to, to=(to,), giver=giver, got=cards, gave=before[to].of(half))
        events += (received,)
    state = replace(state, aside=(*state.aside, half))
    return Step(state.turn_of(state.after(seat)), events)
