/** Guides somebody through a first game: cards before it, words at each decision and at what happens. Knows no game. */

import { games } from "./api.js";
import { advised } from "./hinting.js";
import { card } from "./lesson.js";
import { Progress } from "./progress.js";
import { ring } from "./rings.js";
import { isStill } from "./timing.js";

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Facts} Facts */
/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Happened} Happened */
/** @typedef {import("./types").Phrase} Phrase */

/**
 * What the coach needs of a table.
 * @typedef {Element & {
 *   name: string,
 *   view?: import("./types").View,
 *   seat: number | null,
 *   deciding: import("./deciding.js").Deciding,
 *   trouble: import("./trouble.js").Trouble,
 *   bundle?: import("@fluent/bundle").FluentBundle,
 *   board?: import("./board.js").BoardView,
 *   requestUpdate: () => void,
 *   updateComplete: Promise<boolean>,
 *   offer: () => void,
 *   decide: (action: Choice) => void,
 * }} Host
 */

/**
 * What is told now: a card before the game, what happened, what is asked, that others play, or that it is over.
 * @typedef {{ kind: "card" | "event" | "ask" | "watch" | "end", key: string, facts: Facts, clause: string,
 *   says?: Phrase, shows?: string[], isBrief?: boolean }} Page
 */

const OFTEN = 2; // times that something is explained at length
/** @type {Page} */
const WATCH = { kind: "watch", key: "", facts: {}, clause: "" };

