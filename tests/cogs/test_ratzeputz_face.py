"""Every board of whole random gardens fits Discord, in every language, with the worst names; its buttons are moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engines.contract import IllegalMove, Leave, Timeout
from bot.engines.ratzeputz import RATZEPUTZ
from bot.engines.ratzeputz.view import Seen
from bot.i18n import LOCALES, translator
from bot.tables.refusal import Refused
from bot.tables.table import Alarm, Look, Sitter, Table
from cogs import layout
from cogs.controls import Control, Pressed, custom_id
from cogs.emojis import Emojis
from cogs.ratzeputz import RatzeputzFace, words
from tests.render.putz_views import NASTY_NAMES

FACE = RatzeputzFace(Emojis({name: f"<a:{name}:{2**62}>" for name in ("rp_plop", "rp_ratzeputz", "rp_root_orange")}))


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
        page = layout.page(look, FACE, t)
        assert 0 < len(page.alt) <= 1024
        view = layout.view(look.table.id, page, "ratzeputz.webp")
        assert view.total_children_count <= 40 and view.content_length() <= 4000
        controls = [control for row in page.shown.rows for control in row]
        assert all(len(row) <= 5 for row in page.shown.rows) and len(page.shown.rows) <= 5
        assert all(0 < len(control.label) <= 80 for control in controls)
        ids = [custom_id(look.table.id, control) for control in controls]
        assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 100
        assert len(layout.account(look, FACE, t)) <= 4000


def controls(look: Look) -> list[Control]:
    """Return the move buttons that may be pressed."""
    shown = FACE.board(look, translator("en"))
    return [control for row in shown.rows for control in row if not control.disabled]


def test_every_button_is_a_move_and_every_move_has_its_button() -> None:
    for look, state in POSITIONS:
        view: Any = look.view
        buttons = [FACE.move(Pressed(1, c.step, c.action, ())) for c in controls(look)]
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
            assert "already" in FACE.refusal(refused.value.reason, look, translator("en"))


@pytest.mark.parametrize("action", ["plant.6", "plant", "walk.-1", "pull.", "pull.12", "north", "roll.1", "walk.²"])
def test_what_is_no_button_of_ours_is_refused(action: str) -> None:
    with pytest.raises(Refused):
        FACE.move(Pressed(1, 1, action, ()))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_account_tells_nothing_of_an_earlier_plant_or_pull(locale: str) -> None:
    t = translator(locale)
    for look, _ in POSITIONS:
        told = list(FACE.recent(look.table))
        assert sum(event["type"] == "uncovered" for event in told) <= 1
        assert sum(event["type"] in ("planted", "fed", "harvested") for event in told) <= 1
        if any(event["type"] in ("planted", "plop", "turned", "slipped") for event in told):
            assert any(event["type"] == "uncovered" for event in told)
        for event in told:
            if event["type"] != "over":
                assert FACE.event(event, look.table, t)


def test_with_anyone_nobody_is_called_and_else_once_a_turn() -> None:
    keys: dict[str, set[tuple[int, tuple[int, ...]]]] = {}
    for look, _ in POSITIONS:
        view: Any = look.view
        if len(view.to_move) != 1:
            continue
        key = FACE.turn_key(look)
        if look.table.options["turns"] == "anyone":
            assert key is None
        elif key is not None and len(look.table.sitters) == 8:
            keys.setdefault(key, set()).add((view.turn, view.to_move))
    assert keys and all(len(turns) == 1 for turns in keys.values())


def test_a_root_that_slipped_is_not_called_harvested() -> None:
    found = Seen(0, "root", "red")
    for locale in LOCALES:
        t = translator(locale)
        assert words.seen(found, "roll", t, lost=True) != words.seen(found, "roll", t)
    table = Table(
        id=1, game="ratzeputz", options={}, pace="live", host=1, guild_id=1, channel_id=1, created_at=0,
        events=({"type": "uncovered"}, {"type": "slipped"}, {"type": "planted"}, {"type": "turned"}),
    )  # fmt: skip
    assert words.slipped(table)
    assert not words.slipped(replace(table, events=({"type": "slipped"}, {"type": "uncovered"}, {"type": "harvested"})))
