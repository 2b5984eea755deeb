/** How fast what happens is shown: chosen once, and remembered. */

import { html } from "lit";
import { recalled, remember } from "./memory.js";
import { say } from "./words.js";

/** @type {[number, string][]} */
const SPEEDS = [
  [0.5, "slow"],
  [1, "normal"],
  [2, "fast"],
  [4, "very-fast"],
  [Infinity, "none"],
];

/** How many times as fast as usual. */
export function usual() {
  return Number(recalled("speed", "1"));
}

/** @param {number} speed @param {(speed: number) => void} change */
export function pace(speed, change) {
  /** @param {Event} event */
  const chosen = (event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    remember("speed", value);
    change(Number(value));
  };
  return html`<label
    >${say("speed")}
    <select @change=${chosen}>
      ${SPEEDS.map(([each, word]) => html`<option value=${each} ?selected=${each === speed}>${say(`speed-${word}`)}</option>`)}
    </select></label
  >`;
}
