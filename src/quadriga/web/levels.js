/** How strong bots are, from 1 on. */

import { html } from "lit";
import { say } from "./words.js";

const LEVELS = [1, 2, 3, 4, 5];

/** The levels to choose from. @param {string} chosen as the server calls it */
export function levels(chosen) {
  return LEVELS.map(
    (level) => html`<option value="level${level}" ?selected=${chosen === `level${level}`}>${say(`level-${level}`)}</option>`,
  );
}
