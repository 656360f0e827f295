"""The board: the garden from above, what was just uncovered in its middle, the harvest before it."""

from functools import lru_cache

from msgspec import UNSET
from PIL import Image

from bot.engines.ratzeputz.pieces import COLORS, SPOTS, STONES, Color, beside, reachable
from bot.engines.ratzeputz.view import RatzeputzView, Seen
from render.kit import grounds
from render.kit.sprite import Sprite
from render.kit.text import label
from render.kit.theme import GOLD, INK, PAPER
from render.ratzeputz import folk, things
from render.ratzeputz.garden import MIDDLE, RING, STONE, TOP, TRAY, at, dug, planted, spot_angle, stone_angle, way
from render.ratzeputz.roots import root, top

STONE_NAMES = "ABCDEF"
_MARK, _MARKS = 56, 331
"""How wide the marks of tops and stones are, and how far from the middle."""
_NORTH = 3
_PLOPS = ((934, 822), (842, 762), (952, 722))
"""Where the first, second and third plop are written; more than that never fall at once."""


def board(view: RatzeputzView, mover: str = "", plop: str = "plop!") -> Image.Image:
    """Return the garden as everybody may see it.

    ``mover`` is the name of whose turn it is ("": nobody's alone), ``plop`` the word for a falling root. After the
    end the tops are pulled out, and the burrow is open.
    """
    over = view.garden is not UNSET
    image = (dug() if over else planted()).copy()
    if over:
        _reveal(image, view)
    elif view.seen is not None:
        _uncovered(image, view.seen)
    _marks(image, view)
    x, y = at(stone_angle(view.tilli), RING)
    # On the northern stone he stands lower, or his hat would hide the stone's mark.
    folk.tilli(118).paste(image, (x, y - (30 if view.tilli != _NORTH else 2)))
    _tray(image, view)
    if mover:
        _mover(image, mover)
    if view.roll is not None:
        things.die(view.roll, 124).paste(image, (934, 92))
    for place in _PLOPS[: view.plops]:
        things.plop(plop, 168).paste(image, place)
    return image


def _marks(image: Image.Image, view: RatzeputzView) -> None:
    """Mark every stone and top; in gold those that may be chosen now."""
    stones = set(reachable(view.tilli, view.roll)) if view.phase == "walk" and view.roll is not None else set()
    spots = {"plant": set(SPOTS), "pull": set(beside(view.tilli))}.get(view.phase, set())
    for stone in STONES:
        if stone in stones:
            things.halo(STONE + 18).paste(image, at(stone_angle(stone), RING))
        mark = things.badge(STONE_NAMES[stone], _MARK - 6, GOLD if stone in stones else PAPER, square=True)
        mark.paste(image, at(stone_angle(stone), _MARKS - 2))
    for spot in SPOTS:
        if spot in spots and view.phase == "pull":
            things.halo(TOP + 16).paste(image, at(spot_angle(spot), RING))
        mark = things.badge(str(spot + 1), _MARK, GOLD if spot in spots else PAPER)
        mark.paste(image, at(spot_angle(spot), _MARKS))


def _uncovered(image: Image.Image, seen: Seen) -> None:
    """Show in the middle what the latest plant or pull uncovered, and at which spot."""
    angle = spot_angle(seen.spot)
    things.pointer(104, way(angle)).paste(image, at(angle, 154))
    grounds.plaque(292, 292).paste(image, MIDDLE)
    x, y = MIDDLE
    if seen.what in ("ratzeputz", "blinki"):
        who = folk.ratzeputz(214) if seen.what == "ratzeputz" else folk.blinki(214)
        who.paste(image, (x - (30 if seen.color else 0), y - 8))
        if seen.color is not None:
            root(seen.color, 104).paste(image, (x + 92, y + 22))
    elif seen.color is None:
        things.hole(190).paste(image, MIDDLE)
    elif seen.what == "root":
        _carrot(seen.color).paste(image, (x, y))
    else:
        things.hole(190).paste(image, (x, y + 52))
        root(seen.color, 162).paste(image, (x, y - 22))


@lru_cache(maxsize=3)
def _carrot(color: Color) -> Sprite:
    """Return a pulled carrot: its top, and the root that hung there."""
    canvas = Image.new("RGBA", (220, 270))
    for part, place in ((root(color, 172), (110, 178)), (top(124), (110, 72))):
        canvas.paste(part.image, part.box(place)[:2], part.mask)
    return Sprite.of(canvas)


def _laid(image: Image.Image, roots: tuple[Color, ...], box: tuple[int, int, int, int]) -> None:
    """Lay roots out in a box in their order, in one row, else in two."""
    left, upper, right, lower = box
    room = right - left
    in_row = max(room // 84, -(-len(roots) // 2))
    pitch = min(84, room / in_row)
    size = 92 if pitch > 70 else 80
    rows = [roots[nth : nth + in_row] for nth in range(0, len(roots), in_row)]
    for lane, row in enumerate(rows):
        y = (upper + lower) / 2 + (lane - (len(rows) - 1) / 2) * (lower - upper) / 2
        for nth, color in enumerate(row):
            root(color, size).paste(image, (left + pitch * (nth + 0.5), y))


def _tray(image: Image.Image, view: RatzeputzView) -> None:
    """Lay the harvest out and count what is left in the bag."""
    left, upper, right, lower = TRAY
    _laid(image, view.harvest, (left + 78, upper + 2, right - 16, lower - 2))
    count = len(view.harvest)
    things.badge(str(count), 64, GOLD if count else PAPER).paste(image, (left + 42, (upper + lower) / 2))
    things.badge(str(view.bag), 68).paste(image, (138, 950))


def _mover(image: Image.Image, name: str) -> None:
    """Write whose turn it is on a plaque."""
    grounds.plaque(284, 66).paste(image, (168, 54))
    folk.tilli(62).paste(image, (60, 51))
    label(name, 204, 36, INK).paste(image, (94, 55), "left")


def _reveal(image: Image.Image, view: RatzeputzView) -> None:
    """Pull all tops out and open the burrow."""
    for spot, color in zip(SPOTS, view.garden or (), strict=True):
        if color is not None:
            x, y = at(spot_angle(spot), RING)
            root(color, 104).paste(image, (x, y + 2))
    grounds.plaque(298, 298).paste(image, MIDDLE)
    x, y = MIDDLE
    if view.result is not None:
        folk.ratzeputz(150, "sad" if view.result.outcome == "players" else "happy").paste(image, (x, y - 58))
    if view.burrow is not UNSET:
        for nth, color in enumerate(COLORS):
            lane = x - 76 + 76 * nth
            root(color, 72).paste(image, (lane, y + 54))
            things.badge(str(getattr(view.burrow, color)), 44).paste(image, (lane + 18, y + 88))
