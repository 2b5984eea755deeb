/** A table: the board, what is asked, what can be done, the sheets, and what happened. */

import { LitElement, html, nothing } from "lit";
import { actions, hold } from "./actions.js";
import { ask } from "./api.js";
import { extras, latest, settings } from "./asides.js";
import { BoardView } from "./board.js";
import { clock } from "./clock.js";
import { Coach } from "./coach.js";
import { Deciding } from "./deciding.js";
import { head } from "./heading.js";
import { Hinting } from "./hinting.js";
import { held, pressed } from "./keys.js";
import { log } from "./log.js";
import { coming, lost } from "./lost.js";
import { keep } from "./memory.js";
import { names } from "./names.js";
import { News } from "./news.js";
import { once } from "./once.js";
import { playAgain } from "./opening.js";
import { Passing, plays } from "./passing.js";
import { takeOpen } from "./seating.js";
import { idle, sentence } from "./sentence.js";
import { Sheets } from "./sheets.js";
import { Showing } from "./showing.js";
import { Bell, sound } from "./sound.js";
import { usual } from "./speed.js";
import { Talk } from "./talk.js";
import { Teller } from "./teller.js";
import { Skipping } from "./skipping.js";
import { room } from "./waiting.js";
import { Trouble } from "./trouble.js";
import { phrased, said, say, spoken, switched } from "./words.js";
import { Way } from "./way.js";
import { Line, UNPLAYABLE } from "./wire.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Happened} Happened */

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
    /** @type {number | null} whose view is shown; null: of whoever watches */
    this.seat = null;
    this.passing = new Passing(this);
    this.sheets = new Sheets();
    this.teller = new Teller(this);
    /** @type {import("./colours.js").Colours | undefined} of a rematch */
    this.colours = undefined;
    this.bell = new Bell();
    this.news = new News((words) => this.showing?.tell(() => this.teller.announce(words)));
    this.talk = new Talk(() => this.requestUpdate());
    this.deciding = new Deciding(
      (action) => this._label(action),
      () => Boolean(this.showing?.hasJustEnded),
    );
    this.deciding.addEventListener("tried", () => this.requestUpdate());
    this.deciding.addEventListener("decided", (event) => this.decide(/** @type {CustomEvent} */ (event).detail));
    this._known = 0; // how many seats of who is here are remembered
    this._offer = ""; // whose actions can be chosen from, and of which version
    this._isOver = false; // and it was said why
    this.isAsking = false;
    this._way = new Way();
    this.speed = usual();
    this.trouble = new Trouble(this);
    this.coach = new Coach(this);
    this.hinting = new Hinting(this);
    this.skipping = new Skipping(this);
    this._sit = once((/** @type {number} */ seat, /** @type {string} */ name) => this._take(seat, name));
    this._switched = () => this._words();
    this._key = (/** @type {KeyboardEvent} */ event) => pressed(event, this.deciding, this.showing?.isPlaying ? () => this.skipping.skip() : undefined);
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    addEventListener("keydown", held, { capture: true });
    addEventListener("keydown", this._key);
    this._come();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    removeEventListener("keydown", held, { capture: true });
    removeEventListener("keydown", this._key);
    this.line?.leave();
    this.showing?.leave();
    this.passing.leave();
    sound.hush();
  }

  /** Sit down first with the link that somebody sent, if there is one, and look. */
  _come() {
    const seat = new URLSearchParams(location.search).get("seat");
    this.invited = seat !== null && location.hash ? { seat: Number(seat), key: location.hash.slice(1) } : undefined;
    this.requestUpdate();
    if (this.invited) return;
    this.line = new Line(this.name);
    this.line.addEventListener("line", () => (this.line?.isLost ? this.requestUpdate() : this.trouble.heal()));
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
    this.seat = this.passing.hear(view);
    if (this.own.length > this._known) this._keep(view);
    if (view === this.line?.views.values().next().value) this.news.hear(view); // it is the same for all who are here
    if (seat === this.seat) this.talk.hear(view, (words) => this.teller.tell(words));
    if (!this.showing) await this._first(this.view ?? view);
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
    const showing = (this.showing = new Showing(view));
    showing.speed = this.speed;
    showing.isOwn = (seat) => this.own.includes(seat);
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
    const colours = view.before ? await import("./colours.js").catch(() => null) : null; // without, the sheets have them
    this.colours = colours ? new colours.Colours(this.teller) : undefined;
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
    if (isOver) this.passing.turn();
    if (isOver && this.view) this.bell.hear(this.view, this.own);
    if (isOver && this.view?.scene) this.board?.show(this.view.scene);
    this.offer();
    if (isOver && this.view) this.colours?.stand(this.view, this.seat);
    if (isOver) this.coach.asked();
    else this.coach.watch();
    if (isOver) this._end();
    this.requestUpdate();
  }

  /** Say why it is over, once that was seen. */
  _end() {
    const why = this.showing?.moment.end?.why;
    if (!why || this._isOver) return;
    this._isOver = true;
    this.teller.announce(() => this._phrased(why));
  }

  /** Look from this seat, of one's own. @param {number} seat */
  look(seat) {
    const view = this.line?.views.get(seat);
    if (!view) return;
    this.seat = seat;
    this.showing?.hear(view);
  }

  // What can be done

  /** Offer what can be done now; what was pointed at already stays so for as long as that is the same. */
  offer() {
    const { view } = this;
    const hasSeat = view && this.seat !== null && plays(view, this.seat);
    const isHeld = this.isAsking || this.coach.isReading;
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
    const { seat, view, showing } = this;
    if (!view || !showing) return;
    if (showing.isPlaying || this.coach.isReading) return this.skipping.skip();
    if (name === null || this.isAsking) return;
    if (this.deciding.actions.length === 0) this.teller.announce(() => idle(view, this.own.length > 0));
    else if (!this.deciding.turn(name)) {
      const { version } = view;
      const address = `/tables/${this.name}/why/${seat}/${encodeURIComponent(name)}`;
      /** @type {import("./types").Why | null} */
      const why = await ask(address).catch(() => null); // it is over
      const isLate = seat !== this.seat || this.view?.version !== version;
      if (why && !isLate) this.teller.announce(() => this._phrased(why), why.clause);
    }
  }

  /** Do this, and what follows where it is more than one thing. @param {Choice} choice */
  async decide(choice) {
    const { view, seat, line } = this;
    if (!view || seat === null || !line || this.isAsking) return;
    this.isAsking = true;
    this.offer();
    const refused = await this._way.go(line, seat, choice);
    this.isAsking = false;
    this.trouble.tell(refused?.code === "stale" ? null : refused);
    this._stand();
  }

  /** Take back what was decided last: all that was sent in one go. */
  async _undo() {
    if (this.isAsking || !this.line) return;
    this.isAsking = true;
    this.trouble.tell(await this._way.back(this.line, this._speaker));
    this.isAsking = false;
    this._stand();
  }

  /** Who asks for what concerns all: who looks, or while nobody does, whoever of those here still plays. */
  get _speaker() {
    return this.seat ?? this.own.find((seat) => this.view && plays(this.view, seat)) ?? 0;
  }

  /** @param {string} deed @param {object} [more] */
  async _ask(deed, more) {
    const refused = (await this.line?.ask(deed, this._speaker, more)) ?? null;
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

  updated() {
    const isAsked = this.deciding.actions.length > 0;
    head(this, isAsked ? say("your-turn") : "", this.bundle ? said(this.bundle, "title") : "");
    hold(this.querySelector(".actions"));
    if (this.view?.phase !== "waiting") this.sheets.find(this.querySelector(".sheets"), this.own);
  }

  willUpdate() {
    if (this.view) this.talk.read(this.view);
    this.sheets.hear(this.showing?.moment.scene);
  }

  // What is seen

  /** What else can be done, beside the game's own actions. @param {View} view */
  _more(view) {
    const { isThinking } = this.hinting;
    const isOver = this.showing?.moment.phase === "over";
    const others = extras(view, this.own.length > 0, this.deciding, isThinking, isOver, this.coach.advises, {
      resume: () => this._ask("resume"),
      hint: () => this._hint(),
      undo: () => this._undo(),
      rematch: () => this.trouble.attempt(() => playAgain(this.name)),
    });
    return [this.skipping.render(), others, this.passing.render(view)];
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
    if (this.line?.end) return lost(this.line.end.code === UNPLAYABLE ? say("refused-broken") : say("no-table"));
    if (!view || !bundle || !showing) return coming(this._wrong());
    const moment = this.passing.seen(showing.moment);
    return html`<div class="table" data-game=${view.game}>
      <div class="board-place ink-${this.seat ?? 0}"></div>
      <aside class="side">
        <h1 class="unseen">${said(bundle, "title")}</h1>
        <p class="sentence" role="status">${sentence(moment, this.seat, bundle)}</p>
        <p class="latest">${latest(this.teller.latest, view.game, this._wrong(), this.deciding.words)}</p>
        <div class="unseen told" role="log" aria-label=${say("log")}></div>
        ${this.coach.render()}
        ${view.phase === "waiting"
          ? room(view, this.name, (seat, name) => this._sit(seat, name))
          : actions(this.deciding, (action) => this._label(action), (action) => this.decide(action), this._more(view))}
        ${this.sheets.render(moment, bundle, this.own, (seat) => clock(view, seat))}
        ${this.talk.render(view, log(view, bundle, moment.told), (text) => this._ask("say", { text }))}
      </aside>
      <footer class="below">
        ${settings(view, this.speed, this.own, (speed) => this._pace(speed), (deed) => this._ask(deed))}
      </footer>
    </div>`;
  }

  /** @param {number} speed */
  _pace(speed) {
    this.speed = speed;
    if (this.showing) this.showing.speed = speed;
  }
}

customElements.define("quad-table", Table);
