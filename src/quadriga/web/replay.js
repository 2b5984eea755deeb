/** A game once more: forward, back, to any moment, as each seat saw it. */

import { LitElement, html } from "lit";
import { ask } from "./api.js";
import { BoardView } from "./board.js";
import { log, names, sheets } from "./sheets.js";
import { say, switched, words } from "./words.js";
import { changed } from "./wire.js";

/** @typedef {import("./types").View} View */
/** @typedef {{ events: import("./types").Happened[], steps: any[][] }} Moment */

const PAUSE = 500; // milliseconds between two moments

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
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {any} */
    this.first = null;
    this.at = 0;
    this.isGoing = false;
    this.trouble = "";
    /** @type {BoardView | undefined} */
    this.board = undefined;
    /** @type {import("@fluent/bundle").FluentBundle | undefined} */
    this.bundle = undefined;
    this._switched = () => this._words();
  }

  connectedCallback() {
    super.connectedCallback();
    switched.addEventListener("switched", this._switched);
    this._load(null);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    switched.removeEventListener("switched", this._switched);
    this.isGoing = false;
  }

  async _words() {
    if (this.view) this.bundle = await words(this.view.game);
    this.requestUpdate();
  }

  /** @param {number | null} seat */
  async _load(seat) {
    try {
      this.view ??= await ask(`/tables/${this.name}`);
      const told = await ask(`/tables/${this.name}/replay${seat === null ? "" : `?seat=${seat}`}`);
      this.first = told.first;
      this.moments = told.moments;
      await this._words();
      await this.updateComplete;
      const place = this.querySelector(".board-place");
      if (place && !this.board) this.board = new BoardView(place, await ask(`/tables/${this.name}/board`));
      this._go(this.at || Number(location.hash.slice(1)) || 0);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.requestUpdate();
    }
  }

  /**
   * Show the game after so many actions.
   * @param {number} at
   */
  _go(at) {
    this.at = Math.max(0, Math.min(at, this.moments.length));
    const now = structuredClone(this.first);
    for (const { steps } of this.moments.slice(0, this.at)) changed(now, structuredClone(steps));
    this.now = now;
    if (now?.scene) this.board?.show(now.scene);
    history.replaceState(null, "", `#${this.at}`);
    this.requestUpdate();
  }

  async _play() {
    this.isGoing = !this.isGoing;
    this.requestUpdate();
    while (this.isGoing && this.at < this.moments.length) {
      for (const event of this.moments[this.at].events) await this.board?.play(event, 1);
      if (!this.isGoing) break;
      this._go(this.at + 1);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.isGoing = false;
    this.requestUpdate();
  }

  /** The game as it stood at this moment. @param {View} view @returns {View} */
  _seen(view) {
    const { turn = -1, scene = null } = this.now ?? {};
    const events = this.moments.slice(0, this.at).flatMap((moment) => moment.events);
    const result = this.at < this.moments.length ? null : view.result;
    return { ...view, turn: turn >= 0 ? turn : null, events, scene, result };
  }

  render() {
    const { view, bundle } = this;
    if (this.trouble) return html`<p role="alert" class="trouble">${this.trouble}</p>`;
    if (!view || !bundle) return html`<p class="waiting">${say("loading")}</p>`;
    const seen = this._seen(view);
    return html`<div class="table" data-game=${view.game}>
      <div class="board-place"></div>
      <aside class="side">
        <h1 class="sentence">${say("replay")}</h1>
        <input
          type="range"
          min="0"
          max=${this.moments.length}
          .value=${String(this.at)}
          aria-label=${say("moment")}
          @input=${(/** @type {any} */ event) => this._go(Number(event.target.value))}
        />
        <div class="buttons">
          <button @click=${() => this._go(this.at - 1)}>${say("step-back")}</button>
          <button class="main" @click=${() => this._play()}>${this.isGoing ? say("stop") : say("play")}</button>
          <button @click=${() => this._go(this.at + 1)}>${say("step-ahead")}</button>
          <span>${this.at} / ${this.moments.length}</span>
        </div>
        <label class="option"
          >${say("seen-by")}
          <select @change=${(/** @type {any} */ event) => this._load(event.target.value === "" ? null : Number(event.target.value))}>
            <option value="">${say("a-watcher")}</option>
            ${names(view).map((name, seat) => html`<option value=${seat}>${name}</option>`)}
          </select></label
        >
        ${sheets(seen, bundle, [])}
        <section class="more">${log(seen, bundle)}</section>
      </aside>
    </div>`;
  }
}

customElements.define("quad-replay", Replay);
