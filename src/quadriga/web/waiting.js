/** Before the game: who is still missing, and how they come. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { recalled } from "./memory.js";
import { say } from "./words.js";
import "./invitation.js";

/** @typedef {import("./types").View} View */

const HERE = /^(localhost|127\.|\[::1\])/; // addresses that lead nowhere from other machines

/**
 * The links to seats that are still free, each with what is said of it.
 * @param {View} view @param {string} table
 */
function invitations(view, table) {
  const { seats } = view;
  /** @type {string[]} */
  const links = JSON.parse(recalled(`links-${table}`, "[]"));
  const found = links
    .map((link) => ({ link, seat: Number(new URL(link).searchParams.get("seat")) }))
    .filter(({ seat }) => seats[seat]?.name === null)
    .map(({ link, seat }) => ({ link, label: say("send-link", { number: seat + 1 }) }));
  const isOpen = view.seat !== null && seats.some((seat) => seat.kind === "open" && seat.name === null);
  return isOpen ? [...found, { link: `${location.origin}/table/${table}`, label: say("open-link") }] : found;
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
    const invited = invitations(view, table);
    return html`<section class="missing">
      ${repeat(
        invited,
        ({ link }) => link,
        ({ link, label }) => html`<quad-invitation .link=${link} .label=${label}></quad-invitation>`,
      )}
      ${invited.length > 0 && HERE.test(location.host) ? html`<p class="only-here">${say("only-here")}</p>` : nothing}
      ${view.seat === null && free >= 0 ? form((name) => sit(free, name), say("sit-down")) : nothing}
    </section>`;
  },
};
