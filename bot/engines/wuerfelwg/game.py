"""Würfel-WG as a game of the house."""

from collections.abc import Mapping

from bot.engines.contract import Event, Game, IllegalMove, Leave, Move, Result, Seat, Step, Timeout
from bot.engines.options import FLAG, Option, read_options
from bot.engines.wuerfelwg import nuisances, picking, rolling, sponging, turns
from bot.engines.wuerfelwg.events import Finished, Passed, WgEvent
from bot.engines.wuerfelwg.facts import FACTS
from bot.engines.wuerfelwg.moves import Done, Evict, Kangaroo, Pass, Pick, Reroll, Roll, Sponge, Stop, Tidy, WgMove
from bot.engines.wuerfelwg.state import Outcome, WgState, start, then
from bot.engines.wuerfelwg.view import Die, PileCounts, Piles, WgView


class WuerfelWg(Game[WgState, WgView, WgEvent]):
    """Seven dice and a flat each for 2 to 4."""

    key = "wuerfelwg"
    seats = range(2, 5)
    options = (Option("nuisances", FLAG),)
    facts = FACTS
    state_type = WgState
    move_type = WgMove
    event_type = WgEvent

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> WgState:
        """Set up a game; seat 0 begins. Raises InvalidOption."""
        self._check_seats(seats)
        chosen = read_options(self.options, options)
        state, _ = turns.begin(start(seats, chosen["nuisances"], seed), 0)
        return state

    def legal_moves(self, state: WgState, seat: Seat | None) -> list[Move]:
        """Return every move that would be accepted, picks without naming dice."""
        if state.phase == "over":
            return []
        if seat is None:
            return [Timeout(), *map(Leave, state.present)]
        return _legal(state, seat) if seat in state.awaited else []

    def _apply(self, state: WgState, seat: Seat | None, move: Move) -> Step[WgState]:
        if isinstance(move, Leave):
            return Step(*turns.leave(state, move.seat))
        if seat is None:
            return Step(*_timeout(state))
        return Step(*_act(state, seat, move))

    def view(self, state: WgState, seat: Seat | None) -> WgView:
        """Return what everybody may know: only the order of the piles is hidden."""
        first, second, third = state.flatmates
        return WgView(
            game=self.key,
            phase=state.phase,
            seats=len(state.flats),
            to_move=state.awaited,
            result=state.result,
            turn=state.turn,
            dice=tuple(Die(pips, die in state.spent) for die, pips in enumerate(state.dice)),
            rolls_left=state.rolls_left,
            parking=state.roller.view().parking,
            piles=Piles(
                funny=_top(state.funny),
                funnier=_top(state.funnier),
                flatmates=(_top(first), _top(second), _top(third)),
                counts=PileCounts(len(state.funny), len(state.funnier), (len(first), len(second), len(third))),
            ),
            items=state.items,
            flats=tuple(flat.view() for flat in state.flats),
            hammock=state.hammock,
            sponging=state.pending if state.phase == "sponge" else (),
            affordable=_affordable(state),
        )

    def result(self, state: WgState) -> Result | None:
        """Return None while the game runs. ``reason``: ``hammock``, ``pile_empty`` or ``last_seat``."""
        return state.result

    def step(self, state: WgState) -> int:
        """Return a number that grows with every roll, phase and turn, but not while several answer one."""
        return state.step


def _legal(state: WgState, seat: Seat) -> list[Move]:
    match state.phase:
        case "roll":
            return rolling.legal(state)
        case "kangaroo":
            return rolling.legal_kangaroos(state)
        case "pick":
            return picking.legal(state)
        case "sponge":
            return sponging.legal(state, seat)
        case "cult":
            return nuisances.evictions(state, seat)
        case _:
            return nuisances.tidyings(state, seat)


def _act(state: WgState, seat: Seat, move: Move) -> Outcome:
    if seat not in state.awaited:
        raise IllegalMove("not_your_turn")
    match state.phase, move:
        case "roll", Roll():
            return rolling.roll(state)
        case "roll", Reroll(keep=keep):
            return rolling.reroll(state, keep)
        case "roll", Stop():
            return rolling.stop(state)
        case "kangaroo", Kangaroo(die=die, pips=pips):
            return rolling.turn_kangaroo(state, die, pips)
        case "kangaroo", Stop():
            return rolling.leave_kangaroos(state)
        case "pick", Pick():
            return picking.pick(state, move)
        case "pick", Done():
            return then((state, (Finished(seat=seat),)), turns.picked)
        case "sponge", Sponge(card=card):
            outcome = sponging.sponge(state, seat, card)
        case "sponge", Pass():
            outcome = state, (Passed(seat=seat),)
        case "cult", Evict(card=card):
            outcome = nuisances.evict(state, seat, card)
        case "ghost", Tidy(card=card):
            outcome = nuisances.tidy(state, seat, card)
        case _:
            raise IllegalMove("wrong_phase", state.phase)
    return then(outcome, lambda after: turns.answered(after, seat))


def _timeout(state: WgState) -> Outcome:
    """Answer for everybody who is awaited until the phase is over, in the way that commits them least."""
    phase = state.phase
    events: tuple[Event, ...] = ()
    while state.phase == phase:
        seat = state.awaited[0]
        state, more = _act(state, seat, _excuse(state, seat))
        events += more
    return state, events


def _excuse(state: WgState, seat: Seat) -> Move:
    match state.phase:
        case "roll":
            return Stop() if state.dice else Roll()
        case "kangaroo":
            return Stop()
        case "pick":
            return Done()
        case "sponge":
            return Pass()
        case _:
            return _legal(state, seat)[0]


def _top(pile: tuple[str, ...]) -> str | None:
    return pile[0] if pile else None


def _affordable(state: WgState) -> dict[str, tuple[str, ...]]:
    match state.phase:
        case "pick":
            return {str(state.turn): tuple(offer.card for offer in picking.affordable(state))}
        case "sponge":
            return {str(seat): sponging.spongeable(state, seat) for seat in state.pending}
        case _:
            return {}


WUERFELWG = WuerfelWg()
