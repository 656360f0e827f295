/** What screen readers are told of a message: a new one's words, and of a changed one only what is new in it. */

import { markdown } from "./markdown_dom.js";

const TEXT = 10;

function* walk(components) {
  for (const part of components ?? []) {
    yield part;
    yield* walk(part.components);
    if (part.accessory) yield part.accessory;
  }
}

const embedded = (embed) => [embed.title, embed.description, ...(embed.fields ?? []).flatMap((field) => [field.name, field.value])];

/** A message's words, line by line, as they were written. */
function wordsOf(message) {
  const texts = [...walk(message.components)].filter((part) => part.type === TEXT).map((part) => part.content);
  return [message.content, ...(message.embeds ?? []).flatMap(embedded), ...texts].filter(Boolean).flatMap((text) => text.split("\n"));
}

/** What its pictures show, sentence by sentence. */
function picturesOf(message) {
  const shown = [...walk(message.components)].flatMap((part) => [part.description, ...(part.items ?? []).map((item) => item.description)]);
  return [...shown, ...(message.attachments ?? []).map((file) => file.description)].filter(Boolean).flatMap((text) => text.split(/(?<=[.!?])\s+|\n/));
}

/** A line without its points in time: those pass by themselves. */
const lasting = (line) => line.replaceAll(/<t:-?\d+(?::\w)?>/g, "");

function fresh(lines, before) {
  const known = new Set(before.map(lasting));
  return lines.filter((line) => !known.has(lasting(line)));
}

/** The words that are new since `before` (an earlier state of the message, or null); if there are none, what its pictures newly show. */
export function spoken(message, before) {
  const words = fresh(wordsOf(message), before ? wordsOf(before) : []);
  const lines = words.length ? words : fresh(picturesOf(message), before ? picturesOf(before) : []);
  return lines.map((line) => markdown(line).textContent.trim()).filter(Boolean).join("\n");
}
