"""One flat: its four start cards with what they cost or do, who lives there, what was done there, the hammock."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.engines.contract import Seat
from bot.engines.wuerfelwg.cards import DECK, ROOMS, TODOS, SetName, StartCard
from bot.engines.wuerfelwg.view import FlatView, Lodger
from render.kit import grounds, marks
from render.kit.sprite import Pen, Sprite, carved, raised
from render.kit.text import label
from render.kit.theme import BERRY, CLAY, GOLD, INK, LEAF, PAPER, PAPER_EDGE, SKY, WALNUT, Color
from render.wuerfelwg import dice, things
from render.wuerfelwg.folk import me, portrait
from render.wuerfelwg.icons import token
from render.wuerfelwg.rooms import TALL, room
from render.wuerfelwg.scene import Scene
from render.wuerfelwg.sketch import sketch

WIDE, HIGH = 496, 384
"""Size in pixels of a flat at scale 1."""
TINTS: Final[dict[SetName, Color]] = {
    "green": LEAF.tint, "blue": SKY.tint, "orange": CLAY.tint, "teal": (190, 226, 220),
}  # fmt: skip
START_CARDS: Final[tuple[StartCard, ...]] = (*ROOMS, "me")
ABILITIES: Final[dict[tuple[str, bool], tuple[tuple[str, int], ...]]] = {
    ("couch", True): (("parking", 4),), ("couch", False): (("parking", 1),),
    ("fridge", True): (("rerolls", 2),), ("fridge", False): (("rerolls", 1),),
    ("me", True): (("dice", 4), ("parking", 1)), ("me", False): (("dice", 3),),
    ("bathroom", True): (), ("bathroom", False): (),
}  # fmt: skip
"""What each side of a start card is good for; a clean bathroom turns a kangaroo (rulebook: Overview)."""
ROOM, _PITCH = 112, 120
_IN_ROW = 7
"""Flatmates that stand in one row at their full size."""
_NAMES = 22
"""How much higher a flat is whose flatmates stand there by name."""
_SMALLEST = 0.55
"""The plaque of whose turn it is has room for an arrow, too: a name shrinks to this share before it is cut."""
_FOOT = 0.33
"""Height of a start card's foot as a share of its width."""
_LOCK: Final = (
    "s steel 9 34 46 34 20 50 10 66 20 66 46\nc 22 44 78 92 8 gold ink\no 50 64 7 7 ink -\nl ink 6 50 66 50 80"
)


@lru_cache(maxsize=160)
def start_card(set_name: SetName, card: StartCard, good: bool, width: int, *, priced: bool, locked: bool) -> Sprite:
    """Return a start card. Its foot says what it does; a bad one's that is ``priced`` what turns it up, or a lock."""
    picture = me(set_name, good, width) if card == "me" else room(card, good, width)
    high = round(width * (TALL + _FOOT))
    pen = Pen(width + 4, high + 4)
    pen.card((0, 0, width + 4, high + 4), width * 0.09, WALNUT)
    pen.card((2, 2, width + 2, high + 2), width * 0.08, LEAF.tint if good else BERRY.tint)
    flat = pen.sprite().overlaid(picture, (2, 2), "corner")
    middle = 2 + width * (TALL + _FOOT / 2)
    for sprite, x in _centered(_foot(set_name, card, good, width, priced=priced, locked=locked), width + 4):
        flat = flat.overlaid(sprite, (x, middle))
    return raised(carved(flat, 1.4, 0.4), 3)


def _foot(set_name: SetName, card: StartCard, good: bool, width: int, *, priced: bool, locked: bool) -> list[Sprite]:
    size = round(width * 0.25)
    if locked:
        return [_lock(round(size * 1.2))]
    if priced and not good:
        return [dice.cost(DECK.sets[set_name][card].text, size)]
    if card == "bathroom":
        roo = dice.flat_die("k", size)
        return [roo, label("→", size * 2, size, INK, "title"), dice.cost("X", size)] if good else [roo.faded(0.45)]
    return [things.ability(kind, number, size) for kind, number in ABILITIES[card, good]]


@lru_cache(maxsize=4)
def _lock(size: int) -> Sprite:
    pen = Pen(size, size)
    sketch(pen, _LOCK, size / 100)
    return pen.sprite()


def _centered(sprites: Sequence[Sprite], width: int) -> list[tuple[Sprite, float]]:
    """Return sprites with the centers at which they stand side by side in the middle of a width."""
    gap = 3
    left = (width - sum(sprite.width for sprite in sprites) - gap * (len(sprites) - 1)) / 2
    placed = []
    for sprite in sprites:
        placed.append((sprite, left + sprite.width / 2))
        left += sprite.width + gap
    return placed


def height(*, named: bool) -> int:
    """Return the height of a flat at scale 1, with its flatmates' names or without."""
    return HIGH + _NAMES * named


class Spot(NamedTuple):
    """Where something's left upper corner lies in pixels, and how many times as large as its plain size it is."""

    x: float
    y: float
    scale: float = 1

    def moved(self, x: float, y: float) -> "Spot":
        """Return a spot so many plain pixels further right and down."""
        return Spot(self.x + x * self.scale, self.y + y * self.scale, self.scale)

    def size(self, plain: float) -> int:
        """Return a length in pixels."""
        return round(plain * self.scale)


