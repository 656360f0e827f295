"""Being several people: tabs, unread marks, languages, names that try to be markup."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox_page.conftest import House
from tests.sandbox_page.steps import open_board, tell

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_two_tabs_of_one_browser_are_two_people(house: House) -> None:
    ada = await house.visit("ada")
    await ada.locator("[data-action=people]").click()
    async with ada.context.expect_page() as opened:
        await ada.locator(f"[data-new-tab='{house.sandbox.person('bruno').id}']").click()
    bruno = await opened.value
    await expect(bruno.locator("[data-me]")).to_contain_text("Bruno")
    await ada.keyboard.press("Escape")
    await expect(ada.locator("[data-me]")).to_contain_text("Ada")
    await open_board(ada)
    await bruno.locator("[data-custom-id=roll]").click()
    await expect(ada.locator("[data-message-id] h4")).to_have_text("Rolled 1")
    await bruno.reload()
    await expect(bruno.locator("[data-me]")).to_contain_text("Bruno")
    await expect(bruno.locator("[data-message-id] h4")).to_have_text("Rolled 1")


async def test_a_new_tab_is_somebody_who_is_not_there_yet(house: House) -> None:
    bruno = await house.visit("bruno")
    names = ("Ada", "Chloé d'Été_~*`|")
    for name in names:
        page = await bruno.context.new_page()
        await page.goto(house.sandbox.address)
        await expect(page.locator("[data-me] b")).to_have_text(name)
        await expect(page.locator("#app")).to_have_attribute("data-connected", "true")
    await page.reload()
    await expect(page.locator("[data-me] b")).to_have_text(names[-1])


async def test_two_tabs_of_one_person_share_what_is_private_but_not_forms(house: House) -> None:
    one, two = await house.visit("ada"), await house.visit("ada")
    board = await open_board(one)
    await board.locator("[data-custom-id=text]").click()
    for page in (one, two):
        await expect(page.locator("[data-ephemeral]")).to_contain_text("In words")
    await board.locator("[data-custom-id=form]").click()
    await expect(one.locator("dialog.modal")).to_be_visible()
    await one.get_by_label("Name of the table").fill("Oven")
    await one.locator("[data-action=modal-submit]").click()
    await expect(two.locator("[data-ephemeral]").last).to_contain_text("Table: Oven")
    await expect(two.locator("dialog")).to_have_count(0)
    for left in (1, 0):
        await two.locator("[data-action=dismiss]").first.click()
        await expect(one.locator("[data-ephemeral]")).to_have_count(left)


async def test_who_owns_and_moderates_a_server_can_be_told(house: House) -> None:
    page = await house.visit("chloe")
    await page.locator("[data-action=empty-people]").click()
    roles = {
        "ada": "owns Teahouse · moderates Dorfplatz",
        "bruno": "owns Dorfplatz · moderates Teahouse",
        "dario": "moderates Dorfplatz",
    }
    await page.locator("[data-field=locale]").select_option("en-GB")
    for person in house.sandbox.people:
        row = page.locator(f"[data-user='{person.id}'] .roles")
        if person.name in roles:
            await expect(row).to_have_text(roles[person.name])
        else:
            await expect(row).to_have_count(0)


async def test_switching_the_person_in_place_leaves_nothing_private_behind(house: House) -> None:
    page = await house.visit("ada")
    board = await open_board(page)
    await board.locator("[data-custom-id=text]").click()
    await expect(page.locator("[data-ephemeral]")).to_have_count(1)
    await page.locator("[data-action=people]").click()
    await page.locator(f"[data-be='{house.sandbox.person('dario').id}']").click()
    await expect(page.locator("[data-me]")).to_contain_text("Dario")
    await expect(page.locator("[data-message-id]")).to_have_count(1)
    await expect(page.locator("[data-ephemeral]")).to_have_count(0)


async def test_dots_and_badges_show_what_is_new_elsewhere(house: House) -> None:
    ada, bruno = await house.visit("ada"), await house.visit("bruno")
    room, other = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[:2]
    await bruno.locator(f"button[data-channel-id='{other.id}']").click()
    await tell(ada, "for everybody")
    button = bruno.locator(f"button[data-channel-id='{room.id}']")
    await expect(button.locator("[data-unread='1']")).to_have_count(1)
    await tell(ada, f"for <@{house.sandbox.person('bruno').id}>")
    await expect(button.locator("[data-calls='1']")).to_have_count(1)
    await expect(bruno).to_have_title("(1) #window-seat · Sandkasten · Bruno Brandmüller")
    await button.click()
    await expect(bruno.locator("[data-calls], [data-unread]")).to_have_count(0)
    await expect(bruno.locator(".calls-me")).to_have_count(1)


async def test_the_language_can_be_changed(house: House) -> None:
    page = await house.visit("ada")
    await page.locator("[data-action=people]").click()
    await page.locator("[data-field=locale]").select_option("fr")
    await expect(page.locator("dialog h2")).to_have_text("Qui suis-je ?")
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert house.sandbox.person("ada").locale == "fr"


@pytest.mark.parametrize("name", ["<script>boo()</script>", "**<@1>** `x` ||y||", "\u202eabc\u0301\u0301\u0301"])
async def test_a_name_is_only_ever_a_text(house: House, name: str) -> None:
    page = await house.visit("ada")
    await page.locator("[data-action=people]").click()
    await page.locator("[data-field=name]").fill(name)
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-me] b")).to_have_text(name)
    await page.keyboard.press("Escape")
    message = await tell(page, f"<@{house.sandbox.person('ada').id}>")
    await expect(message.locator(".mention.myself")).to_have_text(f"@{name}")
    assert await message.locator("script, strong, code").count() == 0


async def test_all_languages_have_the_same_words_with_the_same_holes(house: House) -> None:
    page = await house.visit("ada")
    words: dict[str, dict[str, list[str]]] = await page.evaluate(
        """async () => {
          const holes = (text) => (text.match(/\\{\\w+\\}/g) ?? []).sort();
          const tables = {};
          for (const code of ["en", "de", "fr", "it", "es"]) {
            const table = (await import(`/page/words/${code}.js`))[code];
            tables[code] = Object.fromEntries(Object.entries(table).map(([key, text]) => [key, holes(text)]));
          }
          return tables;
        }"""
    )
    assert len(words["en"]) > 90
    assert all(table == words["en"] for table in words.values())
