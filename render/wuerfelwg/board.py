"""The board: the roll, the middle with its piles and items, and everybody's flat below."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuerfelwg.cards import DECK, TODOS
from render.kit import grounds, marks
from render.kit.sprite import Sprite, raised
from render.kit.text import fit, label
from render.kit.theme import BOARD, INK, PAPER, PAPER_EDGE, PAPER_SHADE, TEXT_SMALL, WALNUT
from render.wuerfelwg import dice, things
from render.wuerfelwg.flat import HIGH, WIDE, Spot, paint_flat
from render.wuerfelwg.folk import portrait
from render.wuerfelwg.icons import token
from render.wuerfelwg.rooms import framed, room
from render.wuerfelwg.scene import Scene

Titles = tuple[tuple[str, str], ...]
"""Names of cards in the reader's language, by id."""

_TRAY = (12, 10, 1000, 164)
DIE, _PITCH = 104, 121
_PILES, _PILE_HIGH = 184, 214
_TODO, _DOOR = 246, 154
_SHELF, _SHELF_HIGH = 406, 104
_FLATS = 520
_FLAT_PITCH = HIGH + 10


@lru_cache(maxsize=2)
def table(rows: int) -> Image.Image:
    """Return the table with its tray and its shelf, for so many rows of flats."""
    image = grounds.wood(BOARD, _FLATS + rows * _FLAT_PITCH + 6, seed=19).copy()
    left, top, wide, high = _TRAY
    grounds.felt(wide, high, 28, PAPER_SHADE, WALNUT).paste(image, (left + wide / 2, top + high / 2))
    grounds.felt(1000, _SHELF_HIGH, 20, PAPER_SHADE, WALNUT).paste(image, (BOARD / 2, _SHELF + _SHELF_HIGH / 2))
    return image


