"""The half cards: what there is, what fits together, and pairs of things one of which is for each half."""

from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

Half: TypeAlias = Literal["top", "bottom"]
Family: TypeAlias = Literal["wuzzbots", "wuzzfins", "wuzzbuzz", "wuzzfuzz", "wuzzmuds"]

HALVES: Final[tuple[Half, Half]] = ("top", "bottom")
FAMILIES: Final[tuple[Family, ...]] = ("wuzzbots", "wuzzfins", "wuzzbuzz", "wuzzfuzz", "wuzzmuds")
MONSTERS: Final = range(1, 7)
"""Six in each family, 30 tops and 30 bottoms in all (rulebook: components)."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """Half a monster. ``monster`` is its number in the family and also its points (docs/decisions.md)."""

    half: Half
    family: Family
    monster: Annotated[int, Meta(ge=1, le=6)]

    @property
    def points(self) -> int:
        """What the card counts in an advanced game, 1-6."""
        return self.monster

    @property
    def wild(self) -> bool:
        """Whether it is the Winker or the Stinker."""
        return self in WILD


class Swap(Struct, frozen=True, forbid_unknown_fields=True):
    """The SWAP card of one deck, as views and events show it."""

    half: Half
    swap: Literal[True] = True


SWAP: Final = "swap"
DeckCard: TypeAlias = Card | Literal["swap"]
"""What lies in a draw pile, which knows its half: a half card or the SWAP."""

WINKER: Final = Card("top", "wuzzfuzz", 3)
"""Wild: goes with any bottom half."""
STINKER: Final = Card("bottom", "wuzzmuds", 3)
"""Wild: goes with any top half."""
WILD: Final = frozenset({WINKER, STINKER})

Pair: TypeAlias = tuple[Card, Card]
"""A top and a bottom half laid together, the top first."""

T = TypeVar("T")


class Both(Struct, Generic[T], frozen=True):
    """One thing for the top halves and one for the bottom halves."""

    top: T
    bottom: T

    def of(self, half: Half) -> T:
        """Return the one of that half."""
        return self.top if half == "top" else self.bottom

    def put(self, half: Half, value: T) -> "Both[T]":
        """Return these two with another one of that half."""
        return Both(value, self.bottom) if half == "top" else Both(self.top, value)


Hand: TypeAlias = Both[tuple[Card, ...]]
"""The cards behind a wall: four of each half (none once the seat is left), in the order of ``in_order``."""
EMPTY_HAND: Final[Hand] = Both((), ())

_RANK: Final = {
    Card(half, family, monster): rank
    for half in HALVES
    for rank, (family, monster) in enumerate((family, monster) for family in FAMILIES for monster in MONSTERS)
}


def in_order(cards: "tuple[Card, ...] | list[Card]") -> tuple[Card, ...]:
    """Return the cards by family and monster, so that their order never tells how they came."""
    return tuple(sorted(cards, key=_RANK.__getitem__))


def half_cards(half: Half) -> tuple[Card, ...]:
    """Return all 30 cards of a half."""
    return tuple(Card(half, family, monster) for family in FAMILIES for monster in MONSTERS)


def same_monster(top: Card, bottom: Card) -> bool:
    """Whether the halves belong to one monster, wild cards counting as what they picture."""
    return top.family == bottom.family and top.monster == bottom.monster


def is_wuzzlt(top: Card, bottom: Card) -> bool:
    """Whether the halves make a Wuzzlt: one monster, or any two of which one is wild."""
    return top == WINKER or bottom == STINKER or same_monster(top, bottom)
