/** What has happened, let be seen one thing after the other, at a pace at which nobody waits for long. */

import { skip } from "./motion.js";
import { goesOn, runs } from "./runs.js";
import { lasting } from "./timing.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./board.js").BoardView} BoardView */

/**
 * How a table stands, as it is told beside the board.
 * @typedef {Pick<View, "phase" | "turn" | "paused" | "ask" | "seats" | "result" | "seat"> &
 *   { scene: Pick<import("./types").Scene, "sheets"> | null, told: number }} Moment
 */
/** @typedef {{ decider: number | null, events: Happened[], moment: Moment }} Chapter */

const TURN = 2400; // milliseconds in which one sees all that somebody does in a turn
const KEPT = 0.5; // of what is left of them may be taken while more of the turn is to come
const LEAST = 75; // for whatever comes late in it
const HASTY = 400; // who skips is so late at most, and nobody skips what lasts no longer
const BEHIND = 20_000; // who is so far behind is shown no more than how it stands

/** @param {View} view @returns {Moment} */
export function momentOf(view) {
  const { phase, turn, paused, ask, result, seat, seats, scene } = view;
  const shown = scene && { sheets: scene.sheets };
  return structuredClone({ phase, turn, paused, ask, result, seat, seats, scene: shown, told: view.events.length });
}

/** Tells `happens` with each event and its speed, and `changed` when it stands otherwise, or nothing more is left to see. */
export class Showing extends EventTarget {
  /** @param {View} view as it is when one comes */
  constructor(view) {
    super();
    /** @type {BoardView | undefined} */
    this.board = undefined;
    this.speed = 1;
    this.isPlaying = false;
    this.before = async () => {}; // waited for before anything is shown
    /** @type {(event: Happened) => Promise<void>} waited for after each thing that was */
    this.after = async () => {};
    this.moment = momentOf(view); // as far as it was seen
    this._latest = this.moment; // as far as it was heard
    /** @type {Chapter[]} */
    this._queue = [];
    this._heard = view.events.length;
    this._decider = view.turn;
    this._spent = 0; // of a turn
    this._isSkipped = false;
    this._isLeft = false;
    this._began = 0;
    this._ended = -Infinity; // what lasted, or was skipped
  }

  /** Whether something ended so short a while ago that what somebody does now may have been meant to skip it. */
  get hasJustEnded() {
    return performance.now() - this._ended < HASTY;
  }

  /**
   * Take in what is new.
   * @param {View} view
   */
  hear(view) {
    const chapter = { decider: this._latest.turn, events: view.events.slice(this._heard), moment: momentOf(view) };
    this._heard = view.events.length;
    this._latest = chapter.moment;
    if (this.isPlaying) this._queue.push(chapter);
    else if (chapter.events.length > 0) this._play(chapter);
    else this._stand(chapter.moment);
  }

  /** Show how it stands now, and nothing more of how it came to that. */
  skip() {
    this._isSkipped = true;
    this._ended = performance.now();
    skip();
  }

  /** Show nothing more: nobody looks. */
  leave() {
    this._isLeft = true;
    skip();
  }

  /** @param {Chapter | undefined} chapter */
  async _play(chapter) {
    this.isPlaying = true;
    const isSetUp = this.moment.phase === "waiting" && chapter; // how a game begins is shown at once
    this._stand(isSetUp ? isSetUp.moment : this.moment);
    await this.before().catch(() => {}); // then there is less to be seen
    this._began = performance.now();
    for (; chapter; chapter = this._queue.shift()) {
      this._join(chapter);
      await this._show(chapter);
      if (this._isLeft) return;
      this.isPlaying = this._queue.length > 0;
      this._stand(chapter.moment);
    }
    this._isSkipped = false;
  }

  /** Add what was told since, for as long as it is seen in one go with this. @param {Chapter} chapter */
  _join(chapter) {
    let next = this._queue[0];
    while (next && next.decider === chapter.decider && goesOn(chapter.events, next.events)) {
      chapter.events.push(...next.events);
      chapter.moment = next.moment;
      this._queue.shift();
      next = this._queue[0];
    }
  }

  /** @param {Moment} moment */
  _stand(moment) {
    this.moment = moment;
    this.dispatchEvent(new Event("changed"));
  }

  /** @param {Chapter} chapter */
  async _show(chapter) {
    if (chapter.decider !== this._decider || chapter.decider === chapter.moment.seat) this._spent = 0;
    this._decider = chapter.decider;
    const speed = this._pace(chapter);
    const start = performance.now();
    for (const run of runs(chapter.events)) {
      if (this._isLeft) return;
      const now = this._isSkipped ? Infinity : speed;
      const tell = (/** @type {Happened} */ event) =>
        this.dispatchEvent(new CustomEvent("happens", { detail: { event, speed: now } }));
      if (this.board) await this.board.play(run, now, tell);
      else run.events.forEach(tell);
      if (now !== Infinity && run.events.some(({ cues }) => cues?.length)) this._end();
      for (const event of run.events) await this.after(event);
    }
    this._spent += performance.now() - start;
  }

  _end() {
    const now = performance.now();
    if (now - this._began > HASTY) this._ended = now;
  }

  /**
   * How many times as fast as usual this is shown, so that the turn does not last too long.
   * @param {Chapter} chapter
   */
  _pace(chapter) {
    if (document.hidden || length(this._queue) > BEHIND) return Infinity;
    const { decider, moment } = chapter;
    const end = this._queue.findIndex((other) => other.decider !== decider);
    const told = [chapter, ...(end < 0 ? this._queue : this._queue.slice(0, end))];
    const isMore = decider !== moment.seat && told[told.length - 1].moment.turn === decider;
    const left = (TURN / this.speed - this._spent) * (isMore ? KEPT : 1);
    return Math.max(this.speed, length(told) / Math.max(left, LEAST));
  }
}

/** @param {Chapter[]} chapters */
function length(chapters) {
  return lasting(chapters.flatMap(({ events }) => events));
}
