"""Every board of whole random gardens fits Discord, in every language, with the worst names; its buttons are moves."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import IllegalMove, Leave, Timeout
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.pieces import COLORS, Roots
from bot.engines.ratzeputz.view import RatzeputzResult, Seen
from bot.i18n import LOCALES, Translator, translator
from bot.i18n.names import escaped
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, Look, Sitter, Table
from cogs.game import layout
from cogs.game.controls import Control, Pressed, custom_id
from cogs.game.emojis import Emojis
from cogs.ratzeputz import RatzeputzPresenter, people, words
from tests.cogs.laid_out import parts
from tests.render.putz_views import NASTY_NAMES

PRESENTER = RatzeputzPresenter(
    Emojis({name: f"<a:{name}:{2**62}>" for name in ("rp_plop", "rp_ratzeputz", "rp_root_orange")})
)


def table(state: Any, seats: int, options: dict[str, Any], events: tuple[dict[str, Any], ...]) -> Table:
    """Return a table of people with nasty names whose game stands so."""
    names = (NASTY_NAMES * 2)[:seats]
    return Table(
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
        events=events[-24:],
        code="WWWW-WWWW",
        quick=True,
    )


def games() -> Iterator[tuple[Look, Any]]:
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
        events: tuple[dict[str, Any], ...] = ()
        while True:
            yield Look(table(state, seats, options, events), RATZEPUTZ.view(state, None)), state
            if RATZEPUTZ.result(state) is not None:
                break
            view = RATZEPUTZ.view(state, None)
            if chance.random() < 0.03:
                step = RATZEPUTZ.apply(state, None, chance.choice((Timeout(), Leave(view.to_move[0]))))
            else:
                seat = chance.choice(view.to_move)
                step = RATZEPUTZ.apply(state, seat, chance.choice(RATZEPUTZ.legal_moves(state, seat)))
            state = step.state
            events += tuple(RATZEPUTZ.to_json(event) for event in step.events)


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


def controls(look: Look) -> list[Control]:
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
        told = list(PRESENTER.recent(look.table))
        assert sum(event["type"] == "uncovered" for event in told) <= 1
        assert sum(event["type"] in ("planted", "fed", "harvested") for event in told) <= 1
        if any(event["type"] in ("planted", "plop", "turned", "slipped") for event in told):
            assert any(event["type"] == "uncovered" for event in told)
        # Nor do earlier turns tell where Tilli stood, between which two carrots somebody pulled.
        kinds = [event["type"] for event in told]
        before = kinds[: kinds.index("uncovered")] if "uncovered" in kinds else []
        assert before.count("rolled") <= 1 and before.count("walked") <= 1
        for event in told:
            if event["type"] != "over":
                assert PRESENTER.event(event, look.table, t)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_forgot_what_was_uncovered_earlier_is_told_the_same(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        table = replace(look.table, quick=False)
        told, forgot = (
            replace(look, table=table),
            replace(look, table=replace(table, events=tuple(PRESENTER.recent(table)))),
        )
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
    table = Table(
        id=1, game="ratzeputz", options={}, pace="live", host=1, guild_id=1, channel_id=1, created_at=0,
        events=({"type": "uncovered"}, {"type": "slipped"}, {"type": "planted"}, {"type": "turned"}),
    )  # fmt: skip
    assert words.slipped(table)
    assert not words.slipped(replace(table, events=({"type": "slipped"}, {"type": "uncovered"}, {"type": "harvested"})))


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


def words_of_players(look: Look, t: Translator) -> str:
    """Return the line of all players."""
    view: Any = look.view
    return people.players(view, look.table, t)


LATE = Table(
    id=1, game="ratzeputz", options={}, pace="async", host=1, guild_id=1, channel_id=1, created_at=0, phase="playing",
    sitters=(Sitter(1, "Ada", misses=1), Sitter(2, "@everyone", misses=2, away=True), Sitter(3, "Cleo")),
)  # fmt: skip


def passed(*events: tuple[str, int | None], phase: str = "roll", **changes: Any) -> list[str]:
    """Return what the board says of turns that passed, after these events (type, seat), in every language."""
    view = replace(RATZEPUTZ.view(RATZEPUTZ.new(3, {}, 1), None), phase=phase)
    happened = tuple({"type": kind, "seat": seat} for kind, seat in events)
    table = replace(LATE, events=happened, **changes)
    return [people.passed(view, table, translator(locale)) for locale in LOCALES]


def test_turns_whose_time_was_up_are_told_until_the_next_pull() -> None:
    for once, twice, later in zip(
        passed(("uncovered", 2), ("passed", 0)),
        passed(("uncovered", 2), ("passed", 0), ("passed", 1), phase="pull"),
        passed(("passed", 0), ("rolled", 2), ("walked", 2), ("uncovered", 2), ("harvested", 2)),
        strict=True,
    ):
        assert "Ada" in once and "everyone" not in once and "Cleo" not in once
        assert "Ada" in twice and "\\@everyone" in twice and once != twice
        assert later == ""


def test_who_moved_again_or_is_skipped_is_not_said_to_be_late() -> None:
    back = tuple(replace(sitter, misses=0, away=False) for sitter in LATE.sitters)
    assert set(passed(("passed", 0), ("rolled", 0), phase="walk", sitters=back)) == {""}
    skipped = tuple(replace(sitter, misses=3, away=True) for sitter in LATE.sitters)
    assert set(passed(("uncovered", 2), ("passed", 0), sitters=skipped)) == {""}


def test_that_nobody_rolled_or_the_table_planted_is_told() -> None:
    for line, gone_by, locale in zip(
        passed(("passed", None)), passed(("passed", None), ("rolled", 0), phase="walk"), LOCALES, strict=True
    ):
        assert translator(locale)("rp-event-passed-open") in line and gone_by == ""
    planted = passed(("uncovered", None), ("planted", None), phase="plant")
    assert all(planted) and len(set(planted)) == len(LOCALES)
    assert set(passed(("uncovered", None), ("planted", None), quick=True)) == {""}


def over(harvest: Roots, burrow: Roots, scoring: Any) -> Look:
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
        seat = next(event["seat"] for event in reversed(look.table.events) if event["type"] == "uncovered")
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
            state, events = step.state, (*events, *map(RATZEPUTZ.to_json, step.events))
        look = Look(table(state, 3, {}, events), RATZEPUTZ.view(state, None))
        for told in (PRESENTER.board(look, t).status, PRESENTER.account(look, t)):
            for event in events:
                if event["type"] == "planted":
                    color = t(f"rp-color-{event['color']}")
                    assert t("rp-seen-planted-first", spot=event["spot"] + 1, color=color) in told
                elif event["what"] != "hole":
                    met += 1
                    assert t("rp-event-uncovered", spot=event["spot"] + 1, what="Ratzeputz") in told
    assert met
