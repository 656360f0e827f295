/** Buttons: five styles, emoji, links, disabled, waiting for the bot. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { isWaiting, press } from "./interactions.js";
import { anchor, emojiNode } from "./markdown_dom.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** A button element; its label and emoji are its name for screen readers too. */
export function button(item, { message }) {
  const style = STYLES[item.style] ?? "secondary";
  const content = [item.emoji && emojiNode(item.emoji), item.label && h("span", { class: "label" }, item.label)];
  if (style === "link") {
    return item.disabled
      ? h("button", { type: "button", class: "button link", disabled: true }, content)
      : anchor(item.url, { class: "button link" }, ...content, icon("out"));
  }
  const waiting = isWaiting(message.id, item.custom_id);
  const attrs = {
    type: "button", class: `button ${style}${waiting ? " waiting" : ""}`, disabled: item.disabled === true,
    "aria-busy": waiting ? "true" : null, "aria-label": item.label ? null : item.emoji?.name,
    data: { customId: item.custom_id, style },
    on: { click: () => press(message, item.custom_id) },
  };
  return h("button", attrs, content,
    waiting && h("span", { class: "spinner" }), waiting && h("span", { class: "sr-only" }, t("waiting")));
}
