/** Before the game: who is still missing, and how they come. */

import { html, nothing } from "lit";
import { recalled } from "./memory.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */

/** @param {string} table @returns {string[]} */
function links(table) {
  try {
    return JSON.parse(recalled(`links-${table}`, "[]"));
  } catch {
    return [];
  }
}

/** @param {(name: string) => void} sit @param {string} word */
function form(sit, word) {
  /** @param {SubmitEvent} event */
  const sent = (event) => {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    sit(String(given).trim());
  };
  return html`<form class="sit" @submit=${sent}>
    <label>${say("your-name")} <input name="name" required maxlength="20" .value=${recalled("name")} /></label>
    <button class="main">${word}</button>
  </form>`;
}

export const waiting = {
  /** @param {string} trouble @param {(name: string) => void} sit */
  invited(trouble, sit) {
    return html`<section class="setup">
      <h1>${say("invited")}</h1>
      ${trouble ? html`<p role="alert" class="trouble">${trouble}</p>` : nothing} ${form(sit, say("sit-down"))}
    </section>`;
  },

  /** @param {View} view @param {string} table @param {(seat: number, name: string) => void} sit */
  room(view, table, sit) {
    const free = view.seats.findIndex((seat) => seat.kind === "open" && seat.name === null);
    return html`<section class="missing">
      ${links(table).map(
        (link) =>
          html`<p>
            ${say("send-link")}
            <input readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()} aria-label=${say("send-link")} />
            <button @click=${() => navigator.clipboard?.writeText(link)}>${say("copy")}</button>
          </p>`,
      )}
      ${view.seat === null && free >= 0 ? form((name) => sit(free, name), say("sit-down")) : nothing}
    </section>`;
  },
};
