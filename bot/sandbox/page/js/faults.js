/** The drawer of faults: everything that goes wrong on a real Discord, at the press of a button. */

import { get, post } from "./api.js";
import { byId, fill, freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { closeOnBack } from "./layers.js";
import { on, placeOf, state } from "./state.js";
import { t } from "./words.js";

const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES", "EMBED_LINKS", "READ_MESSAGE_HISTORY"];

const drawer = byId("faults");
let faults = {};
/** The id of a channel, or of a server for all of it. */
let permissionPlace = null;

const trouble = h("p", { class: "form-error", role: "alert", hidden: true });

async function send(body) {
  trouble.hidden = true;
  try {
    faults = await post("faults", body);
  } catch (error) {
    trouble.textContent = error.message;
    trouble.hidden = false;
  }
  draw();
}

const button = (label, fault, body, style = "secondary") =>
  h("button", { type: "button", class: `button ${style} small`, data: { fault }, on: { click: () => send(body) } }, label);

const toggle = (label, checked, fault, change) => h("label", { class: "check" },
  h("input", { type: "checkbox", checked, data: { fault }, on: { change: (event) => change(event.target.checked) } }), h("span", {}, label));

const group = (title, text, ...parts) => h("section", { class: "fault-group" }, h("h3", {}, title), text && h("p", { class: "muted" }, text), parts);

function numberField(label, value, attrs, apply) {
  const id = freshId("fault");
  const input = h("input", { id, type: "number", class: "text-field", value: String(value), ...attrs });
  return h("div", { class: "inline-field" }, h("label", { for: id }, label), input,
    h("button", { type: "button", class: "button secondary small", data: { fault: `${attrs["data-field"]}-apply` },
      on: { click: () => apply(Math.max(0, Number(input.value) || 0)) } }, t("apply")));
}

function picker(label, value, items, field, change) {
  const id = freshId("fault");
  return h("div", { class: "inline-field" }, h("label", { for: id }, label),
    h("select", { id, class: "text-field", data: { field }, on: { change: (event) => change(event.target.value) } },
      items.map(([key, text]) => h("option", { value: key, selected: key === value }, text))));
}

const everyPlace = () => [
  ...state.world.guilds.flatMap((guild) => guild.channels.map((channel) => [channel.id, `# ${channel.name} · ${guild.name}`])),
  ...state.world.guilds.map((guild) => [guild.id, t("whole_server", { name: guild.name })]),
];

function dms() {
  const closed = new Set(faults.dms_closed ?? []);
  return group(t("fault_dms"), t("fault_dms_text"), state.world.people.map((person) =>
    toggle(person.name, closed.has(person.id), `dms-${person.id}`, (on_) => send({ kind: "dms", user: person.id, closed: on_ }))));
}

function permissions() {
  const places = everyPlace();
  const here = placeOf(state.channelId);
  const open = here?.parent?.id ?? here?.channel.id;
  if (!places.some(([id]) => id === permissionPlace)) permissionPlace = places.find(([id]) => id === open)?.[0] ?? places[0]?.[0];
  if (!permissionPlace) return null;
  const key = state.world.guilds.some((guild) => guild.id === permissionPlace) ? "guild_id" : "channel_id";
  const missing = new Set(faults.permissions?.[permissionPlace] ?? []);
  const change = (name, gone) => {
    const names = new Set(missing);
    if (gone) names.add(name);
    else names.delete(name);
    send({ kind: "permissions", [key]: permissionPlace, missing: [...names] });
  };
  return group(t("fault_permissions"), t("fault_permissions_text"),
    picker(t("channel"), permissionPlace, places, "permission-channel", (id) => {
      permissionPlace = id;
      draw();
    }),
    PERMISSIONS.map((name) => toggle(t(`permission_${name}`), missing.has(name), `permission-${name}`, (gone) => change(name, gone))));
}

function network() {
  return [
    group(t("fault_slow"), t("fault_slow_text"),
      numberField(t("milliseconds"), faults.slow_ms ?? 0, { min: 0, max: 20000, step: 100, "data-field": "slow" }, (ms) => send({ kind: "slow", ms }))),
    group(t("fault_rest"), faults.next ? t("fault_rest_left", faults.next) : t("fault_rest_text"),
      h("div", { class: "button-line" }, button("503 × 3", "rest-503", { kind: "rest", status: 503, count: 3 }), button("429 × 3", "rest-429", { kind: "rest", status: 429, count: 3 }))),
    group(t("fault_gateway"), t("fault_gateway_text"),
      h("div", { class: "button-line" }, button(t("gateway_drop"), "gateway-drop", { kind: "gateway", action: "drop" }),
        button(t("gateway_invalidate"), "gateway-invalidate", { kind: "gateway", action: "invalidate" }),
        button(t("gateway_outage"), "gateway-outage", { kind: "gateway", action: "outage", seconds: 15 }))),
  ];
}

function guild(one) {
  const down = (faults.guilds_unavailable ?? []).includes(one.id);
  const removed = (faults.guilds_left ?? []).includes(one.id);
  const act = (action) => ({ kind: "guild", guild_id: one.id, action });
  const nameId = freshId("fault");
  const name = h("input", { id: nameId, class: "text-field", maxlength: 100, placeholder: t("new_channel") });
  return group(one.name, t("guild_text"),
    h("div", { class: "button-line" },
      button(t(down ? "guild_back" : "guild_down"), `guild-down-${one.id}`, act(down ? "available" : "unavailable")),
      button(t(removed ? "bot_add" : "bot_remove"), `guild-bot-${one.id}`, act(removed ? "add" : "remove"))),
    h("ul", { class: "fault-channels" }, one.channels.map((channel) => h("li", {}, h("span", {}, `# ${channel.name}`),
      h("button", { type: "button", class: "icon-button", "aria-label": t("delete_channel", { name: channel.name }), title: t("delete_channel", { name: channel.name }),
        data: { fault: `delete-${channel.id}` }, on: { click: () => send({ kind: "channel", action: "delete", channel_id: channel.id }) } }, icon("trash"))))),
    h("div", { class: "inline-field" }, h("label", { for: nameId, class: "sr-only" }, t("new_channel")), name,
      h("button", { type: "button", class: "button secondary small", data: { fault: `create-${one.id}` },
        on: { click: () => name.value.trim() && send({ kind: "channel", action: "create", guild_id: one.id, name: name.value.trim() }) } }, t("create"))));
}

function draw() {
  if (drawer.hidden) return;
  const fault = document.activeElement?.closest("#faults") && document.activeElement.dataset.fault;
  const top = drawer.querySelector(".faults-body")?.scrollTop ?? 0;
  fill(drawer,
    h("header", {}, h("h2", {}, t("faults")),
      h("button", { type: "button", class: "icon-button", "aria-label": t("close"), data: { action: "close-faults" }, on: { click: toggleFaults } }, icon("close"))),
    h("div", { class: "faults-body", tabindex: "-1" }, h("p", { class: "muted" }, t("faults_text")),
      button(t("restore"), "restore", { kind: "restore" }, "primary"), trouble,
      dms(), permissions(), network(), state.world.guilds.map(guild)));
  drawer.querySelector(".faults-body").scrollTop = top;
  if (fault) drawer.querySelector(`[data-fault="${CSS.escape(fault)}"]`)?.focus({ preventScroll: true });
}

let closed = null;

/** Opens or closes the drawer. */
export function toggleFaults() {
  drawer.hidden = !drawer.hidden;
  if (drawer.hidden) {
    closed();
    document.querySelector("[data-action=faults]")?.focus();
    return;
  }
  closed = closeOnBack(toggleFaults);
  refresh().then(() => drawer.querySelector("[data-action=close-faults]")?.focus());
}

/** Asks what is broken now: another tab may have changed it. */
async function refresh() {
  if (drawer.hidden) return;
  try {
    faults = await get("faults");
  } catch (error) {
    trouble.textContent = error.message;
    trouble.hidden = false;
  }
  draw();
}

drawer.addEventListener("keydown", (event) => {
  if (event.key === "Escape") toggleFaults();
});
on("world", refresh);
on("language", draw);
