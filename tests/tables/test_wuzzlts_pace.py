"""No clock of a table of Wuzzlts tells what anybody could shout: plans, deadlines and timeouts are the same."""

from random import Random
from typing import Any

import pytest

from bot.engines import GAMES
from bot.engines.contract import Timeout
from bot.engines.wuzzlts.moves import Trade
from bot.engines.wuzzlts.state import WuzzltsState
from bot.tables import house_moves, playing
from bot.tables.pace import ANSWER, TURN
from bot.tables.record import Record
from bot.tables.table import Alarm, Sitter, Table
from tests.engines.wuzzlts_positions import FOURTH, NONE, THIRD, THREE, draw, named, position, trade
from tests.engines.wuzzlts_positions import play as played

NOW = 1_800_000_000_000
LYING = ("muds6", "muds6")
MOODS = range(40)

WORTH: dict[str, list[WuzzltsState]] = {
    # seat 1 has the turn, or is asked; it can shout nothing, WuzzUp!, Wuzzlt!
    "draw": [
        position(NONE, FOURTH, THIRD, seat=1),
        position(NONE, FOURTH, THIRD, seat=1, discards=LYING),
        position(NONE, THREE, THIRD, seat=1),
    ],
    "discard": [
        played(position(NONE, hand, THIRD, seat=1, discards=lying), (1, draw("top")))
        for hand, lying in ((FOURTH, ("muds6", "fins5")), (FOURTH, LYING), (THREE, ("muds6", "fins5")))
    ],
    "trade": [
        played(position(NONE, hand, THIRD, discards=lying), (0, trade(1, "top", "fins1")))
        for hand, lying in ((FOURTH, ("muds6", "fins5")), (FOURTH, LYING), (THREE, ("muds6", "fins5")))
    ],
}


def record(state: WuzzltsState, *house: int) -> Record:
    """Return a running table in that position, with house players on those seats."""
    sitters = tuple(Sitter(None if seat in house else 100 + seat, f"{seat}") for seat in range(len(state.hands)))
    table = Table(
        id=1, game="wuzzlts", options={}, pace="live", host=100, guild_id=1, channel_id=1, created_at=NOW,
        phase="playing", step=state.step, sitters=sitters, alarms=(Alarm("turn", NOW + 1),),
    )  # fmt: skip
    return Record(table, 1, GAMES["wuzzlts"].rules_version, state)


def plans(state: WuzzltsState) -> list[Any]:
    """Return when the house player on seat 1 means to do something, once for each of many moods."""
    tables = [house_moves.plan(record(state, 1), NOW, Random(mood), lambda _: []).table for mood in MOODS]
    return [[(alarm.what, alarm.at, alarm.seat) for alarm in table.alarms] for table in tables]


@pytest.mark.parametrize("phase", WORTH)
def test_when_a_house_player_acts_does_not_tell_what_it_could_shout(phase: str) -> None:
    plain, wuzzup, wuzzlt = map(plans, WORTH[phase])
    assert plain == wuzzup == wuzzlt
    assert all(len(alarms) == 2 for alarms in plain) and len({alarms[1] for alarms in plain}) > len(MOODS) / 2


@pytest.mark.parametrize("phase", WORTH)
def test_a_timeout_neither_shouts_nor_comes_at_another_time(phase: str) -> None:
    for state in WORTH[phase]:
        after, events = playing.move(record(state), None, Timeout(), NOW, Random(1), person=False)
        assert not {"wuzzup", "wuzzlt", "over"} & {GAMES["wuzzlts"].to_json(event)["type"] for event in events}
        view: Any = GAMES["wuzzlts"].view(after.state, None)
        assert view.result is None and view.scored == ((), (), ())
        assert after.table.alarms == (Alarm("turn", NOW + TURN["live"]),)


def test_who_is_asked_has_as_long_for_an_answer_whatever_they_could_shout() -> None:
    offer = Trade(1, "top", named("top", "fins1")[0])
    for hand in (FOURTH, THREE):
        waiting, _ = playing.move(record(position(NONE, hand)), 0, offer, NOW, Random(1), person=True)
        assert waiting.table.deadline == NOW + ANSWER["live"]
