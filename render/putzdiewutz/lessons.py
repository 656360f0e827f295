"""The pictures of the rules, a page each: examples, put together from what lies on the board."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PIL import Image

from bot.engines.putzdiewutz import PUTZDIEWUTZ
from bot.engines.putzdiewutz.pieces import VARIANTS, Color, Pig, Variant, all_pigs
from bot.engines.putzdiewutz.view import PutzView
from render.kit import marks
from render.kit.lesson import denied, lesson
from render.kit.sprite import Sprite, raised
from render.kit.theme import BOARD
from render.putzdiewutz import dice, things
from render.putzdiewutz.board import BAND, board
from render.putzdiewutz.pigs import clean_pig, pig_tile

NAMES = ("Ada", "Bruno", "Chloe", "Dario")
_SEED = 4
"""Of the square in the examples."""
_PIG, _DIE = 140, 118


def goal() -> Image.Image:
    """Return a square in the middle of a game."""
    return board(_washed(_view(), (2, 1, 3, 1)), NAMES)


def turn() -> Image.Image:
    """Return what dice ask for: the pig, else the red one, else the jar; and what becomes of the pig."""
    pig, red, to = pig_tile("yellow", 4, "east", _PIG), pig_tile("red", 4, "west", _PIG), marks.leads_to(66)
    yours = pig_tile("yellow", 4, "south", _PIG)
    return lesson(
        (*_dice("yellow", 3), to, pig, to, things.soap("east", 140)),
        (denied(pig), to, red, to, things.soap("west", 140)),
        (denied(pig), denied(red), to, things.jar(150)),
        (yours, to, clean_pig("yellow", 4, 116), None, pig, to, yours),
    )


def end() -> Image.Image:
    """Return a square with a spot that stays empty, and a crown for the most clean pigs."""
    view = _washed(_view(), (5, 3, 2, 3))
    pigs = (*view.pigs[:4], None, *view.pigs[5:])
    image = board(replace(view, pigs=pigs, draw_pile=0), NAMES)
    things.crown(74).paste(image, (48, BOARD - BAND / 2 - 32))
    return image


def variants() -> Image.Image:
    """Return the three variants below each other: their dice, and their square as it lies at the start."""
    *both, special = _dice("green", 5)
    red = pig_tile("red", 5, "west", _DIE)
    marked = ((special, red), (denied(special), red), (denied(special), denied(red)))
    squares = [_small(board(_view(variant), ("",) * 4)) for variant in VARIANTS]
    return lesson(*((square, *both, *rest) for square, rest in zip(squares, marked, strict=True)))


def _view(variant: Variant = "classic") -> PutzView:
    return PUTZDIEWUTZ.view(PUTZDIEWUTZ.new(4, {"variant": variant}, _SEED), None)


def _washed(view: PutzView, counts: Sequence[int]) -> PutzView:
    """Give each seat so many clean pigs of those that are not in the square."""
    there = {pig.pig for pig in view.pigs if pig is not None}
    pool = [pig for pig in all_pigs("classic") if pig not in there]
    cleaned: list[tuple[Pig, ...]] = []
    for count in counts:
        cleaned.append(tuple(pool[:count]))
        pool = pool[count:]
    return replace(view, cleaned=tuple(cleaned), draw_pile=len(pool))


def _dice(color: Color, blotches: int) -> list[Sprite]:
    """Return a roll with one blotch more."""
    rolled = (dice.color_die(color), dice.blotch_die(blotches), dice.special_die("+1"))
    return [raised(die.scaled(_DIE), 4) for die in rolled]


def _small(square: Image.Image) -> Sprite:
    """Return a board without the seats at its edges, a quarter of its size."""
    inner = square.crop((BAND, BAND, BOARD - BAND, BOARD - BAND)).resize((264, 264), Image.Resampling.LANCZOS)
    return raised(Sprite(inner, Image.new("L", inner.size, 255)), 4)


PAGES: dict[str, Callable[..., Image.Image]] = {"goal": goal, "turn": turn, "end": end, "variants": variants}
"""What paints each page's picture, by the page's name."""
