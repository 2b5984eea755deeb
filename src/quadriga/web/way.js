/** Decisions that are sent in one go, as for a whole way, and taken back in one. */

/** @typedef {import("./wire.js").Line} Line */
/** @typedef {import("./types").Refusal} Refusal */

export class Way {
  constructor() {
    this._version = -1; // that the last ones made
    this._steps = 1;
  }

  /**
   * @param {Line} line
   * @param {number} seat
   * @param {import("./types").Choice} choice
   * @returns {Promise<Refusal | null>} why it was not done, or not to its end
   */
  async go(line, seat, { action, then = [] }) {
    /** @type {Refusal | null} */
    let refused = null;
    const all = [action, ...then]; // what is offered changes in its place
    for (const each of all) {
      refused ??= await line.ask("decide", seat, { version: line.views.get(seat)?.version, action: each });
    }
    this._version = line.views.get(seat)?.version ?? -1;
    this._steps = refused ? 1 : all.length;
    return refused;
  }

  /**
   * Take back what was decided last.
   * @param {Line} line
   * @param {number} seat
   * @returns {Promise<Refusal | null>}
   */
  async back(line, seat) {
    /** @type {Refusal | null} */
    let refused = null;
    const now = () => line.views.get(seat);
    const steps = now()?.version === this._version ? this._steps : 1;
    for (let step = 0; step < steps && now()?.undo; step += 1) {
      refused ??= await line.ask("undo", seat, { version: now()?.version });
    }
    return refused;
  }
}
