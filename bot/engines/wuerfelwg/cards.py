"""The cards of Würfel-WG, read from cards.toml. Cards are named by their ids; a start card by its room or ``me``."""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from bot.engines.wuerfelwg.costs import BadCost, Cost, parse

Room = Literal["bathroom", "couch", "fridge"]
StartCard = Literal["bathroom", "couch", "fridge", "me"]
SetName = Literal["green", "blue", "orange", "teal"]

ROOMS: tuple[Room, ...] = ("bathroom", "couch", "fridge")
DECK_SIZE = 79
"""Rulebook: Components."""
NUISANCE_POINTS = 10
"""Points that bring a nuisance to a flat that never had one (rulebook: Liquor-Chocolate Check)."""
HAMMOCK_POINTS = 16
"""Points without which nobody has the hammock (likewise)."""


class BadCards(ValueError):
    """A deck that is not the game's."""


class Flatmate(Struct, frozen=True, forbid_unknown_fields=True):
    """``turns``: the room that turns good on moving in or waking; ``sleeps``: False for the one who never does."""

    name: str
    cost: Cost
    pile: Literal[0, 1, 2]
    parking: int = 0
    rerolls: int = 0
    turns: Room | None = None
    sleeps: bool = True


class Todo(Struct, frozen=True, forbid_unknown_fields=True):
    """``bad``: rooms turning bad in the taker's flat; ``everywhere``: in every flat; ``wakes`` in place of sleep."""

    cost: Cost
    points: int
    bad: tuple[Room, ...]
    everywhere: tuple[Room, ...] = ()
    wakes: bool = False


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """``cost``: from the middle; ``borrow``: from another flat."""

    cost: Cost
    borrow: Cost
    points: int
    bad: tuple[Room, ...]


class Nuisance(Struct, frozen=True, forbid_unknown_fields=True):
    """What it does to the flat that it lives in; see cards.toml for the fields."""

    points: int = 0
    locks: StartCard | None = None
    borrows: bool = True
    evicts: bool = False
    tidies: bool = False
    spares_last: bool = False


class Alike(Struct, frozen=True, forbid_unknown_fields=True):
    """How many hammocks and overviews there are."""

    hammock: int
    overview: int


C = TypeVar("C")
Cards = dict[str, C]


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards by kind and id, in the order of the file."""

    sets: dict[SetName, dict[StartCard, Cost]]
    flatmates: Cards[Flatmate]
    funny: Cards[Todo]
    funnier: Cards[Todo]
    items: Cards[Item]
    nuisances: Cards[Nuisance]
    alike: Alike

    def sizes(self) -> dict[str, int]:
        """Return how many cards of each kind there are."""
        return {
            "start": sum(map(len, self.sets.values())),
            "flatmates": len(self.flatmates),
            "todos": len(self.funny | self.funnier),
            "items": len(self.items),
            "nuisances": len(self.nuisances),
            "hammock": self.alike.hammock,
            "overview": self.alike.overview,
        }


SIZES: Mapping[str, int] = MappingProxyType(
    {"start": 16, "flatmates": 25, "todos": 20, "items": 5, "nuisances": 8, "hammock": 1, "overview": 4}
)
"""Rulebook: Components."""


def read(text: str) -> Deck:
    """Read a deck of TOML.

    Raises BadCost with the line of a bad cost, BadCards where the cards are not 16 + 25 + 20 + 5 + 8 + 1 + 4
    or an id stands twice, msgspec.ValidationError where a card's fields are not right.
    """
    plain = msgspec.toml.decode(text)
    for section, cards in plain.items():
        for card, fields in cards.items() if isinstance(cards, dict) else ():
            for name, cost in _costs(section, fields):
                line = _line(text, section, card)
                if not isinstance(cost, str):
                    raise BadCost(str(cost), "it is not text in quotes", line)
                fields[name] = parse(cost, line)
    deck = msgspec.convert(plain, type=Deck)
    sizes = deck.sizes()
    if sizes != SIZES or sum(sizes.values()) != DECK_SIZE:
        raise BadCards(f"the deck has {sizes}, not {dict(SIZES)}")
    ids = [*deck.flatmates, *deck.funny, *deck.funnier, *deck.items, *deck.nuisances]
    if twice := {card for card in ids if ids.count(card) > 1}:
        raise BadCards(f"twice in the deck: {', '.join(sorted(twice))}")
    return deck


def _costs(section: str, fields: object) -> list[tuple[str, object]]:
    """Return a card's (in ``sets``: a set's) fields that have to be costs."""
    if not isinstance(fields, dict):
        return []
    return [(name, value) for name, value in fields.items() if section == "sets" or name in {"cost", "borrow"}]


def _line(text: str, section: str, card: str) -> int | None:
    """Return the number of the line where that card's entry in that section begins."""
    current = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("["):
            current = line.strip("[] ")
        elif current == section and line.split("=")[0].strip() == card:
            return number
    return None


DECK = read(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))
SETS: tuple[SetName, ...] = tuple(DECK.sets)
"""The sets in the order in which the seats get them."""
TODOS: Mapping[str, Todo] = MappingProxyType(DECK.funny | DECK.funnier)
