"""The pigs are told apart on a phone, without colors, and look where they should."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engines.putzdiewutz.pieces import SIDES, Color, Pig, Side, all_pigs
from render.kit.sprite import Pen
from render.kit.theme import BOARD, INK, PAPER, PHONE, contrast, mix
from render.putzdiewutz.board import tile_size
from render.putzdiewutz.jam import HUES, PIPS, SHAPES
from render.putzdiewutz.pigs import SKIN, SNOUT, clean_pig, pig_tile

ON_PHONE = round(tile_size(12) * PHONE / BOARD)


def _on_phone(pig: Pig, facing: Side, *, gray: bool) -> Image.Image:
    tile = pig_tile(pig.color, pig.blotches, facing, tile_size(12))
    paper = Image.new("RGB", (tile.width, tile.height), PAPER)
    tile.paste(paper, (tile.width / 2, tile.height / 2))
    small = paper.resize((ON_PHONE, ON_PHONE), Image.Resampling.LANCZOS)
    return small.convert("L") if gray else small


def _differing(one: Image.Image, other: Image.Image, by: int) -> int:
    """Count the pixels that differ by more than so much."""
    difference = ImageChops.difference(one, other).convert("L").point([255 * (v > by) for v in range(256)])
    return difference.histogram()[255]


@pytest.mark.parametrize("gray", [False, True], ids=["colored", "gray"])
def test_all_pigs_in_all_turns_differ_at_phone_size(gray: bool) -> None:
    shown = {(pig, side): _on_phone(pig, side, gray=gray) for pig in all_pigs("classic") for side in SIDES}
    assert len(shown) == 96
    least = ON_PHONE**2 // 40
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert _differing(first, second, 20) >= least, (one, other)


def _shape(color: Color) -> Image.Image:
    pen = Pen(40, 40)
    pen.shape(SHAPES[color]((20, 20), 14), INK)
    return pen.sprite().mask


def test_blotch_shapes_differ_by_their_outline_alone() -> None:
    for one, other in combinations(SHAPES, 2):
        first, second = _shape(one), _shape(other)
        apart = ImageStat.Stat(ImageChops.difference(first, second)).sum[0]
        assert apart >= 0.18 * ImageStat.Stat(first).sum[0], (one, other)


def test_blotches_have_an_edge_that_stands_out_from_the_pig() -> None:
    for hue in HUES.values():
        assert contrast(hue.deep, SKIN) >= 4.5


@pytest.mark.parametrize("size", [12, 8])
@pytest.mark.parametrize("facing", SIDES)
def test_the_snout_is_at_the_edge_that_the_pig_looks_at(facing: Side, size: int) -> None:
    tile = pig_tile("blue", 6, facing, tile_size(size))
    middle, raw = tile.width / 2, tile.image.tobytes()
    nostrils = [
        (at % tile.width - middle, at // tile.width - middle)
        for at, (red, green, blue) in enumerate(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
        if abs(red - SNOUT[0]) + abs(green - SNOUT[1]) + abs(blue - SNOUT[2]) < 8
    ]
    assert len(nostrils) > 40
    x, y = (sum(axis) / len(nostrils) / tile_size(size) for axis in zip(*nostrils, strict=True))
    ahead = {"north": -y, "south": y, "east": x, "west": -x}[facing]
    aside = x if facing in ("north", "south") else y
    assert ahead > 0.33 and abs(aside) < 0.06


def test_blotches_lie_like_pips() -> None:
    assert {count: len(places) for count, places in PIPS.items()} == {n: n for n in range(1, 7)}
    for places in PIPS.values():
        assert all(-1 <= x <= 1 and -1 <= y <= 1 for x, y in places)


def test_washed_pigs_tell_their_color_and_number() -> None:
    shown = [clean_pig(pig.color, pig.blotches, 54).image for pig in all_pigs("classic")]
    assert all(_differing(one, other, 20) >= 20 for one, other in combinations(shown, 2))
    for hue in HUES.values():
        assert contrast(INK, mix(hue.fill, hue.tint, 0.2)) >= 3  # large digits, with a white outline
