/** What this tab knows: who I am, the world, messages per channel, what is unread. Changes are told by topic. */

const listeners = new Map();

/** Calls `handler(data)` at every `emit(topic, data)`. */
export function on(topic, handler) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(handler);
}

export function emit(topic, data) {
  for (const handler of listeners.get(topic) ?? []) handler(data);
}

/** `commands`: what I can call in the open channel, as `catalogue` gives it;
 * `messages`: channel id -> Map(message id -> message), oldest first; `loaded`: channels whose newest
 * messages are here; `complete`: whose oldest are, too; `unread`: channel id -> Map(message id -> mentions me). */
export const state = {
  me: null,
  world: { people: [], bot: { id: "0", name: "Bot", online: true }, guilds: [], locales: [], first_commands: [] },
  dms: [],
  channelId: null,
  commands: [],
  connected: false,
  messages: new Map(),
  loaded: new Set(),
  complete: new Set(),
  unread: new Map(),
};

export const mySelf = () => state.world.people.find((person) => person.id === state.me) ?? null;
export const myLocale = () => mySelf()?.locale ?? "en-US";

/** A person or the bot by id; null if nobody has it. */
export function whoIs(id) {
  if (id === state.world.bot.id) return { ...state.world.bot, bot: true };
  return state.world.people.find((person) => person.id === id) ?? null;
}

/** {channel, guild, parent} by the id of a channel or thread; guild is null for a DM, parent for what is no thread; null if there is no such place. */
export function placeOf(channelId) {
  for (const guild of state.world.guilds) {
    for (const channel of guild.channels) {
      if (channel.id === channelId) return { channel, guild, parent: null };
      const thread = channel.threads.find((item) => item.id === channelId);
      if (thread) return { channel: thread, guild, parent: channel };
    }
  }
  const dm = state.dms.find((item) => item.id === channelId);
  return dm ? { channel: dm, guild: null, parent: null } : null;
}

export const messageMap = (channelId) => {
  if (!state.messages.has(channelId)) state.messages.set(channelId, new Map());
  return state.messages.get(channelId);
};

/** Whether a message is meant for me to notice: it mentions me, or stands in a DM, and is not mine. */
function callsMe(message) {
  if (message.author?.id === state.me) return false;
  const mentioned = (message.mentions ?? []).some((person) => person.id === state.me);
  return mentioned || message.mention_everyone === true || placeOf(message.channel_id)?.guild === null;
}

/** Keeps a new or changed message. Returns it as it was known before; null if it is new to us. */
export function keepMessage(message) {
  const known = messageMap(message.channel_id);
  const before = known.get(message.id) ?? null;
  known.set(message.id, { ...before, ...message });
  return before;
}

/** Marks a new message unread unless the person is looking at its channel. */
export function noteUnread(message) {
  const looking = message.channel_id === state.channelId && document.visibilityState === "visible";
  if (looking || message.author?.id === state.me) return;
  if (!state.unread.has(message.channel_id)) state.unread.set(message.channel_id, new Map());
  state.unread.get(message.channel_id).set(message.id, callsMe(message));
}

export function forgetMessage(channelId, messageId) {
  state.messages.get(channelId)?.delete(messageId);
  state.unread.get(channelId)?.delete(messageId);
}

/** {count, calls}: unread messages of a channel and how many of them call me. */
export function unreadOf(channelId) {
  const marks = [...(state.unread.get(channelId)?.values() ?? [])];
  return { count: marks.length, calls: marks.filter(Boolean).length };
}

/** The same summed over several channels. */
export function unreadOfAll(channelIds) {
  return channelIds.map(unreadOf).reduce((sum, one) => ({ count: sum.count + one.count, calls: sum.calls + one.calls }),
    { count: 0, calls: 0 });
}

/** Starts over as somebody else: nothing of the person before stays in memory. */
export function becomeNobody() {
  state.dms = [];
  state.messages.clear();
  state.loaded.clear();
  state.complete.clear();
  state.unread.clear();
}
