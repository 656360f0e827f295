/** "Who am I": be another person in this tab or in a new one, and change one's name, language and whether DMs are open. */

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { openDialog } from "./layers.js";
import { emit, mySelf, on, state } from "./state.js";
import { t } from "./words.js";

/** A language's own name for its locale code. */
function languageName(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

let dialog = null;

/** "owns Teahouse · moderates Dorfplatz"; empty for somebody like everybody else. */
function rolesOf(person) {
  const named = (key, guilds) => guilds.length > 0 && t(key, { names: guilds.map((guild) => guild.name).join(", ") });
  const leads = state.world.guilds.filter((guild) => guild.moderators.includes(person.id));
  return [named("owns", leads.filter((guild) => guild.owner === person.id)), named("moderates", leads.filter((guild) => guild.owner !== person.id))]
    .filter(Boolean).join(" · ");
}

function row(person) {
  const isMe = person.id === state.me;
  const roles = rolesOf(person);
  const be = () => {
    dialog.close();
    emit("become", person.id);
  };
  return h("li", { class: `person${isMe ? " current" : ""}`, data: { user: person.id } },
    h("button", { type: "button", class: "person-button", "aria-current": isMe ? "true" : null, data: { be: person.id }, on: { click: be } },
      avatar(person), h("span", { class: "person-text" }, h("b", {}, person.name), h("small", {}, isMe ? t("this_is_you") : t("be", { name: person.name })),
        roles && h("small", { class: "roles" }, roles))),
    h("a", { class: "icon-button", href: `/?user=${encodeURIComponent(person.id)}`, target: "_blank", rel: "noopener", data: { newTab: person.id },
      "aria-label": t("open_in_tab", { name: person.name }), title: t("open_in_tab", { name: person.name }) }, icon("out")));
}

function settings() {
  const me = mySelf();
  const trouble = h("p", { class: "form-error", role: "alert", hidden: true });
  const save = async (change) => {
    trouble.hidden = true;
    try {
      await post("person", { user: state.me, ...change });
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    }
  };
  const nameId = freshId("field");
  const languageId = freshId("field");
  const name = h("input", { id: nameId, class: "text-field", value: me.name, maxlength: 32, data: { field: "name" },
    on: { change: (event) => event.target.value.trim() && save({ name: event.target.value.trim() }) } });
  const language = h("select", { id: languageId, class: "text-field", data: { field: "locale" }, on: { change: (event) => save({ locale: event.target.value }) } },
    state.world.locales.map((locale) => h("option", { value: locale, selected: locale === me.locale }, languageName(locale))));
  const closed = h("input", { type: "checkbox", checked: me.dms_closed === true, data: { field: "dms-closed" },
    on: { change: (event) => save({ dms_closed: event.target.checked }) } });
  return h("div", { class: "settings" },
    h("div", { class: "field" }, h("label", { for: languageId }, t("language")), language),
    h("div", { class: "field" }, h("label", { for: nameId }, t("display_name")), name),
    h("label", { class: "check field" }, closed, h("span", {}, t("dms_closed"))), trouble);
}

function content() {
  const title = freshId("people");
  dialog.setAttribute("aria-labelledby", title);
  dialog.replaceChildren(
    h("header", {}, h("h2", { id: title }, t("who_am_i")),
      h("button", { type: "button", class: "icon-button", "aria-label": t("close"), on: { click: () => dialog.close() } }, icon("close"))),
    h("p", { class: "muted" }, t("who_text")),
    h("ul", { class: "people" }, state.world.people.map(row)), h("p", { class: "muted" }, t("who_moderates")), mySelf() && settings());
}

/** Opens the dialog. */
export function openPeople() {
  dialog = h("dialog", { class: "dialog", data: { dialog: "people" } });
  dialog.addEventListener("close", () => {
    dialog = null;
  });
  content();
  openDialog(dialog);
}

on("language", () => {
  if (!dialog) return;
  const field = document.activeElement?.dataset?.field;
  content();
  if (field) dialog.querySelector(`[data-field="${field}"]`)?.focus();
});
