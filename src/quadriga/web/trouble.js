/** What goes wrong on a part of the page: it is said there until something else is done. */

import { reason, refusal } from "./refusals.js";
import { until } from "./until.js";

/** @typedef {import("./refusals.js").Refusal} Refusal */

export class Trouble {
  /** @param {Element & { requestUpdate: () => void }} part */
  constructor(part) {
    this._part = part;
    /** @type {Refusal | null} */
    this.refused = null;
  }

  /** What is wrong, in words; none if nothing is. */
  get words() {
    return reason(this.refused);
  }

  /** @param {Refusal | null} refused */
  tell(refused) {
    this.refused = refused;
    this._part.requestUpdate();
  }

  /** There are answers again: that there was none is said no longer. */
  heal() {
    this.tell(this.refused?.code === "no-answer" ? null : this.refused);
  }

  /** Do something once. @param {() => Promise<void>} deed */
  async attempt(deed) {
    this.tell(await deed().then(() => null, refusal));
  }

  /** Do what there is nothing without, until it is done or the part is left. @param {() => Promise<void>} deed */
  until(deed) {
    return until(
      deed,
      (refused) => this.tell(refused),
      () => this._part.isConnected,
    );
  }
}
