"""Board, hand, grid, sheet, result, lobby, replay and emojis of Wuzzlts: as they should look, no more than the view."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engines.contract import Result
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.cards import FAMILIES, HALVES, Both, Card, Half, Swap
from bot.engines.wuzzlts.events import Counted
from render.kit import encode, marks
from render.kit.covers import FRAMES
from render.kit.sprite import Sprite
from render.kit.theme import BOARD
from render.wuzzlts import PICTURES, things
from render.wuzzlts.board import board
from render.wuzzlts.covers import examples, lobby, replay
from render.wuzzlts.ending import result
from render.wuzzlts.grid import grid
from render.wuzzlts.hand import hand
from render.wuzzlts.sheet import Sheet, sheet
from tests.engines.wuzzlts_positions import NONE, THIRD, THREE, draw, play, position
from tests.render.golden import assert_golden
from tests.render.putz_views import NASTY_NAMES
from tests.render.wuzzlts_views import ended, lines, match_view, wuzzlts_view

NAMES = ("Ada", "Bruno", "Cläre", "Dörte")
SEAT_BADGE = 54
"""Size of the badge that says how many pairs a seat has."""
SCORED = (("buzz5", "buzz5"), ("", ""), ("fins5 bots4", "fins6 bots5"))
BOARDS: dict[str, Any] = {
    "two": wuzzlts_view(2),
    "three_scored": wuzzlts_view(3, scored=SCORED, aside=("top",)),
    "four_points": wuzzlts_view(4, scored=SCORED, changes={"rounds": 3, "totals": (23, 104, 0, 7)}),
    "lines_few": wuzzlts_view(2, changes={"discards": lines(2, 5)}),
    "lines_full": wuzzlts_view(2, changes={"discards": lines(22, 16), "swaps_aside": (Swap("top"), Swap("bottom"))}),
    "empty": wuzzlts_view(4, changes={"discards": Both((), ()), "piles": Both(0, 0), "hand_sizes": (8, 0, 8, 8)}),
}


def counted() -> Counted:
    """Return the end of a round: seat 0 shouted, seat 1 had scored before."""
    state = position(THREE, NONE, THIRD, options={"mode": "advanced"}, scored=(("", ""), ("buzz5", "buzz5")))
    return next(e for e in WUZZLTS.apply(state, 0, {"type": "wuzzlt"}).events if isinstance(e, Counted))


def score_sheet(title: str = "Score sheet of round 2", words: tuple[str, str] = ("shouted", "total")) -> Sheet:
    told = counted()
    return Sheet(title, 0, told.hands, told.scores, (23, 104, 12), words)


@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did(name: str) -> None:
    image = board(BOARDS[name], NAMES)
    assert image.width == BOARD
    assert_golden(f"wuzzlts_board_{name}", image)
    assert len(encode.still("wuzzlts", image).data) < 256 * 1024


def test_hands_look_as_they_did() -> None:
    state = play(position(THREE, NONE), (0, draw("bottom")))
    view = WUZZLTS.view(state, 0)
    assert view.hand is not None and view.drawn is not None
    assert_golden("wuzzlts_hand", hand(view.hand, None))
    assert_golden("wuzzlts_hand_drawn", hand(view.hand, view.drawn))


def test_grids_look_as_they_did() -> None:
    assert_golden("wuzzlts_grid_24", grid(match_view(("wuzzbots", "wuzzmuds")), NAMES))
    assert_golden("wuzzlts_grid_36", grid(match_view(("wuzzbots", "wuzzfuzz", "wuzzmuds"), 4, 61), NAMES))


def test_the_end_looks_as_it_did() -> None:
    view = ended(wuzzlts_view(3, scored=SCORED), (2,))
    assert_golden("wuzzlts_result", result(view, (*view.scored[:2], view.scored[2] * 2), NAMES, "Cläre wins!"))
    assert_golden("wuzzlts_sheet", sheet(score_sheet(), NAMES, (1,)))


@pytest.fixture
def badges(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Collect the text and the size of every badge that is painted from now on."""
    painted: list[tuple[str, int]] = []
    made = marks.badge

    def note(text: str, size: int) -> Sprite:
        painted.append((text, size))
        return made(text, size)

    monkeypatch.setattr(marks, "badge", note)
    return painted


