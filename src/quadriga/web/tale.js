/** A finished game as its moments tell it: how it stood at each, whose turn it was, and what is worth seeing. */

import { changed } from "./wire.js";

/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Stood} Stood */
/** @typedef {import("./types").Retold["moments"][number]} Moment */

const EVERY = 32; // moments between two that are kept whole
const MARKS = 24; // as many as can be told apart

export class Tale {
  /** @param {import("./types").Retold} told */
  constructor({ first, moments }) {
    this.moments = moments;
    /** @type {number[]} whose turn it is at each moment; below 0: nobody's */
    this.turns = turns(first.turn, moments);
    /** @type {{ at: number, event: Happened }[]} */
    this.marks = marks(moments);
    /** @type {Map<number, Stood>} */
    this._kept = new Map([[0, first]]);
  }

  get last() {
    return this.moments.length;
  }

  /**
   * The game after so many actions.
   * @param {number} at
   * @returns {Stood}
   */
  stood(at) {
    let from = at - (at % EVERY);
    while (!this._kept.has(from)) from -= EVERY;
    const now = structuredClone(/** @type {Stood} */ (this._kept.get(from)));
    while (from < at) {
      changed(now, structuredClone(this.moments[from].steps));
      from += 1;
      if (from % EVERY === 0) this._kept.set(from, structuredClone(now));
    }
    return now;
  }

  /** All that happened until then. @param {number} at */
  told(at) {
    return this.moments.slice(0, at).flatMap((moment) => moment.events);
  }

  /**
   * The next moment, that way, at which somebody must decide; or the end, or the start.
   * @param {number} at @param {1 | -1} way
   */
  decision(at, way) {
    let next = at + way;
    while (next > 0 && next < this.last && this.turns[next] < 0) next += way;
    return Math.max(0, Math.min(next, this.last));
  }

  /** From when to when it was whose turn; what chance decides belongs to who decided before. */
  get stretches() {
    /** @type {{ seat: number, from: number, to: number }[]} */
    const found = [];
    this.turns.slice(0, this.last).forEach((seat, at) => {
      const latest = found[found.length - 1];
      if (latest && (seat < 0 || seat === latest.seat)) latest.to = at + 1;
      else if (seat >= 0) found.push({ seat, from: at, to: at + 1 });
    });
    return found;
  }
}

/** @param {number} first @param {Moment[]} moments */
function turns(first, moments) {
  const all = [first];
  for (const { steps } of moments) {
    const told = steps.find(([path]) => path.length === 1 && path[0] === "turn");
    all.push(told ? Number(told[1]) : all[all.length - 1]);
  }
  return all;
}

/** What happens most seldom is worth seeing. @param {Moment[]} moments */
function marks(moments) {
  const seldom = rare(moments.flatMap((moment) => moment.events.filter(({ says }) => says)));
  return moments.flatMap((moment, before) => {
    const event = moment.events.find(({ name, says }) => says && seldom.has(name));
    return event ? [{ at: before + 1, event }] : [];
  });
}

/** The rarest kinds of events, as many as together leave few enough. @param {Happened[]} events */
function rare(events) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { name } of events) times.set(name, (times.get(name) ?? 0) + 1);
  /** @type {Set<string>} */
  const found = new Set();
  let left = MARKS;
  for (const [name, number] of [...times].sort((one, other) => one[1] - other[1])) {
    left -= number;
    if (left < 0) break;
    found.add(name);
  }
  return found;
}
