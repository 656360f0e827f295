/** The page's own words in five languages. The bot's words come from the bot. */

import { de } from "../words/de.js";
import { en } from "../words/en.js";
import { es } from "../words/es.js";
import { fr } from "../words/fr.js";
import { it } from "../words/it.js";

const TABLES = { de, en, es, fr, it };

let words = en;

/** The text of a key with {name} holes filled; plain text, never markup. */
export function t(key, values = {}) {
  const text = words[key] ?? en[key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}

/** Switches the language (a Discord locale such as "de" or "es-ES") and the page's fixed words with it. */
export function speak(locale) {
  const language = locale.split("-")[0];
  words = TABLES[language] ?? en;
  document.documentElement.lang = TABLES[language] ? language : "en";
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = t(element.dataset.word);
  for (const element of document.querySelectorAll("[data-word-label]")) element.setAttribute("aria-label", t(element.dataset.wordLabel));
}
