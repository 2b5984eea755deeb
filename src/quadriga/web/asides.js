/** What stands beside a game: what else can be done, how fast it is shown, the rules, and a cover for hands. */

import { html, nothing } from "lit";
import { why } from "./clause.js";
import { sure } from "./question.js";
import { sound } from "./sound.js";
import { pace } from "./speed.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */

/**
 * @param {View} view
 * @param {number} speed
 * @param {boolean} isSeated
 * @param {(speed: number) => void} change
 * @param {(deed: string) => void} ask
 */
export function settings(view, speed, isSeated, change, ask) {
  const deed = view.paused === null ? "pause" : "resume";
  return html`<div class="settings">
    ${pace(speed, change)}
    <label class="switch"
      ><input
        type="checkbox"
        name="sound"
        .checked=${sound.isOn}
        @change=${(/** @type {any} */ event) => sound.turn(event.target.checked)}
      />${say("sound")}</label
    >
    <a class="link" href="/rules/${view.game}" target="_blank">${say("rules")}</a>
    ${view.phase === "playing" && isSeated
      ? html`<button class="quiet" @click=${() => ask(deed)}>${say(deed)}</button>
          <button class="quiet" @click=${() => resign(ask)}>${say("resign")}</button>`
      : nothing}
    ${view.source
      ? html`<a class="link" href="/replay/${view.source.table}#${view.source.moment}">${say("played-on")}</a>`
      : nothing}
    <span class="seal">${say("dice-sealed", { seal: view.dice.slice(0, 12) })}</span>
  </div>`;
}

/** @param {(deed: string) => void} ask */
async function resign(ask) {
  if (await sure(say("resign-sure"), say("resign"))) ask("resign");
}

/**
 * What else can be done, beside the game's own actions.
 * @param {View} view
 * @param {number | null} seat
 * @param {import("./deciding.js").Deciding} deciding
 * @param {boolean} isThinking a hint is on its way
 * @param {boolean} isOver
 * @param {Record<"hint" | "undo" | "rematch", () => void>} deeds
 */
export function extras(view, seat, deciding, isThinking, isOver, deeds) {
  const hasHint = view.house.hints && deciding.actions.length > 1 && deciding.left.length === 0;
  return html`
    ${seat === null && !isOver ? html`<p class="hint">${say("why-watching")}</p>` : nothing}
    ${hasHint
      ? html`<button class="quiet ask-hint" aria-busy=${isThinking} @click=${deeds.hint}>${isThinking ? say("hint-comes") : say("hint")}</button>`
      : nothing}
    ${view.undo ? html`<button class="quiet" @click=${deeds.undo}>${say("undo")}</button>` : nothing}
    ${isOver && seat !== null
      ? html`<button class="main" @click=${deeds.rematch}>${say(view.rematch ? "rematch-join" : "rematch")}</button>`
      : nothing}
    ${isOver && seat === null && view.rematch
      ? html`<a class="button main" href="/table/${view.rematch}">${say("rematch-watch")}</a>`
      : nothing}
    ${isOver ? html`<a class="button" href="/replay/${view.table}">${say("replay")}</a>` : nothing}
  `;
}

/**
 * What was said last: what happened, why something cannot be done, or a hint; while somebody points at something,
 * what could be done with it; and before all, what is wrong.
 * @param {import("./teller.js").Latest | null} said
 * @param {string} game
 * @param {string} trouble
 * @param {string} could
 */
export function latest(said, game, trouble, could) {
  if (trouble) return html`<span class="trouble" role="alert">${trouble}</span>`;
  if (could) return html`<span class="could">${could}</span>`;
  return said ? html`<span>${said.words()}</span>${said.clause ? why(game, said.clause) : nothing}` : nothing;
}

/**
 * Nobody sees a hand but whose turn it is.
 * @param {string} name
 * @param {() => void} uncover
 */
export function cover(name, uncover) {
  return html`<div class="cover" role="dialog" aria-modal="true" aria-label=${say("pass-on")}>
    <p>${say("pass-to", { name })}</p>
    <button class="main" @click=${uncover}>${say("here-i-am")}</button>
  </div>`;
}
