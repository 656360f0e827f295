"""The one machine that keeps messages right: what is owed, what was refused, who waits, and who harms whom."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.tables.refusal import Refused
from cogs.upkeep import refusals as refusing
from cogs.upkeep import upkeep as keeping
from cogs.upkeep.refusals import Place, Refusals
from cogs.upkeep.upkeep import Upkeep

BUSY = aiohttp.ClientConnectionError("cut")


def refusal(status: int = 403, code: int = 50001) -> discord.HTTPException:
    """Return what discord.py raises for a refusal."""
    response: Any = type("Response", (), {"status": status, "reason": "no"})()
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": "no"})


class Desk:
    """Messages that are brought up to date by noting so; ``fails`` says what each of them raises, once a try."""

    def __init__(self, refusals: Refusals | None = None) -> None:
        self.refusals = refusals or Refusals()
        self.tries: Counter[int] = Counter()
        self.done: list[int] = []
        self.fails: dict[int, list[Exception]] = {}
        self.slow: dict[int, asyncio.Event] = {}
        self.gave_way = 0
        self.under_way = 0
        self.upkeep: Upkeep[int] = Upkeep("board", self.bring, self.place, self.refusals)

    async def bring(self, key: int, news: asyncio.Event) -> None:
        """Make one right."""
        self.tries[key] += 1
        self.under_way += 1
        try:
            assert self.under_way <= 1 or len(self.tries) > 1
            if failures := self.fails.get(key):
                raise failures.pop(0)
            if key in self.slow:
                held, newer = asyncio.ensure_future(self.slow[key].wait()), asyncio.ensure_future(news.wait())
                await asyncio.wait({held, newer}, return_when=asyncio.FIRST_COMPLETED)
                held.cancel()
                newer.cancel()
                if not self.slow[key].is_set():
                    self.gave_way += 1
                    return
            self.done.append(key)
        finally:
            self.under_way -= 1

    async def place(self, key: int) -> Place | None:
        """Return where it is: each in a channel of its own, all in one server; negative ones are nowhere."""
        return None if key < 0 else Place("board", key, 5)

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(10):
            while not condition():  # noqa: ASYNC110 - any condition, not one event
                await asyncio.sleep(0.005)

    async def idle(self) -> None:
        """Wait until nothing is being written."""
        await self.until(lambda: not self.upkeep.busy)


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr(keeping, "PAUSES", (0.01, 0.02))
    desk = Desk()
    yield desk
    await desk.upkeep.close()


async def test_what_changes_is_written_once_however_often_it_was_told(desk: Desk) -> None:
    for _ in range(5):
        desk.upkeep.changed(1)
    await desk.idle()
    assert desk.done == [1] and desk.tries[1] == 1


async def test_what_came_while_a_message_was_written_is_written_next(desk: Desk) -> None:
    desk.slow[1] = asyncio.Event()
    desk.upkeep.changed(1)
    await desk.until(lambda: desk.tries[1] == 1)
    desk.upkeep.changed(1)
    await desk.until(lambda: desk.tries[1] == 2)
    assert desk.gave_way == 1
    desk.slow[1].set()
    await desk.idle()
    assert desk.done == [1]


async def test_a_sweep_is_no_news_to_a_message_that_is_being_written(desk: Desk) -> None:
    desk.slow[1] = asyncio.Event()
    desk.upkeep.changed(1)
    await desk.until(lambda: desk.tries[1] == 1)
    for _ in range(3):
        await desk.upkeep.sweep([1])
    await asyncio.sleep(0.05)
    assert desk.gave_way == 0 and desk.tries[1] == 1
    desk.slow[1].set()
    await desk.idle()
    assert desk.done == [1]


async def test_where_discord_is_too_busy_it_is_tried_again(desk: Desk) -> None:
    desk.fails[1] = [BUSY, refusal(503, 0), refusal(429, 0), TimeoutError()]
    desk.upkeep.changed(1)
    await desk.until(lambda: desk.done == [1])
    assert desk.tries[1] == 5


async def test_who_is_refused_rests_and_is_not_tried_by_news_or_sweeps(desk: Desk) -> None:
    desk.fails[1] = [refusal()]
    desk.upkeep.changed(1)
    await desk.idle()
    for _ in range(5):
        desk.upkeep.changed(1)
        await desk.upkeep.sweep([1])
    await desk.idle()
    assert desk.tries[1] == 1 and not desk.done
    desk.refusals.wake(channel_id=1)
    await desk.upkeep.sweep([1])
    await desk.idle()
    assert desk.done == [1]


async def test_rests_grow_until_it_works(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place("board", 1, 5)
    assert [desk.refusals.refused(place) for _ in range(5)] == [60.0, 300.0, 1800.0, 1800.0, 1800.0]
    desk.refusals.wake(guild_id=6)
    assert desk.refusals.resting(place)
    desk.refusals.wake(guild_id=5)
    assert not desk.refusals.resting(place)
    assert desk.refusals.refused(place) == 1800.0, "what changed did not help: it is no first refusal"
    desk.refusals.worked(place)
    assert not desk.refusals.resting(place) and desk.refusals.refused(place) == 60.0


async def test_a_rest_ends_by_itself(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusing, "RESTS", (0.05,))
    desk.fails[1] = [refusal(400, 50035)]
    desk.upkeep.changed(1)
    await desk.idle()
    await desk.upkeep.sweep([1])
    assert desk.tries[1] == 1
    await asyncio.sleep(0.06)
    await desk.upkeep.sweep([1])
    await desk.idle()
    assert desk.done == [1]


async def test_one_that_cannot_be_made_harms_no_other(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    desk.fails[1] = [ValueError("unreadable"), ValueError("unreadable")]
    desk.upkeep.changed(1)
    desk.upkeep.changed(2)
    await desk.idle()
    for _ in range(5):
        await desk.upkeep.sweep([1, 2, 3])
    await desk.idle()
    assert desk.tries[1] == 1 and {2, 3} <= set(desk.done) and desk.upkeep.faulty == 1
    assert len([record for record in caplog.records if "board 1" in record.getMessage()]) == 1
    desk.upkeep.changed(1)
    await desk.idle()
    assert desk.tries[1] == 2, "its table has changed: it may be right now"


async def test_what_is_nowhere_or_gone_is_not_written(desk: Desk) -> None:
    desk.fails[1] = [Refused("refused-gone")]
    desk.upkeep.changed(-1)
    desk.upkeep.changed(1)
    await desk.upkeep.sweep([-1])
    await desk.idle()
    assert desk.tries == {1: 1} and not desk.upkeep.faulty


async def test_nothing_is_kept_of_what_was_written(desk: Desk) -> None:
    for key in range(200):
        desk.upkeep.changed(key)
    await desk.idle()
    assert len(desk.done) == 200 and desk.upkeep.busy == 0 and len(desk.upkeep._turns) == 0


async def test_who_holds_a_message_is_waited_for(desk: Desk) -> None:
    async with desk.upkeep.turn(1):
        desk.upkeep.changed(1)
        await asyncio.sleep(0.05)
        assert not desk.tries[1]
    await desk.idle()
    assert desk.done == [1]


async def test_a_sweep_of_many_goes_in_batches(desk: Desk) -> None:
    most = 0

    async def slow(key: int, news: asyncio.Event) -> None:
        nonlocal most
        most = max(most, desk.upkeep.busy)
        await asyncio.sleep(0.01)
        desk.done.append(key)

    desk.upkeep._bring = slow  # type: ignore[method-assign]
    await desk.upkeep.sweep(range(300))
    await desk.idle()
    assert len(desk.done) == 300 and most <= 50


class Hours:
    """The loop's time, for the budget alone: it is set on by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_six_hundred_places_that_shut_us_out_cost_few_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord bans an address after 10,000 in ten minutes; ours are bounded to 200 in one and 1,000 in ten."""
    clock = Hours()
    monkeypatch.setattr(refusing, "_now", clock)
    refusals = Refusals()
    tries = 0

    async def refused_for_good(key: int) -> None:
        nonlocal tries
        place = Place("board", key, key)
        while True:
            async with refusals.attempt(place):
                tries += 1
                refusals.refused(place)
            clock_before = clock.now
            while refusals.resting(place) or clock.now == clock_before:  # noqa: ASYNC110 - time set on by hand
                await asyncio.sleep(0)

    work = [asyncio.create_task(refused_for_good(key)) for key in range(600)]
    a_minute = 0
    for second in range(600):
        clock.now += 1.0
        refusals._grant()
        for _ in range(4):
            await asyncio.sleep(0)
        if second == 59:
            a_minute = tries
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    # One try makes two requests at most.
    assert 50 < a_minute <= 100 and a_minute < tries <= 500


async def test_who_was_never_refused_goes_before_who_was(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours()
    monkeypatch.setattr(refusing, "_now", clock)
    monkeypatch.setattr(refusing, "RESTS", (0.0,))
    refusals = Refusals()
    for key in range(refusing.BURST):
        await refusals._take(doubtful=False)
        refusals.refused(Place("board", key, 5))
    order: list[str] = []

    async def one(name: str, key: int) -> None:
        async with refusals.attempt(Place("board", key, 5)):
            order.append(name)

    tasks = [asyncio.create_task(one("refused before", 1)), asyncio.create_task(one("good", 999))]
    await asyncio.sleep(0)
    assert not order
    clock.now += 10
    refusals._grant()
    await asyncio.gather(*tasks)
    assert order == ["good", "refused before"]
