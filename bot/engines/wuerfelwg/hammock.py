"""The hammock: who may lie in it, and when it goes to somebody else (rulebook: Liquor-Chocolate Check)."""

from msgspec.structs import replace

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.cards import HAMMOCK_POINTS
from bot.engines.wuerfelwg.events import HammockMoved
from bot.engines.wuerfelwg.state import Outcome, WgState


def claim(state: WgState) -> Outcome:
    """At the roller's own check: take the hammock from the middle with enough points and strictly most."""
    if state.hammock is None and state.roller.points >= HAMMOCK_POINTS and _leaders(state) == [state.turn]:
        return _moved(state, state.turn)
    return state, ()


def settle(state: WgState) -> Outcome:
    """After points changed: the holder who is overtaken, or below 16, loses the hammock.

    Overtaken, it goes to the one seat that leads with 16 or more; else to the middle.
    """
    if state.hammock is None:
        return state, ()
    points = state.flats[state.hammock].points
    leaders = _leaders(state)
    best = state.flats[leaders[0]].points
    if best > points:
        return _moved(state, leaders[0] if len(leaders) == 1 and best >= HAMMOCK_POINTS else None)
    return _moved(state, None) if points < HAMMOCK_POINTS else (state, ())


def _leaders(state: WgState) -> list[Seat]:
    best = max(state.flats[seat].points for seat in state.present)
    return [seat for seat in state.present if state.flats[seat].points == best]


def _moved(state: WgState, seat: Seat | None) -> Outcome:
    return replace(state, hammock=seat), (HammockMoved(seat=seat),)
