"""Board, lobby, result, replay and emojis of Putz die Wutz: as they should look, and nothing more than the view."""

from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engines.putzdiewutz.pieces import Pig, Roll, Side, Wanted
from bot.engines.putzdiewutz.view import PutzView
from render.kit import encode
from render.kit.covers import FRAMES
from render.kit.emojis import squared
from render.kit.theme import BOARD
from render.putzdiewutz import PICTURES
from render.putzdiewutz.board import board
from render.putzdiewutz.covers import lobby, replay, result
from render.putzdiewutz.emojis import EMOJIS
from tests.render.golden import assert_golden
from tests.render.putz_views import NASTY_NAMES, putz_view

NAMES = ("Ada", "Bruno", "Cläre", "Dörte")
BOARDS: dict[str, tuple[PutzView, tuple[str, ...]]] = {
    "two": (putz_view(2), ("Ada", "Bruno")),
    "three_young": (putz_view(3, "young", 3, (13,), erred=(1,), scrubber=2), ("Ada", "Łukasz Żółć", "東京")),
    "four": (putz_view(4, "classic", 2, (3, 1, 4, 2), sitting_out=(1,), erred=(2,), scrubber=0), NAMES),
    "four_very_young": (putz_view(4, "very_young", 4, (2, 1, 3, 1), sitting_out=(0, 3), erred=(3,)), NAMES),
    "three_left": (putz_view(4, seed=5, washed=(2, 0, 1, 0), gone=(1,)), NAMES),
}


@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did(name: str) -> None:
    view, names = BOARDS[name]
    assert_golden(f"putz_board_{name}", board(view, names))


@pytest.mark.parametrize("name", BOARDS)
def test_boards_are_small_files(name: str) -> None:
    view, names = BOARDS[name]
    picture = encode.still("putzdiewutz", board(view, names))
    assert (picture.width, picture.height) == (BOARD, BOARD)
    assert len(picture.data) < 256 * 1024


def test_the_board_shows_neither_dice_nor_the_wanted_pig() -> None:
    view = putz_view()
    pig = next(placed.pig for placed in view.pigs if placed is not None)
    rolled = msgspec.structs.replace(view, roll=Roll("blue", 3, 1), wanted=Wanted(pig, "west"), phase="race")
    assert board(rolled, NAMES).tobytes() == board(view, NAMES).tobytes()


def test_what_the_view_says_is_shown() -> None:
    view = putz_view(washed=(1, 0, 0, 0))
    turned = view.pigs[0]
    assert turned is not None
    other: Side = "south" if turned.facing != "south" else "north"
    changes: list[dict[str, Any]] = [
        {"pigs": (turned.turned(other), *view.pigs[1:])},
        {"pigs": (None, *view.pigs[1:])},
        {"draw_pile": view.draw_pile - 1},
        {"cleaned": ((Pig("red", 6),), (), (), ())},
        {"sitting_out": (2,)},
        {"erred": (3,)},
        {"scrubber": 1},
        {"sides": (None, *view.sides[1:])},
    ]
    shown = [board(view, NAMES), *(board(msgspec.structs.replace(view, **change), NAMES) for change in changes)]
    for one, another in combinations(shown, 2):
        assert ImageChops.difference(one, another).getbbox() is not None


# Left, top, right, bottom of what each seat's name may touch: its plaque.
PLAQUES = ((22, 930, 430, 996), (28, 130, 94, 430), (22, 28, 430, 94), (930, 594, 996, 894))


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
@pytest.mark.parametrize("seat", range(4))
def test_a_name_stays_on_its_plaque(name: str, seat: int) -> None:
    view = putz_view(sitting_out=(0, 1, 2, 3), erred=(0, 1, 2, 3), washed=(13, 0, 0, 0))
    blank = ["", "", "", ""]
    named = [name if nth == seat else "" for nth in range(4)]
    touched = ImageChops.difference(board(view, tuple(blank)), board(view, tuple(named))).getbbox()
    if touched is not None:
        left, top, right, bottom = PLAQUES[seat]
        assert touched[0] >= left and touched[1] >= top and touched[2] <= right and touched[3] <= bottom


