"""Board, close-up, overview, lobby, result, replay and emojis of Würfel-WG: as they should look, and all they show."""

from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from bot.engines.wuerfelwg.cards import DECK, SETS, TODOS
from bot.engines.wuerfelwg.view import Die, Lodger, PileCounts, Rooms
from render.kit import encode
from render.kit.covers import FRAMES
from render.kit.theme import BOARD
from render.wuerfelwg import dice, flat, folk, icons
from render.wuerfelwg.board import board, two_lines
from render.wuerfelwg.closeup import closeup
from render.wuerfelwg.covers import lobby, replay, result
from render.wuerfelwg.faces import LOOKS
from render.wuerfelwg.overview import overview
from render.wuerfelwg.scene import Scene
from tests.render.golden import assert_golden
from tests.render.putz_views import NASTY_NAMES
from tests.render.wg_scenes import CROWDED, LATE, OVER, ROLLED, START, scene
from tests.render.wg_scenes import flat as flat_view

NAMES = ("Ada", "Bruno Brandmüller", "Cläre", "東京")
TITLES = (
    ("boxing", "Boxing"),
    ("lebowski-evening", "Lebowski evening"),
    ("transformers-at-double-speed", "Transformers at double speed"),
)
BOARDS: dict[str, Scene] = {"start": START, "rolled": ROLLED, "late": LATE, "crowded": CROWDED}


@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did_and_are_small_files(name: str) -> None:
    shown = BOARDS[name]
    image = board(shown, NAMES[: len(shown.flats)], TITLES)
    assert_golden(f"wg_board_{name}", image)
    assert image.width == BOARD and image.height < 1400
    assert len(encode.still("wuerfelwg", image).data) < 320 * 1024


def test_close_ups_look_as_they_did() -> None:
    assert_golden("wg_closeup_late", closeup(LATE, 0, "Ada"))
    assert_golden("wg_closeup_crowded", closeup(CROWDED, 2, "Cläre"))


def test_overview_lobby_and_result_look_as_they_did() -> None:
    assert_golden("wg_overview", overview())
    assert_golden("wg_lobby", lobby())
    assert_golden("wg_result", result(OVER, ("Ada", "Bruno", "Frau Schnurzelwurzel"), "Frau Schnurzelwurzel wins!"))


def test_what_the_view_says_is_shown() -> None:
    first, *rest = ROLLED.flats

    def with_flat(**changes: Any) -> dict[str, Any]:
        return {"flats": (msgspec.structs.replace(first, **changes), *rest)}

    piles = ROLLED.piles
    changes: list[dict[str, Any]] = [
        {"turn": 1},
        {"dice": (Die(4, False), *ROLLED.dice[1:])},
        {"dice": (Die(3, True), *ROLLED.dice[1:])},
        {"parked": (0,)},
        {"dice": ()},
        {"items": ROLLED.items[1:]},
        {"hammock": 0},
        {"hammock": 1},
        {"piles": msgspec.structs.replace(piles, funny="pottery")},
        {"piles": msgspec.structs.replace(piles, funnier=None)},
        {"piles": msgspec.structs.replace(piles, flatmates=("julia", *piles.flatmates[1:]))},
        {"piles": msgspec.structs.replace(piles, counts=PileCounts(11, 8, (9, 8, 8)))},
        with_flat(rooms=Rooms(bathroom=True, couch=True, fridge=False)),
        with_flat(rooms=Rooms(bathroom=False, couch=False, fridge=False)),
        with_flat(rooms=Rooms(bathroom=False, couch=True, fridge=True)),
        with_flat(me=False),
        with_flat(flatmates=(Lodger("alex", False), *first.flatmates[1:])),
        with_flat(flatmates=first.flatmates[:-1]),
        with_flat(todos=("boxing", "pancakes")),
        with_flat(items=()),
        with_flat(nuisance="penguin"),
        with_flat(points=8),
        with_flat(dice=7),
        with_flat(parking=5),
        with_flat(rerolls=2),
    ]
    shown = [ROLLED, *(msgspec.structs.replace(ROLLED, **change) for change in changes)]
    painted = [board(one, NAMES[:3], TITLES) for one in shown]
    for one, another in combinations(painted, 2):
        assert ImageChops.difference(one, another).getbbox() is not None


def test_good_and_bad_sides_differ_at_a_glance() -> None:
    """On a phone a room is some 40 pixels wide: even there a quarter of them must be quite different."""
    for set_name in SETS:
        for card in flat.START_CARDS:
            sides = [flat.start_card(set_name, card, good, flat.ROOM, priced=True, locked=False) for good in (0, 1)]
            small = [side.image.resize((40, 48)).convert("RGB") for side in sides]
            apart = ImageChops.difference(*small).convert("L").point([255 * (v > 28) for v in range(256)])
            assert apart.histogram()[255] > 40 * 48 / 4, (set_name, card)


