"""Board, lobby, replay and emojis of Ratzeputz: as they should look, and nothing more than the view."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engines.ratzeputz.pieces import COLORS, SPOTS, STONES, Roots
from bot.engines.ratzeputz.view import RatzeputzView, Seen
from render.kit import encode
from render.kit.covers import FRAMES
from render.kit.emojis import squared
from render.kit.sprite import Sprite
from render.kit.theme import BOARD
from render.ratzeputz import PICTURES, garden, roots
from render.ratzeputz.board import board
from render.ratzeputz.covers import lobby, replay
from render.ratzeputz.emojis import EMOJIS, plop
from tests.render.golden import assert_golden
from tests.render.putz_views import NASTY_NAMES
from tests.render.ratzeputz_views import BOARDS, FIVE, START, over, view

PLAQUE = (14, 10, 330, 100)
"""Left, top, right, bottom of what a name may touch."""


@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did(name: str) -> None:
    shown, mover = BOARDS[name]
    assert_golden(f"ratzeputz_board_{name}", board(shown, mover))


@pytest.mark.parametrize("name", BOARDS)
def test_boards_are_small_files(name: str) -> None:
    picture = encode.still("ratzeputz", board(*BOARDS[name]))
    assert (picture.width, picture.height) == (BOARD, BOARD)
    assert len(picture.data) < 256 * 1024 and picture.filename == "ratzeputz.webp"


def different(views: list[RatzeputzView]) -> bool:
    """Say whether no two of the views look the same."""
    pictures = [board(one, "Ada") for one in views]
    return all(ImageChops.difference(one, other).getbbox() for one, other in combinations(pictures, 2))


@pytest.mark.parametrize(
    "changes",
    [
        [{"tilli": stone} for stone in STONES],
        [{"seen": Seen(spot, "hole", None)} for spot in SPOTS],
        [{"seen": Seen(2, what, color)} for what in ("root", "hole", "ratzeputz") for color in COLORS],
        [{"seen": None}, *({"seen": Seen(2, what, None)} for what in ("hole", "ratzeputz", "blinki"))],
        [{"bag": count} for count in (0, 1, 18, 19)],
        [{"plops": count} for count in range(4)],
        [{"harvest": FIVE[:count]} for count in range(6)],
        [{"harvest": (color,)} for color in COLORS],
        [{"phase": "walk", "roll": roll} for roll in (1, 2, 3, "carrot")],
        [{"phase": phase} for phase in ("plant", "roll", "pull")],
    ],
    ids=lambda changes: "-".join(changes[-1]),
)
def test_what_the_view_says_is_shown(changes: list[dict[str, Any]]) -> None:
    assert different([view(**change) for change in changes])


def test_the_end_reveals_garden_and_burrow() -> None:
    ended = over()
    assert different(
        [
            ended,
            replace(ended, garden=(None, "orange", "red", None, None, "yellow")),
            replace(ended, burrow=Roots(2, 1, 1)),
            over("ratzeputz"),
        ]
    )


def test_whose_turn_and_which_seats_are_not_in_the_picture() -> None:
    one = board(START, "")
    assert board(replace(START, seats=8, to_move=(5,)), "").tobytes() == one.tobytes()


def test_all_tops_look_alike_whatever_hung_there_before() -> None:
    image = board(view(phase="roll"), "")
    tops = [image.crop(_around(spot)) for spot in SPOTS]
    for one, other in combinations(tops, 2):
        apart = ImageChops.difference(one, other).convert("L").point([255 * (v > 60) for v in range(256)])
        assert apart.histogram()[255] < 60


def _around(spot: int) -> tuple[int, int, int, int]:
    x, y = garden.at(garden.spot_angle(spot), garden.RING)
    return round(x) - 36, round(y) - 36, round(x) + 36, round(y) + 36


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_a_name_stays_on_its_plaque(name: str) -> None:
    touched = ImageChops.difference(board(START, "."), board(START, name)).getbbox()
    if touched is not None:
        left, top, right, bottom = PLAQUE
        assert touched[0] >= left and touched[1] >= top and touched[2] <= right and touched[3] <= bottom


def test_nineteen_roots_fit_on_the_tray() -> None:
    eighteen, nineteen = (view(harvest=(FIVE * 4)[:count]) for count in (18, 19))
    touched = ImageChops.difference(board(eighteen, ""), board(nineteen, "")).getbbox()
    left, top, right, bottom = garden.TRAY
    assert touched is not None
    assert touched[0] >= left and touched[1] >= top and touched[2] <= right and touched[3] <= bottom


def test_roots_can_be_told_apart_without_their_colors() -> None:
    masks = [roots.root(color, 92).mask for color in COLORS]
    for one, other in combinations(masks, 2):
        apart = ImageChops.difference(one, other).point([255 * (v > 128) for v in range(256)])
        assert apart.histogram()[255] > 400


def test_the_lobby_looks_as_it_did() -> None:
    assert_golden("ratzeputz_lobby", lobby())
    assert len(encode.still("ratzeputz", lobby()).data) < 256 * 1024


def test_a_replay_is_short_small_and_whole() -> None:
    views = (*(view(phase="roll", tilli=nth % 6, bag=19 - nth % 19) for nth in range(2 * FRAMES)), over())
    frames = replay(views)
    assert len(frames) == FRAMES and frames[0].size == (BOARD // 2, BOARD // 2)
    assert frames[-1].tobytes() == board(views[-1]).reduce(2).tobytes()
    assert len(replay(views[:1])) == 1
    assert len(encode.moving("ratzeputz", frames, 1000).data) < 2 * 1024 * 1024


def test_emojis_look_as_they_did() -> None:
    together = Image.new("RGB", (6 * 128, 3 * 128), (49, 51, 56))
    still = [squared(drawn) for drawn in (draw() for draw in EMOJIS.values()) if isinstance(drawn, Sprite)]
    frames = plop().frames
    for nth, image in enumerate([*still, frames[0], frames[5], frames[9]]):
        together.paste(image, (nth % 6 * 128, nth // 6 * 128), image)
    assert_golden("ratzeputz_emojis", together)


def test_the_plop_moves_turns_the_disc_by_one_sector_and_shows_no_root() -> None:
    frames = plop().frames
    solid = [frame.convert("RGB") for frame in frames]
    moving = encode.gif("rp_plop", frames, 90)
    assert moving.filename == "rp_plop.gif" and len(moving.data) < 256 * 1024
    assert all(ImageChops.difference(one, other).getbbox() for one, other in pairwise(solid))
    turned = ImageChops.difference(solid[0], solid[7]).crop((8, 8, 46, 120))
    assert turned.convert("L").point([255 * (v > 90) for v in range(256)]).histogram()[255] < 30
    with pytest.raises(ValueError, match="frame"):
        encode.gif("rp_plop", [], 90)


def test_no_drawing_is_large_enough_to_hold_up_the_event_loop(drawn: list[int]) -> None:
    """Shapes are drawn with Python's lock held; measured, 300 x 300 pixels take about 10 ms."""
    assert all(build() is not None for build in PICTURES.warm)
    for shown, mover in BOARDS.values():
        board(shown, mover)
    assert drawn and max(drawn) <= 300 * 300
