/** The left side: servers and private messages, the channels of the open one, and who I am. On a phone it is a drawer. */

import { avatar, initial } from "./avatar.js";
import { post } from "./api.js";
import { byId, fill, h, toast } from "./dom.js";
import { icon } from "./icons.js";
import { closeOnBack } from "./layers.js";
import { openPeople } from "./people.js";
import { openChannel } from "./places.js";
import { mySelf, on, placeOf, state, unreadOf, unreadOfAll } from "./state.js";
import { archiveButton, newThreadButton } from "./threads.js";
import { t } from "./words.js";

/** Which server's channels are listed; "@me" for private messages. */
let shownGuild = null;

const badge = ({ count, calls }) => (calls
  ? h("span", { class: "badge", data: { calls } }, String(calls), h("span", { class: "sr-only" }, ` ${t("mentions")}`))
  : count > 0 && h("span", { class: "dot", data: { unread: count } }, h("span", { class: "sr-only" }, t("unread"))));

/** The servers that I am a member of. */
const myGuilds = () => state.world.guilds.filter((guild) => guild.members.includes(state.me));

const channelIds = (guild) => guild.channels.flatMap((channel) => [channel, ...channel.threads]).map((channel) => channel.id);

function railButton(id, name, content, channels) {
  const current = shownGuild === id;
  const marks = unreadOfAll(channels);
  const go = () => {
    shownGuild = id;
    if (channels.length && !channels.includes(state.channelId)) openChannel(channels[0]);
    draw();
  };
  return h("button", { type: "button", class: `rail-button${current ? " current" : ""}`, "aria-current": current ? "true" : null,
    "aria-label": name, title: name, data: { guildId: id }, on: { click: go } }, content, badge(marks));
}

function rail() {
  fill(byId("rail"),
    railButton("@me", t("dms"), icon("talk"), state.dms.map((dm) => dm.id)),
    h("hr"),
    myGuilds().map((guild) => railButton(guild.id, guild.name, h("span", { "aria-hidden": "true" }, initial(guild.name)), channelIds(guild))));
}

function channelButton(channel, sign) {
  const marks = unreadOf(channel.id);
  const current = channel.id === state.channelId;
  const open = () => {
    closeNav();
    if (!current) openChannel(channel.id);
  };
  return h("button", { type: "button", class: `channel${current ? " current" : ""}${marks.count ? " unread" : ""}${channel.archived ? " archived" : ""}`,
    "aria-current": current ? "page" : null, data: { channelId: channel.id }, on: { click: open } },
  sign, h("span", { class: "channel-name" }, channel.name), channel.archived && h("span", { class: "sr-only" }, t("archived")), badge(marks));
}

/** A channel with its threads; the archived ones, and the way to a new one, only where I am. */
function channelItem(channel) {
  const here = [channel, ...channel.threads].some((one) => one.id === state.channelId);
  const threads = channel.threads.filter((thread) => here || !thread.archived);
  const rows = threads.map((thread) => h("li", { class: "thread" }, channelButton(thread, icon("thread")), thread.id === state.channelId && archiveButton(thread)));
  if (here) rows.push(h("li", {}, newThreadButton(channel)));
  return h("li", {}, channelButton(channel, icon("hash")), rows.length > 0 && h("ul", { class: "thread-list" }, rows));
}

/** Opens the private talk with the bot, so that commands can be typed there. */
async function writeToBot() {
  try {
    const { channel } = await post("dm", { user: state.me });
    state.dms = [channel];
    closeNav();
    openChannel(channel.id);
  } catch (error) {
    toast(error.message, t("close"));
  }
}

function channelList() {
  const guild = state.world.guilds.find((one) => one.id === shownGuild);
  const { bot } = state.world;
  const title = guild?.name ?? t("dms");
  const list = guild
    ? guild.channels.map(channelItem)
    : state.dms.map((dm) => h("li", {}, channelButton(dm, avatar({ id: bot.id, name: dm.name }, "small"))));
  return [
    h("h1", { class: "nav-title" }, title),
    guild?.bot === false && h("p", { class: "nav-note" }, t("bot_removed", { bot: bot.name })),
    guild?.unavailable && h("p", { class: "nav-note" }, t("guild_unavailable")),
    list.length > 0 ? h("ul", { class: "channel-list" }, list) : h("p", { class: "nav-note" }, guild ? t("no_channels") : t("no_dms")),
    !guild && state.dms.length === 0 && h("button", { type: "button", class: "button secondary", data: { action: "write-bot" }, on: { click: writeToBot } },
      t("write_bot", { bot: bot.name })),
  ];
}

function me() {
  const person = mySelf();
  if (!person) return null;
  return h("button", { type: "button", class: "me", data: { action: "people", me: person.id }, "aria-haspopup": "dialog", on: { click: openPeople } },
    avatar(person), h("span", { class: "me-text" }, h("b", {}, person.name), h("small", {}, t("switch_person"))), icon("person"));
}

function draw() {
  const focused = document.activeElement?.closest("#nav")
    ? ["guildId", "channelId", "action"].map((key) => [key, document.activeElement.dataset[key]]).find(([, value]) => value) : null;
  rail();
  fill(byId("channels"), h("div", { class: "nav-scroll" }, channelList()), me());
  if (focused) {
    const attribute = focused[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    byId("nav").querySelector(`[data-${attribute}="${CSS.escape(focused[1])}"]`)?.focus();
  }
  const calls = unreadOfAll([...state.unread.keys()]).calls;
  const place = placeOf(state.channelId);
  document.title = `${calls ? `(${calls}) ` : ""}${place ? `${place.guild ? "#" : "@"}${place.channel.name} · ` : ""}${t("title")}${mySelf() ? ` · ${mySelf().name}` : ""}`;
}

const nav = byId("nav");
const scrim = byId("nav-scrim");

let closedNav = null;

/** Opens the drawer on a phone. */
export function openNav() {
  nav.classList.add("open");
  scrim.hidden = false;
  closedNav = closeOnBack(closeNav);
  nav.querySelector(".channel.current, .rail-button")?.focus();
}

function closeNav() {
  if (!nav.classList.contains("open")) return;
  nav.classList.remove("open");
  scrim.hidden = true;
  closedNav();
  document.querySelector(".nav-toggle")?.focus();
}

scrim.addEventListener("click", closeNav);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented) closeNav();
});
on("place", () => {
  const place = placeOf(state.channelId);
  shownGuild = place ? place.guild?.id ?? "@me" : myGuilds()[0]?.id ?? "@me";
  draw();
});
for (const topic of ["world", "message_new", "message_gone", "unread", "language"]) on(topic, draw);
