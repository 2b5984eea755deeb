/** The time line of a game: whose turn it was in their ink, marks at what is worth seeing, and where one is. */

import { html } from "lit";
import { names } from "./sheets.js";
import { phrased, say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./chronicle.js").Chronicle} Chronicle */

const NEAR = 0.015; // of the line: so near to a mark, it is meant

/**
 * @param {Chronicle} story
 * @param {number} at
 * @param {View} view
 * @param {import("@fluent/bundle").FluentBundle} bundle
 * @param {string} words what is said of this moment
 * @param {(at: number) => void} go
 */
export function timeline(story, at, view, bundle, words, go) {
  const whole = Math.max(1, story.last);
  /** @param {number} moment */
  const place = (moment) => `${((100 * moment) / whole).toFixed(2)}%`;
  return html`<div class="timeline">
    <div class="strip" aria-hidden="true" @click=${(/** @type {MouseEvent} */ event) => go(pointed(story, event))}>
      ${story.stretches.map(
        ({ seat, from, to }) =>
          html`<span class="stretch ink-${seat}" style="inset-inline-start:${place(from)};inline-size:${place(to - from)}"></span>`,
      )}
      ${story.marks.map(
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
      max=${story.last}
      .value=${String(at)}
      aria-label=${say("moment")}
      aria-valuetext="${at} / ${story.last}. ${words}"
      @input=${(/** @type {any} */ event) => go(Number(event.target.value))}
    />
  </div>`;
}

/** The moment at which somebody points. @param {Chronicle} story @param {MouseEvent} event */
function pointed(story, event) {
  const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const at = ((event.clientX - left) / width) * story.last;
  const near = story.marks
    .map((mark) => mark.at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at))
    .find((mark) => Math.abs(mark - at) <= NEAR * story.last);
  return near ?? Math.round(at);
}
