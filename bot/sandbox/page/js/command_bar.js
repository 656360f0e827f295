/** The composer while a slash command is being filled in: the command's name, its options as pills, what may still be added. */

import { Adder } from "./adder.js";
import { h, touched } from "./dom.js";
import { Field } from "./fields.js";
import { icon } from "./icons.js";
import { ListBox } from "./listbox.js";
import { t } from "./words.js";

/** `host`: {channelId, anchor, onSend(entry, options), onCancel(), complain(text|null), hint(text)}. `element` is the bar. */
export class CommandBar {
  constructor(entry, values, host) {
    Object.assign(this, { entry, host, fields: [], channelId: host.channelId, current: null });
    this.pills = h("div", { class: "pills" });
    this.more = h("div", { class: "more-options" });
    this.adder = new Adder({ anchor: host.anchor, open: () => this.#open(), onAdd: (option) => this.#addAndEnter(option) });
    this.element = h("div", { class: "command-bar", data: { command: entry.title } },
      h("span", { class: "command-name" }, `/${entry.label}`,
        h("button", { type: "button", class: "pill-remove", "aria-label": t("cancel_command"), title: t("cancel_command"), on: { click: () => host.onCancel() } }, icon("close"))),
      this.pills, this.adder.input, this.more);
    for (const option of entry.options) if (option.required || values[option.name] !== undefined) this.#add(option, values[option.name]);
    this.#drawMore();
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusout", () => setTimeout(() => {
      if (!this.element.contains(document.activeElement)) this.list?.hide();
    }));
  }

  /** Puts the cursor into the first field that still wants something. Returns whether there is one. */
  focus() {
    const wanting = this.fields.find((field) => field.read().error) ?? this.fields.find((field) => field.input.value === "");
    if (wanting) wanting.input.focus();
    return Boolean(wanting);
  }

  /** Puts the cursor where another option can be typed. Returns whether it is there now. */
  awaitMore() {
    if (this.adder.input.hidden) return false;
    this.adder.input.focus();
    return true;
  }

  path() {
    return this.entry.path;
  }

  /** What stands in the fields, for the bot's suggestions; the focused one as its raw text. */
  values(focused) {
    const filled = this.fields.map((field) => [field.option.name, field.option.name === focused ? field.input.value : field.read().value]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }

  onFocus(field) {
    this.list?.hide();
    this.current = field;
    this.list = new ListBox({ owner: field.input, anchor: this.host.anchor, prefer: "above", label: field.option.label, onPick: (item) => field.take(item) });
    const help = field.option.help === "…" ? "" : field.option.help;
    this.host.hint(help ? `${field.option.label}: ${help}` : null);
  }

  onPicked() {
    this.list.hide();
    this.host.complain(null);
    const next = this.fields.find((field) => field.read().error);
    if (next) next.input.focus();
    else this.awaitMore();
  }

  onRemove(field) {
    this.list?.hide();
    this.fields = this.fields.filter((one) => one !== field);
    field.element.remove();
    this.#drawMore();
    if (!this.awaitMore()) (this.fields.at(-1)?.input ?? this.element.querySelector("button")).focus();
  }

  /** Sends the command if every field is right, else says what is wrong with the first bad one. */
  send() {
    const readings = this.fields.map((field) => ({ field, ...field.read() }));
    const wrong = readings.find((one) => one.error);
    this.list?.hide();
    if (this.adder.stray) {
      this.adder.input.focus();
      this.adder.suggest();
      return;
    }
    if (wrong) {
      wrong.field.blame();
      this.host.complain(wrong.error);
      return;
    }
    const options = Object.fromEntries(readings.filter((one) => !one.empty).map((one) => [one.field.option.name, one.value]));
    this.host.onSend(this.entry, options);
  }

  #add(option, text) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.pills.append(field.element);
    if (text !== undefined) field.setText(String(text));
    return field;
  }

  #addAndEnter(option) {
    const field = this.#add(option);
    this.#drawMore();
    field.input.focus();
  }

  #open() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  #drawMore() {
    const open = this.#open();
    this.adder.input.hidden = open.length === 0 || touched();
    this.more.replaceChildren(...open.map((option) => h("button", {
      type: "button", class: "add-option", title: option.help, data: { addOption: option.name }, on: { click: () => this.#addAndEnter(option) },
    }, `+ ${option.label}`)));
  }

  #adderKey(event) {
    const { input, list } = this.adder;
    const takes = list.open && input.value && list.active;
    if (event.key === "Enter") {
      if (takes) list.pickActive();
      else this.send();
    } else if (event.key === "Tab" && takes && !event.shiftKey) {
      list.pickActive();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (list.open) list.move(event.key === "ArrowDown" ? 1 : -1);
      else this.adder.suggest();
    } else if (event.key === "Escape") {
      if (list.open) list.hide();
      else this.host.onCancel();
    } else if (event.key === "Backspace" && input.value === "") {
      const last = this.fields.at(-1);
      if (last && !last.option.required) this.onRemove(last);
      else this.host.onCancel();
    } else return;
    event.preventDefault();
  }

  #key(event) {
    if (event.target === this.adder.input) {
      this.#adderKey(event);
      return;
    }
    const inField = event.target.matches("input[data-option]");
    const listOpen = this.list?.open && inField;
    if (event.key === "Enter" && inField) {
      event.preventDefault();
      if (!(listOpen && this.#changes() && this.list.pickActive())) this.send();
    } else if (event.key === "Tab" && listOpen && this.list.active && !event.shiftKey && this.current.input.value && this.#changes()) {
      event.preventDefault();
      this.list.pickActive();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && inField) {
      event.preventDefault();
      if (listOpen) this.list.move(event.key === "ArrowDown" ? 1 : -1);
      else this.current.suggest();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (listOpen) this.list.hide();
      else this.host.onCancel();
    } else if (event.key === "Backspace" && inField && event.target.value === "") {
      event.preventDefault();
      if (this.current.option.required) this.host.onCancel();
      else this.onRemove(this.current);
    }
  }

  /** Whether taking the active item would change the field: if not, Enter means "send". */
  #changes() {
    return this.list.active && this.list.active !== this.current.picked;
  }
}
