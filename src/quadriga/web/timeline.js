/** The time line of a game: whose turn it was in their ink, marks at what is worth seeing, and where one is. */

import { html } from "lit";
import { names } from "./names.js";
import { phrased, say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./tale.js").Tale} Tale */

const NEAR = 0.015; // of the line: so near to a mark, it is meant

/**
 * @param {Tale} tale
 * @param {number} at
 * @param {View} view
 * @param {import("@fluent/bundle").FluentBundle} bundle
 * @param {(at: number) => void} go
 */
export function timeline(tale, at, view, bundle, go) {
  const whole = Math.max(1, tale.last);
  /** @param {number} moment */
  const place = (moment) => `${((100 * moment) / whole).toFixed(2)}%`;
  return html`<div class="timeline">
    <div class="strip" aria-hidden="true" @click=${(/** @type {MouseEvent} */ event) => go(pointed(tale, event))}>
      ${tale.stretches.map(
        ({ seat, from, to }) =>
          html`<span class="stretch ink-${seat}" style="inset-inline-start:${place(from)};inline-size:${place(to - from)}"></span>`,
      )}
      ${tale.marks.map(
        (mark) =>
          html`<span
            class="mark"
            style="inset-inline-start:${place(mark.at)}"
            title=${mark.event.says ? phrased(bundle, mark.event.says, names(view)) : ""}
          ></span>`,
      )}
      <span class="now" style="inset-inline-start:${place(at)}"></span>
    </div>
    <input
      type="range"
      min="0"
      max=${tale.last}
      .value=${String(at)}
      aria-label=${say("moment")}
      aria-valuetext="${at} / ${tale.last}"
      @input=${(/** @type {any} */ event) => go(Number(event.target.value))}
    />
  </div>`;
}

/** The moment at which somebody points. @param {Tale} tale @param {MouseEvent} event */
function pointed(tale, event) {
  const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const at = ((event.clientX - left) / width) * tale.last;
  const near = tale.marks
    .map((mark) => mark.at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at))
    .find((mark) => Math.abs(mark - at) <= NEAR * tale.last);
  return near ?? Math.round(at);
}
