"""What a player of Wuzzlts thinks of a hand: how near to three Wuzzlts it is, and which card is missed least."""

from collections.abc import Collection

from bot.engines.wuzzlts.arrangement import count_wuzzlts, most_wuzzlts
from bot.engines.wuzzlts.cards import Both, Card, Half, Hand, Pair, is_wuzzlt
from bot.engines.wuzzlts.scoring import pair_points
from bot.engines.wuzzlts.view import HandView, WuzzltsView

WUZZLT, HOPE, POINT = 100.0, 2.0, 0.5
"""What a Wuzzlt, a half whose other one may still come, and a point of a pair are worth."""


def other(half: Half) -> Half:
    """Return the other half."""
    return "bottom" if half == "top" else "top"


def mate(card: Card) -> Card:
    """Return the other half of the card's own monster."""
    return Card(other(card.half), card.family, card.monster)


def gone(view: WuzzltsView) -> frozenset[Card]:
    """Return the cards that lie before the walls and do not come back in this round."""
    return frozenset(card for pairs in view.scored for pair in pairs for card in pair)


def hand_of(hand: HandView) -> Hand:
    """Return the cards of a hand as a view shows it."""
    return Both(hand.top, hand.bottom)


def worth(hand: Hand, lost: Collection[Card]) -> float:
    """Return what a hand is worth while the cards ``lost`` are out of reach."""
    pairs = most_wuzzlts(hand)
    hopes = sum(mate(card) not in lost for pair in _rest(pairs) for card in pair)
    points = sum(pair_points(*pair) for pair in pairs)
    return WUZZLT * count_wuzzlts(pairs) + HOPE * hopes + POINT * points


def price(card: Card, hand: HandView, lost: Collection[Card]) -> float:
    """Return what it costs to give that card away for one that nobody knows."""
    rest = [each for pair in _rest(hand.arrangement) for each in pair]
    if card not in rest:
        return WUZZLT
    return HOPE * (mate(card) not in lost) + POINT * card.points


def wanted(hand: HandView, half: Half, lost: Collection[Card]) -> int:
    """Return how many cards of that half would make one more Wuzzlt with a card that has no mate yet."""
    rest = [card for pair in _rest(hand.arrangement) for card in pair]
    return sum(card.half != half and mate(card) not in lost for card in rest)


def _rest(pairs: tuple[Pair, ...]) -> list[Pair]:
    return [pair for pair in pairs if not is_wuzzlt(*pair)]
