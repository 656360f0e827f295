"""Locks by key: who waits for whom, and that nothing is left of them."""

import asyncio

import pytest

from bot.keyed_locks import KeyedLocks


async def calm() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_first_come_first_served() -> None:
    locks: KeyedLocks[str] = KeyedLocks()
    told: list[str] = []

    async def work(number: int) -> None:
        async with locks.hold("a"):
            told.append(f"{number} begins")
            await asyncio.sleep(0)
            told.append(f"{number} ends")

    await asyncio.gather(*(work(number) for number in range(5)))
    assert told == [f"{number} {what}" for number in range(5) for what in ("begins", "ends")]


async def test_keys_do_not_wait_for_each_other() -> None:
    locks: KeyedLocks[int] = KeyedLocks()
    async with locks.hold(1), locks.hold(2):
        assert len(locks) == 2


async def test_one_lives_as_long_as_somebody_wants_it() -> None:
    """Whoever comes after the first user left, while a second waits, waits for the second."""
    locks: KeyedLocks[str] = KeyedLocks()
    inside: list[int] = []

    async def work(number: int, leave: asyncio.Event) -> None:
        async with locks.hold("a"):
            inside.append(number)
            await leave.wait()
            inside.remove(number)

    leaves = [asyncio.Event() for _ in range(3)]
    first, second = (asyncio.create_task(work(number, leaves[number])) for number in range(2))
    await calm()
    leaves[0].set()
    await first
    third = asyncio.create_task(work(2, leaves[2]))
    await calm()
    assert inside == [1]
    leaves[1].set()
    leaves[2].set()
    await asyncio.gather(second, third)
    assert not len(locks)


async def test_nothing_is_left_of_who_failed_or_gave_up() -> None:
    locks: KeyedLocks[str] = KeyedLocks()

    async def wait() -> None:
        async with locks.hold("a"):
            raise AssertionError("it was to give up before")

    with pytest.raises(OSError, match="full"):
        async with locks.hold("a"):
            waiting = asyncio.create_task(wait())
            await calm()
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert len(locks) == 1
            raise OSError("disk full")
    assert not len(locks)
