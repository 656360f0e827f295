"""The slash-command bar: keyboard, choices, suggestions, checks, languages."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import House
from tests.sandbox_page.steps import run_command

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_newcomer_gets_a_board_by_keyboard_alone(house: House) -> None:
    page = await house.visit("ada")
    await expect(page.locator("[data-empty]")).to_contain_text("type /")
    await page.keyboard.press("/")
    await expect(page.locator("[role=option]")).to_have_text([
        "/boardOpens a board", "/garden joinJoins a garden", "/tellSays a text",
    ])  # fmt: skip
    await page.keyboard.type("boa")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id] h4")).to_have_text("size 1, seats 2, loud False, guest None")
    await expect(page.locator("[data-message-id] .origin")).to_contain_text("Ada used /board")


async def test_the_first_commands_are_offered_and_wait_to_be_sent(house: House) -> None:
    page = await house.visit("bruno", phone=True)
    offers = page.locator("[data-fills]")
    # What the bot does not have is not offered; what it has is, in the person's language.
    await expect(offers).to_have_text(["/garden join", "/brett"])
    await offers.last.click()
    await expect(page.locator(".composer-hint").first).to_have_text(
        "Öffnet ein Brett · Enter oder der Pfeil schickt ihn ab."
    )
    await expect(page.locator("[data-action=send]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id] h4")).to_contain_text("size 1")
    await expect(offers).to_have_count(0)
    # No keyboard comes up over the answer.
    await expect(page.locator("[data-action=send]")).to_be_focused()


async def test_options_choices_booleans_people_and_numbers(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("#composer-input").fill("/board ")
    for option, typed in (("size", "lar"), ("loud", "yes"), ("guest", "dario")):
        await page.locator(f"[data-add-option={option}]").click()
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
    await page.locator("[data-add-option=seats]").click()
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer .form-error")).to_have_text("“seats” can be at most 6.")
    await page.locator("[data-option=seats]").fill("4")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id] h4")).to_have_text("size 2, seats 4, loud True, guest dario")


async def test_a_whole_command_can_be_typed(house: House) -> None:
    page = await house.visit("ada")
    options = page.locator("[role=option]")
    await page.keyboard.press("/")
    await expect(options).to_have_count(3)
    await page.keyboard.type("board ")
    await expect(page.locator("[data-adder]")).to_be_focused()
    await page.keyboard.type("se")
    await expect(options).to_have_text(["seatsHow many seats"])
    await page.keyboard.press("Tab")
    await page.keyboard.type("3")
    await page.keyboard.press("Tab")
    await page.keyboard.type("size:")
    await expect(page.locator("[data-option=size]")).to_be_focused()
    await page.keyboard.type("lar")
    await page.keyboard.press("Enter")
    # Nothing is sent while something stands there that names no option.
    await page.keyboard.type("nonsense")
    await page.keyboard.press("Enter")
    await expect(page.locator(".list-note")).to_have_text("Nothing fits what you typed.")
    await page.keyboard.press("Control+A")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("l")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=loud]")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(page.locator("[data-option]")).to_have_count(2)
    await expect(page.locator("[data-adder]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id] h4")).to_have_text("size 2, seats 3, loud False, guest None")


async def test_suggestions_come_from_the_bot(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("#composer-input").fill("/garden join ")
    await expect(page.locator("[role=option]")).to_have_count(3)
    await page.keyboard.type("rad")
    await expect(page.locator("[role=option]")).to_have_text(["RADIESCHEN (Teahouse)"])
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id]")).to_contain_text("Joined RADIESCHEN")


async def test_a_missing_or_wrong_value_is_named(house: House) -> None:
    page = await house.visit("ada")
    trouble = page.locator("#composer .form-error")
    await page.locator("#composer-input").fill("/tell ")
    await page.keyboard.press("Enter")
    await expect(trouble).to_have_text("“text” is still empty, and the command needs it.")
    await page.keyboard.press("Escape")
    await page.locator("#composer-input").fill("/board size:huge")
    await page.locator("[data-action=send]").click()
    await expect(trouble).to_have_text("“size”: choose one from the list.")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.locator("#composer-input").fill("/nothing")
    await page.keyboard.press("Enter")
    await expect(trouble).to_contain_text("no such command")


async def test_commands_speak_the_persons_language(house: House) -> None:
    page = await house.visit("bruno")
    await page.keyboard.press("/")
    await expect(page.locator("[role=option]").first).to_have_text("/brettÖffnet ein Brett")
    await page.locator("#composer-input").fill("/board größe:")
    await expect(page.locator("[role=option]").first).to_have_text("Klein")


async def test_words_without_a_slash_are_talk(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("#composer-input").fill("good <b>evening</b>")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-message-id] .markdown")).to_have_text("good <b>evening</b>")
    assert await page.locator("#composer-input").input_value() == ""


async def test_commands_work_in_the_bots_dm(house: House) -> None:
    page = await house.visit("chloe")
    await page.locator("[data-guild-id='@me']").click()
    await page.locator("[data-action=write-bot]").click()
    await expect(page.locator("#topbar .place")).to_contain_text("Sample")
    await run_command(page, "/tell text:hello")
    await expect(page.locator("[data-message-id]")).to_contain_text("hello")
