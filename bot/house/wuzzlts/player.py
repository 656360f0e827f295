"""The house player of Wuzzlts: works toward three Wuzzlts, and looks up from its hand often enough to shout.

Its odds and times are guesses at a person who knows the game, not measurements; a table tunes them here.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bot.engines.contract import Move, Seat
from bot.engines.wuzzlts.cards import Card, Hand, is_wuzzlt
from bot.engines.wuzzlts.moves import Answer, Discard, Draw, Flip, Trade, Wuzzlt, WuzzUp
from bot.engines.wuzzlts.view import HandView, WuzzltsView
from bot.house.player import Choice
from bot.house.wuzzlts.hand import WUZZLT, gone, hand_of, other, price, wanted, worth
from bot.house.wuzzlts.memory import find

OVERLOOK = 0.25
"""How often it does not see that two discards make a Wuzzlt."""
TRADE = 0.08
"""How often it trades where it could draw from a pile."""
GIFT = 30.0
"""What it is worth not to lay down a card with which anybody may shout WuzzUp."""
FASTEST, MEDIAN, SPREAD = 1.2, 3.5, 0.35
"""Seconds below which nobody is quicker; median and sigma of its log-normal times."""


M = TypeVar("M", bound=Move)


class WuzzltsHouse:
    """Plays one seat of Wuzzlts from its views alone."""

    remembers = True

    def choose(
        self, view: WuzzltsView, seat: Seat, moves: Sequence[Move], past: Sequence[WuzzltsView], chance: Random
    ) -> Choice | None:
        """Return what to do now, as ``HousePlayer.choose`` says."""
        # One clock for everything, read before it looks: its pace must not tell what it could do.
        seconds = max(FASTEST, MEDIAN * chance.lognormvariate(0.0, SPREAD))
        move = _shout(moves, chance) or _turn(view, moves, past, chance)
        return None if move is None else Choice(move, seconds)


def _shout(moves: Sequence[Move], chance: Random) -> Move | None:
    if Wuzzlt() in moves:
        return Wuzzlt()
    calls = [move for move in moves if isinstance(move, WuzzUp)]
    return chance.choice(calls) if calls and chance.random() >= OVERLOOK else None


def _turn(view: WuzzltsView, moves: Sequence[Move], past: Sequence[WuzzltsView], chance: Random) -> Move | None:
    """Return the best move of its turn or its answer; None if there is neither."""
    flips = [move for move in moves if isinstance(move, Flip)]
    if flips:
        return find(view, flips, past, chance)
    if view.hand is None:
        return None
    hand, lost = view.hand, gone(view)
    lay_down = [move for move in moves if isinstance(move, Discard)]
    if lay_down and view.drawn is not None:
        drawn = view.drawn
        return _best(lay_down, lambda move: _left_with(view, hand, drawn, move.card), chance)
    answers = [move for move in moves if isinstance(move, Answer)]
    if answers:
        return _best(answers, lambda move: -price(move.card, hand, lost), chance)
    draws = [move for move in moves if isinstance(move, Draw)]
    trades = [move for move in moves if isinstance(move, Trade)]
    return _draw(view, hand, draws, trades, chance) if trades else None


def _draw(view: WuzzltsView, hand: HandView, draws: Sequence[Draw], trades: Sequence[Trade], chance: Random) -> Move:
    """Return a discard that makes a Wuzzlt, else the pile that may hold more of them, now and then a trade."""
    lost = gone(view)
    now = worth(hand_of(hand), lost)
    finds = [move for move in draws if move.source == "discard" and _gain(view, hand, move) >= now + WUZZLT / 2]
    if finds:
        return _best(finds, lambda move: _gain(view, hand, move), chance)
    piles = [move for move in draws if move.source == "pile"]
    if piles and chance.random() >= TRADE:
        return _best(piles, lambda move: float(wanted(hand, move.half, lost)), chance)
    return _best(trades, lambda move: -price(move.give, hand, lost), chance)


def _gain(view: WuzzltsView, hand: HandView, move: Draw) -> float:
    """Return what the hand is worth with that discard in the place of the card missed least."""
    card = move.card if isinstance(move.card, Card) else view.discards.of(move.half)[-1]
    return max(_left_with(view, hand, card, given) for given in hand_of(hand).of(move.half))


def _left_with(view: WuzzltsView, hand: HandView, drawn: Card, given: Card) -> float:
    """Return what it is left with after it drew one card and laid down another (or the same)."""
    kept: Hand = hand_of(hand)
    if given != drawn:
        cards = tuple(card for card in (*kept.of(given.half), drawn) if card != given)
        kept = kept.put(given.half, cards)
    pairs = ((given, lying) if given.half == "top" else (lying, given) for lying in view.discards.of(other(given.half)))
    return worth(kept, gone(view)) - GIFT * any(is_wuzzlt(*pair) for pair in pairs)


def _best(moves: Sequence[M], value: Callable[[M], float], chance: Random) -> M:
    return max(moves, key=lambda move: (value(move), chance.random()))
