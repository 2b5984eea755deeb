/** Being done with what is shown; that one may is said while it is new to somebody, where buttons come afterwards. */

import { html, nothing } from "lit";
import { hasKeys } from "./hand.js";
import { recalled, remember } from "./memory.js";
import { say } from "./words.js";

/**
 * What it needs of a table.
 * @typedef {{
 *   showing?: import("./showing.js").Showing,
 *   speed: number,
 *   coach: import("./coach.js").Coach,
 *   teller: import("./teller.js").Teller,
 * }} Host
 */

const ENOUGH = 5000; // milliseconds in which anybody has read it

export class Skipping {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this._isKnown = recalled("skipping") === "known";
    this._since = 0; // when it began to be said, if it is
    this._said = 0; // for so long before
  }

  /** Be done with what is shown, but for what is to be read first. */
  skip() {
    const { coach, showing, teller } = this.host;
    if (coach.isReading) {
      coach.call();
      teller.announce(() => say("coach-first"));
    } else {
      this._know();
      showing?.skip();
    }
  }

  render() {
    const { coach, showing, speed } = this.host;
    const isShowing = Boolean(showing?.isPlaying) && speed !== Infinity && !coach.isReading;
    this._count(isShowing);
    return isShowing && !this._isKnown ? html`<p class="skips">${hasKeys() ? say("can-skip-by-key") : say("can-skip")}</p>` : nothing;
  }

  /** Nobody needs to be told any more. */
  _know() {
    this._isKnown = true;
    remember("skipping", "known");
  }

  /** @param {boolean} isShowing */
  _count(isShowing) {
    const now = performance.now();
    if (isShowing) this._since ||= now;
    else if (this._since) {
      this._said += now - this._since;
      this._since = 0;
      if (this._said > ENOUGH) this._know();
    }
  }
}
