/** Round portraits of people and the bot: the server's drawing, or a colored disc with the first letter. */

import { h, ownUrl } from "./dom.js";
import { whoIs } from "./state.js";

const FALLBACK = "#6b4a2b";

/** The first visible character of a name, as a person would count characters. */
export function initial(name) {
  const letter = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment ?? "?";
  return letter.toLocaleUpperCase();
}

/** `person`: {id, name?, color?}; purely ornamental, the name always stands beside it. */
export function avatar(person, size = "") {
  const known = whoIs(person.id) ?? person;
  const name = known.name ?? person.global_name ?? person.username ?? "?";
  const color = typeof known.color === "number" ? `#${known.color.toString(16).padStart(6, "0")}` : known.color ?? FALLBACK;
  const disc = h("span", { class: `avatar ${size}`, "aria-hidden": "true", style: { "background-color": color } }, initial(name));
  const image = h("img", { src: ownUrl(`/avatars/${person.id}.png`), alt: "", draggable: "false" });
  image.addEventListener("error", () => image.remove());
  disc.append(image);
  return disc;
}
