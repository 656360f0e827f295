"""Monster match: finding the halves of monsters in a grid of cards that lie face down (rulebook: variants)."""

from msgspec.structs import replace

from bot.engines.contract import Event, Seat, Step
from bot.engines.wuzzlts.cards import Card, Pair, same_monster
from bot.engines.wuzzlts.ending import leaders, over
from bot.engines.wuzzlts.events import Flipped, Matched, TurnedBack
from bot.engines.wuzzlts.moves import Flip
from bot.engines.wuzzlts.state import WuzzltsState, WuzzltsStep, changed


def flips(state: WuzzltsState) -> list[Flip]:
    """Return what may be turned up: any card for the first, one of the other half for the second."""
    first = state.grid[state.up[0]] if len(state.up) == 1 else None
    return [
        Flip(position)
        for position, card in enumerate(state.grid)
        if card is not None and (first is None or card.half != first.half)
    ]


def flip(state: WuzzltsState, seat: Seat, position: int) -> WuzzltsStep:
    """Turn a card up; the second one is kept with the first, or the turn is over."""
    card = state.grid[position]
    if card is None:
        raise ValueError(f"no card at {position}")
    events: tuple[Event, ...] = ()
    if len(state.up) == 2:
        events = (TurnedBack(positions=state.up),)
        state = replace(state, up=())
    events += (Flipped(seat=seat, position=position, card=card),)
    first = state.grid[state.up[0]] if state.up else None
    state = replace(state, up=(*state.up, position), step=state.step + 1)
    if first is None:
        return Step(state, events)
    pair = (first, card) if first.half == "top" else (card, first)
    if not same_monster(*pair):
        return Step(state.turn_of(state.after(seat)), events)
    return _taken(state, seat, pair, events)


def turn_back(state: WuzzltsState) -> WuzzltsStep:
    """Turn the first of two cards back, whose seat will not turn up the second."""
    if len(state.up) != 1:
        return Step(state, ())
    return Step(replace(state, up=()), (TurnedBack(positions=state.up),))


def _taken(state: WuzzltsState, seat: Seat, pair: Pair, events: tuple[Event, ...]) -> WuzzltsStep:
    grid: tuple[Card | None, ...] = state.grid
    for position in state.up:
        grid = changed(grid, position, None)
    state = replace(
        state,
        grid=grid,
        up=(),
        scored=changed(state.scored, seat, (*state.scored[seat], pair)),
        totals=changed(state.totals, seat, state.totals[seat] + 1),
    )
    events += (Matched(seat=seat, top=pair[0], bottom=pair[1]),)
    if any(grid):
        return Step(state.turn_of(seat), events)
    ended = over(state, leaders(state), "all_taken")
    return Step(ended.state, (*events, *ended.events))
