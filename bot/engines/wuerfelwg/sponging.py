"""Sponging: all others turn up one card of their own flat for the final roll, spent dice and all."""

from bot.engines.contract import Event, IllegalMove, Move, Seat
from bot.engines.wuerfelwg.costs import count, payable
from bot.engines.wuerfelwg.events import Flipped, Sponged
from bot.engines.wuerfelwg.flat import turn_up, turned
from bot.engines.wuerfelwg.moves import Pass, Sponge
from bot.engines.wuerfelwg.state import Outcome, WgState


def spongeable(state: WgState, seat: Seat) -> tuple[str, ...]:
    """Return the cards of the seat's flat that the whole roll pays for."""
    counts = count(state.dice)
    return tuple(card for card, cost in state.flats[seat].turnable.items() if payable(cost, counts))


def spongers(state: WgState) -> tuple[Seat, ...]:
    """Return the seats that can sponge anything."""
    return tuple(seat for seat in sorted(state.others) if spongeable(state, seat))


def legal(state: WgState, seat: Seat) -> list[Move]:
    """Return a move for each card that the seat can turn up, and to pass."""
    return [*map(Sponge, spongeable(state, seat)), Pass()]


def sponge(state: WgState, seat: Seat, card: str) -> Outcome:
    """Turn the card up. Raises IllegalMove."""
    before = state.flats[seat]
    if card not in before.turnable:
        raise IllegalMove("not_there", card)
    if card not in spongeable(state, seat):
        raise IllegalMove("too_dear", card)
    after = turn_up(before, card)
    events: list[Event] = [Sponged(seat=seat, card=card)]
    up, down = turned(before, after)
    if rest := tuple(other for other in up if other != card):
        events.append(Flipped(seat=seat, up=rest, down=down))
    return state.with_flat(seat, after), tuple(events)
