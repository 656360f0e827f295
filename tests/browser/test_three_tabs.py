"""Three people in three tabs of a real browser play a whole game of Putz die Wutz on the embedded Discord's page."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.tables import pace
from tests.cogs.party import Party
from tests.cogs.test_putzdiewutz_game import wanted_item

pytestmark = pytest.mark.asyncio(loop_scope="package")

_ROUNDS = 400


@pytest_asyncio.fixture(loop_scope="package")
async def party(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Party]:
    """Yield a house whose dice tumble for a moment only."""
    monkeypatch.setattr(pace, "PAUSE", (1, 5))
    async with Party(tmp_path) as party:
        yield party
        for context in browser.contexts:
            await context.close()


async def visit(party: Party, browser: Browser, person: str, *, width: int) -> Page:
    """Open the page as somebody."""
    context = await browser.new_context(viewport={"width": width, "height": 900})
    page = await context.new_page()
    await page.goto(f"{party.sandbox.address}/?user={person}")
    await page.wait_for_selector("#app[data-connected=true]")
    return page


async def press(page: Page, action: str) -> None:
    """Press the newest button of an action."""
    await page.locator(f'[data-custom-id$=":{action}"]:not([disabled])').last.click()


async def board(page: Page) -> str:
    """Return the newest board's words and its pictures' alt texts, as the page has them."""
    message = page.locator("[data-message-id]").last
    alts = await message.locator("img").evaluate_all("images => images.map(image => image.alt).join('\\n')")
    return f"{await message.inner_text()}\n{alts}"


async def test_three_people_in_three_tabs_play_a_whole_game(party: Party, browser: Browser) -> None:
    ada = await visit(party, browser, "Ada", width=1280)
    bruno = await visit(party, browser, "Bruno", width=1280)
    dario = await visit(party, browser, "Dario", width=360)
    tabs = (ada, bruno, dario)
    await ada.locator("#composer-input").fill("/putz-die-wutz start variant:very_young")
    await ada.wait_for_selector(".command-bar")
    await ada.locator("[data-action=send]").click()
    for tab in (bruno, dario):
        await press(tab, "join")
    await expect(ada.locator("[data-message-id]").last).to_contain_text("Dario")
    await press(ada, "start")
    trophies = 0
    for turn in range(_ROUNDS):
        busy = ada.locator(
            '[data-custom-id$=":roll"]:not([disabled]), [data-custom-id$=":north"]:not([disabled]), '
            '[data-custom-id$=":turn"], [data-custom-id$=":rematch"]'
        )
        await busy.first.wait_for()
        words = await board(ada)
        if "🏆" in words:
            trophies += 1
            break
        tab = tabs[turn % 3]
        if await ada.locator('[data-custom-id$=":roll"]:not([disabled])').count():
            await press(tab, "roll")
            await ada.locator('[data-custom-id$=":north"]:not([disabled])').wait_for()
        elif await ada.locator('[data-custom-id$=":turn"]').count():
            scrubber = re.search(r"(\w+)[^\n]* has the jar", words)
            assert scrubber is not None
            chooser = next(t for t, name in zip(tabs, ("Ada", "Bruno", "Dario"), strict=True) if name in scrubber[1])
            await chooser.locator('[data-custom-id$=":turn"]').click()
            await chooser.locator("[data-value]").first.click()
            await ada.locator('[data-custom-id$=":turn"]').wait_for(state="detached")
        else:
            item = wanted_item(words)
            # Whom the pig looks at scrubs it at once: so the game does not take all day.
            await press({"south": ada, "west": bruno, "north": dario}.get(item, tab), item)
            await ada.locator('[data-custom-id$=":north"]:not([disabled])').wait_for(state="detached")
    assert trophies == 1
    await expect(dario.locator("[data-message-id]").last).to_contain_text("🏆")
