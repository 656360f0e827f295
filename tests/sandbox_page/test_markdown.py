"""Discord's markdown becomes nodes, never markup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox_page.conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="package")

RENDER = """async (sources) => {
  const { markdown } = await import("/page/js/markdown_dom.js");
  return sources.map((source) => markdown(source).innerHTML);
}"""

KNOWN = {
    "**bold** *it* _it_ __under__ ~~gone~~": "<p><strong>bold</strong> <em>it</em> <em>it</em> "
    "<u>under</u> <s>gone</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "snake_case_name 2 * 3 * 4": "<p>snake_case_name 2 * 3 * 4</p>",
    r"\*plain\* \_too\_ \# \<@1\> C:\dir": "<p>*plain* _too_ # &lt;@1&gt; C:\\dir</p>",
    "`a*b*` ``c`d``": "<p><code>a*b*</code> <code>c`d</code></p>",
    "# one\n## two\n### three\n-# small": '<h3 class="heading-1">one</h3><h4 class="heading-2">two</h4>'
    '<h5 class="heading-3">three</h5><p class="subtext">small</p>',
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "> said\n> twice\nno": "<blockquote><p>said<br>twice</p></blockquote><p>no</p>",
    "```py\nx = '*'\n```after": "<pre tabindex=\"0\"><code>x = '*'</code></pre><p>after</p>",
    "<script>x()</script><img src=x onerror=y()>": "<p>&lt;script&gt;x()&lt;/script&gt;"
    "&lt;img src=x onerror=y()&gt;</p>",
    "[a](javascript:alert(1)) <javascript:x>": "<p>[a](javascript:alert(1)) &lt;javascript:x&gt;</p>",
    "unclosed **bold and `code": "<p>unclosed **bold and `code</p>",
}


async def test_known_texts_become_the_right_nodes(house: House) -> None:
    page = await house.visit("ada")
    got = await page.evaluate(RENDER, list(KNOWN))
    assert dict(zip(KNOWN, got, strict=True)) == KNOWN


async def test_mentions_times_links_and_emojis(house: House) -> None:
    page = await house.visit("ada")
    bruno = house.sandbox.person("bruno")
    channel = house.sandbox.guilds[0]
    room = house.sandbox.core.world.channels_of(channel.id)[1]
    source = (
        f"<@{bruno.id}> <#{room.id}> <t:0:R> <t:0:D> [site](https://example.org/a_b_c) https://example.org/x_y_z. <@1>"
    )
    facts: dict[str, Any] = await page.evaluate(
        """async (source) => {
          const { markdown } = await import("/page/js/markdown_dom.js");
          const node = markdown(source);
          return { text: node.textContent, links: [...node.querySelectorAll("a")].map((a) => [a.href, a.rel]) };
        }""",
        source,
    )
    assert facts["text"].startswith(f"@Bruno Brandmüller # {room.name} ")
    assert "years ago January 1, 1970" in facts["text"]
    assert facts["text"].endswith("site https://example.org/x_y_z. @unknown person")
    rel = "noopener noreferrer"
    assert facts["links"] == [["https://example.org/a_b_c", rel], ["https://example.org/x_y_z", rel]]


async def test_no_text_makes_an_element_that_markdown_does_not_know(house: House) -> None:
    page = await house.visit("ada")
    strangers = await page.evaluate(
        """async () => {
          const { markdown } = await import("/page/js/markdown_dom.js");
          const bits = ["<", ">", "*", "_", "`", "```", "|", "||", "~~", "[", "](", ")", "(https://a.b/", "\\\\", "\\n",
            " ", "- ", "# ", "> ", "<script>", "<img src=x onerror=alert(1)>", "javascript:", "<t:99:R>",
            "<t:9999999999999>", "a", "&lt;",
            "\\u202e", "<a:x_y:1>", "</b:1>", "\\"", "' onclick=", "https://", "1. ", "-# "];
          const known = new Set(("DIV P BR STRONG EM U S CODE PRE A SPAN BUTTON IMG TIME "
            + "H3 H4 H5 UL OL LI BLOCKQUOTE").split(" "));
          let seed = 7;
          const next = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
          const found = new Set();
          for (let round = 0; round < 1500; round += 1) {
            const source = Array.from({ length: 1 + next(24) }, () => bits[next(bits.length)]).join("");
            for (const node of markdown(source).querySelectorAll("*")) {
              if (!known.has(node.tagName)) found.add(node.tagName);
              for (const attribute of node.attributes) if (attribute.name.startsWith("on")) found.add(attribute.name);
              if (node.tagName === "A" && !/^https?:/.test(node.href)) found.add(node.href);
              if (node.tagName === "IMG" && !node.src.startsWith(location.origin + "/emojis/")) found.add(node.src);
            }
          }
          return [...found];
        }"""
    )
    assert strangers == []
    await page.context.close()
    house.troubles.clear()  # pictures of invented emojis are not there
