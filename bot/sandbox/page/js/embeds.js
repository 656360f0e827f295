/** Classic embeds and attachments, enough to be read. */

import { cssColor, h, ownUrl } from "./dom.js";
import { inlineMarkdown, markdown, anchor } from "./markdown_dom.js";
import { fileLink, picture } from "./media.js";
import { messageTime } from "./times.js";

const COMPONENTS_V2 = 32768;

const media = (part) => ({ src: ownUrl(part.url), url: part.url, name: part.filename, width: part.width, height: part.height, size: part.size });

function foot(item) {
  if (!item.footer && !item.timestamp) return null;
  return h("p", { class: "embed-foot" }, item.footer?.text, item.footer && item.timestamp && " · ", item.timestamp && messageTime(item.timestamp));
}

function embed(item) {
  const title = item.title && inlineMarkdown(item.title);
  return h("article", { class: "container embed accented", style: { "--accent": cssColor(item.color ?? 0x4b4640) } },
    item.author && h("p", { class: "embed-author" }, item.author.name),
    title && h("h4", {}, item.url ? anchor(item.url, {}, title) : title),
    item.description && markdown(item.description),
    item.fields?.length > 0 && h("dl", { class: "fields" }, item.fields.map((field) =>
      h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inlineMarkdown(field.name)), h("dd", {}, markdown(field.value))))),
    item.thumbnail && picture(media(item.thumbnail), item.thumbnail.description),
    item.image && picture(media(item.image), item.image.description),
    foot(item));
}

export const embeds = (items) => items.map(embed);

/** Attachments of a classic message; a v2 message shows its files through its components. */
export function attachments(message) {
  if ((message.flags ?? 0) & COMPONENTS_V2) return null;
  return (message.attachments ?? []).map((file) => {
    const spoiler = file.filename.startsWith("SPOILER_");
    return file.content_type?.startsWith("image/") ? picture(media(file), file.description, spoiler) : fileLink(media(file), spoiler);
  });
}
