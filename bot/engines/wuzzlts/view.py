"""What a seat or a bystander may know of a game of Wuzzlts."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from bot.engines.contract import Seat, View
from bot.engines.wuzzlts.cards import Both, Card, Half, Pair, Swap

Phase: TypeAlias = Literal["draw", "discard", "trade", "flip", "over"]


class HandView(Struct, frozen=True):
    """A seat's own cards.

    ``arrangement``: four pairs with the most Wuzzlts (of those, the most points), the Wuzzlts first;
    ``wuzzlts``: how many of them are. A card drawn and not yet discarded is not among them.
    """

    top: tuple[Card, ...]
    bottom: tuple[Card, ...]
    arrangement: tuple[Pair, ...]
    wuzzlts: int


class TradeView(Struct, frozen=True):
    """A trade that waits for its answer; ``card``: what ``seat`` gives, null to everybody else."""

    seat: Seat
    partner: Seat = field(name="with")
    half: Half
    card: Card | None


class WuzzltsView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Lists "per seat" have an entry for seats that left, too: empty or 0.

    ``turn``: number of the turn, from 1, over all rounds. ``piles``: cards left in the draw piles.
    ``discards``: face up, in the order laid down, the top card last (only that one unless all lie in lines).
    ``hand_sizes``: 8, or 0 for a seat that left and in a monster match. ``totals``: points of the finished
    rounds (pairs taken in a monster match). ``round_scores``: each seat's points in the round that ended last,
    null before. ``drawn`` and ``hand`` are null to all but their seat. ``grid`` and ``backs``: a monster
    match's positions, null in other games; a card not face up or taken is null in ``grid``, a card taken
    is null in ``backs`` too.
    """

    phase: Phase
    turn: int
    round: int
    rounds: int
    piles: Both[int]
    discards: Both[tuple[Card, ...]]
    scored: tuple[tuple[Pair, ...], ...]
    hand_sizes: tuple[int, ...]
    totals: tuple[int, ...]
    swaps_aside: tuple[Swap, ...]
    drawn: Card | None
    hand: HandView | None
    trade: TradeView | None
    round_scores: tuple[int, ...] | None
    grid: tuple[Card | None, ...] | None
    backs: tuple[Half | None, ...] | None
