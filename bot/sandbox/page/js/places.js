/** Which channel is open: going there, loading its messages, following links to messages, staying there over a reload. */

import { channelInAddress, writeAddress } from "./address.js";
import { get } from "./api.js";
import { toast } from "./dom.js";
import { drawAll, drawOlder, showMessage } from "./message_list.js";
import { emit, keepMessage, messageMap, on, placeOf, state } from "./state.js";
import { t } from "./words.js";

const PAGE_SIZE = 50;

const firstChannel = () => state.world.guilds.find((guild) => guild.channels.length && guild.members.includes(state.me))?.channels[0].id ?? state.dms[0]?.id ?? null;

/** Messages that changed while a channel was being loaded: what the socket said of them is newer. */
const touched = new Set();
for (const topic of ["message_new", "message_changed", "message_gone"]) on(topic, ({ id }) => touched.add(id));

async function load(channelId) {
  const me = state.me;
  touched.clear();
  try {
    const { messages } = await get(`channels/${channelId}/messages`, { user: me });
    if (me !== state.me) return;
    const known = messageMap(channelId);
    for (const [id, message] of known) if (!touched.has(id) && !message.local) known.delete(id);
    messages.filter((message) => !touched.has(message.id)).forEach(keepMessage);
    state.loaded.add(channelId);
    state.complete.delete(channelId);
    if (messages.length < PAGE_SIZE) state.complete.add(channelId);
  } catch (error) {
    toast(error.message, t("close"));
  }
  if (channelId === state.channelId) drawAll();
}

/** Loads the messages before the oldest known one. Returns whether there were any. */
async function loadOlder(channelId) {
  const oldest = [...messageMap(channelId).keys()].reduce((a, b) => (BigInt(b) < BigInt(a) ? b : a));
  const { messages } = await get(`channels/${channelId}/messages`, { user: state.me, before: oldest });
  if (messages.length < PAGE_SIZE) state.complete.add(channelId);
  messages.forEach(keepMessage);
  if (channelId === state.channelId) drawOlder();
  return messages.length > 0;
}

let loadingOlder = false;
/** At the top of what is known: more, unless there is none. */
async function wantOlder() {
  const { channelId } = state;
  if (loadingOlder || !state.loaded.has(channelId) || state.complete.has(channelId) || !messageMap(channelId).size) return;
  loadingOlder = true;
  try {
    await loadOlder(channelId);
  } catch (error) {
    toast(error.message, t("close"));
  }
  loadingOlder = false;
}

/** Opens a channel; `null` shows that there is none. */
export async function openChannel(channelId) {
  state.channelId = channelId;
  state.unread.delete(channelId);
  const place = placeOf(channelId);
  writeAddress();
  drawAll();
  emit("place");
  if (place && !state.loaded.has(channelId)) await load(channelId);
}

async function jump({ channelId, messageId }) {
  if (!placeOf(channelId)) return toast(t("link_nowhere"), t("close"));
  if (state.channelId !== channelId || !state.loaded.has(channelId)) await openChannel(channelId);
  if (!messageId || showMessage(messageId)) return undefined;
  const older = () => !state.complete.has(channelId) && [...messageMap(channelId).keys()].every((id) => BigInt(id) > BigInt(messageId));
  try {
    while (older() && await loadOlder(channelId));
  } catch (error) {
    return toast(error.message, t("close"));
  }
  if (!showMessage(messageId)) toast(t("message_gone"), t("close"));
  return undefined;
}

/** After every (re)connection: what is known may be old. */
export async function refresh() {
  state.loaded.clear();
  const channelId = placeOf(state.channelId) ? state.channelId : channelInAddress() ?? firstChannel();
  await openChannel(channelId);
}

on("jump", jump);
on("scrolled_to_top", wantOlder);
on("world", () => {
  if (state.channelId && !placeOf(state.channelId)) {
    toast(t("channel_gone"), t("close"));
    openChannel(firstChannel());
  } else if (!state.channelId && firstChannel()) openChannel(firstChannel());
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && state.unread.delete(state.channelId)) emit("unread");
});
window.addEventListener("hashchange", () => {
  const channelId = channelInAddress();
  if (channelId && channelId !== state.channelId) openChannel(channelId);
});
