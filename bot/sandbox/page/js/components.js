/** Message components by Discord's type numbers, classic rows and the second generation alike. */

import { button } from "./buttons.js";
import { cssColor, h } from "./dom.js";
import { markdown } from "./markdown_dom.js";
import { fileRow, gallery, thumbnail } from "./media.js";
import { select } from "./selects.js";
import { t } from "./words.js";

/** ctx: {message, reuse}; reuse(key, json) gives back the element of the drawing before if nothing about it changed. */
const KINDS = {
  1: (row, ctx) => h("div", { class: "action-row" }, each(row.components, ctx)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (section, ctx) => h("div", { class: "section" },
    h("div", { class: "section-text" }, each(section.components, ctx)), section.accessory && one(section.accessory, ctx)),
  10: (text) => markdown(text.content),
  11: (item, ctx) => thumbnail(item, ctx.message),
  12: (item, ctx) => gallery(item, ctx.message),
  13: (item, ctx) => fileRow(item, ctx.message),
  14: (item) => h("hr", { class: `separator${item.divider === false ? " blank" : ""}${item.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

function container(item, ctx) {
  const colored = typeof item.accent_color === "number";
  const box = h("div", { class: `container${colored ? " accented" : ""}`, style: colored ? { "--accent": cssColor(item.accent_color) } : {} },
    each(item.components, ctx));
  return item.spoiler ? hidden(box) : box;
}

/** Covers a part until it is asked for. */
export function hidden(content) {
  const cover = h("button", { type: "button", class: "cover" }, t("spoiler"));
  const box = h("div", { class: "covered" }, content, cover);
  content.inert = true;
  cover.addEventListener("click", () => {
    content.inert = false;
    box.replaceWith(content);
  });
  return box;
}

function one(item, ctx) {
  const element = (KINDS[item.type] ?? unknown)(item, ctx);
  if (item.id !== undefined) element.dataset.componentId = item.id;
  return element;
}

const unknown = (item) => h("p", { class: "unknown" }, t("unknown_component", { type: item.type }));

const each = (items, ctx) => (items ?? []).map((item) => one(item, ctx));

/** Everything under a message's text, or null if it has no components. */
export function components(message, reuse) {
  if (!message.components?.length) return null;
  return h("div", { class: "components" }, each(message.components, { message, reuse }));
}
