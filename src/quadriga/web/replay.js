/** A game once more: forward, back, to any moment, as each seat saw it; and on from there. */

import { LitElement, html, nothing } from "lit";
import { Refused, ask } from "./api.js";
import { BoardView } from "./board.js";
import { Copying } from "./copying.js";
import { head } from "./heading.js";
import { log } from "./log.js";
import { coming, lost } from "./lost.js";
import { skip } from "./motion.js";
import { names } from "./names.js";
import { playOn, playedOn } from "./playon.js";
import { reason } from "./refusals.js";
import { runs } from "./runs.js";
import { sentence } from "./sentence.js";
import { Sheets } from "./sheets.js";
import { pace, usual } from "./speed.js";
import { Tale } from "./tale.js";
import { timeline } from "./timeline.js";
import { Trouble } from "./trouble.js";
import { phrased, said, say, spoken, switched } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./showing.js").Moment} Moment */

const PAUSE = 500; // milliseconds between two moments
const SHORTEST = 60;
const NEAR = "M-4-7 6 0-4 7z"; // the signs on buttons, one step and as far as a decision
const FAR = "M-8-7 0 0-8 7zM0-7 8 0 0 7z";
const REST = 400; // milliseconds at one moment until the address says so: browsers allow only so many changes of it

class Replay extends LitElement {
  static properties = { name: { type: String } };

  createRenderRoot() {
    return this;
  }

  constructor() {
    super();
    this.name = "";
    /** @type {View | undefined} */
    this.view = undefined;
    /** @type {Tale | undefined} */
    this.tale = undefined;
    /** @type {number | null} as whom one looks */
    this.seat = null;
    /** @type {number | null} as whom one will look, once it has come */
    this._wished = null;
    this.at = 0;
    this.sheets = new Sheets();
    this.isGoing = false;
    this._run = 0; // how often it was let go or stopped: of two that go, only the latest goes on
    this.copying = new Copying(() => this.requestUpdate());
    this.speed = usual();
    this.trouble = new Trouble(this);
    /** @type {Refused | null} why there is nothing to be seen */
    this.end = null;
    /** @type {BoardView | undefined} */
    this.board = undefined;
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    this._switched = () => this._words();
    this._key = (/** @type {KeyboardEvent} */ event) => this._pressed(event);
    this._sent = () => /^#\d+$/.test(location.hash) && this._go(Number(location.hash.slice(1)));
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    addEventListener("keydown", this._key);
    addEventListener("hashchange", this._sent);
    const seat = new URLSearchParams(location.search).get("seat");
    this.at = Number(location.hash.slice(1)) || 0;
    this._load(seat === null ? null : Number(seat));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    removeEventListener("keydown", this._key);
    removeEventListener("hashchange", this._sent);
    this._stop();
    clearTimeout(this._resting);
  }

  /** Say everything in the language that is spoken, once its words have come. */
  _words() {
    return this.trouble.until(async () => {
      if (this.view) this.bundle = await spoken(this.view.game);
      this.board?.label();
      this.requestUpdate();
    });
  }

  /** @param {number | null} seat */
  _load(seat) {
    this._stop();
    this._wished = seat;
    return this.trouble.until(async () => {
      if (seat !== this._wished) return; // by now one looks as somebody else
      try {
        await this._fetch(seat);
      } catch (error) {
        if (!(error instanceof Refused) || error.mayPass) throw error;
        this.end = error;
        this.requestUpdate();
      }
    });
  }

  /** Ask for all of it that has not come yet. @param {number | null} seat */
  async _fetch(seat) {
    this.view ??= await ask(`/tables/${this.name}`);
    const isThere = this.tale && this.seat === seat;
    const tale = isThere ? this.tale : new Tale(await ask(`/tables/${this.name}/replay${seat === null ? "" : `?seat=${seat}`}`));
    if (!tale || seat !== this._wished) return;
    this.tale = tale;
    this.seat = seat;
    await this._words();
    await this.updateComplete;
    const place = this.querySelector(".board-place");
    if (place && !this.board && tale.stood(0).scene) this.board = new BoardView(place, await ask(`/tables/${this.name}/board`), "board-once-more");
    this._show(this.at);
  }

