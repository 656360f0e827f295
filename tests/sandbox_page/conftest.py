"""A browser for the package; for each test a sandbox of its own with the sample bot on it, and tabs as people."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import discord
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.sandbox.sandbox import Sandbox
from tests.sandbox_page.sample_bot import SampleBot

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000
"""Milliseconds: what has to come comes within these, however busy the machine is."""
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        await started.close()


async def visit(browser: Browser, address: str, person: str, troubles: list[str], *, phone: bool = False) -> Page:
    """A new window as `person`, connected; what its console reports goes into `troubles`."""
    context = await browser.new_context(viewport=PHONE if phone else DESK, has_touch=phone)  # type: ignore[arg-type]
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
    await page.goto(f"{address}/?user={person}")
    await page.wait_for_selector("#app[data-connected=true]")
    await page.wait_for_selector("#composer-input:not([disabled])")
    return page


@dataclass
class House:
    """A running sandbox with its bot, and a browser to visit it."""

    sandbox: Sandbox
    bot: SampleBot
    browser: Browser
    troubles: list[str] = field(default_factory=list)

    async def visit(self, person: str, *, phone: bool = False) -> Page:
        """A new window as `person`, connected."""
        return await visit(self.browser, self.sandbox.address, person, self.troubles, phone=phone)


@pytest_asyncio.fixture(loop_scope="package")
async def house(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A fresh house; afterwards no page may have reported an error."""
    async with Sandbox(bot_name="Sample", first_commands=("garden join", "board", "nothing")) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", sandbox.url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
        bot = SampleBot()
        running = asyncio.create_task(bot.start(sandbox.token))
        while not bot.is_ready():
            assert not running.done(), running
            await asyncio.sleep(0.02)
        house = House(sandbox, bot, browser)
        yield house
        for context in browser.contexts:
            await context.close()
        running.cancel()  # or it would sit out its pause before it connects again
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
    assert house.troubles == []
