"""Emojis are seen as what they are, also where the machine has no font for them."""

from __future__ import annotations

import pytest

from tests.sandbox_page.conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="package")

_PICTURES = """async (emojis) => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const pictures = new Set();
  for (const emoji of emojis) {
    pen.clearRect(0, 0, 64, 64);
    pen.font = `32px ${getComputedStyle(document.body).fontFamily}`;
    pen.fillText(emoji, 4, 40);
    pictures.add(pen.getImageData(0, 0, 64, 64).data.join());
  }
  return pictures.size;
}"""


async def test_no_two_emojis_look_alike(house: House) -> None:
    page = await house.visit("ada")
    emojis = ["🎲", "🏆", "🥇", "⏰", "🥕", "🖐️", "📨"]
    await page.wait_for_function(f"async (emojis) => (await ({_PICTURES})(emojis)) === emojis.length", arg=emojis)
