/** Before the game: who is still missing, and how they come. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { form } from "./invited.js";
import { come } from "./later.js";
import { recalled } from "./memory.js";
import { say } from "./words.js";

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

/**
 * @param {View} view @param {string} table
 * @param {(seat: number, name: string) => void} sit
 */
export function room(view, table, sit) {
  const free = view.seats.findIndex((seat) => seat.kind === "open" && seat.name === null);
  const invited = invitations(view, table);
  if (invited.length > 0) come("/web/invitation.js", () => true); // once it is there, this does nothing
  return html`<section class="missing">
    ${repeat(
      invited,
      ({ link }) => link,
      ({ link, label }) => html`<quad-invitation .link=${link} .label=${label}></quad-invitation>`,
    )}
    ${invited.length > 0 && HERE.test(location.host) ? html`<p class="only-here">${say("only-here")}</p>` : nothing}
    ${view.seat === null && free >= 0 ? html`<p>${say("seat-is-free")}</p>${form((name) => sit(free, name))}` : nothing}
    ${view.seat === null && free < 0 && invited.length === 0 ? html`<p>${say("seat-by-link")}</p>` : nothing}
  </section>`;
}
