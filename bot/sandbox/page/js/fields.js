/** One option of a slash command as a small field: free text, choices, people, channels, or what the bot suggests. */

import { avatar } from "./avatar.js";
import { localized, TYPE } from "./commands.js";
import { freshId, h, touched } from "./dom.js";
import { askChoices } from "./interactions.js";
import { usersOf } from "./selects.js";
import { myLocale, placeOf } from "./state.js";
import { t } from "./words.js";

const TYPING_PAUSE = 180;

const person = (one) => ({ value: one.id, label: one.name, before: avatar(one, "small") });

/** The closed list of an option's values, or null if any text will do. */
function closedItems(option, channelId) {
  if (option.choices?.length) return option.choices;
  if (option.type === TYPE.boolean) return [{ value: true, label: t("yes") }, { value: false, label: t("no") }];
  if (option.type === TYPE.user || option.type === TYPE.mentionable) return usersOf(channelId).map(person);
  if (option.type === TYPE.channel) return (placeOf(channelId)?.guild?.channels ?? []).map((one) => ({ value: one.id, label: one.name }));
  return option.type === TYPE.role ? [] : null;
}

const same = (a, b) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Reads a free text as the option's type: {value} or {error}. */
function readText(option, text) {
  if (option.type === TYPE.integer || option.type === TYPE.number) {
    const number = Number(text.replace(",", "."));
    if (!Number.isFinite(number) || (option.type === TYPE.integer && !Number.isInteger(number))) return { error: t("option_number", { name: option.label }) };
    if (option.min_value !== undefined && number < option.min_value) return { error: t("option_least", { name: option.label, least: option.min_value }) };
    if (option.max_value !== undefined && number > option.max_value) return { error: t("option_most", { name: option.label, most: option.max_value }) };
    return { value: number };
  }
  if (text.length < (option.min_length ?? 0)) return { error: t("option_short", { name: option.label, count: option.min_length }) };
  if (text.length > (option.max_length ?? 6000)) return { error: t("option_long", { name: option.label, count: option.max_length ?? 6000 }) };
  return { value: text };
}

/**
 * A field in the command bar. `bar`: {channelId, list, path(), values(focusedName), onFocus(field), onPicked(field), onRemove(field)};
 * the bar owns the one floating list and the keys. `read()` gives {empty}, {value} or {error}.
 */
export class Field {
  constructor(option, bar) {
    Object.assign(this, { option, bar, picked: null, suggestions: [], timer: 0, asked: 0 });
    this.closed = closedItems(option, bar.channelId);
    const id = freshId("option");
    this.input = h("input", {
      id, type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-required": String(option.required), "aria-description": option.help, maxlength: 6000, data: { option: option.name },
      inputmode: this.#keyboard(),
    });
    this.element = h("div", { class: `pill${option.required ? " required" : ""}`, data: { pill: option.name } },
      h("label", { for: id }, option.label), this.input,
      !option.required && h("button", { type: "button", class: "pill-remove", tabindex: "-1", "aria-label": t("remove_option", { name: option.label }),
        on: { click: () => bar.onRemove(this) } }, "✕"));
    this.input.addEventListener("focus", () => {
      bar.onFocus(this);
      this.suggest();
    });
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.element.classList.remove("wrong");
      this.#fit();
      this.suggest();
    });
    this.#fit();
  }

  /** Which keyboard a phone shows: none over a list of which one is tapped. */
  #keyboard() {
    if (this.closed && touched()) return "none";
    return { [TYPE.integer]: "numeric", [TYPE.number]: "decimal" }[this.option.type] ?? null;
  }

  #fit() {
    this.input.style.width = `${Math.max(6, Math.min(this.input.value.length + 2, 30))}ch`;
  }

  /** Puts a text in as if it had been typed; a known label or value counts as picked. */
  setText(text) {
    this.input.value = text;
    this.picked = this.closed?.find((item) => same(item.label, text) || same(String(item.value), text)) ?? null;
    if (this.picked) this.input.value = this.picked.label;
    this.#fit();
  }

  /** Takes an item of the list. */
  take(item) {
    this.picked = item;
    this.input.value = item.label;
    this.element.classList.remove("wrong");
    this.#fit();
    this.bar.onPicked(this);
  }

  /** Shows what can be chosen for what stands in the field now. */
  suggest() {
    if (this.closed) {
      const typed = this.picked ? "" : this.input.value.trim().toLocaleLowerCase();
      const fits = this.closed.filter((item) => item.label.toLocaleLowerCase().includes(typed));
      this.bar.list.show(fits, { note: fits.length ? null : t("nothing_fits") });
      if (this.picked) this.bar.list.setActive(fits.indexOf(this.picked));
    } else if (this.option.autocomplete) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.#ask(), TYPING_PAUSE);
      if (!this.bar.list.open) this.bar.list.show([], { note: t("asking_bot") });
    } else {
      this.bar.list.hide();
    }
  }

  async #ask() {
    const turn = ++this.asked;
    const { choices, error } = await askChoices(this.bar.channelId, this.bar.path(), this.bar.values(this.option.name), this.option.name);
    if (turn !== this.asked || document.activeElement !== this.input) return;
    const items = (choices ?? []).map((choice) => ({ value: choice.value, label: localized(choice.name, choice.name_localizations, myLocale()) }));
    this.suggestions = items;
    this.bar.list.show(items, { active: this.input.value !== "", note: error ?? (items.length ? null : t("nothing_fits")) });
  }

  read() {
    const text = this.input.value.trim();
    if (!text) return this.option.required ? { error: t("option_missing", { name: this.option.label }) } : { empty: true };
    const item = this.picked ?? [...(this.closed ?? []), ...this.suggestions].find((one) => same(one.label, text));
    if (item) return { value: item.value };
    if (this.closed) return { error: t("option_choose", { name: this.option.label }) };
    return readText(this.option, text);
  }

  /** Marks the field as wrong and puts the cursor in it. */
  blame() {
    this.element.classList.add("wrong");
    this.input.focus();
  }
}
