/** Markdown trees as DOM nodes: mentions, timestamps, emojis, spoilers and links come alive here. */

import { h, ownUrl, safeUrl } from "./dom.js";
import { inlines, parse } from "./markdown.js";
import { emit, placeOf, state, whoIs } from "./state.js";
import { timeElement } from "./times.js";
import { t } from "./words.js";

const MESSAGE_LINK = /^https?:\/\/([^/]+)\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const DISCORD_HOSTS = new Set(["discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"]);

/** {channelId, messageId} if the URL leads to a channel or message of this Discord, else null. */
export function insideLink(url) {
  const match = MESSAGE_LINK.exec(url);
  if (!match || !(DISCORD_HOSTS.has(match[1]) || match[1] === location.host)) return null;
  return { channelId: match[3], messageId: match[4] ?? null };
}

/** An anchor: links to messages jump inside the page, all others open in a new tab. */
export function anchor(url, attrs, ...children) {
  const target = insideLink(url);
  if (target) {
    const jump = (event) => {
      event.preventDefault();
      emit("jump", target);
    };
    return h("a", { ...attrs, href: safeUrl(url), data: { ...attrs.data, jump: target.messageId ?? target.channelId }, on: { click: jump } }, ...children);
  }
  const href = safeUrl(url);
  if (!href) return h("span", {}, ...children);
  return h("a", { ...attrs, href, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

function linkNode(node) {
  const target = insideLink(node.url);
  if (!target || node.masked) return anchor(node.url, { title: node.masked ? node.url : null }, inline(node.children));
  const place = placeOf(target.channelId);
  const label = `# ${place?.channel.name ?? t("unknown_channel")}${target.messageId ? ` › ${t("message")}` : ""}`;
  return anchor(node.url, { class: "mention" }, label);
}

function channelNode(node) {
  const place = placeOf(node.id);
  if (!place) return h("span", { class: "mention" }, `# ${t("unknown_channel")}`);
  const go = () => emit("jump", { channelId: node.id, messageId: null });
  return h("button", { type: "button", class: "mention", data: { mentionChannel: node.id }, on: { click: go } }, `# ${place.channel.name}`);
}

/** A custom emoji's picture; its name stands in when it cannot be loaded. */
export function emojiNode(emoji) {
  if (!emoji.id) return h("span", { class: "unicode-emoji" }, emoji.name);
  const label = `:${emoji.name}:`;
  const image = h("img", { class: "emoji", src: ownUrl(`/emojis/${emoji.id}.png`), alt: label, title: label, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(label));
  return image;
}

function spoiler(children) {
  const box = h("button", { type: "button", class: "spoiler", "aria-expanded": "false", "aria-label": t("spoiler") },
    h("span", { "aria-hidden": "true" }, children));
  box.addEventListener("click", () => {
    box.replaceWith(h("span", { class: "spoiler shown" }, [...box.firstElementChild.childNodes]));
  }, { once: true });
  return box;
}

const INLINE = {
  text: (node) => node.value,
  break: () => h("br"),
  strong: (node) => h("strong", {}, inline(node.children)),
  em: (node) => h("em", {}, inline(node.children)),
  underline: (node) => h("u", {}, inline(node.children)),
  strike: (node) => h("s", {}, inline(node.children)),
  spoiler: (node) => spoiler(inline(node.children)),
  code: (node) => h("code", {}, node.value),
  link: linkNode,
  user: (node) => h("span", { class: `mention${node.id === state.me ? " myself" : ""}`, data: { mentionUser: node.id } },
    `@${whoIs(node.id)?.name ?? t("unknown_person")}`),
  channel: channelNode,
  role: () => h("span", { class: "mention" }, `@${t("role")}`),
  command: (node) => h("button", { type: "button", class: "mention", on: { click: () => emit("prefill", `/${node.name} `) } }, `/${node.name}`),
  emoji: emojiNode,
  time: (node) => timeElement(node.unix, node.style),
};

const inline = (nodes) => nodes.map((node) => INLINE[node.kind](node));

const BLOCK = {
  heading: (node) => h(`h${node.level + 2}`, { class: `heading-${node.level}` }, inline(node.children)),
  subtext: (node) => h("p", { class: "subtext" }, inline(node.children)),
  quote: (node) => h("blockquote", {}, node.children.map(blockNode)),
  code: (node) => h("pre", { tabindex: "0" }, h("code", {}, node.value)),
  line: (node) => h("p", {}, inline(node.children)),
  list: (node) => h(node.ordered ? "ol" : "ul", node.ordered && node.start !== 1 ? { start: node.start } : {},
    node.items.map((parts) => h("li", {}, parts.map((part) => (part.kind === "line" ? inline(part.children) : blockNode(part)))))),
};

const blockNode = (node) => BLOCK[node.kind](node);

/** Whether the whole text is a handful of emojis, which Discord shows larger. */
function onlyEmojis(nodes) {
  const parts = nodes.length === 1 && nodes[0].kind === "line" ? nodes[0].children : [];
  return parts.length > 0 && parts.length < 28
    && parts.every((part) => part.kind === "emoji" || (part.kind === "text" && /^[\p{Extended_Pictographic}\u200d\ufe0f\s]*$/u.test(part.value)));
}

/** The element that shows a text in Discord's markdown. */
export function markdown(source) {
  const nodes = parse(source ?? "");
  return h("div", { class: `markdown${onlyEmojis(nodes) ? " jumbo" : ""}` }, nodes.map(blockNode));
}

/** A single line, such as a title, as a span. */
export const inlineMarkdown = (source) => h("span", {}, inline(inlines(source ?? "")));
