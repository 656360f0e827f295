"""Every board of whole random gardens fits Discord, in every language, with the worst names; its buttons are moves."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import Event, IllegalMove, Leave, Timeout
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.events import (
    Fed,
    Harvested,
    Over,
    Passed,
    Planted,
    Plop,
    Rolled,
    Slipped,
    Turned,
    Uncovered,
    Walked,
)
from bot.engines.ratzeputz.pieces import COLORS, Roots
from bot.engines.ratzeputz.view import RatzeputzResult, Seen
from bot.i18n import LOCALES, Translator, translator
from bot.i18n.names import escaped
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, AnyLook, Look, Sitter, Table
from cogs.game import layout
from cogs.game.controls import Control, Pressed, custom_id
from cogs.game.emojis import Emojis
from cogs.ratzeputz import RatzeputzPresenter, people, words
from tests.cogs.laid_out import parts
from tests.render.putz_views import NASTY_NAMES

PRESENTER = RatzeputzPresenter(
    Emojis({name: f"<a:{name}:{2**62}>" for name in ("rp_plop", "rp_ratzeputz", "rp_root_orange")})
)


def look_at(state: Any, seats: int, options: dict[str, Any], events: tuple[Event, ...]) -> AnyLook:
    """Return what everybody sees of a table of people with nasty names whose game stands so."""
    names = (NASTY_NAMES * 2)[:seats]
    table = Table(
        id=2**48,
        game="ratzeputz",
        options=options,
        pace="async",
        host=0,
        guild_id=1,
        channel_id=1,
        created_at=0,
        phase="playing" if RATZEPUTZ.result(state) is None else "over",
        step=RATZEPUTZ.step(state),
        sitters=tuple(Sitter(n, name, left=n in state.gone, away=n == seats - 1) for n, name in enumerate(names)),
        alarms=(Alarm("turn", 1_800_000_000_000),),
        code="WWWW-WWWW",
        quick=True,
    )
    return Look(table, RATZEPUTZ.view(state, None), events=events[-24:])


def games() -> Iterator[tuple[AnyLook, Any]]:
    """Yield every position of some random games, with the state that a face never sees."""
    for seed in range(6):
        chance = Random(seed)
        seats = (1, 2, 3, 5, 8, 8)[seed]
        options = {
            "scoring": chance.choice(("roots", "values")),
            "turns": ("clockwise", "anyone")[seed % 2],
            "wobbly": seed % 3 == 0,
        }
        state = RATZEPUTZ.new(seats, options, seed)
        events: tuple[Event, ...] = ()
        while True:
            yield look_at(state, seats, options, events), state
            if RATZEPUTZ.result(state) is not None:
                break
            view = RATZEPUTZ.view(state, None)
            if chance.random() < 0.03:
                step = RATZEPUTZ.apply(state, None, chance.choice((Timeout(), Leave(view.to_move[0]))))
            else:
                seat = chance.choice(view.to_move)
                step = RATZEPUTZ.apply(state, seat, chance.choice(RATZEPUTZ.legal_moves(state, seat)))
            state = step.state
            events += step.events


POSITIONS = list(games())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_board_fits_discord(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        page = layout.page(look, PRESENTER, t)
        assert 0 < len(page.alt) <= 1024
        shown = parts(layout.message(look.table.id, page, "ratzeputz.webp"))
        assert len(shown) <= 40 and sum(len(part.get("content", "")) for part in shown) <= 4000
        controls = [control for row in page.shown.rows for control in row]
        assert all(len(row) <= 5 for row in page.shown.rows) and len(page.shown.rows) <= 5
        assert all(0 < len(control.label) <= 80 for control in controls)
        ids = [custom_id(look.table.id, control) for control in controls]
        assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 100
        assert len(layout.account(look, PRESENTER, t)) <= 4000


def controls(look: AnyLook) -> list[Control]:
    """Return the move buttons that may be pressed."""
    shown = PRESENTER.board(look, translator("en"))
    return [control for row in shown.rows for control in row if not control.disabled]


def test_every_button_is_a_move_and_every_move_has_its_button() -> None:
    for look, state in POSITIONS:
        view: Any = look.view
        buttons = [PRESENTER.move(Pressed(1, c.step, c.action, ())) for c in controls(look)]
        legal = RATZEPUTZ.legal_moves(state, view.to_move[0]) if view.to_move else []
        if view.phase != "plant":
            assert len(buttons) == len(legal) and set(buttons) == set(legal)
            continue
        # Earlier roots are not given away: their buttons stay, and are refused.
        shut = {view.seen.spot} if view.seen else set()
        assert {move.spot for move in buttons} == set(range(6)) - shut  # type: ignore[attr-defined]
        for move in set(buttons) - set(legal):
            with pytest.raises(IllegalMove) as refused:
                RATZEPUTZ.apply(state, view.to_move[0], move)
            assert "already" in PRESENTER.refusal(refused.value.reason, look, translator("en"))


@pytest.mark.parametrize("action", ["plant.6", "plant", "walk.-1", "pull.", "pull.12", "north", "roll.1", "walk.²"])
def test_what_is_no_button_of_ours_is_refused(action: str) -> None:
    with pytest.raises(Refused):
        PRESENTER.move(Pressed(1, 1, action, ()))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_account_tells_nothing_of_an_earlier_plant_or_pull(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        told = PRESENTER.recent(look)
        kinds = list(map(type, told))
        assert kinds.count(Uncovered) <= 1
        assert sum(map(kinds.count, (Planted, Fed, Harvested))) <= 1
        if any(kind in kinds for kind in (Planted, Plop, Turned, Slipped)):
            assert Uncovered in kinds
        # Nor do earlier turns tell where Tilli stood, between which two carrots somebody pulled.
        before = kinds[: kinds.index(Uncovered)] if Uncovered in kinds else []
        assert before.count(Rolled) <= 1 and before.count(Walked) <= 1
        for event in told:
            if not isinstance(event, Over):
                assert PRESENTER.event(event, look.table, t)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_forgot_what_was_uncovered_earlier_is_told_the_same(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        told = replace(look, table=replace(look.table, quick=False))
        forgot = replace(told, events=tuple(PRESENTER.recent(told)))
        assert PRESENTER.board(told, t) == PRESENTER.board(forgot, t)
        assert PRESENTER.alt(told, t) == PRESENTER.alt(forgot, t)
        assert layout.account(told, PRESENTER, t) == layout.account(forgot, PRESENTER, t)


def test_with_anyone_nobody_is_called_and_else_once_a_turn() -> None:
    keys: dict[str, set[tuple[int, tuple[int, ...]]]] = {}
    for look, _ in POSITIONS:
        view: Any = look.view
        if len(view.to_move) != 1:
            continue
        key = PRESENTER.turn_key(look)
        if look.table.options["turns"] == "anyone":
            assert key is None
        elif key is not None and len(look.table.sitters) == 8:
            keys.setdefault(key, set()).add((view.turn, view.to_move))
    assert keys and all(len(turns) == 1 for turns in keys.values())


def test_a_root_that_slipped_is_not_called_harvested() -> None:
    found = Seen(0, "root", "red")
    for locale in LOCALES:
        t = translator(locale)
        assert words.seen(found, t, lost=True) != words.seen(found, t)
    uncovered, slipped = Uncovered(spot=0, what="root"), Slipped(spot=0)
    assert words.slipped((uncovered, slipped, Planted(spot=0, color="red"), Turned()))
    assert not words.slipped((slipped, uncovered, Harvested(spot=0, color="red")))


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_is_named_on_the_board_and_in_the_text_and_nobody_pinged(locale: str) -> None:
    t = translator(locale)
    for look, state in POSITIONS:
        view: Any = look.view
        status, account = PRESENTER.board(look, t).status, layout.account(look, PRESENTER, t)
        line = words_of_players(look, t)
        assert line in status and "<@" not in status + account
        for seat, sitter in enumerate(look.table.sitters):
            name = escaped(sitter.name)
            told = next(row for row in account.splitlines() if row.startswith(f"- {name}"))
            marks = told.removeprefix(f"- {name}")
            assert bool(marks) == (sitter.away or seat in state.gone or view.to_move == (seat,))
            assert (f"**{name}" in line) == (view.to_move == (seat,))
            if seat in state.gone:
                assert t("rp-player-left", name=name) in told
            elif sitter.away:
                assert t("rp-player-away", name=name) in told


def words_of_players(look: AnyLook, t: Translator) -> str:
    """Return the line of all players."""
    view: Any = look.view
    return people.players(view, look.table, t)


LATE = Table(
    id=1, game="ratzeputz", options={}, pace="async", host=1, guild_id=1, channel_id=1, created_at=0, phase="playing",
    sitters=(Sitter(1, "Ada", misses=1), Sitter(2, "@everyone", misses=2, away=True), Sitter(3, "Cleo")),
)  # fmt: skip


def uncovered(seat: int | None) -> Event:
    return Uncovered(seat=seat, spot=0, what="root")


def passed(*events: Event, phase: str = "roll", **changes: Any) -> list[str]:
    """Return what the board says of turns that passed, after these events, in every language."""
    view = replace(RATZEPUTZ.view(RATZEPUTZ.new(3, {}, 1), None), phase=phase)
    look: Any = Look(replace(LATE, **changes), view, events=events)
    return [people.passed(look, translator(locale)) for locale in LOCALES]


def test_turns_whose_time_was_up_are_told_until_the_next_pull() -> None:
    for once, twice, later in zip(
        passed(uncovered(2), Passed(seat=0)),
        passed(uncovered(2), Passed(seat=0), Passed(seat=1), phase="pull"),
        passed(
            Passed(seat=0),
            Rolled(seat=2, roll=1),
            Walked(seat=2, stone=1),
            uncovered(2),
            Harvested(seat=2, spot=0, color="red"),
        ),
        strict=True,
    ):
        assert "Ada" in once and "everyone" not in once and "Cleo" not in once
        assert "Ada" in twice and "\\@everyone" in twice and once != twice
        assert later == ""


def test_who_moved_again_or_is_skipped_is_not_said_to_be_late() -> None:
    back = tuple(replace(sitter, misses=0, away=False) for sitter in LATE.sitters)
    assert set(passed(Passed(seat=0), Rolled(seat=0, roll=1), phase="walk", sitters=back)) == {""}
    skipped = tuple(replace(sitter, misses=3, away=True) for sitter in LATE.sitters)
    assert set(passed(uncovered(2), Passed(seat=0), sitters=skipped)) == {""}


def test_that_nobody_rolled_or_the_table_planted_is_told() -> None:
    for line, gone_by, locale in zip(
        passed(Passed(seat=None)), passed(Passed(seat=None), Rolled(seat=0, roll=1), phase="walk"), LOCALES, strict=True
    ):
        assert translator(locale)("rp-event-passed-open") in line and gone_by == ""
    planted = passed(uncovered(None), Planted(seat=None, spot=0, color="red"), phase="plant")
    assert all(planted) and len(set(planted)) == len(LOCALES)
    assert set(passed(uncovered(None), Planted(seat=None, spot=0, color="red"), quick=True)) == {""}


def over(harvest: Roots, burrow: Roots, scoring: Any) -> AnyLook:
    """Return a garden that has ended so, with a red root left under carrot 2."""
    points = harvest.points(scoring), burrow.points(scoring)
    outcome: Any = "players" if points[0] > points[1] else "ratzeputz" if points[0] < points[1] else "everyone"
    result = RatzeputzResult((), None, "bag_empty", outcome, harvest, burrow, points)
    start = RATZEPUTZ.view(RATZEPUTZ.new(3, {}, 1), None)
    garden = (None, "red", None, None, None, None)
    view: Any = replace(start, phase="over", to_move=(), bag=0, result=result, burrow=burrow, garden=garden)
    return Look(replace(LATE, phase="over", options={"scoring": scoring}), view)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("harvest", "burrow", "scoring", "points"),
    [
        (Roots(6, 1, 0), Roots(4, 3, 2), "roots", (7, 9)),
        (Roots(6, 1, 2), Roots(4, 5, 0), "values", (14, 14)),
        (Roots(9, 0, 0), Roots(0, 4, 1), "values", (9, 11)),
        (Roots(9, 0, 0), Roots(0, 4, 1), "roots", (9, 5)),
        (Roots(0, 0, 0), Roots(10, 6, 2), "roots", (0, 18)),
        (Roots(1, 0, 0), Roots(0, 0, 0), "roots", (1, 0)),
    ],
)
def test_the_end_says_who_won_by_how_much_and_what_hung_where(
    locale: str, harvest: Roots, burrow: Roots, scoring: Any, points: tuple[int, int]
) -> None:
    (players, rabbit), t, look = points, translator(locale), over(harvest, burrow, scoring)
    result: Any = look.view.result if look.view else None
    heading = t(f"rp-outcome-{result.outcome}", players=players, rabbit=rabbit, count=3)
    unit = "rp-points" if scoring == "values" else "rp-roots"
    board, account, alt = PRESENTER.board(look, t).status, PRESENTER.account(look, t), PRESENTER.alt(look, t)
    assert board.startswith(f"# {heading}\n") and f"**{heading}**" in account and heading in alt
    for told in (board, account, alt):
        plain = told.replace("**", "")
        assert str(players) in heading and str(rabbit) in heading
        assert t(unit, count=players) in plain and t(unit, count=rabbit) in plain
        assert t("rp-hanging", spot=2, color=t("rp-color-red")) in plain and "()" not in plain
        assert (t("rp-end-values") in plain) == (scoring == "values")
        for color in COLORS:
            for counted in (harvest, burrow):
                number = getattr(counted, color)
                assert number == 0 or t(f"rp-count-{color}", count=number) in plain
    assert "**" not in alt and "#" not in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_be_chosen_is_named_as_the_buttons_name_it(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        view: Any = look.view
        told = words.choices(view, t)
        assert bool(told) == (view.phase in ("walk", "pull"))
        for control in controls(look) if told else []:
            kind, _, number = control.action.partition(".")
            name = words.STONES[int(number)] if kind == "walk" else str(int(number) + 1)
            assert re.search(rf"\b{name}\b", told)


def test_the_board_says_who_planted_or_pulled() -> None:
    t = translator("en")
    for look, _ in POSITIONS:
        view: Any = look.view
        if view.seen is None:
            continue
        seat = next(event.seat for event in reversed(look.events) if isinstance(event, Uncovered))
        if seat is not None:
            name = escaped(look.table.sitters[seat].name)
            assert f"{name} · Carrot {view.seen.spot + 1}" in PRESENTER.board(look, t).status


@pytest.mark.parametrize("locale", LOCALES)
def test_a_quick_start_shows_every_top_that_the_table_lifted(locale: str) -> None:
    t, met = translator(locale), 0
    for seed in range(12):
        state, events = RATZEPUTZ.new(3, {}, seed), ()
        while RATZEPUTZ.view(state, None).phase == "plant":
            step = RATZEPUTZ.apply(state, None, Timeout())
            state, events = step.state, (*events, *step.events)
        look = look_at(state, 3, {}, events)
        for told in (PRESENTER.board(look, t).status, PRESENTER.account(look, t)):
            for event in events:
                if isinstance(event, Planted):
                    color = t(f"rp-color-{event.color}")
                    assert t("rp-seen-planted-first", spot=event.spot + 1, color=color) in told
                elif isinstance(event, Uncovered) and event.what != "hole":
                    met += 1
                    assert t("rp-event-uncovered", spot=event.spot + 1, what="Ratzeputz") in told
    assert met
