"""Ratzeputz as the tables know it: options, legal moves, views."""

from collections.abc import Mapping

from msgspec import UNSET

from bot.engines.contract import Game, IllegalMove, Leave, Move, Seat, Step, Timeout
from bot.engines.options import FLAG, Option, read_options
from bot.engines.ratzeputz import ending, rules
from bot.engines.ratzeputz.events import RatzeputzEvent
from bot.engines.ratzeputz.facts import FACTS
from bot.engines.ratzeputz.moves import Plant, Pull, RatzeputzMove, RollDie, Walk
from bot.engines.ratzeputz.pieces import SCORINGS, SIDES, SPOTS, TURNS, Phase, Roots, beside, reachable
from bot.engines.ratzeputz.state import RatzeputzState, start
from bot.engines.ratzeputz.view import RatzeputzResult, RatzeputzView

_MOVE_OF: dict[Phase, type[Move]] = {"plant": Plant, "roll": RollDie, "walk": Walk, "pull": Pull}
_REFUSAL: dict[Phase, str] = {"plant": "root_there", "walk": "out_of_reach", "pull": "not_beside_tilli"}


class Ratzeputz(Game[RatzeputzState, RatzeputzView, RatzeputzEvent]):
    """One garden for one to eight seats, who win or lose together.

    Why a move is refused: ``not_your_turn``, ``wrong_phase``, ``root_there`` (plant), ``out_of_reach``
    (walk), ``not_beside_tilli`` (pull), ``no_such_seat`` or ``gone`` (leave), and the contract's own words.
    """

    key = "ratzeputz"
    seats = range(1, 9)
    options = (
        Option("side", SIDES, auto=True),
        Option("scoring", SCORINGS),
        Option("turns", TURNS),
        Option("wobbly", FLAG),
    )
    facts = FACTS
    state_type = RatzeputzState
    move_type = RatzeputzMove
    event_type = RatzeputzEvent

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> RatzeputzState:
        self._check_seats(seats)
        chosen = read_options(self.options, options)
        # One or two seats play the tricky side unless they say otherwise (rulebook, "Rules for Two Players").
        chosen["side"] = chosen["side"] or ("tricky" if seats <= 2 else "easy")
        return start(seats=seats, **chosen, seed=seed)

    def legal_moves(self, state: RatzeputzState, seat: Seat | None) -> list[Move]:
        if state.phase == "over":
            return []
        if seat is None:
            return [Timeout(), *map(Leave, state.present)]
        if seat not in state.to_move:
            return []
        if state.phase == "plant":
            return [Plant(spot) for spot in SPOTS if state.garden[spot] is None]
        if state.phase == "pull":
            return [Pull(spot) for spot in sorted(beside(state.tilli))]
        if state.roll is not None:
            return [Walk(stone) for stone in reachable(state.tilli, state.roll)]
        return [RollDie()]

    def _apply(self, state: RatzeputzState, seat: Seat | None, move: Move) -> Step[RatzeputzState]:
        if isinstance(move, Timeout):
            return rules.time_out(state)
        if isinstance(move, Leave):
            if move.seat not in range(state.seats):
                raise IllegalMove("no_such_seat")
            if move.seat in state.gone:
                raise IllegalMove("gone")
            return rules.leave(state, move)
        if seat is None or seat not in state.to_move:
            raise IllegalMove("not_your_turn")
        if not isinstance(move, _MOVE_OF[state.phase]):
            raise IllegalMove("wrong_phase", state.phase)
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(_REFUSAL[state.phase])
        if isinstance(move, Plant):
            return rules.plant(state, seat, move)
        if isinstance(move, Walk):
            return rules.walk(state, seat, move)
        if isinstance(move, Pull):
            return rules.pull(state, seat, move)
        return rules.roll(state, seat)

    def view(self, state: RatzeputzState, seat: Seat | None) -> RatzeputzView:
        over = state.phase == "over"
        return RatzeputzView(
            game=self.key,
            phase=state.phase,
            seats=state.seats,
            to_move=state.to_move,
            result=self.result(state),
            turn=state.turn,
            tilli=state.tilli,
            roll=state.roll,
            bag=len(state.bag),
            harvest=state.harvest,
            seen=state.seen,
            plops=state.plops,
            burrow=Roots.of(state.burrow) if over else UNSET,
            garden=state.garden if over else UNSET,
        )

    def result(self, state: RatzeputzState) -> RatzeputzResult | None:
        return ending.result(state)

    def step(self, state: RatzeputzState) -> int:
        # 0 to 2 while planting, then three numbers a turn; the end counts like the next turn.
        if state.phase == "plant":
            return state.planted
        if state.phase == "over":
            return 3 * (state.turn + 1)
        return 3 * state.turn + ("roll", "walk", "pull").index(state.phase)


RATZEPUTZ = Ratzeputz()
