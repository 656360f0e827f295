/** The messages of the open channel: drawn once, then changed one by one; keeps the focus, open lists and the scroll position. */

import { announce, byId, h } from "./dom.js";
import { EPHEMERAL, messageElement, nameOf } from "./message.js";
import { emit, messageMap, on, placeOf, state } from "./state.js";
import { t } from "./words.js";

const GROUP_SPAN = 7 * 60 * 1000;
const NEAR = 60;

const list = byId("messages");
const scroller = byId("scroller");
const toBottom = byId("to-bottom");
let pinned = true;

const elementOf = (id) => list.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);

function groups(message, before) {
  if (!before || before.author?.id !== message.author?.id) return false;
  if (((before.flags ?? 0) ^ (message.flags ?? 0)) & EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_SPAN;
}

const shown = () => [...messageMap(state.channelId).values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

function emptyHint() {
  const place = placeOf(state.channelId);
  if (!place) return h("li", { class: "empty" }, h("h2", {}, t("no_channel")));
  const name = place.guild ? `# ${place.channel.name}` : place.channel.name;
  return h("li", { class: "empty", data: { empty: true } },
    h("img", { src: "/page/logo.svg", alt: "", width: "72", height: "72" }),
    h("h2", {}, t("empty_title", { name })), h("p", {}, t("empty_text")),
    h("button", { type: "button", class: "button primary", data: { action: "empty-slash" }, on: { click: () => emit("prefill", "/") } }, t("empty_button")),
    h("p", { class: "muted" }, t("empty_more")));
}

function draw(message, before, reuse) {
  return messageElement(message, { grouped: groups(message, before), reuse });
}

/** Draws everything anew, as when another channel is opened. */
export function drawAll() {
  const all = state.channelId ? shown() : [];
  const loading = state.channelId && !state.loaded.has(state.channelId);
  const rows = all.map((message, at) => draw(message, all[at - 1]));
  list.replaceChildren(...(rows.length ? rows : [loading ? h("li", { class: "empty" }, h("span", { class: "spinner" })) : emptyHint()]));
  pinned = true;
  stick();
}

/** Puts in the older messages that are not drawn yet, without moving what is being read. */
export function drawOlder() {
  const fromBottom = scroller.scrollHeight - scroller.scrollTop;
  const all = shown();
  const first = all.findIndex((message) => elementOf(message.id));
  const next = list.firstElementChild;
  list.prepend(...all.slice(0, first).map((message, at) => draw(message, all[at - 1])));
  if (next?.dataset.messageId) redraw(next.dataset.messageId);
  scroller.scrollTop = scroller.scrollHeight - fromBottom;
}

/** Swaps one message's element for a fresh drawing, if it is on screen. */
function redraw(id) {
  const old = elementOf(id);
  const all = shown();
  const at = all.findIndex((message) => message.id === id);
  if (!old || at < 0) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const custom = focused?.dataset.customId;
  const reuse = (customId) => old.querySelector(`.select-row:has(> [data-custom-id="${CSS.escape(customId)}"])`);
  const fresh = draw(all[at], all[at - 1], reuse);
  old.replaceWith(fresh);
  if (focused) (custom && fresh.querySelector(`[data-custom-id="${CSS.escape(custom)}"]:not(:disabled)`) || fresh).focus({ preventScroll: true });
}

/** What I said, or what answers my own press or command: worth scrolling to. */
const isForMe = (message) => message.author?.id === state.me || ((message.flags ?? 0) & EPHEMERAL) !== 0
  || (message.interaction_metadata ?? message.interaction)?.user?.id === state.me;

function added(message) {
  if (message.channel_id !== state.channelId) return;
  const all = shown();
  const at = all.findIndex((one) => one.id === message.id);
  list.querySelector(":scope > .empty")?.remove();
  elementOf(message.id)?.remove();
  const next = all.slice(at + 1).map((one) => elementOf(one.id)).find(Boolean) ?? null;
  list.insertBefore(draw(message, all[at - 1]), next);
  if (next) redraw(next.dataset.messageId);
  if (isForMe(message)) pinned = true;
  stick();
  announce(t("said", { name: nameOf(message.author), text: spoken(message) }));
}

/** What a message says, without markup, for screen readers. */
function spoken(message) {
  const text = elementOf(message.id)?.querySelector(".body")?.innerText ?? "";
  return text.slice(0, 300);
}

function gone({ id, channelId }) {
  if (channelId !== state.channelId) return;
  const old = elementOf(id);
  const next = old?.nextElementSibling?.dataset.messageId;
  if (old?.contains(document.activeElement)) (old.nextElementSibling ?? old.previousElementSibling ?? scroller).focus({ preventScroll: true });
  old?.remove();
  if (next) redraw(next);
  if (!list.children.length) list.append(emptyHint());
}

function stick() {
  if (pinned) scroller.scrollTop = scroller.scrollHeight;
  toBottom.hidden = pinned;
}

/** Brings a message into view, marks it for a moment and gives it the focus. Returns whether it is here. */
export function showMessage(id) {
  const element = elementOf(id);
  if (!element) return false;
  pinned = false;
  element.scrollIntoView({ block: "center" });
  element.classList.remove("flash");
  void element.offsetWidth;
  element.classList.add("flash");
  element.focus({ preventScroll: true });
  return true;
}

scroller.addEventListener("scroll", () => {
  pinned = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  toBottom.hidden = pinned;
  if (scroller.scrollTop < NEAR && !pinned) emit("scrolled_to_top");
});
toBottom.addEventListener("click", () => {
  pinned = true;
  stick();
});
const watcher = new ResizeObserver(stick);
watcher.observe(list);
watcher.observe(scroller);

on("message_new", added);
on("message_changed", (message) => (elementOf(message.id) || message.channel_id !== state.channelId ? redraw(message.id) : added(message)));
on("message_gone", gone);
on("message_status", redraw);
on("language", () => {
  toBottom.textContent = t("to_bottom");
  drawAll();
});
