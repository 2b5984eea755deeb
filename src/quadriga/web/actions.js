/** What can be done, as buttons: whoever does not point at the board finds everything here. */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { follow } from "./arrows.js";
import { isFinger, isKeys } from "./hand.js";
import { say } from "./words.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./deciding.js").Deciding} Deciding */

const FEW = 6; // actions that are all shown; of more there is a list to open

/**
 * @param {Deciding} deciding
 * @param {(action: Choice) => string} label
 * @param {(action: Choice) => void} decide
 * @param {unknown} more what else can be done
 */
export function actions(deciding, label, decide, more) {
  const { left } = deciding;
  const shown = left.length > 0 ? left : deciding.actions.filter(({ then }) => !then); // whole routes are on the board
  const buttons = repeat(
    shown,
    (action) => `${deciding.round} ${left.length > 0} ${action.action}`, // other ones are not the same ones moved
    (action) => button(action, deciding, label(action), decide, left.length === 1),
  );
  return html`<div class="actions" role="group" aria-label=${say("actions")} tabindex="-1" @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, deciding)}>
    ${left.length > 0 ? html`<p class="hint">${whatIsLeft(deciding)}</p>` : nothing}
    ${shown.length > FEW && left.length === 0
      ? html`<details class="all"><summary>${say("all-actions", { number: shown.length })}</summary>${buttons}</details>`
      : buttons}
    ${keyed(
      `${deciding.round} ${left.length > 0}`,
      html`<div class="others">
        ${left.length > 1
          ? html`<button class="quiet turn" @click=${() => deciding.cycle(1)}>${say("next-one")} <kbd>R</kbd></button>`
          : nothing}
        ${deciding.choosing.chosen.size > 0
          ? html`<button class="quiet forget" @click=${() => deciding.forget()}>${say("choose-again")} <kbd>Esc</kbd></button>`
          : nothing}
        ${more}
      </div>`,
    )}
  </div>`;
}

/** @param {Deciding} deciding */
function whatIsLeft({ left, place }) {
  if (left.length === 1) return isFinger() ? say("confirm-it") : say("confirm-it-by-click");
  if (place && isKeys()) return say("which-way-by-key");
  if (place) return isFinger() ? say("which-way") : say("which-way-by-click");
  return say("which-one");
}

/**
 * A finger cannot hover: it sees first what would come of it, and then does it.
 * @param {Choice} action
 * @param {Deciding} deciding
 * @param {string} label
 * @param {(action: Choice) => void} decide
 * @param {boolean} isOnly there is nothing else to confirm
 */
function button(action, deciding, label, decide, isOnly) {
  const hasMore = Boolean(action.path || action.ghosts || action.notes);
  const press = () => {
    if (isFinger() && hasMore && deciding.tried !== action) deciding.keep(action);
    else decide(action);
  };
  /** @param {PointerEvent} event */
  const enter = (event) => event.pointerType !== "touch" && deciding.look(action);
  return html`<button
    class="do ${action === deciding.tried ? "tried" : ""} ${isOnly ? "main" : ""}"
    @click=${press}
    @pointerenter=${enter}
    @pointerleave=${() => deciding.hover(null)}
    @focus=${(/** @type {any} */ event) => event.target.matches(":focus-visible") && deciding.look(action)}
  >
    ${label}
  </button>`;
}

/** @param {KeyboardEvent} event @param {Deciding} deciding */
function pressed(event, deciding) {
  if (event.key === " " && deciding.isHasty()) event.preventDefault();
  follow(event, things(/** @type {Element} */ (event.currentTarget)));
}

/** @param {Element} group @returns {HTMLElement[]} */
function things(group) {
  return [...group.querySelectorAll("button, summary")]
    .map((each) => /** @type {HTMLElement} */ (each))
    .filter((each) => each.checkVisibility());
}

let isHere = false; // whether somebody was last among the buttons
for (const kind of ["focusin", "pointerdown"]) {
  addEventListener(kind, (event) => (isHere = Boolean(/** @type {Element} */ (event.target).closest?.(".actions"))));
}

/**
 * Keep the focus here for who had it on a button that is gone: on the next one, or on the group until there is one.
 * @param {HTMLElement | null} group
 */
export function hold(group) {
  const focused = document.activeElement;
  const isLost = focused === document.body && isHere;
  if (!group || (!isLost && focused !== group)) return;
  const [first] = things(group);
  (first ?? group).focus({ preventScroll: true });
}
