"""The palette reads: every pair of text and ground has the contrast that WCAG asks of text."""

import pytest

from render.kit import theme


@pytest.mark.parametrize("pair", theme.TEXT_PAIRS, ids=str)
def test_text_has_a_contrast_of_four_and_a_half(pair: tuple[theme.Color, theme.Color]) -> None:
    assert theme.contrast(*pair) >= 4.5


def test_contrast_is_the_known_one() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert theme.contrast((10, 20, 30), (10, 20, 30)) == 1


def test_edges_of_shapes_stand_out_from_their_grounds() -> None:
    for name, hue in theme.HUES.items():
        assert theme.contrast(hue.deep, hue.tint) >= 4.5, name


def test_mixing_goes_from_one_color_to_the_other() -> None:
    assert theme.mix((0, 100, 200), (100, 0, 200), 0) == (0, 100, 200)
    assert theme.mix((0, 100, 200), (100, 0, 200), 0.5) == (50, 50, 200)
    assert theme.mix((0, 100, 200), (100, 0, 200), 1) == (100, 0, 200)
