/** The place behind a command's options where one more can be named by typing, as in Discord's own client. */

import { h } from "./dom.js";
import { ListBox } from "./listbox.js";
import { t } from "./words.js";

const plain = (text) => text.trim().toLocaleLowerCase();

/** `open()`: the options that are not there yet; `onAdd(option)`; `anchor`: where the list hangs. */
export class Adder {
  constructor({ anchor, open, onAdd }) {
    Object.assign(this, { open, onAdd });
    this.input = h("input", { type: "text", class: "adder", role: "combobox", autocomplete: "off", spellcheck: "false", maxlength: 40,
      "aria-autocomplete": "list", "aria-label": t("add_option"), data: { adder: true },
      on: { input: () => this.suggest(), blur: () => this.list.hide() } });
    this.list = new ListBox({ owner: this.input, anchor, prefer: "above", label: t("add_option"), onPick: (item) => this.#take(item.option) });
  }

  /** Whether there is something typed that names no option. */
  get stray() {
    return this.input.value.trim() !== "";
  }

  /** Shows the options whose name begins with what is typed; "name:" takes one. */
  suggest() {
    const typed = plain(this.input.value);
    const names = (option) => [option.label, option.name].map(plain);
    const named = this.open().find((option) => names(option).some((name) => typed === `${name}:`));
    if (named) return this.#take(named);
    const fits = this.open().filter((option) => names(option).some((name) => name.startsWith(typed)));
    return this.list.show(fits.map((option) => ({ value: option.name, label: option.label, description: option.help, option })),
      { note: fits.length ? null : t("nothing_fits") });
  }

  #take(option) {
    this.input.value = "";
    this.list.hide();
    this.onAdd(option);
  }
}
