/** A table: the board, what is asked, what can be done, the sheets, and what happened. */

import { LitElement, html, nothing } from "lit";
import { actions, hold } from "./actions.js";
import { ask } from "./api.js";
import { go } from "./going.js";
import { cover, extras, latest, settings } from "./asides.js";
import { BoardView } from "./board.js";
import { clock } from "./clock.js";
import { Coach } from "./coach.js";
import { Deciding } from "./deciding.js";
import { head } from "./heading.js";
import { Hinting } from "./hinting.js";
import { pressed } from "./keys.js";
import { log } from "./log.js";
import { coming, lost } from "./lost.js";
import { keep } from "./memory.js";
import { names } from "./names.js";
import { once } from "./once.js";
import { takeOpen } from "./seating.js";
import { idle, sentence } from "./sentence.js";
import { Sheets } from "./sheets.js";
import { Showing } from "./showing.js";
import { Bell, sound } from "./sound.js";
import { usual } from "./speed.js";
import { Talk } from "./talk.js";
import { Teller } from "./teller.js";
import { room } from "./waiting.js";
import { Trouble } from "./trouble.js";
import { phrased, said, say, spoken, switched } from "./words.js";
import { Line } from "./wire.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Happened} Happened */

const GONE = ["resigned", "clock"]; // a bot plays on for them, for good

class Table extends LitElement {
  static properties = { name: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.name = "";
    /** @type {Line | undefined} */
    this.line = undefined;
    /** @type {BoardView | undefined} */
    this.board = undefined;
    /** @type {Showing | undefined} */
    this.showing = undefined;
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    /** @type {number | null} whose view is shown */
    this.seat = null;
    this.sheets = new Sheets();
    this.teller = new Teller(this);
    this.bell = new Bell();
    this.talk = new Talk(() => this.requestUpdate());
    this.deciding = new Deciding(
      (action) => this._label(action),
      () => Boolean(this.showing?.hasJustEnded),
    );
    this.deciding.addEventListener("tried", () => this.requestUpdate());
    this.deciding.addEventListener("decided", (event) => this.decide(/** @type {CustomEvent} */ (event).detail));
    this._known = 0; // how many seats of who is here are remembered
    this._offer = ""; // whose actions can be chosen from, and of which version
    this.isAsking = false;
    this.isCovered = false;
    /** @type {HTMLElement | null} */
    this._cover = null;
    this.speed = usual();
    this.trouble = new Trouble(this);
    this.coach = new Coach(this);
    this.hinting = new Hinting(this);
    this._sit = once((/** @type {number} */ seat, /** @type {string} */ name) => this._take(seat, name));
    this._switched = () => this._words();
    this._key = (/** @type {KeyboardEvent} */ event) => pressed(event, this.deciding, this.showing);
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    addEventListener("keydown", this._key);
    this._come();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    removeEventListener("keydown", this._key);
    this.line?.leave();
    this.showing?.leave();
    sound.hush();
  }

  /** Sit down first with the link that somebody sent, if there is one, and look. */
  _come() {
    const seat = new URLSearchParams(location.search).get("seat");
    this.invited = seat !== null && location.hash ? { seat: Number(seat), key: location.hash.slice(1) } : undefined;
    this.requestUpdate();
    if (this.invited) return;
    this.line = new Line(this.name);
    this.line.addEventListener("line", () => this.requestUpdate());
    this.line.addEventListener("seen", (event) => this._seen(/** @type {CustomEvent} */ (event).detail.seat));
  }

  /** @param {number} seat @param {string} name */
  _take(seat, name) {
    return this.trouble.attempt(async () => {
      await takeOpen(this.name, seat, name, () => this.isConnected);
      if (this.isConnected) this.line?.open();
    });
  }

  /** Say everything in the language that is spoken, once its words have come. */
  _words() {
    return this.trouble.until(async () => {
      if (this.view) this.bundle = await spoken(this.view.game);
      this.board?.label();
      this.deciding.relabel();
      this.requestUpdate();
    });
  }

  /** @returns {View | undefined} */
  get view() {
    const views = this.line?.views;
    return views?.get(this.seat) ?? views?.values().next().value;
  }

  /** The seats of who is here. @returns {number[]} */
  get own() {
    return [...(this.line?.views.keys() ?? [])].filter((seat) => seat !== null);
  }

  // What has happened

  /** @param {number | null} seat whose view has changed */
  async _seen(seat) {
    const view = this.line?.views.get(seat);
    if (!view) return;
    if (!this.line?.views.has(this.seat)) this.seat = view.seat;
    if (this.own.length > this._known) this._keep(view);
    if (seat === this.seat) this.talk.hear(view, (words) => this.teller.tell(words));
    if (!this.showing) await this._first(view);
    else if (seat === this.seat) this.showing.hear(view);
    else if (!this.showing.isPlaying) this._stand();
  }

