"""The whole position of a game of Würfel-WG, hidden orders and coming dice included."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engines.contract import Event, Result, Seat
from bot.engines.rng import Rng
from bot.engines.wuerfelwg.cards import DECK, SETS
from bot.engines.wuerfelwg.costs import Pips
from bot.engines.wuerfelwg.flat import Flat
from bot.engines.wuerfelwg.moves import Places
from bot.engines.wuerfelwg.view import Phase

Piles = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class Purchase(Struct, frozen=True):
    """What the roller spent dice on in this turn; ``named``: the roller named the dice, so they stay."""

    card: str
    cost: str
    dice: Places
    named: bool


class WgState(Struct, frozen=True):
    """Piles begin with their top card. ``nuisances`` is empty where the game is played without.

    ``pending``: the seats whose answer is awaited in phases ``sponge``, ``cult`` and ``ghost``. ``out``: the cards
    that are out of the game, start cards by set. ``step`` grows with every roll, phase and turn.
    """

    rng: Rng
    funny: tuple[str, ...]
    funnier: tuple[str, ...]
    flatmates: Piles
    nuisances: tuple[str, ...]
    flats: tuple[Flat, ...]
    out: tuple[str, ...]
    items: tuple[str, ...] = tuple(DECK.items)
    step: int = 0
    phase: Phase = "roll"
    turn: Seat = 0
    dice: tuple[Pips, ...] = ()
    rolls_left: int = 0
    purchases: tuple[Purchase, ...] = ()
    pending: tuple[Seat, ...] = ()
    hammock: Seat | None = None
    result: Result | None = None

    @property
    def roller(self) -> Flat:
        """The flat whose turn it is."""
        return self.flats[self.turn]

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that did not leave."""
        return tuple(seat for seat, flat in enumerate(self.flats) if not flat.left)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats but the roller's that did not leave, clockwise from it."""
        count = len(self.flats)
        around = ((self.turn + ahead) % count for ahead in range(1, count))
        return tuple(seat for seat in around if not self.flats[seat].left)

    @property
    def spent(self) -> frozenset[int]:
        """The places of the dice that are on cards."""
        return frozenset(die for purchase in self.purchases for die in purchase.dice)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose turn or answer it is."""
        if self.phase == "over":
            return ()
        return (self.turn,) if self.phase in {"roll", "kangaroo", "pick"} else self.pending

    def with_flat(self, seat: Seat, flat: Flat) -> "WgState":
        """Return the state with that flat in place of the seat's."""
        return replace(self, flats=(*self.flats[:seat], flat, *self.flats[seat + 1 :]))

    def stepped(self, **changes: Any) -> "WgState":
        """Return the changed state with the next step: buttons for this one are old."""
        return replace(self, step=self.step + 1, **changes)


Outcome = tuple[WgState, tuple[Event, ...]]


def then(outcome: Outcome, *steps: Callable[[WgState], Outcome]) -> Outcome:
    """Go on from an outcome, gathering the events."""
    state, events = outcome
    for step in steps:
        state, more = step(state)
        events += more
    return state, events


def house(state: WgState, name: str) -> Piles:
    """Return the flatmates' piles with that one under its own."""
    own = DECK.flatmates[name].pile
    first, second, third = ((*pile, name) if index == own else pile for index, pile in enumerate(state.flatmates))
    return first, second, third


def start(seats: int, nuisances: bool, seed: int) -> WgState:
    """Set the table: piles shuffled, a set of start cards for each seat, the rest of the cards out of the game."""
    rng = Rng(seed)
    funny, rng = rng.shuffled(tuple(DECK.funny))
    funnier, rng = rng.shuffled(tuple(DECK.funnier))
    piles = []
    for index in range(3):
        pile, rng = rng.shuffled([name for name, mate in DECK.flatmates.items() if mate.pile == index])
        piles.append(pile)
    pests, rng = rng.shuffled(tuple(DECK.nuisances))
    spare = tuple(f"{name}:{card}" for name in SETS[seats:] for card in DECK.sets[name])
    return WgState(
        rng=rng,
        funny=funny,
        funnier=funnier,
        flatmates=(piles[0], piles[1], piles[2]),
        nuisances=pests if nuisances else (),
        flats=tuple(Flat(name) for name in SETS[:seats]),
        out=spare if nuisances else (*spare, *pests),
    )
