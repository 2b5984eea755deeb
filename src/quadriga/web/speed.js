/** How fast what happens is shown: chosen once, and remembered. */

import { html } from "lit";
import { recalled, remember } from "./memory.js";
import { say } from "./words.js";

const SPEEDS = ["1", "2", "4", "Infinity"];

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
      ${SPEEDS.map((each) => html`<option value=${each} ?selected=${Number(each) === speed}>${say(`speed-${each}`)}</option>`)}
    </select></label
  >`;
}
