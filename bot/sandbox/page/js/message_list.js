/** The messages of the open channel: drawn once, then changed one by one; keeps the focus, open lists and the scroll position. */

import { announce, byId, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { EPHEMERAL, has, LOADING, messageElement, nameOf } from "./message.js";
import { openPeople } from "./people.js";
import { spoken } from "./spoken.js";
import { emit, messageMap, on, placeOf, state } from "./state.js";
import { t } from "./words.js";

const GROUP_SPAN = 7 * 60 * 1000;
const NEAR = 60;
const MOST_SAID = 300;

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
  const first = state.world.first_commands.map((title) => state.commands.find((entry) => entry.title === title)).filter(Boolean);
  const filler = (label, text) => h("button", { type: "button", class: "button primary", data: { fills: text }, on: { click: () => emit("prefill", text) } }, label);
  return h("li", { class: "empty", data: { empty: true } },
    h("img", { src: "/page/logo.svg", alt: "", width: "72", height: "72" }),
    h("h2", {}, t("empty_title", { name })), h("p", {}, t(first.length ? "empty_first" : "empty_text")),
    first.length ? h("div", { class: "first-commands" }, first.map((entry) => filler(`/${entry.label}`, `/${entry.label} `)))
      : filler(t("empty_button"), "/"),
    h("p", { class: "muted" }, t("empty_more")),
    h("button", { type: "button", class: "button secondary", "aria-haspopup": "dialog", data: { action: "empty-people" }, on: { click: openPeople } }, t("empty_people")));
}

function draw(message, before, reuse) {
  return messageElement(message, { grouped: groups(message, before), reuse });
}

/** The channel that is drawn. */
let drawn = null;

/** How far below the window's top the first message in it stands: {id, top}; null at the newest message. */
function whatIsRead() {
  const top = scroller.getBoundingClientRect().top;
  const first = !pinned && [...list.children].find((row) => row.dataset.messageId && row.getBoundingClientRect().bottom > top);
  return first ? { id: first.dataset.messageId, top: first.getBoundingClientRect().top } : null;
}

/** Draws everything anew: at the newest message, unless the channel is the same and something older was being read. */
export function drawAll() {
  const read = drawn === state.channelId ? whatIsRead() : null;
  drawn = state.channelId;
  const all = state.channelId ? shown() : [];
  const loading = state.channelId && !state.loaded.has(state.channelId);
  const rows = all.map((message, at) => draw(message, all[at - 1]));
  list.replaceChildren(...(rows.length ? rows : [loading ? h("li", { class: "empty" }, h("span", { class: "spinner" })) : emptyHint()]));
  const again = read && elementOf(read.id);
  pinned = !again;
  stick();
  if (again) scroller.scrollTop += again.getBoundingClientRect().top - read.top;
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

/** Swaps one message's element for a fresh drawing, if there is one. What is being read below it stays where it is. */
function redraw(id) {
  const old = elementOf(id);
  const all = shown();
  const at = all.findIndex((message) => message.id === id);
  if (!old || at < 0) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const custom = focused?.dataset.customId;
  const reuse = (customId) => old.querySelector(`.select-row:has(> [data-custom-id="${CSS.escape(customId)}"])`);
  const fresh = draw(all[at], all[at - 1], reuse);
  const above = old.getBoundingClientRect().top < scroller.getBoundingClientRect().top;
  const before = old.offsetHeight;
  old.replaceWith(fresh);
  if (above && !pinned) scroller.scrollTop += fresh.offsetHeight - before;
  if (focused) (custom && fresh.querySelector(`[data-custom-id="${CSS.escape(custom)}"]:not(:disabled)`) || fresh).focus({ preventScroll: true });
}

/** What I said, or what answers my own press or command: worth scrolling to. */
const isForMe = (message) => message.author?.id === state.me || has(message, EPHEMERAL)
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
  arrived(message);
  tell(message, null);
}

/** Brings a new message into view: its end, but the beginning of a private one that is longer than the window. */
function arrived(message) {
  const element = elementOf(message.id);
  const long = pinned && has(message, EPHEMERAL) && element.offsetHeight > scroller.clientHeight;
  if (long) pinned = false;
  stick();
  if (long) scroller.scrollTop += element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function changed({ before, ...message }) {
  if (message.channel_id !== state.channelId) return;
  if (!elementOf(message.id)) return void added(message);
  redraw(message.id);
  if (before && has(before, LOADING)) arrived(message);
  tell(message, before);
}

/** Tells screen readers what a message says that it did not say `before`: all of what I asked for, else the beginning. */
function tell(message, before) {
  const name = nameOf(message.author);
  if (has(message, LOADING)) return announce(t("thinking", { name }));
  const text = spoken(message, before);
  if (!text) return undefined;
  return announce(has(message, EPHEMERAL) ? t("said_privately", { name, text }) : t("said", { name, text: text.slice(0, MOST_SAID) }));
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

on("commands_known", () => {
  const hint = list.querySelector(":scope > [data-empty]");
  if (hint && !hint.contains(document.activeElement)) hint.replaceWith(emptyHint());
});
on("message_new", added);
on("message_changed", changed);
on("message_gone", gone);
on("message_status", redraw);
on("language", () => {
  fill(toBottom, h("span", { class: "wide-only" }, t("to_bottom")), icon("down"));
  drawAll();
});
