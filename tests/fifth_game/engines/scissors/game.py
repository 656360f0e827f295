"""Scissors, paper, stone as a game of the house."""

from collections.abc import Mapping

from bot.engines.scissors.facts import FACTS
from bot.engines.scissors.values import (
    SIGNS,
    Choose,
    Chose,
    ScissorsEvent,
    ScissorsMove,
    ScissorsState,
    ScissorsView,
    Shown,
)
from msgspec.structs import replace

from bot.engines.contract import Event, Game, IllegalMove, Leave, Left, Move, Result, Seat, Step, Timeout
from bot.engines.options import Option, read_options


class Scissors(Game[ScissorsState, ScissorsView, ScissorsEvent]):
    """Whoever wins so many rounds first."""

    key = "scissors"
    seats = range(2, 3)
    options = (Option("wins", (2, 1, 3)),)
    facts = FACTS
    state_type = ScissorsState
    move_type = ScissorsMove
    event_type = ScissorsEvent

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> ScissorsState:
        self._check_seats(seats)
        return ScissorsState(target=read_options(self.options, options)["wins"])

    def legal_moves(self, state: ScissorsState, seat: Seat | None) -> list[Move]:
        if seat is None:
            return [] if self.result(state) else [Timeout(), Leave(0), Leave(1)]
        return [Choose(sign) for sign in SIGNS] if seat in self._awaited(state) else []

    def _apply(self, state: ScissorsState, seat: Seat | None, move: Move) -> Step[ScissorsState]:
        match move:
            case Leave(seat=gone) if gone in (0, 1):
                return Step(replace(state, left=gone), (Left(seat=gone),))
            case Choose() if seat is not None:
                return self._choose(state, seat, move)
            case Timeout():
                events: tuple[Event, ...] = ()
                for late in self._awaited(state):
                    step = self._choose(state, late, Choose("stone"))
                    state, events = step.state, events + step.events
                return Step(state, events)
        raise IllegalMove("no_such_seat")

    def view(self, state: ScissorsState, seat: Seat | None) -> ScissorsView:
        result = self.result(state)
        return ScissorsView(
            game=self.key,
            phase="over" if result else "choose",
            seats=2,
            to_move=self._awaited(state),
            result=result,
            round=state.round,
            target=state.target,
            wins=state.wins,
            shown=state.shown,
            own=None if seat is None else state.chosen[seat],
        )

    def result(self, state: ScissorsState) -> Result | None:
        if state.left is not None:
            return Result((1 - state.left,), state.wins, "last_seat")
        won = tuple(seat for seat in (0, 1) if state.wins[seat] == state.target)
        return Result(won, state.wins, "won") if won else None

    def step(self, state: ScissorsState) -> int:
        return 2 * state.round + (self.result(state) is not None)

    def _awaited(self, state: ScissorsState) -> tuple[Seat, ...]:
        return () if self.result(state) else tuple(seat for seat in (0, 1) if state.chosen[seat] is None)

    def _choose(self, state: ScissorsState, seat: Seat, move: Choose) -> Step[ScissorsState]:
        if seat not in self._awaited(state):
            raise IllegalMove("chosen_already")
        state = replace(state, chosen=tuple(move.sign if s == seat else state.chosen[s] for s in (0, 1)))
        signs = tuple(sign for sign in state.chosen if sign is not None)
        if len(signs) < 2:
            return Step(state, (Chose(seat=seat),))
        ahead = (SIGNS.index(signs[1]) - SIGNS.index(signs[0])) % 3
        winner = (None, 0, 1)[ahead]
        wins = tuple(state.wins[s] + (s == winner) for s in (0, 1))
        after = replace(state, round=state.round + 1, wins=wins, chosen=(None, None), shown=signs)
        return Step(after, (Chose(seat=seat), Shown(seat=winner, signs=signs)))
