"""What Wuzzlts says of a game, without a transport: its log, its end, its descriptions, in all languages."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import Event, Left, Seat
from bot.engines.wuzzlts import WUZZLTS
from bot.engines.wuzzlts.events import Offered, Over, TimedOut, TurnedBack
from bot.engines.wuzzlts.state import WuzzltsState
from bot.i18n import LOCALES, translator
from bot.tables.table import Alarm, AnyLook, Look, Sitter, Table
from cogs.game import layout
from cogs.game.emojis import Emojis
from cogs.game.presenter import last_events
from cogs.wuzzlts import WuzzltsPresenter
from cogs.wuzzlts.events import worth_telling
from tests.engines.wuzzlts_positions import (
    FOURTH,
    NONE,
    THIRD,
    THREE,
    TIMEOUT,
    WUZZLT,
    answer,
    discard,
    draw,
    leave,
    play,
    position,
    trade,
)

PRESENTER = WuzzltsPresenter(Emojis())
EN = translator("en")
NAMES = ("Ada", "Bruno", "Cleo", "Dora")
ADVANCED: dict[str, object] = {"mode": "advanced", "rounds": 2}
Deed = tuple[Seat | None, Mapping[str, object]]


def after(
    state: WuzzltsState, *deeds: Deed, seat: Seat | None = None, options: Mapping[str, object] | None = None
) -> AnyLook:
    """Return what a seat (None: a bystander) sees once these moves have been made."""
    events: list[Event] = []
    for mover, move in deeds:
        step = WUZZLTS.apply(state, mover, move)
        state, events = step.state, [*events, *step.events]
    return look_at(state, events, seat, options or {})


def look_at(state: WuzzltsState, events: Sequence[Event], seat: Seat | None, options: Mapping[str, object]) -> AnyLook:
    sitters = [Sitter(nth + 1, name, left=nth in state.left) for nth, name in enumerate(NAMES[: len(state.hands)])]
    table = Table(
        id=1, game="wuzzlts", options=dict(options), pace="live", host=1, guild_id=1, channel_id=1, created_at=0,
        phase="over" if state.result else "playing", sitters=tuple(sitters),
    )  # fmt: skip
    moves = () if seat is None else tuple(WUZZLTS.legal_moves(state, seat))
    shown = tuple(event for event in events[-24:] if event.shown_to(seat))
    return Look(table, WUZZLTS.view(state, seat), seat, moves, events=shown)


def log(look: AnyLook) -> list[str]:
    return list(last_events(PRESENTER, look, EN))


def test_who_takes_too_long_is_told_so_once_a_turn() -> None:
    late = log(after(position(NONE, THIRD, piles=("muds5 buzz6", "")), *[(None, TIMEOUT)] * 4))
    assert late == [
        "Ada took too long.",
        "Ada drew a top.",
        "Ada laid WuzzMud 5 top down.",
        "Bruno took too long.",
        "Bruno drew a top.",
        "Bruno laid WuzzBuzz 6 top down.",
    ]


def test_late_answers_and_late_cards_are_told_once_each() -> None:
    waiting = play(position(NONE, THIRD), (0, trade(1, "top", "fins1")))
    assert log(after(waiting, (None, TIMEOUT))) == ["Bruno took too long.", "Ada and Bruno traded a top."]
    match = WUZZLTS.new(2, {"mode": "monster_match"}, 4)
    told = log(after(match, *[(None, TIMEOUT)] * 4))
    assert [line for line in told if "too long" in line] == ["Ada took too long.", "Bruno took too long."]
    assert len(told) == 6 and all("number" in told[at] for at in (1, 2, 4, 5))


def test_a_timeout_after_somebody_else_did_something_is_told() -> None:
    state = position(NONE, THIRD)
    look = after(state, (None, TIMEOUT), (None, TIMEOUT), (1, draw("top")), (None, TIMEOUT), (None, TIMEOUT))
    assert [line for line in log(look) if "too long" in line] == [f"{name} took too long." for name in NAMES[:2]] + [
        "Ada took too long."
    ]


def test_a_swap_and_a_trade_are_told_once() -> None:
    swap = after(position(NONE, THIRD, piles=("swap", "")), (0, draw("top")))
    assert log(swap) == ["🔄 **SWAP!** Ada drew it: everybody passes all tops to the left."]
    traded = after(position(NONE, THIRD), (0, trade(1, "top", "fins1")), (1, answer("top", "buzz3")))
    assert log(traded) == ["Ada and Bruno traded a top."]


MODES: list[dict[str, object]] = [
    {},
    {"many_monsters": True},
    {"mode": "advanced", "rounds": 3},
    {"mode": "monster_match"},
]


def games(options: Mapping[str, object]) -> Iterator[tuple[WuzzltsState, list[Event]]]:
    """Yield some states of two games by chance, leaves and timeouts among them, with the latest events of each."""
    for seed in range(2):
        chance, events = Random(seed), []
        state = WUZZLTS.new(4, options, seed)
        for number in range(300):
            if state.result is not None:
                break
            seats = [seat for seat in state.present if WUZZLTS.legal_moves(state, seat)]
            seat = None if number % 9 == 0 else chance.choice(seats)
            move: Any = {"type": "timeout"} if seat is None else chance.choice(WUZZLTS.legal_moves(state, seat))
            if number in (20, 60):
                seat, move = None, leave(chance.choice(state.present))
            step = WUZZLTS.apply(state, seat, move)
            state, events = step.state, [*events, *step.events][-24:]
            if number % 5 == 0:
                yield state, events
        yield state, events


SILENT = (TurnedBack, Offered, Over)
"""Public events that need no words: the board, or the event after them, says the same."""


@pytest.mark.parametrize("options", MODES, ids=str)
def test_every_event_has_words_in_every_language(options: Mapping[str, object]) -> None:
    kinds = set()
    for state, events in games(options):
        look = look_at(state, events, None, options)
        for event in worth_telling(look.events):
            kinds.add(type(event))
            for locale in LOCALES:
                words = PRESENTER.event(event, look.table, translator(locale))
                assert (words is None) == isinstance(event, SILENT), event
        for locale in LOCALES:
            lines = last_events(PRESENTER, look, translator(locale))
            assert not any(one == other for one, other in pairwise(lines)), lines
    assert {TimedOut, Left} <= kinds


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_description_fits(options: Mapping[str, object], locale: str) -> None:
    t = translator(locale)
    for state, events in games(options):
        for seat in (None, *state.present[:1]):
            look = look_at(state, events, seat, options)
            assert len(layout.account(look, PRESENTER, t)) < 4000
            assert len(PRESENTER.alt(look, t)) <= 1024, PRESENTER.alt(look, t)


def test_the_score_sheet_of_four_fits_into_its_description() -> None:
    state = position(THREE, NONE, THIRD, FOURTH, options=ADVANCED, round=2, totals=(100, 100, 100, 100))
    for locale in LOCALES:
        look = after(state, (0, WUZZLT), options=ADVANCED)
        alt = PRESENTER.alt(look, translator(locale))
        assert len(alt) <= 1024 and "116" in alt and all(name in alt for name in NAMES)


def test_the_end_is_told_in_words_too() -> None:
    basic = after(position(THREE, NONE, scored=(("", ""), ("buzz5", "buzz5"))), (0, WUZZLT))
    counted = after(position(THREE, NONE, options=ADVANCED, round=2, totals=(3, 40)), (0, WUZZLT), options=ADVANCED)
    for look, winner, told in (
        (basic, "Ada wins!", "Bruno shows WuzzBuzz 5."),
        (counted, "Bruno wins!", "Ada: ⭐ WuzzBot 5 (10), ⭐ WuzzBuzz 1 (2), ⭐ WuzzFuzz 2 (4)"),
    ):
        words = PRESENTER.account(look, EN)
        assert f"🏆 {winner}" in words and told in words
        assert "Draw piles" not in words and "The discards" not in words
        assert f"🏆 {winner}" in layout.page(look, PRESENTER, EN).words()


def test_who_has_left_is_not_in_the_result() -> None:
    state = position(NONE, THIRD, THREE, scored=(("buzz5", "buzz5"),))
    look = after(state, (None, leave(0)), (2, WUZZLT))
    alt = PRESENTER.alt(look, EN)
    assert "Ada" not in alt and "Cleo shows" in alt
    assert "Bruno keeps the hand" in alt and "Cleo keeps" not in alt
    shown = PRESENTER.picture(look, EN).args[1]
    assert shown[0] is None and shown[1] == () and len(shown[2]) == 3


def test_points_and_pairs_are_told_of_every_seat() -> None:
    advanced = after(position(NONE, THIRD, options=ADVANCED, totals=(16, 1)), options=ADVANCED)
    for words in (PRESENTER.alt(advanced, EN), PRESENTER.account(advanced, EN)):
        assert "Ada (16 points)" in words and "Bruno (one point)" in words
    assert "point" not in PRESENTER.alt(after(position(NONE, THIRD)), EN)
    match = WUZZLTS.new(2, {"mode": "monster_match"}, 4)
    scored = replace(match, scored=position(NONE, THIRD, scored=(("buzz5", "buzz5"),)).scored)
    for words in (PRESENTER.alt(after(scored), EN), PRESENTER.account(after(scored), EN)):
        assert "Ada (one pair): scored WuzzBuzz 5" in words and "Bruno (0 pairs)" in words


def test_a_card_that_lies_open_is_not_called_face_down() -> None:
    match = WUZZLTS.new(2, {"mode": "monster_match"}, 4)
    at = next(nth for nth, card in enumerate(match.grid) if card is not None and card.half == "top")
    look = after(match, (0, {"type": "flip", "position": at}), options={"mode": "monster_match"})
    alt, account = PRESENTER.alt(look, EN), PRESENTER.account(look, EN)
    down = alt.partition("Tops: ")[2].partition(".")[0].split(", ")
    assert len(down) == 11 and str(at + 1) not in down
    assert f"Face up: {at + 1} is" in alt
    assert f"- Tops face down: {', '.join(down)}" in account and f"- {at + 1} is" in account


def test_a_hand_says_what_changed_it_until_its_own_next_doing() -> None:
    state = position(THREE, NONE, THIRD, options=ADVANCED)
    look = after(state, (0, WUZZLT), seat=2, options=ADVANCED)
    for words in (PRESENTER.hand(look, EN), PRESENTER.panel(look, "hand", EN)):
        assert words is not None
        assert "📣 **Wuzzlt!** Ada shouted.\nRound 1 counts: Ada: 16 points" in words.text
    assert layout.account(look, PRESENTER, EN).count("Round 1 counts") == 1
    second = play(state, (0, WUZZLT))
    drawn = after(state, (0, WUZZLT), (1, draw("top")), seat=1, options=ADVANCED)
    hand = PRESENTER.hand(drawn, EN)
    assert second.seat == 1 and hand is not None and "Round 1" not in hand.text


def test_a_hand_says_who_has_won() -> None:
    for seat in (0, 1):
        hand = PRESENTER.hand(after(position(NONE, THREE), (1, WUZZLT), seat=seat), EN)
        assert hand is not None and "over: Bruno wins!" in hand.text and not hand.rows


def test_a_card_that_was_laid_down_long_ago_is_no_news() -> None:
    state = position(NONE, THIRD)
    look = after(state, (0, draw("top")), (0, discard("top", "muds5")), (1, draw("top")), seat=0)
    assert "You drew" not in PRESENTER.account(look, EN) and "WuzzMud 5 top" in PRESENTER.account(look, EN)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_points_on_a_score_sheet_add_up_in_words(locale: str) -> None:
    scored = (("", ""), ("buzz5 fins4", "buzz5 fins4"))
    state = position(THREE, NONE, scored=scored, options=ADVANCED, round=2)
    alt = PRESENTER.alt(after(state, (0, WUZZLT), options=ADVANCED), translator(locale))
    for line, points in zip(alt.split(". "), (16, 18), strict=True):
        assert sum(map(int, re.findall(r"\((\d+)\)", line))) == points and str(points) in line.rpartition(")")[2]


def test_a_swap_does_not_read_like_a_trade() -> None:
    state = position(NONE, THIRD, THREE, piles=("swap", ""))
    for seat, giver in ((0, "Cleo"), (1, "Ada"), (2, "Bruno")):
        hand = PRESENTER.hand(after(state, (0, draw("top")), seat=seat), EN)
        assert hand is not None and " to the left." in hand.text and f" from {giver} and passed " in hand.text
    traded = PRESENTER.hand(
        after(position(NONE, THIRD), (0, trade(1, "top", "fins1")), (1, answer("top", "buzz3")), seat=0), EN
    )
    assert traded is not None and "From Bruno you got WuzzBuzz 3 top for WuzzFin 1 top." in traded.text


def test_a_hand_tells_the_time_of_who_is_asked_alone_and_that_the_table_sleeps() -> None:
    offered = (0, trade(1, "top", "fins1"))
    for deeds, asked in (((), 0), ((offered,), 1)):
        for seat in range(3):
            look = after(position(NONE, THIRD, THREE), *deeds, seat=seat)
            timed = replace(look.table, alarms=(Alarm("turn", 90_000),))
            hand = PRESENTER.hand(replace(look, table=timed), EN)
            assert hand is not None and ("time is up <t:90:R>" in hand.text) == (seat == asked)
            hand = PRESENTER.hand(replace(look, table=replace(timed, asleep=True)), EN)
            assert hand is not None and "asleep" in hand.text and "<t:" not in hand.text
            assert "Somebody else" not in hand.text


def test_a_hand_names_the_others_at_its_table() -> None:
    look = after(position(NONE, THIRD, THREE), seat=1)
    table = look.table.with_sitter(2, name="**Cleo** of the long names")
    hand = PRESENTER.hand(replace(look, table=table), EN)
    assert hand is not None and r" with Ada and \*\*Cleo\*\* of the… · " in hand.text


def test_a_discard_that_is_gone_is_no_choice_any_more() -> None:
    options: dict[str, object] = {"many_monsters": True}
    look = after(position(NONE, THREE, discards=("buzz6 fins1", "muds5"), options=options), seat=0, options=options)
    kept = PRESENTER.panel(look, "wuzzup.top.top.wuzzfins.1", EN).rows
    gone = PRESENTER.panel(look, "wuzzup.top.top.wuzzfins.2", EN).rows
    assert [row[0].action for row in kept] == [
        "my.wuzzup.top", "call.top.wuzzfins.1", "my.wuzzup.top.top.wuzzfins.1",
    ]  # fmt: skip
    assert [row[0].action for row in gone] == ["my.wuzzup.top", "my.wuzzup.bottom", "my.wuzzup"]
