/** Starts the page: who this tab is, the words, the connection. */

import { userInAddress, writeAddress } from "./address.js";
import { get } from "./api.js";
import { toast } from "./dom.js";
import { bringEmojis } from "./emoji_font.js";
import { connect } from "./live.js";
import "./composer.js";
import "./modal.js";
import { refresh } from "./places.js";
import "./sidebar.js";
import "./topbar.js";
import { keepTimesFresh } from "./times.js";
import { becomeNobody, emit, myLocale, on, state } from "./state.js";
import { speak, t } from "./words.js";

const KEPT = "sandbox-user";

/** The person of ?user= (id, user name or name), of this tab's memory, or the first who is in no other tab. */
function whoInThisTab({ people, present }) {
  const wanted = [userInAddress(), sessionStorage.getItem(KEPT)].filter(Boolean);
  const fits = (text) => people.find((person) => person.id === text || [person.name, person.username].some((name) => name?.toLowerCase() === text.toLowerCase()));
  const free = people.find((person) => !present.includes(person.id));
  return (wanted.map(fits).find(Boolean) ?? free ?? people[0])?.id ?? null;
}

function become(id) {
  if (state.me !== id) becomeNobody();
  state.me = id;
  sessionStorage.setItem(KEPT, id);
  writeAddress();
  speakMyLanguage();
  connect();
}

let spoken = null;
function speakMyLanguage() {
  const locale = myLocale();
  if (spoken === locale) return;
  spoken = locale;
  speak(locale);
  emit("language");
}

on("become", become);
on("ready", () => {
  speakMyLanguage();
  refresh();
});
on("world", speakMyLanguage);
on("connection", (connected) => {
  document.getElementById("app").dataset.connected = String(connected);
});

async function start() {
  speakMyLanguage();
  bringEmojis();
  keepTimesFresh();
  try {
    state.world = await get("world");
  } catch (error) {
    toast(error.message, t("close"));
    setTimeout(start, 2000);
    return;
  }
  become(whoInThisTab(state.world));
}

start();
