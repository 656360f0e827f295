"""The pictures round a game: the lobby's title, the result, the replay's frames."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuerfelwg.costs import Pips
from render.kit import covers, grounds
from render.kit.text import SMALLEST, label
from render.kit.theme import BOARD, INK, INK_SOFT, PAPER_SHADE, PLUM, TEXT_LARGE
from render.wuerfelwg import dice, things
from render.wuerfelwg.board import Titles, board
from render.wuerfelwg.flat import TINTS
from render.wuerfelwg.folk import portrait
from render.wuerfelwg.icons import token
from render.wuerfelwg.scene import Scene

_DICE: tuple[Pips, ...] = (2, 5, "k", 3, 3, 4, 1)
_FOLK = ("otto-von", "julia", "ekkehard", "anneliese", "bukowski", "carsten", "paula", "didi", "sissi")
_ROW, _TOP = 128, 132
_NAME, _CARD = TEXT_LARGE - 6, 74
_SMALL = round(_NAME * SMALLEST)
_LAST, _PITCH, _CLOSEST = 910, 80, 46
"""Where the last card of a row may lie at most; how far apart cards lie, and how close at most, middle to middle."""


@lru_cache(maxsize=1)
def lobby() -> Image.Image:
    """Return the game's title picture for the lobby, 1024 x 580 pixels."""
    image = grounds.wood(BOARD, 580, seed=37).copy()
    for nth, pips in enumerate(_DICE):
        dice.die(pips, 112).paste(image, (BOARD / 2 + (nth - 3) * 138, 86 + 12 * (nth % 2)))
    covers.lettering(image, "Würfel-WG", 150, PLUM.deep, 262)
    things.hammock(290).paste(image, (BOARD / 2, 412))
    portrait("green", False, 96).paste(image, (BOARD / 2, 404))
    things.hammock(290).paste(image, (BOARD / 2, 412))
    for nth, name in enumerate(_FOLK):
        way = nth - (len(_FOLK) - 1) / 2
        portrait(name, nth != 5, 116).paste(image, (BOARD / 2 + way * 112, 508 - 9 * abs(way)))
    return image


def result(scene: Scene, names: tuple[str, ...], heading: str) -> Image.Image:
    """Return the result card: the seats by points with what brought them, crowns for the winners."""
    deep = _TOP + _ROW * len(names) + 44
    image = grounds.page(deep, BOARD - 48, deep - 40)
    label(heading, BOARD - 120, TEXT_LARGE + 8, INK, "title").paste(image, (BOARD / 2, 78))
    order = sorted(range(len(names)), key=lambda seat: (seat not in scene.winners, -scene.flats[seat].points, seat))
    for nth, seat in enumerate(order):
        _row(image, scene, seat, names[seat], _TOP + _ROW * (nth + 0.5))
    return image


def _row(image: Image.Image, scene: Scene, seat: int, name: str, middle: float) -> None:
    flat, won = scene.flats[seat], seat in scene.winners
    ground = TINTS[flat.set] if won else PAPER_SHADE
    grounds.sheet(BOARD - 104, _ROW - 14, 22, ground, 4).paste(image, (BOARD / 2, middle))
    things.praline(flat.points, 84).paste(image, (112, middle))
    if won:
        things.crown(66).paste(image, (196, middle))
    left = 166 + 74 * won
    cards = [*flat.todos, *flat.items, *([flat.nuisance] if flat.nuisance is not None else [])]
    gaps = len(cards) - 1
    # A long name pushes the cards to the right, then shrinks; only where that does not help they lie closer together.
    whole, small = (left + label(name, BOARD, size).width + _CARD // 2 + 12 for size in (_NAME, _SMALL))
    first = max(500, min(whole, _LAST - _PITCH * gaps), min(small, _LAST - _CLOSEST * gaps))
    pitch = min(_PITCH, (_LAST - first) / max(1, gaps))
    label(name, first - _CARD // 2 - 8 - left, _NAME, INK if won else INK_SOFT).paste(image, (left, middle), "left")
    for nth, card in enumerate(cards):
        token(card, _CARD).paste(image, (first + nth * pitch, middle))


def replay(scenes: tuple[Scene, ...], names: tuple[str, ...], titles: Titles = ()) -> list[Image.Image]:
    """Return the frames of a game's replay."""
    return covers.replay(scenes, lambda scene: board(scene, names, titles))
