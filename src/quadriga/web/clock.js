/** Clocks of seats, running down while somebody thinks. */

import { LitElement, html, nothing } from "lit";
import { ahead } from "./api.js";
import { say, switched } from "./words.js";

/** @typedef {import("./types").View} View */

const SECOND = 1000;
const SOON = 30_000; // milliseconds left of which one is warned
const DAY = 24 * 3600 * SECOND;

class Clock extends LitElement {
  static properties = { left: { type: Number }, since: { type: Number }, runs: { type: Boolean } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.left = 0;
    this.since = 0;
    this.runs = false;
    this._timer = 0;
    this._switched = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
  }

  updated() {
    clearTimeout(this._timer);
    if (this.runs) this._timer = setTimeout(() => this.requestUpdate(), this._now() % SECOND || SECOND);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    clearTimeout(this._timer);
  }

  /** Milliseconds that are left now. */
  _now() {
    const gone = this.runs ? Date.now() + ahead() - this.since : 0;
    return Math.max(0, this.left - Math.max(0, gone));
  }

  render() {
    const now = this._now();
    return html`<span class="clock ${now < SOON ? "soon" : ""} ${this.runs ? "runs" : ""}" role="timer">${written(now)}</span>`;
  }
}

customElements.define("quad-clock", Clock);

/** 4:05, 1:02:30, or days where seconds matter to nobody. @param {number} milliseconds */
function written(milliseconds) {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (milliseconds >= DAY) return say("days-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The clock of a seat, if it has one; nothing is taken from bots.
 * @param {View} view
 * @param {number} seat
 */
export function clock(view, seat) {
  const { left, bot, covered, come } = view.seats[seat];
  if (left === null || bot || covered) return nothing;
  const runs = view.phase === "playing" && view.paused === null && view.turn === seat && come;
  return html`<quad-clock .left=${left} .since=${view.since} .runs=${runs}></quad-clock>`;
}
