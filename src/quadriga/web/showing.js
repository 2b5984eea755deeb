/** What has happened, let be seen one thing after the other, at a pace at which nobody waits for long. */

import { pause, skip } from "./motion.js";
import { AT_ONCE, Pacing, READ } from "./pacing.js";
import { toRead, toSee } from "./reading.js";
import { goesOn, runs } from "./runs.js";
import { lasting } from "./timing.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./board.js").BoardView} BoardView */
/** @typedef {import("./pacing.js").Pace} Pace */
/** @typedef {import("./runs.js").Run} Run */

/**
 * How a table stands, as it is told beside the board.
 * @typedef {Pick<View, "phase" | "turn" | "paused" | "ask" | "doing" | "seats" | "sides" | "result" | "end" | "seat"> &
 *   { scene: Pick<import("./types").Scene, "sheets"> | null, told: number }} Moment
 */
/** @typedef {{ decider: number | null, events: Happened[], moment: Moment, tell?: () => void }} Chapter */

const HASTY = 400; // who skips is so late at most, and nobody skips what lasts no longer
const BEHIND = 20_000; // who is so far behind is shown no more than how it stands

/** @param {View} view @returns {Moment} */
export function momentOf(view) {
  const { phase, turn, paused, ask, doing, result, end, seat, seats, sides, scene } = view;
  const shown = scene && { sheets: scene.sheets };
  const told = view.events.length;
  return structuredClone({ phase, turn, paused, ask, doing, result, end, seat, seats, sides, scene: shown, told });
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
    /** @type {import("./reading.js").IsOwn} */
    this.isOwn = () => false;
    this.before = async () => {}; // waited for before anything is shown
    /** @type {(event: Happened) => Promise<void>} waited for after each thing that was */
    this.after = async () => {};
    this.moment = momentOf(view); // as far as it was seen
    this._latest = this.moment; // as far as it was heard
    /** @type {Chapter[]} */
    this._queue = [];
    this._heard = view.events.length;
    this._decider = view.turn;
    this._pacing = new Pacing();
    /** @type {WeakSet<Happened>} */
    this._toRead = new WeakSet();
    /** @type {WeakSet<Happened>} what is not skipped */
    this._toSee = new WeakSet();
    this._isSkipped = false;
    this._halted = -Infinity; // when it was not skipped
    this._isLeft = false;
    this._began = 0;
    this._shown = 0; // until when something was
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
    const { events, moment } = chapter;
    for (const event of toRead(events, this._latest, moment, this.isOwn)) this._toRead.add(event);
    for (const event of toSee(events, this._latest, moment, this.isOwn)) this._toSee.add(event);
    this._heard = view.events.length;
    this._latest = chapter.moment;
    if (this.isPlaying) this._queue.push(chapter);
    else if (chapter.events.length > 0) this._play(chapter);
    else this._stand(chapter.moment);
  }

  /** Tell something once all that was heard before it has been seen. @param {() => void} tell */
  tell(tell) {
    if (this.isPlaying) this._queue.push({ decider: this._latest.turn, events: [], moment: this._latest, tell });
    else tell();
  }

  /** Show how it stands now, and nothing more of how it came to that but what nobody skips. */
  skip() {
    if (performance.now() - this._halted < HASTY) return; // somebody who clicks twice has not seen that yet
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
      chapter.tell?.();
      this.isPlaying = this._queue.length > 0;
      this._stand(chapter.moment);
    }
    this._isSkipped = false;
  }

  /** Add what was told since, for as long as it is seen in one go with this. @param {Chapter} chapter */
  _join(chapter) {
    let next = this._queue[0];
    while (next && next.decider === chapter.decider && goesOn(chapter.events, next.events, this._isRead)) {
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
    const start = performance.now();
    if (chapter.decider !== this._decider || chapter.decider === chapter.moment.seat) this._pacing.begin();
    else this._pacing.goOn(start - this._shown);
    this._decider = chapter.decider;
    const pace = this._pace(chapter);
    for (const run of runs(chapter.events, this._isRead)) {
      if (this._isLeft) return;
      await this._see(run, pace);
      for (const event of run.events) await this.after(event);
    }
    this._shown = performance.now();
    this._pacing.spend(this._shown - start, chapter.events.some(this._isRead));
  }

  /** @param {Run} run @param {Pace} pace */
  async _see(run, pace) {
    const [event] = run.events;
    const isHeld = this._isSkipped && this._toSee.has(event);
    if (isHeld) this._hold();
    const { speed, stands } = this._isSkipped ? AT_ONCE : pace;
    const time = this._isRead(event) ? Math.max(stands, isHeld ? READ / this.speed : 0) : 0;
    const now = time ? Math.max(this.speed, lasting(run) / time) : speed;
    const began = performance.now();
    const tell = (/** @type {Happened} */ event) =>
      this.dispatchEvent(new CustomEvent("happens", { detail: { event, speed: now } }));
    if (this.board) await this.board.play(run, now, tell);
    else run.events.forEach(tell);
    const rest = time - (performance.now() - began);
    if (rest > 0 && !this._isSkipped && !this._isLeft) await pause(rest, 1);
    if (now !== Infinity && run.events.some(({ cues }) => cues?.length)) this._end();
  }

  /** What is skipped is so only up to here. */
  _hold() {
    this._isSkipped = false;
    this._halted = performance.now();
  }

  /** Whether something is to be read; it is seen by itself then. Who wants it slow reads everything. */
  _isRead = (/** @type {Happened} */ event) => (this.speed < 1 ? event.says !== null : this._toRead.has(event));

  _end() {
    const now = performance.now();
    if (now - this._began > HASTY) this._ended = now;
  }

  /**
   * How fast this is shown, so that the turn does not last too long.
   * @param {Chapter} chapter
   * @returns {Pace}
   */
  _pace(chapter) {
    if (document.hidden || this._length(this._queue) > BEHIND) return AT_ONCE;
    const { decider, moment } = chapter;
    const end = this._queue.findIndex((other) => other.decider !== decider);
    const told = [chapter, ...(end < 0 ? this._queue : this._queue.slice(0, end))];
    const isMore = decider !== moment.seat && told[told.length - 1].moment.turn === decider;
    const all = told.flatMap(({ events }) => runs(events, this._isRead));
    const others = all.filter(({ events }) => !this._isRead(events[0]));
    return this._pacing.share(others, all.length - others.length, isMore, this.speed);
  }

  /** @param {Chapter[]} chapters */
  _length(chapters) {
    return chapters.flatMap(({ events }) => runs(events)).reduce((sum, run) => sum + lasting(run), 0);
  }
}
