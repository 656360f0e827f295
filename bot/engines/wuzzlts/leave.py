"""What is left of a game when a seat is given up (docs/decisions.md)."""

from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Left, Seat, Step
from bot.engines.wuzzlts.cards import EMPTY_HAND, HALVES
from bot.engines.wuzzlts.ending import over
from bot.engines.wuzzlts.match import turn_back
from bot.engines.wuzzlts.state import WuzzltsState, WuzzltsStep, changed
from bot.engines.wuzzlts.trade import withdraw


def leave(state: WuzzltsState, seat: Seat) -> WuzzltsStep:
    """Give a seat up: its cards go into the draw piles, what it scored is out of the game.

    The game goes on while two seats are left. Raises IllegalMove if nobody sits there.
    """
    if seat not in state.present:
        raise IllegalMove("gone", "nobody sits there")
    events: tuple[Event, ...] = (Left(seat=seat),)
    state = _without_seat(_cards_back(state, seat), seat)
    if len(state.present) == 1:
        then = over(state, state.present, "last_seat")
    elif seat == state.seat:
        back = turn_back(state)
        then = Step(back.state.turn_of(state.after(seat)), back.events)
    elif state.offer is not None and seat == state.offer.partner:
        then = withdraw(state)
    else:
        then = Step(state, ())
    return Step(then.state, (*events, *then.events))


def _without_seat(state: WuzzltsState, seat: Seat) -> WuzzltsState:
    return replace(
        state,
        left=tuple(sorted((*state.left, seat))),
        scored=changed(state.scored, seat, ()),
        out=state.out + state.scored[seat],
        totals=changed(state.totals, seat, 0),
    )


def _cards_back(state: WuzzltsState, seat: Seat) -> WuzzltsState:
    """Shuffle a seat's hand, and the card that it has drawn, into the draw piles."""
    piles, rng = state.piles, state.rng
    drawn = (state.drawn.card,) if state.drawn is not None and state.seat == seat else ()
    for half in HALVES:
        cards = state.hands[seat].of(half) + tuple(card for card in drawn if card.half == half)
        if cards:
            pile, rng = rng.shuffled((*piles.of(half), *cards))
            piles = piles.put(half, pile)
    state = replace(state, rng=rng, piles=piles, hands=changed(state.hands, seat, EMPTY_HAND))
    return replace(state, drawn=None) if drawn else state
