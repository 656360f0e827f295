"""Messages that live: buttons, private answers, selects, forms, pictures, links."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import House
from tests.sandbox_page.sample_bot import ALT
from tests.sandbox_page.steps import open_board, tell

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_press_edits_the_board_in_place_and_keeps_the_focus(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    await board.locator("[data-custom-id=roll]").focus()
    for rolls in (1, 2):
        await page.keyboard.press("Enter")
        await expect(board.locator("h4")).to_have_text(f"Rolled {rolls}")
    await expect(board.locator("[data-custom-id=roll]")).to_be_focused()
    await expect(page.locator("[data-message-id]")).to_have_count(1)


async def test_a_private_answer_is_seen_by_one_and_can_be_dismissed(house: House) -> None:
    ada, bruno = await house.visit("ada"), await house.visit("bruno")
    board = await open_board(ada)
    await expect(bruno.locator("[data-message-id]")).to_have_count(1)
    await board.locator("[data-custom-id=text]").click()
    private = ada.locator("[data-ephemeral=true]")
    await expect(private).to_contain_text("In words, for you")
    await expect(private).to_contain_text("Only you can see this")
    await bruno.locator("[data-custom-id=roll]").click()
    await expect(bruno.locator("[data-message-id] h4")).to_have_text("Rolled 1")
    await expect(bruno.locator("[data-message-id]")).to_have_count(1)
    await private.locator("[data-action=dismiss]").click()
    await expect(private).to_have_count(0)


async def test_an_unanswered_press_says_that_it_failed(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    await board.locator("[data-custom-id=silent]").click()
    await expect(board.locator("[data-custom-id=silent]")).to_have_attribute("aria-busy", "true")
    await expect(board.locator("[data-failed]")).to_contain_text("This interaction failed")
    await expect(board.locator("[aria-busy]")).to_have_count(0)
    await expect(page.locator("#announce p", has_text="This interaction failed")).to_have_count(1)


async def test_a_select_sends_one_value_at_once(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    await board.locator("[data-custom-id=card]").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("[role=option].active")).to_have_text("Card 1costs 1")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-ephemeral]")).to_contain_text("Chosen: 1")


async def test_a_select_of_two_waits_for_both_and_survives_an_edit(house: House) -> None:
    ada, bruno = await house.visit("ada"), await house.visit("bruno")
    board = await open_board(ada)
    await board.locator("[data-custom-id=pair]").click()
    await ada.locator("[role=option][data-value='3']").click()
    await expect(ada.locator("[data-action=select-done]")).to_be_disabled()
    await bruno.locator("[data-custom-id=roll]").click()
    await expect(board.locator("h4")).to_have_text("Rolled 1")
    await expect(ada.locator("[role=option][aria-selected=true]")).to_have_text(["Card 3costs 3"])
    await ada.locator("[role=option][data-value='0']").click()
    await ada.locator("[data-action=select-done]").click()
    await expect(ada.locator("[data-ephemeral]")).to_contain_text("Chosen: ")
    said = await ada.locator("[data-ephemeral] .markdown").inner_text()
    assert set(said.removeprefix("Chosen: ").split(", ")) == {"0", "3"}


async def test_a_form_checks_and_sends(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    await board.locator("[data-custom-id=form]").click()
    form = page.locator("dialog.modal")
    await expect(form.locator("h2")).to_have_text("House rules")
    name = form.get_by_label("Name of the table")
    await expect(name).to_be_focused()
    await name.fill("ab")
    await form.locator("[data-action=modal-submit]").click()
    await expect(form.locator("[role=alert]")).to_contain_text("at least 3 characters")
    await name.fill("<i>*Oven*</i>")
    await form.locator("[data-action=modal-submit]").click()
    await expect(form).to_have_count(0)
    await expect(page.locator("[data-ephemeral] .markdown")).to_have_text("Table: <i>*Oven*</i>")


async def test_a_picture_carries_its_alt_text_and_can_be_enlarged(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    image = board.locator(".gallery img")
    assert await image.get_attribute("alt") == ALT
    assert await image.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") == 1024
    # Screen readers say it once, here and where it is enlarged.
    assert (await board.aria_snapshot()).count("A green meadow") == 1
    large = page.locator("dialog.lightbox")
    for close in (page.keyboard.press("Escape"), page.go_back(), large.get_by_role("button").click()):
        await board.get_by_role("button", name="Enlarge picture").click()
        await expect(large.locator("figcaption")).to_have_text(ALT)
        assert (await large.aria_snapshot()).count("A green meadow") == 1
        await close
        await expect(large).to_have_count(0)
    await expect(board.locator(".gallery img")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
async def test_a_board_is_seen_whole_with_its_buttons(house: House, phone: bool) -> None:
    page = await house.visit("ada", phone=phone)
    board = await open_board(page)
    await board.locator(".gallery img").evaluate("async (image) => { await image.decode(); }")
    for part in ("h4", ".gallery", "[data-custom-id=pair]"):
        await expect(board.locator(part)).to_be_in_viewport(ratio=1)


async def test_older_messages_come_when_one_scrolls_up_or_jumps_there(house: House) -> None:
    room = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[0]
    bruno = house.sandbox.person("bruno")
    said = [bruno.say(room.id, f"line {number}") for number in range(130)]
    page = await house.visit("ada")
    rows = page.locator("[data-message-id]")
    await expect(rows).to_have_count(50)
    await expect(rows.last).to_be_in_viewport()
    await page.locator("#scroller").evaluate("(node) => { node.scrollTop = 0; }")
    await expect(rows).to_have_count(100)
    await expect(page.locator(f"[data-message-id='{said[80]['id']}']")).to_be_in_viewport()
    link = await tell(page, f"https://discord.com/channels/@me/{room.id}/{said[3]['id']}")
    await link.locator("a[data-jump]").click()
    await expect(page.locator(f"[data-message-id='{said[3]['id']}']")).to_be_focused()
    await expect(rows).to_have_count(131)


async def test_a_message_link_jumps(house: House) -> None:
    page = await house.visit("ada")
    first = await tell(page, "the first")
    target = await first.get_attribute("data-message-id")
    guild = house.sandbox.guilds[0]
    rooms = house.sandbox.core.world.channels_of(guild.id)
    for number in range(12):
        await tell(page, f"{number} and so on and on")
    await page.locator(f"button[data-channel-id='{rooms[1].id}']").click()
    message = await tell(page, f"https://discord.com/channels/{guild.id}/{rooms[0].id}/{target}")
    await message.locator("a[data-jump]").click()
    await expect(page.locator("#topbar .place")).to_contain_text(rooms[0].name)
    await expect(page.locator(f"[data-message-id='{target}']")).to_be_focused()
    await expect(page.locator(f"[data-message-id='{target}']")).to_be_in_viewport()
