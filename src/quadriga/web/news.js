/** What changes at a table beside its game: a decision is taken back, or somebody goes, comes back or gives up. */

import { names } from "./names.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {{ isAway: boolean, covered: string }} Presence */

export class News {
  /** @param {(words: () => string) => void} tell */
  constructor(tell) {
    this._tell = tell;
    /** @type {View | undefined} */
    this._view = undefined;
    this._heard = 0; // events
    /** @type {Presence[]} */
    this._company = [];
  }

  /** Tell what is new; of a view that was never seen before, nothing is. @param {View} view changed in its place */
  hear(view) {
    const { events, phase, seats, turn } = view;
    const company = seats.map((seat) => ({ isAway: seat.away !== null && !seat.bot, covered: seat.covered ?? "" }));
    if (view === this._view && phase !== "waiting") {
      if (turn !== null && events.length < this._heard) this._say("took-back", view, turn);
      company.forEach((now, seat) => this._compare(view, seat, this._company[seat], now));
    }
    this._view = view;
    this._heard = events.length;
    this._company = company;
  }

  /** @param {View} view @param {number} seat @param {Presence} before @param {Presence} now */
  _compare(view, seat, before, now) {
    const end = view.phase === "over" ? "-last" : ""; // then no bot plays on
    if (now.covered && now.covered !== before.covered) this._say(`is-${now.covered}${end}`, view, seat);
    else if (now.isAway && !before.isAway) this._say("is-gone", view, seat);
    else if (!now.isAway && before.isAway) this._say("is-back", view, seat);
  }

  /** @param {string} key @param {View} view @param {number} seat */
  _say(key, view, seat) {
    this._tell(() => say(key, { name: names(view)[seat] }));
  }
}
