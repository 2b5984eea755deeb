/** What stands beside a game: what else can be done, how fast it is shown, and the rules. */

import { html, nothing } from "lit";
import { why } from "./clause.js";
import { plays } from "./passing.js";
import { sure } from "./question.js";
import { sound } from "./sound.js";
import { pace } from "./speed.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */

/**
 * @param {View} view
 * @param {number} speed
 * @param {number[]} own the seats of who is here
 * @param {(speed: number) => void} change
 * @param {(deed: string) => void} ask
 */
export function settings(view, speed, own, change, ask) {
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
    ${view.phase === "playing" && own.some((seat) => plays(view, seat))
      ? html`<button class="quiet" @click=${() => ask(deed)}>${say(deed)}</button>
          <button class="quiet" ?disabled=${view.seat === null || !plays(view, view.seat)} @click=${() => resign(view, ask)}>
            ${say("resign")}
          </button>`
      : nothing}
    ${view.source?.table
      ? html`<a class="link" href="/replay/${view.source.table}#${view.source.moment}">${say("played-on")}</a>`
      : nothing}
    <a class="link seal" href="/fair-dice" target="_blank">${say("dice-sealed", { seal: view.dice.slice(0, 12) })}</a>
  </div>`;
}

/** @param {View} view @param {(deed: string) => void} ask */
async function resign(view, ask) {
  const isLast = !view.seats.some(({ bot }, seat) => !bot && seat !== view.seat && plays(view, seat));
  if (await sure(isLast ? say("resign-last-sure") : say("resign-sure"), say("resign"))) ask("resign");
}

/**
 * What else can be done, beside the game's own actions.
 * @param {View} view
 * @param {boolean} isSeated
 * @param {import("./deciding.js").Deciding} deciding
 * @param {boolean} isThinking a hint is on its way
 * @param {boolean} isOver
 * @param {boolean} isAdvised somebody else gives advice
 * @param {Record<"resume" | "hint" | "undo" | "rematch", () => void>} deeds
 */
export function extras(view, isSeated, deciding, isThinking, isOver, isAdvised, deeds) {
  const hasHint = !isAdvised && view.house.hints && deciding.actions.length > 1 && deciding.left.length === 0;
  return html`
    ${view.phase === "playing" && view.paused !== null && isSeated
      ? html`<button class="main" @click=${deeds.resume}>${say("resume")}</button>`
      : nothing}
    ${!isSeated && !isOver ? html`<p class="hint">${say("why-watching")}</p>` : nothing}
    ${hasHint
      ? html`<button class="quiet ask-hint" aria-busy=${isThinking} @click=${deeds.hint}>${isThinking ? say("hint-comes") : say("hint")}</button>`
      : nothing}
    ${view.undo ? html`<button class="quiet" @click=${deeds.undo}>${say("undo")}</button>` : nothing}
    ${isOver && isSeated
      ? html`<button class="main" @click=${deeds.rematch}>${say(view.rematch ? "rematch-join" : "rematch")}</button>`
      : nothing}
    ${isOver && !isSeated && view.rematch
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