  // Where one is

  /** The way to this moment, as this seat saw it. */
  get address() {
    return `/replay/${this.name}${this.seat === null ? "" : `?seat=${this.seat}`}#${this.at}`;
  }

  /**
   * Go to a moment, whatever is being shown.
   * @param {number} at
   */
  _go(at) {
    this._stop();
    skip();
    this._show(at);
  }

  _stop() {
    this._run += 1;
    this.isGoing = false;
  }

  /** @param {number} at */
  _show(at) {
    if (!this.tale || !this.isConnected) return; // it was left
    this.at = Math.max(0, Math.min(at, this.tale.last));
    this.now = this.tale.stood(this.at);
    this.trouble.tell(null);
    if (this.now.scene) this.board?.show(this.now.scene);
    clearTimeout(this._resting);
    if (!this.isGoing) this._resting = setTimeout(() => this._rest(), REST);
    this.requestUpdate();
  }

  /** Let the address say where one is. */
  _rest() {
    history.replaceState(null, "", this.address);
  }

  async _play() {
    const tale = this.tale;
    if (!tale) return;
    const run = (this._run += 1);
    this.isGoing = true;
    if (this.at === tale.last) this._show(0);
    this.requestUpdate();
    while (run === this._run && this.at < tale.last) await this._next(tale, run);
    if (run !== this._run) return;
    this._go(this.at);
  }

  /** Let the next moment be seen, unless somebody goes elsewhere meanwhile. @param {Tale} tale @param {number} run */
  async _next(tale, run) {
    for (const part of runs(tale.moments[this.at].events)) {
      await this.board?.play(part, this.speed);
      if (run !== this._run) return this._show(this.at); // what was moved by now lies elsewhere
    }
    this._show(this.at + 1);
    await new Promise((done) => setTimeout(done, Math.max(SHORTEST, PAUSE / this.speed)));
  }

  _toggle() {
    if (this.isGoing) this._go(this.at);
    else this._play();
  }

  /** @param {KeyboardEvent} event */
  _pressed(event) {
    const target = /** @type {Element} */ (event.target);
    const tale = this.tale;
    if (!tale || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("select, input:not([type=range]), dialog, [role=dialog]")) return; // they have keys of their own
    const way = event.key === "ArrowLeft" ? -1 : 1;
    /** @type {Record<string, () => void>} */
    const deeds = {
      ArrowLeft: () => this._step(way, event.shiftKey),
      ArrowRight: () => this._step(way, event.shiftKey),
      Home: () => this._go(0),
      End: () => this._go(tale.last),
      " ": () => this._toggle(),
    };
    if (!(event.key in deeds) || (event.key === " " && target.closest("button, a, summary"))) return;
    event.preventDefault();
    deeds[event.key]();
  }

  /** @param {1 | -1} way @param {boolean} isDecision to where somebody decides, or only what happens next */
  _step(way, isDecision) {
    if (this.tale) this._go(isDecision ? this.tale.decision(this.at, way) : this.at + way);
  }

  _copy() {
    this._rest();
    this.copying.copy(location.origin + this.address);
  }

  willUpdate() {
    this.sheets.hear(this.now?.scene);
  }

  updated() {
    head(this, this.bundle ? said(this.bundle, "title") : "", say("replay"));
  }

  // What is seen

  /** The game as it stood at this moment. @param {View} view @param {Tale} tale @returns {Moment} */
  _seen(view, tale) {
    const { turn = -1, doing = null, scene = null, end = null } = this.now ?? {};
    const isOver = this.at === tale.last;
    return {
      phase: isOver ? "over" : "playing",
      turn: turn >= 0 ? turn : null,
      paused: null,
      ask: null,
      doing,
      seats: view.seats.map((seat) => ({ ...seat, away: null, come: true })), // who is gone by now was there
      sides: view.sides,
      result: isOver ? view.result : null,
      end,
      seat: null,
      scene,
      told: 0,
    };
  }