def board(scene: Scene, names: tuple[str, ...], titles: Titles = ()) -> Image.Image:
    """Return the board as everybody sees it; ``names`` by seat, ``titles`` of the to-dos on top of their piles."""
    image = table((len(scene.flats) + 1) // 2).copy()
    _roll(image, scene)
    words, counts = dict(titles), scene.piles.counts
    x = 12.0
    for card, count in ((scene.piles.funny, counts.funny), (scene.piles.funnier, counts.funnier)):
        _todo(image, card, count, words.get(card or "", ""), x)
        x += _TODO + 8
    for mate, count in zip(scene.piles.flatmates, counts.flatmates, strict=True):
        _door(image, mate, count, x + 2)
        x += _DOOR + 8
    _items(image, scene.items)
    for seat, name in enumerate(names):
        at = Spot(12 + seat % 2 * (WIDE + 8), _FLATS + seat // 2 * _FLAT_PITCH)
        paint_flat(image, scene, seat, name, at)
    return image


def _roll(image: Image.Image, scene: Scene) -> None:
    """Lay the dice on the tray, parked ones on their spaces, spent ones faint; the hammock if nobody has it."""
    left, top, wide, high = _TRAY
    middle = top + high / 2
    x = left + 18 + DIE / 2
    for place, die in enumerate(scene.dice):
        at = (x + place * _PITCH, middle)
        if place in scene.parked:
            dice.parking_space(DIE + 12, high - 10).paste(image, at)
            at = (at[0], middle - 17)
        sprite = dice.die(die.pips, DIE)
        (sprite.faded(0.4) if die.spent else sprite).paste(image, at)
        if die.spent:
            dice.spent_mark(46).paste(image, (at[0], at[1] + DIE * 0.48))
    if not scene.dice:
        for place in range(scene.flats[scene.turn].dice):
            dice.to_come(DIE).paste(image, (x + place * _PITCH, middle))
    if scene.hammock is None and not scene.winners:
        things.hammock(134).paste(image, (left + wide - 70, middle))


def _todo(image: Image.Image, card: str | None, count: int, title: str, x: float) -> None:
    """Lay a pile of to-dos: name, drawing, points, the rooms that turn bad, the cost."""
    middle = x + _TODO / 2
    if card is None:
        things.empty_spot(_TODO, _PILE_HIGH).paste(image, (middle, _PILES + _PILE_HIGH / 2))
        return
    grounds.sheet(_TODO, _PILE_HIGH, 16, PAPER, 5).paste(image, (middle, _PILES + _PILE_HIGH / 2))
    lines = two_lines(title, _TODO - 62)
    for nth, line in enumerate(lines):
        y = _PILES + (34 if len(lines) == 1 else 23 + 27 * nth)
        label(line, _TODO - 62, TEXT_SMALL, INK).paste(image, (x + 14, y), "left")
    marks.badge(str(count), 42).paste(image, (x + _TODO - 28, _PILES + 30))
    todo = TODOS[card]
    token(card, 86).paste(image, (x + 56, _PILES + 110))
    bad = tuple(dict.fromkeys((*todo.bad, *todo.everywhere)))
    for nth, name in enumerate(bad):
        _bad_room(name).paste(image, (x + 132, _PILES + 110 + 31 * (nth - (len(bad) - 1) / 2)))
    things.praline(todo.points, 68).paste(image, (x + 200, _PILES + 112))
    dice.cost(todo.cost.text, 40).paste(image, (middle, _PILES + 184))


@lru_cache(maxsize=4)
def _bad_room(name: str) -> Sprite:
    return framed(room(name, False, 30), 1.5)


def _door(image: Image.Image, name: str | None, count: int, x: float) -> None:
    """Stand a pile of flatmates: a door, who waits behind it, what lets them in."""
    middle = x + _DOOR / 2
    if name is None:
        things.empty_spot(_DOOR, _PILE_HIGH).paste(image, (middle, _PILES + _PILE_HIGH / 2))
        return
    things.door(_DOOR, _PILE_HIGH).paste(image, (middle, _PILES + _PILE_HIGH / 2))
    portrait(name, True, 92).paste(image, (middle, _PILES + 62))
    mate = DECK.flatmates[name]
    gifts = [things.sign(kind, 34) for kind, many in (("parking", mate.parking), ("rerolls", mate.rerolls)) if many]
    gifts += [framed(room(mate.turns, True, 44), 1.5)] if mate.turns else []
    for gift in gifts:
        raised(gift, 2).paste(image, (x + 32, _PILES + 94))
    marks.badge(str(count), 42).paste(image, (x + _DOOR - 26, _PILES + 30))
    grounds.plaque(_DOOR - 10, 38, PAPER, PAPER_EDGE, 2).paste(image, (middle, _PILES + 131))
    label(mate.name, _DOOR - 16, TEXT_SMALL - 2, INK).paste(image, (middle, _PILES + 131))
    text = mate.cost.text
    dice.cost(text, 30 if text == "run4" else 36).paste(image, (middle, _PILES + 180))


def _items(image: Image.Image, items: tuple[str, ...]) -> None:
    """Put the items on their shelf, each in a place of its own, with what they cost."""
    pitch = 1000 / len(DECK.items)
    for nth, (name, item) in enumerate(DECK.items.items()):
        left, middle = 12 + nth * pitch, _SHELF + _SHELF_HIGH / 2
        if name in items:
            token(name, 82).paste(image, (left + 56, middle))
            things.praline(item.points, 42).paste(image, (left + 92, middle + 26))
            dice.cost(item.cost.text, 36).paste(image, (left + 152, middle - 12))
            _bad_room(item.bad[0]).paste(image, (left + 152, middle + 30))


@lru_cache(maxsize=64)
def two_lines(text: str, width: int) -> tuple[str, ...]:
    """Return a text in one line if it fits, else broken in two where both are shortest."""
    words = text.split()
    if len(words) < 2 or fit(text, width, TEXT_SMALL).size == TEXT_SMALL:
        return (text,)
    breaks = [(" ".join(words[:nth]), " ".join(words[nth:])) for nth in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(len, lines)))