@pytest.mark.parametrize("seat", range(4))
def test_thirteen_washed_pigs_fit_at_every_side(seat: int) -> None:
    washed = tuple(13 * (nth == seat) for nth in range(4))
    twelve = tuple(12 * (nth == seat) for nth in range(4))
    names = ("",) * 4
    last = ImageChops.difference(board(putz_view(washed=washed), names), board(putz_view(washed=twelve), names))
    last.paste(0, (430, 430, 700, 700))  # the draw pile's count changes too
    last.paste(0, PLAQUES[seat])  # and the seat's
    touched = last.getbbox()
    assert touched is not None
    assert touched[0] > 0 and touched[1] > 0 and touched[2] < BOARD and touched[3] < BOARD
    assert min(touched[2] - touched[0], touched[3] - touched[1]) >= 38  # one whole pig more, not half a one


def test_the_lobby_looks_as_it_did() -> None:
    assert_golden("putz_lobby", lobby())
    assert len(encode.still("putzdiewutz", lobby()).data) < 256 * 1024


def test_the_result_looks_as_it_did() -> None:
    view = putz_view(4, seed=2, washed=(3, 13, 3, 0), winners=(1,))
    image = result(view, NAMES, ("Bruno wins!",), ("Fastest grab: Ada, 812 ms", "Longest run: Bruno, 5 pigs"))
    assert_golden("putz_result", image)


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_a_result_card_keeps_nasty_texts_on_its_sheet(name: str) -> None:
    view = putz_view(2, washed=(13, 2), winners=(0,))
    plain = result(view, ("", ""), ("",), ("",))
    touched = ImageChops.difference(plain, result(view, (name, name), (name * 3,), (name * 3,))).getbbox()
    if touched is not None:
        assert touched[0] >= 40 and touched[2] <= BOARD - 40
        assert touched[1] >= 24 and touched[3] <= plain.height - 24


def test_a_heading_keeps_its_verb_where_a_name_is_long() -> None:
    view = putz_view(2, washed=(13, 2), winners=(0,))
    long, short = f"{'W' * 32} wins!", "WWWW… wins!"
    assert result(view, ("", ""), (long, short)).tobytes() == result(view, ("", ""), (short,)).tobytes()
    assert result(view, ("", ""), ("Ada wins!", short)).tobytes() == result(view, ("", ""), ("Ada wins!",)).tobytes()


def test_only_an_over_game_has_a_result_card() -> None:
    with pytest.raises(ValueError, match="result"):
        result(putz_view(), NAMES, ("",))


def test_a_replay_is_short_small_and_whole() -> None:
    views = tuple(putz_view(seed=seed) for seed in range(FRAMES * 2))
    frames = replay(views, NAMES)
    assert len(frames) == FRAMES and frames[0].size == (BOARD // 2, BOARD // 2)
    assert frames[0].tobytes() == board(views[0], NAMES).reduce(2).tobytes()
    assert frames[-1].tobytes() == board(views[-1], NAMES).reduce(2).tobytes()
    assert len(replay(views[:1], NAMES)) == 1
    assert len(encode.moving("putzdiewutz", frames, 1000).data) < 2 * 1024 * 1024


def test_emojis_look_as_they_did() -> None:
    together = Image.new("RGB", (7 * 128, 3 * 128), (49, 51, 56))
    for nth, draw in enumerate(EMOJIS.values()):
        image = squared(draw())
        together.paste(image, (nth % 7 * 128, nth // 7 * 128), image)
    assert_golden("putz_emojis", together)


def test_no_drawing_is_large_enough_to_hold_up_the_event_loop(drawn: list[int]) -> None:
    """Shapes are drawn with Python's lock held; measured, 300 x 300 pixels take about 10 ms."""
    assert all(build() is not None for build in PICTURES.warm)
    for view, names in BOARDS.values():
        board(view, names)
    result(putz_view(2, washed=(13, 2), winners=(0,)), NAMES[:2], "Ada wins!", ("A record",))
    assert drawn and max(drawn) <= 300 * 300
