/** Where there is nothing, or nothing yet: it is said, and how to go on. */

import { html, nothing } from "lit";
import { say } from "./words.js";

/** @param {string} words what is not there @param {string} [table] where it would be from, if one may go there */
export function lost(words, table) {
  return html`<section class="lost">
    <div role="alert"><h1>${words}</h1></div>
    ${table ? html`<a class="button main" href="/table/${table}">${say("to-the-table")}</a>` : nothing}
    <a class="button ${table ? "quiet" : "main"}" href="/">${say("to-the-games")}</a>
  </section>`;
}

/** @param {string} trouble why it has not come yet, if it should have by now */
export function coming(trouble) {
  return html`<p class="waiting">${trouble ? html`<span role="alert" class="trouble">${trouble}</span>` : say("loading")}</p>`;
}
