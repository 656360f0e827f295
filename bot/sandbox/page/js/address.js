/** The address bar: who this tab is and which channel is open, so that a reload or a copied address leads here again. */

import { placeOf, state } from "./state.js";

/** Writes it anew; the entry of the browser's history stays the same. */
export function writeAddress() {
  const url = new URL(location.href);
  if (state.me) url.searchParams.set("user", state.me);
  const place = placeOf(state.channelId);
  if (place) url.hash = `/channels/${place.guild?.id ?? "@me"}/${place.channel.id}`;
  history.replaceState({ written: true }, "", url);
}

/** The person of ?user= as it stands there; null if there is none. */
export const userInAddress = () => new URLSearchParams(location.search).get("user");

/** The channel of #/channels/server/channel, if I see it; else null. */
export function channelInAddress() {
  const match = /^#\/channels\/(?:\d+|@me)\/(\d+)$/.exec(location.hash);
  return match && placeOf(match[1]) ? match[1] : null;
}
