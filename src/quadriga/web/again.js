/** Once more with the same people: each sits a seat further, for another begins, and is told what colour that has. */

import { ask } from "./api.js";
import { go } from "./going.js";
import { tables } from "./memory.js";
import { names } from "./names.js";
import { all, say } from "./words.js";

/** @typedef {import("./types").View} View */

/** Open the table where they play again, or come to it. @param {string} name of the one where they did */
export async function playAgain(name) {
  /** @type {{ table: string }} */
  const { table } = await ask(`/tables/${name}/rematch`, {});
  go(`/table/${table}`);
}

/** Tells who comes to a rematch what colour is theirs, and once more on their first turn if something else was said. */
export class Colours {
  /** @param {import("./teller.js").Teller} teller */
  constructor(teller) {
    this._teller = teller;
    this._isNew = false;
    /** @type {import("./teller.js").Latest | null} */
    this._said = null;
    /** @type {Set<number>} who was told on their turn */
    this._told = new Set();
  }

  /** Somebody has come, who may have been here before. @param {View} view */
  come({ before, table }) {
    this._isNew ||= before !== null && tables().every((known) => known.table !== table);
  }

  /** Nothing more is to be seen just now. @param {View} view @param {number | null} seat of who looks */
  stand(view, seat) {
    if (!this._isNew || seat === null || this._told.has(seat)) return;
    const inks = (view.scene?.sheets ?? []).flatMap((sheet) => (sheet.seat === seat ? [sheet.ink ?? seat] : []));
    const isTurn = view.turn === seat;
    if (inks.length === 0 || (this._said && (!isTurn || this._said === this._teller.latest))) return;
    if (isTurn) this._told.add(seat);
    const facts = { name: names(view)[seat], number: inks.length };
    const called = () => all(inks.map((ink) => say("ink", { ink })));
    this._teller.announce(() => say("your-colour", { ...facts, inks: called() }));
    this._said = this._teller.latest;
  }
}
