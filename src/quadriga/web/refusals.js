/** Why something was not done, in the language of the page. */

import { found, say, speaker } from "./words.js";

/** @typedef {{ code?: string, message: string }} Refusal */

/**
 * @param {unknown} error what was thrown
 * @returns {Refusal}
 */
export function refusal(error) {
  return error instanceof Error ? error : { message: String(error) };
}

/**
 * Say it: in our words where we have some for its code, else in those that came with it.
 * @param {Refusal | null} refusal
 */
export function reason(refusal) {
  if (!refusal) return "";
  const key = `refused-${refusal.code}`;
  return speaker.own && found(speaker.own, key) ? say(key, { message: refusal.message }) : refusal.message;
}
