/** Threads: opening one in a channel, archiving and waking it, and the ways that lead to it. */

import { post } from "./api.js";
import { freshId, h, toast } from "./dom.js";
import { icon } from "./icons.js";
import { openDialog } from "./layers.js";
import { openChannel } from "./places.js";
import { on, placeOf, state } from "./state.js";
import { t } from "./words.js";

/** The thread that I have just opened, until the world is told with it. */
let awaited = null;

function goThere() {
  if (!awaited || !placeOf(awaited)) return;
  const id = awaited;
  awaited = null;
  openChannel(id);
}

/** Asks for the name of a new thread, opens it and goes there. */
function askForThread(channel) {
  const title = freshId("thread-title");
  const nameId = freshId("thread-name");
  const trouble = h("p", { class: "form-error", role: "alert", hidden: true });
  const name = h("input", { id: nameId, class: "text-field", maxlength: 100, required: true, data: { field: "thread-name" } });
  const close = () => dialog.close();
  const submit = async (event) => {
    event.preventDefault();
    try {
      awaited = (await post("thread", { user: state.me, channel_id: channel.id, name: name.value })).id;
      close();
      goThere();
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
    }
  };
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": title, data: { dialog: "thread" } },
    h("header", {}, h("h2", { id: title }, `${t("new_thread")} · #${channel.name}`),
      h("button", { type: "button", class: "icon-button", "aria-label": t("close"), on: { click: close } }, icon("close"))),
    h("form", { on: { submit } }, h("div", { class: "field" }, h("label", { for: nameId }, t("thread_name")), name), trouble,
      h("div", { class: "dialog-foot" }, h("button", { type: "button", class: "button secondary", on: { click: close } }, t("cancel")),
        h("button", { type: "submit", class: "button primary", data: { action: "thread-submit" } }, t("create")))));
  openDialog(dialog);
  name.focus();
}

async function archive(thread, archived) {
  try {
    await post("thread/archive", { user: state.me, channel_id: thread.id, archived });
  } catch (error) {
    toast(error.message, t("close"));
  }
}

/** The button under a channel that opens a thread in it. */
export const newThreadButton = (channel) => h("button", { type: "button", class: "channel", data: { action: "new-thread" },
  "aria-haspopup": "dialog", on: { click: () => askForThread(channel) } }, icon("plus"), h("span", { class: "channel-name" }, t("new_thread")));

/** The button beside a thread that archives or wakes it. */
export function archiveButton(thread) {
  const label = t(thread.archived ? "wake_thread" : "archive_thread");
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, data: { action: thread.archived ? "wake" : "archive" },
    on: { click: () => archive(thread, !thread.archived) } }, icon(thread.archived ? "wake" : "archive"));
}

/** What is to be known of the open thread before one writes in it; empty for one that is awake. */
export function threadNote({ channel }) {
  if (channel.locked) return t("thread_locked");
  return channel.archived ? t("thread_archived") : "";
}

on("world", goThere);
