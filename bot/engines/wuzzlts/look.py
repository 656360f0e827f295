"""What each seat may know of a state."""

from bot.engines.contract import Seat
from bot.engines.wuzzlts.arrangement import count_wuzzlts, most_wuzzlts
from bot.engines.wuzzlts.cards import Both, Card, Swap
from bot.engines.wuzzlts.state import WuzzltsState
from bot.engines.wuzzlts.view import HandView, TradeView, WuzzltsView


def look(state: WuzzltsState, seat: Seat | None, game: str) -> WuzzltsView:
    """Return the table as that seat sees it (None, or a seat that left: as a bystander does)."""
    awaited = state.awaited
    matching = state.mode == "monster_match"
    return WuzzltsView(
        game=game,
        phase=state.phase,
        seats=len(state.hands),
        to_move=() if awaited is None else (awaited,),
        result=state.result,
        turn=state.turn,
        round=state.round,
        rounds=state.rounds,
        piles=Both(len(state.piles.top), len(state.piles.bottom)),
        discards=Both(_shown(state, state.discards.top), _shown(state, state.discards.bottom)),
        scored=state.scored,
        hand_sizes=tuple(len(hand.top) + len(hand.bottom) for hand in state.hands),
        totals=state.totals,
        swaps_aside=tuple(map(Swap, state.aside)),
        drawn=state.drawn.card if state.drawn is not None and seat == state.seat else None,
        hand=_hand(state, seat),
        trade=_trade(state, seat),
        round_scores=state.round_scores,
        grid=tuple(card if at in state.up else None for at, card in enumerate(state.grid)) if matching else None,
        backs=tuple(None if card is None else card.half for card in state.grid) if matching else None,
    )


def _shown(state: WuzzltsState, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards if state.many_monsters else cards[-1:]


def _hand(state: WuzzltsState, seat: Seat | None) -> HandView | None:
    if seat not in state.present or state.mode == "monster_match":
        return None
    hand = state.hands[seat]
    arrangement = most_wuzzlts(hand)
    return HandView(hand.top, hand.bottom, arrangement, count_wuzzlts(arrangement))


def _trade(state: WuzzltsState, seat: Seat | None) -> TradeView | None:
    if state.offer is None:
        return None
    card = state.offer.card
    return TradeView(state.seat, state.offer.partner, card.half, card if seat == state.seat else None)
