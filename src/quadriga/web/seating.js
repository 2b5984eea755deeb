/** Sitting down: with the key that a link brings, or with one that is drawn here for a seat that is open. */

import { Refused, ask } from "./api.js";
import { remember } from "./memory.js";

const KEY = 24; // bytes of a secret that nobody can guess
const SOONEST = 300;
const LATEST = 8000; // milliseconds until it is asked for again

/**
 * Sit down; the link has done its work.
 * @param {string} table @param {number} seat @param {string} name @param {string} key
 */
export async function take(table, seat, name, key) {
  await ask(`/tables/${table}/seats/${seat}`, { name, key });
  remember("name", name);
  history.replaceState(null, "", `/table/${table}`);
}

/**
 * Sit down where anybody may; where no answer comes it is asked for again, and is the same seat by its key.
 * @param {string} table @param {number} seat @param {string} name
 * @param {() => boolean} isWanted whether somebody still waits for it
 */
export async function takeOpen(table, seat, name, isWanted) {
  const key = drawn();
  for (let wait = SOONEST; isWanted(); wait = Math.min(wait * 2, LATEST)) {
    try {
      return await take(table, seat, name, key);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "no-answer") throw error;
    }
    await new Promise((goOn) => setTimeout(goOn, wait));
  }
}

function drawn() {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
