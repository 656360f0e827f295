"""The table's move for whoever holds the game up (docs/decisions.md)."""

from msgspec.structs import replace

from bot.engines.contract import Step
from bot.engines.wuzzlts.events import TimedOut
from bot.engines.wuzzlts.match import flip, flips
from bot.engines.wuzzlts.state import WuzzltsState, WuzzltsStep
from bot.engines.wuzzlts.trade import answer, answers
from bot.engines.wuzzlts.turn import discard, draw, draws, pass_on


def timeout(state: WuzzltsState) -> WuzzltsStep:
    """Draw where one can, put a drawn card down again, answer or turn up a card at random."""
    step = _move(state)
    return Step(step.state, (TimedOut(seat=state.awaited), *step.events))


def _move(state: WuzzltsState) -> WuzzltsStep:
    seat = state.seat
    if state.offer is not None:
        answered, rng = state.rng.choice(answers(state))
        return answer(replace(state, rng=rng), state.offer, answered)
    if state.drawn is not None:
        return discard(state, seat, state.drawn.card)
    if state.phase == "flip":
        flipped, rng = state.rng.choice(flips(state))
        return flip(replace(state, rng=rng), seat, flipped.position)
    for possible in draws(state):
        return draw(state, seat, possible)
    return pass_on(state)