def test_everybody_has_a_face_of_their_own_and_sleeps_visibly() -> None:
    people: list[str] = [*DECK.flatmates, *SETS]
    assert set(LOOKS) | {folk.PLANT} == set(people)
    states = [(name, awake) for name in people for awake in (True, False) if awake or name != folk.PLANT]
    faces = [folk.portrait(name, awake, 60).image for name, awake in states]
    for one, other in combinations(faces, 2):
        apart = ImageChops.difference(one, other).convert("L").point([255 * (v > 24) for v in range(256)])
        assert apart.histogram()[255] > 60


def test_every_card_has_a_drawing_of_its_own() -> None:
    cards = [*TODOS, *DECK.items, *DECK.nuisances]
    assert sorted(icons.ICONS) == sorted(cards)
    for one, other in combinations([icons.icon(card, 54) for card in cards], 2):
        assert ImageChops.difference(one.mask, other.mask).getbbox() is not None


@pytest.mark.parametrize(
    "text",
    sorted(
        {cost.text for one in DECK.sets.values() for cost in one.values()}
        | {card.cost.text for card in (*DECK.flatmates.values(), *TODOS.values())}
    ),
)
def test_every_cost_is_drawn_within_its_card(text: str) -> None:
    assert dice.cost(text, 40).width <= 246 - 20
    assert dice.cost(text, 40).height <= 60


# Left, top, right, bottom of what each seat's name may touch.
PLAQUES = ((20, 526, 272, 584), (524, 526, 776, 584), (20, 920, 272, 978), (524, 920, 776, 978))


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
@pytest.mark.parametrize("seat", range(4))
def test_a_name_stays_on_its_plaque(name: str, seat: int) -> None:
    shown = msgspec.structs.replace(CROWDED, turn=seat)
    named = tuple(name if nth == seat else "" for nth in range(4))
    touched = ImageChops.difference(board(shown, ("",) * 4), board(shown, named)).getbbox()
    if touched is not None:
        left, top, right, bottom = PLAQUES[seat]
        assert touched[0] >= left and touched[1] >= top and touched[2] <= right and touched[3] <= bottom


@pytest.mark.parametrize("name", NASTY_NAMES, ids=ascii)
def test_result_and_close_up_keep_nasty_texts_on_their_sheets(name: str) -> None:
    for plain, other in (
        (result(OVER, ("",) * 3, ""), result(OVER, (name,) * 3, name * 3)),
        (closeup(LATE, 0, ""), closeup(LATE, 0, name)),
    ):
        touched = ImageChops.difference(plain, other).getbbox()
        if touched is not None:
            assert touched[0] >= 30 and touched[2] <= BOARD - 40 and touched[1] >= 20


def test_titles_stay_on_their_cards() -> None:
    for title in ("Transformers in doppelter Geschwindigkeit", "W" * 60, "Wort " * 20):
        assert len(two_lines(title, 184)) <= 2
        titles = (("boxing", title),)
        touched = ImageChops.difference(board(START, NAMES[:2], ()), board(START, NAMES[:2], titles)).getbbox()
        assert touched is not None and touched[0] >= 12 and touched[2] <= 258 and touched[3] <= 270


def test_a_flat_that_was_left_shows_no_cards() -> None:
    left = flat_view(dice=0, parking=0, rerolls=0)
    there = scene(flat_view(), flat_view(), left)
    assert there.here == (0, 1)
    other = msgspec.structs.replace(left, me=False)
    same = msgspec.structs.replace(there, flats=(*there.flats[:2], msgspec.structs.replace(other, set="orange")))
    assert board(there, NAMES[:3]).tobytes() == board(same, NAMES[:3]).tobytes()


def test_a_replay_is_short_small_and_whole() -> None:
    scenes = tuple(msgspec.structs.replace(ROLLED, turn=nth % 3) for nth in range(FRAMES * 2))
    frames = replay(scenes, NAMES[:3])
    assert len(frames) == FRAMES and frames[0].width == BOARD // 2
    assert frames[0].tobytes() == board(scenes[0], NAMES[:3]).reduce(2).tobytes()
    assert frames[-1].tobytes() == board(scenes[-1], NAMES[:3]).reduce(2).tobytes()
    assert len(replay(scenes[:1], NAMES[:3])) == 1
    assert len(encode.moving("wuerfelwg", frames, 1000).data) < 3 * 1024 * 1024


def test_no_drawing_is_large_enough_to_hold_up_the_event_loop(drawn: list[int]) -> None:
    """Shapes are drawn with Python's lock held; measured, 300 x 300 pixels take about 10 ms."""
    for shown in BOARDS.values():
        board(shown, NAMES[: len(shown.flats)], TITLES)
    closeup(CROWDED, 2, "Ada")
    result(OVER, NAMES[:3], "Ada wins!")
    assert lobby() and overview()
    assert drawn and max(drawn) <= 300 * 300
