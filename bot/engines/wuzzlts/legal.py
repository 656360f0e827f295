"""Which moves there are, and why another one is refused."""

from collections.abc import Sequence

from bot.engines.contract import IllegalMove, Leave, Move, Seat, Timeout
from bot.engines.wuzzlts.match import flips
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Flip, Trade, Wuzzlt, WuzzUp
from bot.engines.wuzzlts.shouts import right_shouts
from bot.engines.wuzzlts.state import WuzzltsState
from bot.engines.wuzzlts.trade import answers, trades
from bot.engines.wuzzlts.turn import discards, draws

_PHASES: dict[type[Move], str] = {
    Draw: "draw",
    Trade: "draw",
    Discard: "discard",
    Answer: "trade",
    Flip: "flip",
}
_REASONS: dict[type[Move], tuple[str, str]] = {
    Draw: ("not_there", "nothing to draw there"),
    Trade: ("no_trade", "a card of one's own, with another player"),
    Discard: ("not_in_hand", "lay down a card of the half that was drawn, and not the one taken from the discards"),
    Answer: ("not_in_hand", "a card of one's own, of the half that is traded"),
    Flip: ("not_there", "a card that lies face down, the second one of the other half"),
    WuzzUp: ("no_wuzzlt", "these discards make no Wuzzlt"),
    Wuzzlt: ("not_three", "there are no three Wuzzlts yet"),
}


def table_moves(state: WuzzltsState) -> list[Move]:
    """Return what the table itself may do."""
    if state.phase == "over":
        return []
    return [Timeout(), *map(Leave, state.present)]


def seat_moves(state: WuzzltsState, seat: Seat) -> list[Move]:
    """Return everything that a seat may do: what is its turn or answer, then the shouts that are right."""
    if state.phase == "over" or seat not in state.present:
        return []
    return [*(_turn_moves(state) if seat == state.awaited else ()), *right_shouts(state, seat)]


def _turn_moves(state: WuzzltsState) -> Sequence[Move]:
    match state.phase:
        case "draw":
            return [*draws(state), *trades(state)]
        case "discard":
            return discards(state)
        case "trade":
            return answers(state)
        case _:
            return flips(state)


def refusal(state: WuzzltsState, seat: Seat, move: Move) -> IllegalMove:
    """Return why a move that is not among the seat's is refused."""
    if seat not in state.present:
        return IllegalMove("gone", "nobody sits there")
    phase = _PHASES.get(type(move))
    if phase is None:
        if state.mode == "monster_match":
            return IllegalMove("no_shouts", "there are no shouts in a monster match")
        if isinstance(move, Wuzzlt) and state.drawn is not None and state.seat == seat:
            return IllegalMove("discard_first", "a card is drawn and not yet discarded")
    elif seat != state.awaited:
        return IllegalMove("not_your_turn")
    elif phase != state.phase:
        return IllegalMove("wrong_phase")
    return IllegalMove(*_REASONS[type(move)])
