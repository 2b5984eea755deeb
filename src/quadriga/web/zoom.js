/** Looking closer at the board: two fingers zoom, one drags, and two taps show the whole of it again. */

import { isOnGlass } from "./hand.js";
import { say } from "./words.js";

/** @typedef {{ x: number, y: number }} Spot */

const MOST = 5; // times as large as the whole
const CLOSER = 2.5; // by two taps
const STILL = 8; // pixels that a finger may stray and still point
const TWICE = 350; // milliseconds between two taps

export class Zoom {
  /** @param {SVGSVGElement} svg @param {number} width @param {number} height */
  constructor(svg, width, height) {
    this._svg = svg;
    this._whole = { width, height };
    this.scale = 1;
    this._corner = { x: 0, y: 0 };
    /** @type {Map<number, Spot>} where fingers are */
    this._fingers = new Map();
    this._strayed = 0;
    this._tap = { x: 0, y: 0, at: -Infinity };
    svg.addEventListener("pointerdown", (event) => this._down(event));
    svg.addEventListener("pointermove", (event) => this._move(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      svg.addEventListener(kind, (event) => this._fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
    svg.addEventListener("click", (event) => this._click(event), { capture: true });
    this._button = document.createElement("button");
    this._button.className = "whole";
    this._button.hidden = true;
    this._button.addEventListener("click", () => this.reset());
    this.label();
    svg.after(this._button);
  }

  /** Say what the button does, in another language perhaps. */
  label() {
    this._button.textContent = say("whole-board");
  }

  /** Show the whole board. */
  reset() {
    this._show(1, { x: 0, y: 0 });
  }

  /** @param {PointerEvent} event */
  _down(event) {
    if (event.pointerType === "mouse") return;
    if (event.isPrimary) this._fingers.clear(); // of one that was lost nobody said so
    if (this._fingers.size === 0) this._strayed = 0;
    this._fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  _move(event) {
    const before = this._fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this._fingers].find(([id]) => id !== event.pointerId)?.[1];
    this._fingers.set(event.pointerId, now);
    this._strayed += apart(before, now);
    if (other) this._pinch(middle(before, other), middle(now, other), apart(now, other) / Math.max(apart(before, other), 1));
    else if (this.scale > 1 && this._strayed > STILL) this._pinch(before, now, 1);
  }

  /**
   * What was there comes here, so many times as large.
   * @param {Spot} there @param {Spot} here @param {number} times
   */
  _pinch(there, here, times) {
    const scale = Math.max(1, Math.min(this.scale * times, MOST));
    const [from, to] = [this._onBoard(there), this._onBoard(here)];
    const grown = this.scale / scale;
    this._show(scale, {
      x: from.x - (to.x - this._corner.x) * grown,
      y: from.y - (to.y - this._corner.y) * grown,
    });
  }

  /** @param {Spot} spot on the screen */
  _onBoard(spot) {
    const matrix = this._svg.getScreenCTM();
    return matrix ? new DOMPoint(spot.x, spot.y).matrixTransform(matrix.inverse()) : spot;
  }

  /** @param {number} scale @param {Spot} corner */
  _show(scale, { x, y }) {
    const [width, height] = [this._whole.width / scale, this._whole.height / scale];
    this.scale = scale;
    this._corner = {
      x: Math.max(0, Math.min(x, this._whole.width - width)),
      y: Math.max(0, Math.min(y, this._whole.height - height)),
    };
    this._svg.setAttribute("viewBox", `${this._corner.x} ${this._corner.y} ${width} ${height}`);
    this._svg.classList.toggle("zoomed", scale > 1);
    this._button.hidden = scale === 1;
  }

  /**
   * Whoever has dragged points at nothing; whoever taps twice beside what is lit looks closer, or at the whole.
   * @param {MouseEvent} event
   */
  _click(event) {
    if (!isOnGlass()) return;
    if (this._strayed > STILL) event.stopPropagation();
    else if (!(/** @type {Element} */ (event.target).closest(".lit"))) this._tapped(event);
  }

  /** @param {MouseEvent} event */
  _tapped(event) {
    const here = { x: event.clientX, y: event.clientY };
    const isSecond = event.timeStamp - this._tap.at < TWICE && apart(here, this._tap) < 4 * STILL;
    this._tap = { ...here, at: isSecond ? -Infinity : event.timeStamp };
    if (isSecond && this.scale > 1) this.reset();
    else if (isSecond) this._pinch(here, here, CLOSER);
  }
}

/** @param {Spot} one @param {Spot} other */
function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @param {Spot} one @param {Spot} other @returns {Spot} */
function middle(one, other) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
