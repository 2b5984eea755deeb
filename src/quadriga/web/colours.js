/** In a rematch everybody sits a seat further, for another begins, and is told what colour that has. */

import { recalled, remember } from "./memory.js";
import { names } from "./names.js";
import { all, say } from "./words.js";

/** @typedef {import("./types").View} View */

/** Tells who comes to a rematch what colour is theirs, and once more on their first turn if something else was said. */
export class Colours {
  /** @param {import("./teller.js").Teller} teller */
  constructor(teller) {
    this._teller = teller;
    /** @type {import("./teller.js").Latest | null} */
    this._said = null;
  }

  /** Nothing more is to be seen just now. @param {View} view @param {number | null} seat of who looks */
  stand(view, seat) {
    const kept = `colours-${view.table}`;
    /** @type {number[]} who was told on their turn */
    const told = JSON.parse(recalled(kept, "[]"));
    const inks = (view.scene?.sheets ?? []).flatMap((sheet) => (sheet.seat === seat ? [sheet.ink ?? seat] : []));
    if (seat === null || told.includes(seat) || inks.length === 0) return;
    const isTurn = view.turn === seat;
    if (isTurn) remember(kept, JSON.stringify([...told, seat]));
    if (this._said && (!isTurn || this._said === this._teller.latest)) return;
    const facts = { name: names(view)[seat], number: inks.length };
    const called = () => all(inks.map((ink) => say("ink", { ink })));
    this._teller.announce(() => say("your-colour", { ...facts, inks: called() }));
    this._said = this._teller.latest;
  }
}
