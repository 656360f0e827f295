"""What Würfel-WG tells those who do not look: it fits in the worst case in every language, and adds up."""

import re
from collections.abc import Iterable

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.engines.contract import Result
from bot.engines.wuerfelwg import WUERFELWG
from bot.engines.wuerfelwg.cards import DECK
from bot.engines.wuerfelwg.state import WgState
from bot.i18n import LOCALES, Translator, translator
from bot.tables.table import AnyLook
from cogs.game import layout
from cogs.game.controls import custom_id
from cogs.game.descriptions import MOST, fitting, plain
from cogs.game.emojis import Emojis
from cogs.wuerfelwg import WuerfelWgPresenter, status
from cogs.wuerfelwg.words import card_name
from render.wuerfelwg import covers
from render.wuerfelwg.scene import scene_of
from tests.cogs.test_wuerfelwg_presenter import look_at
from tests.engines.wuerfelwg_tables import do, flat, table

PRESENTER = WuerfelWgPresenter(Emojis())
NAMES = ("W" * 32, "*" * 32, "﷽" * 32, "𝓐" * 32)
"""Wide, escaped, from right to left (which brings two marks of its own), outside Unicode's first plane."""


def crowded(t: Translator, *, awake: bool, items_out: bool, todos: int = 9) -> WgState:
    """Return four flats that share all cards, those with the longest names on top of the piles, 7 kangaroos rolled."""

    def longest(cards: Iterable[str]) -> list[str]:
        return sorted(cards, key=lambda card: -len(card_name(card, t)))

    funny, funnier, mates = longest(DECK.funny), longest(DECK.funnier), longest(DECK.flatmates)
    tops = [next(mate for mate in mates if DECK.flatmates[mate].pile == pile) for pile in range(3)]
    lodgers = [("" if awake else "-") + mate for mate in mates if mate not in tops]
    done = [*funny[1:], *funnier[1:]][: 2 * todos]
    items = () if items_out else tuple(DECK.items)
    flats = [
        flat("me couch" if awake else "", " ".join(lodgers[seat::4]), todos=tuple(done[seat::4]), items=items[seat::4],
             nuisance=longest(DECK.nuisances)[seat])
        for seat in range(4)
    ]  # fmt: skip
    state = table(*flats, shown="kkkkkkk", funny=funny[:1], funnier=funnier[:1], hammock=0)
    piles = tuple((top,) for top in tops)
    return replace(state, flatmates=piles, items=tuple(DECK.items) if items_out else ())


def seen(state: WgState, name: str, selection: str = "") -> AnyLook:
    """Return what a bystander sees of a table of people of that name."""
    look = look_at(state, selection=selection)
    sitters = tuple(replace(sitter, name=name) for sitter in look.table.sitters)
    return replace(look, table=replace(look.table, sitters=sitters))


@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_most_crowded_board_is_described_whole(locale: str, name: str) -> None:
    t = translator(locale)
    for awake in (False, True):
        for items_out in (False, True):
            state = crowded(t, awake=awake, items_out=items_out)
            rolling = replace(state, phase="roll", rolls_left=1)
            for look in (seen(state, name), seen(rolling, name, selection="park.127")):
                told = plain(PRESENTER.alt(look, t))
                assert len(told) <= MOST
                assert told.count(plain(name)) == 4 and told.endswith("."), "nobody is cut off"
                points = [t("wg-points", count=one.points) for one in state.flats]
                assert all(one in told for one in points)
                assert all(word in told for word in (t("wg-kangaroo"), card_name(state.funnier[0], t)))


@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_richest_end_and_flat_are_described_whole(locale: str, name: str) -> None:
    t = translator(locale)
    state = crowded(t, awake=False, items_out=False)
    points = tuple(one.points for one in state.flats)
    over = seen(replace(state, phase="over", result=Result((0, 1, 2, 3), points, "pile_empty")), name)
    told = plain(PRESENTER.alt(over, t))
    assert len(told) <= MOST and told.count(plain(name)) == 8 and told.endswith(".")
    assert all(t("wg-points", count=one) in told for one in points)
    everybody = " ".join(f"-{mate}" for mate in DECK.flatmates)
    full = flat("", everybody, todos=(*DECK.funny, *DECK.funnier), items=tuple(DECK.items), nuisance="officer-schmidt")
    look = replace(seen(table(full, flat(), shown="k", items=()), name), seat=0)
    panel = PRESENTER.panel(look, "flat", t)
    assert len(plain(panel.alt)) <= MOST and len(panel.text) <= 4000
    for shown in (over, seen(state, name)):
        assert len(layout.account(shown, PRESENTER, t)) <= 4000


def test_a_board_that_has_room_is_described_in_full() -> None:
    told = PRESENTER.alt(
        seen(table(flat("me", "alex -julia", todos=("boxing",)), flat(), shown="33k1"), "Ada"), translator("en")
    )
    for words in ("To-dos: Boxing", "Alex, Julia (asleep)", "(5 points; 5 dice, parks 2, 1 reroll)", "Yo-yo (1 1)"):
        assert words in told