def paint_flat(image: Image.Image, scene: Scene, seat: Seat, name: str, at: Spot, *, named: bool = False) -> None:
    """Paint a seat's flat at a spot; ``named``: the flatmates stand there by name."""
    flat = scene.flats[seat]
    high = height(named=named)
    here = seat in scene.here
    ground = grounds.sheet(at.size(WIDE), at.size(high), at.size(20), TINTS[flat.set], 4)
    (ground if here else ground.faded(0.4)).paste(image, at.moved(WIDE / 2, high / 2)[:2])
    _heading(image, scene, seat, name, at)
    if not here:
        return
    for nth, card in enumerate(START_CARDS):
        good = flat.me if card == "me" else bool(getattr(flat.rooms, card))
        locked = flat.nuisance is not None and DECK.nuisances[flat.nuisance].locks == card
        sprite = start_card(flat.set, card, good, at.size(ROOM), priced=True, locked=locked)
        sprite.paste(image, at.moved(WIDE / 2 + _PITCH * (nth - 1.5), 140)[:2])
    held = scene.hammock == seat
    wide = WIDE - 24 - 150 * held
    _mates(image, flat.flatmates, at.moved(12, 218), wide, named=named)
    _belongings(image, flat, at.moved(12, 346 + _NAMES * named), wide)
    if held:
        middle = at.moved(WIDE - 84, 312)
        portrait(flat.set, flat.me, at.size(58)).paste(image, middle.moved(0, -8)[:2])
        things.hammock(at.size(150)).paste(image, middle[:2])


def _heading(image: Image.Image, scene: Scene, seat: Seat, name: str, at: Spot) -> None:
    """Paint who lives there, whether it is their turn, what the flat can do, and its points."""
    flat = scene.flats[seat]
    on_turn = seat == scene.turn and not scene.winners
    plaque = grounds.plaque(at.size(248), at.size(52), GOLD if on_turn else PAPER, PAPER_EDGE, 3)
    plaque.paste(image, at.moved(132, 36)[:2])
    shift = 26 * on_turn
    if on_turn:
        marks.turn_mark(at.size(36)).paste(image, at.moved(30, 36)[:2])
    title = label(name, at.size(228 - shift), at.size(32), INK, smallest=_SMALLEST)
    title.paste(image, at.moved(24 + shift, 36)[:2], "left")
    if not flat.dice:
        return
    for nth, (kind, number) in enumerate((("dice", flat.dice), ("parking", flat.parking), ("rerolls", flat.rerolls))):
        things.ability(kind, number, at.size(34)).paste(image, at.moved(290 + 54 * nth, 36)[:2])
    things.praline(flat.points, at.size(62)).paste(image, at.moved(WIDE - 40, 36)[:2])


def _mates(image: Image.Image, mates: tuple[Lodger, ...], at: Spot, wide: float, *, named: bool) -> None:
    """Line the flatmates up, many in two rows; with each sleeper what wakes them, in one row also names if wanted."""
    rows = 1 if len(mates) <= _IN_ROW else 2
    in_row = -(-len(mates) // rows)
    size, below = (60, 45) if rows == 1 else (47, 17)
    pitch = min(size * 1.05, (wide - size) / max(1, in_row - 1))
    for nth, mate in enumerate(mates):
        middle = at.moved(size / 2 + nth % in_row * pitch, size / 2 + nth // in_row * (size + 2) - 3 * (rows - 1))
        portrait(mate.name, mate.awake, at.size(size)).paste(image, middle[:2])
        known = DECK.flatmates[mate.name]
        if known.parking or known.rerolls:
            _gift(known.parking, at.size(size * 0.4)).paste(image, middle.moved(size * 0.36, size * 0.34)[:2])
        if not mate.awake:
            count = len(known.cost.text) if known.cost.text[0] != "r" else int(known.cost.text[-1])
            die = min(24, size * 0.4, (min(pitch, size) - 2) / count * 0.92)
            dice.cost(known.cost.text, at.size(die)).paste(image, middle.moved(0, below)[:2])
        if named and rows == 1:
            line = label(known.name, at.size(pitch - 2), at.size(13), INK)
            line.paste(image, middle.moved(0, 65)[:2])


@lru_cache(maxsize=8)
def _gift(parking: int, size: int) -> Sprite:
    """Return the badge of what a Spezialo gives besides a die."""
    return raised(things.sign("parking" if parking else "rerolls", size), 1.5)


def _belongings(image: Image.Image, flat: FlatView, at: Spot, wide: float) -> None:
    """Line to-dos, items and the nuisance up, with their points."""
    cards = [(card, TODOS[card].points) for card in flat.todos]
    cards += [(card, DECK.items[card].points) for card in flat.items]
    if flat.nuisance is not None:  # one that was turned over at once costs nothing
        cards.append((flat.nuisance, flat.points - sum(points for _, points in cards)))
    size = 54
    pitch = min(size * 1.18, (wide - size) / max(1, len(cards) - 1))
    for nth, (card, points) in enumerate(cards):
        middle = at.moved(size / 2 + nth * pitch, 0)
        token(card, at.size(size)).paste(image, middle[:2])
        if points:
            badge = things.praline(points, at.size(size * 0.56))
            badge.paste(image, middle.moved(size * 0.32, size * 0.26)[:2])
