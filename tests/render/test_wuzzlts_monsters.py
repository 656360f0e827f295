"""Thirty monsters: families by their outline, numbers by more than a digit, halves that fit only their own."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engines.wuzzlts.cards import FAMILIES, HALVES, MONSTERS, STINKER, WINKER, Card, Half, half_cards
from render.kit.theme import BOARD, PAPER, PHONE
from render.wuzzlts.bodies import BODIES, legs
from render.wuzzlts.cards import HIGH, WIDE, K, back, drawn, monster, swap
from render.wuzzlts.families import badge_shape

ON_PHONE = round(212 * PHONE / BOARD)
"""Width in pixels of a discard on a phone."""


def phone(card: Card) -> Image.Image:
    """Return a card as a phone shows it, without colors."""
    sprite = drawn(card)
    paper = Image.new("RGB", (sprite.width, sprite.height), PAPER)
    sprite.paste(paper, (sprite.width / 2, sprite.height / 2))
    return paper.resize((ON_PHONE, round(ON_PHONE * HIGH / WIDE)), Image.Resampling.LANCZOS).convert("L")


def differing(one: Image.Image, other: Image.Image, by: int = 24) -> int:
    """Count the pixels that differ by more than so much."""
    return ImageChops.difference(one, other).point([255 * (v > by) for v in range(256)]).histogram()[255]


@pytest.mark.parametrize("half", HALVES)
def test_all_cards_differ_on_a_phone_without_colors(half: Half) -> None:
    shown = {card: phone(card) for card in half_cards(half)}
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert differing(first, second) >= ON_PHONE * ON_PHONE // 40, (one, other)


def digits_gone(image: Image.Image, half: Half) -> Image.Image:
    """Return a phone's card without its number."""
    blank = image.copy()
    y = 0 if half == "top" else image.height - 20
    blank.paste(128, (0, y, 20, y + 20))
    return blank


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("half", HALVES)
def test_numbers_are_told_apart_by_more_than_the_digit(family: str, half: Half) -> None:
    shown = [digits_gone(phone(Card(half, family, number)), half) for number in MONSTERS]  # type: ignore[arg-type]
    for one, other in combinations(shown, 2):
        assert differing(one, other) >= 180


def test_a_number_has_as_many_eyes_and_legs() -> None:
    for number in MONSTERS:
        assert len(BODIES[number].eyes) == len(legs(number)) == number


@pytest.mark.parametrize("number", MONSTERS)
def test_families_are_told_apart_by_their_outline_alone(number: int) -> None:
    outlines = [monster(family, number).mask for family in FAMILIES]
    for one, other in combinations(outlines, 2):
        apart = ImageStat.Stat(ImageChops.difference(one, other)).sum[0]
        assert apart >= 0.08 * ImageStat.Stat(one).sum[0]


def seam(family: str, number: int, y: int) -> Image.Image:
    """Return one line of a monster's outline."""
    return monster(family, number).mask.crop((0, y, WIDE, y + 1))


def step(upper: Image.Image, lower: Image.Image) -> float:
    """Return how many pixels wide two outlines differ."""
    return ImageStat.Stat(ImageChops.difference(upper, lower)).sum[0] / 255


@pytest.mark.parametrize("family", FAMILIES)
def test_a_right_pair_fits_and_a_wrong_one_shows_a_step(family: str) -> None:
    for upper in MONSTERS:
        for lower in MONSTERS:
            width = step(seam(family, upper, HIGH - 1), seam(family, lower, HIGH))
            assert width <= 5 if upper == lower else width >= 7 * K


def test_winker_and_stinker_bear_a_mark_that_others_lack() -> None:
    for wild, plain in ((WINKER, Card("top", "wuzzfuzz", 2)), (STINKER, Card("bottom", "wuzzmuds", 2))):
        y = 4 if wild.half == "top" else HIGH - 54
        corner = (WIDE - 55, y, WIDE - 6, y + 50)
        golden = [sum(abs(a - b) for a, b in zip(p, (244, 190, 62), strict=True)) < 60 for p in _pixels(wild, corner)]
        assert sum(golden) > 300
        none = [sum(abs(a - b) for a, b in zip(p, (244, 190, 62), strict=True)) < 60 for p in _pixels(plain, corner)]
        assert sum(none) < 30


def _pixels(card: Card, box: tuple[int, int, int, int]) -> list[tuple[int, int, int]]:
    raw = drawn(card).image.crop(box).tobytes()
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))


def test_backs_and_swaps_of_the_halves_differ_by_shape() -> None:
    one, other = (back(half, 100).image.convert("L") for half in HALVES)
    assert differing(one, other) > 1500
    assert swap("top", 100).image.tobytes() != swap("bottom", 100).image.tobytes()


def test_badges_of_the_families_have_five_shapes() -> None:
    shapes = [tuple(badge_shape(family, (0, 0), 10)) for family in FAMILIES]
    assert len({len(shape) for shape in shapes}) >= 4 and len(set(shapes)) == 5