export class Coach {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {Progress | undefined} */
    this.progress = undefined;
    /** @type {Game | undefined} */
    this.game = undefined;
    /** @type {Page} */
    this.page = WATCH;
    this.at = 0;
    /** @type {Choice | null} what the coach would do */
    this.advice = null;
    this.isThinking = false;
    this._version = -1;
    /** @type {(() => void) | null} while something is read */
    this._goOn = null;
    /** @type {Promise<void> | undefined} */
    this._introduction = undefined;
  }

  /** Whether somebody is guided here, and wants to be. */
  get isHeard() {
    return Boolean(this.progress?.isGuided && !this.progress.isSilent && this.lesson);
  }

  /** Whether somebody has something to read before the game goes on. */
  get isReading() {
    return this._goOn !== null;
  }

  /** Whether advice is to be had here. */
  get advises() {
    return this.isHeard && this.page.kind === "ask";
  }

  get lesson() {
    return this.game?.lesson;
  }

  /** How many things were learnt, of how many. @returns {[number, number]} */
  get learnt() {
    const all = Object.keys(this.lesson?.learns ?? {});
    return [all.filter((key) => this.progress?.told[key]).length, all.length];
  }

  /** What did not come up. */
  get missed() {
    return Object.entries(this.lesson?.learns ?? {}).filter(([key]) => !this.progress?.told[key]);
  }

  // What the table tells

  /** Before anything is seen to happen: say first what there is to know, once. */
  async ready() {
    const { view } = this.host;
    if (view && view.phase !== "waiting") await (this._introduction ??= this._introduce());
  }

  async _introduce() {
    const { host } = this;
    if (!this.isHeard || this.progress?.isIntroduced || !this.lesson?.cards.length) return;
    if (host.view?.scene) host.board?.show(host.view.scene);
    this._card(0, isFree());
    await this._read();
  }

  /** Explain what happened, the first time. @param {Happened} event */
  async happened({ says, clause, cues }) {
    const key = says?.key ?? "";
    if (!this.isHeard || !(key in (this.lesson?.learns ?? {})) || this.progress?.told[key]) return;
    this.progress?.met(key);
    const shows = (cues ?? []).map(({ piece }) => piece);
    this._show({ kind: "event", key, facts: says?.facts ?? {}, clause, says: says ?? undefined, shows });
    await this._read();
  }

  /** Explain what is asked, if it is, or say what goes on. */
  asked() {
    const { view, deciding } = this.host;
    if (!view || !this.progress?.isGuided || view.phase === "waiting" || this.isReading) return;
    if (view.phase === "over") this._show({ ...WATCH, kind: "end" });
    else if (deciding.actions.length === 0 || !view.ask) this._show(WATCH);
    else if (view.version !== this._version || this.page.kind !== "ask") this._ask(view.ask, view.version);
  }

  /** Others play: what was asked is asked no more. */
  watch() {
    if (this.page.kind === "ask") this._show(WATCH);
  }

  /** @param {Phrase} phrase @param {number} version */
  _ask({ key, facts }, version) {
    this._version = version;
    const clause = this.lesson?.learns[key];
    if (clause === undefined) return this._show(WATCH);
    const isBrief = (this.progress?.met(key) ?? 0) > OFTEN;
    this._show({ kind: "ask", key, facts, clause, isBrief });
    if (!isBrief && this.isHeard) this.advise();
  }

  /** Read how far somebody has come, and what there is to learn. */
  async prepare() {
    if (this.progress) return;
    const progress = new Progress(this.host.name);
    if (progress.isGuided) this.game = (await games()).find(({ slug }) => slug === this.host.view?.game);
    this.progress = progress;
  }

  // What is shown

  /** @param {Page} page @param {boolean} [isCalled] */
  _show(page, isCalled) {
    this.page = page;
    this.advice = null;
    this._ring();
    this._update(isCalled);
  }

  /**
   * Whoever goes by keyboard stays here, or is called here: what is pressed next has the focus.
   * @param {boolean} [isCalled]
   */
  async _update(isCalled = false) {
    const isHere = isCalled || Boolean(this._place?.contains(document.activeElement));
    this.host.requestUpdate();
    await this.host.updateComplete;
    const focused = document.activeElement;
    const isKept = this._place?.contains(focused) && focused !== this._place && !focused?.matches(":disabled");
    if (!isHere || isKept) return;
    /** @type {HTMLElement | null | undefined} */
    const next = this._place?.querySelector("button.main, button.ask:enabled");
    (next ?? this._place)?.focus({ preventScroll: true });
  }

  /** @returns {HTMLElement | null} */
  get _place() {
    return this.host.querySelector(".coach");
  }

  /** @param {number} at @param {boolean} [isCalled] */
  _card(at, isCalled) {
    const { name: key, shows, clause } = /** @type {NonNullable<Game["lesson"]>} */ (this.lesson).cards[at];
    this.at = at;
    this._show({ ...WATCH, kind: "card", key, shows, clause }, isCalled);
  }

  _ring() {
    const shows = this.advice?.targets ?? this.page.shows ?? [];
    ring(this.host, this.isHeard ? shows : [], this.host.board);
  }

  /** Wait until somebody has read it. @returns {Promise<void>} */
  _read() {
    return new Promise((done) => {
      this._goOn = () => {
        this._goOn = null;
        this._show(WATCH);
        done();
      };
      this.host.offer(); // until then nothing can be done
    });
  }

  // What somebody asks for

  /** Turn over so many cards. @param {number} by */
  turn(by) {
    const at = this.at + by;
    if (at < (this.lesson?.cards.length ?? 0)) this._card(Math.max(at, 0));
    else this.begin();
  }

  /** Let the game begin. */
  begin() {
    if (this.progress) this.progress.isIntroduced = true;
    this.progress?.keep();
    this.goOn();
  }

  /** Show what goes on, to who points elsewhere while there is something to read. */
  call() {
    /** @type {HTMLElement | null | undefined} */
    const go = this._place?.querySelector("button.go");
    go?.focus();
    if (!isStill()) go?.animate([{}, { scale: 1.15 }, {}], { duration: 300, iterations: 2 });
  }

  /** What is told was read. */
  goOn() {
    this._goOn?.();
  }

  /** Say what a strong bot would do, and light it. */
  async advise() {
    if (this.isThinking) return;
    this._think(true);
    try {
      const found = await advised(this.host);
      if (!found || !this.isHeard) return;
      this.advice = found;
      this._ring();
      this.host.deciding.keep(found);
    } catch {
      // then there is none, and one plays on without it
    } finally {
      this._think(false);
    }
  }

  /** @param {boolean} isThinking */
  _think(isThinking) {
    this.isThinking = isThinking;
    this._update();
  }

  /** Do what was advised. */
  follow() {
    if (this.advice) this.host.decide(this.advice);
  }

  /** @param {boolean} isSilent */
  hush(isSilent) {
    if (!this.progress) return;
    this.progress.isSilent = isSilent;
    this.progress.keep();
    if (isSilent) {
      if (this.page.kind === "card") this.begin();
      this.goOn();
      this.advice = null;
    }
    this._ring();
    this.host.requestUpdate();
  }

  render() {
    return card(this);
  }
}

/** Whether nothing has the focus that anybody gave it: nothing but the page, or all of its middle. */
function isFree() {
  return [null, document.body, document.getElementById("main")].includes(/** @type {HTMLElement} */ (document.activeElement));
}