@pytest.mark.parametrize("half", HALVES)
def test_a_card_that_lies_open_keeps_its_position(half: Half, badges: list[tuple[str, int]]) -> None:
    state = WUZZLTS.new(2, {"mode": "monster_match", "families": FAMILIES[:3]}, seed=4)
    view = WUZZLTS.view(state, None)
    up = replace(view, grid=tuple(card if card and card.half == half else None for card in state.grid))
    grid(up, NAMES)
    sizes = {text: size for text, size in badges if size != SEAT_BADGE}
    assert sorted(map(int, sizes)) == list(range(1, 37)), "each position has its number"
    opened = {str(at + 1) for at, card in enumerate(up.grid or ()) if card is not None}
    assert {size for text, size in sizes.items() if text in opened} == {52}
    assert {size for text, size in sizes.items() if text not in opened} == {66}


@pytest.mark.parametrize("half", HALVES)
def test_a_position_covers_neither_monster_nor_its_number(half: Half, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a card's inside only its own corner may be under a number, and no more of it than the number is wide."""
    state = WUZZLTS.new(2, {"mode": "monster_match", "families": FAMILIES[:3]}, seed=4)
    up = tuple(card if card and card.half == half else None for card in state.grid)
    view = replace(WUZZLTS.view(state, None), grid=up, backs=tuple(card and card.half for card in up))
    numbered = grid(view, NAMES)
    monkeypatch.setattr(marks, "badge", lambda *_: Sprite(Image.new("RGB", (1, 1)), Image.new("L", (1, 1))))
    touched = ImageChops.difference(numbered, grid(view, NAMES)).convert("L").point([255 * (v > 8) for v in range(256)])
    wide, high, rim, corner = 148, 139, 15, 30
    for at in (nth for nth, card in enumerate(up) if card is not None):
        down, across = divmod(at, 6)
        left, top = round(512 + (across - 2.5) * 164 - wide / 2), round(20 + 154 * (down + 0.5) - high / 2)
        card = touched.crop((left, top, left + wide, top + high))
        assert card.getbbox() is not None
        card.paste(0, (wide - corner, 0, wide, corner))
        assert card.crop((rim, rim, wide - rim, high - rim)).getbbox() is None, at


def test_a_result_counts_only_what_was_counted(badges: list[tuple[str, int]]) -> None:
    basic = ended(wuzzlts_view(3, scored=SCORED), (2,))
    result(basic, basic.scored, NAMES, "")
    assert badges == []
    counted = replace(basic, result=Result((2,), (7, 104, 3), "last_seat"))
    result(counted, (None, *counted.scored[1:]), NAMES, "")
    assert [text for text, _ in badges] == ["3", "104"]


def test_a_hand_that_nobody_saw_stays_behind_its_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    walls: list[int] = []
    made = things.wall

    def note(width: int, height: int) -> Sprite:
        walls.append(width)
        return made(width, height)

    monkeypatch.setattr(things, "wall", note)
    basic = ended(wuzzlts_view(3, scored=SCORED), (2,))
    many = basic.scored[2] * 4
    result(basic, (*basic.scored[:2], many), NAMES, "")
    assert len(walls) == 2 and walls[0] < walls[1]
    result(ended(basic, (2,), "last_seat"), (None, None, basic.scored[2]), NAMES, "")
    assert len(walls) == 3
    result(ended(basic, (2,)), (many, basic.scored[1], many), NAMES, "")
    assert len(walls) == 4, "no room beside many Wuzzlts"
    match = match_view(("wuzzbots", "wuzzmuds"))
    result(replace(match, result=Result((0,), (12, 0), "all_taken")), ((), ()), NAMES, "")
    assert len(walls) == 4


def test_lobby_and_rules_look_as_they_did() -> None:
    assert_golden("wuzzlts_lobby", lobby())
    assert_golden("wuzzlts_examples", examples())


def test_the_board_shows_nothing_of_a_hand() -> None:
    state = play(position(THREE, NONE, THIRD), (0, draw("top")))
    seen = {board(replace(WUZZLTS.view(state, seat), hand=None, drawn=None), NAMES).tobytes() for seat in range(3)}
    with_hand = {board(WUZZLTS.view(state, seat), NAMES).tobytes() for seat in (None, 0, 1, 2)}
    assert seen == with_hand and len(seen) == 1


def test_what_the_view_says_is_shown() -> None:
    view = wuzzlts_view(3, scored=SCORED)
    changes: list[dict[str, Any]] = [
        {"piles": Both(view.piles.top - 1, view.piles.bottom)},
        {"discards": Both(view.discards.top, (Card("bottom", "wuzzbots", 1),))},
        {"discards": Both((), view.discards.bottom)},
        {"scored": ((), (), ())},
        {"to_move": (1,)},
        {"swaps_aside": (Swap("bottom"),)},
        {"hand_sizes": (8, 8, 0)},
        {"rounds": 2},
    ]
    shown = [board(view, NAMES), *(board(replace(view, **change), NAMES) for change in changes)]
    for one, another in combinations(shown, 2):
        assert ImageChops.difference(one, another).getbbox() is not None


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_a_name_stays_on_its_wall(name: str) -> None:
    view = wuzzlts_view(4, changes={"rounds": 3, "totals": (104,) * 4})
    for seat, (left, top) in enumerate(((16, 476), (520, 476), (16, 722), (520, 722))):
        named = tuple(name if nth == seat else "" for nth in range(4))
        touched = ImageChops.difference(board(view, ("",) * 4), board(view, named)).getbbox()
        if touched is not None:
            assert touched[0] >= left + 70 and touched[2] <= left + 416
            assert touched[1] >= top + 36 and touched[3] <= top + 112


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_sheets_and_results_keep_nasty_texts_in_their_place(name: str) -> None:
    view = ended(wuzzlts_view(3, scored=SCORED), (0,))
    blank, named = ("",) * 3, (name,) * 3
    for one, other in (
        (result(view, view.scored, blank, ""), result(view, view.scored, named, name * 3)),
        (sheet(score_sheet("", ("", "")), blank, ()), sheet(score_sheet(name * 3, (name, name)), named, ())),
        (grid(match_view(("wuzzbots", "wuzzmuds"), 3), blank), grid(match_view(("wuzzbots", "wuzzmuds"), 3), named)),
    ):
        touched = ImageChops.difference(one, other).getbbox()
        assert touched is None or (touched[0] >= 24 and touched[2] <= BOARD - 24)


def test_only_an_over_game_has_a_result_card() -> None:
    with pytest.raises(ValueError, match="result"):
        result(wuzzlts_view(2), ((), ()), NAMES, "")


def test_a_replay_is_short_small_and_whole() -> None:
    views = tuple(wuzzlts_view(3, changes={"piles": Both(60 - nth, 20)}) for nth in range(FRAMES * 2))
    frames = replay(views, NAMES)
    assert len(frames) == FRAMES and frames[0].width == BOARD // 2
    assert frames[0].tobytes() == board(views[0], NAMES).reduce(2).tobytes()
    assert frames[-1].tobytes() == board(views[-1], NAMES).reduce(2).tobytes()
    assert len(replay((match_view(("wuzzbots", "wuzzmuds")),), NAMES)) == 1


def test_a_replay_with_lines_keeps_one_size() -> None:
    views = (wuzzlts_view(2), wuzzlts_view(2, changes={"discards": lines(9, 3)}))
    assert len({frame.size for frame in replay(views, NAMES)}) == 1


def test_no_drawing_is_large_enough_to_hold_up_the_event_loop(drawn: list[int]) -> None:
    """Shapes are drawn with Python's lock held; measured, 300 x 300 pixels take about 10 ms."""
    assert all(build() is not None for build in PICTURES.warm)
    for view in BOARDS.values():
        board(view, NAMES)
    grid(match_view(("wuzzbots", "wuzzmuds")), NAMES)
    sheet(score_sheet(), NAMES, (0,))
    assert drawn and max(drawn) <= 300 * 300
