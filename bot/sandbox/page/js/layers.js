/** What lies over the chat: dialogs and drawers. Each goes away with the browser's Back, too. */

import { writeAddress } from "./address.js";
import { byId } from "./dom.js";

/** What Back closes, the topmost last. */
const closers = [];
/** Steps back that we take ourselves, because a layer was closed by other means. */
let stepping = 0;

/** Lets Back call `close`. Returns what must be called when the layer is closed, by whatever means. */
export function closeOnBack(close) {
  closers.push(close);
  history.pushState({ written: true }, "");
  return () => {
    const at = closers.indexOf(close);
    if (at < 0) return;
    closers.splice(at, 1);
    stepping += 1;
    history.back();
  };
}

addEventListener("popstate", (event) => {
  // A hash that somebody typed into the address bar comes along here, too.
  if (!event.state?.written) return;
  if (stepping) stepping -= 1;
  else closers.pop()?.();
  writeAddress();
});

/** Shows a dialog over everything, until it closes. */
export function openDialog(dialog) {
  const closed = closeOnBack(() => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  byId("layers").append(dialog);
  dialog.showModal();
}
