"""The pieces of Putz die Wutz: pigs, dice, soaps and jar, and where everything lies at the start."""

from typing import Literal, get_args

from msgspec import Struct

Color = Literal["green", "yellow", "blue", "red"]
Side = Literal["north", "east", "south", "west"]
"""A side of the pig square; the soap that lies there goes by its name."""
Item = Literal["north", "east", "south", "west", "jar"]
"""What a hand can grab: the soap of a side, or the jam jar."""
Phase = Literal["roll", "race", "turn", "over"]
Variant = Literal["classic", "young", "very_young"]

COLORS: tuple[Color, ...] = get_args(Color)
DIE_COLORS: tuple[Color, ...] = ("green", "yellow", "blue")
"""The color die shows each of these twice; it has no red face (rulebook, "How to Play")."""
BLOTCHES = range(1, 7)
SPECIALS = (-1, 0, 1)
"""The special die shows each of these twice; 0 is the face with the equals sign."""
SIDES: tuple[Side, ...] = get_args(Side)
ITEMS: tuple[Item, ...] = get_args(Item)
VARIANTS: tuple[Variant, ...] = get_args(Variant)

SEAT_SIDES: dict[int, tuple[Side, ...]] = {
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: ("south", "west", "north", "east"),
}
"""Which side each seat has, clockwise from the south (docs/decisions.md), by the number of seats."""

_ROUND_THE_RING: tuple[Side, ...] = ("east", "south", "west", "north")


class Pig(Struct, frozen=True):
    """A pig tile: ``blotches`` (1 to 6) jam blotches of one color. Each of the 24 exists once."""

    color: Color
    blotches: int


class PlacedPig(Pig, frozen=True):
    """A pig that lies in the square and looks at one of its sides."""

    facing: Side

    @property
    def pig(self) -> Pig:
        """The pig itself, wherever it looks."""
        return Pig(self.color, self.blotches)

    def turned(self, facing: Side) -> "PlacedPig":
        """Return the same pig looking elsewhere."""
        return PlacedPig(self.color, self.blotches, facing)


Square = tuple[PlacedPig | None, ...]
"""The pigs clockwise from the north-west corner; None is a spot that stayed empty, which ends the game."""


class Roll(Struct, frozen=True):
    """What the dice show; ``special`` is None in the variants without the special die."""

    color: Color
    blotches: int
    special: int | None


class Wanted(Struct, frozen=True):
    """What a roll asks for: the pig in the square that counts (None: there is none) and the item to grab."""

    pig: Pig | None
    item: Item


def all_pigs(variant: Variant) -> tuple[Pig, ...]:
    """Return the pigs that the variant plays with: 24, or 18 without the red ones."""
    colors = DIE_COLORS if variant == "very_young" else COLORS
    return tuple(Pig(color, blotches) for color in colors for blotches in BLOTCHES)


def square_size(variant: Variant) -> int:
    """Return how many pigs lie in the square: 12 (a 4x4 ring), or 8 (3x3)."""
    return 8 if variant == "very_young" else 12


def start_facing(position: int, size: int) -> Side:
    """Return the side that a pig put down there looks at: towards the next pig clockwise."""
    return _ROUND_THE_RING[position * len(SIDES) // size]
