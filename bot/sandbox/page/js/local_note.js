/** Notes that the page itself puts into a channel for this tab alone, such as a command that got no answer. */

import { emit, keepMessage, state } from "./state.js";

const DISCORD_EPOCH = 1420070400000;
const EPHEMERAL = 64;

/** Adds a private message of the page; its id sorts among Discord's ids by time. */
export function addLocalNote(channelId, content) {
  const now = Date.now();
  const message = {
    id: String(BigInt(now - DISCORD_EPOCH) << 22n), channel_id: channelId, author: { id: state.world.bot.id, username: state.world.bot.name, bot: true },
    content, flags: EPHEMERAL, timestamp: new Date(now).toISOString(), mentions: [], embeds: [], attachments: [], components: [], local: true,
  };
  keepMessage(message);
  emit("message_new", message);
}
