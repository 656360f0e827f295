"""A house player of Würfel-WG: rolls for what is worth most, spends the dice on it, sponges what helps."""

from collections.abc import Sequence
from random import Random

from bot.engines.contract import Move, Seat
from bot.engines.wuerfelwg.costs import count
from bot.engines.wuerfelwg.moves import Evict, Kangaroo, Pick, Reroll, Roll, Sponge, Tidy
from bot.engines.wuerfelwg.view import WgView
from bot.house.player import Choice
from bot.house.wuerfelwg.values import ROOM, Hopes, Shop, awake_worth, plus, turnable, wishes

CLEARLY = 1e-6
"""By how much a reroll has to promise more than what is there: rounding alone moves nothing."""
SECONDS = (2.0, 6.0)
"""How long a person takes."""
DEAREST, THROWN = 8, 4
"""How many wishes it rolls for, and how many dice it throws again at most if it can park the others: enough to
play well, few enough to decide within a few milliseconds."""


class WuerfelWgHouse:
    """Looks one throw ahead, never at the order of the piles."""

    remembers = False

    def choose(
        self, view: WgView, seat: Seat, moves: Sequence[Move], past: Sequence[WgView], chance: Random
    ) -> Choice | None:
        """Return the move worth most by the values of its cards."""
        return Choice(_decide(view, seat, moves), chance.uniform(*SECONDS))


def _decide(view: WgView, seat: Seat, moves: Sequence[Move]) -> Move:
    flat = view.flats[seat]
    match moves[0]:
        case Roll():
            return moves[0]
        case Reroll():
            return _roll_on(view, seat, moves)
        case Kangaroo():
            return _turn_kangaroo(view, seat, moves)
        case Sponge():
            worth = {card: value for card, _, value in turnable(flat)}
            return max(moves, key=lambda move: worth[move.card] if isinstance(move, Sponge) else 0.0)
        case Evict():
            awake = {lodger.name: lodger.awake for lodger in flat.flatmates}
            leaving = [move for move in moves if isinstance(move, Evict)]
            return min(leaving, key=lambda move: (awake[move.card], awake_worth(flat, move.card)))
        case Tidy():
            tidying = [move for move in moves if isinstance(move, Tidy)]
            return max(tidying, key=lambda move: ROOM[move.card])
        case _:
            return _buy(view, seat, moves)


def _roll_on(view: WgView, seat: Seat, moves: Sequence[Move]) -> Move:
    """Return the reroll that promises most, or ``stop`` if none promises more than there is."""
    dice = [die.pips for die in view.dice]
    dearest = sorted(wishes(view, seat), key=lambda wish: -wish.value)[:DEAREST]
    hopes = Hopes(Shop(dearest), view.flats[seat].rooms.bathroom)
    fewest = min(max(len(move.keep) for move in moves if isinstance(move, Reroll)), len(dice) - THROWN)
    best, promise = moves[-1], hopes.of(count(dice), "k" in dice, 0)
    for move in moves:
        if isinstance(move, Reroll) and len(move.keep) >= fewest:
            kept = [dice[die] for die in move.keep]
            hope = hopes.of(count(kept), "k" in kept, len(dice) - len(kept))
            if hope > promise + CLEARLY:
                best, promise = move, hope
    return best


def _turn_kangaroo(view: WgView, seat: Seat, moves: Sequence[Move]) -> Move:
    shop, counts = Shop(wishes(view, seat)), count(die.pips for die in view.dice)

    def worth(move: Move) -> float:
        return shop.worth(plus(counts, move.pips) if isinstance(move, Kangaroo) else counts)

    return max((moves[-1], *moves), key=worth)


def _buy(view: WgView, seat: Seat, moves: Sequence[Move]) -> Move:
    """Return the first card of the best that the unspent dice buy, else the move that ends it."""
    to_be_had = {move.card: move for move in moves if isinstance(move, Pick)}
    shop = Shop([wish for wish in wishes(view, seat) if wish.card in to_be_had])
    wish = shop.first(count(die.pips for die in view.dice if not die.spent))
    return moves[-1] if wish is None else to_be_had[wish.card]
