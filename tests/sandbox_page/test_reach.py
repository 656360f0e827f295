"""Small screens, keyboards, screen readers, eyes: everybody can use the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.sandbox_page.conftest import House
from tests.sandbox_page.steps import open_board, tell

pytestmark = pytest.mark.asyncio(loop_scope="package")

NAMELESS = """() => [...document.querySelectorAll("button, a[href], input, select, textarea")]
  .filter((node) => node.checkVisibility())
  .filter((node) => !(node.getAttribute("aria-label") || node.getAttribute("aria-labelledby") || node.labels?.length
    || node.textContent.trim() || node.querySelector("img[alt]:not([alt=''])")))
  .map((node) => node.outerHTML)"""

FAINT = """() => {
  const channels = (css) => css.match(/[\\d.]+/g).map(Number);
  const light = (rgb) => rgb.slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const over = ([...top], under) => under.map((part, at) => top[at] * (top[3] ?? 1) + part * (1 - (top[3] ?? 1)));
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) layers.push(channels(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255]);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim().slice(0, 30);
    if (!words || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest(":disabled, .avatar, script")) continue;
    const behind = ground(node);
    const [a, b] = [light(over(channels(getComputedStyle(node).color), behind)), light(behind)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${node.className || node.tagName}: ${words}`);
  }
  return faint;
}"""


SMALL = """() => [...document.querySelectorAll("button, a[href], input, select, textarea, [role=option]")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".markdown, .skip"))
  .filter((node) => {
    const { width, height } = (node.closest("label.check, .pill") ?? node).getBoundingClientRect();
    return width < 44 || height < 44;
  }).map((node) => node.outerHTML)"""


async def check(page: Page, *, phone: bool = False) -> None:
    """Nothing without a name, too faint to read, wider than the screen, or too small for a finger on a phone."""
    assert await page.evaluate(NAMELESS) == []
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert await page.evaluate(FAINT) == []
    assert not phone or await page.evaluate(SMALL) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.locator("#scroller").evaluate("(node) => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("phone", [False, True])
async def test_every_state_is_named_and_readable(house: House, phone: bool) -> None:
    page = await house.visit("ada", phone=phone)
    await check(page, phone=phone)
    board = await open_board(page)
    ada = house.sandbox.person("ada").id
    await tell(page, f"<@{ada}> <t:0:R> `code` [link](https://example.org) -# x ||spoiler||")
    await board.locator("[data-custom-id=text]").click()
    await expect(page.locator("[data-ephemeral]")).to_have_count(1)
    await check(page, phone=phone)
    await board.locator("[data-custom-id=pair]").click()
    await page.locator("[role=option]").first.click()
    await check(page, phone=phone)
    await page.keyboard.press("Escape")
    await page.locator("#composer-input").fill("/garden join ")
    await expect(page.locator("[role=option]")).to_have_count(3)
    await check(page, phone=phone)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await board.locator("[data-custom-id=form]").click()
    await page.locator("dialog [data-action=modal-submit]").click()
    await check(page, phone=phone)
    await page.keyboard.press("Escape")
    await page.locator("[data-action=faults]").click()
    await check(page, phone=phone)
    await page.locator("[data-action=close-faults]").click()
    if phone:
        await page.locator("[data-action=nav]").click()
    await page.locator("[data-action=people]").click()
    await check(page, phone=phone)


async def test_on_a_phone_the_columns_are_drawers(house: House) -> None:
    page = await house.visit("ada", phone=True)
    nav = page.locator("#nav")
    await expect(nav).not_to_be_visible()
    await page.locator("[data-action=nav]").click()
    await expect(nav).to_be_in_viewport()
    await page.go_back()
    await expect(nav).not_to_be_visible()
    await page.locator("[data-action=faults]").click()
    await expect(page.locator("#faults")).to_be_in_viewport()
    await page.go_back()
    await expect(page.locator("#faults")).not_to_be_visible()
    await page.locator("[data-action=nav]").click()
    second = house.sandbox.core.world.channels_of(house.sandbox.guilds[0].id)[1]
    await page.locator(f"button[data-channel-id='{second.id}']").click()
    await expect(nav).not_to_be_visible()
    await expect(page.locator("#topbar .place")).to_contain_text(second.name)
    await expect(page).to_have_url(re.compile(f"/{second.id}$"))
    board = await open_board(page)
    box = await board.locator(".gallery img").bounding_box()
    assert box is not None
    assert 280 <= box["width"] <= 360


async def test_what_is_new_is_announced_once(house: House) -> None:
    page = await house.visit("ada")
    said = page.locator("#announce p")
    board = await open_board(page)
    told = ["Sample: size 1, seats 2, loud False, guest None"]
    await expect(said).to_have_text(told)
    await tell(page, "It is **late** <t:0:R>")
    await expect(said.last).to_contain_text("Sample: It is late")
    told.append(await said.last.inner_text())
    await board.locator("[data-custom-id=text]").click()
    told.append("Sample, only to you: In words, for you")
    await expect(said).to_have_text(told)
    await board.locator("[data-custom-id=roll]").click()
    told.append("Sample: Rolled 1")
    await expect(said).to_have_text(told)
    assert await page.locator("#announce").get_attribute("aria-live") == "polite"


async def test_of_a_changed_message_only_what_changed_is_said(house: House) -> None:
    page = await house.visit("ada")
    told = await page.evaluate(
        """async () => {
          const { spoken } = await import("/page/js/spoken.js");
          const message = (content, description) => ({ content, attachments: [{ description }] });
          const before = message("# Garden\\nAda rolls\\nin <t:60:R>", "Six tops. The gate is open.");
          return [
            spoken(before, null),
            spoken(message("# Garden\\nBruno rolls\\nin <t:90:R>", "Six tops. The gate is shut."), before),
            spoken(message("# Garden\\nAda rolls\\nin <t:90:R>", "Six tops. The gate is shut."), before),
            spoken(before, before),
          ];
        }"""
    )
    assert told[0].startswith("Garden\nAda rolls\nin ")
    assert told[1:] == ["Bruno rolls", "The gate is shut.", ""]


async def test_a_person_who_wants_no_motion_gets_none(house: House) -> None:
    page = await house.visit("ada")
    await page.emulate_media(reduced_motion="reduce")
    message = await tell(page, "still")
    await message.evaluate("(node) => node.classList.add('flash')")
    seconds = await message.evaluate("(node) => getComputedStyle(node).animationDuration")
    assert float(seconds.removesuffix("s")) < 0.001
