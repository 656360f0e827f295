"""Putz die Wutz as a game of the house."""

from collections.abc import Mapping

from bot.engines.contract import Game, Leave, Move, Result, Seat, Step, Timeout, Verdict
from bot.engines.options import FLAG, Option, read_options
from bot.engines.putzdiewutz import rules
from bot.engines.putzdiewutz.events import PutzEvent
from bot.engines.putzdiewutz.facts import FACTS
from bot.engines.putzdiewutz.moves import Grab, PutzMove, RollDice, TurnPig
from bot.engines.putzdiewutz.pieces import ITEMS, VARIANTS, Phase
from bot.engines.putzdiewutz.state import PutzState, start
from bot.engines.putzdiewutz.view import PutzView

_PHASES: tuple[Phase, ...] = ("race", "turn", "roll", "over")
"""In the order in which they follow a roll."""


class PutzDieWutz(Game[PutzState, PutzView, PutzEvent]):
    """A race of eyes and hands for 2 to 4."""

    key = "putzdiewutz"
    seats = range(2, 5)
    options = (Option("variant", VARIANTS), Option("early_end", FLAG))
    facts = FACTS
    state_type = PutzState
    move_type = PutzMove
    event_type = PutzEvent

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> PutzState:
        """Set up a game. Raises InvalidOption."""
        self._check_seats(seats)
        chosen = read_options(self.options, options)
        return start(seats, chosen["variant"], chosen["early_end"], seed)

    def legal_moves(self, state: PutzState, seat: Seat | None) -> list[Move]:
        """Return every move that would be accepted; in the race that is each item, right or wrong."""
        if state.phase == "over":
            return []
        if seat is None:
            return [Timeout(), *map(Leave, state.present)]
        if seat not in state.present:
            return []
        if state.phase == "roll":
            return [RollDice()]
        if state.phase == "race":
            return [Grab(item) for item in ITEMS] if seat in state.may_grab else []
        return [TurnPig(at) for at in state.turnable] if seat == state.scrubber else []

    def _apply(self, state: PutzState, seat: Seat | None, move: Move) -> Step[PutzState]:
        if seat is None:
            return rules.leave(state, move.seat) if isinstance(move, Leave) else rules.timeout(state)
        state.side_of(seat)  # refuses a seat where nobody sits
        match move:
            case Grab(item=item):
                return rules.grab(state, seat, item)
            case TurnPig(position=position):
                return rules.turn(state, seat, position)
            case _:
                return rules.roll(state, seat)

    def view(self, state: PutzState, seat: Seat | None) -> PutzView:
        """Return what everybody may know: only the draw pile's order is hidden."""
        return PutzView(
            game=self.key,
            phase=state.phase,
            seats=len(state.sides),
            to_move=_awaited(state),
            result=state.result,
            round=state.round,
            pigs=state.pigs,
            draw_pile=len(state.pile),
            roll=state.roll,
            sides=state.sides,
            cleaned=state.cleaned,
            sitting_out=state.sitting_out,
            erred=state.erred,
            scrubber=state.scrubber,
            wanted=state.wanted,
        )

    def result(self, state: PutzState) -> Result | None:
        """Return None while the game runs."""
        return state.result

    def step(self, state: PutzState) -> int:
        """Return a number that grows with every roll and phase."""
        return state.round * len(_PHASES) + _PHASES.index(state.phase)

    def verdict(self, state: PutzState, seat: Seat, move: Move) -> Verdict:
        """Tell a right grab (``hit``) from a wrong one (``miss``)."""
        target = state.race_for
        if target is None or not isinstance(move, Grab) or move not in self.legal_moves(state, seat):
            return "plain"
        return "hit" if move.item == target.item else "miss"


def _awaited(state: PutzState) -> tuple[Seat, ...]:
    """Return the seats that the table waits for: all that may roll or grab, or the scrubber."""
    match state.phase:
        case "roll":
            return state.present
        case "race":
            return state.may_grab
        case "turn" if state.scrubber is not None:
            return (state.scrubber,)
        case _:
            return ()


PUTZDIEWUTZ = PutzDieWutz()
