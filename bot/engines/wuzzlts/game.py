"""Wuzzlts as a game of the house."""

from collections.abc import Mapping

from bot.engines.contract import Game, Leave, Move, Result, Seat, Step, Verdict
from bot.engines.options import FLAG, Option, read_options
from bot.engines.wuzzlts.cards import FAMILIES
from bot.engines.wuzzlts.deal import deal_grid, deal_round, new_table, pick_families
from bot.engines.wuzzlts.events import WuzzltsEvent
from bot.engines.wuzzlts.facts import FACTS
from bot.engines.wuzzlts.leave import leave
from bot.engines.wuzzlts.legal import refusal, seat_moves, table_moves
from bot.engines.wuzzlts.look import look
from bot.engines.wuzzlts.match import flip
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Flip, Trade, Wuzzlt, WuzzltsMove, WuzzUp
from bot.engines.wuzzlts.shouts import wuzzlt, wuzzup
from bot.engines.wuzzlts.state import MODES, WuzzltsState
from bot.engines.wuzzlts.timeout import timeout
from bot.engines.wuzzlts.trade import answer, propose
from bot.engines.wuzzlts.turn import discard, draw
from bot.engines.wuzzlts.view import WuzzltsView


class Wuzzlts(Game[WuzzltsState, WuzzltsView, WuzzltsEvent]):
    """Private hands and two quick shouts, for 2 to 4.

    ``rounds`` counts in an advanced game only, ``many_monsters`` in card games, ``families`` in a monster
    match; elsewhere they are read and make no difference.
    """

    key = "wuzzlts"
    seats = range(2, 5)
    options = (
        Option("mode", MODES),
        Option("rounds", (1, 2, 3), when=("mode", ("advanced",))),
        Option("many_monsters", FLAG, when=("mode", ("basic", "advanced"))),
        Option("families", FAMILIES, least=2, most=3, auto=True, when=("mode", ("monster_match",))),
    )
    facts = FACTS
    state_type = WuzzltsState
    move_type = WuzzltsMove
    event_type = WuzzltsEvent

    def new(self, seats: int, options: Mapping[str, object], seed: int) -> WuzzltsState:
        """Set up a game. Raises InvalidOption."""
        self._check_seats(seats)
        chosen = read_options(self.options, options)
        mode = chosen["mode"]
        rounds = chosen["rounds"] if mode == "advanced" else 1
        many_monsters = chosen["many_monsters"] and mode != "monster_match"
        state = new_table(seats, mode, rounds, many_monsters, seed)
        if mode != "monster_match":
            return deal_round(state)
        families, state = (chosen["families"], state) if chosen["families"] else pick_families(state, FAMILIES)
        return deal_grid(state, families)

    def legal_moves(self, state: WuzzltsState, seat: Seat | None) -> list[Move]:
        """Return every move that would be accepted; of the shouts those that are right."""
        return table_moves(state) if seat is None else seat_moves(state, seat)

    def _apply(self, state: WuzzltsState, seat: Seat | None, move: Move) -> Step[WuzzltsState]:
        if seat is None:
            return leave(state, move.seat) if isinstance(move, Leave) else timeout(state)
        if move not in seat_moves(state, seat):
            raise refusal(state, seat, move)
        match move:
            case Draw():
                return draw(state, seat, move)
            case Discard(card=card):
                return discard(state, seat, card)
            case Trade():
                return propose(state, seat, move)
            case Answer() if state.offer is not None:
                return answer(state, state.offer, move)
            case WuzzUp():
                return wuzzup(state, seat, move)
            case Flip(position=position):
                return flip(state, seat, position)
            case _:
                return wuzzlt(state, seat)

    def view(self, state: WuzzltsState, seat: Seat | None) -> WuzzltsView:
        """Return what that seat may know (None: a bystander)."""
        return look(state, seat, self.key)

    def result(self, state: WuzzltsState) -> Result | None:
        """Return None while the game runs."""
        return state.result

    def step(self, state: WuzzltsState) -> int:
        """Return a number that grows with every turn and phase, and when the top discard to be drawn changes."""
        return state.step

    def verdict(self, state: WuzzltsState, seat: Seat, move: Move) -> Verdict:
        """Call a right shout a ``hit``; a wrong one is refused, and so ``plain``."""
        shout = isinstance(move, WuzzUp | Wuzzlt)
        return "hit" if shout and move in seat_moves(state, seat) else "plain"


WUZZLTS = Wuzzlts()
