/** The bot's slash commands as a flat list of things one can type, in the person's language. Pure. */

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;
const BOT_DM = 1;

export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** The text for a locale: exact ("es-ES"), or of the same language, or the default. */
export function localized(fallback, table, locale) {
  if (!table) return fallback;
  if (table[locale]) return table[locale];
  const language = locale.split("-")[0];
  const near = Object.keys(table).find((key) => key.split("-")[0] === language);
  return (near && table[near]) || fallback;
}

const nameIn = (item, locale) => localized(item.name, item.name_localizations, locale);
const descriptionIn = (item, locale) => localized(item.description ?? "", item.description_localizations, locale);

function optionOf(raw, locale) {
  return {
    ...raw, label: nameIn(raw, locale), help: descriptionIn(raw, locale), required: raw.required === true,
    choices: raw.choices?.map((choice) => ({ value: choice.value, label: nameIn(choice, locale) })),
  };
}

function leaves(item, path, labels, locale) {
  const here = [...path, item.name];
  const shown = [...labels, nameIn(item, locale)];
  const nested = (item.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (nested.length) return nested.flatMap((option) => leaves(option, here, shown, locale));
  const options = (item.options ?? []).map((option) => optionOf(option, locale)).sort((a, b) => Number(b.required) - Number(a.required));
  return [{ path: here, title: here.join(" "), label: shown.join(" "), description: descriptionIn(item, locale), options }];
}

/** Every command that can be run here: {path, title (English), label, description, options}. */
export function catalogue(raw, locale, inDm) {
  return raw
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter((command) => !inDm || (command.contexts ? command.contexts.includes(BOT_DM) : command.dm_permission !== false))
    .flatMap((command) => leaves(command, [], [], locale))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

const plain = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

function rank(text, query) {
  const at = plain(text);
  if (at.startsWith(query)) return 0;
  if (at.split(/[\s-]+/).some((word) => word.startsWith(query))) return 1;
  return at.includes(query) ? 2 : 9;
}

/** The entries that fit what was typed after the slash, best first; both the person's language and English count. */
export function matching(entries, typed) {
  const query = plain(typed.trim());
  if (!query) return entries;
  return entries.map((entry) => ({ entry, score: Math.min(rank(entry.label, query), rank(entry.title, query), plain(entry.description).includes(query) ? 3 : 9) }))
    .filter((one) => one.score < 9)
    .sort((a, b) => a.score - b.score)
    .map((one) => one.entry);
}

/**
 * A typed or pasted line such as "/ratzeputz join code:ABCD" as {entry, values: {name: text}}; null unless it begins with
 * a whole command followed by a space. The longest command wins.
 */
export function readLine(entries, line) {
  const text = line.replace(/^\//, "");
  const hits = entries.flatMap((entry) => [entry.label, entry.title].filter((name) => text.startsWith(`${name} `)).map((name) => ({ entry, name })));
  const best = hits.sort((a, b) => b.name.length - a.name.length)[0];
  if (!best) return null;
  const values = {};
  const rest = text.slice(best.name.length);
  const marks = [...rest.matchAll(/\s([-_\p{L}\p{N}]+):\s*/gu)]
    .map((mark) => ({ mark, option: best.entry.options.find((option) => option.name === mark[1] || option.label === mark[1]) }))
    .filter((one) => one.option);
  for (const [at, { mark, option }] of marks.entries()) {
    values[option.name] = rest.slice(mark.index + mark[0].length, marks[at + 1]?.mark.index).trim();
  }
  return { entry: best.entry, values };
}
