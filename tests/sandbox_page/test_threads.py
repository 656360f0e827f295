"""Threads on the page: opened under their channel, found, archived and woken."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import House
from tests.sandbox_page.steps import open_board
from tests.sandbox_page.test_reach import check

pytestmark = pytest.mark.asyncio(loop_scope="package")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
async def test_one_is_opened_archived_and_woken(house: House, phone: bool) -> None:
    page = await house.visit("chloe", phone=phone)
    room = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[0]
    if phone:
        await page.locator("[data-action=nav]").click()
    await page.locator("[data-action=new-thread]").click()
    await check(page, phone=phone)
    await page.locator("[data-field=thread-name]").fill("round two")
    await page.locator("[data-action=thread-submit]").click()
    await expect(page.locator("#topbar .place")).to_contain_text("round two")
    thread = house.sandbox.channel("round two")
    assert thread.thread is not None and thread.thread.parent_id == room.id
    await check(page, phone=phone)
    await page.locator("#channels [data-action=archive]").click()
    await expect(page.locator("[data-banner=thread]")).to_contain_text("archivé")
    assert thread.thread.archived
    await check(page, phone=phone)
    await page.locator("#channels [data-action=wake]").click()
    await expect(page.locator("[data-banner=thread]")).to_have_count(0)
    assert not thread.thread.archived


async def test_a_game_in_a_thread_and_the_way_to_it(house: House) -> None:
    room = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[0]
    page = await house.visit("ada")
    thread = house.sandbox.person("bruno").open_thread(room, "round one")
    await page.locator(f"[data-message-id] [data-thread='{thread.id}']").click()
    await expect(page.locator("#topbar .place")).to_contain_text("round one")
    board = await open_board(page)
    await expect(board).to_have_attribute("data-channel-id", str(thread.id))
    house.sandbox.archive(thread, locked=True)
    await expect(page.locator("[data-banner=thread]")).to_contain_text("locked")
    await page.locator(f"button[data-channel-id='{room.id}']").click()
    button = page.locator(f"button[data-channel-id='{thread.id}']")
    await expect(button).to_contain_text("archived")
    await page.locator(f"button[data-channel-id='{house.sandbox.channel('garden').id}']").click()
    await expect(button).to_have_count(0)


async def test_permissions_of_a_whole_server(house: House) -> None:
    page = await house.visit("ada")
    guild = house.sandbox.guilds[0]
    await page.locator("[data-action=faults]").click()
    await page.locator("[data-field=permission-channel]").select_option(str(guild.id))
    await page.locator("[data-fault='permission-SEND_MESSAGES_IN_THREADS']").check()
    await expect(page.locator("[data-fault='permission-SEND_MESSAGES_IN_THREADS']")).to_be_checked()
    assert house.sandbox.faults.report()["permissions"] == {str(guild.id): ["SEND_MESSAGES_IN_THREADS"]}
