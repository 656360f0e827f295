/** Modals: text inputs in rows or labels, selects, radio and checkbox groups; sent answers wait for the bot. */

import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { submitModal } from "./interactions.js";
import { openDialog } from "./layers.js";
import { markdown } from "./markdown_dom.js";
import { defaultsOf, selectControl } from "./selects.js";
import { on } from "./state.js";
import { t } from "./words.js";

const PARAGRAPH = 2;

/** A text input with its label; answers {node, customId, read, check}. */
function textInput(item, labelText, hint) {
  const id = freshId("field");
  const required = item.required !== false;
  const attrs = { id, class: "text-field", placeholder: item.placeholder, required, minlength: item.min_length, maxlength: item.max_length ?? 4000,
    data: { customId: item.custom_id }, value: item.value ?? "", "aria-describedby": hint ? `${id}-hint` : null };
  const input = item.style === PARAGRAPH ? h("textarea", { ...attrs, rows: "4" }) : h("input", { type: "text", ...attrs });
  const node = h("div", { class: "field" }, h("label", { for: id }, labelText, required && h("span", { class: "required", title: t("required") }, " *")),
    hint && h("p", { class: "muted", id: `${id}-hint` }, hint), input);
  const check = () => {
    const length = input.value.length;
    if (required && !input.value.trim()) return t("field_required", { name: labelText });
    if (length && length < (item.min_length ?? 0)) return t("field_short", { name: labelText, count: item.min_length });
    return null;
  };
  return { node, customId: item.custom_id, read: () => input.value, check, focus: () => input.focus() };
}

function selectInput(item, labelText, hint) {
  const id = freshId("field");
  const required = item.required !== false;
  let values = defaultsOf(item);
  const holder = h("div");
  const draw = () => holder.replaceChildren(selectControl(item, { channelId: null, chosen: values, labelledBy: id, submit: (picked) => {
    values = picked;
    draw();
    holder.firstElementChild.focus();
  } }));
  draw();
  const node = h("div", { class: "field" }, h("span", { class: "label-text", id }, labelText, required && h("span", { class: "required" }, " *")),
    hint && h("p", { class: "muted" }, hint), holder);
  const check = () => (required && !values.length ? t("field_required", { name: labelText }) : null);
  return { node, customId: item.custom_id, read: () => values, check, focus: () => holder.firstElementChild.focus() };
}

/** Radio group (21), checkbox group (22). */
function groupInput(item, labelText, hint) {
  const name = freshId("group");
  const type = item.type === 21 ? "radio" : "checkbox";
  const required = item.required !== false;
  const boxes = (item.options ?? []).map((option) => h("input", { type, name, value: option.value, checked: option.default === true }));
  const node = h("fieldset", { class: "field", data: { customId: item.custom_id } }, h("legend", {}, labelText, required && h("span", { class: "required" }, " *")),
    hint && h("p", { class: "muted" }, hint),
    (item.options ?? []).map((option, at) => h("label", { class: "check" }, boxes[at],
      h("span", {}, option.label, option.description && h("small", { class: "muted" }, option.description)))));
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const read = () => (type === "radio" ? picked()[0] ?? null : picked());
  const check = () => (required && !picked().length ? t("field_required", { name: labelText }) : null);
  return { node, customId: item.custom_id, read, check, focus: () => boxes[0]?.focus() };
}

function checkboxInput(item, labelText, hint) {
  const box = h("input", { type: "checkbox", checked: item.default === true, data: { customId: item.custom_id } });
  const node = h("label", { class: "check field" }, box, h("span", {}, labelText, hint && h("small", { class: "muted" }, hint)));
  return { node, customId: item.custom_id, read: () => box.checked, check: () => null, focus: () => box.focus() };
}

const INPUTS = { 3: selectInput, 4: textInput, 5: selectInput, 6: selectInput, 7: selectInput, 8: selectInput, 21: groupInput, 22: groupInput, 23: checkboxInput };

/** The fields of a modal, in order; texts between them have no customId. */
function fieldsOf(parts) {
  return parts.flatMap((part) => {
    if (part.type === 1) return fieldsOf(part.components ?? []);
    if (part.type === 10) return [{ node: markdown(part.content) }];
    const item = part.type === 18 ? part.component : part;
    const make = INPUTS[item.type];
    if (!make) return [{ node: h("p", { class: "unknown" }, t("unknown_component", { type: item.type })) }];
    return [make(item, part.type === 18 ? part.label : item.label ?? item.placeholder ?? "", part.type === 18 ? part.description : null)];
  });
}

/** Opens a modal as the bot sent it. */
export function openModal({ modal_id: modalId, data, channelId }) {
  const title = freshId("modal-title");
  const fields = fieldsOf(data.components ?? []);
  const inputs = fields.filter((field) => field.customId);
  const trouble = h("p", { class: "form-error", role: "alert", hidden: true });
  const sendButton = h("button", { type: "submit", class: "button primary", data: { action: "modal-submit" } }, t("send"));
  const close = () => dialog.close();
  const form = h("form", { novalidate: true }, fields.map((field) => field.node), trouble,
    h("div", { class: "dialog-foot" }, h("button", { type: "button", class: "button secondary", on: { click: close } }, t("cancel")), sendButton));
  const dialog = h("dialog", { class: "dialog modal", "aria-labelledby": title, data: { modal: data.custom_id } },
    h("header", {}, h("h2", { id: title }, data.title),
      h("button", { type: "button", class: "icon-button", "aria-label": t("close"), on: { click: close } }, icon("close"))),
    form);

  const complain = (text) => {
    trouble.textContent = text ?? "";
    trouble.hidden = !text;
  };
  form.addEventListener("input", () => complain(null));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = inputs.map((field) => ({ field, text: field.check() })).find((one) => one.text);
    complain(wrong?.text);
    if (wrong) return wrong.field.focus();
    sendButton.disabled = true;
    sendButton.setAttribute("aria-busy", "true");
    const { ok, reason } = await submitModal(channelId, modalId, Object.fromEntries(inputs.map((field) => [field.customId, field.read()])));
    sendButton.disabled = false;
    sendButton.removeAttribute("aria-busy");
    return ok ? close() : complain(reason);
  });
  openDialog(dialog);
  inputs[0]?.focus();
}

on("open_modal", openModal);