  /** Remember this table, with all seats of who is here. @param {View} view */
  _keep(view) {
    this._known = this.own.length;
    const bots = view.source ? [] : view.seats.map((seat) => seat.bot); // a game that was played on is no measure
    keep({ table: this.name, game: view.game, own: this.own, bots });
  }

  /** @param {View} view */
  async _first(view) {
    this.isCovered = view.hides && this.own.length > 1; // who comes back may be somebody else
    const showing = (this.showing = new Showing(view));
    showing.speed = this.speed;
    showing.addEventListener("happens", (event) => this._happens(/** @type {CustomEvent} */ (event).detail));
    showing.addEventListener("changed", () => this._stand());
    const isThere = this.trouble.until(() => this._prepare(view));
    showing.before = () => isThere.then(() => this.coach.ready());
    showing.after = (event) => this.coach.happened(event);
    await showing.before();
    this._stand();
  }

  /** Words, the board, and what a coach has to say. @param {View} view */
  async _prepare(view) {
    this.bundle = await spoken(view.game);
    this.requestUpdate();
    await this.updateComplete;
    if (view.scene && !this.board) await this._draw();
    await this.coach.prepare();
  }

  async _draw() {
    /** @type {import("./types").Board} */
    const board = await ask(`/tables/${this.name}/board`);
    const place = this.querySelector(".board-place");
    if (!place || !this.showing) return;
    this.board = new BoardView(place, board);
    this.showing.board = this.board;
    this.deciding.use(this.board);
    this.board.addEventListener("miss", (event) => this._miss(/** @type {CustomEvent} */ (event).detail.name));
  }

  /** @param {{ event: Happened, speed: number }} what */
  _happens({ event, speed }) {
    const { says, clause } = event;
    sound.follow(event, speed);
    if (says) this.teller.announce(() => this._phrased(says), clause);
  }

  /** @param {import("./types").Phrase} phrase */
  _phrased(phrase) {
    return this.bundle && this.view ? phrased(this.bundle, phrase, names(this.view)) : "";
  }

  /** Let it be seen how it stands, and let somebody choose if nothing more is to be seen before. */
  _stand() {
    if (!this.isConnected) return; // it was left
    const isOver = !this.showing?.isPlaying;
    if (isOver) this._turn();
    if (isOver && this.view) this.bell.hear(this.view, this.own);
    if (isOver && !this.isCovered && this.view?.scene) this.board?.show(this.view.scene);
    this.offer();
    if (isOver) this.coach.asked();
    else this.coach.watch();
    this.requestUpdate();
  }

  /** Look from the seat whose turn it is, if several people share this device, once it was told as much. */
  _turn() {
    const next = this.line?.views.get(this.view?.turn ?? null);
    if (!next || next.seat === null || next.seat === this.seat || next.version !== this.view?.version) return;
    this.seat = next.seat;
    this.isCovered = next.hides;
    if (next.hides && next.scene) this.board?.show({ ...next.scene, pieces: {}, order: "" }); // no hand stays behind
    this.showing?.hear(next);
  }

  // What can be done

  /** Offer what can be done now; what was pointed at already stays so for as long as that is the same. */
  offer() {
    const { view } = this;
    const hasSeat = this.seat !== null && !GONE.includes(view?.seats[this.seat].covered ?? "");
    const isHeld = this.isAsking || this.isCovered || this.coach.isReading;
    const isFree = !this.showing?.isPlaying && !isHeld && view?.paused === null;
    const offered = isFree && hasSeat ? [...(view?.actions ?? []), ...(view?.routes ?? [])] : [];
    const offer = offered.length > 0 ? `${this.seat} ${view?.version}` : "";
    if (offer !== this._offer) this.deciding.begin(offered, view?.scene?.pieces ?? {});
    this._offer = offer;
  }

  /** @param {Choice} action */
  _label(action) {
    return this._phrased(action.label) || action.text;
  }

  /**
   * Somebody pointed at what is not lit: while something is shown, to be done with it; else they are told why.
   * @param {string | null} name
   */
  async _miss(name) {
    const { view, showing } = this;
    if (!view || !showing) return;
    if (showing.isPlaying) return showing.skip();
    if (name === null || this.isAsking) return;
    if (this.deciding.actions.length === 0) this.teller.announce(() => idle(view, this.seat));
    else if (!this.deciding.turn(name)) {
      const address = `/tables/${this.name}/why/${this.seat}/${encodeURIComponent(name)}`;
      /** @type {import("./types").Why | null} */
      const why = await ask(address).catch(() => null); // it is over
      if (why) this.teller.announce(() => this._phrased(why), why.clause);
    }
  }

