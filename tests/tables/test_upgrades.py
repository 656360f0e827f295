"""What was saved outlives the release that saved it: how an upgrade of a state, or of a record, is written."""

from typing import Any

import msgspec
import pytest

from bot.engines import GAMES
from bot.engines.upgrades import upgraded
from bot.tables import record as records
from bot.tables.record import Unreadable, read, table_of
from tests.tables.house import ADA, House


def with_weather(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: it always rained before there was any other weather."""
    return {**state, "weather": "rain"}


def with_wind(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: weather became an object."""
    return {**state, "weather": {"sky": state["weather"], "wind": 0}}


async def test_a_new_field_of_an_engine_makes_no_table_unreadable(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started("ratzeputz", 2)
    row = await house.store.load(table.id)
    assert row is not None
    game = type(GAMES["ratzeputz"])
    fields = [(name, Any) for name in game.state_type.__struct_fields__]
    weathered = msgspec.defstruct("Weathered", [*fields, ("weather", dict[str, Any])], frozen=True)
    monkeypatch.setattr(game, "state_type", weathered)
    with pytest.raises(Unreadable, match=f"table {table.id} .*weather"):
        read(row)
    monkeypatch.setattr(game, "state_version", 3)
    monkeypatch.setattr(game, "upgrades", {1: with_weather, 2: with_wind})
    record = read(row)
    assert record.state.weather == {"sky": "rain", "wind": 0}
    # Saved again it is of the newest version, and needs no upgrade.
    monkeypatch.setattr(game, "upgrades", {})
    assert read(record.row(0)) == record


async def test_a_record_of_the_first_version_is_read(house: House) -> None:
    table = await house.started("putzdiewutz", 2)
    row = await house.store.load(table.id)
    assert row is not None
    saved = msgspec.json.decode(row.record)
    del saved["version"], saved["state_version"]
    saved["table"]["face"] = saved["table"].pop("edition")
    assert read(row._replace(record=msgspec.json.encode(saved).decode())) == read(row)


@pytest.mark.parametrize(
    ("version", "now", "why"), [(1, 3, "from version 2 to 3"), (3, 1, "newer"), (0, 3, "from version 0 to 1")]
)
def test_a_step_that_is_missing_is_named(version: int, now: int, why: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=why):
        upgraded('{"a": 1}', version, now, {1: with_weather})


def test_what_is_up_to_date_is_left_as_it_is() -> None:
    assert upgraded("no JSON at all", 2, 2, {}) == "no JSON at all"


@pytest.mark.parametrize(
    "change",
    [{"record": "{"}, {"record": '{"version":99}'}, {"record": '{"version":1}'}, {"game": "chess"}, {"state": "[]"}],
    ids=str,
)
async def test_what_cannot_be_read_says_which_table_it_is(house: House, change: dict[str, str]) -> None:
    table = await house.started("ratzeputz", 2)
    row = await house.store.load(table.id)
    assert row is not None
    with pytest.raises(Unreadable, match=str(table.id)):
        read(row._replace(**change))
    if "record" in change:
        with pytest.raises(Unreadable, match=str(table.id)):
            table_of(row._replace(**change))


async def test_a_person_sees_their_other_tables(house: House) -> None:
    good, bad = await house.started("ratzeputz", 2), await house.started("ratzeputz", 2)
    row = await house.store.load(bad.id)
    assert row is not None
    await house.store.rewrite(row._replace(record="{}"))
    assert [table.id for table in await house.tables.seated(ADA.id)] == [good.id]
    assert house.tables.records.unreadable == {bad.id}


def test_records_know_every_step() -> None:
    assert sorted(records.UPGRADES) == list(range(1, records.VERSION))
    for game in GAMES.values():
        assert sorted(game.upgrades) == list(range(1, game.state_version))
