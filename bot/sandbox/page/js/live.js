/** The WebSocket: events from the server become changes of the state; lost connections come back by themselves. */

import { emit, forgetMessage, keepMessage, noteUnread, state } from "./state.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

let socket = null;
let wait = FIRST_WAIT;
let timer = 0;

function setConnected(connected) {
  if (state.connected === connected) return;
  state.connected = connected;
  emit("connection", connected);
}

function dropChannel(channelId) {
  state.messages.delete(channelId);
  state.unread.delete(channelId);
  state.dms = state.dms.filter((channel) => channel.id !== channelId);
  emit("world");
}

const EVENTS = {
  message_create: (message) => {
    keepMessage(message);
    noteUnread(message);
    emit("message_new", message);
  },
  message_update: (message) => {
    const before = keepMessage(message);
    emit("message_changed", { ...message, before });
  },
  message_delete: ({ id, channel_id: channelId }) => {
    forgetMessage(channelId, id);
    emit("message_gone", { id, channelId });
  },
  channel_delete: (data) => dropChannel(data.id ?? data.channel_id),
  world: (world) => {
    state.world = world;
    emit("world");
  },
  dm_open: ({ channel }) => {
    state.dms = [...state.dms.filter((known) => known.id !== channel.id), channel];
    emit("world");
  },
  commands: () => emit("commands_changed"),
  interaction: (data) => emit("interaction", data),
  modal: (data) => emit("modal", data),
  autocomplete: (data) => emit("autocomplete", data),
};

function receive(event) {
  const { t: type, d: data, ...rest } = JSON.parse(event.data);
  if (type === "ready") {
    wait = FIRST_WAIT;
    state.world = rest.world ?? data.world;
    state.dms = rest.dms ?? data.dms ?? [];
    setConnected(true);
    emit("ready");
  } else {
    EVENTS[type]?.(data);
  }
}

/** Connects as the person of `state.me`, closing what was open before. */
export function connect() {
  clearTimeout(timer);
  const before = socket;
  socket = null;
  before?.close();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/page/ws?user=${encodeURIComponent(state.me)}`);
  socket = mine;
  mine.addEventListener("message", (event) => {
    if (socket === mine) receive(event);
  });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    setConnected(false);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  });
}
