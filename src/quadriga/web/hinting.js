/** A hint: what a strong bot would do, chosen as if somebody had pointed at it, so that it can be seen and done. */

import { ask } from "./api.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {Pick<import("./coach.js").Host, "name" | "seat" | "view" | "deciding" | "requestUpdate">} Host */

/**
 * What a strong bot would do, a whole way if it can be chosen at once; nothing where that comes too late.
 * @param {Host} host
 * @returns {Promise<Choice | undefined>}
 */
export async function advised(host) {
  const { name, seat, view } = host;
  const version = view?.version; // a view is changed in its place
  /** @type {import("./types").Hint} */
  const hint = await ask(`/tables/${name}/hint/${seat}`);
  const isLate = host.view?.version !== version || host.seat !== seat;
  /** @param {Choice} each */
  const isIt = (each) => each.action === hint.action && String(each.then ?? []) === String(hint.then);
  if (isLate) return undefined;
  return host.deciding.actions.find(isIt) ?? ("label" in hint ? host.deciding.admit(hint) : undefined);
}

export class Hinting {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.isThinking = false;
  }

  /** Ask for one, if none is on its way; return it unless it comes too late. @returns {Promise<Choice | undefined>} */
  async ask() {
    if (this.isThinking) return undefined;
    this._think(true);
    try {
      const found = await advised(this.host);
      if (found) this.host.deciding.choose(found);
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
