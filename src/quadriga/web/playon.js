/** Playing on from a moment of a finished game, against bots. */

import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { ask } from "./api.js";
import { go } from "./going.js";
import { levels } from "./levels.js";
import { recalled, remember } from "./memory.js";
import { once } from "./once.js";
import { names } from "./names.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */

/**
 * @param {View} view
 * @param {import("./types").Sheet[]} sheets as they lie at this moment: nobody can play on for who is out
 * @param {(number | null)[]} wished where one would sit unless one chooses another, the first that can be
 * @param {boolean} isOver there is nothing left to play
 * @param {(seat: number, level: string) => void} play
 */
export function playOn(view, sheets, wished, isOver, play) {
  const isIn = (/** @type {number} */ seat) => {
    const own = sheets.filter((sheet) => sheet.seat === seat);
    return isOver || own.length === 0 || own.some(({ out }) => !out);
  };
  const seats = view.seats.map((_, seat) => seat).filter(isIn);
  const first = wished.find((seat) => seat !== null && isIn(seat)) ?? seats[0];
  const usual = recalled("play-on", "level2");
  /** @param {SubmitEvent} event */
  const sent = (event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
    remember("play-on", String(given.get("level")));
    play(Number(given.get("seat")), String(given.get("level")));
  };
  return html`<details class="on">
    <summary>${say("play-on")}</summary>
    <form class="play-on" @submit=${sent}>
      <label>
        ${say("in-the-place-of")}
        <select name="seat">
          ${repeat(
            seats,
            (seat) => seat,
            (seat) => html`<option value=${seat} ?selected=${seat === first}>${names(view)[seat]}</option>`,
          )}
        </select>
      </label>
      <label>
        ${say("others-are-bots")}
        <select name="level">
          ${levels(usual)}
        </select>
      </label>
      <button class="main" ?disabled=${isOver}>${say("play-on-now")}</button>
    </form>
  </details>`;
}

/** Sit down at a table that begins at this moment. */
export const playedOn = once(
  /** @param {string} table @param {number} moment @param {number} seat @param {string} bot */
  async (table, moment, seat, bot) => {
    const name = recalled("name") || say("you-name");
    /** @type {import("./types").Made} */
    const made = await ask(`/tables/${table}/play-on`, { moment, seat, name, bot });
    go(`/table/${made.table}`);
  },
);
