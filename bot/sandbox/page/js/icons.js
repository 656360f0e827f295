/** The page's own line icons, 24 x 24, drawn as stroked paths. */

const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  send: "M4 12 20 4l-5 16-3-7z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-5 4-7 8-7s8 2 8 7",
  thread: "M5 4v8a4 4 0 0 0 4 4h10M15 12l4 4-4 4",
  plus: "M12 5v14M5 12h14",
  archive: "M4 4h16v4H4zM6 8v12h12V8M10 12h4",
  wake: "M12 15V4M8 8l4-4 4 4M5 14v6h14v-6",
  check: "M5 12l5 5 9-10",
};

/** An icon as an SVG element, hidden from screen readers: the button around it carries the words. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const attributes = { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon", fill: "none", stroke: "currentColor",
    "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round" };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
