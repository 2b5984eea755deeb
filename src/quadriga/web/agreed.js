/** What holds at a table beside the rules: clocks, chat, watchers, and what may be asked for or taken back. */

import { html } from "lit";
import { say } from "./words.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AWAY = MINUTE; // after which a bot plays on for somebody

/** @type {Record<string, { first: number, more: number } | null>} */
const PACES = {
  none: null,
  quick: { first: 3 * MINUTE, more: 5000 },
  calm: { first: 10 * MINUTE, more: 15_000 },
  slow: { first: 3 * DAY, more: DAY / 2 },
};
const CHOICES = /** @type {const} */ (["listed", "watched", "covered", "hints", "undo", "chat"]);

/** @typedef {Record<typeof CHOICES[number], boolean> & { pace: string }} Agreed */

/** @type {Agreed} */
export const USUAL = { listed: false, watched: true, covered: true, hints: true, undo: true, chat: true, pace: "none" };

/**
 * As the server wants to know it.
 * @param {Agreed} agreed
 */
export function house({ covered, pace, ...others }) {
  return { ...others, cover: covered ? AWAY : null, pace: PACES[pace] };
}

/** @param {Agreed} agreed @param {(change: Partial<Agreed>) => void} change */
export function agreement(agreed, change) {
  return html`<label class="option">
      ${say("pace")}
      <select @change=${(/** @type {any} */ event) => change({ pace: event.target.value })}>
        ${Object.keys(PACES).map((pace) => html`<option value=${pace} ?selected=${pace === agreed.pace}>${say(`pace-${pace}`)}</option>`)}
      </select>
    </label>
    ${CHOICES.map(
      (name) =>
        html`<label class="option"
          ><input
            type="checkbox"
            name=${name}
            .checked=${agreed[name]}
            @change=${(/** @type {any} */ event) => change({ [name]: event.target.checked })}
          />
          ${say(name === "undo" || name === "chat" ? `${name}-allowed` : name)}</label
        >`,
    )}`;
}
