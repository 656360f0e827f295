"""The painter: beside the event loop, each picture once, failures not remembered."""

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO

import pytest
import pytest_asyncio
from PIL import Image

from render.kit import encode
from render.kit.painter import Painter


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    made = Painter(2, cache_bytes=100_000)
    yield made
    made.close()


class Studio:
    """Counts what it paints, and can be held up."""

    def __init__(self) -> None:
        self.painted: list[str] = []
        self.threads: set[int] = set()
        self.open = threading.Event()
        self.open.set()

    def paint(self, color: str) -> Image.Image:
        self.open.wait(10)
        self.painted.append(color)
        self.threads.add(threading.get_ident())
        if color == "broken":
            raise ValueError(color)
        return Image.new("RGB", (64, 48), color)


async def test_a_picture_is_webp_named_by_its_game_alone(painter: Painter) -> None:
    picture = await painter.paint("putzdiewutz", Studio().paint, "red")
    assert (picture.filename, picture.width, picture.height) == ("putzdiewutz.webp", 64, 48)
    with Image.open(BytesIO(picture.data)) as read:
        assert (read.format, read.size) == ("WEBP", (64, 48))


async def test_the_event_loop_paints_nothing_itself(painter: Painter) -> None:
    studio = Studio()
    await painter.paint("g", studio.paint, "red")
    assert threading.get_ident() not in studio.threads


async def test_equal_requests_are_painted_once_while_and_after(painter: Painter) -> None:
    studio = Studio()
    studio.open.clear()
    both = [asyncio.ensure_future(painter.paint("g", studio.paint, "red")) for _ in range(5)]
    await asyncio.sleep(0)
    studio.open.set()
    first, *others = await asyncio.gather(*both)
    assert all(other is first for other in others)
    assert await painter.paint("g", studio.paint, "red") is first
    await painter.paint("g", studio.paint, "blue")
    assert studio.painted == ["red", "blue"]


async def test_one_waiter_that_gives_up_leaves_the_picture_to_the_others(painter: Painter) -> None:
    studio = Studio()
    studio.open.clear()
    patient = asyncio.ensure_future(painter.paint("g", studio.paint, "red"))
    hasty = asyncio.ensure_future(painter.paint("g", studio.paint, "red"))
    await asyncio.sleep(0)
    hasty.cancel()
    studio.open.set()
    assert (await patient).width == 64
    with pytest.raises(asyncio.CancelledError):
        await hasty


async def test_a_failure_reaches_who_asked_and_is_tried_again(painter: Painter) -> None:
    studio = Studio()
    for _ in range(2):
        with pytest.raises(ValueError, match="broken"):
            await painter.paint("g", studio.paint, "broken")
    assert studio.painted == ["broken", "broken"]


async def test_the_cache_drops_the_longest_unused() -> None:
    studio = Studio()
    size = len(encode.still("g", studio.paint("red")).data)
    studio.painted.clear()
    painter = Painter(1, cache_bytes=size * 2 + size // 2)
    for color in ("red", "blue", "red", "lime", "red", "blue"):
        await painter.paint("g", studio.paint, color)
    painter.close()
    assert studio.painted == ["red", "blue", "lime", "blue"]


async def test_animations_are_painted_the_same_way(painter: Painter) -> None:
    def frames(count: int) -> list[Image.Image]:
        return [Image.new("RGB", (32, 32), (nth * 40, 0, 0)) for nth in range(count)]

    picture = await painter.animate("g", "three", partial(frames, 3))
    with Image.open(BytesIO(picture.data)) as read:
        assert getattr(read, "n_frames", 1) == 3
    with pytest.raises(ValueError, match="frame"):
        await painter.animate("g", "none", partial(frames, 0))


async def test_no_picture_waits_for_an_animation(painter: Painter) -> None:
    held = threading.Event()

    def slow() -> list[Image.Image]:
        held.wait(30)
        return [Image.new("RGB", (8, 8))] * 2

    long = asyncio.create_task(painter.animate("g", "long", slow))
    await asyncio.sleep(0.05)
    await painter.paint("g", Image.new, "RGB", (8, 8))
    assert not long.done()
    held.set()
    await long


async def test_warming_runs_every_builder_in_order(painter: Painter) -> None:
    built: list[int] = []
    await painter.warm([lambda: built.append(1), lambda: built.append(2)])
    assert built == [1, 2]
