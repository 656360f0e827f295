/** The message box: plain talk, the list of commands that opens at "/", and the command bar. */

import { get, post } from "./api.js";
import { catalogue, matching, readLine } from "./commands.js";
import { CommandBar } from "./command_bar.js";
import { byId, h, touched } from "./dom.js";
import { icon } from "./icons.js";
import { runCommand } from "./interactions.js";
import { ListBox } from "./listbox.js";
import { addLocalNote } from "./local_note.js";
import { emit, myLocale, on, placeOf, state } from "./state.js";
import { t } from "./words.js";

const MOST_LISTED = 60;

const form = byId("composer");
const trouble = h("p", { class: "form-error", role: "alert", hidden: true });
const hint = h("p", { class: "composer-hint", hidden: true });
const progress = h("p", { class: "composer-hint sending", role: "status", hidden: true });
const input = h("textarea", { id: "composer-input", rows: "1", maxlength: 2000, role: "combobox", "aria-autocomplete": "list", autocomplete: "off" });
const sendButton = h("button", { type: "submit", class: "send", data: { action: "send" } }, icon("send"));
const slashButton = h("button", { type: "button", class: "slash", data: { action: "slash" }, on: { click: () => prefill("/") } }, "/");
const box = h("div", { class: "composer-box" }, slashButton, input, sendButton);
const stack = h("div", {}, trouble, hint, progress, box);
const list = new ListBox({ owner: input, anchor: stack, prefer: "above", label: t("commands"), onPick: (item) => choose(item.entry) });

let bar = null;
let inFlight = 0;

function complain(text) {
  trouble.textContent = text ?? "";
  trouble.hidden = !text;
}

function setHint(text) {
  hint.textContent = text ?? "";
  hint.hidden = !text;
}

/** Asks for the commands anew: the bot may have registered others, the person may read another language. */
async function loadCommands() {
  const place = placeOf(state.channelId);
  if (!place) return;
  try {
    const answer = await get("commands", { user: state.me, channel: state.channelId });
    state.commands = catalogue(answer, myLocale(), place.guild === null);
  } catch {
    state.commands = [];
  }
  emit("commands_known");
  if (document.activeElement === input) suggest();
}

function suggest() {
  const text = input.value;
  if (!text.startsWith("/") || text.includes("\n")) return list.hide();
  const read = readLine(state.commands, text);
  if (read) return choose(read.entry, read.values);
  const fits = matching(state.commands, text.slice(1)).slice(0, MOST_LISTED);
  const note = state.commands.length ? t("no_such_command") : t("no_commands");
  return list.show(fits.map((entry) => ({ value: entry.title, label: `/${entry.label}`, description: entry.description, entry })),
    { note: fits.length ? null : note });
}

function choose(entry, values = {}) {
  list.hide();
  complain(null);
  input.value = "";
  bar = new CommandBar(entry, values, { channelId: state.channelId, anchor: stack, complain, hint: setHint, onSend: sendCommand, onCancel: leaveBar });
  box.replaceChild(bar.element, box.querySelector("#composer-input") ?? box.querySelector(".command-bar"));
  slashButton.hidden = true;
  setHint(entry.description);
  if (bar.focus()) return;
  setHint(`${entry.description} · ${t("enter_sends")}`);
  if (!bar.awaitMore()) sendButton.focus();
}

function leaveBar() {
  if (!bar) return;
  bar.list?.hide();
  bar.adder.list.hide();
  bar.element.replaceWith(input);
  bar = null;
  slashButton.hidden = false;
  setHint(null);
  complain(null);
  (touched() ? sendButton : input).focus();
}

async function sendCommand(entry, options) {
  const channelId = state.channelId;
  leaveBar();
  inFlight += 1;
  progress.textContent = t("sending", { command: `/${entry.label}` });
  progress.hidden = false;
  const { ok, reason } = await runCommand(channelId, entry.path, options);
  inFlight -= 1;
  progress.hidden = inFlight === 0;
  if (!ok && reason) addLocalNote(channelId, `⚠ \`/${entry.label}\`: ${reason}`);
}

async function sendText() {
  const content = input.value.trim();
  if (!content) return;
  input.value = "";
  complain(null);
  try {
    await post("message", { user: state.me, channel_id: state.channelId, content });
  } catch (error) {
    input.value = content;
    complain(error.message);
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (bar) bar.send();
  else if (list.open && list.active) list.pickActive();
  else if (/^\/\p{L}/u.test(input.value)) complain(t("no_such_command"));
  else sendText();
});

input.addEventListener("input", () => {
  complain(null);
  suggest();
});
input.addEventListener("focus", suggest);
input.addEventListener("blur", () => list.hide());
input.addEventListener("keydown", (event) => {
  if (list.open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    list.move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Tab" && list.open && list.active && !event.shiftKey) {
    event.preventDefault();
    list.pickActive();
  } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  } else if (event.key === "Escape" && list.open) {
    event.preventDefault();
    list.hide();
  }
});

/** Puts a text into the box as if typed: "/" opens the commands. */
export function prefill(text) {
  leaveBar();
  input.value = text;
  input.focus();
  suggest();
}

function draw() {
  const place = placeOf(state.channelId);
  const where = place ? (place.guild ? `#${place.channel.name}` : `@${place.channel.name}`) : "";
  input.placeholder = t("composer_placeholder");
  input.setAttribute("aria-label", t("composer_label", { where }));
  input.disabled = !place;
  sendButton.setAttribute("aria-label", t("send"));
  sendButton.title = t("send");
  slashButton.setAttribute("aria-label", t("commands"));
  slashButton.title = t("commands");
}

form.append(stack);
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  (bar ? sendButton : input).focus();
});
on("prefill", prefill);
on("place", () => {
  // The same place again, as after a lost connection, is no reason to throw away what is being typed.
  if (bar && bar.channelId !== state.channelId) leaveBar();
  list.hide();
  complain(null);
  draw();
  loadCommands();
});
on("world", draw);
on("language", () => {
  draw();
  loadCommands();
});
on("commands_changed", loadCommands);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog, [role=listbox]")) return;
  event.preventDefault();
  prefill("/");
});
