/** Building DOM nodes. Text always becomes a text node: nothing that a person or the bot wrote can turn into markup. */

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "indeterminate"]);

/**
 * An element. `attrs`: `class`, `data` {name: value}, `on` {event: handler}, `style` {property: value}; true gives an
 * empty attribute, null, undefined and false leave it out. `children`: nodes, strings, numbers, nested arrays, null.
 */
export function h(tag, attrs = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else if (name === "data") for (const [key, item] of Object.entries(value)) setData(element, key, item);
    else if (name === "style") for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    else if (PROPERTIES.has(name)) element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

function setData(element, key, value) {
  if (value !== null && value !== undefined) element.dataset[key] = String(value);
}

function append(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) append(parent, child);
    else parent.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces everything inside `parent`. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  append(parent, children);
  return parent;
}

export const byId = (id) => document.getElementById(id);

/** Whether the screen is touched: then a keyboard comes up over everything when a text field gets the focus. */
export const touched = () => matchMedia("(pointer: coarse)").matches;

let counter = 0;
/** A fresh id for aria wiring. */
export const freshId = (prefix) => `${prefix}-${++counter}`;

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]", location.hostname]);

/** The URL if it is http(s), else null: javascript: and its kin never reach an href. */
export function safeUrl(text) {
  try {
    const url = new URL(text, location.origin);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** A picture's or file's address on the sandbox's own host, whatever name of it the server used; null if it is foreign. */
export function ownUrl(text) {
  const safe = text ? safeUrl(text) : null;
  if (!safe) return null;
  const url = new URL(safe);
  return LOOPBACK.has(url.hostname) ? url.pathname + url.search : null;
}

/** CSS color of Discord's integer color. */
export const cssColor = (number) => `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;

const announcer = () => byId("announce");

/** Says something to screen readers without moving the focus. */
export function announce(text) {
  announcer().append(h("p", {}, text));
  while (announcer().childElementCount > 5) announcer().firstElementChild.remove();
}

/** A short notice for everybody's eyes; goes away by itself or by its button. */
export function toast(text, closeLabel) {
  const box = h("div", { class: "toast" }, h("span", {}, text),
    h("button", { type: "button", class: "icon-button", "aria-label": closeLabel, on: { click: () => box.remove() } }, "✕"));
  byId("toasts").append(box);
  setTimeout(() => box.remove(), 9000);
}
