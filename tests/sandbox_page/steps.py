"""What people do on the page, as the tests say it."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect


async def run_command(page: Page, typed: str) -> None:
    """Types a whole line such as "/tell text:hello" and sends it."""
    await page.locator("#composer-input").fill(typed)
    await page.wait_for_selector(".command-bar")
    await page.locator("[data-action=send]").click()
    await page.wait_for_selector("#composer-input")


async def tell(page: Page, text: str) -> Locator:
    """Makes the bot say a text; the newest message."""
    before = await page.locator("[data-message-id]").count()
    await run_command(page, f"/tell text:{text}")
    await expect(page.locator("[data-message-id]")).to_have_count(before + 1)
    return page.locator("[data-message-id]").last


async def open_board(page: Page) -> Locator:
    """Opens a board; its message."""
    await run_command(page, "/board ")
    board = page.locator("[data-message-id]", has=page.locator("[data-custom-id=roll]"))
    await board.wait_for()
    return board
