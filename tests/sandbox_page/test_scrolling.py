"""New things come into view, and what somebody reads is never pulled away from under their eyes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox import Limits, Sandbox
from bot.sandbox.messages.message import Draft, Message
from tests.sandbox_page.conftest import House, visit

pytestmark = pytest.mark.asyncio(loop_scope="package")


def talk(sandbox: Sandbox, lines: int) -> list[str]:
    """Has Bruno say so many lines in the first channel; the messages' ids."""
    room, bruno = sandbox.core.world.channels_of(sandbox.guilds[0].id)[0], sandbox.person("bruno")
    return [bruno.say(room, f"line {number}")["id"] for number in range(lines)]


def draft(text: str) -> Draft:
    """A message of plain words, accepted."""
    fields = {"content": text, "embeds": [], "components": [], "attachments": [], "mentions": []}
    return Draft(fields | {"mention_everyone": False}, [], [], 0)


def bot_says(sandbox: Sandbox, text: str, *, only_for: int | None = None) -> Message:
    """Has the bot say something in the first channel."""
    room = sandbox.core.world.channels_of(sandbox.guilds[0].id)[0]
    return sandbox.core.messages.create(room, sandbox.core.world.bot.id, draft(text), only_for=only_for)


def message(page: Page, identity: str) -> Locator:
    """A message by its id."""
    return page.locator(f"[data-message-id='{identity}']")


async def top(row: Locator) -> float:
    """How far below the top edge of what is seen of the messages an element begins, in px."""
    edges = "(node) => node.getBoundingClientRect().top - node.closest('#scroller').getBoundingClientRect().top"
    return float(await row.evaluate(edges))


async def read(row: Locator) -> float:
    """Scrolls an element to the middle of what is seen; where it begins then."""
    await row.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
    await expect(row.page.locator("#to-bottom")).to_be_visible()
    return await top(row)


async def test_the_newest_is_seen_until_somebody_scrolls_up(house: House) -> None:
    page = await house.visit("ada")
    talk(house.sandbox, 30)
    await expect(page.locator("[data-message-id]")).to_have_count(30)
    await expect(page.locator("[data-message-id]").last).to_be_in_viewport(ratio=1)
    reading = page.locator("[data-message-id]").nth(5)
    before = await read(reading)
    talk(house.sandbox, 3)
    await expect(page.locator("[data-message-id]")).to_have_count(33)
    assert await top(reading) == before
    await page.locator("#to-bottom").click()
    await expect(page.locator("[data-message-id]").last).to_be_in_viewport(ratio=1)
    await expect(page.locator("#to-bottom")).not_to_be_visible()


async def test_a_message_above_that_grows_moves_nothing(house: House) -> None:
    first = bot_says(house.sandbox, "short")
    ids = talk(house.sandbox, 40)
    page = await house.visit("ada")
    before = await read(message(page, ids[10]))
    house.sandbox.core.messages.edit(first, draft("much\n\nlonger\n\nthan before"))
    await expect(message(page, str(first.id))).to_contain_text("longer")
    assert abs(await top(message(page, ids[10])) - before) < 1


async def test_a_long_private_answer_is_read_from_its_beginning(house: House) -> None:
    talk(house.sandbox, 20)
    page = await house.visit("ada", phone=True)
    bot_says(house.sandbox, "\n".join(map(str, range(80))), only_for=house.sandbox.person("ada").id)
    private = page.locator("[data-ephemeral]")
    await expect(private.locator(".heading")).to_be_in_viewport(ratio=1)
    await expect(page.locator("#to-bottom")).to_be_visible()
    await expect(private.locator(".private-note")).not_to_be_in_viewport()


async def test_a_lost_connection_does_not_lose_the_place(house: House) -> None:
    page = await house.visit("ada")
    ids = talk(house.sandbox, 40)
    await expect(page.locator("[data-message-id]")).to_have_count(40)
    before = await read(message(page, ids[8]))
    for socket in list(house.sandbox.core.sockets):
        await socket.close()
    # The closed socket cannot bring this: it comes with the next one.
    talk(house.sandbox, 1)
    await expect(page.locator("[data-message-id]")).to_have_count(41)
    assert abs(await top(message(page, ids[8])) - before) < 1


async def test_a_tab_outlives_the_sandbox_and_shows_the_present_again(browser: Browser, tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "s.sqlite3", limits=Limits.off()) as sandbox:
        page = await visit(browser, sandbox.address, "ada", [])
        port = int(sandbox.address.rsplit(":", 1)[1])
        (kept,) = talk(sandbox, 1)
        bot_says(sandbox, "psst", only_for=sandbox.person("ada").id)
        await expect(page.locator("[data-message-id]")).to_have_count(2)
    await expect(page.locator("[data-banner=connection]")).to_be_visible()
    async with Sandbox(tmp_path / "s.sqlite3", port, limits=Limits.off()) as sandbox:
        (newer,) = talk(sandbox, 1)
        await expect(page.locator("[data-banner=connection]")).to_have_count(0)
        for row, identity in enumerate((kept, newer)):
            await expect(page.locator("[data-message-id]").nth(row)).to_have_attribute("data-message-id", identity)
        # What was private is gone with the old process, as from a real client that is started anew.
        await expect(page.locator("[data-message-id]")).to_have_count(2)
        await page.context.close()
