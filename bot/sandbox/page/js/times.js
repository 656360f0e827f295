/** Points in time in the person's language; relative ones keep themselves fresh. */

import { h } from "./dom.js";
import { myLocale } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2629800], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const absolute = (unix, style) => new Intl.DateTimeFormat(myLocale(), STYLES[style]).format(new Date(unix * 1000));

/** "in 3 minutes", "2 days ago". */
export function relative(unix, now = Date.now() / 1000) {
  const distance = unix - now;
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds * 0.99) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(myLocale(), { numeric: "auto" }).format(Math.round(distance / size), unit);
}

/** A <time> for <t:unix:style>; beyond the calendar's range the number itself is shown. */
export function timeElement(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return String(unix);
  const attrs = { datetime: date.toISOString(), title: absolute(unix, "F"), class: "timestamp" };
  if (style !== "R") return h("time", attrs, absolute(unix, style));
  return h("time", { ...attrs, data: { relative: unix } }, relative(unix));
}

/** Hour and minute of an ISO time, with the day if it is not today. */
export function messageTime(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return h("time", { datetime: iso, title: absolute(date.getTime() / 1000, "F") }, absolute(date.getTime() / 1000, today ? "t" : "s"));
}

/** Brings every relative time on the page up to date, once a second. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(element.dataset.relative));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
