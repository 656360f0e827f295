/** One message as a list item: who, when, text, embeds, files, components, and the private and failed notes. */

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { h, toast } from "./dom.js";
import { attachments, embeds } from "./embeds.js";
import { icon } from "./icons.js";
import { clearFailure, failureOf } from "./interactions.js";
import { markdown } from "./markdown_dom.js";
import { emit, forgetMessage, placeOf, state, whoIs } from "./state.js";
import { messageTime } from "./times.js";
import { t } from "./words.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
const THREAD_CREATED = 18;

/** The name that a Discord user object goes by here. */
export const nameOf = (user) => whoIs(user?.id)?.name ?? user?.global_name ?? user?.username ?? t("unknown_person");

export const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;

/** A link that others can paste, in Discord's own form. */
export function messageUrl(message) {
  const guild = placeOf(message.channel_id)?.guild?.id ?? "@me";
  return `https://discord.com/channels/${guild}/${message.channel_id}/${message.id}`;
}

async function remove(message) {
  if (message.local) {
    forgetMessage(message.channel_id, message.id);
    emit("message_gone", { id: message.id, channelId: message.channel_id });
    return;
  }
  try {
    await post("message/delete", { user: state.me, message_id: message.id, channel_id: message.channel_id });
  } catch (error) {
    toast(error.message, t("close"));
  }
}

function tools(message) {
  if (message.local || has(message, EPHEMERAL)) return null;
  const copy = () => navigator.clipboard.writeText(messageUrl(message)).then(
    () => toast(t("link_copied"), t("close")), () => toast(messageUrl(message), t("close")));
  const tool = (label, picture, action, click) => h("button", { type: "button", class: "icon-button", "aria-label": label,
    title: label, data: { action }, on: { click } }, icon(picture));
  return h("div", { class: "tools" },
    tool(t("copy_link"), "link", "copy-link", copy), tool(t("delete_message"), "trash", "delete", () => remove(message)));
}

/** "Ada used /table mine" above an answer to a command, or the message that is replied to. */
function origin(message) {
  const used = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? used?.name;
  if (name && used?.user) {
    return h("div", { class: "origin" }, avatar(used.user, "tiny"), h("b", {}, nameOf(used.user)), ` ${t("used")} `, h("span", { class: "mention" }, `/${name}`));
  }
  const replied = message.referenced_message;
  if (!replied) return null;
  const jump = () => emit("jump", { channelId: replied.channel_id, messageId: replied.id });
  return h("button", { type: "button", class: "origin", on: { click: jump } }, "↪ ", h("b", {}, nameOf(replied.author)),
    h("span", {}, ` ${(replied.content || t("message")).slice(0, 120)}`));
}

function heading(message) {
  const bot = message.author?.bot || message.author?.id === state.world.bot.id;
  return h("div", { class: "heading" },
    h("b", { class: "author" }, nameOf(message.author)), bot && h("span", { class: "tag" }, t("app_tag")),
    messageTime(message.timestamp ?? new Date().toISOString()));
}

/** The way to the thread that a message tells of, or that was made from it. */
function threadLink(message) {
  const channelId = message.type === THREAD_CREATED ? message.message_reference.channel_id : message.thread?.id;
  if (!channelId) return null;
  return h("button", { type: "button", class: "link-button", data: { thread: channelId }, on: { click: () => emit("jump", { channelId }) } },
    `${t("thread")}: ${placeOf(channelId)?.channel.name ?? message.content}`);
}

function privateNote(message) {
  if (!has(message, EPHEMERAL)) return null;
  return h("div", { class: "private-note" }, icon("eye"), h("span", {}, t("only_you")), " · ",
    h("button", { type: "button", class: "link-button", data: { action: "dismiss" }, on: { click: () => remove(message) } }, t("dismiss")));
}

function failedNote(message) {
  const reason = failureOf(message.id);
  if (!reason) return null;
  return h("div", { class: "failed-note", data: { failed: message.id } }, h("span", {}, `⚠ ${reason}`), " ",
    h("button", { type: "button", class: "link-button", on: { click: () => clearFailure(message.id) } }, t("ok")));
}

/** `grouped`: the message follows one of the same author and needs no head of its own. `reuse` hands over live parts of the old element. */
export function messageElement(message, { grouped = false, reuse = null } = {}) {
  const ephemeral = has(message, EPHEMERAL);
  const thinking = has(message, LOADING);
  const calls = (message.mentions ?? []).some((person) => person.id === state.me);
  const before = origin(message);
  const headless = grouped && !before;
  return h("li", {
    class: `message${headless ? " grouped" : ""}${ephemeral ? " ephemeral" : ""}${calls ? " calls-me" : ""}`, tabindex: "-1",
    data: { messageId: message.id, channelId: message.channel_id, authorId: message.author?.id, ephemeral: ephemeral || null, local: message.local },
  },
  before,
  headless ? null : avatar(message.author ?? { id: "0", name: "?" }),
  h("div", { class: "body" },
    headless ? h("span", { class: "sr-only" }, nameOf(message.author)) : heading(message),
    thinking && h("p", { class: "thinking" }, h("span", { class: "spinner" }), t("thinking", { name: nameOf(message.author) })),
    message.content && message.type !== THREAD_CREATED && markdown(message.content), threadLink(message),
    embeds(message.embeds ?? []), attachments(message), components(message, reuse),
    message.edited_timestamp && !thinking && h("span", { class: "edited" }, t("edited")),
    privateNote(message), failedNote(message)),
  tools(message));
}