def test_of_several_tellings_the_fullest_that_fits_is_taken() -> None:
    assert fitting(["a" * 1025, "\\*" * 1024, "b"]) == "\\*" * 1024
    assert fitting(["a" * 2000, "b" * 1500]) == "b" * 1500


def ended() -> AnyLook:
    """Return the end of a game with points of all kinds."""
    rich = flat("", todos=("boxing", "trampoline"), items=("pan",), nuisance="ghost-of-communism")
    poor = flat("", todos=("pancakes",), nuisance="der-dicke", spared=True)
    after = do(table(flat(), rich, poor, flat("", nuisance="penguin"), shown="kkk", hammock=1), 0, "done")
    return look_at(after.state, events=after.events)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_tells_everybodys_points_and_what_made_them(locale: str) -> None:
    t, look = translator(locale), ended()
    lines = status.scores(look.view, look.table, t)  # type: ignore[arg-type]
    told = PRESENTER.alt(look, t)
    assert all(line in told and line in PRESENTER.account(look, t).replace("**", "") for line in lines)
    assert lines[0].startswith("W" * 32) and card_name("trampoline", t) in lines[0], "the winner comes first"
    for line, total in zip(lines, (13, 4, 0, 0), strict=True):
        assert t("wg-points", count=total) in line
        _, _, made = line.partition("(")
        numbers = [int(number) for number in re.findall(r"\d+", made)]
        costs = 2 * numbers[-1] if card_name("ghost-of-communism", t) in made else 0
        assert sum(numbers) - costs == (total if made else 0)
    assert card_name("der-dicke", t) not in lines[1], "turned over at once, it cost nothing"


def test_the_end_in_english() -> None:
    look, t = ended(), translator("en")
    told = status.scores(look.view, look.table, t)  # type: ignore[arg-type]
    assert told[0].endswith(
        ": 13 points (5 for Boxing, 7 for Trampoline, 2 for Pan, and minus 1 for Ghost of communism)"
    )
    assert told[2].endswith(": 0 points")


def test_a_nuisance_that_was_turned_over_says_so() -> None:
    t = translator("en")
    look = look_at(table(flat(nuisance="der-dicke", spared=True), flat("", nuisance="der-dicke"), shown="33"))
    told = PRESENTER.account(look, t)
    assert "Der Dicke (turned over at once: it costs nothing)" in told
    assert "Der Dicke (−2 points, unless that makes this flat the very last)" in told


def test_spent_dice_count_again_for_those_who_sponge() -> None:
    t = translator("en")
    state = do(
        table(flat(), flat("me", "-julia"), shown="2244", items=("water-bomb",)), 0, "take", card="water-bomb"
    ).state
    look = look_at(state)
    assert "Dice: 2, 2; spent: 4, 4." in PRESENTER.alt(look, t)
    assert [die.spent for die in scene_of(look.view).dice] == [False, False, True, True]  # type: ignore[arg-type]
    look = look_at(do(state, 0, "done").state)
    assert "Dice: 2, 2, 4, 4." in PRESENTER.alt(look, t)
    assert not any(die.spent for die in scene_of(look.view).dice)  # type: ignore[arg-type]


def test_words_tell_the_parked_dice_and_what_the_flat_can_only_before_the_roll() -> None:
    t = translator("en")
    state = replace(table(flat("me couch"), flat(), shown="33k1"), phase="roll", rolls_left=1)
    told = PRESENTER.account(look_at(state, selection="park.3"), t)
    assert "up to 4 dice (2 so far)" in told and "Parked: 3, 3." in told
    assert told.splitlines()[1].endswith("’s turn"), "this roll is not what the flat will roll next"
    before = replace(state, dice=(), rolls_left=2)
    assert PRESENTER.account(look_at(before), t).splitlines()[1].endswith("’s turn: 4 dice, parks 5, 1 reroll")


def test_a_replay_names_the_to_dos() -> None:
    t = translator("en")
    view, names = WUERFELWG.view(table(flat(), flat(), shown="3"), None), ("Ada", "Bruno")
    shown, plain_shown = PRESENTER.replay((view,), names, t)[0], covers.replay((scene_of(view),), names)[0]
    assert ImageChops.difference(shown, plain_shown).getbbox() is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_fit_in_every_language(locale: str) -> None:
    t = translator(locale)
    for state in (
        table(flat(), flat(), shown="kk44"),
        do(table(flat(), flat("me", "-julia"), shown="22"), 0, "done").state,
    ):
        for selection in ("", "done"):
            page = layout.page(look_at(state, selection=selection), PRESENTER, t)
            assert all(len(row) <= 5 for row in page.shown.rows)
            ids = [custom_id(1, control) for row in page.shown.rows for control in row]
            assert len(ids) == len(set(ids))
