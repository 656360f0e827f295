"""What happens in a game of Wuzzlts.

Hidden cards are named only in events with ``to``, which their seat alone may see.
"""

from msgspec import field

from bot.engines.contract import Event, Left, Result, Seat
from bot.engines.wuzzlts.cards import Card, Half, Pair


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A further round starts with ``seat``; these two cards start the discard piles."""

    round: int
    top: Card
    bottom: Card


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    """The discards of a half were shuffled into a new draw pile, its first card starts the new discard pile."""

    half: Half
    card: Card


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """The seat took the top card of that draw pile."""

    half: Half


class DrewCard(Event, frozen=True, kw_only=True, tag="drew_card"):
    """To the seat that drew: which card it was."""

    card: Card


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """The seat took that card from the discards."""

    card: Card


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """The seat laid that card on the discards."""

    card: Card


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """The seat drew the SWAP: everybody passes all cards of that half clockwise."""

    half: Half


class Received(Event, frozen=True, kw_only=True, tag="received"):
    """To the seat that got them: these cards came from that seat, those were given away."""

    giver: Seat = field(name="from")
    got: tuple[Card, ...]
    gave: tuple[Card, ...]


class Offered(Event, frozen=True, kw_only=True, tag="offered"):
    """The seat wants to trade one card of that half."""

    partner: Seat = field(name="with")
    half: Half


class Withdrawn(Event, frozen=True, kw_only=True, tag="withdrawn"):
    """The seat's trade is off, its partner has left; it chooses anew."""


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    """The seat, whose turn it was, and its partner changed one card of that half."""

    partner: Seat = field(name="with")
    half: Half


class CalledWuzzUp(Event, frozen=True, kw_only=True, tag="wuzzup"):
    """The seat took these two discards as a scored Wuzzlt."""

    top: Card
    bottom: Card


class CalledWuzzlt(Event, frozen=True, kw_only=True, tag="wuzzlt"):
    """The seat ended the round; it lays open the Wuzzlts of its hand."""

    seat: Seat
    wuzzlts: tuple[Pair, ...]


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    """An advanced round is over: all hands, laid open to score the most, and what each seat scored."""

    seat: Seat
    round: int
    hands: tuple[tuple[Pair, ...], ...]
    scores: tuple[int, ...]


class Flipped(Event, frozen=True, kw_only=True, tag="flipped"):
    """The seat turned up a card of the grid."""

    position: int
    card: Card


class TurnedBack(Event, frozen=True, kw_only=True, tag="turned_back"):
    """The cards at these positions lie face down again."""

    positions: tuple[int, ...]


class Matched(Event, frozen=True, kw_only=True, tag="matched"):
    """The seat keeps the two cards that are up and plays again."""

    top: Card
    bottom: Card


class TimedOut(Event, frozen=True, kw_only=True, tag="timed_out"):
    """The table moves for the seat; what it does follows."""


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """There was nothing to draw for the table, the seat's turn is over."""


class Over(Event, frozen=True, kw_only=True, tag="over"):
    """The game has ended."""

    result: Result


WuzzltsEvent = (
    Dealt
    | Refilled
    | Drew
    | DrewCard
    | Took
    | Discarded
    | Swapped
    | Received
    | Offered
    | Withdrawn
    | Traded
    | CalledWuzzUp
    | CalledWuzzlt
    | Counted
    | Flipped
    | TurnedBack
    | Matched
    | TimedOut
    | Passed
    | Left
    | Over
)
