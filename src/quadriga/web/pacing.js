/** How long what happens is shown: a whole turn is soon over, and in it there is time for what is to be read. */

import { lasting } from "./timing.js";

/** @typedef {import("./runs.js").Run} Run */

/**
 * How many times as fast as usual all is shown, and for how many milliseconds what is to be read.
 * @typedef {{ speed: number, stands: number }} Pace
 */

const TURN = 2350; // milliseconds in which one sees all that somebody does in a turn
const PAUSE = 100; // between two things in it, which count as well; who thinks for longer does not hurry what follows
const SPENT = 0.5; // of what is left of them may be taken while more of the turn is to come
const MORE = 0.75; // where there is something to read
const LEAST = 75; // for whatever comes late in it
export const READ = 900; // for a sentence
const MOST = 0.8; // of the time may be taken for sentences, where there is too little for everything

/** Not shown at all. @type {Pace} */
export const AT_ONCE = { speed: Infinity, stands: 0 };

/** The time that a turn takes. */
export class Pacing {
  constructor() {
    this._spent = 0;
    this._wasRead = false;
  }

  /** Another turn begins. */
  begin() {
    this._spent = 0;
    this._wasRead = false;
  }

  /** It goes on, after so many milliseconds in which nothing was to be seen. @param {number} pause */
  goOn(pause) {
    this._spent += Math.min(pause, PAUSE);
  }

  /** @param {number} time @param {boolean} wasRead whether there was anything to read */
  spend(time, wasRead) {
    this._spent += time;
    this._wasRead ||= wasRead;
  }

  /**
   * Share out what is left of a turn. Who wants it slow has time for everything.
   * @param {Run[]} others what moves
   * @param {number} sentences that are to be read
   * @param {boolean} isMore whether more of the turn is to come
   * @param {number} usual how many times as fast as usual somebody wants it
   * @returns {Pace}
   */
  share(others, sentences, isMore, usual) {
    const moves = others.reduce((sum, run) => sum + lasting(run), 0);
    const left = usual < 1 ? Infinity : this._left(sentences, isMore, usual);
    const wished = (sentences * READ) / usual;
    const given = Math.min(wished, Math.max(left * MOST, left - moves / usual));
    return { speed: Math.max(usual, moves / Math.max(left - given, LEAST)), stands: sentences && given / sentences };
  }

  /**
   * While more of the turn is to come, something is kept for that, and for a sentence if there was none yet.
   * @param {number} sentences @param {boolean} isMore @param {number} usual
   */
  _left(sentences, isMore, usual) {
    const left = TURN / usual - this._spent;
    const sentence = READ / MOST / usual;
    const kept = sentences || this._wasRead ? 0 : sentence;
    const now = isMore ? Math.max((left - kept) * SPENT, Math.min(sentences * sentence, left * MORE)) : left;
    return Math.max(now, LEAST);
  }
}
