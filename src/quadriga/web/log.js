/** What happened, in words: the latest last, and each line opens the clause that made it so. */

import { LitElement, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { follow } from "./arrows.js";
import { openClause } from "./clause.js";
import { names } from "./names.js";
import { phrased, say } from "./words.js";

/** @typedef {import("./types").Happened} Happened */

const LINES = 200; // of which there are at most twice as many
const NEAR = 12; // units from its end at which it follows what is new

class Log extends LitElement {
  static properties = { told: { type: Number }, bundle: { attribute: false } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.game = "";
    /** @type {Happened[]} */
    this.events = [];
    /** @type {string[]} */
    this.names = [];
    this.told = 0; // how many of the events are shown
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    this._follows = true; // what is new, until somebody scrolls back
    this._top = 0; // as far as it was scrolled
    this._resized = new ResizeObserver(() => this._follow());
  }

  connectedCallback() {
    super.connectedCallback();
    this._resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._resized.disconnect();
  }

  updated() {
    this._follow();
  }

  _follow() {
    const list = this.querySelector("ol");
    if (list && this._follows) list.scrollTop = list.scrollHeight;
  }

  /** @param {Event} event */
  _scrolled({ target }) {
    const list = /** @type {Element} */ (target);
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (isAtEnd || list.scrollTop < this._top) this._follows = isAtEnd; // it may also have become smaller
    this._top = list.scrollTop;
  }

  /** @param {Happened} event @param {boolean} isLast */
  _line({ says, clause }, isLast) {
    if (!says || !this.bundle) return nothing;
    return html`<li>
      <button tabindex=${isLast ? 0 : -1} aria-haspopup="dialog" title=${say("why")} @click=${() => openClause(this.game, clause)}>
        ${phrased(this.bundle, says, this.names)} <small>${clause}</small>
      </button>
    </li>`;
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    follow(event, [...this.querySelectorAll("button")]);
  }

  render() {
    const told = this.events.slice(0, this.told).filter((event) => event.says);
    const first = Math.max(0, Math.floor((told.length - LINES) / LINES) * LINES); // lines go in whole pages
    const lines = told.slice(first).map((event, at) => ({ event, number: first + at }));
    const list = repeat(
      lines,
      ({ number }) => number,
      ({ event, number }) => this._line(event, number === told.length - 1),
    );
    return keyed(first, html`<ol class="log" tabindex="-1" aria-label=${say("log")} @keydown=${this._key} @scroll=${this._scrolled}>${list}</ol>`);
  }
}

customElements.define("quad-log", Log);

/**
 * @param {Pick<import("./types").View, "game" | "events" | "seats">} view
 * @param {import("@fluent/bundle").FluentBundle} bundle
 * @param {number} [told] how many of the events
 */
export function log(view, bundle, told = view.events.length) {
  return html`<quad-log
    .game=${view.game}
    .events=${view.events}
    .names=${names(view)}
    .bundle=${bundle}
    .told=${told}
  ></quad-log>`;
}
