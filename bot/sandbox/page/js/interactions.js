/**
 * Presses, picks, commands and modal answers on their way: each has a nonce, waits for the bot, and ends as done or failed.
 * Which buttons spin and which messages carry "This interaction failed" is kept here, so that a re-drawn message shows it too.
 */

import { freshNonce, post } from "./api.js";
import { announce } from "./dom.js";
import { emit, on, state } from "./state.js";
import { t } from "./words.js";

const PATIENCE = 20000;

/** nonce -> {messageId, customId, channelId, finish} */
const pending = new Map();
/** message id -> sentence */
const failures = new Map();
/** nonce -> what to do with the choices */
const asking = new Map();

const changed = (messageId) => messageId && emit("message_status", messageId);

/** Whether this component of this message waits for an answer. */
export const isWaiting = (messageId, customId) =>
  [...pending.values()].some((one) => one.messageId === messageId && one.customId === customId);

/** The values of the select that waits for an answer, or null. */
export const waitingValues = (messageId, customId) =>
  [...pending.values()].find((one) => one.messageId === messageId && one.customId === customId)?.values ?? null;

/** Why the last press on this message failed, or null. */
export const failureOf = (messageId) => failures.get(messageId) ?? null;

export function clearFailure(messageId) {
  failures.delete(messageId);
  changed(messageId);
}

/** Discord's own bare sentence says nothing that helps; ours does, in the person's language. */
const inWords = (reason) => (!reason || reason === "This interaction failed" ? t("interaction_failed") : reason);

function settle(nonce, ok, reason) {
  const one = pending.get(nonce);
  if (!one) return;
  pending.delete(nonce);
  clearTimeout(one.timer);
  if (one.messageId && !ok) {
    failures.set(one.messageId, inWords(reason));
    announce(inWords(reason));
  }
  changed(one.messageId);
  one.finish(ok, ok ? null : inWords(reason));
}

function send(path, body, origin) {
  const nonce = freshNonce();
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(nonce, false, t("no_answer")), PATIENCE);
    pending.set(nonce, { ...origin, timer, finish: (ok, reason) => resolve({ ok, reason }) });
    if (origin.messageId) failures.delete(origin.messageId);
    changed(origin.messageId);
    post(path, { user: state.me, nonce, ...body }).catch((error) => settle(nonce, false, error.message));
  });
}

/** A button press, or a select's values. Resolves to {ok, reason} when the bot has answered or not. */
export function press(message, customId, values) {
  if (isWaiting(message.id, customId)) return Promise.resolve({ ok: false, reason: null });
  const body = { channel_id: message.channel_id, message_id: message.id, custom_id: customId, ...(values ? { values } : {}) };
  return send("component", body, { messageId: message.id, customId, values, channelId: message.channel_id });
}

/** A slash command: `path` like ["table", "show"], `options` {name: value}. */
export const runCommand = (channelId, path, options) =>
  send("command", { channel_id: channelId, path, options }, { channelId });

/** A filled-in modal. */
export const submitModal = (channelId, modalId, values) =>
  send("modal", { channel_id: channelId, modal_id: modalId, values }, { channelId });

/** Asks the bot for an option's choices: resolves to {choices} or {error}. */
export function askChoices(channelId, path, options, focused) {
  const nonce = freshNonce();
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish({ error: t("choices_failed") }), PATIENCE);
    const finish = (answer) => {
      clearTimeout(timer);
      asking.delete(nonce);
      resolve(answer);
    };
    asking.set(nonce, finish);
    post("autocomplete", { user: state.me, channel_id: channelId, nonce, path, options, focused })
      .catch((error) => finish({ error: error.message }));
  });
}

on("autocomplete", ({ nonce, choices }) => asking.get(nonce)?.({ choices: choices ?? [] }));
on("interaction", ({ nonce, state: stage, reason }) => {
  if (stage === "failed") asking.get(nonce)?.({ error: reason || t("choices_failed") });
  if (stage === "done" || stage === "failed") settle(nonce, stage === "done", reason);
});
on("modal", (modal) => {
  // Another tab of the same person hears of it, too: the form opens where it was asked for.
  const origin = pending.get(modal.nonce);
  if (!origin) return;
  settle(modal.nonce, true);
  emit("open_modal", { ...modal, channelId: modal.channel_id ?? origin.channelId });
});
on("connection", (connected) => {
  if (!connected) for (const nonce of [...pending.keys()]) settle(nonce, false, t("connection_lost"));
});
