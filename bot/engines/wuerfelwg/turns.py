"""How a turn goes on: whose answer is awaited, and what comes when nobody's is."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Left, Result, Seat
from bot.engines.wuerfelwg import hammock, nuisances
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.events import HammockMoved, Over, TurnBegan
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.sponging import spongers
from bot.engines.wuerfelwg.state import Outcome, WgState, house, then


def begin(state: WgState, seat: Seat) -> Outcome:
    """Begin a seat's turn: it wins with the hammock, else the ghost asks, else it rolls."""
    if state.hammock == seat:
        return _over(state, (seat,), "hammock")
    rolls = state.flats[seat].rerolls + 1
    state = state.stepped(phase="ghost", turn=seat, dice=(), purchases=(), rolls_left=rolls, pending=())
    return then((state, (TurnBegan(seat=seat),)), nuisances.haunt, go_on)


def picked(state: WgState) -> Outcome:
    """After picking: the end if a to-do pile is used up, else the others sponge."""
    if not (state.funny and state.funnier):
        return _most_points(state)
    return go_on(state.stepped(phase="sponge", pending=spongers(state)))


def go_on(state: WgState) -> Outcome:
    """Leave phases in which no answer is awaited any more; in all others do nothing."""
    if state.pending or state.phase not in _NEXT:
        return state, ()
    return _NEXT[state.phase](state)


def answered(state: WgState, seat: Seat) -> Outcome:
    """Await that seat's answer no more."""
    return go_on(replace(state, pending=tuple(other for other in state.pending if other != seat)))


def leave(state: WgState, seat: Seat) -> Outcome:
    """Give a seat up: its cards go, and its turn is over. Raises IllegalMove."""
    if seat not in range(len(state.flats)):
        raise IllegalMove("no_such_seat")
    flat = state.flats[seat]
    if flat.left:
        raise IllegalMove("gone")
    events: tuple[Event, ...] = (Left(seat=seat),)
    state = _cleared(state, seat, flat)
    if state.hammock == seat:
        state, events = replace(state, hammock=None), (*events, HammockMoved())
    if len(state.present) == 1:
        return then((state, events), lambda last: _over(last, last.present, "last_seat"))
    if seat != state.turn:
        return then((state, events), lambda still: answered(still, seat) if seat in still.pending else (still, ()))
    if not (state.funny and state.funnier):
        return then((state, events), _most_points)
    return then((state, events), _pass_on)


def _sponged(state: WgState) -> Outcome:
    return then(nuisances.visit(state.stepped(phase="cult")), go_on)


def _checked(state: WgState) -> Outcome:
    return then(hammock.claim(state), _pass_on)


def _haunted(state: WgState) -> Outcome:
    return state.stepped(phase="roll"), ()


_NEXT: dict[str, Callable[[WgState], Outcome]] = {"sponge": _sponged, "cult": _checked, "ghost": _haunted}


def _pass_on(state: WgState) -> Outcome:
    return begin(state, state.others[0])


def _cleared(state: WgState, seat: Seat, flat: Flat) -> WgState:
    """Return the state with only the start cards left in that flat."""
    for lodger in flat.flatmates:
        state = replace(state, flatmates=house(state, lodger.name))
    gone = flat.todos if flat.nuisance is None else (*flat.todos, flat.nuisance)
    middle = {*state.items, *flat.items}
    bare = Flat(flat.set, rooms=flat.rooms, me=flat.me, left=True)
    items = tuple(item for item in DECK.items if item in middle)
    return replace(state.with_flat(seat, bare), out=(*state.out, *gone), items=items)


def _most_points(state: WgState) -> Outcome:
    best = max(state.flats[seat].points for seat in state.present)
    winners = tuple(seat for seat in state.present if state.flats[seat].points == best)
    return _over(state, winners, "pile_empty")


def _over(state: WgState, winners: tuple[Seat, ...], reason: str) -> Outcome:
    result = Result(winners, tuple(flat.points for flat in state.flats), reason)
    return state.stepped(phase="over", result=result, pending=()), (Over(result=result),)
