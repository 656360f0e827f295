"""A game of Wuzzlts at one moment."""

from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engines.contract import Result, Seat, Step
from bot.engines.rng import Rng
from bot.engines.wuzzlts.cards import Both, Card, DeckCard, Half, Hand, Pair, in_order
from bot.engines.wuzzlts.moves import Source
from bot.engines.wuzzlts.view import Phase

Mode: TypeAlias = Literal["basic", "advanced", "monster_match"]
MODES: Final[tuple[Mode, ...]] = ("basic", "advanced", "monster_match")


class Drawn(Struct, frozen=True):
    """A card that was drawn and not yet discarded, and from where."""

    card: Card
    source: Source


class Offer(Struct, frozen=True):
    """A trade that waits for its partner; the card is still in its giver's hand."""

    partner: Seat
    card: Card


class WuzzltsState(Struct, frozen=True):
    """Everything there is to know.

    ``step``: grows whenever an old button would mean something else. ``seat``: whose turn it is, ``starter``:
    who began the round. ``piles``: top card first; ``discards``: top card last. ``aside``: whose SWAP was
    drawn. ``out``: scored Wuzzlts of seats that left. ``grid``: a monster match's cards, None where taken;
    ``up``: the positions that are face up: one (the first of two) or two that did not match.
    """

    mode: Mode
    rounds: int
    many_monsters: bool
    rng: Rng
    hands: tuple[Hand, ...]
    piles: Both[tuple[DeckCard, ...]]
    discards: Both[tuple[Card, ...]]
    scored: tuple[tuple[Pair, ...], ...]
    totals: tuple[int, ...]
    phase: Phase
    seat: Seat = 0
    starter: Seat = 0
    round: int = 1
    turn: int = 1
    step: int = 0
    left: tuple[Seat, ...] = ()
    aside: tuple[Half, ...] = ()
    out: tuple[Pair, ...] = ()
    drawn: Drawn | None = None
    offer: Offer | None = None
    round_scores: tuple[int, ...] | None = None
    grid: tuple[Card | None, ...] = ()
    up: tuple[int, ...] = ()
    result: Result | None = None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(seat for seat in range(len(self.hands)) if seat not in self.left)

    @property
    def awaited(self) -> Seat | None:
        """The seat whose turn or answer it is."""
        if self.phase == "over":
            return None
        return self.seat if self.offer is None else self.offer.partner

    def after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that has not left."""
        return min(self.present, key=lambda other: (other - seat - 1) % len(self.hands))

    def turn_of(self, seat: Seat) -> "WuzzltsState":
        """Return this game with a new turn, of that seat."""
        return replace(
            self,
            seat=seat,
            turn=self.turn + 1,
            step=self.step + 1,
            phase="flip" if self.mode == "monster_match" else "draw",
            drawn=None,
            offer=None,
        )

    def with_hand(self, seat: Seat, half: Half, cards: tuple[Card, ...]) -> "WuzzltsState":
        """Return this game with other cards of a half in that seat's hand."""
        return replace(self, hands=changed(self.hands, seat, self.hands[seat].put(half, in_order(cards))))

    def on_discards(self, card: Card) -> "WuzzltsState":
        """Return this game with that card on its discard pile."""
        cards = self.discards.of(card.half)
        return replace(self, discards=self.discards.put(card.half, (*cards, card)))


WuzzltsStep: TypeAlias = Step[WuzzltsState]

T = TypeVar("T")


def changed(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the items with another one at that place."""
    return (*items[:at], value, *items[at + 1 :])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards less that one, which is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
