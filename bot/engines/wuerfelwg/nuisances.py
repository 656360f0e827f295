"""Nuisances: when one comes, what it does at once, and the answers that it asks for."""

from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Move, Seat
from bot.engines.wuerfelwg.cards import NUISANCE_POINTS
from bot.engines.wuerfelwg.events import Evicted, Flipped, NuisanceCame, Tidied
from bot.engines.wuerfelwg.flat import mend, move_out, spoil, turned
from bot.engines.wuerfelwg.hammock import settle
from bot.engines.wuerfelwg.moves import Evict, Tidy
from bot.engines.wuerfelwg.state import Outcome, WgState, house


def visit(state: WgState) -> Outcome:
    """At the roller's check: let the top nuisance in if it is due; the cult may ask whom to drive out."""
    seat, flat = state.turn, state.roller
    if not state.nuisances or flat.nuisance is not None or flat.points < NUISANCE_POINTS:
        return state, ()
    card, *rest = state.nuisances
    came = replace(flat, nuisance=card)
    rivals = [state.flats[other].points for other in state.others]
    came = replace(came, spared=came.trouble.spares_last and all(came.points < points for points in rivals))
    if came.trouble.locks is not None:
        came = spoil(came, [came.trouble.locks])
    state = replace(state.with_flat(seat, came), nuisances=tuple(rest))
    events: list[Event] = [NuisanceCame(seat=seat, card=card, spared=came.spared)]
    up, down = turned(flat, came)
    if down:
        events.append(Flipped(seat=seat, up=up, down=down))
    state, swung = settle(state)
    events += swung
    if came.trouble.evicts and len(came.flatmates) == 1:
        state, gone = evict(state, seat, came.flatmates[0].name)
        events += gone
    elif came.trouble.evicts and came.flatmates:
        state = replace(state, pending=(seat,))
    return state, tuple(events)


def evictions(state: WgState, seat: Seat) -> list[Move]:
    """Return whom the cult may drive out."""
    return [Evict(lodger.name) for lodger in state.flats[seat].flatmates]


def evict(state: WgState, seat: Seat, name: str) -> Outcome:
    """Lay the flatmate under its pile. Raises IllegalMove."""
    flat = state.flats[seat]
    if all(lodger.name != name for lodger in flat.flatmates):
        raise IllegalMove("not_there", name)
    state = state.with_flat(seat, move_out(flat, name))
    return replace(state, flatmates=house(state, name)), (Evicted(seat=seat, card=name),)


def haunt(state: WgState) -> Outcome:
    """At the start of a turn in a haunted flat: ask the others for a room; who has only one tidies that."""
    if not state.roller.trouble.tidies:
        return state, ()
    events: tuple[Event, ...] = ()
    asked = []
    for seat in sorted(state.others):
        rooms = state.flats[seat].untidy
        if len(rooms) == 1:
            state, news = tidy(state, seat, rooms[0])
            events += news
        elif rooms:
            asked.append(seat)
    return replace(state, pending=tuple(asked)), events


def tidyings(state: WgState, seat: Seat) -> list[Move]:
    """Return the rooms that the seat may tidy."""
    return [Tidy(room) for room in state.flats[seat].untidy]


def tidy(state: WgState, seat: Seat, card: str) -> Outcome:
    """Turn the room good. Raises IllegalMove."""
    flat = state.flats[seat]
    for room in flat.untidy:
        if room == card:
            return state.with_flat(seat, mend(flat, room)), (Tidied(seat=seat, card=room),)
    raise IllegalMove("not_there", card)
