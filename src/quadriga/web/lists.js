/** Tables in lists: what they are, who sits there, and how they stand. */

import { html, nothing } from "lit";
import { all, say, speaker } from "./words.js";

/** @typedef {import("./types").Listed} Listed */

const MOST = 12; // tables in one list

/**
 * A list of tables; nothing where there are none.
 * @param {string} title
 * @param {Listed[]} tables
 * @param {(slug: string) => string} called the title of a game
 * @param {(table: string) => number[]} own one's seats there
 */
export function list(title, tables, called, own) {
  if (tables.length === 0) return nothing;
  return html`<section class="list">
    <h2>${title}</h2>
    <ul>
      ${tables.slice(0, MOST).map((table) => row(table, called(table.game), own(table.table)))}
    </ul>
  </section>`;
}

/** @param {Listed} table @param {string} title @param {number[]} own */
function row(table, title, own) {
  return html`<li>
    <a href=${address(table, own)}>
      <strong>${title}</strong>
      <span class="stands ${isTurn(table, own) || isCalled(table, own) ? "now" : ""}">${stands(table, own)}</span>
      <span class="names">${table.seats.map((name) => name ?? say("free-seat")).join(", ")}</span>
      <time datetime=${new Date(table.since).toISOString()}>${moment(table.since)}</time>
    </a>
  </li>`;
}

/**
 * Where one goes to: a finished game is watched again, unless others wait for who is here.
 * @param {Listed} listed @param {number[]} own
 */
export function address(listed, own) {
  const { table, phase, result } = listed;
  return phase === "over" && result && !isCalled(listed, own) ? `/replay/${table}` : `/table/${table}`;
}

/**
 * Whether the others play again, without who is here: the first page leaves out where that is not so.
 * @param {Listed} listed @param {number[]} own
 */
export function isCalled({ rematch }, own) {
  return Boolean(rematch) && own.length > 0;
}

/** @param {Listed} table @param {number[]} own */
export function isTurn({ turn }, own) {
  return turn !== null && own.includes(turn);
}

/** @param {Listed} table @param {number[]} own */
function stands(table, own) {
  const { phase, turn, result, seats } = table;
  if (phase === "waiting") return say("not-begun");
  if (isTurn(table, own)) return say("your-turn");
  if (isCalled(table, own)) return say("rematch-join");
  if (turn !== null) return say("turn-of", { name: seats[turn] ?? "" });
  const winners = seats.flatMap((name, seat) => (name !== null && (result?.[seat] ?? 0) > 0 ? [name] : []));
  return winners.length > 0 ? say("won-by", { names: all(winners) }) : say("no-winner");
}

/** @param {number} since milliseconds since 1970 */
function moment(since) {
  const here = navigator.languages.find((lang) => lang.startsWith(speaker.lang)) ?? speaker.lang;
  return new Intl.DateTimeFormat(here, { dateStyle: "medium", timeStyle: "short" }).format(since);
}
