/** Above the messages: where I am, the way to the drawers, and banners about the connection and the bot. */

import { avatar } from "./avatar.js";
import { byId, fill, h } from "./dom.js";
import { toggleFaults } from "./faults.js";
import { icon } from "./icons.js";
import { openPeople } from "./people.js";
import { openNav } from "./sidebar.js";
import { mySelf, on, placeOf, state, unreadOfAll } from "./state.js";
import { threadNote } from "./threads.js";
import { t } from "./words.js";

function draw() {
  const place = placeOf(state.channelId);
  const { calls } = unreadOfAll([...state.unread.keys()]);
  fill(byId("topbar"),
    h("button", { type: "button", class: "icon-button nav-toggle", "aria-label": t("open_nav"), data: { action: "nav" }, on: { click: openNav } },
      icon("menu"), calls > 0 && h("span", { class: "badge" }, String(calls))),
    h("h2", { class: "place" }, place ? [h("span", { "aria-hidden": "true" }, place.guild ? "# " : "@ "), place.channel.name] : t("title"),
      place?.guild && [" ", h("small", {}, place.parent && `# ${place.parent.name} · `, place.guild.name)]),
    mySelf() && h("button", { type: "button", class: "as-me", "aria-haspopup": "dialog", data: { action: "people-top" }, on: { click: openPeople } },
      avatar(mySelf(), "small"), h("span", { class: "as-me-text" }, t("you_are", { name: mySelf().name }))),
    h("button", { type: "button", class: "button secondary small", "aria-controls": "faults", data: { action: "faults" }, on: { click: toggleFaults } },
      icon("bolt"), h("span", { class: "wide-only" }, t("faults"))));
  const { bot } = state.world;
  const note = place && threadNote(place);
  fill(byId("banners"),
    note && h("p", { class: "banner", data: { banner: "thread" } }, note),
    !state.connected && h("p", { class: "banner", data: { banner: "connection" } }, h("span", { class: "spinner" }), t("reconnecting")),
    state.connected && bot.online === false && h("p", { class: "banner", data: { banner: "bot" } }, t("bot_offline", { bot: bot.name })));
}

for (const topic of ["place", "world", "language", "connection", "message_new", "unread"]) on(topic, draw);
