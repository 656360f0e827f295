"""What earlier releases did not keep is looked up once, in files that they wrote."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store.facts import FactStore
from bot.store.people import PeopleStore
from bot.store.results import ResultStore
from bot.tables.backfill import Backfill
from bot.tables.pace import DAY, MINUTE
from bot.tables.record import VERSION
from tests.tables.house import House
from tests.tables.test_saved_files import FILES


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    """Return a house, not entered yet, on a database as that schema left it."""
    path = tmp_path / "stammtisch.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(request.param.read_text(encoding="utf-8"))
    connection.close()
    return House(path)


def backfill(house: House) -> Backfill:
    return Backfill(house.tables, ResultStore(house.database), FactStore(house.database))


async def run(house: House) -> None:
    running = asyncio.create_task(backfill(house).run())
    await house.advance(MINUTE)
    await running


async def test_everything_is_found(old: House) -> None:
    async with old as house:
        ended = [
            row for row in await house.store.next(0, 100) if row.phase in ("over", "closed") and row.state is not None
        ]
        versions = {row.id: row.version for row in await house.store.next(0, 100)}
        await run(house)
        names = await PeopleStore(house.database).names()
        assert any(name.startswith("Ada") for name in names)
        rows = await house.store.next(0, 100)
        for row in rows:
            assert f'"version":{VERSION}' in row.record
            assert not [name for name in names if f'"{name}"' in row.record]
            table = await house.table(row.id)
            assert all(sitter.name for sitter in table.sitters)
        played_out = 0
        for row in ended:
            table, results = await house.table(row.id), await house.results.of_table(row.id)
            view = (await house.look(row.id)).view
            assert view is not None
            if view.result is None:
                assert not results
                continue
            played_out += 1
            assert [result.user_id for result in results] == [sitter.user or 0 for sitter in table.sitters]
            last = (await house.store.moves(row.id))[-1].at
            for result in results:
                assert (result.at, result.guild_id, result.stood_in) == (last, 7, None)
                assert (result.seats, result.reason) == (len(table.sitters), view.result.reason)
        assert played_out
        for row in rows:
            if row.phase == "over":
                table = await house.table(row.id)
                assert [alarm.what for alarm in table.alarms] == ["close"] and table.version == versions[row.id] + 1
        await house.advance(DAY + MINUTE)
        assert not [row for row in await house.store.next(0, 100) if row.phase == "over"]


async def test_it_goes_on_where_it_was_stopped_and_is_done_once(old: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.backfill._BATCH", 2)
    async with old as house:
        facts = FactStore(house.database)
        running = asyncio.create_task(backfill(house).run())
        await house.calm()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        stopped_at = int(await facts.get("backfilled up to table") or 0)
        assert 0 < stopped_at < (await house.store.all_ids())[-1]
        seen: list[int] = []
        complete = Backfill._complete

        async def noted(self: Backfill, row: object) -> None:
            seen.append(row.id)  # type: ignore[attr-defined]
            await complete(self, row)  # type: ignore[arg-type]

        monkeypatch.setattr(Backfill, "_complete", noted)
        await run(house)
        assert seen == [table_id for table_id in await house.store.all_ids() if table_id > stopped_at]
        seen.clear()
        await run(house)
        assert not seen
