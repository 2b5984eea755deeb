/** A hint: what a strong bot would do, chosen as if somebody had pointed at it, so that it can be seen and done. */

import { ask } from "./api.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {Pick<import("./coach.js").Host, "name" | "seat" | "view" | "deciding" | "requestUpdate">} Host */

export class Hinting {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.isThinking = false;
  }

  /** Ask for one, if none is on its way; return it unless it comes too late. @returns {Promise<Choice | undefined>} */
  async ask() {
    const { name, seat, view } = this.host;
    const version = view?.version; // a view is changed in its place
    if (this.isThinking) return undefined;
    this._think(true);
    try {
      /** @type {import("./types").Hint} */
      const { action } = await ask(`/tables/${name}/hint/${seat}`);
      const found = this.host.deciding.actions.find((each) => each.action === action);
      if (!found || this.host.view?.version !== version) return undefined;
      this.host.deciding.choose(found);
      return found;
    } finally {
      this._think(false);
    }
  }

  /** @param {boolean} isThinking */
  _think(isThinking) {
    this.isThinking = isThinking;
    this.host.requestUpdate();
  }
}
