/** The page's requests to the sandbox's own server. Every refusal becomes an Error whose message is a sentence for the person. */

import { t } from "./words.js";

async function request(path, options) {
  let response;
  try {
    response = await fetch(`/page/api/${path}`, options);
  } catch {
    throw new Error(t("server_unreachable"));
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(body.error ?? t("server_error", { status: response.status }));
  return body;
}

/** GET with query values; undefined ones are left out. */
export function get(path, query = {}) {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(known).toString();
  return request(search ? `${path}?${search}` : path);
}

/** POST of a JSON body. */
export function post(path, body) {
  return request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

let serial = 0;
/** A nonce that is unique among all tabs, at most 25 characters as Discord asks. */
export const freshNonce = () => `${Date.now().toString(36)}${(++serial).toString(36)}${Math.random().toString(36).slice(2, 8)}`;
