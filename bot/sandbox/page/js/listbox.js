/**
 * A floating list to choose from, driven from the element that has the focus (a select's button, a command field):
 * the focus stays there, aria-activedescendant says which item is meant.
 */

import { byId, freshId, h } from "./dom.js";
import { icon } from "./icons.js";

const GAP = 6;
const EDGE = 8;

/** Items: {value, label, description?, before?: Node, disabled?}. */
export class ListBox {
  /** `owner`: the focused element; `anchor`: where the list hangs; `onPick(item)`; `multiple` draws check marks; `footer`: Node below. */
  constructor({ owner, anchor = owner, onPick, label, multiple = false, footer = null, prefer = "below" }) {
    Object.assign(this, { owner, anchor, onPick, multiple, footer, prefer, items: [], index: -1, chosen: new Set() });
    this.list = h("ul", { role: "listbox", id: freshId("list"), "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    this.note = h("p", { class: "list-note", role: "status", hidden: true });
    this.element = h("div", { class: "listbox", on: { pointerdown: (event) => event.preventDefault() } }, this.note, this.list, footer);
    this.place = this.place.bind(this);
    owner.setAttribute("aria-haspopup", "listbox");
    owner.setAttribute("aria-expanded", "false");
  }

  get open() {
    return this.element.isConnected;
  }

  get active() {
    return this.items[this.index] ?? null;
  }

  /** Shows these items, the first usable one active unless `active` is false; `note` is a sentence above them. */
  show(items, { active = true, note = null } = {}) {
    this.items = items;
    this.note.textContent = note ?? "";
    this.note.hidden = !note;
    this.list.replaceChildren(...items.map((item, index) => this.#option(item, index)));
    this.list.hidden = items.length === 0;
    if (!this.open) {
      (this.owner.closest("dialog") ?? byId("layers")).append(this.element);
      addEventListener("scroll", this.place, true);
      addEventListener("resize", this.place);
    }
    this.owner.setAttribute("aria-expanded", "true");
    this.owner.setAttribute("aria-controls", this.list.id);
    this.setActive(active ? items.findIndex((item) => !item.disabled) : -1);
    this.place();
  }

  hide() {
    if (!this.open) return;
    this.element.remove();
    removeEventListener("scroll", this.place, true);
    removeEventListener("resize", this.place);
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
    this.index = -1;
  }

  /** Marks what is chosen in a list with check marks. */
  setChosen(values) {
    this.chosen = new Set(values);
    for (const [index, item] of this.items.entries()) {
      this.list.children[index].setAttribute("aria-selected", String(this.chosen.has(item.value)));
    }
  }

  setActive(index) {
    this.list.children[this.index]?.classList.remove("active");
    this.index = index;
    const option = this.list.children[index];
    if (option) {
      option.classList.add("active");
      option.scrollIntoView({ block: "nearest" });
      this.owner.setAttribute("aria-activedescendant", option.id);
    } else {
      this.owner.removeAttribute("aria-activedescendant");
    }
    if (!this.multiple) {
      for (const [at, child] of [...this.list.children].entries()) child.setAttribute("aria-selected", String(at === index));
    }
  }

  /** Moves the active item by `step`, round the ends. */
  move(step) {
    const count = this.items.length;
    for (let tries = 1; tries <= count; tries += 1) {
      const at = (this.index + step * tries + count * tries) % count;
      if (!this.items[at].disabled) return this.setActive(at);
    }
    return undefined;
  }

  /** Takes the active item. Returns whether there was one. */
  pickActive() {
    if (!this.active || this.active.disabled) return false;
    this.onPick(this.active);
    return true;
  }

  #option(item, index) {
    return h("li", {
      role: "option", id: `${this.list.id}-${index}`, class: "option", "aria-selected": String(this.chosen.has(item.value)),
      "aria-disabled": item.disabled ? "true" : null, data: { value: item.value },
      on: {
        click: () => !item.disabled && this.onPick(item),
        pointermove: () => this.index !== index && !item.disabled && this.setActive(index),
      },
    },
    item.before,
    h("span", { class: "option-text" }, h("span", { class: "option-label" }, item.label),
      item.description && h("span", { class: "option-description" }, item.description)),
    this.multiple && h("span", { class: "tick" }, icon("check")));
  }

  /** Hangs the list at its anchor, on the side that has room, inside the window. */
  place() {
    const box = this.anchor.getBoundingClientRect();
    const width = Math.min(Math.max(box.width, 240), innerWidth - 2 * EDGE);
    const above = box.top - GAP - EDGE;
    const below = innerHeight - box.bottom - GAP - EDGE;
    const up = this.prefer === "above" ? above > 160 || above > below : below < 220 && above > below;
    const { style } = this.element;
    style.width = `${width}px`;
    style.left = `${Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE)}px`;
    style.maxHeight = `${Math.max(120, Math.min(up ? above : below, 420))}px`;
    style.top = up ? "" : `${box.bottom + GAP}px`;
    style.bottom = up ? `${innerHeight - box.top + GAP}px` : "";
  }
}
