"""The pictures round a game: the lobby's title, examples for the rules, the replay's frames."""

from functools import lru_cache

from PIL import Image

from bot.engines.wuzzlts.cards import FAMILIES, STINKER, WINKER, Card, Pair, is_wuzzlt
from bot.engines.wuzzlts.view import WuzzltsView
from render.kit import covers, grounds, marks
from render.kit.theme import BOARD, PAPER_SHADE, PLUM, WALNUT
from render.wuzzlts import things
from render.wuzzlts.board import board
from render.wuzzlts.cards import height, pair_card
from render.wuzzlts.grid import grid

_LOBBY = ((5, 104, 210), (2, 308, 236), (6, 512, 222), (3, 716, 236), (4, 920, 210))


def whole(family: str, monster: int) -> Pair:
    """Return both halves of a monster."""
    return Card("top", family, monster), Card("bottom", family, monster)  # type: ignore[arg-type]


@lru_cache(maxsize=1)
def lobby() -> Image.Image:
    """Return the game's title picture for the lobby, 1024 x 600 pixels."""
    image = grounds.wood(BOARD, 600, seed=23).copy()
    for family, (monster, x, y) in zip(FAMILIES, _LOBBY, strict=True):
        pair_card(whole(family, monster), 184).paste(image, (x, y))
    covers.lettering(image, "Wuzzlts", 150, PLUM.deep, 496)
    return image


@lru_cache(maxsize=1)
def examples() -> Image.Image:
    """Return five pairs: two Wuzzlts, one each by the Winker and the Stinker, and two that do not fit."""
    pairs: tuple[Pair, ...] = (
        whole("wuzzbots", 4),
        (WINKER, Card("bottom", "wuzzfins", 5)),
        (Card("top", "wuzzbuzz", 2), STINKER),
        (Card("top", "wuzzfins", 2), Card("bottom", "wuzzfins", 6)),
        (Card("top", "wuzzmuds", 5), Card("bottom", "wuzzbots", 1)),
    )
    width = 176
    image = grounds.wood(BOARD, 460, seed=29).copy()
    grounds.felt(BOARD - 24, 436, 30, PAPER_SHADE, WALNUT).paste(image, (BOARD / 2, 230))
    for nth, pair in enumerate(pairs):
        x = 30 + 193 * (nth + 0.5)
        pair_card(pair, width).paste(image, (x, 216))
        mark = things.wuzzlt_star(70) if is_wuzzlt(*pair) else marks.crossed(62)
        mark.paste(image, (x, 216 + height(width)))
    return image


def replay(views: tuple[WuzzltsView, ...], names: tuple[str, ...]) -> list[Image.Image]:
    """Return the frames of a game's replay."""
    paint = board if views[0].grid is None else grid
    return covers.replay(views, lambda view: paint(view, names))
