"""How rounds and games end (rulebook: how to play 7; advanced game)."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engines.contract import Result, Seat, Step
from bot.engines.wuzzlts.arrangement import Arrangement, best
from bot.engines.wuzzlts.deal import first_discards, next_round
from bot.engines.wuzzlts.events import Counted, Dealt, Over
from bot.engines.wuzzlts.scoring import hand_points, pair_points
from bot.engines.wuzzlts.state import WuzzltsState, WuzzltsStep


def end_round(state: WuzzltsState, shouter: Seat) -> WuzzltsStep:
    """End the round that ``shouter`` finished: in an advanced game count, and deal the next one if any."""
    if state.mode == "basic":
        return over(state, (shouter,), "wuzzlt")
    hands = tuple(laid_out(state, seat, seat == shouter) for seat in range(len(state.hands)))
    scores = tuple(
        hand_points(hand, seat == shouter) + sum(pair_points(*pair) for pair in state.scored[seat])
        for seat, hand in enumerate(hands)
    )
    counted = Counted(seat=shouter, round=state.round, hands=hands, scores=scores)
    totals = tuple(total + score for total, score in zip(state.totals, scores, strict=True))
    state = replace(state, totals=totals, round_scores=scores)
    if state.round == state.rounds:
        ended = over(state, leaders(state), "points")
        return Step(ended.state, (counted, *ended.events))
    state = next_round(state)
    top, bottom = first_discards(state)
    return Step(state, (counted, Dealt(seat=state.seat, round=state.round, top=top, bottom=bottom)))


def laid_out(state: WuzzltsState, seat: Seat, shouted: bool) -> Arrangement:
    """Return a seat's hand arranged to score the most."""
    return best(state.hands[seat], lambda pairs: hand_points(pairs, shouted))


def leaders(state: WuzzltsState) -> tuple[Seat, ...]:
    """Return the seats that are there and have the most points or pairs."""
    most = max(state.totals[seat] for seat in state.present)
    return tuple(seat for seat in state.present if state.totals[seat] == most)


def over(state: WuzzltsState, winners: Sequence[Seat], reason: str) -> WuzzltsStep:
    """End the game; ``scores`` are the totals, None in a basic game, which has no points."""
    result = Result(tuple(winners), None if state.mode == "basic" else state.totals, reason)
    state = replace(state, phase="over", step=state.step + 1, offer=None, result=result)
    return Step(state, (Over(result=result),))