  /** @param {View} view @param {import("./types").Happened[]} events @param {import("@fluent/bundle").FluentBundle} bundle */
  _latest(view, events, bundle) {
    const says = this.now?.end?.why ?? events.filter((event) => event.says).at(-1)?.says;
    return says ? phrased(bundle, says, names(view)) : nothing;
  }

  /** @param {Tale} tale */
  _buttons(tale) {
    /** @param {string} word @param {1 | -1} way @param {boolean} isDecision */
    const button = (word, way, isDecision) =>
      html`<button
        aria-label=${say(word)}
        title=${say(word)}
        ?disabled=${this.at === (way < 0 ? 0 : tale.last)}
        @click=${() => this._step(way, isDecision)}
      >
        <svg viewBox="-9 -9 18 18" aria-hidden="true"><path d=${isDecision ? FAR : NEAR} transform="scale(${way} 1)" /></svg>
      </button>`;
    return html`<div class="buttons steps">
      ${button("decision-back", -1, true)} ${button("step-back", -1, false)}
      <button class="main" @click=${() => this._toggle()}>${this.isGoing ? say("stop") : say("play")}</button>
      ${button("step-ahead", 1, false)} ${button("decision-ahead", 1, true)}
      <span>${this.at} / ${tale.last}</span>
    </div>`;
  }

  /** @param {View} view */
  _settings(view) {
    return html`<div class="settings">
      ${pace(this.speed, (speed) => (this.speed = speed))}
      ${view.hides
        ? html`<label
            >${say("seen-by")}
            <select
              class="eyes"
              @change=${(/** @type {any} */ event) => this._load(event.target.value === "" ? null : Number(event.target.value))}
            >
              <option value="">${say("a-watcher")}</option>
              ${names(view).map((name, seat) => html`<option value=${seat} ?selected=${seat === this.seat}>${name}</option>`)}
            </select></label
          >`
        : nothing}
      <button class="quiet copy" @click=${() => this._copy()}>${this.copying.isDone ? say("copied") : say("copy-moment")}</button>
      <span class="unseen" role="status">${this.copying.isDone ? say("copied") : nothing}</span>
      <a class="button quiet" href="/table/${this.name}">${say("to-the-table")}</a>
    </div>`;
  }

  render() {
    const { view, bundle, tale } = this;
    const { words } = this.trouble;
    if (this.end && !tale) return lost(this.end.code === "not-yours" ? say("no-table") : reason(this.end), this.view && this.name);
    if (!view || !bundle || !tale) return coming(words);
    const trouble = words && html`<span role="alert" class="trouble">${words}</span>`;
    const [seen, events] = [this._seen(view, tale), tale.told(this.at)];
    const live = this.isGoing ? "off" : "polite"; // who steps is told what they come to; what goes by is seen
    const told = sentence(seen, null, bundle) || say("chance-decides");
    return html`<div class="table replay" data-game=${view.game}>
      <div class="board-place"></div>
      <div class="below">
        ${timeline(tale, this.at, view, bundle, (at) => this._go(at))}
        <div class="controls">${this._buttons(tale)} ${this._settings(view)}</div>
        <p class="keys">${say("replay-keys")}</p>
      </div>
      <aside class="side">
        <h1 class="unseen">${say("replay")}</h1>
        <p class="sentence" role="status" aria-live=${live}>${told}</p>
        <p class="latest">
          ${trouble} <span role="status" aria-live=${live}>${words ? nothing : this._latest(view, events, bundle)}</span>
        </p>
        ${playOn(view, seen.scene?.sheets ?? [], [this.seat, seen.turn], this.at === tale.last && view.result !== null, (seat, level) =>
          this.trouble.attempt(() => playedOn(this.name, this.at, seat, level)),
        )}
        ${this.sheets.render(seen, bundle, [])}
        <section class="more">${log({ ...view, events }, bundle)}</section>
      </aside>
    </div>`;
  }
}

customElements.define("quad-replay", Replay);
