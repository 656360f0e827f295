"""Trading a card unseen: an offer that waits for its answer (rulebook: how to play 4)."""

from msgspec.structs import replace

from bot.engines.contract import Seat, Step
from bot.engines.wuzzlts.cards import HALVES
from bot.engines.wuzzlts.events import Offered, Received, Traded, Withdrawn
from bot.engines.wuzzlts.moves import Answer, Trade
from bot.engines.wuzzlts.state import Offer, WuzzltsState, WuzzltsStep, without


def trades(state: WuzzltsState) -> list[Trade]:
    """Return every offer that the seat whose turn it is may make."""
    return [
        Trade(partner, half, card)
        for partner in state.present
        if partner != state.seat
        for half in HALVES
        for card in state.hands[state.seat].of(half)
    ]


def propose(state: WuzzltsState, seat: Seat, move: Trade) -> WuzzltsStep:
    """Make an offer: now the partner chooses."""
    offered = Offer(move.partner, move.give)
    state = replace(state, offer=offered, phase="trade", step=state.step + 1)
    return Step(state, (Offered(seat=seat, partner=move.partner, half=move.half),))


def answers(state: WuzzltsState) -> list[Answer]:
    """Return what the partner of the waiting trade may give for it."""
    if state.offer is None:
        return []
    return [Answer(card) for card in state.hands[state.offer.partner].of(state.offer.card.half)]


def answer(state: WuzzltsState, offer: Offer, move: Answer) -> WuzzltsStep:
    """Change the two cards and end the turn."""
    giver, partner, given, half = state.seat, offer.partner, offer.card, offer.card.half
    state = state.with_hand(giver, half, (*without(state.hands[giver].of(half), given), move.card))
    state = state.with_hand(partner, half, (*without(state.hands[partner].of(half), move.card), given))
    events = (
        Traded(seat=giver, partner=partner, half=half),
        Received(seat=giver, to=(giver,), giver=partner, got=(move.card,), gave=(given,)),
        Received(seat=partner, to=(partner,), giver=giver, got=(given,), gave=(move.card,)),
    )
    return Step(state.turn_of(state.after(giver)), events)


def withdraw(state: WuzzltsState) -> WuzzltsStep:
    """Call the waiting trade off; its giver chooses anew."""
    state = replace(state, offer=None, phase="draw", step=state.step + 1)
    return Step(state, (Withdrawn(seat=state.seat),))
