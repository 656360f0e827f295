"""The drawer of faults switches the sandbox, and the page bears what follows."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_switches_reach_the_sandbox_and_can_be_mended(house: House) -> None:
    page = await house.visit("ada")
    room = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[0]
    bruno = house.sandbox.person("bruno")
    await page.locator("[data-action=faults]").click()
    await page.locator(f"[data-fault='dms-{bruno.id}']").check()
    await page.locator("[data-fault='permission-ATTACH_FILES']").check()
    while house.sandbox.faults.report()["slow_ms"] != 300:
        # The answer to an earlier switch draws the drawer anew, without what was typed meanwhile.
        await page.locator("[data-field=slow]").fill("300")
        async with page.expect_response("**/page/api/faults"):
            await page.locator("[data-fault=slow-apply]").click()
    await page.locator("[data-fault=rest-503]").click()
    await expect(page.locator("#faults")).to_contain_text("3 more requests fail with 503.")
    report = house.sandbox.faults.report()
    assert report["dms_closed"] == [str(bruno.id)]
    assert report["permissions"] == {str(room.id): ["ATTACH_FILES"]}
    assert report["slow_ms"] == 300
    await page.locator("[data-fault=restore]").click()
    await expect(page.locator("#faults :checked")).to_have_count(1)  # the channel's <option>
    assert house.sandbox.faults.report()["dms_closed"] == []


async def test_a_deleted_channel_is_left(house: House) -> None:
    page = await house.visit("ada")
    first, second = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[:2]
    await page.locator("[data-action=faults]").click()
    await page.locator(f"[data-fault='delete-{first.id}']").click()
    await expect(page.locator("#topbar .place")).to_contain_text(second.name)
    await expect(page.locator("#toasts")).to_contain_text("was deleted")
    await expect(page.locator(f"button[data-channel-id='{first.id}']")).to_have_count(0)


async def test_a_bot_that_lost_its_gateway_is_said_to_be_offline(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("[data-action=faults]").click()
    await page.locator("[data-fault=gateway-outage]").click()
    await expect(page.locator("[data-banner=bot]")).to_contain_text("Sample is offline")


async def test_a_removed_bot_is_named_and_can_be_brought_back(house: House) -> None:
    page = await house.visit("ada")
    switch = page.locator(f"[data-fault='guild-bot-{house.sandbox.guilds[0].id}']")
    await page.locator("[data-action=faults]").click()
    await switch.click()
    await expect(page.locator("#channels")).to_contain_text("Sample is not on this server")
    await page.locator("#composer-input").fill("/")
    await expect(page.locator(".list-note")).to_have_text("The bot has no commands here yet.")
    await switch.click()
    await page.locator("#composer-input").fill("/")
    await expect(page.locator("[role=option]")).to_have_count(3)
    await expect(page.locator("#channels")).not_to_contain_text("Sample is not on this server")
    assert house.sandbox.faults.report()["guilds_left"] == []


async def test_a_lost_connection_comes_back_with_what_was_missed(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("#composer-input").fill("/tell text:half a thought")
    await page.locator("[data-option=text]").focus()
    await page.evaluate(
        """() => {
          const app = document.querySelector("#app");
          window.lost = new Promise((done) => new MutationObserver(() => done(app.dataset.connected))
            .observe(app, { attributes: true }));
        }"""
    )
    for socket in list(house.sandbox.core.sockets):
        await socket.close()
    assert await page.evaluate("window.lost") == "false"
    room = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[0]
    house.sandbox.person("bruno").say(room.id, "while you were away")
    await expect(page.locator("#app")).to_have_attribute("data-connected", "true")
    await expect(page.locator("[data-message-id]")).to_contain_text("while you were away")
    await expect(page.locator("[data-option=text]")).to_have_value("half a thought")
    await expect(page.locator("[data-option=text]")).to_be_focused()
