/** Select menus: strings, users, channels; one value goes off at once, several when the list is closed with its button. */

import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { isWaiting, press, waitingValues } from "./interactions.js";
import { ListBox } from "./listbox.js";
import { emojiNode } from "./markdown_dom.js";
import { placeOf, state } from "./state.js";
import { t } from "./words.js";

const drawnFrom = new WeakMap();

/** Who can be chosen in a channel: its server's members and the bot; in a DM or a form everybody. */
function usersOf(channelId) {
  const members = placeOf(channelId)?.guild?.members;
  return [...state.world.people.filter((person) => !members || members.includes(person.id)), state.world.bot];
}

const USERS = (channelId) => usersOf(channelId).map((person) => ({ value: person.id, label: person.name, before: avatar(person, "small") }));
const CHANNELS = (channelId) => (placeOf(channelId)?.guild?.channels ?? []).map((channel) => ({ value: channel.id, label: `# ${channel.name}` }));
const STRINGS = (item) => (item.options ?? []).map((option) => ({
  value: option.value, label: option.label, description: option.description, before: option.emoji && emojiNode(option.emoji),
}));

function itemsOf(item, channelId) {
  if (item.type === 3) return STRINGS(item);
  if (item.type === 8) return CHANNELS(channelId);
  return item.type === 6 ? [] : USERS(channelId);
}

const defaultsOf = (item) => (item.type === 3
  ? (item.options ?? []).filter((option) => option.default).map((option) => option.value)
  : (item.default_values ?? []).map((one) => one.id));

/** The button that opens a select's list. `submit(values)` is called with a valid choice. */
export function selectControl(item, { channelId, chosen, waiting = false, submit, labelledBy = null }) {
  const least = item.min_values ?? 1;
  const most = item.max_values ?? 1;
  const several = most > 1 || least === 0;
  const items = itemsOf(item, channelId);
  let draft = [...chosen];
  const text = h("span", { class: "select-text" });
  const control = h("button", {
    type: "button", role: "combobox", class: `select${waiting ? " waiting" : ""}`, disabled: item.disabled === true || waiting,
    "aria-busy": waiting ? "true" : null, "aria-label": labelledBy ? null : item.placeholder ?? t("choose"), "aria-labelledby": labelledBy,
    data: { customId: item.custom_id, selectType: item.type },
  }, text, h("span", { class: waiting ? "spinner" : "chevron", "aria-hidden": "true" }, waiting ? "" : "▾"));
  const note = h("span", { class: "muted" });
  const done = h("button", { type: "button", class: "button primary small", data: { action: "select-done" }, on: { click: () => close(true) } }, t("done"));
  const list = new ListBox({ owner: control, label: item.placeholder ?? t("choose"), multiple: several, onPick: pick,
    footer: several ? h("div", { class: "list-foot" }, note, done) : null });

  function draw() {
    const labels = items.filter((one) => draft.includes(one.value)).map((one) => one.label);
    text.textContent = labels.join(", ") || item.placeholder || t("choose");
    text.classList.toggle("placeholder", labels.length === 0);
    control.setAttribute("aria-description", labels.join(", "));
    note.textContent = t("chosen_of", { count: draft.length, least, most });
    done.disabled = draft.length < least || draft.length > most;
    list.setChosen(draft);
  }

  function pick(one) {
    if (!several) {
      draft = [one.value];
      list.hide();
      draw();
      submit(draft);
      return;
    }
    draft = draft.includes(one.value) ? draft.filter((value) => value !== one.value) : [...draft, one.value];
    if (draft.length > most) draft = draft.slice(draft.length - most);
    draw();
  }

  function open() {
    // Not every browser gives the focus to a button that is clicked; the keys and the closing of the list hang on it.
    control.focus();
    list.show(items, { note: items.length ? null : t("nothing_to_choose") });
    list.setActive(Math.max(0, items.findIndex((one) => draft.includes(one.value))));
    draw();
  }

  function close(send) {
    if (!list.open) return;
    list.hide();
    const same = draft.length === chosen.length && draft.every((value) => chosen.includes(value));
    if (send && several && !done.disabled && !same) submit(draft);
    else draft = [...chosen];
    draw();
  }

  const KEYS = {
    ArrowDown: () => list.move(1),
    ArrowUp: () => list.move(-1),
    Home: () => list.setActive(0),
    End: () => list.setActive(items.length - 1),
    Enter: () => list.pickActive(),
    " ": () => list.pickActive(),
    Escape: () => close(false),
  };

  control.addEventListener("click", () => (list.open ? close(true) : open()));
  control.addEventListener("keydown", (event) => {
    if (!list.open) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open();
    } else if (event.key === "Tab") {
      if (several) {
        event.preventDefault();
        close(true);
      } else close(false);
    } else if (KEYS[event.key]) {
      event.preventDefault();
      event.stopPropagation();
      KEYS[event.key]();
    } else if (event.key.length === 1) {
      const start = items.findIndex((one) => one.label.toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase()));
      if (start >= 0) list.setActive(start);
    }
  });
  control.addEventListener("focusout", () => setTimeout(() => {
    if (document.activeElement !== control && !list.element.contains(document.activeElement)) close(true);
  }));
  draw();
  return control;
}

/** A select in a message. An unchanged one survives its message's re-drawing, open list and all. */
export function select(item, { message, reuse }) {
  const waiting = isWaiting(message.id, item.custom_id);
  const drawing = JSON.stringify([item, waiting]);
  const kept = reuse?.(item.custom_id);
  if (kept && drawnFrom.get(kept) === drawing) return kept;
  const control = selectControl(item, {
    channelId: message.channel_id, chosen: waitingValues(message.id, item.custom_id) ?? defaultsOf(item), waiting,
    submit: (values) => press(message, item.custom_id, values),
  });
  const row = h("div", { class: "select-row" }, control);
  drawnFrom.set(row, drawing);
  return row;
}

export { defaultsOf, usersOf };
