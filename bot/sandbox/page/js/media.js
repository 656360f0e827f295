/** Pictures and files: galleries, thumbnails, alt text that can be read by everybody, enlarging. */

import { hidden } from "./components.js";
import { h, ownUrl } from "./dom.js";
import { icon } from "./icons.js";
import { openDialog } from "./layers.js";
import { anchor } from "./markdown_dom.js";
import { t } from "./words.js";

/** Media of a component as {src, name, width, height}; `attachment://name` is looked up among the message's files. */
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const file = name ? (message.attachments ?? []).find((item) => item.filename === name) : null;
  const found = file ?? media ?? {};
  const fallback = /\/([^/?]+)(?:\?|$)/.exec(found.url ?? "")?.[1] ?? t("file");
  return { src: ownUrl(found.url), url: found.url, name: found.filename ?? fallback, width: found.width, height: found.height, size: found.size };
}

/** Shows a picture as large as the window allows, and in words below it what it shows. */
function enlarge(src, alt) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("picture") },
    h("button", { type: "button", class: "icon-button", "aria-label": t("close"), on: { click: () => dialog.close() } }, icon("close")),
    h("figure", {}, h("img", { src, alt: alt ? "" : t("picture") }), alt && h("figcaption", {}, alt)));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.tagName === "FIGURE") dialog.close();
  });
  openDialog(dialog);
}

/** A picture with its alt text, and over it a button that enlarges it. */
export function picture(media, alt, spoiler = false) {
  if (!media.src) return h("p", { class: "unknown" }, t("foreign_picture"), " ", media.url && anchor(media.url, {}, alt || media.name));
  const known = media.width && media.height;
  const frame = h("div", { class: "picture", style: known ? { "--width": `${media.width}px`, "--ratio": media.width / media.height } : {} },
    h("img", { src: media.src, alt: alt || t("picture"), style: known ? { "aspect-ratio": `${media.width} / ${media.height}` } : {} }),
    h("button", { type: "button", class: "enlarge", "aria-label": t("enlarge"), title: t("enlarge"), on: { click: () => enlarge(media.src, alt) } }));
  return spoiler ? hidden(frame) : frame;
}

export const gallery = (item, message) => h("div", { class: "gallery", data: { count: Math.min(item.items.length, 4) } },
  item.items.map((part) => picture(resolve(part.media, message), part.description, part.spoiler)));

export function thumbnail(item, message) {
  const media = resolve(item.media, message);
  const frame = picture(media, item.description, item.spoiler);
  frame.classList.add("thumbnail");
  return frame;
}

function sizeText(bytes) {
  return bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1048576).toFixed(1)} MiB`;
}

/** A file to download. */
export function fileLink(media, spoiler) {
  const row = h("div", { class: "file" }, icon("file"),
    media.src ? h("a", { href: media.src, download: media.name }, media.name) : h("span", {}, media.name),
    media.size !== undefined && h("span", { class: "muted" }, sizeText(media.size)));
  return spoiler ? hidden(row) : row;
}

export const fileRow = (item, message) => {
  const media = resolve(item.file, message);
  return fileLink({ ...media, name: item.name ?? media.name, size: item.size ?? media.size }, item.spoiler);
};
