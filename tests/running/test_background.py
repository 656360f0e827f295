"""Background work that ends, however it does, is logged and begins again."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

import pytest

from bot.process import background
from bot.process.background import every, for_ever, until_done


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin again at once."""
    monkeypatch.setattr(background, "_PAUSES", (0.0, 0.0))


def work(outcomes: list[Exception | None], done: asyncio.Event) -> Callable[[], Coroutine[None, None, None]]:
    """Return work with these outcomes, one after the other; after the last one it never ends."""

    async def once() -> None:
        if not outcomes:
            done.set()
            await asyncio.Event().wait()
        if (outcome := outcomes.pop(0)) is not None:
            raise outcome

    return once


async def test_what_should_never_end_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    done = asyncio.Event()
    going = asyncio.create_task(for_ever(work([RuntimeError("no clock"), None, TimeoutError()], done)))
    async with asyncio.timeout(5):
        await done.wait()
    going.cancel()
    said = [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING]
    assert len(said) == 3 and "has ended" in said[1] and all("once" in line for line in said)


async def test_what_is_done_once_is_tried_until_it_is(caplog: pytest.LogCaptureFixture) -> None:
    outcomes: list[Exception | None] = [RuntimeError("no"), TimeoutError(), None, RuntimeError("never asked for")]
    async with asyncio.timeout(5):
        await until_done(work(outcomes, asyncio.Event()))
    assert len(outcomes) == 1
    assert len(caplog.records) == 2


async def test_what_is_done_every_so_often_goes_on_after_a_failure() -> None:
    done = asyncio.Event()
    going = asyncio.create_task(every(0, work([RuntimeError("no"), None, RuntimeError("no")], done)))
    async with asyncio.timeout(5):
        await done.wait()
    going.cancel()


async def test_it_can_be_stopped() -> None:
    for how in (for_ever, until_done):
        going = asyncio.create_task(how(work([], asyncio.Event())))
        await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