  /** Do this, and what follows where it is more than one thing. @param {Choice} choice */
  async decide({ action, then = [] }) {
    const { view, seat, line } = this;
    if (!view || seat === null || !line || this.isAsking) return;
    this.isAsking = true;
    this.offer();
    /** @type {import("./types").Refusal | null} */
    let refused = null;
    for (const each of [action, ...then]) {
      refused ??= await line.ask("decide", seat, { version: line.views.get(seat)?.version, action: each });
    }
    this.isAsking = false;
    this.trouble.tell(refused?.code === "stale" ? null : refused);
    this._stand();
  }

  /** @param {string} deed @param {object} [more] */
  async _ask(deed, more) {
    const refused = (await this.line?.ask(deed, this.seat ?? 0, more)) ?? null;
    this.trouble.tell(refused);
    return !refused;
  }

  /** Show what a strong bot would do. */
  _hint() {
    return this.trouble.attempt(async () => {
      const found = await this.hinting.ask();
      if (found) this.teller.announce(() => say("hint-is", { action: this._label(found) }));
    });
  }

  _rematch() {
    return this.trouble.attempt(async () => {
      /** @type {{ table: string }} */
      const { table } = await ask(`/tables/${this.name}/rematch`, {});
      go(`/table/${table}`);
    });
  }

  updated() {
    const isAsked = this.deciding.actions.length > 0;
    head(this, isAsked ? say("your-turn") : "", this.bundle ? said(this.bundle, "title") : "");
    const cover = /** @type {HTMLElement | null} */ (this.querySelector(".cover button"));
    if (cover !== this._cover) cover?.focus(); // what lies behind it is out of reach
    this._cover = cover;
    hold(this.querySelector(".actions"));
  }

  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    if (changed.has("name") && changed.get("name")) location.reload();
  }

  // What is seen

  /** What else can be done, beside the game's own actions. @param {View} view */
  _more(view) {
    const { isThinking } = this.hinting;
    return extras(view, this.seat, this.deciding, isThinking, this.showing?.moment.phase === "over", {
      hint: () => this._hint(),
      undo: () => this._ask("undo", { version: view.version }),
      rematch: () => this._rematch(),
    });
  }

  /** What is wrong, in words. */
  _wrong() {
    return this.line?.isLost ? say("line-lost") : this.trouble.words;
  }

  render() {
    if (this.invited) {
      return html`<quad-invited .name=${this.name} .link=${this.invited} .seated=${() => this._come()}></quad-invited>`;
    }
    const { view, bundle, showing } = this;
    if (this.line?.end) return lost(say("no-table"));
    if (!view || !bundle || !showing) return coming(this._wrong());
    const { moment } = showing;
    return html`<div class="table" data-game=${view.game}>
      <div class="board-place ink-${this.seat ?? 0}" ?inert=${this.isCovered}></div>
      <aside class="side" ?inert=${this.isCovered}>
        <h1 class="unseen">${said(bundle, "title")}</h1>
        <p class="sentence" role="status">${sentence(moment, this.seat, bundle)}</p>
        <p class="latest">${latest(this.teller.latest, view.game, this._wrong(), this.deciding.words)}</p>
        <div class="unseen told" role="log" aria-label=${say("log")}></div>
        ${this.coach.render()}
        ${view.phase === "waiting"
          ? room(view, this.name, (seat, name) => this._sit(seat, name))
          : actions(this.deciding, (action) => this._label(action), (action) => this.decide(action), this._more(view))}
        ${this.isCovered ? nothing : this.sheets.render(moment, bundle, this.own, (seat) => clock(view, seat))}
        ${this.talk.render(view, log(view, bundle, moment.told), (text) => this._ask("say", { text }))}
      </aside>
      <footer class="below" ?inert=${this.isCovered}>
        ${settings(view, this.speed, this.seat !== null, (speed) => this._pace(speed), (deed) => this._ask(deed))}
      </footer>
      ${this.isCovered ? cover(names(view)[this.seat ?? 0], () => this._uncover()) : nothing}
    </div>`;
  }

  /** @param {number} speed */
  _pace(speed) {
    this.speed = speed;
    if (this.showing) this.showing.speed = speed;
  }

  async _uncover() {
    this.isCovered = false;
    this._stand();
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".actions"))?.focus({ preventScroll: true });
  }
}

customElements.define("quad-table", Table);
