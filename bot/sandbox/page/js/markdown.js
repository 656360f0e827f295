/**
 * Discord's markdown as a tree. Pure: text in, plain objects out; markdown_dom.js makes nodes of them.
 * Blocks: heading{level}, subtext, list{ordered,start,items}, quote, code{lang,value}, line (inline children).
 * Inlines: text, strong, em, underline, strike, spoiler, code, link{url}, user, channel, role, command, emoji, time, break.
 */

const DEEPEST = 10;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WRAPPERS = [["***", "both"], ["**", "strong"], ["__", "underline"], ["~~", "strike"], ["||", "spoiler"], ["*", "em"], ["_", "em"]];

const TOKENS = [
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: "user", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: "channel", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: "role", id: m[1] })],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (m) => ({ kind: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (m) => ({ kind: "time", unix: Number(m[1]), style: m[2] ?? "f" })],
  [/^<\/([^:>\n]{1,100}):(\d{1,20})>/, (m) => ({ kind: "command", name: m[1] })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ kind: "link", url: m[1], children: [{ kind: "text", value: m[1] }] })],
];
const BARE_LINK = /^https?:\/\/[^\s<>]+[^\s<>.,:;"'\])]/;
const MASKED_TARGET = /^\(<?(https?:\/\/[^\s<>]+?)>?(?:\s+"[^"\n]*")?\)/;

/** Where `mark` closes after `from`, skipping escapes and code spans; -1 if it never does. */
function closing(source, from, mark) {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "`") {
      const ticks = /^`+/.exec(source.slice(at))[0];
      const end = source.indexOf(ticks, at + ticks.length);
      at = end < 0 ? at + ticks.length - 1 : end + ticks.length - 1;
    } else if (source.startsWith(mark, at)) {
      if (mark.length === 1 && source[at + 1] === mark) at += 1;
      else if (at > from && !(mark === "*" && /\s/.test(source[at - 1]))) return at;
    }
  }
  return -1;
}

function wrapped(source, at, depth) {
  for (const [mark, kind] of WRAPPERS) {
    if (!source.startsWith(mark, at)) continue;
    const inside = at + mark.length;
    if (mark === "_" && /\w/.test(source[at - 1] ?? "")) continue;
    if (mark === "*" && /\s/.test(source[inside] ?? " ")) continue;
    const end = closing(source, inside, mark);
    if (end < 0 || (mark === "_" && /\w/.test(source[end + 1] ?? ""))) continue;
    const children = inlines(source.slice(inside, end), depth + 1);
    const node = kind === "both" ? { kind: "strong", children: [{ kind: "em", children }] } : { kind, children };
    return { node, end: end + mark.length };
  }
  return null;
}

function codeSpan(source, at) {
  const ticks = /^`+/.exec(source.slice(at))[0];
  const end = source.indexOf(ticks, at + ticks.length);
  if (end < 0 || ticks.length > 2) return null;
  const value = source.slice(at + ticks.length, end);
  return { node: { kind: "code", value: ticks.length === 2 ? value.trim() : value }, end: end + ticks.length };
}

function maskedLink(source, at, depth) {
  const close = closing(source, at + 1, "]");
  if (close < 0) return null;
  const target = MASKED_TARGET.exec(source.slice(close + 1));
  if (!target) return null;
  const children = inlines(source.slice(at + 1, close), depth + 1);
  return { node: { kind: "link", url: target[1], masked: true, children }, end: close + 1 + target[0].length };
}

function special(source, at, depth) {
  const sign = source[at];
  if (sign === "`") return codeSpan(source, at);
  if (sign === "<") {
    const rest = source.slice(at, at + 2100);
    for (const [pattern, make] of TOKENS) {
      const match = pattern.exec(rest);
      if (match) return { node: make(match), end: at + match[0].length };
    }
    return null;
  }
  if (sign === "h" && !/\w/.test(source[at - 1] ?? "")) {
    const match = BARE_LINK.exec(source.slice(at));
    return match && { node: { kind: "link", url: match[0], children: [{ kind: "text", value: match[0] }] }, end: at + match[0].length };
  }
  if (depth >= DEEPEST) return null;
  return sign === "[" ? maskedLink(source, at, depth) : wrapped(source, at, depth);
}

/** The inline nodes of one piece of text. */
export function inlines(source, depth = 0) {
  const nodes = [];
  let text = "";
  const flush = () => {
    if (text) nodes.push({ kind: "text", value: text });
    text = "";
  };
  for (let at = 0; at < source.length;) {
    const sign = source[at];
    if (sign === "\\" && PUNCTUATION.test(source[at + 1] ?? "")) {
      text += source[at + 1];
      at += 2;
      continue;
    }
    if (sign === "\n") {
      flush();
      nodes.push({ kind: "break" });
      at += 1;
      continue;
    }
    const found = "`<h[*_~|".includes(sign) ? special(source, at, depth) : null;
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.end;
    } else {
      text += sign;
      at += 1;
    }
  }
  flush();
  return nodes;
}

const LIST_ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** A list from the lines at `start`; deeper indented items become lists inside the item. */
function list(lines, start) {
  const first = LIST_ITEM.exec(lines[start]);
  const indent = first[1].length;
  const node = { kind: "list", ordered: Boolean(first[3]), start: Number(first[3] ?? 1), items: [] };
  let at = start;
  while (at < lines.length) {
    const match = LIST_ITEM.exec(lines[at]);
    if (!match || match[1].length < indent || (match[1].length === indent && Boolean(match[3]) !== node.ordered)) break;
    if (match[1].length > indent && node.items.length) {
      const inner = list(lines, at);
      node.items.at(-1).push(inner.node);
      at = inner.next;
    } else {
      node.items.push([{ kind: "line", children: inlines(match[4]) }]);
      at += 1;
    }
  }
  return { node, next: at };
}

/** The block that begins at line `at`, or null when it is ordinary text. */
function block(lines, at) {
  const heading = /^(#{1,3}) +(.+)$/.exec(lines[at]);
  if (heading) return { node: { kind: "heading", level: heading[1].length, children: inlines(heading[2]) }, next: at + 1 };
  const sub = /^-# +(.+)$/.exec(lines[at]);
  if (sub) return { node: { kind: "subtext", children: inlines(sub[1]) }, next: at + 1 };
  if (LIST_ITEM.test(lines[at])) return list(lines, at);
  if (lines[at].startsWith(">>> ")) {
    const rest = [lines[at].slice(4), ...lines.slice(at + 1)];
    return { node: { kind: "quote", children: blocks(rest) }, next: lines.length };
  }
  if (/^> /.test(lines[at])) {
    let end = at;
    while (end < lines.length && /^> /.test(lines[end])) end += 1;
    return { node: { kind: "quote", children: blocks(lines.slice(at, end).map((line) => line.slice(2))) }, next: end };
  }
  return null;
}

function blocks(lines) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push({ kind: "line", children: inlines(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const found = block(lines, at);
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.next;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return nodes;
}

const FENCE = /```(?:([a-z0-9_+\-.#]+)\n)?\n*([^]*?)\n*```/i;

/** The block nodes of a whole message or text display. */
export function parse(source) {
  const nodes = [];
  let rest = source;
  while (rest) {
    const fence = FENCE.exec(rest);
    const before = fence ? rest.slice(0, fence.index) : rest;
    const escaped = fence && before.endsWith("\\");
    const plain = escaped ? rest.slice(0, fence.index + 3) : before;
    if (plain.trim()) nodes.push(...blocks(plain.replace(/^\n|\n$/g, "").split("\n")));
    if (!fence) break;
    if (!escaped && fence[2]) nodes.push({ kind: "code", block: true, lang: fence[1] ?? null, value: fence[2] });
    rest = rest.slice(fence.index + (escaped ? 3 : fence[0].length));
  }
  return nodes;
}
